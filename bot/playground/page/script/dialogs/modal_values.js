// The fields of a modal and what they may hold. Pure.

const ROW = 1;
const TEXT_INPUT = 4;
const LABEL = 18;
const RADIO = 21;
const CHECKBOXES = 22;
const CHECKBOX = 23;

/** The fields of a modal: {part, label, description}. */
export function fieldsOf(modal) {
  return modal.components.flatMap((component) => {
    if (component.type === ROW) return component.components.map((part) => ({ part, label: part.label ?? "" }));
    if (component.type === LABEL)
      return [{ part: component.component, label: component.label, description: component.description }];
    return [];
  });
}

/** What a field holds before anybody touched it. `defaultsOf`: the chosen values of a select. */
export function firstValue(part, defaultsOf) {
  if (part.type === TEXT_INPUT) return part.value ?? "";
  if (part.type === CHECKBOX) return Boolean(part.default);
  if (part.type === RADIO) return part.options.find((option) => option.default)?.value ?? null;
  if (part.type === CHECKBOXES) return part.options.filter((option) => option.default).map((option) => option.value);
  return defaultsOf(part);
}

/** What is wrong with a value, for the reader; null if nothing. */
export function faultOf(part, value) {
  const required = part.required !== false;
  if (part.type === CHECKBOX) return null;
  if (part.type === TEXT_INPUT) return textFault(part, value, required);
  if (part.type === RADIO) return required && value === null ? "Choose one." : null;
  const least = part.min_values ?? 1;
  const most = part.max_values ?? (part.type === CHECKBOXES ? part.options.length : 1);
  if (!value.length && !required) return null;
  if (required && value.length < Math.max(least, 1))
    return least > 1 ? `Choose at least ${least}.` : "Choose at least one.";
  if (value.length < least) return `Choose at least ${least}.`;
  return value.length > most ? `Choose at most ${most}.` : null;
}

function textFault(part, value, required) {
  const length = [...value].length;
  if (!value.trim()) return required ? "This field is required." : null;
  if (part.min_length && length < part.min_length) return `Write at least ${part.min_length} characters.`;
  if (part.max_length && length > part.max_length) return `Write at most ${part.max_length} characters.`;
  return null;
}
