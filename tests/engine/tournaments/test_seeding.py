"""The draw of a knockout between players who are apart, against all draws of a few."""

from itertools import permutations
from random import Random

import pytest

from bot.engine.tournaments.knockout import Bracket, next_pairings
from bot.engine.tournaments.seeding import drawn


def meetings(ranks: tuple[int, ...], apart: list[tuple[int, int]]) -> list[int]:
    """Return how many of the pairs would meet in each round before the final, if they win all others."""
    field: list[set[int]] = [set()]
    found = list[int]()
    size = 1 << (len(ranks) - 1).bit_length()
    order = [0]
    while len(order) < size:
        order = [seed for each in order for seed in (each, 2 * len(order) - 1 - each)]
    field = [{ranks[seed]} if seed < len(ranks) else set() for seed in order]
    while len(field) > 2:
        field = [one | other for one, other in zip(field[::2], field[1::2], strict=True)]
        found.append(sum(any(set(pair) <= each for each in field) for pair in apart) - sum(found))
    return found


def change(ranks: tuple[int, ...]) -> int:
    return sum((rank - seed) ** 2 for seed, rank in enumerate(ranks))


@pytest.mark.parametrize("count", range(2, 33))
def test_without_blocks_the_draw_is_the_order(count: int) -> None:
    assert drawn(count, []) == tuple(range(count))


@pytest.mark.slow
@pytest.mark.parametrize("count", range(3, 8))
def test_one_pair_is_kept_apart_until_the_final_by_the_least_change(count: int) -> None:
    for one in range(count):
        for other in range(one + 1, count):
            apart = [(one, other)]
            best = min((meetings(each, apart), change(each)) for each in permutations(range(count)))
            found = drawn(count, apart)
            assert (meetings(found, apart), change(found)) == best
            assert not any(best[0])


@pytest.mark.parametrize("seed", range(60))
def test_several_pairs_meet_as_late_as_in_the_best_draw_of_all(seed: int) -> None:
    dice = Random(seed)
    count = dice.randint(4, 6)
    pairs = [(one, other) for one in range(count) for other in range(one + 1, count)]
    apart = dice.sample(pairs, dice.randint(2, 5))
    best = min(meetings(each, apart) for each in permutations(range(count)))
    assert meetings(drawn(count, apart), apart) == best


def test_in_a_full_cup_two_favourites_who_are_apart_meet_in_the_final_only() -> None:
    found = drawn(32, [(0, 3), (1, 2)])
    assert sorted(found) == list(range(32))
    assert not any(meetings(found, [(0, 3), (1, 2)]))
    assert len(next_pairings(Bracket(found), {})) == 16
