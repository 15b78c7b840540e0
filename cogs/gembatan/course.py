"""The course of a daily: the points of each turn, with signs that give nothing of the board away."""

from bisect import bisect
from collections.abc import Sequence

from bot.games.gembatan.events import PiecesTraded, TurnPassed, TurnScored
from bot.sessions.model import Entry
from bot.ui.squares import SIGNS
from bot.ui.words import Words

LEAST = 1, 7, 13, 20  # the least points of the second and the further signs, which `gembatan-ui-signs` explains


def course(story: Sequence[Entry], words: Words) -> tuple[str, ...]:
    """Return the points of each turn of a daily with their signs, and what the signs mean; nothing without a turn."""
    signs, ended = tuple(SIGNS.values()), (TurnScored, PiecesTraded, TurnPassed)
    events = [event for entry in story for event in entry.events if isinstance(event, ended)]
    turns = [event.points if isinstance(event, TurnScored) else 0 for event in events]
    line = " · ".join(f"{signs[bisect(LEAST, points)]} {points}" for points in turns)
    return (line, words("gembatan-ui-signs", **SIGNS)) if turns else ()
