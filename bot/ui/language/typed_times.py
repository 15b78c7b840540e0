"""Days and hours as members type them."""

import re
from datetime import date, datetime, timedelta

from bot.errors import OptionError
from bot.sessions import refusals
from bot.sessions.pace import DAY
from bot.sessions.time.reminders import zone_of, zones

USUAL_ZONES = (
    "Europe/Berlin",
    "Europe/London",
    "Europe/Paris",
    "America/New_York",
    "America/Chicago",
    "America/Los_Angeles",
    "America/Sao_Paulo",
    "Asia/Kolkata",
    "Asia/Tokyo",
    "Australia/Sydney",
    "UTC",
)

_TIME = r"(\d{1,2})(?:[:.](\d{2}))?\s*h?"
_HOURS = re.compile(rf"{_TIME}\s*(?:-|–|to|bis)\s*{_TIME}", re.IGNORECASE)
_DAYS = re.compile(r"(\d{1,3})\s*(?:d|days?|tage?)?", re.IGNORECASE)
_ISO = re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})")
_DOTTED = re.compile(r"(?P<day>\d{1,2})\.\s*(?P<month>\d{1,2})\.\s*(?P<year>\d{4})?")
_AND_TIME = re.compile(r"[\sT]+(\d{1,2}):(\d{2})")


def read_quiet(text: str) -> tuple[int, int] | None:
    """Return quiet hours as minutes of the day, None for "off". Raises OptionError."""
    text = text.strip()
    if text.casefold() in ("off", "aus", "-"):
        return None
    found = _HOURS.fullmatch(text)
    if found is None:
        raise refusals.quiet_hours()
    hours = [int(part or 0) for part in found.groups()]
    if any(minute > 59 for minute in hours[1::2]):
        raise refusals.quiet_hours()
    begin, end = (hours[place] * 60 + hours[place + 1] for place in (0, 2))
    return begin, 0 if end == 24 * 60 else end


def clock_time(minute: int) -> str:
    """Return a minute of the day as "22:05"."""
    return f"{minute // 60}:{minute % 60:02}"


def read_until(text: str, now: int, zone: str | None) -> int:
    """Return when a holiday ends, in milliseconds.

    text: a number of days from now, a day (to its end), or a time in the member's zone. A day without a year is the
    next one with that name. Raises OptionError.
    """
    text = text.strip()
    days = _DAYS.fullmatch(text)
    if days is not None:
        return now + int(days[1]) * DAY
    found = _ISO.match(text) or _DOTTED.match(text)
    if found is None:
        raise _unreadable(text)
    rest = text[found.end() :]
    time = _AND_TIME.fullmatch(rest)
    if rest and time is None:
        raise _unreadable(text)
    home = zone_of(zone)
    today = datetime.fromtimestamp(now / 1000, home).date()
    try:
        day = _day(found, today)
        if time is None:
            moment = datetime(day.year, day.month, day.day, tzinfo=home) + timedelta(days=1)
        else:
            moment = datetime(day.year, day.month, day.day, int(time[1]), int(time[2]), tzinfo=home)
    except (ValueError, OverflowError):
        raise _unreadable(text) from None
    return int(moment.timestamp() * 1000)


def zones_like(begun: str, own: str | None) -> list[str]:
    """Return the names of time zones that fit the typed text, the likeliest first."""
    wanted = begun.strip().casefold().replace(" ", "_")
    if not wanted:
        return list(dict.fromkeys([*([own] if own else []), *USUAL_ZONES]))
    fitting = [name for name in zones() if wanted in name.casefold()]

    def rank(name: str) -> tuple[bool, bool, str]:
        city = name.rpartition("/")[2].casefold()
        return not city.startswith(wanted), "/" not in name, name

    return sorted(fitting, key=rank)


def _day(found: re.Match[str], today: date) -> date:
    month, day, year = int(found["month"]), int(found["day"]), found["year"]
    if year is not None:
        return date(int(year), month, day)
    this_year = date(today.year, month, day)
    return this_year if this_year >= today else date(today.year + 1, month, day)


def _unreadable(text: str) -> OptionError:
    return OptionError("wait-error-date", text=text)
