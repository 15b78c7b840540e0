// The member who uses this page: the world that they see, the state of their screen, and their actions.
import { Connection, Refused } from "./connection.js";
import { compareIds, firstChannel, fromSnapshot, GUILD_TEXT, reduce, unreadTotal } from "./world.js";
import { Drafts, readSettings, tabName, writeSettings } from "./settings.js";
import { chime } from "./sound.js";
import { say, setWords } from "./words.js";

const TYPING_SHOWN = 10_000; // ms
const TYPING_SAID_EVERY = 8_000; // ms
const KEPT_MESSAGES = 150; // A channel whose end is on the screen keeps this many messages.
const NOTICE_SHOWN = 6_000; // ms

/** Returns whether this tab is visible and has the focus. */
const isLookedAt = () => document.hasFocus() && !document.hidden;

export class Client {
  /** @param {URL} address of the page: `?as=` is the member's id, `guild=` the server's id, the fragment the channel's id */
  constructor(address) {
    this.address = address;
    this.as = address.searchParams.get("as");
    this.world = null;
    this.people = []; // the members in the frame `hello`, of whom the reader chooses one
    this.link = "connecting"; // | "up" | "down"
    this.screen = {
      channelId: address.hash.slice(1) || null,
      drawer: null, // "channels" | "members", on a narrow screen
      replyTo: null,
      lightbox: null, // {items, index}
      asking: null, // a question of the page: {title, ...}, see dialogs/ask.js
      notices: [],
      firstUnread: null, // id of the last message read when the channel was opened
    };
    this.settings = readSettings();
    this.pressing = new Set(); // "message/custom_id" of presses that wait for their replies
    this.uploaded = new WeakMap(); // the ids of uploaded files, by file
    this.drafts = new Drafts(this.as);
    this.fillComposer = null; // The composer sets this: (command entry or text) => void.
    this.revealMessage = null; // The message list sets this: (message id) => whether the list has the message.
    this.listeners = new Set();
    this.typingSaid = 0;
    const scheme = address.protocol === "https:" ? "wss:" : "ws:";
    const query = new URLSearchParams(address.search);
    query.set("tab", tabName());
    this.connection = new Connection(
      `${scheme}//${address.host}/page?${query}`,
      (frame) => this.receive(frame),
      (up) => this.linkChanged(up),
    );
  }

