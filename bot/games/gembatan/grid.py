"""The grid of a match: its tiles, sockets, gems and chains. It is computed from a state and never stored.

A side of a tile is plain or has a half-socket. Two half-sockets that touch make a socket, which is a place for a gem.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from bot.games.gembatan.model import (
    COLOURS,
    EAST,
    GEMBATAN_POINTS,
    HAND,
    PLAIN,
    SHORTEST_CHAIN,
    SOUTH,
    SPAN,
    Cell,
    Chain,
    Laid,
    Socket,
    Tally,
    across,
)
from bot.games.gembatan.pieces import TILES, gem_of, sides_of

# By side: a tile's place plus this number is the place of its socket. The neighbouring tile is twice as far away.
STEPS = (-SPAN, 1, SPAN, -1)
DIAGONALS = (SPAN + 1, SPAN - 1)  # downwards to the right, downwards to the left

# A set of colours is an int with six bits, and bit 0 stands for plain. The sets of a tile's four sides make 24 bits.
BITS_PER_SIDE = len(COLOURS) + 1
ANYTHING = (1 << BITS_PER_SIDE) - 1
_ONLY_PLAIN = 1 << PLAIN


def cells_of(socket: int) -> tuple[Cell, Cell]:
    """Return the two cells beside a socket: the left or upper cell, then the right or lower cell."""
    step = 1 if across(socket) % 2 else SPAN
    return Cell(socket - step), Cell(socket + step)


def opposite(side: int) -> int:
    """Return the side of the neighbouring tile that touches this side."""
    return (side + 2) % 4


class Half(NamedTuple):
    """A half-socket beside an empty cell."""

    colour: int
    cell: Cell  # the cell of its tile
    side: int  # the side of its tile


class Slot(NamedTuple):
    """The conditions for a tile on an empty cell.

    Attributes:
        forbidden: for each side, the colours that the tile must not have there, as 24 bits. Against a half-socket, the
            tile needs a half-socket of another colour. Against a plain side, it needs a plain side.
        links: (side, colour) for each side where the neighbouring tile has a half-socket. colour: of this half-socket.
    """

    cell: Cell
    forbidden: int
    links: tuple[tuple[int, int], ...]


class Grid:
    """The tiles, sockets and gems of a match.

    Attributes:
        sides: by cell, the colours of the tile's four sides.
        sockets: by socket, the colours of its left or upper half and of its right or lower half.
        halves: the half-sockets beside empty cells. The key is the place of the socket that a tile would complete.
        gems: by filled socket, the two colours of its gem as bits 1 << colour.
    """

    def __init__(self, laid: Iterable[Laid], filled: Iterable[Socket]) -> None:
        self.sides: dict[Cell, bytes] = {}
        self.sockets: dict[Socket, tuple[int, int]] = {}
        self.halves: dict[Socket, Half] = {}
        for one in laid:
            self.lay(one)
        self.gems: dict[Socket, int] = {}
        for socket in filled:
            first, second = self.sockets[socket]
            self.gems[socket] = 1 << first | 1 << second

    def lay(self, laid: Laid) -> None:
        """Add a tile, which must fit."""
        cell, sides = laid.cell, sides_of(laid.tile, laid.turn)
        self.sides[cell] = sides
        for side, colour in enumerate(sides):
            if not colour:
                continue
            socket = Socket(cell + STEPS[side])
            facing = self.halves.pop(socket, None)
            if facing is None:
                self.halves[socket] = Half(colour, cell, side)
            else:
                is_left_or_upper = side in (EAST, SOUTH)
                self.sockets[socket] = (colour, facing.colour) if is_left_or_upper else (facing.colour, colour)

    def after(self, laid: Laid) -> "Grid":
        """Return a copy of the grid with one more tile, which must fit."""
        copy = Grid((), ())
        copy.sides, copy.sockets, copy.halves = dict(self.sides), dict(self.sockets), dict(self.halves)
        copy.gems = self.gems
        copy.lay(laid)
        return copy

    def gem_for(self, socket: Socket) -> int:
        return gem_of(*self.sockets[socket])

    def open_sockets(self) -> list[Socket]:
        return sorted(socket for socket in self.sockets if socket not in self.gems)

    def frontier(self) -> list[Cell]:
        """Return the empty cells beside half-sockets, sorted by place. A tile makes a socket only on these cells."""
        return sorted({Cell(half.cell + 2 * STEPS[half.side]) for half in self.halves.values()})

    def slot(self, cell: Cell) -> Slot:
        """Return the conditions for a tile on this empty cell."""
        forbidden, links = 0, []
        for side, step in enumerate(STEPS):
            if (neighbour := self.sides.get(Cell(cell + 2 * step))) is not None:
                colour = neighbour[opposite(side)]
                forbidden |= forbidden_by(side, colour)
                if colour:
                    links.append((side, colour))
        return Slot(cell, forbidden, tuple(links))

    def can_still_grow(self, slot: Slot, tile: int) -> bool:
        """Return whether the grid can still grow after this tile is laid on the cell."""
        made = len(slot.links)
        return len(self.halves) - made + half_sockets(tile) - made > 0


def forbidden_by(side: int, facing: int) -> int:
    """Return what a tile must not have on this side, as in `Slot.forbidden`. facing: the neighbouring tile's colour."""
    shown = _ONLY_PLAIN | 1 << facing if facing else ANYTHING & ~_ONLY_PLAIN
    return shown << side * BITS_PER_SIDE


