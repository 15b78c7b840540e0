"""Tests of streaks: played days in a row, freezes, and days that a change of the zone cannot fill."""

from collections.abc import Iterable
from datetime import datetime
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.sessions.pace import DAY, MINUTE
from bot.sessions.streaks import EARNS_FREEZE, Streak, day_of_opening, streak
from bot.sessions.time.zones import day_in, zone_of
from bot.storage.rows import LastOpening

WEEK = tuple(range(1, 8))
ZONES = ("UTC-12", "America/New_York", "UTC", "Europe/Berlin", "Asia/Kolkata", "UTC+14")
FIRST_DAY = 20_000


@pytest.mark.parametrize(
    ("days", "today", "expected"),
    [
        pytest.param((), 5, Streak(0, 0, 0), id="never played"),
        pytest.param((5,), 5, Streak(1, 1, 0), id="today"),
        pytest.param((4,), 5, Streak(1, 1, 0), id="yesterday: today is not over"),
        pytest.param((3,), 5, Streak(0, 1, 0), id="a missed day ends it"),
        pytest.param((3, 4, 5), 5, Streak(3, 3, 0), id="three days"),
        pytest.param((5, 3, 4, 4, 5), 5, Streak(3, 3, 0), id="two dailies on a day count once, in any order"),
        pytest.param((1, 2, 3, 5, 6), 6, Streak(2, 3, 0), id="the longest one is kept"),
        pytest.param((1, 2, 3), 9, Streak(0, 3, 0), id="long ago"),
        pytest.param(WEEK[:-1], 6, Streak(6, 6, 0), id="six days earn nothing"),
        pytest.param(WEEK, 7, Streak(7, 7, 1), id="seven days earn a freeze"),
        pytest.param(WEEK, 8, Streak(7, 7, 1), id="today may still be played"),
        pytest.param(WEEK, 9, Streak(7, 7, 0), id="the freeze is used for yesterday"),
        pytest.param(WEEK, 10, Streak(0, 7, 0), id="it is used for one day only"),
        pytest.param((*WEEK, 9), 9, Streak(8, 8, 0), id="the frozen day is not added"),
        pytest.param((*WEEK, 9, 11), 11, Streak(1, 8, 0), id="a second missed day"),
        pytest.param((*WEEK, 10), 10, Streak(1, 7, 0), id="two missed days"),
        pytest.param(tuple(range(1, 22)), 21, Streak(21, 21, 1), id="at most one freeze is held"),
        pytest.param((*range(1, 22), 23, 25), 25, Streak(1, 22, 0), id="three weeks earn no second one"),
        pytest.param((*WEEK, *range(9, 15)), 14, Streak(13, 13, 0), id="six days after a frozen one"),
        pytest.param((*WEEK, *range(9, 16)), 15, Streak(14, 14, 1), id="seven days after a frozen one"),
        pytest.param((*WEEK, *range(9, 16), 17), 18, Streak(15, 15, 0), id="two freezes used"),
        pytest.param((4, 5, 6, *range(8, 14)), 13, Streak(6, 6, 0), id="days before a missed day earn nothing"),
        pytest.param((5, 6), 5, Streak(2, 2, 0), id="the zone was ahead when it was opened"),
    ],
)
def test_streaks(days: tuple[int, ...], today: int, expected: Streak) -> None:
    assert streak(days, today) == expected


def by_days(days: Iterable[int], today: int) -> Streak:
    """Return the streak as somebody would count it who crosses out the days of a calendar."""
    played = set(days)
    alive, counted, best, freeze, earned = False, 0, 0, False, 0
    for day in range(min(played, default=today), max([today, *played]) + 1):
        if day in played:
            counted = counted + 1 if alive else 1
            earned = 0 if freeze else earned + 1 if alive else 1
            alive, best = True, max(best, counted)
            if earned == EARNS_FREEZE:
                freeze, earned = True, 0
        elif day < today or any(other > day for other in played):
            alive, freeze, earned = alive and freeze, False, 0
    return Streak(counted if alive else 0, best, int(freeze))


DAYS = st.lists(st.integers(0, 40), max_size=41)


@given(DAYS, st.integers(0, 45))
def test_a_streak_is_that_of_a_calendar(days: list[int], today: int) -> None:
    assert streak(days, today) == by_days(days, today)


@given(DAYS, st.integers(40, 45), st.integers(0, 40))
def test_one_more_played_day_never_makes_a_streak_shorter(days: list[int], today: int, more: int) -> None:
    before, after = streak(days, today), streak([*days, more], today)
    assert after.days >= before.days
    assert after.best >= before.best
    assert after.best <= len({*days, more})


