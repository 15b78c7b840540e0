"""Paints the ways to lay a tile: each as the grid would look around the tile's cell."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.gembatan.grid import STEPS
from bot.games.gembatan.model import (
    EAST,
    SOUTH,
    Cell,
    SeenDraft,
    SeenSocket,
    SeenTile,
    Socket,
    Tally,
    View,
    Way,
    across,
    down,
)
from render.canvas import Canvas
from render.gembatan import cards
from render.gembatan import page as layout
from render.gembatan.halves import INWARD
from render.gembatan.mats import paint_cells
from render.gembatan.scene import Scene
from render.kit import Box

_NEAR = 2  # how many columns and rows around the chosen cell are looked at


def paint_ways(canvas: Canvas, view: View, ways: Sequence[tuple[int, Cell, Way]], place: Box) -> None:
    """Paint ways with their numbers and points. ways: as `ways_of` returns them."""
    shape, around = cards.ways(len(ways), place.width), {cell: _around(view, cell) for _, cell, _ in ways}
    for (number, cell, way), at in zip(ways, cards.way_boxes(shape, len(ways), place), strict=True):
        mat = layout.centred(layout.frame_of(at), shape.size, across(cell) // 2, down(cell) // 2)
        paint_cells(canvas, mat, Scene(laid(around[cell], cell, way), numbered=False))
        cards.way_signs(canvas, number, way.points, at)


def _around(view: View, cell: Cell) -> View:
    """Return the view with only what lies near a cell, and without marks."""
    x, y = across(cell), down(cell)
    tiles = [one for one in view.tiles if max(abs(2 * one.column - x), abs(2 * one.row - y)) <= 2 * _NEAR]
    sockets = [one for one in view.sockets if max(abs(one.across - x), abs(one.down - y)) <= 2 * _NEAR + 1]
    return replace(
        view,
        tiles=tuple(replace(one, drafted=0, fresh=False) for one in tiles),
        sockets=tuple(replace(one, drafted=0, fresh=False) for one in sockets),
        halves=tuple(one for one in view.halves if one.cell != cell),
        draft=SeenDraft(1, 1, Tally()),
        pick=None,
    )


def laid(view: View, cell: Cell, way: Way) -> View:
    """Return the view after a way was played."""
    column, row = across(cell) // 2, down(cell) // 2
    tile = SeenTile(cell, column, row, way.tile, way.turn, way.sides, drafted=1)
    sides = {(one.column, one.row): one.sides for one in view.tiles}
    made = []
    for side, (dx, dy) in enumerate(INWARD):
        beside = sides.get((column - dx, row - dy))
        if beside is None or not way.sides[side]:
            continue
        own, other = way.sides[side], beside[(side + 2) % 4]
        first, second = (own, other) if side in (EAST, SOUTH) else (other, own)
        socket = Socket(cell + STEPS[side])
        filled = side == way.side
        made.append(SeenSocket(socket, across(socket), down(socket), first, second, filled, drafted=int(filled)))
    return replace(view, tiles=(*view.tiles, tile), sockets=(*view.sockets, *made))
