"""Tests of the places that are still possible, against all ways in which the remaining matches may end."""

from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.tournaments import bounds
from bot.engine.tournaments.bounds import possible_places
from bot.engine.tournaments.model import Pairing, Result
from bot.engine.tournaments.roundrobin import rounds
from bot.engine.tournaments.standings import USUAL, Rules, TieBreak, table
from tests.engine.tournaments import candidates

SCORES = ((2, 0), (1, 1), (0, 2))
Places = dict[int, tuple[int, int]]


def all_tables(players: list[int], results: list[Result], remaining: list[Pairing], rules: Rules) -> Places:
    """Return the best and worst places by making every table that can come."""
    seen: dict[int, set[int]] = {player: set() for player in players}
    for scores in product(SCORES, repeat=len(remaining)):
        ended = [Result(match.first, match.second, score) for match, score in zip(remaining, scores, strict=True)]
        for line in table(players, results + ended, rules):
            seen[line.player].add(line.place)
    return {player: (min(places), max(places)) for player, places in seen.items()}


def all_points(players: list[int], results: list[Result], remaining: list[Pairing]) -> Places:
    """Return the best and worst places by points, where a tie may end either way."""
    best, worst = dict.fromkeys(players, len(players)), dict.fromkeys(players, 1)
    for scores in product(SCORES, repeat=len(remaining)):
        points = dict.fromkeys(players, 0)
        ended = [((match.first, match.second), score) for match, score in zip(remaining, scores, strict=True)]
        for pair, score in ended + [((result.first, result.second), result.score) for result in results]:
            for player, halves in zip(pair, score, strict=True):
                points[player] += halves
        for player in players:
            best[player] = min(best[player], 1 + sum(each > points[player] for each in points.values()))
            worst[player] = max(worst[player], sum(each >= points[player] for each in points.values()))
    return {player: (best[player], worst[player]) for player in players}


@st.composite
def seasons(draw: st.DrawFn, most: int = 6) -> tuple[list[int], list[Result], list[Pairing]]:
    """Draw three to six players, some results, and up to six matches that remain. Some never meet."""
    players = list(range(draw(st.integers(3, most))))
    due = draw(st.permutations(list(combinations(players, 2))))
    remain = draw(st.integers(0, min(6, len(due))))
    results = [Result(one, other, draw(st.sampled_from(SCORES))) for one, other in due[remain:]]
    return players, results, [Pairing(*pair) for pair in due[:remain]]


@pytest.mark.slow
@given(seasons(), st.lists(st.sampled_from(TieBreak), unique=True))
@settings(max_examples=50, deadline=None)
def test_the_places_are_those_of_all_tables_that_can_come(
    season: tuple[list[int], list[Result], list[Pairing]], breaks: list[TieBreak]
) -> None:
    rules = Rules(tuple(breaks))
    assert possible_places(*season, rules) == all_tables(*season, rules)


@pytest.mark.slow
@given(seasons())
@settings(max_examples=100, deadline=None)
def test_with_many_matches_the_places_are_exact_for_points(
    season: tuple[list[int], list[Result], list[Pairing]],
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bounds, "LINES", 0)
        assert possible_places(*season) == all_points(*season)


@pytest.mark.slow
@given(seasons(), st.integers(0, 3))
@settings(max_examples=80, deadline=None)
def test_no_possible_place_is_left_out_if_not_all_sets_of_rivals_are_tried(
    season: tuple[list[int], list[Result], list[Pairing]], flows: int
) -> None:
    exact = all_points(*season)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bounds, "LINES", 0)
        patch.setattr(bounds, "FLOWS", flows)
        for player, (best, worst) in possible_places(*season).items():
            assert best <= exact[player][0] <= exact[player][1] <= worst


def test_before_the_last_round_of_the_candidates_of_2016_two_could_win() -> None:
    """The printed source names the two, and says that Caruana would win a tie of these with Anand."""
    c = candidates
    places = possible_places(c.PLAYERS, c.AFTER_13, c.LAST_ROUND, c.RULES)
    assert [player for player in c.PLAYERS if places[player][0] == 1] == [c.CARUANA, c.KARJAKIN]
    assert places[c.ANAND][0] == 2
    assert places[c.TOPALOV] == (8, 8)
    final = {line.player: line.place for line in table(c.PLAYERS, c.AFTER_13 + c.LAST_RESULTS, c.RULES)}
    assert all(best <= final[player] <= worst for player, (best, worst) in places.items())


def test_at_the_end_each_has_its_place_and_at_the_start_all() -> None:
    players = list(range(8))
    pairings = [pairing for each in rounds(players) for pairing in each.pairings]
    assert set(possible_places(players, [], pairings).values()) == {(1, 8)}
    results = [Result(pairing.first, pairing.second, (2, 0)) for pairing in pairings]
    ended = {line.player: (line.place, line.place) for line in table(players, results, USUAL)}
    assert possible_places(players, results, []) == ended


def test_second_or_third_whatever_happens() -> None:
    """A has won all, B has drawn with C and D. Who wins the match of C and D is second; by a draw all three are."""
    a, b, c, d = range(4)
    results = [Result(a, each, (2, 0)) for each in (b, c, d)] + [Result(b, c, (1, 1)), Result(b, d, (1, 1))]
    assert possible_places([a, b, c, d], results, [Pairing(c, d)]) == {a: (1, 1), b: (2, 3), c: (2, 4), d: (2, 4)}


def test_a_bye_counts() -> None:
    assert possible_places([1, 2, 3], [], [Pairing(1, 2)], byes=[3, 3])[3] == (1, 1)


def test_a_match_of_somebody_else_is_an_error() -> None:
    with pytest.raises(ValueError, match="not of this table"):
        possible_places([1, 2], [], [Pairing(1, 3)])
