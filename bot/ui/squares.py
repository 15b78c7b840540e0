"""How a daily went, as a line of signs that tell nothing of its board."""

from bisect import bisect
from collections.abc import Sequence
from itertools import pairwise

from bot.errors import Param

STRETCHES = 10  # signs at most
# Each sign differs from the others in shape and in colour. A text of each game explains them.
SIGNS: dict[str, Param] = {
    "none": "\u25ab\ufe0f",
    "few": "\U0001f539",
    "some": "\U0001f7e9",
    "many": "\U0001f536",
    "most": "\U0001f48e",
}


def squares(points: Sequence[int], least: Sequence[int]) -> str:
    """Return the course of a match as a line of signs, or "" if all points are 0.

    The steps are divided equally among the signs. A sign shows the points of its steps.

    points: the points of each step. least: the least points of the second and the further signs, ascending.
    """
    if not any(points):
        return ""
    signs, count = tuple(SIGNS.values()), min(STRETCHES, len(points))
    bounds = [len(points) * part // count for part in range(count + 1)]
    return "".join(str(signs[bisect(least, sum(points[low:high]))]) for low, high in pairwise(bounds))
