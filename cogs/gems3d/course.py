"""The course of a match: points by stretches, as squares that give nothing of the board away."""

from bisect import bisect
from collections.abc import Sequence
from itertools import pairwise

from bot.games.gems3d.model import FormationCleared
from bot.sessions.model import Entry
from bot.ui.words import Words

STRETCHES = 10  # squares at most
# Each sign differs from the others in shape and in colour. The text `gems3d-ui-squares` explains them.
SIGNS = {"none": "\u25ab\ufe0f", "few": "\U0001f539", "some": "\U0001f7e9", "many": "\U0001f536", "most": "\U0001f48e"}
LEAST = 1, 10, 25, 50  # the least points of the second and the further signs


def sum_of(events: tuple[object, ...]) -> int:
    """Return the points of a step."""
    return sum(event.points for event in events if isinstance(event, FormationCleared))


def squares(points: list[int]) -> str:
    """Return the course of a match as a line of squares, or "" if all points are 0. points: the points of each step.

    The steps are divided equally among the squares. A square shows the points of its steps.
    """
    if not any(points):
        return ""
    signs, count = tuple(SIGNS.values()), min(STRETCHES, len(points))
    bounds = [len(points) * part // count for part in range(count + 1)]
    return "".join(signs[bisect(LEAST, sum(points[low:high]))] for low, high in pairwise(bounds))


def course(story: Sequence[Entry], words: Words) -> tuple[str, ...]:
    """Return the points of a daily as squares, and what the squares mean; nothing if there were no points."""
    line = squares([sum_of(entry.events) for entry in story if entry.kind == "move"])
    return (line, words("gems3d-ui-squares", **SIGNS)) if line else ()
