"""Finds what each cell of a view shows."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from bot.games.gembatan.model import Cell, Chain, Pick, SeenSocket, SeenTile, Tally, View, Way, across, down
from render.gembatan.cells import AROUND, Empty, Half, Lies, Mark, Tile
from render.gembatan.halves import INWARD
from render.gembatan.stones import BADGE_AT, Trace
from render.kit import Point

Place = tuple[int, int]  # A cell's column and row. Those of a socket are doubled, since it lies between two cells.


class Badge(NamedTuple):
    """A sign with the points of a chain. at: its place; (2.0, 1.0) is the middle of the cell in column 2 and row 1."""

    colour: int
    points: int
    at: Point


class Scene:
    """A view, divided into cells.

    Attributes:
        badges: one badge for each chain that the picture marks with a line.
        drafting: whether the turn in progress is marked, and not the last turn.
        touched: the cells that the marked turn has changed.
        places: the cells that have a tile or a neighbour with a tile. All other cells are plain.
    """

    def __init__(self, view: View, numbered: bool = True) -> None:
        """numbered: whether the tiles of the turn in progress have numbers."""
        self._numbered = numbered
        self.drafting = view.draft is not None
        self._over = view.over is not None
        self._tiles = {(tile.column, tile.row): tile for tile in view.tiles}
        self._sockets = {(socket.across, socket.down): socket for socket in view.sockets}
        self._halves = {(half.across, half.down): half for half in view.halves}
        self._near = frozenset((x + dx, y + dy) for x, y in self._tiles for dx, dy in AROUND)
        self._asked_cells = _asked_cells(view)
        self.places = self._near | self._tiles.keys()
        self._chained: dict[Place, tuple[int, ...]] = {}  # the colours of the chains of each gem
        self._traces: dict[Place, dict[tuple[int, int | None], list[int]]] = defaultdict(lambda: defaultdict(list))
        self.badges: list[Badge] = []
        for chain in marked(view).chains:
            self._add_chain(chain)
        self.touched = self._touched()

    # ---- cells ----

    def cell(self, column: int, row: int, size: int) -> Tile | Empty:
        """Return what a cell shows. size: the side of the cell in pixels."""
        tile = self._tiles.get((column, row))
        return self._tile(tile, size) if tile is not None else self._empty(column, row, size)

    def _tile(self, tile: SeenTile, size: int) -> Tile:
        at = (tile.column, tile.row)
        halves = tuple(self._half(tile, side) if tile.sides[side] else None for side in range(4))
        mark = self._mark(tile)
        traces = tuple(
            Trace(corner, tuple(sorted(set(found))[:2]), end, not self.drafting)
            for (corner, end), found in self._traces[at].items()
        )
        number = tile.drafted if self._numbered else 0
        return Tile(size, halves, mark, number, 0 if mark is Mark.DRAFT else self._gilded(at), traces)

    def _half(self, tile: SeenTile, side: int) -> Half:
        dx, dy = INWARD[side]
        at = (2 * tile.column - dx, 2 * tile.row - dy)
        socket = self._sockets.get(at)
        colour = tile.sides[side]
        if socket is None:
            return Half(colour)
        if not socket.filled:
            return Half(colour, Lies.WHOLE)
        chained = self._chained.get(at, (0,))
        return Half(colour, Lies.GEM, self._mark(socket), colour if colour in chained else chained[0])

    def _mark(self, seen: SeenTile | SeenSocket) -> Mark:
        if seen.drafted:
            return Mark.DRAFT
        return Mark.FRESH if seen.fresh and not self.drafting else Mark.NONE

    def _empty(self, column: int, row: int, size: int) -> Empty:
        at = (column, row)
        if at not in self._near:
            return Empty(size)
        tiles = sum(1 << bit for bit, (dx, dy) in enumerate(AROUND) if (column + dx, row + dy) in self._tiles)
        lights = []
        for dx, dy in INWARD:
            half = self._halves.get((2 * column - dx, 2 * row - dy))
            lights.append(half.colour if half is not None and not self._over else 0)
        return Empty(size, tiles, self._gilded(at), tuple(lights), at in self._asked_cells)

    def _gilded(self, at: Place) -> int:
        """Return the set of neighbours that were laid in the turn in progress (see `AROUND`)."""
        bits = 0
        for bit, (dx, dy) in enumerate(AROUND):
            neighbour = self._tiles.get((at[0] + dx, at[1] + dy))
            bits |= (neighbour is not None and neighbour.drafted > 0) << bit
        return bits

    def _touched(self) -> frozenset[Place]:
        cells = {at for at, tile in self._tiles.items() if self._mark(tile) is not Mark.NONE}
        for (x, y), socket in self._sockets.items():
            if self._mark(socket) is not Mark.NONE:
                cells |= {(x // 2, y // 2), ((x + 1) // 2, (y + 1) // 2)}
        return frozenset(cells)

    # ---- chains ----

    def _add_chain(self, chain: Chain) -> None:
        run = [(across(socket), down(socket)) for socket in chain.sockets]
        for at in run:
            self._chained[at] = (*self._chained.get(at, ()), chain.colour)
        for one, other in pairwise(run):
            cell, first, second = _cell_between(one, other)
            self._traces[cell][_corner(first, second), None].append(chain.colour)
        self._add_badge(chain, run)

    def _add_badge(self, chain: Chain, run: list[Place]) -> None:
        """Put the badge beyond the first free end of the chain. If no end is free, put it on the chain's line."""
        taken = {badge.at for badge in self.badges}
        step = (run[1][0] - run[0][0], run[1][1] - run[0][1])
        for end, (dx, dy) in ((run[0], (-step[0], -step[1])), (run[-1], step)):
            beyond = (end[0] + dx, end[1] + dy)
            at = (end[0] / 2 + BADGE_AT * dx, end[1] / 2 + BADGE_AT * dy)
            if beyond in self._sockets or beyond in self._halves or at in taken:
                continue
            cell, first, second = _cell_between(end, beyond)
            corner = _corner(first, second)
            self._traces[cell][corner, 0 if first == corner else 1].append(chain.colour)
            self.badges.append(Badge(chain.colour, chain.points, at))
            return
        places = (((a[0] + b[0]) / 4, (a[1] + b[1]) / 4) for a, b in pairwise(run))
        free = next((at for at in places if at not in taken), (run[0][0] / 2, run[0][1] / 2))
        self.badges.append(Badge(chain.colour, chain.points, free))


