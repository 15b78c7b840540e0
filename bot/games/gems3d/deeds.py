"""What a finished match counts, and what was done in it that is worth a badge."""

from collections import Counter
from collections.abc import Iterable

from bot.engine.game import Feat, Honour, Outcome, Seat
from bot.engine.honours import Feats, points, victory
from bot.games.gems3d.model import (
    BoardEmptied,
    Event,
    FormationCleared,
    GemMoved,
    GemsDropped,
    Mode,
    Options,
    TrickPlayed,
)
from bot.games.gems3d.rules import scoreboard

LONG_FORMATION = 8  # gems: with the usual settings about one match in five has such a formation
AT_ONCE = 3  # formations that one step clears


def honours(options: Options, outcome: Outcome) -> tuple[Honour, ...]:
    """Points on the board of exactly these settings. Only a race can be won."""
    board = points(scoreboard(options), outcome)
    if options.mode is not Mode.RACE:
        return (board,)
    return board, victory("race", outcome)


def feats(options: Options, events: Iterable[Event]) -> tuple[Feat, ...]:
    """Return what was done in a match that is worth a badge, by key.

    chain: the gems of the largest formation. double: the most formations in one step. emptied: how often the seat
    cleared the board of every gem. full: how often a trick of the seat made room on a board without an empty cell.
    """
    found, area = Feats(), options.size**2
    mover: Seat | None = None
    emptied: Counter[Seat] = Counter()
    saved: Counter[Seat] = Counter()
    filled = cleared = 0
    for event in events:
        match event:
            case GemMoved() | TrickPlayed():
                mover, cleared = event.seat, 0
                if isinstance(event, TrickPlayed) and filled == area:
                    saved[mover] += 1
                    found.note(mover, "full", saved[mover])
            case GemsDropped():
                filled += len(event.cells)
            case FormationCleared():
                filled -= len(event.cells)
                cleared += 1
                if event.seat is not None and len(event.cells) >= LONG_FORMATION:
                    found.note(event.seat, "chain", len(event.cells))
                if event.seat is not None and cleared >= AT_ONCE:
                    found.note(event.seat, "double", cleared)
            case BoardEmptied() if mover is not None:
                emptied[mover] += 1
                found.note(mover, "emptied", emptied[mover])
    return found.found()
