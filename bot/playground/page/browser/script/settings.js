// What this browser remembers: looks, sound, the tab's own name and its drafts. The playground's world holds all else.

const KEY = "playground";
const DEFAULT = { theme: "system", sound: false, members: true };

export function readSettings() {
  try {
    return { ...DEFAULT, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULT }; // storage may be forbidden or hold another text
  }
}

export function writeSettings(settings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a page that may not remember still works
  }
}

/** A member's drafts in this tab, by channel; they outlive a reload. */
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

/** A text that no other tab has; it stays the same over a reload. */
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
