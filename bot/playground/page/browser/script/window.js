// The window of a long list: only the entries in view and near it are in the document. Padding replaces the others.

const AHEAD = 1200; // px drawn above and below what is in view
const GUESS = 44; // px; the height of an entry before any was drawn

/** The heights of drawn entries; for all others their average. */
export class Heights {
  known = new Map(); // key -> px
  sum = 0;

  note(key, height) {
    this.sum += height - (this.known.get(key) ?? 0);
    this.known.set(key, height);
  }

  of(key) {
    return this.known.get(key) ?? (this.known.size ? this.sum / this.known.size : GUESS);
  }

  /** The sum of the heights of these keys. */
  all(keys) {
    return keys.reduce((sum, key) => sum + this.of(key), 0);
  }

  /** Forget all heights, as the list's width has changed. */
  forget() {
    this.known.clear();
    this.sum = 0;
  }
}

/**
 * @param keys     of all entries, in order
 * @param heights  their heights
 * @param top      key of the topmost one in view; null: the end of the list is in view
 * @param view     px in view
 * @returns        {from, to}: the indexes of the entries to draw, without `to`
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

/** The key of the entry at this height of the list; below the list, the last key. */
export function keyAt(keys, heights, height) {
  let below = 0;
  return keys.find((key) => (below += heights.of(key)) > height) ?? keys.at(-1) ?? null;
}
