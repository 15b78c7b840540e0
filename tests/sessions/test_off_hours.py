"""Tests of the hours that do not count for a turn, against a wall clock that is read minute by minute."""

import random
from collections.abc import Iterator
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.sessions.pace import DAY, HOUR, MINUTE, Off
from bot.sessions.time.off_hours import ALWAYS, OffHours

KINDS: tuple[Off, ...] = ("weekends", "nights", "both")
# With summer time that begins at midnight (Cairo, Beirut, Santiago) or of half an hour (Lord Howe), with offsets of 45
# minutes, and with a day that was left out (Apia).
ZONES = (
    "Africa/Cairo",
    "Africa/Casablanca",
    "America/New_York",
    "America/Santiago",
    "America/Havana",
    "Asia/Beirut",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",
    "Europe/Berlin",
    "Pacific/Apia",
    "Pacific/Chatham",
    "Pacific/Kiritimati",
)
MOMENTS = (
    "2026-03-27 12:00",  # a Friday, before summer time begins in Europe
    "2026-10-23 20:00",  # before it ends
    "2026-03-07 03:00",  # in America
    "2026-10-31 21:00",
    "2026-12-31 23:00",
    "2027-12-31 18:00",
    "2028-02-28 22:00",
    "2011-12-28 09:00",  # Apia had no 30 December
    "2026-04-03 19:00",
    "2026-09-04 12:00",
    "2026-04-23 15:00",
)


def at(text: str) -> int:
    """Return a moment in UTC, in milliseconds since 1970."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def is_off(off: Off, zone: str, moment: int) -> bool:
    """Return whether a moment does not count, by what the wall clock of a zone shows."""
    wall = datetime.fromtimestamp(moment / 1000, UTC).astimezone(ZoneInfo(zone))
    weekend, night = wall.strftime("%a") in ("Sat", "Sun"), not 7 <= wall.hour < 22
    return {"weekends": weekend, "nights": night, "both": weekend or night}[off]


def after_by_minutes(off: Off, zone: str, begin: int, minutes: int) -> int:
    """Return when so many minutes have counted. begin: a whole minute."""
    moment = begin
    while minutes:
        minutes -= not is_off(off, zone, moment)
        moment += MINUTE
    return moment


def cases(seed: int, times: int) -> Iterator[tuple[Off, str, int, int]]:
    """Yield kinds, zones, whole minutes at which a turn begins, and how many minutes it has."""
    dice = random.Random(seed)
    for _ in range(times):
        begin = at(dice.choice(MOMENTS)) + dice.randrange(-2 * 24 * 60, 2 * 24 * 60) * MINUTE
        yield dice.choice(KINDS), dice.choice(ZONES), begin, int(dice.choice((10, 300, 2000, 6000)) * dice.random()) + 1


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_the_end_of_a_turn_is_where_its_minutes_have_passed_on_the_wall_clock(seed: int) -> None:
    for off, zone, begin, minutes in cases(seed, 60):
        hours, expected = OffHours(off, zone), after_by_minutes(off, zone, begin, minutes)
        assert hours.after(begin, minutes * MINUTE) == expected, (off, zone, begin, minutes)
        assert hours.counted(begin, expected) == minutes * MINUTE


def test_lengths_add_up_to_the_millisecond() -> None:
    dice = random.Random(1)
    for off, zone, begin, minutes in cases(9, 300):
        hours, begin = OffHours(off, zone), begin + dice.randrange(MINUTE)
        length = minutes * MINUTE - dice.randrange(MINUTE)
        end, part = hours.after(begin, length), dice.randrange(1, length + 1)
        assert (hours.counted(begin, end), hours.counted(begin, end - 1)) == (length, length - 1)
        middle = hours.after(begin, part)
        assert (hours.after(middle, length - part), hours.counted(middle, end)) == (end, length - part)
        start = hours.before(end, length)
        assert (hours.counted(start, end), hours.counted(start + 1, end)) == (length, length - 1)
        assert begin <= start


@pytest.mark.parametrize(
    ("off", "zone", "begins", "hours", "ends"),
    [
        (None, None, "2026-11-27 12:00", 48, "2026-11-29 12:00"),
        ("weekends", None, "2026-11-27 12:00", 48, "2026-12-01 12:00"),
        ("weekends", "Pacific/Kiritimati", "2026-11-27 09:00", 8, "2026-11-29 17:00"),  # UTC+14
        ("weekends", "UTC-8", "2026-11-28 07:00", 2, "2026-11-30 09:00"),
        ("weekends", "Europe/Berlin", "2026-11-28 12:00", 8, "2026-11-30 07:00"),  # begins on a Saturday
        ("nights", "Europe/Berlin", "2026-11-24 20:00", 2, "2026-11-25 07:00"),  # 21:00 there; an hour counts
        ("nights", "Europe/Berlin", "2026-03-28 20:00", 2, "2026-03-29 06:00"),  # the night is an hour shorter
        ("nights", "Europe/Berlin", "2026-10-24 19:00", 2, "2026-10-25 07:00"),  # and longer
        ("both", "Europe/Berlin", "2027-12-31 20:00", 2, "2028-01-03 07:00"),  # Friday evening, over the year's end
        ("weekends", "Atlantis/Nowhere", "2026-11-27 12:00", 48, "2026-12-01 12:00"),  # read as UTC
    ],
)
def test_the_end_of_some_turns(off: Off | None, zone: str | None, begins: str, hours: int, ends: str) -> None:
    assert OffHours(off, zone).after(at(begins), hours * HOUR) == at(ends)


def test_a_time_that_ends_before_it_begins_counts_nothing() -> None:
    begin = at("2026-11-30 12:00")
    for hours in (ALWAYS, *(OffHours(off, "Europe/Berlin") for off in KINDS)):
        assert [hours.counted(begin, end) for end in (begin - DAY, begin)] == [0, 0]
        assert (hours.after(begin, 0), hours.before(begin, 0)) == (begin, begin)


def test_months_of_turns_end() -> None:
    """A week has 75 hours that count, from Monday 7:00."""
    begin = at("2026-06-01 00:00")
    assert OffHours("both").after(begin, 9 * 75 * HOUR) == begin + 60 * DAY + 22 * HOUR
