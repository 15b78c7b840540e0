"""The course of a daily: the points of each turn, as squares that give nothing of the mine away."""

from collections.abc import Sequence

from bot.games.gemrush.events import CardsBurnt, MatchEnded, RoomBuilt
from bot.sessions.model import Entry
from bot.ui.squares import SIGNS, squares, stretch
from bot.ui.words import Words

LEAST = 1, 3, 6, 10  # the least points of the second and the further signs, which `gemrush-ui-squares` explains


def points_of_turns(story: Sequence[Entry]) -> list[int]:
    """Return the points of each turn. A turn that was broken off counts if it brought points.

    Cards burn at the end of each turn but the last. No construction can be taken back, as each draws a tile.
    """
    points, turns = [0], 0
    for event in (event for entry in story for event in entry.events):
        match event:
            case RoomBuilt():
                points[-1] += event.points
            case CardsBurnt():
                points.append(0)
            case MatchEnded():
                turns = event.turns
    while len(points) > turns and not points[-1]:
        points.pop()
    return points


def course(story: Sequence[Entry], words: Words) -> tuple[str, ...]:
    """Return the points of each turn as squares, and what the squares mean; nothing if there were no points."""
    points = points_of_turns(story)
    line = squares(points, LEAST)
    return (line, words("gemrush-ui-squares", turns=stretch(points), **SIGNS)) if line else ()
