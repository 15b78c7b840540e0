"""Tests of the places that are still possible in a Swiss, against all pairings and results that may come."""

from collections.abc import Iterator, Sequence
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.chance import Stream
from bot.engine.tournaments.bounds import possible_places
from bot.engine.tournaments.model import Pairing, Result, Round
from bot.engine.tournaments.outlook import Count, swiss_places
from bot.engine.tournaments.standings import SWISS, table
from bot.engine.tournaments.swiss import certain_rounds, pair

SCORES = ((2, 0), (1, 1), (0, 2))
Points = tuple[int, ...]


def matchings(players: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """Yield all ways to pair players, with a single one for a bye."""
    if not players:
        yield []
        return
    first, *others = players
    for other in others:
        rest = [each for each in others if each != other]
        for found in matchings(rest):
            yield [(first, other), *found]
    if len(players) % 2:
        for found in matchings(others):
            yield [(first,), *found]


def after(points: Points, met: Sequence[tuple[int, ...]]) -> Iterator[Points]:
    """Yield the points after a round for each way in which its matches may end."""
    for scores in product(SCORES, repeat=len(met)):
        made = list(points)
        for players, score in zip(met, scores, strict=True):
            for player, halves in zip(players, score if players[1:] else (2,), strict=False):
                made[player] += halves
        yield tuple(made)


def places(ends: set[Points]) -> dict[int, tuple[int, int]]:
    """Return the best and the worst place of each player by points, where a tie may end either way."""
    found = {}
    for player in range(len(next(iter(ends)))):
        best = min(1 + sum(each > points[player] for each in points) for points in ends)
        found[player] = best, max(sum(each >= points[player] for each in points) for points in ends)
    return found


def ends_of(points: Points, remaining: Sequence[tuple[int, int]], later: int) -> set[Points]:
    """Return the points with which a Swiss may end, whoever meets whom."""
    ends = set(after(points, remaining))
    rounds = list(matchings(range(len(points))))
    for _ in range(later):
        ends = {made for before in ends for met in rounds for made in after(before, met)}
    return ends


def results_for(points: Points) -> list[int]:
    """Return byes that give these points, which are whole."""
    return [player for player, halves in enumerate(points) for _ in range(halves // 2)]


@pytest.mark.slow
@given(st.lists(st.integers(0, 3), min_size=3, max_size=5), st.integers(1, 2))
@settings(max_examples=60, deadline=None)
def test_before_a_round_the_places_are_those_of_all_rounds_that_may_come(wins: list[int], later: int) -> None:
    later = 1 if len(wins) == 5 else later
    points = tuple(2 * each for each in wins)
    found = swiss_places(Count((*range(len(wins)),), (), (), (*results_for(points),), later=later))
    assert found == places(ends_of(points, [], later))


@pytest.mark.slow
@given(st.lists(st.integers(0, 3), min_size=4, max_size=5), st.integers(1, 2), st.integers(1, 2))
@settings(max_examples=60, deadline=None)
def test_during_a_round_no_place_is_left_out(wins: list[int], open_: int, later: int) -> None:
    later = 1 if len(wins) == 5 else later
    points = tuple(2 * each for each in wins)
    remaining = [(0, 1), (2, 3)][:open_]
    exact = places(ends_of(points, remaining, later))
    matches = tuple(Pairing(*each) for each in remaining)
    found = swiss_places(Count((*range(len(wins)),), (), matches, (*results_for(points),), later=later))
    for player, (best, worst) in found.items():
        assert best <= exact[player][0] <= exact[player][1] <= worst


@pytest.mark.slow
@given(st.integers(3, 12), st.integers(0, 10_000))
@settings(max_examples=40, deadline=None)
def test_the_final_place_was_in_each_range_before(size: int, seed: int) -> None:
    stream, total = Stream.of(seed, size), min(5, certain_rounds(size))
    played, results = list[Round](), list[Result]()
    ranges = []
    for number in range(total):
        played.append(pair(range(size), played, results))
        byes = [each.bye for each in played if each.bye is not None]
        matches = list(played[-1].pairings)
        while matches:
            count = Count((*range(size),), (*results,), (*matches,), (*byes,), later=total - number - 1)
            ranges.append(swiss_places(count))
            each = matches.pop()
            at, stream = stream.below(len(SCORES))
            results.append(Result(each.first, each.second, SCORES[at]))
    for line in table(range(size), results, SWISS, byes=byes):
        assert all(found[line.player][0] <= line.place <= found[line.player][1] for found in ranges)


def test_in_the_last_round_the_tie_breaks_count() -> None:
    players = (0, 1, 2, 3)
    results = (Result(0, 2, (2, 0)), Result(1, 3, (2, 0)))
    remaining = (Pairing(0, 1), Pairing(2, 3))
    assert swiss_places(Count(players, results, remaining, later=0)) == possible_places(
        players, results, remaining, SWISS
    )


def test_not_all_can_win_a_round() -> None:
    """The leader of eight is one point ahead: with one round to come, at most four get as far as that."""
    ahead = swiss_places(Count((*range(8),), (), (), (0,), later=1))
    assert ahead[0] == (1, 5)
    assert ahead[1] == (1, 8)


def test_who_has_left_makes_no_further_point() -> None:
    found = swiss_places(Count((0, 1, 2), (), (), (0,), (0,), later=1))
    assert found[0] == (1, 2)
    assert swiss_places(Count((0, 1, 2), (), (), (1, 1), (0,), later=1))[0] == (2, 3)
