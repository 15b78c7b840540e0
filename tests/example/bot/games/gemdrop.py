"""Gem Drop: players drop gems into columns, and the first seat with a line wins. It is also called Connect Four."""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.engine.simple import SimpleGame, SimpleState


class Options(Struct, frozen=True):
    width: Annotated[int, Meta(ge=5, le=9)] = 7
    height: Annotated[int, Meta(ge=4, le=8)] = 6
    line: Annotated[int, Meta(ge=3, le=5)] = 4


class State(SimpleState[Options], frozen=True, kw_only=True):
    columns: tuple[Annotated[str, Meta(pattern="^[01]*$")], ...]  # the seat's number for each gem, from the bottom


class Drop(Struct, frozen=True):
    column: Annotated[int, Meta(ge=1, le=9)]


class Dropped(Struct, frozen=True, tag="dropped"):
    seat: Seat
    column: int


class GemDrop(SimpleGame[State, Drop]):
    key = "gemdrop"
    event = Dropped

    def start(self, options: Options, seats: int, seed: int) -> State:
        return State(options=options, present=(True,) * seats, columns=("",) * options.width)

    def moves(self, state: State) -> list[Drop]:
        return [Drop(place) for place, gems in enumerate(state.columns, 1) if len(gems) < state.options.height]

    def play(self, state: State, move: Drop) -> tuple[State, tuple[Dropped]]:
        columns = list(state.columns)
        columns[move.column - 1] += str(state.turn)
        return replace(state, columns=tuple(columns)), (Dropped(state.turn, move.column),)

    def winners(self, state: State) -> tuple[Seat, ...] | None:
        return (state.turn,) if lines(state) else None if self.moves(state) else ()

    def is_possible(self, state: State) -> bool:
        return len(state.columns) == state.options.width and max(map(len, state.columns)) <= state.options.height

    def board(self, view: State) -> list[str]:
        rows, columns = reversed(range(view.options.height)), range(view.options.width)
        return [" ".join(gem_at(view, column, row) or "." for column in columns) for row in rows]


def gem_at(state: State, column: int, row: int) -> str:
    """Return the gem on a cell, or "" if there is no gem. Row 0 is at the bottom."""
    return state.columns[column][row : row + 1] if 0 <= column < len(state.columns) and row >= 0 else ""


def lines(state: State) -> set[tuple[int, int]]:
    """Return the cells of all lines, as (column, row)."""
    high, long = state.options.height + 1, state.options.line  # A blank above each column ends lines at the edges.
    cells = "".join(gems.ljust(high) for gems in state.columns)
    rays = [(at, at + way * long, way) for way in (1, high, high + 1, high - 1) for at in range(len(cells))]
    whole = "0" * long, "1" * long
    return {divmod(cell, high) for ray in rays if cells[slice(*ray)] in whole for cell in range(*ray)}


GAME = GemDrop()
