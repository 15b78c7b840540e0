"""Tests of Swiss rounds, against an oracle of the rules: FIDE Handbook C.04.1 and C.04.3."""

import random
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.chance import Stream
from bot.engine.tournaments.model import Pairing, Result, Round
from bot.engine.tournaments.swiss import NoPairing, certain_rounds, next_round, pair

NIGHTLY = [pytest.mark.nightly, pytest.mark.timeout(3_000)]
SCORES = ((2, 0), (2, 0), (1, 1), (0, 2), (0, 2))


def tournament(size: int, rounds: int, seed: int) -> tuple[list[Round], list[Result]]:
    """Play a Swiss with random results."""
    played: list[Round] = []
    results: list[Result] = []
    stream = Stream.of(seed, size)
    for _ in range(rounds):
        played.append(pair(range(size), played, results))
        for each in played[-1].pairings:
            at, stream = stream.below(len(SCORES))
            results.append(Result(each.first, each.second, SCORES[at]))
    return played, results


def check_absolute(players: Sequence[int], played: Sequence[Round]) -> None:
    """Check each round as C.04.1 has it: b no second match, c and d byes, f and g the sides, in each round anew."""
    met: set[frozenset[int]] = set()
    byes: set[int] = set()
    sides: dict[int, list[int]] = {player: [] for player in players}
    for number, each in enumerate(played, 1):
        assert each.number == number
        there = [player for pairing in each.pairings for player in (pairing.first, pairing.second)]
        assert sorted([*there, *([] if each.bye is None else [each.bye])]) == sorted(players)
        assert (each.bye is None) == (len(players) % 2 == 0)
        assert each.bye not in byes
        byes |= set() if each.bye is None else {each.bye}
        for pairing in each.pairings:
            assert frozenset((pairing.first, pairing.second)) not in met
            met.add(frozenset((pairing.first, pairing.second)))
            sides[pairing.first].append(1)
            sides[pairing.second].append(-1)
        for history in sides.values():
            assert abs(sum(history)) <= 2, history
            assert abs(sum(history[-3:])) < 3, history


def points_of(players: Sequence[int], played: Sequence[Round], results: Sequence[Result]) -> dict[int, int]:
    points = dict.fromkeys(players, 0)
    for result in results:
        points[result.first] += result.score[0]
        points[result.second] += result.score[1]
    for each in played:
        if each.bye is not None:
            points[each.bye] += 2
    return points


def every_pairing(players: tuple[int | None, ...]) -> Iterator[list[tuple[int, int | None]]]:
    """Yield all ways to pair the players. None, the last, stands for a bye."""
    if not players:
        yield []
        return
    one, *others = players
    assert one is not None
    for other in others:
        for rest in every_pairing(tuple(each for each in others if each != other)):
            yield [(one, other), *rest]


def sides_of(players: Sequence[int], played: Sequence[Round]) -> dict[int, list[int]]:
    """Return for each player 1 for each match begun, and -1 for each other, in their order."""
    sides: dict[int, list[int]] = {player: [] for player in players}
    for each in (each for row in played for each in row.pairings):
        sides[each.first].append(1)
        sides[each.second].append(-1)
    return sides


def quality(
    pairs: Sequence[tuple[int, int | None]], points: dict[int, int], sides: dict[int, list[int]]
) -> tuple[int, int, list[int], list[int], int]:
    """Return criteria 3 to 7 without the last half: players beyond two or three times in a row on a side, the points of
    the bye, pairs over each border, over how many they go, players beyond one.
    """
    met = [(one, other) for one, other in pairs if other is not None]

    def costs(player: int, turn: int) -> tuple[int, int]:
        after = [*sides[player], turn]
        return int(abs(sum(after)) > 2 or abs(sum(after[-3:])) == 3), int(abs(sum(after)) > 1)

    best = []
    for one, other in met:
        turned = [(costs(one, turn), costs(other, -turn)) for turn in (1, -1)]
        best.append(min((mine[0] + theirs[0], mine[1] + theirs[1]) for mine, theirs in turned))
    bye = next((points[one] for one, other in pairs if other is None), 0)
    levels = sorted(set(points.values()), reverse=True)
    crossed = [
        [min(points[one], points[other]) < level <= max(points[one], points[other]) for level in levels[:-1]]
        for one, other in met
    ]
    over = [sum(column) for column in zip(*crossed, strict=True)]
    several = [sum(sum(row) ** 2 for row in crossed)]
    return sum(each[0] for each in best), bye, over, several, sum(each[1] for each in best)


