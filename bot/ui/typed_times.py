"""Times that members type: quiet hours, an hour of the day, and the end of a holiday.

The words of all languages are read, whoever types them: `typed-*` in the texts, several with commas between them, and
the names of days and months from CLDR. Accents may be missing.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from typing import NamedTuple

from bot.errors import OptionError
from bot.sessions import refusals
from bot.sessions.pace import DAY
from bot.sessions.time.zones import zone_of
from bot.texts import locales
from bot.ui.typed import folded
from bot.ui.words import Words

_ISO = re.compile(r"(?P<year>\d{4})[-/](?P<month>\d{1,2})[-/](?P<day>\d{1,2})")
_DOTTED = re.compile(r"(?P<day>\d{1,2})\.\s*(?P<month>\d{1,2})\.(?:\s*(?P<year>\d{4}))?")
_SLASHED = re.compile(r"(?P<day>\d{1,2})/(?P<month>\d{1,2})(?:/(?P<year>\d{4}))?")
_NO_HOURS = "-"
_WHOLE_DAY = 24 * 60  # minutes
_NEXT_YEARS = 8  # a 29 February comes within these years
KINDS = (
    "typed-off",
    "typed-from",
    "typed-to",
    "typed-at",
    "typed-hours",
    "typed-am",
    "typed-pm",
    "typed-night",
    "typed-noon",
    "typed-midnight",
    "typed-in",
    "typed-on",
    "typed-days",
    "typed-weeks",
)
RELATIVE = ("typed-today", "typed-tomorrow", "typed-overmorrow")  # each is one day later


class _Forms(NamedTuple):
    """The forms in which times are typed, in any language.

    Attributes:
        hours: a span: the hour, minute and half of the day at which it begins, and those at which it ends.
        hour: one time of the day, in the same way.
        time: the same after a date.
        counted: a number of days or of weeks.
        relative: how many days from today a word means.
        weekday: the name of a day of the week after an optional word such as "on".
        named: a day with the name of its month.
        halves: what turns an hour with this word into one of 24.
    """

    off: frozenset[str]
    noon: re.Pattern[str]
    midnight: re.Pattern[str]
    hours: re.Pattern[str]
    hour: re.Pattern[str]
    time: re.Pattern[str]
    counted: re.Pattern[str]
    relative: dict[str, int]
    relatives: re.Pattern[str]
    weekdays: dict[str, int]
    weekday: re.Pattern[str]
    months: dict[str, int]
    named: tuple[re.Pattern[str], ...]
    halves: dict[str, Callable[[int], int]]


def read_quiet(text: str, words: Words) -> tuple[int, int] | None:
    """Return the beginning and end of quiet hours as minutes of the day; None for "off".

    The whole day is (0, 0). Raises OptionError.
    """
    forms = _forms_in(words)
    typed = _in_figures(text, forms)
    if typed == _NO_HOURS or typed in forms.off:
        return None
    found = forms.hours.fullmatch(typed)
    if found is None:
        raise refusals.quiet_hours()
    begin, end = _minute(found.groups()[:3], forms), _minute(found.groups()[3:], forms)
    # "9-11pm" begins in the evening for some, in the morning for others.
    unclear = found[6] is not None and found[3] is None and int(found[1]) <= 12
    if begin is None or end is None or unclear or begin == end:
        raise refusals.quiet_hours()
    begin %= _WHOLE_DAY
    if begin == end % _WHOLE_DAY and end != _WHOLE_DAY:
        raise refusals.quiet_hours()
    return begin, end % _WHOLE_DAY


def read_hour(text: str, words: Words) -> int | None:
    """Return a time of the day as a minute of the day; None for "off". Raises OptionError."""
    forms = _forms_in(words)
    typed = _in_figures(text, forms)
    if typed == _NO_HOURS or typed in forms.off:
        return None
    found = forms.hour.fullmatch(typed)
    minute = None if found is None else _minute(found.groups(), forms)
    if minute is None:
        raise OptionError("wait-error-hour", text=text.strip())
    return minute % _WHOLE_DAY


def read_until(text: str, now: int, zone: str | None, words: Words, *, month_first: bool = False) -> int:
    """Return when a holiday ends, in milliseconds.

    text: a number of days or weeks, or a day, which may have a time in the member's zone. Without a time, the holiday
    includes that day. Without a year, the next such date is meant. now: milliseconds. month_first: whether 3/4 is the
    fourth of March; 24/12 and 12/24 are the same day in any case. Raises OptionError.
    """
    forms = _forms_in(words)
    typed = _in_figures(text, forms)
    counted = forms.counted.fullmatch(typed)
    if counted is not None:
        return now + int(counted["count"]) * (DAY if counted["weeks"] is None else 7 * DAY)
    here = datetime.fromtimestamp(now / 1000, zone_of(zone))
    try:
        return int(_typed_end(typed, here, forms, month_first=month_first).timestamp() * 1000)
    except (ValueError, OverflowError):
        raise OptionError("wait-error-date", text=text.strip()) from None


def _typed_end(typed: str, now: datetime, forms: _Forms, *, month_first: bool) -> datetime:
    """Return the end of a typed day, or the typed time on that day. Raises ValueError, OverflowError."""
    for day, rest in _days(typed, now.date(), forms, month_first=month_first):
        found = forms.time.fullmatch(rest)
        minute = _WHOLE_DAY if not rest else None if found is None else _minute(found.groups(), forms)
        if minute is not None:
            day += timedelta(days=minute // _WHOLE_DAY)
            return datetime.combine(day, time(minute % _WHOLE_DAY // 60, minute % 60), now.tzinfo)
    raise ValueError(typed)


def _days(typed: str, today: date, forms: _Forms, *, month_first: bool) -> Iterator[tuple[date, str]]:
    """Return each day with which a text may begin, and the rest of the text. Raises ValueError for a wrong date."""
    if found := forms.relatives.match(typed):
        yield today + timedelta(days=forms.relative[found[1]]), typed[found.end() :]
    if found := forms.weekday.match(typed):
        ahead = (forms.weekdays[found[1]] - today.weekday() - 1) % 7 + 1
        yield today + timedelta(days=ahead), typed[found.end() :]
    for pattern in (_ISO, _DOTTED, _SLASHED, *forms.named):
        if (found := pattern.match(typed)) is None:
            continue
        day, year = int(found["day"]), found["year"]
        month = forms.months[found["month"]] if pattern in forms.named else int(found["month"])
        if pattern is _SLASHED and (month > 12 or (month_first and day <= 12)):
            month, day = day, month
        yield _next(day, month, today) if year is None else date(int(year), month, day), typed[found.end() :]


def _next(day: int, month: int, today: date) -> date:
    """Return the next such date, which may be today. Raises ValueError if no year has it."""
    for year in range(today.year, today.year + _NEXT_YEARS + 1):
        try:
            found = date(year, month, day)
        except ValueError:
            continue
        if found >= today:
            return found
    raise ValueError(f"{day}.{month}.")


def _in_figures(text: str, forms: _Forms) -> str:
    """Return a typed text in small letters, with noon and midnight as times."""
    return forms.midnight.sub("24:00", forms.noon.sub("12:00", folded(text)))


def _minute(parts: Iterable[str | None], forms: _Forms) -> int | None:
    """Return a time as a minute from 0 to 24 * 60; None: there is no such time. parts: its hour, minute and half."""
    hour, minute, half = parts
    number, past = int(hour or 0), int(minute or 0)
    read = None if half is None else forms.halves[half]
    if read is _morning and number > 12:
        return None
    number = number if read is None or number > 12 else read(number)
    total = number * 60 + past
    return total if past < 60 and total <= _WHOLE_DAY else None


def _morning(hour: int) -> int:
    return hour % 12


def _afternoon(hour: int) -> int:
    return hour % 12 + 12


def _night(hour: int) -> int:
    """Return the hour of a night: "10 at night" is in the evening, "2 at night" after midnight."""
    return hour % 12 if hour < 6 or hour == 12 else hour + 12


_HALVES: dict[str, Callable[[int], int]] = {
    "typed-am": _morning,
    "typed-pm": _afternoon,
    "typed-night": _night,
}


def _forms_in(words: Words) -> _Forms:
    kinds = (*KINDS, *RELATIVE)
    return _forms(words.languages, *(tuple(words.in_all_languages(kind)) for kind in kinds))


@lru_cache(maxsize=8)  # one for each language of a reader
def _forms(languages: tuple[str, ...], *texts: tuple[str, ...]) -> _Forms:
    """Return the forms with these words.

    texts: the words of each kind of KINDS and RELATIVE, a text for each language.
    """
    said = dict(zip((*KINDS, *RELATIVE), map(_words, texts), strict=True))
    one_of = {kind: _any(words) for kind, words in said.items()}
    hour_word = f"(?:{one_of['typed-hours']})"
    halves = {word: read for kind, read in _HALVES.items() for word in said[kind]}
    half = f"(?:{_any(halves)})"
    hour = rf"(\d{{1,2}})(?:\s*(?:[:.]|{hour_word})\s*(\d{{2}}))?(?:\s*{hour_word})?(?:\s*({half}))?"
    at = rf"(?:(?:{one_of['typed-at']})\s+)?"
    count = rf"(?:(?:{one_of['typed-in']})\s+)?(?P<count>\d{{1,3}})"
    relative = {word: days for days, kind in enumerate(RELATIVE) for word in said[kind]}
    weekdays, months = _named(languages, locales.weekdays), _named(languages, locales.months)
    return _Forms(
        off=frozenset(said["typed-off"]),
        noon=re.compile(rf"\b(?:{one_of['typed-noon']})\b"),
        midnight=re.compile(rf"\b(?:{one_of['typed-midnight']})\b"),
        hours=re.compile(rf"(?:(?:{one_of['typed-from']})\s+)?{hour}\s*(?:-|–|—|{one_of['typed-to']})\s*{hour}"),
        hour=re.compile(at + hour),
        # An hour alone would be part of the date, so it has minutes or a word.
        time=re.compile(rf"[\st,]+{at}(?=\d{{1,2}}(?::|\s*{hour_word}|\s*{half})){hour}"),
        counted=re.compile(rf"{count}\s*(?:{one_of['typed-days']}|(?P<weeks>{one_of['typed-weeks']}))?"),
        relative=relative,
        relatives=re.compile(rf"({_any(relative)})\b"),
        weekdays=weekdays,
        weekday=re.compile(rf"(?:(?:{one_of['typed-on']})\s+)?({_any(weekdays)})\b\.?"),
        months=months,
        named=_with_month(months),
        halves=halves,
    )


def _with_month(months: Iterable[str]) -> tuple[re.Pattern[str], ...]:
    """Return the patterns of a day with the name of its month: "24 December 2026" and "December 24"."""
    month = rf"(?P<month>{_any(months)})\b\.?"
    year = r"(?:,?\s*(?:del?\s+)?(?P<year>\d{4})\b)?"
    return (
        re.compile(rf"(?P<day>\d{{1,2}})(?:st|nd|rd|th|er|o|\.)?\s*(?:de\s+|of\s+)?{month}{year}"),
        re.compile(rf"{month}\s*(?P<day>\d{{1,2}})(?:st|nd|rd|th)?\b{year}"),
    )


def _named(languages: Iterable[str], names: Callable[[str], dict[str, int]]) -> dict[str, int]:
    """Return the numbers of names in all languages. Abbreviations may lack their dot, and Portuguese days "-feira"."""
    found: dict[str, int] = {}
    for language in languages:
        for name, number in names(language).items():
            whole = folded(name).rstrip(".")
            found |= {whole: number, whole.removesuffix("-feira"): number}
    return found


def _words(texts: Iterable[str]) -> list[str]:
    """Return all words of a kind, the longest first. texts: for each language its words, with commas between them."""
    return sorted({folded(word) for text in texts for word in text.split(",")}, key=len, reverse=True)


def _any(words: Iterable[str]) -> str:
    """Return a pattern for one of these words."""
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