@cache
def shown_by(tile: int) -> tuple[int, ...]:
    """Return the colours of a tile's four sides as 24 bits, for each number of quarter turns from 0 to 3."""
    return tuple(
        sum(1 << side * BITS_PER_SIDE + colour for side, colour in enumerate(sides_of(tile, turn))) for turn in range(4)
    )


def half_sockets(tile: int) -> int:
    return sum(colour != PLAIN for colour in TILES[tile])


def fits(slot: Slot, tiles: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Yield (tile, quarter turns) for each way in which a tile fits on the cell."""
    forbidden = slot.forbidden
    for tile in tiles:
        for turn, shown in enumerate(shown_by(tile)):
            if not shown & forbidden:
                yield tile, turn


def tally(gems: Mapping[Socket, int], placed: Sequence[Socket]) -> Tally:
    """Return the score of a turn that filled these sockets. gems: `Grid.gems` at the end of the turn."""
    chains = tuple(chain for chain, _ in runs(gems, placed, SHORTEST_CHAIN))
    return Tally(tuple(placed), chains, GEMBATAN_POINTS if len(placed) == HAND else 0)


def runs(gems: Mapping[Socket, int], placed: Iterable[Socket], least: int) -> list[tuple[Chain, int]]:
    """Return gems of one colour side by side on a diagonal, at least so many, through one of these sockets.

    Each comes with its diagonal, one of DIAGONALS.
    """
    found: dict[tuple[int, Socket, int], Chain] = {}
    for socket in placed:
        for step in DIAGONALS:
            for colour in range(1, BITS_PER_SIDE):
                if gems[socket] >> colour & 1:
                    run = _run(gems, socket, step, 1 << colour)
                    if len(run) >= least:
                        found.setdefault((colour, run[0], step), Chain(colour, run))
    return [(found[key], key[2]) for key in sorted(found)]


def _run(gems: Mapping[Socket, int], socket: Socket, step: int, colour: int) -> tuple[Socket, ...]:
    """Return the sockets of the longest run of gems of this colour through `socket`, from the top down.

    step: one of DIAGONALS. colour: 1 << the number of the colour.
    """
    top: int = socket
    while gems.get(Socket(top - step), 0) & colour:
        top -= step
    run = [Socket(top)]
    while gems.get(Socket(run[-1] + step), 0) & colour:
        run.append(Socket(run[-1] + step))
    return tuple(run)