  start() {
    this.applyTheme();
    this.connection.open();
    addEventListener("hashchange", () => this.show(location.hash.slice(1)));
    addEventListener("focus", () => this.readOn());
    addEventListener("online", () => this.connection.retry());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.connection.retry();
    });
  }

  // ---- the world and its listeners ----

  subscribe(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  changed() {
    for (const listener of this.listeners) listener();
    this.showTitle();
  }

  setScreen(part) {
    this.screen = { ...this.screen, ...part };
    this.changed();
  }

  get you() {
    return this.world.members.get(this.world.you);
  }

  get channel() {
    return this.world.channels.get(this.screen.channelId) ?? null;
  }

  linkChanged(up) {
    this.link = up ? "up" : "down";
    if (!up) this.pressing = new Set();
    this.changed();
  }

  receive(frame) {
    if (frame.words) setWords(frame.language, frame.words);
    if (frame.type === "hello") {
      this.people = frame.members;
      if (frame.you === null) this.world = null;
    } else if (frame.type === "snapshot") {
      const still = new Set(frame.modals.map((modal) => modal.interaction_id));
      if (this.world?.modals.some((modal) => !still.has(modal.interaction_id)))
        this.notice(say("page-window-gone"));
      this.world = fromSnapshot(frame);
      this.show(this.screen.channelId);
    } else if (this.world) {
      this.happened(frame);
    }
    this.changed();
  }

  happened(frame) {
    const event = frame.type === "typing" ? { ...frame, until: Date.now() + TYPING_SHOWN } : frame;
    this.world = reduce(this.world, event);
    if (event.type === "typing") {
      setTimeout(() => this.happened({ type: "typing_over", now: Date.now() }), TYPING_SHOWN + 10);
    } else if (event.type === "message_created") {
      this.ring(event.message);
    } else if (event.type === "channel_deleted" && event.channel_id === this.screen.channelId) {
      this.show(null);
    } else if (event.type === "channel_updated" && event.channel.id === this.screen.channelId) {
      this.readOn();
    }
    this.changed();
  }

  /** Play a sound for a message if the tab has no focus, and for a mention in another channel. */
  ring(message) {
    if (!this.settings.sound || message.author.id === this.world.you) return;
    const pinged = message.mention_everyone || message.mentions.some((user) => user.id === this.world.you);
    const inView = isLookedAt() && message.channel_id === this.screen.channelId;
    if (!isLookedAt() || (pinged && !inView)) chime();
  }

  showTitle() {
    const where = this.world && this.channel ? this.channelTitle(this.channel) : null;
    const unread = this.world ? unreadTotal(this.world) : 0;
    document.title = `${unread ? `(${unread}) ` : ""}${where ? `${where} · ` : ""}${this.guildName}`;
  }

  get guildName() {
    return this.world?.guild.name ?? "Lapidary";
  }

  channelTitle(channel) {
    return channel.type === GUILD_TEXT ? `#${channel.name}` : channel.name;
  }

  // ---- the screen ----

  /** Show a channel. If there is no such channel, show the first channel. */
  show(channelId) {
    if (!this.world) return;
    const known = this.world.channels.get(channelId);
    const channel = known ?? firstChannel(this.world);
    const moved = channel?.id !== this.screen.channelId;
    const log = channel && this.world.logs.get(channel.id);
    const unread = channel?.unread ?? 0;
    const firstUnread = unread && log ? (log.messages.at(-unread)?.id ?? null) : moved ? null : this.screen.firstUnread;
    this.setScreen({
      channelId: channel?.id ?? null,
      firstUnread,
      drawer: null,
      replyTo: moved ? null : this.screen.replyTo,
    });
    if (!channel) return;
    // Replace an address without a channel, because going back to it would lead here again.
    const go = known ? "pushState" : "replaceState";
    if (location.hash.slice(1) !== channel.id) history[go](null, "", `#${channel.id}`);
    if (!log) this.older(channel.id);
    this.readOn();
  }

  applyTheme() {
    if (this.settings.theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.settings.theme;
  }

  set(setting, value) {
    this.settings = { ...this.settings, [setting]: value };
    writeSettings(this.settings);
    this.applyTheme();
    this.changed();
  }

  /** Turn the sound on or off. Play it once when it is turned on, because browsers allow sounds only after a press. */
  toggleSound() {
    this.set("sound", !this.settings.sound);
    if (this.settings.sound) chime();
  }

  /** Show the reader one sentence, for a few seconds. */
  notice(text) {
    const notice = { text };
    this.setScreen({ notices: [...this.screen.notices, notice] });
    setTimeout(() => this.dropNotice(notice), NOTICE_SHOWN);
  }

  dropNotice(notice) {
    this.setScreen({ notices: this.screen.notices.filter((shown) => shown !== notice) });
  }

  /** The page's address for another member. */
  addressAs(userId) {
    const address = new URL(this.address);
    address.searchParams.set("as", userId);
    address.hash = this.world ? (this.screen.channelId ?? "") : "";
    return address.href;
  }

  /** The page's address in another server. */
  addressIn(guildId) {
    const address = new URL(this.address);
    address.searchParams.set("guild", guildId);
    address.hash = "";
    return address.href;
  }

  // ---- actions: a refusal becomes a notice unless the caller handles it ----

  async attempt(type, fields) {
    try {
      return await this.connection.request(type, fields);
    } catch (refused) {
      this.notice(refused.message);
      return null;
    }
  }

  post(content) {
    const channel_id = this.screen.channelId;
    const replyTo = this.screen.replyTo;
    this.setScreen({ replyTo: null });
    return this.connection.request("post", { channel_id, content, ...(replyTo && { reply_to: replyTo }) });
  }

  slash(entry, options) {
    const { id: command_id } = entry.command;
    const channel_id = this.screen.channelId;
    return this.connection.request("slash", { channel_id, command_id, path: entry.path, options });
  }

  /** Use a command in the menu of a member. */
  useMenu(command_id, user_id) {
    return this.attempt("menu", { channel_id: this.screen.channelId, command_id, user_id });
  }

  /** Use a command in the menu of a message. */
  useMessageMenu(command_id, { channel_id, id: message_id }) {
    return this.attempt("message_menu", { channel_id, message_id, command_id });
  }

  /** Install the application for this member, or remove it. */
  install(installed) {
    return this.attempt("install", { installed });
  }

  autocomplete(entry, options, focused) {
    const { id: command_id } = entry.command;
    const channel_id = this.screen.channelId;
    return this.connection.request("autocomplete", { channel_id, command_id, path: entry.path, options, focused });
  }

  click(message, custom_id) {
    return this.press("click", message, { custom_id });
  }

  select(message, custom_id, values) {
    return this.press("select", message, { custom_id, values });
  }

  async press(type, message, fields) {
    const key = `${message.id}/${fields.custom_id}`;
    if (this.isPressed(message.id, fields.custom_id)) return;
    for (const failed of this.failuresOf(message.id)) this.forget(failed.id);
    this.pressing = new Set(this.pressing).add(key);
    this.changed();
    await this.attempt(type, { channel_id: message.channel_id, message_id: message.id, ...fields });
    const rest = new Set(this.pressing);
    rest.delete(key);
    this.pressing = rest;
    this.changed();
  }

  /** Returns whether this press waits for its reply. */
  isPressed(messageId, customId) {
    return (
      this.pressing.has(`${messageId}/${customId}`) ||
      [...this.world.interactions.values()].some(
        (sent) => sent.state === "sent" && sent.message_id === messageId && sent.custom_id === customId,
      )
    );
  }

  /** Returns the custom_ids of a message whose presses wait for replies, as one string. */
  pressesOf(messageId) {
    const pressed = [...this.pressing]
      .filter((key) => key.startsWith(`${messageId}/`))
      .map((key) => key.slice(messageId.length + 1));
    for (const sent of this.world.interactions.values()) {
      if (sent.kind === "component" && sent.state === "sent" && sent.message_id === messageId)
        pressed.push(sent.custom_id);
    }
    return pressed.join("\n");
  }

  failuresOf(messageId) {
    return [...this.world.interactions.values()].filter(
      (failed) => failed.kind === "component" && failed.state === "failed" && failed.message_id === messageId,
    );
  }

  forget(interactionId) {
    this.happened({ type: "interaction_forgotten", id: interactionId });
  }

  /** Upload the files of a modal that are not uploaded yet, and send the modal. */
  async submit(modal, values) {
    const fields = {};
    for (const [name, value] of Object.entries(values)) {
      const files = Array.isArray(value) && value.some((each) => each instanceof File);
      fields[name] = files ? await Promise.all(value.map((file) => this.upload(modal, file))) : value;
    }
    return this.connection.request("submit", { interaction_id: modal.interaction_id, fields });
  }

  /** @returns the file's id */
  async upload(modal, file) {
    if (this.uploaded.has(file)) return this.uploaded.get(file);
    const query = new URLSearchParams(this.address.search);
    query.set("interaction", modal.interaction_id);
    query.set("filename", file.name);
    let answer;
    try {
      answer = await fetch(`/page/uploads?${query}`, { method: "POST", body: file });
    } catch {
      throw new Refused("lost", say("page-file-lost", { name: file.name }));
    }
    const { id, code } = await answer.json();
    if (!answer.ok) throw new Refused(code);
    this.uploaded.set(file, id);
    return id;
  }

  async closeModal(modal) {
    this.happened({ type: "modal_closed", interaction_id: modal.interaction_id });
    await this.attempt("close_modal", { interaction_id: modal.interaction_id });
  }

  dismiss(message) {
    return this.attempt("dismiss", { channel_id: message.channel_id, message_id: message.id });
  }

  delete(message) {
    return this.attempt("delete", { channel_id: message.channel_id, message_id: message.id });
  }

  async openThread(channelId, name, messageId) {
    const opened = await this.attempt("open_thread", {
      channel_id: channelId,
      name,
      ...(messageId && { message_id: messageId }),
    });
    if (opened) this.show(opened.channel_id);
  }

  /** Let a member read another language. */
  setLocale(userId, locale) {
    return this.attempt("read", { user_id: userId, locale });
  }

  archive(channelId, archived) {
    return this.attempt("archive", { channel_id: channelId, archived });
  }

  async openDm(userId) {
    const opened = await this.attempt("open_dm", { user_id: userId });
    if (opened) this.show(opened.channel_id);
  }

  /** Mark the channel on screen as read to its end, if the tab has the focus. */
  readOn() {
    if (!this.world || !isLookedAt() || this.scrolledUp) return;
    const channel = this.channel;
    const newest = channel && this.world.logs.get(channel.id)?.messages.at(-1);
    if (!newest || !(channel.unread || channel.mentions)) return;
    this.connection.request("mark_read", { channel_id: channel.id, message_id: newest.id }).catch(() => {});
  }

  /** Store whether the end of the message list is on the screen. The list calls this. */
  scrolled(up) {
    this.scrolledUp = up;
    if (up) return;
    this.readOn();
    const log = this.world.logs.get(this.screen.channelId);
    if (log && log.messages.length > KEPT_MESSAGES) {
      this.happened({ type: "trimmed", channel_id: this.screen.channelId, keep: KEPT_MESSAGES });
    }
  }

  /** Show a channel and a message in it, which is loaded if necessary. */
  async jump({ channelId, messageId }) {
    if (!this.world.channels.has(channelId)) {
      this.notice(say("page-channel-gone"));
      return;
    }
    this.show(channelId);
    const known = () => this.world.logs.get(channelId);
    while (messageId && !known()?.messages.some((message) => message.id === messageId)) {
      if (known() && (!known().more || compareIds(known().messages[0]?.id ?? messageId, messageId) < 0)) break;
      if (!(await this.older(channelId))) break;
    }
    // A change is drawn in a later task.
    setTimeout(() => messageId && !this.revealMessage?.(messageId) && this.notice(say("page-message-gone")));
  }

  /** Fetch the messages before the oldest known message. @returns whether they came */
  async older(channelId) {
    const oldest = this.world.logs.get(channelId)?.messages[0]?.id ?? "9223372036854775807";
    const answer = await this.attempt("older", { channel_id: channelId, before: oldest });
    if (answer) this.happened({ type: "older_arrived", channel_id: channelId, before: oldest, ...answer });
    return answer !== null;
  }

  sayTyping() {
    const now = Date.now();
    if (now - this.typingSaid < TYPING_SAID_EVERY) return;
    this.typingSaid = now;
    this.connection.request("typing", { channel_id: this.screen.channelId }).catch(() => {});
  }
}
