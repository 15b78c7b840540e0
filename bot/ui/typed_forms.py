"""The forms in which members type times, in the words of all languages.

The words are `typed-*` in the texts, several with commas between them. The names of days and months come from CLDR.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from bot.texts import locales
from bot.ui.typed import LETTER, bare, folded, one_of, spellings
from bot.ui.words import Words

LONGEST = 80  # characters of a time that is read
KINDS = (
    "typed-off",
    "typed-from",
    "typed-to",
    "typed-at",
    "typed-hours",
    "typed-sharp",
    "typed-am",
    "typed-pm",
    "typed-night",
    "typed-noon",
    "typed-midnight",
    "typed-in",
    "typed-on",
    "typed-the",
    "typed-next",
    "typed-evening",
    "typed-saturday",
    "typed-january",
    "typed-first",
    "typed-one",
    "typed-numbers",
    "typed-days",
    "typed-weeks",
    "typed-months",
)
RELATIVE = ("typed-today", "typed-tomorrow", "typed-overmorrow")  # each is one day later
_SATURDAY = 5
_PORTUGUESE = "-feira"
_SHORTEST = 3  # letters of a shortened name of a day or month
_DASHES = re.compile(r"[-‐-―−﹘﹣－~∼〜→➔]+>?")
_YEAR_FIRST = re.compile(r"(?P<year>\d{4})([-/.])(?P<month>\d{1,2})\2(?P<day>\d{1,2})(?!\d)")
_DOTTED = re.compile(
    r"(?P<day>\d{1,2})\.\s*(?P<month>\d{1,2})(?!\d)"
    r"(?:(?:\.\s*|\s+)(?P<year>\d{4})(?!\d)|\.(?P<short>\d\d)(?!\d|\s*[:.h]))?\.?"
)
SLASHED = re.compile(
    r"(?P<day>\d{1,2})\s*([-/])\s*(?P<month>\d{1,2})(?!\d)"
    r"(?:\s*\2\s*(?:(?P<year>\d{4})|(?P<short>\d\d))(?!\d|\s*[:.h]))?"
)
_ORDINAL = rf"(?:(?:st|nd|rd|th|er|ro|o|°|te|ten|ter)(?!{LETTER})|\.)"
_HALF_HOUR = r"(?<=\b\d\d)(?=\d\d(?!\d))"  # between the hour and the minute of "2230"
# The sign behind noon tells it from a typed 12:00, which may be in the night.
_FIGURES = {"typed-noon": "12:00!", "typed-midnight": "24:00", "typed-first": "1"}


class Days(NamedTuple):
    """The forms of days.

    Attributes:
        lead: a word before a day. the: the last such word, if it makes a number the day of a month.
        relatives: a word for a day near today. weekday: a day of the week.
        evening: the evening of a day that was named.
        dates: days with their month. numbered: a day of the month without it.
        relative, weekdays, months: what words mean. The keys are without signs (`bare`).
    """

    lead: re.Pattern[str]
    the: re.Pattern[str]
    relatives: re.Pattern[str]
    weekday: re.Pattern[str]
    evening: re.Pattern[str]
    dates: tuple[re.Pattern[str], ...]
    numbered: re.Pattern[str]
    relative: dict[str, int]
    weekdays: dict[str, int]
    months: dict[str, int]


class Forms(NamedTuple):
    """The forms of times.

    Attributes:
        to: what stands between the two times of a span.
        start: what may stand before the first of them.
        named: words for figures, such as "noon".
        clock: a time of the day. at, before, hour, mark, minute, word, sharp, after, noon: its parts.
        counted: a number of days, weeks or months.
        number: a number of days without a unit.
        on: a word before a time that ends something, such as "until".
        sharp: a word after the hour of a time, which no number of hours has.
        numbers: numbers in words. The keys are without signs (`bare`), as those of `halves`.
        halves: what turns an hour with this word into one of 24.
    """

    off: frozenset[str]
    to: re.Pattern[str]
    start: re.Pattern[str]
    named: re.Pattern[str]
    clock: re.Pattern[str]
    counted: re.Pattern[str]
    number: re.Pattern[str]
    on: re.Pattern[str]
    sharp: re.Pattern[str]
    numbers: dict[str, int]
    halves: dict[str, Callable[[int], int]]
    days: Days

    def plain(self, text: str) -> str:
        """Return a typed text in small letters, with figures for words; "" if it is too long for a time."""
        typed = folded(text)
        return "" if len(typed) > LONGEST else self.named.sub(_figures, _DASHES.sub("-", typed).strip(" ,!"))


def morning(hour: int) -> int:
    """Return the hour of the day for an hour before noon."""
    return hour % 12


def _afternoon(hour: int) -> int:
    return hour % 12 + 12


def _night(hour: int) -> int:
    """Return the hour of a night: "10 at night" is in the evening, "2 at night" after midnight."""
    return hour % 12 if hour < 6 or hour == 12 else hour + 12


_HALVES: dict[str, Callable[[int], int]] = {
    "typed-am": morning,
    "typed-pm": _afternoon,
    "typed-night": _night,
}


def forms_in(words: Words) -> Forms:
    """Return the forms in all languages."""
    kinds = (*KINDS, *RELATIVE)
    return _forms(words.languages, *(tuple(words.in_all_languages(kind)) for kind in kinds))


@lru_cache(maxsize=8)  # one for each language of a reader
def _forms(languages: tuple[str, ...], *texts: tuple[str, ...]) -> Forms:
    """Return the forms with these words.

    texts: the words of each kind of KINDS and RELATIVE, a text for each language.
    """
    said = dict(zip((*KINDS, *RELATIVE), map(_words, texts), strict=True))
    some = {kind: one_of(words) for kind, words in said.items()}
    numbers = _numbers(texts[KINDS.index("typed-numbers")]) | dict.fromkeys(said["typed-one"], 1)
    lengths = rf"(?:{some['typed-days']}|(?P<weeks>{some['typed-weeks']})|(?P<months>{some['typed-months']}))"
    return Forms(
        off=frozenset(map(bare, said["typed-off"])),
        to=re.compile(rf"\s*(?:-|'?{some['typed-to']})\s*"),
        start=re.compile(rf"(?:{some['typed-from']}\s*)?"),
        named=_figures_in_words(some),
        clock=_clock(said, some),
        counted=re.compile(rf"(?P<count>\d{{1,4}}|{one_of(numbers)})[\s-]*{lengths}\.?"),
        number=re.compile(rf"(?:{some['typed-in']}\s+)?(?P<count>\d{{1,3}})"),
        on=re.compile(rf"(?:{some['typed-on']}|{some['typed-the']})\s*"),
        numbers=_bare(numbers),
        sharp=re.compile(some["typed-sharp"]),
        halves={bare(word): read for kind, read in _HALVES.items() for word in said[kind]},
        days=_days(languages, said, some),
    )


def _days(languages: tuple[str, ...], said: dict[str, list[str]], some: dict[str, str]) -> Days:
    """Return the forms of days. said: the words of each kind. some: a pattern for each kind."""
    relative = {word: days for days, kind in enumerate(RELATIVE) for word in said[kind]}
    weekdays = _named(languages, locales.weekdays) | dict.fromkeys(said["typed-saturday"], _SATURDAY)
    months = _named(languages, locales.months) | dict.fromkeys(said["typed-january"], 1)
    lead = "|".join(some[kind] for kind in ("typed-on", "typed-the", "typed-next", "typed-in"))
    evening = one_of(said["typed-evening"], begins="")
    ends = rf"(?:(?!{LETTER})|(?={evening}))"  # in German, the evening of a Friday is one word
    return Days(
        lead=re.compile(rf"(?:{lead})\.?[\s,]*"),
        the=re.compile(rf"{some['typed-the']}\.?\s*$"),
        relatives=re.compile(rf"(?P<name>{one_of(relative)})\.?"),
        weekday=re.compile(rf"(?P<name>{one_of(weekdays, ends=ends)})\.?(?:,?\s*{some['typed-next']})?"),
        evening=re.compile(rf",?\s*{evening}"),
        dates=(_YEAR_FIRST, _DOTTED, SLASHED, *_with_month(one_of(months))),
        numbered=re.compile(rf"(?P<day>\d{{1,2}})(?!\d)(?P<mark>{_ORDINAL})?"),
        relative=_bare(relative),
        weekdays=_bare(weekdays),
        months=_bare(months),
    )


def _figures_in_words(some: dict[str, str]) -> re.Pattern[str]:
    """Return the pattern of noon, midnight and "first". Words such as "de l'après-midi" are matched first, and kept."""
    return re.compile("|".join([some["typed-pm"], *(f"({some[kind]})" for kind in _FIGURES)]))


def _figures(found: re.Match[str]) -> str:
    return found[0] if found.lastindex is None else list(_FIGURES.values())[found.lastindex - 1]


def _clock(said: dict[str, list[str]], some: dict[str, str]) -> re.Pattern[str]:
    """Return the pattern of a time of the day. "am" and "pm" are behind the hour, "abends" may be before it."""
    words = [word for kind in _HALVES for word in said[kind]]
    half, before = one_of(words), one_of(word for word in words if len(bare(word)) > len("pm"))
    at, hours = rf"(?:@|{some['typed-at']})\s*", rf"(?:{some['typed-hours']}|{some['typed-sharp']})"
    twelve = rf"(?:12|24|00?)(?:[:.]00)?\s*(?:{hours})?\s*(?:{some['typed-the']}\s*)?(?=(?:12:00!|24:00)$)"  # "12 noon"
    return re.compile(
        rf"(?P<at>{at})?(?:{twelve})?(?:(?P<before>{before})\s*(?:{at})?)?(?P<hour>\d{{1,2}})"
        rf"(?:(?P<mark>\s*[:.]\s*|\s*{hours}\s*|{_HALF_HOUR})(?P<minute>\d\d)(?!\d)(?:\s*min)?)?"
        rf"(?:\s*(?P<word>{hours}))?\.?(?:\s*(?P<sharp>{some['typed-sharp']}))?(?:[\s,]*(?P<after>{half})\.?)?(?P<noon>!)?"
    )


def _with_month(month: str) -> tuple[re.Pattern[str], ...]:
    """Return the patterns of a day with the name of its month: "24 December 2026" and "December 24"."""
    named, year = rf"(?P<month>{month})", r"(?:[\s,/.-]*(?:del?\s+)?(?P<year>\d{4})(?!\d))?"
    gap = r"[\s,/.-]*"
    return (
        re.compile(rf"(?P<day>\d{{1,2}}){_ORDINAL}?{gap}(?:(?:de|of)\s+)?{named}\.?{year}"),
        re.compile(rf"{named}{gap}(?:the\s+)?(?P<day>\d{{1,2}})(?!\d|[:.]\d){_ORDINAL}?{year}"),
    )


def _named(languages: Iterable[str], names: Callable[[str], dict[str, int]]) -> dict[str, int]:
    """Return the numbers of names in all languages.

    A name may be cut off after three letters, if that means one number in all languages. "sexta-feira" may be "sexta"
    or "6ª feira".
    """
    found: dict[str, int] = {}
    for language in languages:
        for name, number in names(language).items():
            found |= dict.fromkeys(spellings(name), number)
            if (short := folded(name).removesuffix(_PORTUGUESE)) != folded(name):
                found |= {short: number, f"{number + 2}a{_PORTUGUESE}": number}
    meant: defaultdict[str, set[int]] = defaultdict(set)
    for name, number in found.items():
        for size in range(_SHORTEST, len(bare(name))):
            meant[name[:size]].add(number)
    return {short: number for short, (number, *others) in meant.items() if not others} | found


def _numbers(texts: Iterable[str]) -> dict[str, int]:
    """Return the numbers from 2 in words. texts: for each language its words, with "/" between those of one number."""
    return {
        spelled: number
        for text in texts
        for number, words in enumerate(text.split(","), 2)
        for word in words.split("/")
        for spelled in spellings(word)
    }


def _words(texts: Iterable[str]) -> list[str]:
    """Return all words of a kind. texts: for each language its words, with commas between them."""
    return sorted({spelled for text in texts for word in text.split(",") for spelled in spellings(word)})


def _bare(words: dict[str, int]) -> dict[str, int]:
    return {bare(word): number for word, number in words.items()}
