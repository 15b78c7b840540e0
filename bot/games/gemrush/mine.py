"""Gem Rush: the grid, and the mine with its doors, paths and rails.

A `Cell` is a space of the grid as one number. It encodes how far the space is to the right of the starting space, and
how far below it. Both numbers are -120..120.

The name of the starting space is N13. Columns are A..Z, AA, AB ... to the right, and rows are 1, 2 ... downwards. To
the left of A is ZZ, and above 1 is 99. Rows that are more than 49 rows from the start have a third digit in
front: 9 above the start, 1 below it. Every space has its own name, which never changes during a match.

A **step** leaves a room through one side and enters the neighbour. In tunnels it follows their paths until it reaches a
room or an empty space. This whole way is a `Passage`. A dwarf may take a passage that begins at a door, even if the
passage ends at a wall. So some passages can be taken in only one direction.

A path from a room cannot go on for ever, because a tunnel joins each side to exactly one other side.
"""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple, NewType

import msgspec

from bot.engine.quoting import quoted
from bot.errors import NotationError
from bot.games.gemrush.rooms import TILES, Door

Cell = NewType("Cell", int)

_SPAN, _MIDDLE = 256, 128
_FIRST_COLUMN, _FIRST_ROW = 14, 13  # the column and the row of START, whose name is N13
_COLUMNS, _ROWS = 26 + 26 * 26, 99
_NEAR = _ROWS // 2  # Up to this many rows from the start, a row has a number of at most two digits.
_ABOVE, _BELOW = 900, 100  # added to the numbers of rows that are farther above or below the start


def cell_at(across: int, down: int) -> Cell:
    """Return the cell that is `across` spaces to the right of the starting space and `down` spaces below."""
    return Cell((down + _MIDDLE) * _SPAN + across + _MIDDLE)


def across(cell: Cell) -> int:
    return cell % _SPAN - _MIDDLE


def down(cell: Cell) -> int:
    return cell // _SPAN - _MIDDLE


START = cell_at(0, 0)
STEPS = (-_SPAN, 1, _SPAN, -1)
"""By side: a cell plus this number is the neighbour on this side."""


def neighbour(cell: Cell, side: int) -> Cell:
    return Cell(cell + STEPS[side])


