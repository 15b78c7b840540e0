"""Team battles: who meets whom on which board, and what a team can still reach."""

from collections.abc import Collection
from enum import Enum

from bot.engine.tournaments.matching import cheapest_pairs

Pair = tuple[int, int]  # a player of the first team and one of the second, by their ranks


def boards(count: int, apart: Collection[Pair]) -> tuple[Pair, ...]:
    """Return who meets on each board, in the order of the first team's ranks.

    count: of the players of each team; rank 0 is the best. apart: pairs who should not meet. As few of them as possible
    do. Of all orders left, the one is taken whose pairs have the least sum of squares of the differences of rank, so
    without such pairs equal ranks meet.
    """
    above = count**3 + 1  # one such pair outweighs all differences

    def cost(one: int, other: int) -> int | None:
        if one >= count or other < count:
            return None  # both are of the same team
        pair = (one, other - count)
        return (one - pair[1]) ** 2 + above * (pair in apart)

    found = cheapest_pairs(2 * count, cost) or []
    return tuple(sorted((one, other - count) for one, other in found))


def begins(board: int, match: int) -> int:
    """Return which team begins a match of a board, 0 or 1: it alternates from board to board and match to match.

    board: from 0. match: from 1.
    """
    return (board + match - 1) % 2


class Reach(Enum):
    """What a team can still reach in a battle."""

    WON = "won"  # whatever happens
    OPEN = "open"  # it can still win
    DRAW = "draw"  # it can reach a draw at best
    LOST = "lost"  # whatever happens
    LEVEL = "level"  # the battle has ended in a draw


def reach(own: int, other: int, rest: int) -> tuple[Reach, int]:
    """Return what a team can reach, and how many halves of a point make its win certain; 0 unless it is open.

    own, other: halves of both teams. rest: the halves for which they still play.
    """
    if own > other + rest:
        return Reach.WON, 0
    if other > own + rest:
        return Reach.LOST, 0
    if not rest:
        return Reach.LEVEL, 0
    if other == own + rest:
        return Reach.DRAW, 0
    return Reach.OPEN, (other + rest - own) // 2 + 1
