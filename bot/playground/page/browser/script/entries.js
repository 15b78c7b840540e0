// The entries of the message list, sorted by age: messages, and the reader's commands that have no answer.
import { html } from "./vendor/preact.js";
import { daysBetween, longDate, usableLocale } from "./time.js";
import { compareIds } from "./world.js";
import { Message, SlashLine } from "./message.js";
import { say } from "./words.js";

const ONE_BREATH = 7 * 60_000; // Messages of one author within these ms share a header.
const THREAD_CREATED = 18;

/** Returns the entries of a channel: {key, message, newDay, follows} or {key, sent}. */
export function entriesOf(world, channel, messages, firstUnread) {
  const waiting = unanswered(world, channel, messages);
  const entries = [];
  let before = null;
  for (const message of messages) {
    while (waiting.length && compareIds(waiting[0].id, message.id) < 0) entries.push(lineOf(waiting.shift()));
    const newDay = !before || daysBetween(new Date(before.timestamp), new Date(message.timestamp)) !== 0;
    const unread = message.id === firstUnread;
    entries.push({ key: message.id, message, newDay, unread, follows: !newDay && !unread && follows(before, message) });
    before = message;
  }
  return [...entries, ...waiting.map(lineOf)];
}

const lineOf = (sent) => ({ key: `slash-${sent.id}`, sent });

/** Returns whether a message shares the header of the message above, which has the same author. */
function follows(before, message) {
  return (
    before.author.id === message.author.id &&
    !message.interaction_metadata &&
    message.type === 0 &&
    before.type !== THREAD_CREATED &&
    !((message.flags | before.flags) & 64) &&
    new Date(message.timestamp) - new Date(before.timestamp) < ONE_BREATH
  );
}

/** Returns the reader's commands in this channel that wait for an answer or have failed, oldest first. */
function unanswered(world, channel, messages) {
  const sent = [...world.interactions.values()].filter(
    (each) =>
      each.kind === "slash" && each.channel_id === channel.id && (each.state === "sent" || each.state === "failed"),
  );
  if (!sent.length) return sent;
  const answered = new Set(messages.map((message) => message.interaction_metadata?.id));
  // The answer may come before the frame with the interaction's new state.
  return sent.filter((each) => !answered.has(each.id)).sort((a, b) => compareIds(a.id, b.id));
}

/** Draws an entry, and above it the line for a new day and the line for unread messages. */
export function drawEntry({ key, message, sent, newDay, unread, follows }, client) {
  if (sent) return html`<div key=${key} class="entry" data-key=${key}><${SlashLine} sent=${sent} /></div>`;
  const { world } = client;
  const day = newDay && longDate(new Date(message.timestamp), usableLocale(client.you.locale));
  return html`<div key=${key} class="entry" data-key=${key}>
    ${day && html`<div key="day" class="divider" role="separator" aria-label=${day}><span>${day}</span></div>`}
    ${unread && html`<div key="unread" class="divider divider-new" role="separator" aria-label=${say("page-new-messages")}>
      <span>${say("page-new")}</span></div>`}
    <${Message} key="message" message=${message} follows=${follows}
      presses=${client.pressesOf(message.id)} failure=${client.failuresOf(message.id).at(-1) ?? null}
      members=${world.members} channels=${namesOf(world.channels)} you=${world.you} commands=${world.commands}
      emojis=${world.emojis} words=${world.words} canPost=${client.channel.can_post} />
  </div>`;
}

// A message may contain names of channels, so it is drawn again when a channel gets another name.
let lastChannels = null;
let lastNames = "";
function namesOf(channels) {
  if (channels !== lastChannels) {
    lastChannels = channels;
    lastNames = [...channels.values()].map((channel) => `${channel.id}:${channel.name}`).join();
  }
  return lastNames;
}