def column_name(across: int) -> str:
    number = (across + _FIRST_COLUMN - 1) % _COLUMNS
    if number < 26:
        return chr(65 + number)
    return chr(65 + (number - 26) // 26) + chr(65 + (number - 26) % 26)


def row_name(down: int) -> str:
    number = (down + _FIRST_ROW - 1) % _ROWS + 1
    return str(number + (_ABOVE if down < -_NEAR else _BELOW if down > _NEAR else 0))


def _row(number: int) -> int:
    """Return how far below the starting space the row with this number is."""
    if number <= _ROWS:
        return (number - _FIRST_ROW + _NEAR) % _ROWS - _NEAR
    if number < _ABOVE:
        return (number - _BELOW - _FIRST_ROW - _NEAR - 1) % _ROWS + _NEAR + 1
    return -((_FIRST_ROW - number + _ABOVE - _NEAR - 1) % _ROWS + _NEAR + 1)


def cell_name(cell: Cell) -> str:
    """Return the notation of a cell: `N13`."""
    return column_name(across(cell)) + row_name(down(cell))


def parse_cell(text: str) -> Cell:
    """Read the name of a cell, in upper or lower case. Raises NotationError."""
    written = text.strip().upper()
    letters = written.rstrip("0123456789")
    digits = written[len(letters) :]
    known = 1 <= len(letters) <= 2 and all("A" <= letter <= "Z" for letter in letters) and 1 <= len(digits) <= 3
    if not known or not int(digits) % 100 >= 1 or int(digits) // 100 not in (0, _BELOW // 100, _ABOVE // 100):
        raise NotationError("gemrush-notation-cell", text=quoted(text))
    number = ord(letters[-1]) - 65 + (0 if len(letters) == 1 else 26 + 26 * (ord(letters[0]) - 65))
    column = (number - (_FIRST_COLUMN - 1) + _COLUMNS // 2) % _COLUMNS - _COLUMNS // 2
    row = _row(int(digits))
    if abs(column) > 120 or abs(row) > 120:
        raise NotationError("gemrush-notation-cell", text=quoted(text))
    return cell_at(column, row)


_REMEMBERED = 512  # cached mines; a match needs one, and a computer player's search about a hundred


class Laid(msgspec.Struct, frozen=True, array_like=True):
    cell: Cell
    tile: int
    turn: int  # quarter turns clockwise


class Passage(NamedTuple):
    """The way out of a room through one side."""

    cell: Cell  # the space at the end of the way
    side: int  # the side through which the way enters this space
    tunnels: tuple[Cell, ...]  # the cells of the tunnels on the way, in order
    empty: bool  # whether there is no tile in the space at the end


class OpenDoor(NamedTuple):
    """A door of a room that leads to an empty space, directly or through tunnels. A dwarf can build there."""

    cell: Cell
    side: int
    door: Door
    passage: Passage


Doors = tuple[Door | None, ...]


def opposite(side: int) -> int:
    """Return the side of the neighbour that faces this side."""
    return (side + 2) % 4


@cache
def doors_of(tile: int, turn: int) -> Doors:
    """Return the doors of a turned tile by side, None for a wall."""
    printed = TILES[tile].doors
    return tuple(printed[(side - turn) % 4] for side in range(4))


@cache
def exits_of(tile: int, turn: int) -> tuple[int, ...]:
    """Return for each side of a turned tunnel the side to which its path leads; () for any other tile."""
    exits = {}
    for one, other in TILES[tile].paths:
        here, there = (one + turn) % 4, (other + turn) % 4
        exits[here], exits[there] = there, here
    return tuple(exits[side] for side in range(4)) if exits else ()


@cache
def turns_facing(tile: int, back: int) -> tuple[int, ...]:
    """Return the turns in which a tile has a door on side `back`, ascending."""
    return tuple(turn for turn in range(4) if doors_of(tile, turn)[back] is not None)


def distinct_turns(tile: int, turns: tuple[int, ...]) -> tuple[int, ...]:
    """Return these turns, ascending, without those in which the tile looks the same as in an earlier turn.

    A tunnel looks the same after a half turn, and a straight tunnel looks the same after any turn.
    """
    looks: dict[object, int] = {}
    for turn in turns:
        looks.setdefault(_paths_of(tile, turn) or doors_of(tile, turn), turn)
    return tuple(sorted(looks.values()))


def _paths_of(tile: int, turn: int) -> frozenset[frozenset[int]]:
    """Return the pairs of sides that the paths of a turned tunnel join; empty for any other tile."""
    return frozenset(frozenset((side + turn) % 4 for side in path) for path in TILES[tile].paths)


def alike(one: int, other: int) -> bool:
    """Return whether two tiles are tunnels that look and act alike: turned, one has the paths of the other."""
    return is_tunnel(one) and any(_paths_of(one, turn) == _paths_of(other, 0) for turn in range(4))


def is_tunnel(tile: int) -> bool:
    return TILES[tile].type == "tunnel"


class Mine:
    """The laid tiles and the passages between them. A mine never changes. Get it from `mine_of`."""

    def __init__(self, tiles: dict[Cell, Laid], passages: dict[int, Passage], carts: tuple[Cell, ...]) -> None:
        self._tiles = tiles
        self._passages = passages  # the passage from each side of each room; the key is cell * 4 + side
        self.carts = carts
        # These are caches, because computer players ask often.
        self._open_doors: tuple[OpenDoor, ...] | None = None
        self._steps: dict[tuple[Cell, bool], tuple[tuple[int, Passage], ...]] = {}
        self._reached: dict[tuple[Cell, int, bool, bool], dict[Cell, int]] = {}

    @classmethod
    def of(cls, laid: tuple[Laid, ...]) -> "Mine":
        """Return a new mine of these tiles, which are in the order laid."""
        mine = cls({}, {}, ())
        for one in laid:
            mine._add(one)
        return mine

    def _add(self, laid: Laid) -> None:
        cell = laid.cell
        ends = [self._walk(cell, side) for side in range(4)]
        self._tiles[cell] = laid
        if not is_tunnel(laid.tile):
            for side in range(4):
                self._passages[cell * 4 + side] = self._walk(cell, side)
        for end in ends:
            if not end.empty:
                self._passages[end.cell * 4 + end.side] = self._walk(end.cell, end.side)
        if TILES[laid.tile].type == "cart":
            self.carts += (cell,)

    def _walk(self, cell: Cell, side: int) -> Passage:
        tunnels: list[Cell] = []
        while True:
            cell, entry = neighbour(cell, side), opposite(side)
            laid = self._tiles.get(cell)
            if laid is None:
                return Passage(cell, entry, tuple(tunnels), True)
            exits = exits_of(laid.tile, laid.turn)
            if not exits:
                return Passage(cell, entry, tuple(tunnels), False)
            tunnels.append(cell)
            side = exits[entry]

    def extended(self, laid: Laid) -> "Mine":
        """Return this mine with one more tile, laid on an empty space."""
        longer = Mine(self._tiles.copy(), self._passages.copy(), self.carts)
        longer._add(laid)
        return longer

    # ---- tiles ----

    def at(self, cell: Cell) -> Laid | None:
        """Return the tile in a space; None if the space is empty."""
        return self._tiles.get(cell)

    def is_room(self, cell: Cell) -> bool:
        """Return whether a space has a tile where a dwarf can stop: any tile but a tunnel."""
        return cell * 4 in self._passages

    def rooms(self) -> tuple[Cell, ...]:
        """Return the cells of all rooms, in the order laid. Mine carts are rooms, and tunnels are not."""
        return tuple(cell for cell, laid in self._tiles.items() if not is_tunnel(laid.tile))

    def tile(self, cell: Cell) -> int:
        """Return the tile in a space. Raises KeyError for an empty space."""
        return self._tiles[cell].tile

    def doors(self, cell: Cell) -> Doors:
        """Return the doors of the turned tile in a space, by side. Raises KeyError for an empty space."""
        laid = self._tiles[cell]
        return doors_of(laid.tile, laid.turn)

    # ---- steps ----

    def follow(self, cell: Cell, side: int) -> Passage:
        """Return the passage that leaves this space through a side, even through a wall."""
        passage = self._passages.get(cell * 4 + side)
        return self._walk(cell, side) if passage is None else passage

    def can_step(self, cell: Cell, side: int, *, sure_foot: bool = False) -> bool:
        """Return whether a dwarf can leave a room through this side and reach a room, perhaps the same room.

        sure_foot: a door at the other end of the passage is enough. So one-way passages lead back, through tunnels too.
        """
        passage = self.follow(cell, side)
        if passage.empty:
            return False
        if self.doors(cell)[side] is not None:
            return True
        return sure_foot and self.doors(passage.cell)[passage.side] is not None

    def steps_from(self, cell: Cell, *, sure_foot: bool = False) -> tuple[tuple[int, Passage], ...]:
        """Return every side through which a dwarf can step to a room, with the passage."""
        found = self._steps.get((cell, sure_foot))
        if found is None:
            sides = [side for side in range(4) if self.can_step(cell, side, sure_foot=sure_foot)]
            found = self._steps[cell, sure_foot] = tuple((side, self.follow(cell, side)) for side in sides)
        return found

    def beside_tunnel(self, cell: Cell) -> bool:
        """Return whether a door of the room leads into a tunnel."""
        return any(
            door is not None and self._passages[cell * 4 + side].tunnels for side, door in enumerate(self.doors(cell))
        )

    def rails_from(self, cell: Cell, *, rail_riding: bool = False) -> tuple[Cell, ...]:
        """Return the carts to which a dwarf can ride from this room: all other carts from a cart, else ().

        rail_riding: a dwarf can also ride from a room with a door into a tunnel.
        """
        if cell in self.carts or (rail_riding and self.beside_tunnel(cell)):
            return tuple(cart for cart in self.carts if cart != cell)
        return ()

    def reach(
        self, cell: Cell, steps: int, *, sure_foot: bool = False, rail_riding: bool = False
    ) -> Mapping[Cell, int]:
        """Return the rooms that are at most this many steps away, and the fewest steps to each. Rides cost no step."""
        asked = (cell, steps, sure_foot, rail_riding)
        if asked in self._reached:
            return self._reached[asked]
        found: dict[Cell, int] = {}
        frontier = [cell]
        for taken in range(steps + 1):
            for here in frontier:  # The loop extends the frontier by rides, because they cost no step.
                if here not in found:
                    found[here] = taken
                    frontier.extend(self.rails_from(here, rail_riding=rail_riding))
            if taken < steps:
                frontier = [
                    passage.cell
                    for here in frontier
                    if found[here] == taken
                    for _, passage in self.steps_from(here, sure_foot=sure_foot)
                    if passage.cell not in found
                ]
        self._reached[asked] = found
        return found

    # ---- building ----

    def open_doors(self) -> tuple[OpenDoor, ...]:
        """Return every room door that leads to an empty space."""
        if self._open_doors is None:
            self._open_doors = tuple(
                OpenDoor(cell, side, door, passage)
                for key, passage in self._passages.items()
                if passage.empty and (door := self.doors(cell := Cell(key >> 2))[side := key & 3]) is not None
            )
        return self._open_doors

    def elevator_sites(self, cell: Cell) -> dict[Cell, tuple[int, ...]]:
        """Return the spaces to which the room in `cell` may move, each with the turns that it may have there.

        A door of another room must lead to the space, and a door of the moved room must face that door.
        """
        here = self._tiles[cell]
        others = mine_of(tuple(laid for laid in self._tiles.values() if laid is not here))
        turns: dict[Cell, set[int]] = {}
        for opened in others.open_doors():
            if opened.passage.cell != cell:
                turns.setdefault(opened.passage.cell, set()).update(turns_facing(here.tile, opened.passage.side))
        return {space: tuple(sorted(turns[space])) for space in sorted(turns)}


_made: dict[tuple[Laid, ...], Mine] = {}  # the newest _REMEMBERED mines, the oldest of them first


def mine_of(laid: tuple[Laid, ...]) -> Mine:
    """Return the mine of these tiles, which are in the order laid.

    Mines are cached. A new mine extends the mine without the last tile, if that mine is cached.
    """
    mine = _made.get(laid)
    if mine is not None:
        return mine
    shorter = _made.get(laid[:-1]) if laid else None
    mine = Mine.of(laid) if shorter is None else shorter.extended(laid[-1])
    if len(_made) >= _REMEMBERED:
        _made.pop(next(iter(_made)), None)
    _made[laid] = mine
    return mine
