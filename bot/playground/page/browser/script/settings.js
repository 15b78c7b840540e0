// The data stored in this browser: colours, sound, the tab's name and its drafts. All other data are in the world.

const KEY = "playground";
const DEFAULT = { theme: "system", sound: false, members: true };

export function readSettings() {
  try {
    return { ...DEFAULT, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULT }; // The storage may be forbidden or contain another text.
  }
}

export function writeSettings(settings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // the page also works without storage
  }
}

/** The drafts of a member in this tab, by channel. They survive a reload. */
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

  /** Store a draft. An empty text deletes it. */
  set(channelId, text) {
    if (text) this.texts.set(channelId, text);
    else this.texts.delete(channelId);
    try {
      sessionStorage.setItem(this.key, JSON.stringify(Object.fromEntries(this.texts)));
    } catch {
      // the page also works without storage
    }
  }
}

/** Returns a text that no other tab has and that survives a reload. */
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
