"""Tests of the times when a member is reminded: reminder settings, and quiet hours in any time zone."""

import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo, available_timezones

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.game import Seat
from bot.sessions.model import MemberSettings
from bot.sessions.pace import DAY, HOUR, MINUTE, Pace, Terms, TurnClock
from bot.sessions.time.reminders import next_reminder, quiet_until

DAILY = Pace(limit=DAY)
START = int(datetime(2026, 1, 15, 12, tzinfo=UTC).timestamp() * 1000)
ADA = Seat(0)
ROOT = Path(__file__).parents[2]


def at(iso: str, zone: str = "UTC") -> int:
    return int(datetime.fromisoformat(iso).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def all_reminders(clock: TurnClock, pace: Pace, settings: MemberSettings) -> list[int]:
    found: list[int] = []
    while (following := next_reminder(clock, Terms(pace=pace), settings, found[-1] if found else clock.at)) is not None:
        found.append(following)
    return found


def test_time_zones_are_known_on_machines_without_a_zone_database() -> None:
    code = "from bot.sessions.time.zones import zones; print({'Europe/Berlin', 'Asia/Kolkata'} <= zones())"
    bare = {**os.environ, "PYTHONTZPATH": ""}
    said = subprocess.run([sys.executable, "-c", code], env=bare, cwd=ROOT, check=True, capture_output=True).stdout
    assert said.strip() == b"True"


@pytest.mark.parametrize(
    ("limit", "rhythm", "hours"),
    [
        (24, "off", []),
        (24, "once", [12]),
        (24, "ladder", [12, 18, 23]),
        (4, "ladder", [2, 3]),
        (2, "ladder", [1, 1.5]),
        (None, "off", []),
        (None, "once", [24]),
        (None, "ladder", [24, 72, 168]),
    ],
)
def test_reminders_come_after_these_hours(limit: int | None, rhythm: str, hours: list[float]) -> None:
    pace = Pace(limit=None if limit is None else limit * HOUR)
    clock = TurnClock(ADA, 1, START, None if limit is None else START + limit * HOUR)
    settings = MemberSettings(rhythm=rhythm)  # type: ignore[arg-type]
    assert [(moment - START) / HOUR for moment in all_reminders(clock, pace, settings)] == hours


@pytest.mark.parametrize(
    ("zone", "now", "end"),
    [
        ("UTC", at("2026-01-15T21:59"), None),
        ("UTC", at("2026-01-15T22:00"), at("2026-01-16T07:00")),
        ("UTC", at("2026-01-16T06:59"), at("2026-01-16T07:00")),
        ("UTC", at("2026-01-16T07:00"), None),
        ("Europe/Berlin", at("2026-01-15T21:30"), at("2026-01-16T06:00")),
        ("Asia/Kathmandu", at("2026-01-15T16:15"), at("2026-01-16T01:15")),
        # A night is an hour shorter when clocks go forward, and an hour longer when they go back.
        ("Europe/Berlin", at("2026-03-28T22:00", "Europe/Berlin"), at("2026-03-28T22:00", "Europe/Berlin") + 8 * HOUR),
        (
            "Europe/Berlin",
            at("2026-10-24T22:00", "Europe/Berlin"),
            at("2026-10-24T22:00", "Europe/Berlin") + 10 * HOUR,
        ),
        ("No/Such_Zone", at("2026-01-15T23:00"), at("2026-01-16T07:00")),
    ],
)
def test_quiet_hours_end_at_this_time_in_each_zone(zone: str, now: int, end: int | None) -> None:
    assert quiet_until(now, MemberSettings(zone=zone, quiet=(22 * 60, 7 * 60))) == end


def test_a_reminder_moves_out_of_the_quiet_hours() -> None:
    night = MemberSettings(quiet=(22 * 60, 7 * 60), rhythm="ladder")
    # The turn is due at 8 in the morning. Half time is at 20, a quarter is left at 2, and the last hour begins at 7.
    clock = TurnClock(ADA, 1, at("2026-01-15T08:00"), at("2026-01-16T08:00"))
    assert all_reminders(clock, DAILY, night) == [at("2026-01-15T20:00"), at("2026-01-16T07:00")]
    # The turn is due at 5, within the quiet hours. A reminder after them would be too late, so it comes before them.
    clock = TurnClock(ADA, 1, at("2026-01-15T05:00"), at("2026-01-16T05:00"))
    assert all_reminders(clock, DAILY, night) == [at("2026-01-15T17:00"), at("2026-01-15T21:59")]


def test_a_reminder_comes_before_quiet_hours_that_end_after_the_deadline() -> None:
    night = MemberSettings(quiet=(22 * 60, 7 * 60))
    clock = TurnClock(ADA, 1, at("2026-01-15T21:00"), at("2026-01-16T05:30"))
    pace = Pace(limit=8 * HOUR + HOUR // 2)
    assert all_reminders(clock, pace, night) == [at("2026-01-15T21:59")]
    # The whole turn lies within the quiet hours, so no time is left for a reminder.
    begun = TurnClock(ADA, 1, at("2026-01-15T23:00"), at("2026-01-16T06:30"))
    assert all_reminders(begun, Pace(limit=7 * HOUR + HOUR // 2), night) == []


def test_quiet_hours_may_end_in_the_hour_repeated_when_clocks_go_back() -> None:
    second = datetime(2026, 10, 25, 2, 10, tzinfo=ZoneInfo("Europe/Berlin"), fold=1)
    now = int(second.timestamp() * 1000)
    assert quiet_until(now, MemberSettings(zone="Europe/Berlin", quiet=(60, 150))) == now + 20 * MINUTE
    assert quiet_until(now - HOUR, MemberSettings(zone="Europe/Berlin", quiet=(60, 150))) == now - 40 * MINUTE


# Of "Etc/GMT-8" the bot reads the sign as it was typed once (decisions/time.md).
_zones = st.sampled_from(sorted(name for name in available_timezones() if "/" in name and not name.startswith("Etc/")))
_minutes = st.integers(0, 24 * 60 - 1)


@pytest.mark.slow
@given(
    zone=_zones,
    quiet=st.tuples(_minutes, _minutes).filter(lambda hours: hours[0] != hours[1]),
    begin=st.integers(START, START + 400 * DAY),
    limit=st.integers(15 * MINUTE, 14 * DAY),
    rhythm=st.sampled_from(["once", "ladder"]),
)
def test_no_reminder_comes_in_quiet_hours_or_after_the_deadline(
    zone: str, quiet: tuple[int, int], begin: int, limit: int, rhythm: str
) -> None:
    settings = MemberSettings(zone=zone, quiet=quiet, rhythm=rhythm)  # type: ignore[arg-type]
    clock = TurnClock(ADA, 1, begin, begin + limit)
    moments = all_reminders(clock, Pace(limit=limit), settings)
    assert len(moments) <= 3
    for moment in moments:
        assert begin < moment < begin + limit
        local = datetime.fromtimestamp(moment / 1000, ZoneInfo(zone))
        minute = local.hour * 60 + local.minute
        low, high = quiet
        assert not (low <= minute < high if low < high else minute >= low or minute < high)


def test_quiet_hours_of_the_whole_day_let_no_reminder_come() -> None:
    clock = TurnClock(Seat(0), since=1, at=0, due=None)
    always = MemberSettings(quiet=(0, 0))

    assert next_reminder(clock, Terms(), MemberSettings(), 0) is not None
    assert next_reminder(clock, Terms(), always, 0) is None
    assert quiet_until(0, always) is None
