"""What languages do in their own way beside sentences: lists, dates, and their own names. All comes from CLDR.

Fluent formats numbers in sentences by the same data.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from functools import cache
from typing import Literal

from babel import Locale, UnknownLocaleError
from babel.dates import format_date, format_skeleton
from babel.lists import format_list

from bot.texts.pictures import with_codes

Kind = Literal["and", "or"]

_STYLES: dict[str, Literal["standard", "or"]] = {"and": "standard", "or": "or"}
# Spanish "y" and "o" change before their own sound. CLDR leaves this to programs.
_SOUNDS = {
    "es": (
        (" y ", " e ", re.compile(r"(?:i(?![ao])|hi(?![aeo]))", re.I)),
        (" o ", " u ", re.compile(r"(?:h?o|8)", re.I)),
    ),
}

_REGIONS = {"en": "en-GB"}  # the English of the texts: "21 Nov 2026", "A, B and C"
_BEFORE_SEMICOLON = {"fr": "\u202f"}  # a narrow no-break space


@cache
def locale_of(language: str) -> Locale:
    """Return CLDR's data of a language such as "pt-BR"; those of English for a language that CLDR does not know."""
    for tag in (_REGIONS.get(language, language), language.partition("-")[0]):
        try:
            return Locale.parse(tag, sep="-")
        except (UnknownLocaleError, ValueError):
            continue
    return Locale("en", "GB")


def listed(language: str, items: Iterable[str], kind: Kind = "and") -> str:
    """Return several texts as one, such as "A, B and C"; "" if there are none."""
    every = [item for item in items if item]
    if not every:
        return ""
    said = format_list(every, style=_STYLES[kind], locale=locale_of(language))
    for usual, before, sound in _SOUNDS.get(language.partition("-")[0], ()):
        if len(every) > 1 and sound.match(with_codes(every[-1]).lstrip("*\\")) and said.endswith(usual + every[-1]):
            said = said.removesuffix(usual + every[-1]) + before + every[-1]
    return said


def clauses(language: str, said: Iterable[str]) -> str:
    """Return several clauses as one, with semicolons between them."""
    return f"{_BEFORE_SEMICOLON.get(language.partition('-')[0], '')}; ".join(said)


def day(language: str, when: date) -> str:
    """Return a day, such as "21 Nov 2026" or "21.11.2026"."""
    return str(format_date(when, "medium", locale=locale_of(language)))


def day_and_month(language: str, when: date) -> str:
    """Return a day without its year, such as "Nov 21" or "21. Nov."."""
    return str(format_skeleton("MMMd", when, locale=locale_of(language)))


def month(language: str, when: date, *, short: bool = False) -> str:
    """Return a month with its year, such as "November 2026"; short: "Nov 2026"."""
    return str(format_skeleton("yMMM" if short else "yMMMM", when, locale=locale_of(language)))


def month_names(language: str, *, short: bool = False) -> tuple[str, ...]:
    """Return the names of the twelve months as they stand alone, such as "November"; short: "Nov"."""
    names = locale_of(language).months["stand-alone"]["abbreviated" if short else "wide"]
    return tuple(str(names[month]) for month in range(1, 13))


def month_first(locale: str) -> bool:
    """Return whether a short date in this locale has the month before the day, as "12/24" in "en-US"."""
    pattern = str(locale_of(locale).date_formats["short"].pattern)
    return 0 <= pattern.find("M") < pattern.find("d")


def weekdays(language: str) -> dict[str, int]:
    """Return the names of the days of the week, in full and short, each with its number; Monday is 0."""
    return {name: day for day, name in _names(locale_of(language).days)}


def months(language: str) -> dict[str, int]:
    """Return the names of the months, in full and short, each with its number from 1."""
    return {name: month for month, name in _names(locale_of(language).months)}


def _names(found: Mapping[str, Mapping[str, Mapping[int, str]]]) -> Iterator[tuple[int, str]]:
    """Return each number with its names."""
    for context in ("format", "stand-alone"):
        for width in ("wide", "abbreviated"):
            yield from found[context][width].items()


def own_name(language: str) -> str:
    """Return the name of a language in itself, such as "Deutsch" or "Português (Brasil)"."""
    found = locale_of(language)
    if found.language != language.partition("-")[0]:
        return language  # CLDR does not know it
    name = str((found.get_display_name() if "-" in language else found.language_name) or language)
    return name[:1].upper() + name[1:]