class Season:
    """A random season of a Swiss: members leave, some pairs are apart, and some matches are never opened."""

    def __init__(self, seed: int, most: int) -> None:
        self._dice = random.Random(seed)
        size = self._dice.randint(3, most)
        self.players = list(range(size))
        self.rounds = min(7, certain_rounds(size))
        self.apart = [Pairing(*self._dice.sample(self.players, 2)) for _ in range(self._dice.randint(0, size))]
        self.played: list[Round] = []
        self.results: list[Result] = []
        self.unplayed: list[Pairing] = []

    @property
    def sides(self) -> dict[int, list[int]]:
        """Return for each player the sides of the matches that were played, in their order."""
        found: dict[int, list[int]] = {}
        for each in (each for row in self.played for each in row.pairings if each not in self.unplayed):
            found.setdefault(each.first, []).append(1)
            found.setdefault(each.second, []).append(-1)
        return found

    def next(self) -> Round | None:
        return next_round(self.players, self.played, self.results, self.apart, self.unplayed)

    def play(self, found: Round) -> None:
        """Play a round, and check all sides. A match of two who are apart is never opened, nor are a few others."""
        self.played.append(found)
        for each in found.pairings:
            self.results.append(Result(each.first, each.second, self._dice.choice(SCORES)))
            if each in self.apart or Pairing(each.second, each.first) in self.apart or self._dice.random() < 0.1:
                self.unplayed.append(each)
        for sides in self.sides.values():
            check_sides(sides)
        if len(self.players) > 3 and self._dice.random() < 0.3:
            self.players.remove(self._dice.choice(self.players))


def check_sides(sides: Sequence[int]) -> None:
    """Check that a player begins at most one match more or fewer than half of theirs, and never three in a row."""
    begun = sides.count(1)
    assert abs(begun - len(sides) / 2) <= 1, sides
    assert all(abs(sum(sides[at : at + 3])) < 3 for at in range(len(sides) - 2)), sides


def allows(season: Season, pairs: Sequence[tuple[int, int | None]]) -> bool:
    """Return whether a way to pair all keeps to the absolute criteria, for some choice of who begins."""
    met = {frozenset((each.first, each.second)) for row in season.played for each in row.pairings}
    byes, sides = {row.bye for row in season.played}, season.sides

    def fits(one: int, other: int) -> bool:
        for turn in (1, -1):
            with suppress(AssertionError):
                check_sides([*sides.get(one, []), turn])
                check_sides([*sides.get(other, []), -turn])
                return frozenset((one, other)) not in met
        return False

    return all(one not in byes if other is None else fits(one, other) for one, other in pairs)


@pytest.mark.slow
@pytest.mark.parametrize("seeds", [range(60), pytest.param(range(60, 2_000), marks=NIGHTLY)], ids=["day", "night"])
def test_rounds_are_those_of_an_oracle_that_looks_at_all_pairings(seeds: range) -> None:
    """A round keeps to the absolute criteria with the fewest pairs who are apart. There is none only if none does."""
    for seed in seeds:
        season = Season(seed, 7)
        for _ in range(season.rounds):
            there: tuple[int | None, ...] = (*season.players, *([None] if len(season.players) % 2 else []))
            legal = [pairs for pairs in every_pairing(there) if allows(season, pairs)]
            found = season.next()
            assert (found is None) == (not legal), seed
            if found is None:
                break
            apart = [frozenset((each.first, each.second)) for each in season.apart]
            kept = min(sum(frozenset(pair) in apart for pair in pairs) for pairs in legal)
            assert sum(frozenset((each.first, each.second)) in apart for each in found.pairings) == kept, seed
            season.play(found)


