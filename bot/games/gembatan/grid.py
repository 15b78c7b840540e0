"""The grid: its sockets, the cells where it can grow, runs of gems. Computed from a state, never stored."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from bot.games.gembatan.model import (
    COLOURS,
    GEMBATAN_POINTS,
    HAND,
    PLAIN,
    SHORTEST_CHAIN,
    SPAN,
    Cell,
    Chain,
    Laid,
    Socket,
    Tally,
    across,
)
from bot.games.gembatan.pieces import TILES, gem_of, sides_of

# What to add to a tile's place to reach the socket in each of its sides; for the neighbour, add it twice.
STEPS = (-SPAN, 1, SPAN, -1)
DIAGONALS = (SPAN + 1, SPAN - 1)  # downwards to the right, downwards to the left

# A side's colour is one bit of six, plain first; four sides have 24 bits.
_SHOWN = len(COLOURS) + 1
_ANYTHING = (1 << _SHOWN) - 1
_ONLY_PLAIN = 1 << PLAIN


def cells_of(socket: int) -> tuple[Cell, Cell]:
    """Return the two cells beside a socket: left and right, or upper and lower."""
    step = 1 if across(socket) % 2 else SPAN
    return Cell(socket - step), Cell(socket + step)


def opposite(side: int) -> int:
    """Return the side of a neighbour that faces this side."""
    return (side + 2) % 4


class Half(NamedTuple):
    """A half-socket that faces an empty cell: its colour, the cell of its tile, its side."""

    colour: int
    cell: Cell
    side: int


class Slot(NamedTuple):
    """The requirements of an empty cell for a tile.

    Attributes:
        forbidden: bits of colours that the sides of a tile there must not show. Beside a half-socket the tile needs
            another colour, beside a plain side a plain one.
        links: the sides where a half-socket would make a whole socket, each with the colour of the neighbour's half.
    """

    cell: Cell
    forbidden: int
    links: tuple[tuple[int, int], ...]


class Grid:
    """Tiles and gems by place.

    Attributes:
        sides: by cell, the four sides of the turned tile.
        sockets: whole sockets with the colours in the left or upper tile and in the right or lower tile.
        halves: half-sockets that face an empty cell, by the place of the future socket.
        gems: filled sockets; the gem's two colours as bits 1 << colour.
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
        """Add a tile that fits."""
        cell, sides = laid.cell, sides_of(laid.tile, laid.turn)
        self.sides[cell] = sides
        for side, colour in enumerate(sides):
            if not colour:
                continue
            socket = Socket(cell + STEPS[side])
            facing = self.halves.pop(socket, None)
            if facing is None:
                self.halves[socket] = Half(colour, cell, side)
            else:  # a half-socket in a west or north side is the right or lower half of its socket
                left_or_upper = side in (1, 2)
                self.sockets[socket] = (colour, facing.colour) if left_or_upper else (facing.colour, colour)

    def after(self, laid: Laid) -> "Grid":
        """Return a copy of the grid with one more tile that fits. Both grids share their gems."""
        longer = Grid((), ())
        longer.sides, longer.sockets, longer.halves = dict(self.sides), dict(self.sockets), dict(self.halves)
        longer.gems = self.gems
        longer.lay(laid)
        return longer

    def gem_for(self, socket: Socket) -> int:
        """Return the gem that fits into a whole socket."""
        return gem_of(*self.sockets[socket])

    def open_sockets(self) -> list[Socket]:
        """Return the whole sockets without a gem, sorted by place."""
        return sorted(socket for socket in self.sockets if socket not in self.gems)

    def frontier(self) -> list[Cell]:
        """Return the empty cells beside a half-socket, sorted by place. Only there can a tile make a socket."""
        return sorted({Cell(half.cell + 2 * STEPS[half.side]) for half in self.halves.values()})

    def slot(self, cell: Cell) -> Slot:
        """Return the requirements of an empty cell."""
        allowed, links = 0, []
        for side, step in enumerate(STEPS):
            neighbour = self.sides.get(Cell(cell + 2 * step))
            if neighbour is None:
                shown = _ANYTHING
            elif colour := neighbour[opposite(side)]:
                shown = _ANYTHING & ~(_ONLY_PLAIN | 1 << colour)
                links.append((side, colour))
            else:
                shown = _ONLY_PLAIN
            allowed |= shown << side * _SHOWN
        return Slot(cell, ~allowed, tuple(links))

    def stays_open(self, slot: Slot, tile: int) -> bool:
        """Return whether a half-socket still faces an empty cell after laying the tile (in any turn that fits)."""
        made = len(slot.links)
        return len(self.halves) - made + half_sockets(tile) - made > 0


@cache
def shown_by(tile: int) -> tuple[int, ...]:
    """Return the bits of a tile's sides, by turn."""
    return tuple(
        sum(1 << side * _SHOWN + colour for side, colour in enumerate(sides_of(tile, turn))) for turn in range(4)
    )


def half_sockets(tile: int) -> int:
    """Return the number of half-sockets on a tile."""
    return sum(colour != PLAIN for colour in TILES[tile])


def fits(slot: Slot, tiles: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Yield each tile that fits the neighbours, with the turn in which it does."""
    forbidden = slot.forbidden
    for tile in tiles:
        for turn, shown in enumerate(shown_by(tile)):
            if not shown & forbidden:
                yield tile, turn


def tally(gems: Mapping[Socket, int], placed: Sequence[Socket]) -> Tally:
    """Return the score of a turn that filled these sockets. gems: all filled sockets with their colours' bits."""
    chains: dict[tuple[int, Socket, int], Chain] = {}
    for socket in placed:
        for step in DIAGONALS:
            for colour in range(1, _SHOWN):
                if gems[socket] >> colour & 1:
                    run = _run(gems, socket, step, 1 << colour)
                    if len(run) >= SHORTEST_CHAIN:
                        chains.setdefault((colour, run[0], step), Chain(colour, run))
    ordered = tuple(chains[key] for key in sorted(chains))
    return Tally(tuple(placed), ordered, GEMBATAN_POINTS if len(placed) == HAND else 0)


def _run(gems: Mapping[Socket, int], socket: Socket, step: int, colour: int) -> tuple[Socket, ...]:
    """Return the sockets along one diagonal, from the top, whose gems all have the colour."""
    top: int = socket
    while gems.get(Socket(top - step), 0) & colour:
        top -= step
    run = [Socket(top)]
    while gems.get(Socket(run[-1] + step), 0) & colour:
        run.append(Socket(run[-1] + step))
    return tuple(run)
