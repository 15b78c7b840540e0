"""Times that members type: quiet hours, an hour of the day, and the end of a holiday.

The words of all languages are read, whoever types them. Accents may be missing. What may mean several times is refused.
"""

import re
from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from itertools import product

from bot.errors import OptionError
from bot.sessions import refusals
from bot.sessions.pace import DAY
from bot.sessions.time.zones import zone_of
from bot.ui.typed import bare
from bot.ui.typed_forms import SLASHED, Forms, forms_in, morning
from bot.ui.words import Words

_NO_HOURS = "-"
_WHOLE_DAY = 24 * 60  # minutes
_NEXT_YEARS = 8  # a 29 February comes within these years
_PM = frozenset({"pm", "p"})  # after an hour up to 12
_GAP = re.compile(r"[\s,;t-]+")  # between a day and a time
_CENTURY = 2000  # of years with two digits


def read_quiet(text: str, words: Words) -> tuple[int, int] | None:
    """Return the beginning and end of quiet hours as minutes of the day; None for "off".

    The whole day is (0, 0). Raises OptionError.
    """
    forms = forms_in(words)
    typed = forms.plain(text)
    if typed == _NO_HOURS or bare(typed) in forms.off:
        return None
    begin, end = _span(typed, forms)
    if begin is None or end is None or begin == end:
        raise refusals.quiet_hours()
    begin %= _WHOLE_DAY
    if begin == end % _WHOLE_DAY and end != _WHOLE_DAY:
        raise refusals.quiet_hours()
    return begin, end % _WHOLE_DAY


def read_hour(text: str, words: Words) -> int | None:
    """Return a time of the day as a minute of the day; None for "off". Raises OptionError."""
    forms = forms_in(words)
    typed = forms.plain(text)
    if typed == _NO_HOURS or bare(typed) in forms.off:
        return None
    found = forms.clock.fullmatch(typed)
    minute = None if found is None else _minute(found, forms)
    if minute is None:
        raise OptionError("wait-error-hour", text=text.strip())
    return minute % _WHOLE_DAY


def read_until(text: str, now: int, zone: str | None, words: Words, *, month_first: bool = False) -> int:
    """Return when a holiday ends, in milliseconds.

    text: a number of days, weeks or months, a time, or a day, which may have a time in the member's zone. Without a
    time, the holiday includes that day. Without a year, the next such date is meant. now: milliseconds. month_first:
    whether 3/4 is the fourth of March; 24/12 and 12/24 are the same day in any case. Raises OptionError.
    """
    forms = forms_in(words)
    typed = forms.plain(text)
    here = datetime.fromtimestamp(now / 1000, zone_of(zone))
    try:
        length = _length(typed, here, forms)
        if length is not None:
            return now + length
        return int(_typed_end(typed, here, forms, month_first=month_first).timestamp() * 1000)
    except (ValueError, OverflowError):
        raise OptionError("wait-error-date", text=text.strip()) from None


# ---- times of the day ----


def _span(typed: str, forms: Forms) -> tuple[int | None, int | None]:
    """Return the two times of a span as minutes of the day; None for one that is unclear, or no time."""
    start = forms.start.match(typed)
    typed = typed[start.end() if start else 0 :]
    for between in forms.to.finditer(typed):
        begin, end = (forms.clock.fullmatch(part) for part in (typed[: between.start()], typed[between.end() :]))
        if begin is not None and end is not None:
            # "9-11pm" begins in the evening for some, in the morning for others. "noon-1" has two ends, too.
            unclear_begin = _half(end) and not _half(begin) and int(begin["hour"]) <= 12 and not begin["noon"]
            unclear_end = begin["noon"] and not _half(end) and int(end["hour"]) < 12 and end["hour"][0] != "0"
            return None if unclear_begin else _minute(begin, forms), None if unclear_end else _minute(end, forms)
    return None, None


def _minute(found: re.Match[str], forms: Forms) -> int | None:
    """Return a time as a minute from 0 to 24 * 60; None: there is no such time."""
    number, past, half = int(found["hour"]), int(found["minute"] or 0), _half(found)
    read = None if half is None else forms.halves[bare(half)]
    if number > 12 and (read is morning or bare(half or "") in _PM):  # "22 Uhr abends" is right
        return None
    number = number if read is None or number > 12 else read(number)
    total = number * 60 + past
    return total if past < 60 and total <= _WHOLE_DAY else None


def _half(found: re.Match[str]) -> str | None:
    half: str | None = found["after"] or found["before"]
    return half


def _is_clear(found: re.Match[str]) -> bool:
    """Return whether this is a time beside a day. An hour alone would be part of the date, and so would "1830"."""
    return any((found["at"], found["word"], found["sharp"], found["mark"], _half(found)))


# ---- the end of a holiday ----


def _length(typed: str, now: datetime, forms: Forms) -> int | None:
    """Return the milliseconds of a number of days, weeks or months; None: it is none.

    Raises ValueError, OverflowError.
    """
    number = forms.number.fullmatch(typed)
    if number is not None:
        return int(number["count"]) * DAY
    for begin in _starts(typed, forms.days.lead):
        found = forms.counted.fullmatch(typed, begin)
        if found is None:
            continue
        count = forms.numbers.get(bare(found["count"])) or int(found["count"])
        if found["months"] is None:
            return count * (DAY if found["weeks"] is None else 7 * DAY)
        return (_months_on(now.date(), count) - now.date()).days * DAY
    return None


def _months_on(day: date, months: int) -> date:
    """Return the same day of a later month, or the last one before it. Raises ValueError."""
    years, month = divmod(day.month - 1 + months, 12)
    first = date(day.year + years, month + 1, 1)
    return max(one for one in (first + timedelta(days=ahead) for ahead in range(day.day)) if one.month == first.month)


