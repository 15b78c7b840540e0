// What this browser remembers: looks and sound, which tab this is and what was begun in it. All else lives in the playground's world.

const KEY = "playground";
const DEFAULT = { theme: "system", sound: false, members: true };

export function readSettings() {
  try {
    return { ...DEFAULT, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULT }; // storage may be forbidden or hold something else's text
  }
}

export function writeSettings(settings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a page that may not remember still works
  }
}

/** The texts that a member has begun in this tab, by channel; they outlive a reload. */
export class Drafts {
  constructor(memberId) {
    this.key = `${KEY}/drafts/${memberId}`;
    try {
      this.texts = new Map(Object.entries(JSON.parse(sessionStorage.getItem(this.key) ?? "{}")));
    } catch {
      this.texts = new Map();
    }
  }

  get(channelId) {
    return this.texts.get(channelId) ?? "";
  }

  /** An empty text is no draft. */
  set(channelId, text) {
    if (text) this.texts.set(channelId, text);
    else this.texts.delete(channelId);
    try {
      sessionStorage.setItem(this.key, JSON.stringify(Object.fromEntries(this.texts)));
    } catch {
      // a page that may not remember still works
    }
  }
}

/** What tells this tab from others; it stays the same over a reload. */
export function tabName() {
  const fresh = [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join("");
  try {
    const name = sessionStorage.getItem(KEY) ?? fresh;
    sessionStorage.setItem(KEY, name);
    return name;
  } catch {
    return fresh;
  }
}