@pytest.mark.slow
@pytest.mark.parametrize("seeds", [range(15), pytest.param(range(15, 4_000), marks=NIGHTLY)], ids=["day", "night"])
def test_nobody_begins_more_than_one_match_above_or_below_half_in_any_season(seeds: range) -> None:
    for seed in seeds:
        season = Season(seed, 20)
        for _ in range(season.rounds):
            if (found := season.next()) is None:
                break
            season.play(found)


def test_who_is_apart_meets_before_somebody_begins_three_times_in_a_row() -> None:
    """0 and 1 have begun twice, 2 and 3 have not: 0 and 1 cannot meet, and of those who can, all are apart."""
    played = [Round(1, (Pairing(0, 4), Pairing(1, 5))), Round(2, (Pairing(0, 5), Pairing(1, 4)))]
    played = [
        Round(one.number, (*one.pairings, Pairing(4 + at, 2), Pairing(5 - at, 3))) for at, one in enumerate(played)
    ]
    apart = [Pairing(one, other) for one in (0, 1) for other in (2, 3)]
    found = next_round(range(4), played, [], apart)
    assert found is not None
    assert {each.first for each in found.pairings} == {2, 3}
    assert next_round(range(2), played, [], []) is None


def test_a_match_that_was_never_opened_was_begun_by_nobody() -> None:
    """Both have begun both of their matches. If one of 0 was never opened, 0 may begin a third, and they may meet."""
    played = [Round(1, (Pairing(0, 2), Pairing(1, 3))), Round(2, (Pairing(0, 3), Pairing(1, 2)))]
    assert next_round(range(2), played, []) is None
    assert next_round(range(2), played, [], unplayed=[Pairing(0, 3)]) == Round(3, (Pairing(0, 1),))


def test_who_wishes_to_follow_begins_if_it_would_be_the_third_time_in_a_row() -> None:
    """Of seven matches, 0 has begun four, but followed in the last two; 1 has begun three, and the last one."""
    turns = {0: (1, 1, -1, 1, 1, -1, -1), 1: (-1, 1, -1, 1, -1, -1, 1)}
    rounds = [
        Round(number + 1, tuple(Pairing(one, 10 * one + 10 + number) if sides[number] > 0
                                else Pairing(10 * one + 10 + number, one) for one, sides in turns.items()))
        for number in range(7)
    ]  # fmt: skip
    assert pair([0, 1], rounds, []).pairings == (Pairing(0, 1),)


@pytest.mark.parametrize(("size", "rounds"), [(8, 4), (9, 5), (16, 5), (21, 5), (12, 6)])
@pytest.mark.slow
def test_two_hundred_rounds_obey_the_absolute_criteria(size: int, rounds: int) -> None:
    for seed in range(10):
        played, _ = tournament(size, rounds, seed)
        check_absolute(range(size), played)


@pytest.mark.slow
@given(st.integers(4, 8), st.integers(0, 10_000))
@settings(max_examples=60, deadline=None)
def test_no_other_round_keeps_groups_of_equal_points_better_together(size: int, seed: int) -> None:
    """All pairings of up to eight players are looked at."""
    rounds = certain_rounds(size) - 1
    played, results = tournament(size, rounds, seed)
    players: tuple[int | None, ...] = (*range(size), *([None] if size % 2 else []))
    met: set[frozenset[int | None]] = {frozenset((row.bye, None)) for row in played if size % 2}
    met |= {frozenset((each.first, each.second)) for row in played for each in row.pairings}
    points = points_of(range(size), played, results)
    sides = sides_of(range(size), played)
    allowed = [pairs for pairs in every_pairing(players) if not any(frozenset(each) in met for each in pairs)]
    made = pair(range(size), played, results)
    mine: list[tuple[int, int | None]] = [(each.first, each.second) for each in made.pairings]
    mine += [] if made.bye is None else [(made.bye, None)]
    assert quality(mine, points, sides) == min(quality(pairs, points, sides) for pairs in allowed)


