"""Plays and paints extreme matches of Gembatan for `tests.shapes`."""

import random
from collections.abc import Iterable, Iterator
from typing import Any

from bot.engine.game import Seat
from bot.engine.table import Table
from bot.games.gembatan import GAME
from bot.games.gembatan.model import EndTurn, Lay, State, across, down
from bot.games.gembatan.view import with_cell, with_tile
from render import gembatan
from tests.games.playing import Chooser, drawn_move
from tests.shapes.pictures import Picture


def chooser(seed: int, dice: random.Random) -> Chooser:
    """Return the function that chooses the moves of a match. With an odd seed, the tiles go in one direction."""
    if seed % 2 == 0:
        return drawn_move
    return bent((dice.uniform(-1, 1), dice.uniform(-1, 1)) if seed % 4 == 1 else dice.choice(((1, 0), (0, -1))))


def bent(direction: tuple[float, float]) -> Chooser:
    """Return a function that lays each tile as far in a direction as the rules allow."""

    def choose(dice: random.Random, listed: Iterable[Any]) -> Any:
        moves = list(listed)
        lays = [move for move in moves if isinstance(move, Lay)]
        if not lays:
            ends = [move for move in moves if isinstance(move, EndTurn)]
            return ends[0] if ends else dice.choice(moves)
        dx, dy = direction
        return max(lays, key=lambda lay: dx * across(lay.cell) + dy * down(lay.cell))

    return choose


def pictures(state: State, viewer: Seat | None, names: Table, name: str) -> Iterator[Picture]:
    """Yield pictures of a position, and of the choice of a tile or a cell in it."""
    yield Picture(name, gembatan.paint, (GAME.view(state, viewer), names))
    if viewer is not None and viewer in GAME.to_move(state):
        lays = [move for move in GAME.legal_moves(state, viewer) if isinstance(move, Lay)]
        for move in lays[:: max(1, len(lays) // 2)]:
            for asked in (with_tile(state, viewer, move.tile), with_cell(state, viewer, move.cell)):
                yield Picture(f"{name} {asked.pick}", gembatan.paint, (asked, names))
