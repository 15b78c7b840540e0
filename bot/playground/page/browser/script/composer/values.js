// Converts the text in an option's field to a typed value.
//
//   field   {text, choice}   choice: the chosen candidate; null if only the text counts
//   candidate   {value, label, description, member, color}
import { say } from "../words.js";

export const STRING = 3;
export const INTEGER = 4;
export const BOOLEAN = 5;
export const USER = 6;
export const CHANNEL = 7;
export const ROLE = 8;
export const MENTIONABLE = 9;
export const NUMBER = 10;

const ENTITIES = [USER, CHANNEL, ROLE, MENTIONABLE];
const MOST_SHOWN = 25;

export const nameOf = (option) => option.shown_name ?? option.name;

/** Returns whether the value must be one of the candidates. */
export const isClosed = (option) =>
  Boolean(option.choices?.length) || option.type === BOOLEAN || ENTITIES.includes(option.type);

const candidateOf = (choice) => ({ value: choice.value, label: choice.shown_name ?? choice.name });

/** Returns the candidates in an answer to an autocompletion. */
export const candidatesOf = (choices) => choices.map(candidateOf);

/** Returns the candidates that the page knows without the bot; [] for a text and for an autocompletion. */
export function candidates(option, text, world) {
  const wanted = text.trim().replace(/^[@#]/, "").toLowerCase();
  const all = allCandidates(option, world);
  const fits = (candidate) => candidate.label.replace(/^[@#]/, "").toLowerCase();
  return [
    ...all.filter((candidate) => fits(candidate).startsWith(wanted)),
    ...all.filter((candidate) => !fits(candidate).startsWith(wanted) && fits(candidate).includes(wanted)),
  ].slice(0, MOST_SHOWN);
}

function allCandidates(option, world) {
  if (option.choices?.length) return option.choices.map(candidateOf);
  const members = [...world.members.values()].map((member) => ({
    value: member.id,
    label: `@${member.name}`,
    description: member.username,
    member,
  }));
  const roles = world.guild.roles.map((role) => ({
    value: role.id,
    label: `@${role.name.replace(/^@/, "")}`,
    color: role.color,
  }));
  switch (option.type) {
    case BOOLEAN:
      return [
        { value: true, label: say("page-true") },
        { value: false, label: say("page-false") },
      ];
    case USER:
      return members;
    case ROLE:
      return roles;
    case MENTIONABLE:
      return [...members, ...roles];
    case CHANNEL:
      return [...world.channels.values()]
        .filter(
          (channel) =>
            channel.type !== 1 && (!option.channel_types?.length || option.channel_types.includes(channel.type)),
        )
        .map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
    default:
      return [];
  }
}

/** @returns {value}, {empty: true} or {error: what is wrong, for the reader} */
export function readField(option, field, world) {
  const text = field?.text.trim() ?? "";
  if (field?.choice) return { value: field.choice.value };
  if (!text) return option.required ? { error: say("page-required") } : { empty: true };
  if (isClosed(option)) return readChoice(option, text, world);
  return option.type === STRING ? readText(option, text) : readNumber(option, text);
}

/** Returns the candidate whose name or value equals the text, or the only candidate that matches the text. */
function readChoice(option, text, world) {
  const plain = (written) => String(written).replace(/^[@#]/, "").toLowerCase();
  const fitting = candidates(option, text, world);
  const named = allCandidates(option, world).find((candidate) =>
    [candidate.label, candidate.value].some((name) => plain(name) === plain(text)),
  );
  const meant = named ?? (fitting.length === 1 ? fitting[0] : null);
  return meant ? { value: meant.value } : { error: say("page-pick") };
}

function readText(option, text) {
  const length = [...text].length;
  if (option.min_length != null && length < option.min_length)
    return { error: say("page-least-characters", { count: option.min_length }) };
  if (option.max_length != null && length > option.max_length)
    return { error: say("page-most-characters", { count: option.max_length }) };
  return { value: text };
}

function readNumber(option, text) {
  const whole = option.type === INTEGER;
  const value = Number(text.replace(",", "."));
  if (!/^[+-]?\d+([.,]\d+)?$/.test(text) || (whole && !Number.isSafeInteger(value))) {
    const range = whole ? say("page-range-whole") : say("page-range-number");
    return { error: say("page-write-range", { range }) };
  }
  const { min_value: least, max_value: most } = option;
  if ((least != null && value < least) || (most != null && value > most)) {
    return { error: say("page-write-range", { range: rangeOf(option) }) };
  }
  return { value };
}

/** Returns the range of an option in words; "" if the option has no range. */
export function rangeOf(option) {
  const { min_value: least, max_value: most } = option;
  if (least != null && most != null) return say("page-range-between", { least, most });
  if (least != null) return say("page-range-from", { least });
  if (most != null) return say("page-range-to", { most });
  if (option.type === INTEGER) return say("page-range-whole");
  return option.type === NUMBER ? say("page-range-number") : "";
}