def opened(moments: Iterable[tuple[int, str]]) -> list[tuple[int, int]]:
    """Return (UTC day, day for which it counts) of dailies. moments: minutes since the first, and the zone then."""
    found: list[tuple[int, int]] = []
    last: LastOpening | None = None
    for minutes, zone in sorted(moments, key=lambda one: one[0]):
        at = FIRST_DAY * DAY + minutes * MINUTE
        found.append((at // DAY, day_of_opening(zone, at, last)))
        last = LastOpening(found[-1][1], at, min(day - utc_day for utc_day, day in found))
    return found


def streak_of(moments: Iterable[tuple[int, str]]) -> tuple[int, ...]:
    """Return the days of dailies, counted from the first."""
    days = [day for _, day in opened(moments)]
    return tuple(day - days[0] for day in days)


OFFSETS = ("UTC", "UTC+5:30", *(f"UTC{hours:+}" for hours in range(-12, 15) if hours))
MOMENTS = st.tuples(st.integers(0, 12 * 24 * 6).map(lambda tens: 10 * tens), st.sampled_from((*OFFSETS, *ZONES)))


@pytest.mark.slow
@settings(max_examples=500)
@given(st.lists(MOMENTS, min_size=1, max_size=30))
def test_a_change_of_the_zone_fills_at_most_one_day_more_than_utc_has(moments: list[tuple[int, str]]) -> None:
    """This holds from any daily to any later one. No neighbouring days are more than two days of UTC apart."""
    found = opened(moments)
    assert found == sorted(found)
    for first, (begin, _) in enumerate(found):
        for last in range(first, len(found)):
            assert len({day for _, day in found[first : last + 1]}) <= found[last][0] - begin + 2
    for (before, day), (after, next_day) in pairwise(found):
        assert next_day > day + 1 or after - before <= 2


@pytest.mark.slow
@settings(max_examples=300)
@given(st.integers(0, 24 * 60 - 1), st.lists(st.sampled_from(OFFSETS), min_size=1, max_size=40))
def test_who_plays_at_the_same_hour_keeps_the_streak_whatever_zones_they_set(minute: int, zones: list[str]) -> None:
    days = streak_of((minute + number * 24 * 60, zone) for number, zone in enumerate(zones))
    assert days == tuple(range(len(zones)))


@pytest.mark.slow
@settings(max_examples=300)
@given(st.lists(st.tuples(st.integers(0, 24 * 60 - 1), st.sampled_from(OFFSETS)), min_size=1, max_size=40))
def test_who_plays_on_each_day_where_they_are_keeps_the_streak(stays: list[tuple[int, str]]) -> None:
    """A traveller plays at some minute of each day. After a journey, that is on the day after the last one there."""
    moments: list[tuple[int, str]] = []
    for minute, zone in stays:
        ahead = day_minutes(zone)
        day = (moments[-1][0] + ahead) // (24 * 60) if moments else 0
        moments.append(((day + 1) * 24 * 60 + minute - ahead, zone))
    days = streak_of(moments)
    assert all(after - before <= 1 for before, after in pairwise(days))


def day_minutes(zone: str) -> int:
    """Return how many minutes a zone is ahead of UTC."""
    ahead = datetime.fromtimestamp(0, zone_of(zone)).utcoffset()
    assert ahead is not None
    return int(ahead.total_seconds()) // 60


@given(st.lists(st.integers(0, 24 * 60 * 14), min_size=1, max_size=30), st.sampled_from(ZONES))
def test_in_one_zone_the_day_is_that_of_the_zone(minutes: list[int], zone: str) -> None:
    expected = [day_in(zone, FIRST_DAY * DAY + minute * MINUTE) for minute in sorted(minutes)]
    assert [day for _, day in opened((minute, zone) for minute in minutes)] == expected


SYDNEY, ANGELES, AUCKLAND = "Australia/Sydney", "America/Los_Angeles", "Pacific/Auckland"


@pytest.mark.parametrize(
    ("hours", "expected"),
    [
        pytest.param(((10, "UTC"), (11, "UTC+14")), (0, 0), id="two zones at nearly one time are one day"),
        pytest.param(((10, "UTC"), (10, "UTC+14"), (83, "UTC-12"), (83, "UTC")), (0, 0, 3, 3), id="days between"),
        pytest.param(
            ((22, "UTC"), (46, "UTC"), (70, "UTC"), (94, SYDNEY), (118, SYDNEY)), (0, 1, 2, 3, 4), id="set late"
        ),
        pytest.param(
            ((27, ANGELES), (51, ANGELES), (78, AUCKLAND), (102, AUCKLAND)), (0, 1, 2, 3), id="over the date line"
        ),
        pytest.param(((20, AUCKLAND), (43, ANGELES), (67, ANGELES)), (0, 1, 2), id="back over the date line"),
    ],
)
def test_journeys(hours: tuple[tuple[int, str], ...], expected: tuple[int, ...]) -> None:
    assert streak_of((hour * 60, zone) for hour, zone in hours) == expected


TWICE = ((10 * 60, "UTC"), (11 * 60, "UTC+14"))


def test_playing_twice_every_second_day_in_two_zones_makes_no_streak() -> None:
    moments = [(day * 24 * 60 + minutes, zone) for day in range(0, 60, 2) for minutes, zone in TWICE]
    assert streak(streak_of(moments), 58).best == 1
