"""Paints plates on the mat: for a Gembatan of the marked turn, and for the longest chain at the end.

A plate lies where it covers as little as possible, near what it praises.
"""

import math
from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from bot.engine.table import Table
from bot.games.gembatan.model import COLOURS, View
from render import fonts
from render.canvas import Canvas
from render.gembatan.cells import Tile
from render.gembatan.colours import colours
from render.gembatan.icons import draw_icon
from render.gembatan.page import Mat
from render.gembatan.scene import Scene, chain_middle, marked, middle
from render.gems.shade import Ramp
from render.kit import Point, box, edged_box, polygon, sparkle
from render.memory import cached

GEMBATAN = "GEMBATAN"  # the game's name, the same in every language


class Plate(NamedTuple):
    """What a plate says.

    kind, colour: its sign, see `icon`. points: of the chain or the bonus. near: the point of the grid that it praises.
    """

    kind: str
    colour: int
    text: str
    points: int
    near: Point


def plate_of(view: View, scene: Scene, table: Table) -> Plate | None:
    """Return the plate for a view, or None if the view shows nothing special."""
    if view.best is not None:
        text = table.caption("chain", "")
        return Plate("chain", view.best.colour, text, view.best.points, chain_middle(view.best))
    if view.pick is None and (extra := marked(view).gembatan):
        return Plate("star", 0, GEMBATAN, extra, middle(list(scene.touched)))
    return None


def paint_plate(canvas: Canvas, mat: Mat, scene: Scene, plate: Plate) -> None:
    sign, (left, top) = placed(mat, scene, plate)
    canvas.lay(sign, left, top)


def placed(mat: Mat, scene: Scene, plate: Plate) -> tuple[Image.Image, tuple[int, int]]:
    """Return a plate's picture, with its left and top.

    It is the largest that covers no tile. If each covers one, it is the largest that fits into the mat.
    """
    large, near = min(84, max(_HEIGHTS[0], round(mat.size * 0.62))), mat.point(*plate.near)
    wide, fitting = mat.frame.inner[2], []
    for height in sorted({large, *_HEIGHTS}, reverse=True):
        sign = draw_plate(plate.kind, plate.colour, plate.text, plate.points, height)
        if sign.width > wide:
            continue
        at = free_place(mat, scene, sign.size, near)
        if not _covers_tile(mat, scene, at, sign.size):
            return sign, at
        fitting.append((sign, at))
    if fitting:
        return fitting[0]
    sign = draw_plate(plate.kind, plate.colour, "", plate.points, _HEIGHTS[-1])
    return sign, free_place(mat, scene, sign.size, near)


def _covers_tile(mat: Mat, scene: Scene, at: tuple[int, int], size: tuple[int, int]) -> bool:
    return any(isinstance(scene.cell(*cell, mat.size), Tile) for cell, share in _covered(mat, at, size) if share > 0)


@cached
def draw_plate(kind: str, colour: int, text: str, points: int, height: int) -> Image.Image:
    """Return a plate (RGBA) with a sign, words and points, and with sparkles in all colours around it."""
    rim, pad = round(height * 0.26), round(height * 0.26)
    pieces = [draw_icon(kind, round(height * 0.74), colour, colours.PLATE)]
    if text:
        pieces.append(fonts.drawn_words(text, round(height * 0.42), colours.WHITE, colours.PLATE, 420, 1.0))
    counted = str(points) if kind == "chain" else f"+{points}"  # a chain is praised for its gems, it scores no more
    pieces.append(fonts.drawn_figures(counted, round(height * 0.62), colours.PLATE_INK, colours.PLATE))
    width = sum(piece.width for piece in pieces) + pad * (len(pieces) + 1)
    image = Image.new("RGB", (width + 2 * rim, height + 2 * rim), colours.PLATE)
    shape = Image.new("RGB", image.size)
    line = max(3, height // 20)
    edged_box(image, rim, rim, width, height, height / 2, colours.SILVER, colours.PLATE, line)
    box(shape, rim, rim, width, height, height / 2, colours.WHITE)
    for tone, (x, y) in _around(width, height, rim):
        for radius, ink in ((rim * 0.98, tone(0.12)), (rim * 0.8, tone(0.85))):
            star = sparkle(x, y, radius, radius * 0.34)
            polygon(image, star, ink)
            polygon(shape, star, colours.WHITE)
    x = rim + pad
    for piece in pieces:
        image.paste(piece, (x, rim + (height - piece.height) // 2))
        x += piece.width + pad
    image.putalpha(shape.convert("L"))
    return image


def _around(width: int, height: int, rim: int) -> Iterator[tuple[Ramp, Point]]:
    """Yield the middle of each sparkle of a plate, with the shades of its colour."""
    count = len(COLOURS)
    for i in range(count):
        x = rim + height * 0.4 + (width - height * 0.8) * i / (count - 1)
        yield colours.RAMPS[i + 1], (x, rim if i % 2 else rim + height)


_HEIGHTS = (62, 56, 50, 44)  # of plates in pixels; a larger one has large cells around it
_STEP = 0.25  # cells between two places that are tried
_OVER_TILE, _OVER_LIGHT = 30.0, 3.0  # how much worse a place is that covers a tile or a lit cell, in cells of distance


def free_place(mat: Mat, scene: Scene, size: tuple[int, int], near: tuple[int, int]) -> tuple[int, int]:
    """Return the left and top of the place for a plate that covers the least and is the nearest to a point."""
    left, top, width, height = mat.frame.inner
    step = max(1, round(mat.size * _STEP))
    tried = sorted(
        (math.dist((x + size[0] / 2, y + size[1] / 2), near) / mat.size, x, y)
        for x in range(left, max(left, left + width - size[0]) + 1, step)
        for y in range(top, max(top, top + height - size[1]) + 1, step)
    )
    weights = {cell: _weight(scene, cell, mat.size) for cell in scene.places}
    least, best = math.inf, (left, top)
    for far, x, y in tried:
        if far >= least:
            break  # all others are farther away
        cost = far + sum(weights.get(cell, 0.0) * share for cell, share in _covered(mat, (x, y), size))
        if cost < least:
            least, best = cost, (x, y)
    return best


def _covered(mat: Mat, at: tuple[int, int], size: tuple[int, int]) -> Iterator[tuple[tuple[int, int], float]]:
    """Yield the cells below a box, each with the share of it that the box covers."""
    (x, y), (width, height), side = at, size, mat.size
    for column in range((x - mat.across) // side, (x + width - 1 - mat.across) // side + 1):
        for row in range((y - mat.down) // side, (y + height - 1 - mat.down) // side + 1):
            left, top = mat.corner(column, row)
            wide = min(x + width, left + side) - max(x, left)
            high = min(y + height, top + side) - max(y, top)
            yield (column, row), wide * high / side**2


def _weight(scene: Scene, at: tuple[int, int], size: int) -> float:
    cell = scene.cell(*at, size)
    if isinstance(cell, Tile):
        return _OVER_TILE
    return _OVER_LIGHT if any(cell.lights) else 0.0