def _asked_cells(view: View) -> frozenset[Place]:
    if view.pick is None:
        return frozenset()
    places = [*(target.place for _, target in view.pick.numbered(view.pick.targets)), *view.pick.open]
    if view.pick.cell is not None:
        places.append(view.pick.cell)
    halved = (divmod(across(place), 2) + divmod(down(place), 2) for place in places)
    return frozenset((column, row) for column, odd, row, beside in halved if not odd and not beside)


def marked(view: View) -> Tally:
    """Return the tally of the marked turn, or the longest chain at the end.

    The last turn is not marked while the viewer chooses.
    """
    if view.over is not None:
        return Tally(chains=() if view.best is None else (view.best,))
    if view.draft is not None:
        return view.draft.tally
    return view.last.tally if view.last is not None and view.pick is None else Tally()


def _cell_between(one: Place, other: Place) -> tuple[Place, int, int]:
    """Return the cell that two sockets of a chain share, and the side of the cell on which each socket lies."""
    x, y = (one[0], other[1]) if one[0] % 2 == 0 else (other[0], one[1])

    def side(at: Place) -> int:
        return INWARD.index((x - at[0], y - at[1]))

    return (x // 2, y // 2), side(one), side(other)


def _corner(first: int, second: int) -> int:
    """Return the corner between two sides. Corners are numbered clockwise, and 0 lies between north and east."""
    return first if (first + 1) % 4 == second else second


def signs(view: View) -> Iterator[tuple[int, Point]]:
    """Yield the number of each cell or socket that the viewer can choose, with its place in columns and rows."""
    if view.pick is not None:
        for number, target in view.pick.numbered(view.pick.targets):
            yield number, (across(target.place) / 2, down(target.place) / 2)


def ways_of(pick: Pick) -> list[tuple[int, Cell, Way]]:
    """Return the numbered ways to lay a tile that the picture shows below the mat, each with its cell.

    They are the ways on the chosen cell. Where whole plays are chosen, they are shown if two of them share a cell.
    """
    if pick.cell is not None:
        return [(number, pick.cell, way) for number, way in pick.numbered(pick.ways)]
    plays = [(number, Cell(one.place), one.way) for number, one in pick.numbered(pick.targets) if one.way is not None]
    return plays if len({cell for _, cell, _ in plays}) < len(plays) else []


def focus(view: View, scene: Scene) -> Point:
    """Return the point that a picture enlarges if it cannot show the whole grid large, in columns and rows.

    It is the best place to choose, or the longest chain at the end. Otherwise, it is the middle of the cells that the
    marked turn has changed.
    """
    if view.best is not None:
        return chain_middle(view.best)
    if view.pick is not None and view.pick.cell is not None:
        return across(view.pick.cell) / 2, down(view.pick.cell) / 2
    for _, best in signs(view):
        return best
    return middle([*scene.touched] or [(tile.column, tile.row) for tile in view.tiles[-1:]])


def chain_middle(chain: Chain) -> Point:
    return middle([(across(socket) / 2, down(socket) / 2) for socket in (chain.sockets[0], chain.sockets[-1])])


def middle(points: Sequence[Point]) -> Point:
    """Return the middle of the box around points."""
    columns, rows = [x for x, _ in points], [y for _, y in points]
    return (min(columns) + max(columns)) / 2, (min(rows) + max(rows)) / 2
