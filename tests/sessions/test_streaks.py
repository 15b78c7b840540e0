"""Tests of streaks: played days in a row, freezes, and days that a change of the zone cannot fill."""

from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.sessions.pace import DAY, HOUR
from bot.sessions.streaks import EARNS_FREEZE, Streak, day_of_opening, streak
from bot.sessions.time.zones import day_in

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
    """Return (UTC day, day for which it counts) of dailies. moments: hours since the first, and the zone then."""
    found: list[tuple[int, int]] = []
    for hours, zone in sorted(moments, key=lambda one: one[0]):
        at = FIRST_DAY * DAY + hours * HOUR
        utc_day, before = at // DAY, max(found, default=None)
        found.append((utc_day, day_of_opening(day_in(zone, at), utc_day, before)))
    return found


@settings(max_examples=300)
@given(
    st.lists(st.tuples(st.integers(0, 24 * 5), st.sampled_from(("UTC-12", "UTC", "UTC+14"))), min_size=1, max_size=6)
)
def test_a_change_of_the_zone_fills_no_missed_day(moments: list[tuple[int, str]]) -> None:
    """Two neighbouring days of a streak are at most two days of UTC apart, as in one zone. None is from the future."""
    found = opened(moments)
    first_on = {day: utc_day for utc_day, day in reversed(found)}
    last_on = {day: utc_day for utc_day, day in found}
    for day in first_on:
        if day + 1 in first_on:
            assert first_on[day + 1] - last_on[day] <= 2
    assert all(abs(day - utc_day) <= 1 for utc_day, day in found)


@given(st.lists(st.integers(0, 24 * 14), min_size=1, max_size=30), st.sampled_from(ZONES))
def test_in_one_zone_the_day_is_that_of_the_zone(hours: list[int], zone: str) -> None:
    expected = [day_in(zone, FIRST_DAY * DAY + hour * HOUR) for hour in sorted(hours)]
    assert [day for _, day in opened((hour, zone) for hour in hours)] == expected


def test_dailies_of_two_games_in_two_zones_do_not_fill_the_days_between() -> None:
    """With the days of the zones alone, four dailies on two days would make four days in a row."""
    evening, three_days_later = 10, 3 * 24 + 11
    moments = [(evening, "UTC"), (evening, "UTC+14"), (three_days_later, "UTC-12"), (three_days_later, "UTC")]
    days = [day for _, day in opened(moments)]
    assert [day - FIRST_DAY for day in days] == [0, 1, 3, 3]
    assert streak(days, FIRST_DAY + 3) == Streak(1, 2, 0)
