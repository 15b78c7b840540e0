// Shows times in words, in the reader's language and time zone.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const formats = new Map();

function format(locale, options) {
  const key = locale + JSON.stringify(options);
  if (!formats.has(key)) formats.set(key, new Intl.DateTimeFormat(locale, options));
  return formats.get(key);
}

const startOfDay = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** Returns the days between two dates in the calendar: 0 for the same day, 1 for yesterday. */
export const daysBetween = (earlier, later) => Math.round((startOfDay(later) - startOfDay(earlier)) / DAY);

export const timeOfDay = (date, locale) => format(locale, { timeStyle: "short" }).format(date);
export const longDate = (date, locale) => format(locale, { dateStyle: "long" }).format(date);
export const fullDate = (date, locale) => format(locale, { dateStyle: "full", timeStyle: "short" }).format(date);

/** Returns the time that is shown beside an author's name. */
export function whenSent(date, locale, now = new Date()) {
  const days = daysBetween(date, now);
  if (days === 0) return timeOfDay(date, locale);
  if (days === 1) {
    const yesterday = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-1, "day");
    return `${yesterday}, ${timeOfDay(date, locale)}`;
  }
  return format(locale, { dateStyle: "short", timeStyle: "short" }).format(date);
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const UNITS = [
  ["year", 365 * DAY],
  ["month", 30 * DAY],
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
  ["second", SECOND],
];

/** Returns a text such as "in 5 minutes" or "2 days ago". */
export function relative(date, locale, now = new Date()) {
  const distance = date - now;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(distance) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(distance / size), unit);
}

/** Returns the text of a timestamp `<t:...:style>`. */
export const styled = (date, style, locale) =>
  style === "R" ? relative(date, locale) : format(locale, STYLES[style] ?? STYLES.f).format(date);

/** Returns a locale that the browser knows. A world's file may contain unknown locales. */
export function usableLocale(locale) {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? "en";
  } catch {
    return "en";
  }
}
