"""Suggestions for a player who chooses or types, step by step: only what is legal now, best first.

The points of a step are exact: what the turn scores with it, less what it scores without it. What it opens up for
further steps is not looked at. All of it takes a few milliseconds on a full grid.
"""

from collections.abc import Callable, Iterator
from typing import TypeVar

import msgspec

from bot.engine.game import Seat
from bot.games.gembatan.grid import STEPS, Grid, tally
from bot.games.gembatan.model import Cell, Fill, Lay, Socket, State
from bot.games.gembatan.notation import SIDE_LETTERS, cell_name, gem_name, socket_name, tile_name
from bot.games.gembatan.pieces import GEMS, gem_of, sides_of
from bot.games.gembatan.plays import grid_of, plays
from bot.games.gembatan.rules import to_move

P = TypeVar("P", Lay, Fill)


class Suggestion(msgspec.Struct, frozen=True):
    """One choice of a menu.

    Attributes:
        name: what is chosen, as it is typed: a tile "RB--", a cell "BI60", a way "RB-- W", a socket "BH60-BI60".
        points: the most that a step of this choice adds to the turn. ways: how many steps it stands for.
        move: the best of them. gem: the gem that it places, as "RY".
    """

    name: str
    points: int
    ways: int
    move: Lay | Fill
    gem: str


class Chances:
    """What a seat's steps would add to its turn; of a seat that is not to move, if its turn began now."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._state, self._seat = state, seat
        self._grid: Grid = grid_of(state)
        own = state.draft.gems if seat == state.turn else 0
        self._placed = state.filled[len(state.filled) - own :]
        self._before = tally(self._grid.gems, self._placed).points
        self._known: dict[tuple[Socket, int], int] = {}

    def steps(self) -> Iterator[tuple[Lay | Fill, int]]:
        """Every step, each with its points."""
        for move in plays(self._state, self._grid, self._seat):
            yield move, self.points(move)

    def gem(self, move: Lay | Fill) -> int:
        """The gem that a legal step places."""
        if isinstance(move, Fill):
            return self._grid.gem_for(move.socket)
        facing = self._grid.halves[Socket(move.cell + STEPS[move.side])]
        return gem_of(sides_of(move.tile, move.turn)[move.side], facing.colour)

    def points(self, move: Lay | Fill) -> int:
        """What a legal step adds to the turn."""
        socket = move.socket if isinstance(move, Fill) else Socket(move.cell + STEPS[move.side])
        gem = self.gem(move)
        if (socket, gem) not in self._known:
            first, second = GEMS[gem]
            gems = {**self._grid.gems, socket: 1 << first | 1 << second}
            self._known[socket, gem] = tally(gems, (*self._placed, socket)).points - self._before
        return self._known[socket, gem]


def tile_suggestions(state: State, seat: Seat, prefix: str = "") -> list[Suggestion]:
    """The tiles of the hand that can be laid somewhere now. Step 1 of 3."""
    return _grouped(state, seat, prefix, Lay, lambda move: tile_name(move.tile))


def cell_suggestions(state: State, seat: Seat, tile: int | None = None, prefix: str = "") -> list[Suggestion]:
    """Where a tile can be laid; without one, where any tile of the hand can. Step 2 of 3."""
    return _grouped(state, seat, prefix, Lay, lambda move: cell_name(move.cell) if tile in (None, move.tile) else None)


def way_suggestions(
    state: State, seat: Seat, cell: Cell, tile: int | None = None, prefix: str = ""
) -> list[Suggestion]:
    """How a tile, or any of the hand, can lie on a cell, and into which side the gem goes; at most 16 for a tile.
    Step 3 of 3; `name` is then the rest of the move's notation.
    """

    def name(move: Lay) -> str | None:
        wanted = move.cell == cell and tile in (None, move.tile)
        return f"{tile_name(move.tile, move.turn)} {SIDE_LETTERS[move.side]}" if wanted else None

    return _grouped(state, seat, prefix, Lay, name)


def fill_suggestions(state: State, seat: Seat, prefix: str = "") -> list[Suggestion]:
    """The open sockets that a gem of the hand fits."""
    return _grouped(state, seat, prefix, Fill, lambda move: socket_name(move.socket))


def _grouped(state: State, seat: Seat, prefix: str, kind: type[P], name: Callable[[P], str | None]) -> list[Suggestion]:
    """The steps of a kind, one choice a name, None for a step that is not wanted; best first, then as they are listed.

    A name is kept if it begins as the player has begun to type.
    """
    if seat not in to_move(state):
        return []
    chances, begun = Chances(state, seat), prefix.strip().upper()
    groups: dict[str, list[tuple[P, int]]] = {}
    for move, points in chances.steps():
        if isinstance(move, kind) and (called := name(move)) is not None and called.startswith(begun):
            groups.setdefault(called, []).append((move, points))
    found = []
    for called, steps in groups.items():
        best, points = max(steps, key=lambda step: step[1])
        found.append(Suggestion(called, points, len(steps), best, gem_name(chances.gem(best))))
    return sorted(found, key=lambda one: -one.points)