def test_the_first_round_is_that_of_the_dutch_system() -> None:
    """C.04.3, B and E.5: the upper half meets the lower half, and every second of the best begins."""
    assert pair(range(1, 9), [], []) == Round(1, (Pairing(1, 5), Pairing(6, 2), Pairing(3, 7), Pairing(8, 4)))
    assert pair(range(1, 8), [], []) == Round(1, (Pairing(1, 4), Pairing(5, 2), Pairing(3, 6)), 7)


# Whole tournaments as the engine for FIDE's Dutch system in py4swiss 0.3.1 pairs them (C.04.3 of 2025): who begins, the
# result, who follows, and at the end the bye. They are of those in which nobody has to begin two times more than not;
# where the Dutch system does that, our rounds differ, and the later ones may anyway.
DUTCH = """
    1+5 6-2 3+7 8-4
    4+1 2+3 5-8 7+6
    4-2 1+7 3+8 6+5

    1+5 6-2 3-7 8+4
    7+1 2+8 5+3 4+6
    7+2 1-4 8+5 3+6

    1-5 6+2 3+7 8-4 9
    5+3 4+9 7+6 2+1 8
    5-4 3+2 6+8 9+7 1
    4+3 9-6 2+5 1+8 7

    1+5 6-2 3=7 8+4 9
    9=1 2-8 4-3 7=6 5
    8+1 3-9 7+2 5-6 4
    9-8 1-7 6-3 5+4 2

    1=7 8=2 3-9 10=4 5-11 12+6
    9-12 11-1 2-10 4-8 7-3 6+5
    12+8 1-10 3-11 9+6 7-2 5+4
    10+12 11-9 2-1 8+5 6-3 4+7
    9-10 12+1 3-8 4-11 5-2 7-6

    1-7 8+2 3-9 10+4 5+11 12-6
    9-5 6-8 7-10 4+1 2+12 11+3
    5-8 10-2 7+4 9-6 1-11 3+12
    8-7 2-5 11-10 6-3 4=9 12-1
    5-7 10+8 3+2 11=6 1-9 12-4

    1+9 10+2 3+11 12-4 5-13 14-6 7-15 16+8
    13+1 15+3 4+10 6-16 2=12 9-5 11-7 8-14
    15=4 16-13 1=6 3+7 5-10 14=2 12+8 11=9

    1+11 12-2 3-13 14+4 5+15 16-6 7-17 18=8 9=19 20+10 21
    13+1 2+14 17=5 6+21 8-20 19+18 4+9 11+3 15-7 10-12 16
    13-2 20=6 5+19 1+17 12+4 7+16 21-11 14+18 9+8 3-10 15
"""


@pytest.mark.parametrize("text", DUTCH.strip().split("\n\n"), ids=[str(number) for number in range(8)])
def test_these_tournaments_are_paired_as_in_the_dutch_system(text: str) -> None:
    played: list[Round] = []
    results: list[Result] = []
    for row in text.split("\n"):
        matches = re.findall(r"(\d+)([-=+])(\d+)", row)
        pairings = tuple(Pairing(int(first), int(second)) for first, _, second in matches)
        bye = re.search(r" (\d+)$", row)
        expected = Round(len(played) + 1, pairings, int(bye[1]) if bye else None)
        assert pair(range(1, 2 * len(matches) + 1 + bool(bye)), played, results) == expected
        played.append(expected)
        scores = {"+": (2, 0), "=": (1, 1), "-": (0, 2)}
        results += [Result(int(first), int(second), scores[sign]) for first, sign, second in matches]


