"""The grid: which sockets it has, where it can grow, which runs its gems make. Worked out from a state, never kept."""

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

# From a tile's place to the socket in each of its sides; twice as far lies the neighbour.
STEPS = (-SPAN, 1, SPAN, -1)
DIAGONALS = (SPAN + 1, SPAN - 1)  # downwards to the right, downwards to the left

# What a side shows as one bit of six, plain first; four sides as 24 bits.
_SHOWN = len(COLOURS) + 1
_ANYTHING = (1 << _SHOWN) - 1
_ONLY_PLAIN = 1 << PLAIN


def cells_of(socket: int) -> tuple[Cell, Cell]:
    """Return the two cells that a socket lies between: left and right, or upper and lower."""
    step = 1 if across(socket) % 2 else SPAN
    return Cell(socket - step), Cell(socket + step)


def opposite(side: int) -> int:
    """Return the side that faces this side of a neighbour."""
    return (side + 2) % 4


class Half(NamedTuple):
    """A half-socket that faces an empty cell: its colour, its tile's cell, the side it is in."""

    colour: int
    cell: Cell
    side: int


class Slot(NamedTuple):
    """What an empty cell asks of a tile.

    Attributes:
        forbidden: bits of what the sides of a tile there must not show. A neighbour's half-socket asks for one of
            another colour, a neighbour's plain side for a plain one.
        links: the sides where a socket would be made, each with the colour of the neighbour's half.
    """

    cell: Cell
    forbidden: int
    links: tuple[tuple[int, int], ...]


class Grid:
    """Tiles and gems by place.

    Attributes:
        sides: by cell, the four sides of the tile as it lies.
        sockets: whole sockets; the colour in the left or upper tile, the colour in the right or lower one.
        halves: half-sockets that face an empty cell, by the socket that they would be half of.
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
            else:  # a half in a west or north side is the right or lower one of its socket
                left_or_upper = side in (1, 2)
                self.sockets[socket] = (colour, facing.colour) if left_or_upper else (facing.colour, colour)

    def after(self, laid: Laid) -> "Grid":
        """Return the grid with one more tile, that fits; this one stays as it is. Both share their gems."""
        longer = Grid((), ())
        longer.sides, longer.sockets, longer.halves = dict(self.sides), dict(self.sockets), dict(self.halves)
        longer.gems = self.gems
        longer.lay(laid)
        return longer

    def gem_for(self, socket: Socket) -> int:
        """Return the gem that fits a whole socket."""
        return gem_of(*self.sockets[socket])

    def open_sockets(self) -> list[Socket]:
        """Return the whole sockets without a gem, by place."""
        return sorted(socket for socket in self.sockets if socket not in self.gems)

    def frontier(self) -> list[Cell]:
        """Return the empty cells that a half-socket faces, by place: nowhere else can a tile make a socket."""
        return sorted({Cell(half.cell + 2 * STEPS[half.side]) for half in self.halves.values()})

    def slot(self, cell: Cell) -> Slot:
        """Return what an empty cell asks of a tile."""
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
        """Return whether a half-socket still faces an empty cell once the tile lies there (in any turn that fits)."""
        made = len(slot.links)
        return len(self.halves) - made + half_sockets(tile) - made > 0


@cache
def shown_by(tile: int) -> tuple[int, ...]:
    """Return the bits of what a tile shows, by turn."""
    return tuple(
        sum(1 << side * _SHOWN + colour for side, colour in enumerate(sides_of(tile, turn))) for turn in range(4)
    )


def half_sockets(tile: int) -> int:
    """Return how many half-sockets a tile has."""
    return sum(colour != PLAIN for colour in TILES[tile])


def fits(slot: Slot, tiles: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Return the tiles and turns that the sides of the neighbours allow."""
    forbidden = slot.forbidden
    for tile in tiles:
        for turn, shown in enumerate(shown_by(tile)):
            if not shown & forbidden:
                yield tile, turn


def tally(gems: Mapping[Socket, int], placed: Sequence[Socket]) -> Tally:
    """Return what a turn that filled these sockets scores. `gems`: all filled sockets with their colours' bits."""
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
    """Return the run of sockets along one diagonal, from the top, whose gems all carry the colour."""
    top: int = socket
    while gems.get(Socket(top - step), 0) & colour:
        top -= step
    run = [Socket(top)]
    while gems.get(Socket(run[-1] + step), 0) & colour:
        run.append(Socket(run[-1] + step))
    return tuple(run)