def _typed_end(typed: str, now: datetime, forms: Forms, *, month_first: bool) -> datetime:
    """Return the end of a typed day, or the typed time on that day. Raises ValueError, OverflowError."""
    for day, rest in _days(typed, now.date(), forms, month_first=month_first):
        if not rest:
            return _moment(day, _WHOLE_DAY, now)
        gap = _GAP.match(rest)
        found = None if gap is None else forms.clock.fullmatch(rest, gap.end())
        minute = _minute(found, forms) if found is not None and _is_clear(found) else None
        if minute is not None:
            return _moment(day, minute, now)
    return _time_first(typed, now, forms, month_first=month_first)


def _time_first(typed: str, now: datetime, forms: Forms, *, month_first: bool) -> datetime:
    """Return the end that is typed as a time before a day, or as the next such time. Raises ValueError."""
    gaps = [(gap.start(), gap.end()) for gap in re.finditer(r"[\s,]+", typed)]
    for begin, (end, after) in product(_starts(typed, forms.on), (*gaps, (len(typed), len(typed)))):
        found = forms.clock.fullmatch(typed, begin, end)
        minute = _minute(found, forms) if found is not None and _is_clear(found) else None
        if found is None or minute is None:
            continue
        if after < len(typed):
            days = _days(typed[after:], now.date(), forms, month_first=month_first)
            if (day := next((day for day, rest in days if not rest), None)) is not None:
                return _moment(day, minute, now)
        # "12h" alone would be half a day for some.
        elif begin or found["at"] or found["mark"] or _half(found) or forms.sharp.search(typed):
            today = _moment(now.date(), minute, now)
            return today if today > now else _moment(now.date() + timedelta(days=1), minute, now)
    raise ValueError(typed)


def _moment(day: date, minute: int, now: datetime) -> datetime:
    day += timedelta(days=minute // _WHOLE_DAY)
    return datetime.combine(day, time(minute % _WHOLE_DAY // 60, minute % 60), now.tzinfo)


def _starts(typed: str, lead: re.Pattern[str]) -> Iterator[int]:
    """Return where a day or a time may begin: at first, and after each word such as "until" and "the"."""
    begin = 0
    yield begin
    while (found := lead.match(typed, begin)) is not None:
        begin = found.end()
        yield begin


def _days(typed: str, today: date, forms: Forms, *, month_first: bool) -> Iterator[tuple[date, str]]:
    """Return each day with which a text may begin, and the rest of the text."""
    for begin in _starts(typed, forms.days.lead):
        text = typed[begin:]
        # "24th" and "the 24" are days of a month, and so is "until 24."; "24." may be 24 days.
        article = forms.days.the.search(typed[:begin]) is not None or (
            begin > 0 and re.match(r"\d+\.", text) is not None
        )
        if found := forms.days.relatives.match(text):
            day = today + timedelta(days=forms.days.relative[bare(found["name"])])
            yield from _with_evening(day, text[found.end() :], forms)
        if found := forms.days.weekday.match(text):
            weekday = forms.days.weekdays[bare(found["name"])]
            day = today + timedelta(days=(weekday - today.weekday() - 1) % 7 + 1)
            yield from _with_evening(day, text[found.end() :], forms)
            dated = text[found.end() :].lstrip(" ,.")
            for start in _starts(dated, forms.days.lead):
                for day, rest in _dates(dated[start:], today, forms, month_first=month_first, article=True):
                    if day.weekday() == weekday:
                        yield day, rest
        yield from _dates(text, today, forms, month_first=month_first, article=article)


def _with_evening(day: date, rest: str, forms: Forms) -> Iterator[tuple[date, str]]:
    """Return a day with the rest of its text, and with the rest after a word such as "evening"."""
    yield day, rest
    if found := forms.days.evening.match(rest):
        yield day, rest[found.end() :]


def _dates(text: str, today: date, forms: Forms, *, month_first: bool, article: bool) -> Iterator[tuple[date, str]]:
    """Return each date with which a text may begin, and the rest. article: whether a number is the day of a month."""
    for pattern in forms.days.dates:
        found = pattern.match(text)
        day = None if found is None else _date(found, today, forms, month_first=month_first)
        if found is not None and day is not None:
            yield day, text[found.end() :]
    found = forms.days.numbered.match(text)
    if found is not None and (article or found["mark"] not in (None, ".")):
        day = _next_in_months(int(found["day"]), today)
        if day is not None:
            yield day, text[found.end() :]


def _date(found: re.Match[str], today: date, forms: Forms, *, month_first: bool) -> date | None:
    """Return a date; None: there is none with these numbers."""
    parts = found.groupdict()
    day, year = int(parts["day"]), parts["year"]
    month = int(parts["month"]) if parts["month"].isdecimal() else forms.days.months[bare(parts["month"])]
    if found.re is SLASHED and (month > 12 or (month_first and day <= 12)):
        month, day = day, month
    if parts.get("short"):
        year = _CENTURY + int(parts["short"])
    if year is None:
        return next(
            filter(None, (_day(today.year + ahead, month, day, today) for ahead in range(_NEXT_YEARS + 1))), None
        )
    return _day(int(year), month, day)


def _next_in_months(day: int, today: date) -> date | None:
    """Return the next such day of a month, which may be today; None: no month has it."""
    months = (divmod(today.month - 1 + ahead, 12) for ahead in range(3))
    return next(filter(None, (_day(today.year + year, month + 1, day, today) for year, month in months)), None)


def _day(year: int, month: int, day: int, earliest: date = date.min) -> date | None:
    """Return a date; None: there is none, or it is before the earliest."""
    try:
        found = date(year, month, day)
    except ValueError:
        return None
    return found if found >= earliest else None
