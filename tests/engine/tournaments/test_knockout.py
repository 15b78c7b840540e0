"""Tests of knockouts: seeding, byes, series, the lower bracket, places."""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.chance import Stream
from bot.engine.tournaments.knockout import Bracket, Part, Side, next_pairings, part_of, places, series_of
from bot.engine.tournaments.model import Pairing, Result

Results = dict[int, list[Result]]


def better(pairing: Pairing) -> tuple[int, int]:
    """Let the better seed win."""
    return (2, 0) if pairing.first < pairing.second else (0, 2)


def play(bracket: Bracket, score: Callable[[Pairing], tuple[int, int]]) -> tuple[Results, list[list[set[int]]]]:
    """Play to the end. Return the results, and the pairs of the matches that began together, each time."""
    results: Results = {}
    waves = []
    while ready := next_pairings(bracket, results):
        waves.append([{each.first, each.second} for each in ready.values()])
        for number, each in ready.items():
            results.setdefault(number, []).append(Result(each.first, each.second, score(each)))
    return results, waves


def seeds(count: int) -> tuple[int, ...]:
    return tuple(range(1, count + 1))


def test_the_best_seeds_meet_as_late_as_possible() -> None:
    bracket = Bracket(seeds(8))
    results, waves = play(bracket, better)
    assert waves == [[{1, 8}, {4, 5}, {2, 7}, {3, 6}], [{1, 4}, {2, 3}], [{1, 2}]]
    assert places(bracket, results) == {1: 1, 2: 2, 3: 3, 4: 3, 5: 5, 6: 5, 7: 5, 8: 5}


def test_the_best_seeds_have_the_byes() -> None:
    bracket = Bracket(seeds(6))
    results, waves = play(bracket, better)
    assert waves == [[{4, 5}, {3, 6}], [{1, 4}, {2, 3}], [{1, 2}]]
    assert places(bracket, results) == {1: 1, 2: 2, 3: 3, 4: 3, 5: 5, 6: 5}


def test_the_lower_bracket_of_eight() -> None:
    """Who lose go down; the losers of the second round come in reverse order, so none meets who has sent them down."""
    bracket = Bracket(seeds(8), double=True)
    results, waves = play(bracket, better)
    assert waves == [
        [{1, 8}, {4, 5}, {2, 7}, {3, 6}],
        [{8, 5}, {7, 6}, {1, 4}, {2, 3}],
        [{5, 3}, {6, 4}, {1, 2}],
        [{3, 4}],
        [{2, 3}],
        [{1, 2}],
    ]
    assert places(bracket, results) == {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 5, 7: 7, 8: 7}


def test_a_second_final_decides_if_the_winner_of_the_lower_bracket_wins_the_first() -> None:
    bracket = Bracket(seeds(2), double=True)
    results, waves = play(bracket, better)
    assert waves == [[{1, 2}], [{1, 2}]]
    finals = {0: [Result(1, 2, (2, 0))], 1: [Result(1, 2, (0, 2))]}
    assert next_pairings(bracket, finals) == {2: Pairing(2, 1)}
    assert places(bracket, finals) == {}
    finals[2] = [Result(2, 1, (2, 0))]
    assert next_pairings(bracket, finals) == {}
    assert places(bracket, finals) == {2: 1, 1: 2}
    with pytest.raises(ValueError, match="series 2"):
        next_pairings(bracket, results | {2: finals[2]})


@pytest.mark.parametrize(
    ("best_of", "scores", "after"),
    [
        (1, [(2, 0)], 1),
        (1, [(0, 2)], 2),
        (3, [(2, 0)], None),
        (3, [(2, 0), (2, 0)], 1),
        (3, [(2, 0), (0, 2)], None),
        (3, [(2, 0), (0, 2), (0, 2)], 2),
        (3, [(2, 0), (1, 1)], None),
        (3, [(2, 0), (1, 1), (1, 1)], 1),
        (5, [(2, 0), (2, 0), (1, 1)], None),  # 2½ of 5 can still be reached
        (5, [(2, 0), (2, 0), (1, 1), (1, 1)], 1),
        (1, [(1, 1)], None),
        (1, [(1, 1), (1, 1)], None),
        (1, [(1, 1), (0, 2)], 2),
        (1, [(1, 1), (1, 1), (1, 1)], 1),  # level after two more: the better seed
        (3, [(2, 0), (0, 2), (1, 1), (0, 2)], 2),
        (3, [(0, 0)], 1),  # not finished in time: the better seed
        (3, [(0, 2), (0, 0)], 2),
        (5, [(2, 0), (0, 2), (1, 1), (0, 0)], 1),
    ],
)
def test_a_series_is_won_by_who_cannot_be_reached(
    best_of: int, scores: list[tuple[int, int]], after: int | None
) -> None:
    """scores: of 1, who is the better seed, and 2."""
    bracket = Bracket((1, 2), best_of=best_of)
    results = {0: [Result(1, 2, score) for score in scores]}
    assert (next_pairings(bracket, results) == {}) == (after is not None)
    assert places(bracket, results) == ({} if after is None else {after: 1, 3 - after: 2})


def test_in_a_series_the_players_begin_in_turn() -> None:
    bracket = Bracket(seeds(2), best_of=5)
    results, _ = play(bracket, lambda pairing: (2, 0))
    assert [(each.first, each.second) for each in results[0]] == [(1, 2), (2, 1), (1, 2), (2, 1), (1, 2)]


