"""Places that are told as sure, against seasons that go on at random, and whose players leave at random."""

from random import Random

import pytest

from bot.engine.tournaments.model import DRAW, LOSS, WIN, Pairing, Result
from bot.engine.tournaments.outlook import Count
from bot.engine.tournaments.roundrobin import rounds
from bot.engine.tournaments.standings import account, leaving_early, table
from bot.sessions.leagues.possible import counted

ENDS = ((WIN, LOSS), (DRAW, DRAW), (LOSS, WIN))


def played_on(pairings: list[Pairing], results: list[Result], left: set[int], dice: Random) -> dict[int, int]:
    """Return the places at the end of a season in which matches are played, and players leave, in any order."""
    results, left = [*results], {*left}
    waiting = [one for one in pairings if not any({one.first, one.second} == {r.first, r.second} for r in results)]
    dice.shuffle(waiting)
    players = {player for one in pairings for player in (one.first, one.second)}
    for one in waiting:
        if dice.random() < 0.3:
            left.add(dice.choice(sorted(players)))
        if not {one.first, one.second} & left and dice.random() < 0.9:
            results.append(Result(one.first, one.second, dice.choice(ENDS)))
    counts = account(pairings, results, left, closed=True)
    return {line.player: line.place for line in table(sorted(players), counts.results, struck=counts.struck)}


@pytest.mark.slow
@pytest.mark.parametrize("seeds", [range(60), pytest.param(range(60, 1_000), marks=pytest.mark.nightly)])
def test_a_sure_place_holds_whoever_leaves(seeds: range) -> None:
    told = 0
    for seed in seeds:
        dice = Random(seed)
        players = list(range(dice.choice((3, 4, 5))))
        pairings = [pair for one in rounds(players) for pair in one.pairings]
        results = [Result(one.first, one.second, dice.choice(ENDS))
                   for one in dice.sample(pairings, dice.randint(len(pairings) // 2, len(pairings)))]  # fmt: skip
        left = {dice.choice(players)} if dice.random() < 0.3 else set[int]()
        counts = account(pairings, results, left)
        standing = tuple(player for player in players if player not in counts.struck)
        known = {frozenset((one.first, one.second)) for one in counts.results}
        remaining = tuple(
            one
            for one in pairings
            if frozenset((one.first, one.second)) not in known and not {one.first, one.second} & counts.struck
        )
        there = [player for player in players if player not in left]
        by_default = len(counts.results) > sum(not {one.first, one.second} & counts.struck for one in results)
        unsettled = by_default or bool(leaving_early(there, pairings, results))
        places, sure = counted(Count(standing, counts.results, remaining, unsettled=unsettled))
        told += len(sure)
        for _ in range(60):
            ended = played_on(pairings, results, left, dice)
            assert all(places[player][0] <= ended[player] <= places[player][1] for player in sure), seed
    assert told > len(seeds) // 2


def test_a_place_that_a_leaver_can_change_is_not_sure() -> None:
    """The last of three cannot pass anybody by results, but does if the first one is struck."""
    count = Count((0, 1, 2), (Result(0, 1, (WIN, LOSS)), Result(1, 2, (WIN, LOSS))), (Pairing(0, 2),), unsettled=True)
    assert counted(count)[1] == frozenset()


def test_two_who_may_both_lose_their_match_leave_a_place_open() -> None:
    """By results, one of the two passes the first player, or both do; if both leave, neither does."""
    results = (Result(0, 1, (DRAW, DRAW)), Result(0, 2, (DRAW, DRAW)), Result(0, 3, (LOSS, WIN)),
               Result(1, 3, (DRAW, DRAW)), Result(2, 3, (DRAW, DRAW)))  # fmt: skip
    places, sure = counted(Count((0, 1, 2, 3), results, (Pairing(1, 2),)))
    assert places[0] == (3, 4)
    assert 0 not in sure