def test_the_second_round_pairs_winners_and_losers() -> None:
    """The better of each pair has won: 1, 2, 3 and 4 have a point. Who has begun does not begin again."""
    first = pair(range(1, 9), [], [])
    results = [
        Result(each.first, each.second, (2, 0) if each.first < each.second else (0, 2)) for each in first.pairings
    ]
    second = pair(range(1, 9), [first], results)
    assert [{each.first, each.second} for each in second.pairings] == [{1, 4}, {2, 3}, {5, 8}, {6, 7}]
    assert {each.first for each in second.pairings} == {each.second for each in first.pairings}


def test_who_has_crossed_down_does_not_cross_down_again() -> None:
    """Three have one point each round: the odd one of the highest group is another in the third round."""
    played, results = tournament(10, 4, 2)
    check_absolute(range(10), played)
    down = []
    for number in range(1, 4):
        points = points_of(range(10), played[:number], results[: 5 * number])
        down.append(
            {max(each.first, each.second, key=points.__getitem__) for each in played[number].pairings}
            - {
                player
                for each in played[number].pairings
                if points[each.first] == points[each.second]
                for player in (each.first, each.second)
            }
        )
    assert down[0]
    assert not down[0] & down[1]


def test_a_player_who_left_is_not_paired_and_one_who_comes_late_is() -> None:
    first = pair([1, 2, 3, 4], [], [])
    results = [Result(each.first, each.second, (2, 0)) for each in first.pairings]
    second = pair([1, 2, 4, 5], [first], results)
    there = sorted(player for each in second.pairings for player in (each.first, each.second))
    assert (there, second.bye) == ([1, 2, 4, 5], None)


def test_two_who_have_met_have_no_second_round() -> None:
    with pytest.raises(NoPairing, match="2 players cannot be paired after 1 rounds"):
        pair([1, 2], [Round(1, (Pairing(1, 2),))], [])


def test_after_the_certain_rounds_there_may_be_none() -> None:
    """Two threes, of whom each has met all of the others: what is left are two triangles."""
    played = [Round(n + 1, tuple(Pairing(one, 3 + (one + n) % 3) for one in range(3))) for n in range(3)]
    assert certain_rounds(6) == 3
    with pytest.raises(NoPairing):
        pair(range(6), played, [])
    assert pair(range(6), played[:2], []).number == 3


def test_who_are_apart_do_not_meet_if_others_can() -> None:
    usual = pair(range(6), [], [])
    apart = [Pairing(usual.pairings[0].second, usual.pairings[0].first)]
    found = next_round(range(6), [], [], apart)
    assert found is not None
    assert {frozenset((each.first, each.second)) for each in found.pairings}.isdisjoint(
        frozenset((each.first, each.second)) for each in apart
    )
    assert len(found.pairings) == 3


def test_who_are_apart_meet_if_there_is_no_other_round() -> None:
    apart = [Pairing(0, 1), Pairing(0, 2), Pairing(3, 0)]
    assert next_round(range(4), [], [], apart) == pair(range(4), [], [])


def test_blocks_of_one_do_not_lift_those_of_others() -> None:
    """One keeps apart from all nine others, so they meet somebody anyway; another pair is still kept apart."""
    apart = [*(Pairing(0, other) for other in range(1, 10)), Pairing(2, 7)]
    found = next_round(range(10), [], [], apart)
    assert found is not None
    kept = [each for each in found.pairings if each in apart or Pairing(each.second, each.first) in apart]
    assert [0 in (each.first, each.second) for each in kept] == [True]


def test_winners_meet_also_if_all_of_them_have_begun() -> None:
    first = pair(range(6), [], [])
    results = [Result(each.first, each.second, (2, 0)) for each in first.pairings]
    winners = {each.first for each in first.pairings}
    second = pair(range(6), [first], results)
    assert sorted(len({each.first, each.second} & winners) for each in second.pairings) == [0, 1, 2]


def test_there_is_no_next_round_of_two_who_have_met() -> None:
    assert next_round([1, 2], [Round(1, (Pairing(1, 2),))], []) is None