def test_a_match_that_was_not_played_decides_and_is_no_win_in_the_score() -> None:
    bracket = Bracket(seeds(2), best_of=3)
    results = {0: [Result(1, 2, (0, 2)), Result(2, 1, (0, 2), played=False), Result(1, 2, (2, 0), played=False)]}
    [series] = series_of(bracket, results)
    assert (series.sides, series.winner) == ((Side(1), Side(2, wins=1)), 1)
    assert places(bracket, results) == {1: 1, 2: 2}


@pytest.mark.parametrize(
    "results",
    [
        {0: [Result(1, 2, (2, 0))]},  # 1 meets 4
        {2: [Result(1, 2, (2, 0))]},  # not yet
        {9: [Result(1, 2, (2, 0))]},
        {0: [Result(1, 4, (2, 0)), Result(4, 1, (2, 0))]},
        {0: [Result(1, 4, (0, 0)), Result(4, 1, (2, 0))]},
    ],
)
def test_a_result_that_does_not_belong_is_an_error(results: Results) -> None:
    with pytest.raises(ValueError, match="result"):
        next_pairings(Bracket(seeds(4)), results)


@pytest.mark.parametrize(("players", "best_of"), [((1,), 1), ((1, 1), 1), ((1, 2), 2), ((1, 2), -1)])
def test_one_player_or_an_even_series_is_no_knockout(players: tuple[int, ...], best_of: int) -> None:
    with pytest.raises(ValueError, match=r"at least two|odd number"):
        Bracket(players, best_of=best_of)


@pytest.mark.slow
@given(st.integers(2, 20), st.booleans(), st.sampled_from([1, 3]), st.integers(0, 2**32))
def test_who_is_out_has_lost_once_or_in_double_elimination_twice(
    size: int, double: bool, best_of: int, seed: int
) -> None:
    bracket = Bracket(seeds(size), double, best_of)
    stream = Stream.of(seed)

    def score(pairing: Pairing) -> tuple[int, int]:
        nonlocal stream
        at, stream = stream.below(5)
        return ((2, 0), (2, 0), (1, 1), (0, 2), (0, 2))[at]

    results, waves = play(bracket, score)
    lost = Counter[int]()
    for each in results.values():
        lead = sum((r.score[0] - r.score[1]) * (1 if r.first < r.second else -1) for r in each)
        one, other = sorted((each[0].first, each[0].second))
        lost[other if lead >= 0 else one] += 1
    ended = places(bracket, results)
    winner = next(player for player, place in ended.items() if place == 1)
    lives = 1 + double
    assert {player: lost[player] for player in seeds(size) if player != winner} == dict.fromkeys(
        set(seeds(size)) - {winner}, lives
    )
    assert lost[winner] < lives
    assert sorted(ended) == list(seeds(size))
    ranked = sorted(ended.values())
    assert all(place == ranked.index(place) + 1 for place in ranked)
    assert all(len(set().union(*wave)) == 2 * len(wave) for wave in waves)  # nobody plays two matches at once


@pytest.mark.slow
@given(st.integers(2, 20), st.booleans(), st.integers(0, 2**32))
def test_a_place_that_is_known_stays(size: int, double: bool, seed: int) -> None:
    """Half-way, too: each match is noted by itself, in any order."""
    bracket = Bracket(seeds(size), double)
    stream = Stream.of(seed)
    results: Results = {}
    known: dict[int, int] = {}
    pairings: dict[int, Pairing] = {}
    while ready := next_pairings(bracket, results):
        assert all(ready[number] == pairing for number, pairing in pairings.items())
        at, stream = stream.below(len(ready))
        number = list(ready)[at]
        results[number] = [Result(ready[number].first, ready[number].second, (2, 0))]
        pairings = {each: pairing for each, pairing in ready.items() if each != number}
        assert known.items() <= places(bracket, results).items()
        known = places(bracket, results)
    assert len(known) == size


def test_a_bracket_tells_its_series_as_they_stand() -> None:
    bracket = Bracket((1, 2, 3), best_of=3)
    results = {1: [Result(2, 3, (2, 0)), Result(3, 2, (1, 1))]}
    bye, semi, final = series_of(bracket, results)
    assert (bye.sides, bye.skipped, bye.winner) == ((Side(1), Side(empty=True)), True, 1)
    assert (semi.sides, semi.drawn, semi.winner) == ((Side(2, wins=1), Side(3)), 1, None)
    assert (final.part, final.round, final.sides, final.feeds) == (Part.UPPER, 2, (Side(1), Side()), (0, 1))


def test_double_elimination_has_four_parts() -> None:
    bracket = Bracket(seeds(8), double=True)
    results, _ = play(bracket, better)
    found = series_of(bracket, results)
    assert [part_of(bracket, each.number) for each in found] == [(each.part, each.round) for each in found]
    rounds = Counter((each.part.value, each.round) for each in found)
    upper, lower = {("upper", 1): 4, ("upper", 2): 2, ("upper", 3): 1}, {("lower", 1): 2, ("lower", 2): 2}
    assert rounds == {**upper, **lower, ("lower", 3): 1, ("lower", 4): 1, ("final", 1): 1, ("again", 1): 1}
    assert [each.number for each in found if each.skipped] == [len(found) - 1]
    assert [found[each].part for series in found for each in series.feeds] == [
        series.part for series in found for _ in series.feeds
    ]
