// Finds the part of a long list that is in the document: the visible entries and entries near them.

const AHEAD = 1200; // px above and below the visible entries that are also drawn
const GUESS = 44; // px, the assumed height of an entry before any entry was drawn

/** The heights of drawn entries. All other entries count with the average height. */
export class Heights {
  known = new Map(); // px, by key
  sum = 0;

  note(key, height) {
    this.sum += height - (this.known.get(key) ?? 0);
    this.known.set(key, height);
  }

  of(key) {
    return this.known.get(key) ?? (this.known.size ? this.sum / this.known.size : GUESS);
  }

  /** Returns the sum of the heights of these entries. */
  all(keys) {
    return keys.reduce((sum, key) => sum + this.of(key), 0);
  }

  /** Forget all heights, because the list's width has changed. */
  forget() {
    this.known.clear();
    this.sum = 0;
  }
}

/**
 * @param keys     the keys of all entries, in order
 * @param heights  the heights of the entries
 * @param top      the key of the topmost visible entry; null if the end of the list is in view
 * @param view     the height of the view in px
 * @returns        {from, to}: the entries to draw are those from index `from` to index `to` - 1
 */
export function drawn(keys, heights, top, view) {
  const at = top === null ? -1 : keys.indexOf(top);
  const start = at < 0 ? keys.length : at;
  let from = start;
  for (let room = at < 0 ? view + AHEAD : AHEAD; from > 0 && room > 0; from -= 1) room -= heights.of(keys[from - 1]);
  let to = start;
  for (let room = view + AHEAD; to < keys.length && room > 0; to += 1) room -= heights.of(keys[to]);
  return { from, to };
}

/** Returns the key of the entry at this height of the list. Below the list, returns the last key. */
export function keyAt(keys, heights, height) {
  let below = 0;
  return keys.find((key) => (below += heights.of(key)) > height) ?? keys.at(-1) ?? null;
}
