// The page's sentences in the reader's language. The server sends them, at first in the page itself.
//
//   sentence   a text in which "{name}" stands for a value, or {value's name: {plural category or number: text}}

let words = {};
let locale = "en";
let plurals = null;
let numbers = null;

/** Use these sentences from now on. `language` is their language, `given` are the sentences by key. */
export function setWords(language, given) {
  words = given;
  // The English sentences are British: "A, B and C".
  locale = language === "en" ? "en-GB" : language;
  plurals = new Intl.PluralRules(locale);
  numbers = new Intl.NumberFormat(locale, { useGrouping: false });
  document.documentElement.lang = language;
}

setWords(document.documentElement.lang, JSON.parse(document.documentElement.dataset.words));

/** Returns a sentence of the page, with these values in it. */
export const say = (key, values) => sayWith(key, values).join("");

/** Returns a sentence as a list of its texts and values. Values may be parts of the view. */
export function sayWith(key, values = {}) {
  return textOf(key, values)
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? shown(key, part, values[part]) : part))
    .filter((part) => part !== "");
}

function textOf(key, values) {
  const sentence = words[key];
  if (sentence === undefined) {
    console.error(`There is no sentence ${key}.`);
    return key;
  }
  if (typeof sentence === "string") return sentence;
  const [[name, forms]] = Object.entries(sentence);
  return forms[values[name]] ?? forms[plurals.select(values[name])] ?? forms.other;
}

function shown(key, name, value) {
  if (value === undefined) console.error(`The sentence ${key} needs a value for ${name}.`);
  return typeof value === "number" ? numbers.format(value) : value;
}

/** Returns several names as one text, such as "A, B and C". */
export const listed = (names) => new Intl.ListFormat(locale, { type: "conjunction" }).format(names);

/** Returns the name of a language in itself, such as "Deutsch". */
export function languageName(language) {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const UNITS = ["byte", "kilobyte", "megabyte"];

/** Returns the size of a file in words. */
export function sizeText(bytes) {
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const style = { style: "unit", unit: UNITS[unit], maximumFractionDigits: 1 };
  return new Intl.NumberFormat(locale, { ...style, unitDisplay: unit ? "short" : "long" }).format(size);
}
