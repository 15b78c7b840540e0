"""The course of a daily: the points of each turn, with signs that give nothing of the board away."""

from bisect import bisect
from collections.abc import Sequence

from bot.games.gembatan.events import PiecesTraded, TurnPassed, TurnScored
from bot.sessions.model import Entry
from bot.ui.words import Words

# Each sign differs from the others in shape and in colour. The text `gembatan-ui-signs` explains them.
SIGNS = {"none": "\u25ab\ufe0f", "few": "\U0001f539", "some": "\U0001f7e9", "many": "\U0001f536", "most": "\U0001f48e"}
LEAST = 1, 7, 13, 20  # the least points of the second and the further signs


def course(story: Sequence[Entry], words: Words) -> tuple[str, ...]:
    """Return the points of each turn of a daily with their signs, and what the signs mean; nothing without a turn."""
    signs, ended = tuple(SIGNS.values()), (TurnScored, PiecesTraded, TurnPassed)
    events = [event for entry in story for event in entry.events if isinstance(event, ended)]
    turns = [event.points if isinstance(event, TurnScored) else 0 for event in events]
    line = " · ".join(f"{signs[bisect(LEAST, points)]} {points}" for points in turns)
    return (line, words("gembatan-ui-signs", **SIGNS)) if turns else ()
