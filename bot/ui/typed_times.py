"""Times that members type: quiet hours, and the end of a holiday.

The words of all languages are read, whoever types them: `typed-*` in the texts, several with commas between them.
Accents may be missing.
"""

import re
from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import NamedTuple

from bot.errors import OptionError
from bot.sessions import refusals
from bot.sessions.pace import DAY
from bot.sessions.time.reminders import zone_of
from bot.ui.typed import folded
from bot.ui.words import Words

_ISO = re.compile(r"(?P<year>\d{4})[-/](?P<month>\d{1,2})[-/](?P<day>\d{1,2})")
_DOTTED = re.compile(r"(?P<day>\d{1,2})\.\s*(?P<month>\d{1,2})\.(?:\s*(?P<year>\d{4}))?")
_SLASHED = re.compile(r"(?P<day>\d{1,2})/(?P<month>\d{1,2})(?:/(?P<year>\d{4}))?")
_NO_HOURS = "-"
KINDS = ("typed-off", "typed-from", "typed-to", "typed-at", "typed-hours", "typed-days")


class _Forms(NamedTuple):
    """The forms in which times are typed. hours: the beginning and the end of a span, each as hour and minute."""

    off: frozenset[str]
    hours: re.Pattern[str]
    days: re.Pattern[str]
    time: re.Pattern[str]


def read_quiet(text: str, words: Words) -> tuple[int, int] | None:
    """Return the beginning and end of quiet hours as minutes of the day; None for "off". Raises OptionError."""
    typed, forms = folded(text), _forms_in(words)
    if typed == _NO_HOURS or typed in forms.off:
        return None
    found = forms.hours.fullmatch(typed)
    hours = [int(part or 0) for part in found.groups()] if found is not None else []
    if not hours or any(minute > 59 for minute in hours[1::2]):
        raise refusals.quiet_hours()
    begin, end = (hours[place] * 60 + hours[place + 1] for place in (0, 2))
    return begin, 0 if end == 24 * 60 else end


def read_until(text: str, now: int, zone: str | None, words: Words, *, month_first: bool = False) -> int:
    """Return when a holiday ends, in milliseconds.

    text: a number of days, or a date, which may have a time in the member's zone. Without a time, the holiday includes
    that day. Without a year, the next such date is meant. now: milliseconds. month_first: whether 3/4 is the fourth of
    March; 24/12 and 12/24 are the same day in any case. Raises OptionError.
    """
    typed, forms = folded(text), _forms_in(words)
    days = forms.days.fullmatch(typed)
    if days is not None:
        return now + int(days[1]) * DAY
    here = datetime.fromtimestamp(now / 1000, zone_of(zone))
    try:
        return int(_typed_end(typed, here, forms.time, month_first=month_first).timestamp() * 1000)
    except (ValueError, OverflowError):
        raise OptionError("wait-error-date", text=text.strip()) from None


def _typed_end(typed: str, now: datetime, and_time: re.Pattern[str], *, month_first: bool) -> datetime:
    """Return the end of a typed day, or the typed time on that day. Raises ValueError, OverflowError."""
    found = _ISO.match(typed) or _DOTTED.match(typed) or _SLASHED.match(typed)
    rest = "" if found is None else typed[found.end() :]
    time = and_time.fullmatch(rest)
    if found is None or (rest and time is None):
        raise ValueError(typed)
    year, month, day = int(found["year"] or now.year), int(found["month"]), int(found["day"])
    if found.re is _SLASHED and (month > 12 or (month_first and day <= 12)):
        month, day = day, month
    if found["year"] is None and date(year, month, day) < now.date():
        year += 1
    if time is None:
        return datetime(year, month, day, tzinfo=now.tzinfo) + timedelta(days=1)
    return datetime(year, month, day, int(time[1]), int(time[2] or 0), tzinfo=now.tzinfo)


def _forms_in(words: Words) -> _Forms:
    return _forms(*(tuple(words.in_all_languages(kind)) for kind in KINDS))


@lru_cache(maxsize=8)  # one for each language of a reader
def _forms(
    off: tuple[str, ...],
    begins: tuple[str, ...],
    ends: tuple[str, ...],
    at: tuple[str, ...],
    hours: tuple[str, ...],
    days: tuple[str, ...],
) -> _Forms:
    """Return the forms with these words. Each argument has the words of one kind, a text for each language."""
    hour_word = f"(?:{_any(hours)})"
    hour = rf"(\d{{1,2}})(?:\s*(?:[:.]|{hour_word})\s*(\d{{2}}))?(?:\s*{hour_word})?"
    return _Forms(
        frozenset(_words(off)),
        re.compile(rf"(?:(?:{_any(begins)})\s+)?{hour}\s*(?:-|–|{_any(ends)})\s*{hour}"),
        re.compile(rf"(\d{{1,3}})\s*(?:{_any(days)})?"),
        # An hour alone would be part of the date, so it has minutes or a word.
        re.compile(rf"[\st,]+(?:(?:{_any(at)})\s+)?(?=\d{{1,2}}(?::|\s*{hour_word})){hour}"),
    )


def _words(texts: tuple[str, ...]) -> list[str]:
    """Return all words of a kind, the longest first. texts: for each language its words, with commas between them."""
    return sorted({folded(word) for text in texts for word in text.split(",")}, key=len, reverse=True)


def _any(texts: tuple[str, ...]) -> str:
    """Return a pattern for one of these words."""
    return "|".join(map(re.escape, _words(texts)))
