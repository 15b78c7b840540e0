"""The course of a match: points by stretches, as squares that give nothing of the board away."""

from collections.abc import Sequence

from bot.games.gems3d.model import FormationCleared
from bot.sessions.model import Entry
from bot.ui.squares import SIGNS, squares, stretch
from bot.ui.words import Words

LEAST = 1, 10, 25, 50  # the least points of the second and the further signs, which `gems3d-ui-squares` explains


def sum_of(events: tuple[object, ...]) -> int:
    """Return the points of a step."""
    return sum(event.points for event in events if isinstance(event, FormationCleared))


def course(story: Sequence[Entry], words: Words) -> tuple[str, ...]:
    """Return the points of a daily as squares, and what the squares mean; nothing if there were no points."""
    points = [sum_of(entry.events) for entry in story if entry.kind == "move"]
    line = squares(points, LEAST)
    return (line, words("gems3d-ui-squares", turns=stretch(points), **SIGNS)) if line else ()
