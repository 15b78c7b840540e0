"""The draw of a knockout: in the order of strength, but players who should not meet are kept apart."""

from collections.abc import Collection
from itertools import combinations

from bot.engine.tournaments.knockout import seed_order

SMALL = 8  # players up to whom two exchanges at once are tried, too

Pair = tuple[int, int]  # two players, by their ranks; 0 is the best


def drawn(count: int, apart: Collection[Pair]) -> tuple[int, ...]:
    """Return the ranks of all players in the order of the seeds, so without pairs who are apart 0, 1, 2 and so on.

    Two who are apart meet as late as possible, at best in the final. Seeds are exchanged, two at a time, as long as
    that brings fewer early meetings, then a smaller sum of squares of the differences between rank and seed. So one
    pair moves as few others as possible, and of equal exchanges, the best players keep their seeds. Several pairs in
    a large draw are not always kept apart in the best way. count: at least 2.
    """
    order = seed_order(1 << (count - 1).bit_length())
    places = {seed: place for place, seed in enumerate(order)}
    found, cost = tuple(range(count)), _cost(tuple(range(count)), apart, places)
    while cost[0]:
        tried = _neighbours(found)
        if count <= SMALL:
            tried += [further for one in tried for further in _neighbours(one)]
        best = min(tried, key=lambda one: _cost(one, apart, places))
        if _cost(best, apart, places) >= cost:
            break
        found, cost = best, _cost(best, apart, places)
    return found


def _neighbours(ranks: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return all orders after one exchange, that of the last two seeds first."""
    found = []
    for one, other in combinations(reversed(range(len(ranks))), 2):
        changed = [*ranks]
        changed[one], changed[other] = ranks[other], ranks[one]
        found.append(tuple(changed))
    return found


def _cost(ranks: tuple[int, ...], apart: Collection[Pair], places: dict[int, int]) -> tuple[int, int]:
    """Return how early pairs meet who are apart, and how far all are from their ranks. places: of the seeds."""
    place = {rank: places[seed] for seed, rank in enumerate(ranks)}
    last, above = len(places).bit_length() - 1, len(apart) + 1
    # Two meet in the round in which their places first have the same half: one earlier outweighs all later ones.
    rounds = [(place[one] ^ place[other]).bit_length() for one, other in apart]
    early = sum(above ** (last - round_) for round_ in rounds if round_ < last)
    return early, sum((rank - seed) ** 2 for seed, rank in enumerate(ranks))
