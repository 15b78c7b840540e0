// The world that the page knows, as a value: `fromSnapshot` makes it, and `reduce` makes a new value for each event. No
// value is changed in place, so a view may compare by identity. `page/socket.py` describes the values.

export const GUILD_TEXT = 0;
export const DM = 1;
export const GROUP = 3;
export const PUBLIC_THREAD = 11;
export const PRIVATE_THREAD = 12;
export const EPHEMERAL = 64;
export const LOADING = 128;

export const isThread = (channel) => channel.type === PUBLIC_THREAD || channel.type === PRIVATE_THREAD;

/** Compare two ids by age. Ids are texts of digits, because they are too large for JavaScript's numbers. */
export function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

const byId = (things) => new Map(things.map((thing) => [thing.id, thing]));
const withEntry = (map, key, value) => new Map(map).set(key, value);

function withoutEntry(map, key) {
  const next = new Map(map);
  next.delete(key);
  return next;
}

/** @returns the world in the snapshot */
export function fromSnapshot(frame) {
  return {
    you: frame.you,
    application: frame.application,
    guild: frame.guild,
    guilds: frame.guilds,
    welcome: frame.welcome,
    words: frame.words,
    languages: frame.languages,
    members: byId(frame.members),
    channels: byId(frame.channels),
    commands: frame.commands,
    menu: frame.menu,
    messageMenu: frame.message_menu,
    installed: frame.installed,
    emojis: byId(frame.emojis),
    logs: new Map(Object.entries(frame.messages)),
    interactions: byId(frame.interactions),
    modals: frame.modals,
    typing: new Map(),
  };
}

const EMPTY_LOG = { messages: [], more: true };

function withMessage(log, message) {
  const messages = log.messages.filter((known) => known.id !== message.id);
  let at = messages.length;
  while (at > 0 && compareIds(messages[at - 1].id, message.id) > 0) at -= 1;
  messages.splice(at, 0, message);
  return { ...log, messages };
}

function quietTyping(typing, channelId, userId) {
  const there = typing.get(channelId);
  if (!there?.has(userId)) return typing;
  return withEntry(typing, channelId, withoutEntry(there, userId));
}

