"""How a daily went, as a line of signs that tell nothing of its board."""

from bisect import bisect
from collections.abc import Sequence

from bot.errors import Param

STRETCHES = 10  # signs at most
# Each sign differs from the others in shape and in colour, and is as wide. A text of each game explains them.
SIGNS: dict[str, Param] = {
    "none": "\u2796",
    "few": "\U0001f535",
    "some": "\U0001f7e9",
    "many": "\U0001f536",
    "most": "\U0001f48e",
}


def squares(points: Sequence[int], least: Sequence[int]) -> str:
    """Return the course of a match as a line of signs, or "" if all points are 0.

    Each sign shows the points of `stretch` steps; the last one may have fewer.

    points: the points of each step. least: the least points of the second and the further signs, ascending.
    """
    if not any(points):
        return ""
    signs, size = tuple(SIGNS.values()), stretch(points)
    sums = (sum(points[low : low + size]) for low in range(0, len(points), size))
    return "".join(str(signs[bisect(least, one)]) for one in sums)


def stretch(points: Sequence[int]) -> int:
    """Return how many steps each sign of `squares` shows, so that there are at most STRETCHES signs."""
    return max(1, -(-len(points) // STRETCHES))
