// The entries of the message list, by age: messages, and own commands without an answer. Pure except for the drawing.
import { html } from "./vendor/preact.js";
import { daysBetween, longDate, usableLocale } from "./time.js";
import { compareIds } from "./world.js";
import { Message, SlashLine } from "./message.js";

const ONE_BREATH = 7 * 60_000; // ms within which messages of one author share a header
const THREAD_CREATED = 18;

/** The entries of a channel: {key, message, newDay, follows} or {key, sent}. */
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

/** Whether a message has no header of its own, since the message above has the same author. */
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

/** Own slash commands of this channel that wait for an answer or failed, oldest first. */
function unanswered(world, channel, messages) {
  const sent = [...world.interactions.values()].filter(
    (each) =>
      each.kind === "slash" && each.channel_id === channel.id && (each.state === "sent" || each.state === "failed"),
  );
  if (!sent.length) return sent;
  const answered = new Set(messages.map((message) => message.interaction_metadata?.id));
  // The answer message may come before the interaction's change of state.
  return sent.filter((each) => !answered.has(each.id)).sort((a, b) => compareIds(a.id, b.id));
}

/** One entry, with the lines above it: between days, before the first unread message. */
export function drawEntry({ key, message, sent, newDay, unread, follows }, client) {
  if (sent) return html`<div key=${key} class="entry" data-key=${key}><${SlashLine} sent=${sent} /></div>`;
  const { world } = client;
  const day = newDay && longDate(new Date(message.timestamp), usableLocale(client.you.locale));
  return html`<div key=${key} class="entry" data-key=${key}>
    ${day && html`<div key="day" class="divider" role="separator" aria-label=${day}><span>${day}</span></div>`}
    ${unread && html`<div key="unread" class="divider divider-new" role="separator" aria-label="New messages">
      <span>New</span></div>`}
    <${Message} key="message" message=${message} follows=${follows}
      presses=${client.pressesOf(message.id)} failure=${client.failuresOf(message.id).at(-1) ?? null}
      members=${world.members} channels=${namesOf(world.channels)} you=${world.you} commands=${world.commands}
      emojis=${world.emojis} canPost=${client.channel.can_post} />
  </div>`;
}

// A message mentions channels by name, so it is drawn again when one is renamed, but not at each unread message.
let lastChannels = null;
let lastNames = "";
function namesOf(channels) {
  if (channels !== lastChannels) {
    lastChannels = channels;
    lastNames = [...channels.values()].map((channel) => `${channel.id}:${channel.name}`).join();
  }
  return lastNames;
}