const REDUCERS = {
  message_created(world, { message }) {
    const log = world.logs.get(message.channel_id) ?? EMPTY_LOG;
    return {
      ...world,
      logs: withEntry(world.logs, message.channel_id, withMessage(log, message)),
      typing: quietTyping(world.typing, message.channel_id, message.author.id),
    };
  },
  message_updated(world, { message }) {
    const log = world.logs.get(message.channel_id);
    if (!log?.messages.some((known) => known.id === message.id)) return world;
    const messages = log.messages.map((known) => (known.id === message.id ? message : known));
    return { ...world, logs: withEntry(world.logs, message.channel_id, { ...log, messages }) };
  },
  message_deleted(world, { channel_id, message_id }) {
    const log = world.logs.get(channel_id);
    if (!log) return world;
    const messages = log.messages.filter((known) => known.id !== message_id);
    return { ...world, logs: withEntry(world.logs, channel_id, { ...log, messages }) };
  },
  channel_created: (world, { channel }) => ({ ...world, channels: withEntry(world.channels, channel.id, channel) }),
  channel_updated: (world, { channel }) => ({ ...world, channels: withEntry(world.channels, channel.id, channel) }),
  channel_deleted: (world, { channel_id }) => ({
    ...world,
    channels: withoutEntry(world.channels, channel_id),
    logs: withoutEntry(world.logs, channel_id),
  }),
  member_updated: (world, { member }) => ({ ...world, members: withEntry(world.members, member.id, member) }),
  commands: (world, { commands, menu, message_menu: messageMenu, installed }) => ({
    ...world,
    commands,
    menu,
    messageMenu,
    installed,
  }),
  words: (world, { words, welcome }) => ({ ...world, words, welcome }),
  emojis: (world, { emojis }) => ({ ...world, emojis: byId(emojis) }),
  typing(world, { channel_id, user_id, until }) {
    if (user_id === world.you) return world;
    const there = world.typing.get(channel_id) ?? new Map();
    return { ...world, typing: withEntry(world.typing, channel_id, withEntry(there, user_id, until)) };
  },
  /** The page sends this event: the members who stopped typing before `now` (ms) no longer type. */
  typing_over(world, { now }) {
    const typing = new Map();
    for (const [channelId, users] of world.typing) {
      typing.set(channelId, new Map([...users].filter(([, until]) => until > now)));
    }
    return { ...world, typing };
  },
  interaction(world, { interaction }) {
    const interactions =
      interaction.state === "answered"
        ? withoutEntry(world.interactions, interaction.id)
        : withEntry(world.interactions, interaction.id, interaction);
    return { ...world, interactions };
  },
  /** The page sends this event: the reader has seen a failed interaction. */
  interaction_forgotten: (world, { id }) => ({ ...world, interactions: withoutEntry(world.interactions, id) }),
  modal_opened: (world, { modal }) => ({
    ...world,
    modals: [...world.modals.filter((open) => open.interaction_id !== modal.interaction_id), modal],
  }),
  modal_closed: (world, { interaction_id }) => ({
    ...world,
    modals: world.modals.filter((open) => open.interaction_id !== interaction_id),
  }),
  /** The page sends this event: the messages older than `before` have come. */
  older_arrived(world, { channel_id, before, messages, more }) {
    const log = world.logs.get(channel_id) ?? EMPTY_LOG;
    const oldest = log.messages[0]?.id;
    // Newer messages were removed meanwhile, so there would be a gap.
    if (oldest && compareIds(oldest, before) > 0) return world;
    const merged = { messages: [...messages, ...log.messages], more };
    return { ...world, logs: withEntry(world.logs, channel_id, merged) };
  },
  /** The page sends this event: the oldest messages of a channel are removed. They can be fetched again. */
  trimmed(world, { channel_id, keep }) {
    const log = world.logs.get(channel_id);
    if (!log || log.messages.length <= keep) return world;
    return { ...world, logs: withEntry(world.logs, channel_id, { messages: log.messages.slice(-keep), more: true }) };
  },
};

/** @returns the world after the event; the same world if the event is unknown */
export function reduce(world, frame) {
  return REDUCERS[frame.type]?.(world, frame) ?? world;
}

/** Returns the field of a command that says whether it may be used in this channel; null for no channel. */
export function placeOf(world, channel) {
  if (channel?.type === DM) return channel.recipient === world.application.id ? "in_dm" : "in_private";
  return channel?.type === GROUP ? "in_private" : "in_guild";
}

/** Returns the other member of a DM; null for other channels. The bot may be in no server of the page. */
export function recipientOf(world, channel) {
  const { id, name } = world.application;
  const bot = { id, name, username: name, bot: true, roles: [], color: 0, online: true };
  return world.members.get(channel.recipient) ?? (channel.recipient === id ? bot : null);
}

/** Returns the channel that opens first; null if the member sees no channel. */
export function firstChannel(world) {
  const text = [...world.channels.values()].filter((channel) => channel.type === GUILD_TEXT);
  return text.sort((a, b) => compareIds(a.id, b.id))[0] ?? null;
}

/** Returns the number of unread messages in all channels. */
export function unreadTotal(world) {
  let total = 0;
  for (const channel of world.channels.values()) total += channel.unread;
  return total;
}

/** Returns the channels in the list's order: text channels with their open threads, then private ones, newest first. */
export function channelTree(world) {
  const all = [...world.channels.values()].sort((a, b) => compareIds(a.id, b.id));
  const newestFirst = (a, b) => compareIds(b.last_message_id ?? b.id, a.last_message_id ?? a.id);
  return {
    text: all
      .filter((channel) => channel.type === GUILD_TEXT)
      .map((channel) => ({
        channel,
        threads: all.filter((thread) => isThread(thread) && thread.parent_id === channel.id && !thread.archived),
      })),
    dms: all.filter((channel) => channel.type === DM || channel.type === GROUP).sort(newestFirst),
  };
}
