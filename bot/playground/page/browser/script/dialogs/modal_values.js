// The fields of a modal and the values that they accept.
import { say } from "../words.js";

const ROW = 1;
const TEXT_INPUT = 4;
const LABEL = 18;
const FILES = 19;
const RADIO = 21;
const CHECKBOXES = 22;
const CHECKBOX = 23;
const SELECTS = [3, 5, 6, 7, 8];

/** Returns the fields of a modal: {part, label, description}. */
export function fieldsOf(modal) {
  return modal.components.flatMap((component) => {
    if (component.type === ROW) return component.components.map((part) => ({ part, label: part.label ?? "" }));
    if (component.type === LABEL)
      return [{ part: component.component, label: component.label, description: component.description }];
    return [];
  });
}

/** Returns the initial value of a field. `defaultsOf` returns the chosen values of a select. */
export function firstValue(part, defaultsOf) {
  if (part.type === TEXT_INPUT) return part.value ?? "";
  if (part.type === CHECKBOX) return Boolean(part.default);
  if (part.type === FILES) return [];
  if (part.type === RADIO) return part.options.find((option) => option.default)?.value ?? null;
  if (part.type === CHECKBOXES) return part.options.filter((option) => option.default).map((option) => option.value);
  return SELECTS.includes(part.type) ? defaultsOf(part) : null;
}

/** Returns what is wrong with a value, as a sentence for the reader; null if nothing is wrong. */
export function faultOf(part, value) {
  const required = part.required !== false;
  if (part.type === CHECKBOX) return null;
  if (part.type === TEXT_INPUT) return textFault(part, value, required);
  if (part.type === FILES) return fileFault(part, value, required);
  if (part.type === RADIO) return required && value === null ? say("page-choose-one") : null;
  if (part.type !== CHECKBOXES && !SELECTS.includes(part.type)) return null;
  const least = part.min_values ?? 1;
  const most = part.max_values ?? (part.type === CHECKBOXES ? part.options.length : 1);
  if (!value.length && !required) return null;
  const needed = required ? Math.max(least, 1) : least;
  if (value.length < needed) return say("page-choose-least", { count: needed });
  return value.length > most ? say("page-choose-most", { count: most }) : null;
}

export const FILE_BYTES = 10 * 1024 * 1024; // Discord's limit for members who do not pay

function fileFault(part, files, required) {
  const least = part.min_values ?? 1;
  const most = part.max_values ?? 1;
  if (!files.length) return required ? say("page-add-file") : null;
  if (files.length < least) return say("page-add-least", { count: least });
  if (files.length > most) return say("page-add-most", { count: most });
  const large = files.find((file) => file.size > FILE_BYTES);
  return large ? say("page-file-large", { name: large.name }) : null;
}

function textFault(part, value, required) {
  const length = [...value].length;
  if (!value.trim()) return required ? say("page-field-required") : null;
  if (part.min_length && length < part.min_length) return say("page-least-characters", { count: part.min_length });
  if (part.max_length && length > part.max_length) return say("page-most-characters", { count: part.max_length });
  return null;
}
