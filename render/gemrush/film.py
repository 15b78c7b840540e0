"""Paints the frames of an animation for a phone: the whole mine, and below it the seats and the piles.

Each tile has the same place and size in all frames.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from PIL import Image

from bot.engine.game import Seat
from bot.engine.table import Table
from bot.games.gemrush.view import View
from render.gemrush import field, fitting, minimap, seats
from render.gemrush.colours import colours
from render.gemrush.drawing import lettering, put
from render.gemrush.fitting import Bounds, Field, Window
from render.gemrush.minimap import Chart
from render.gemrush.scene import Scene, extent_of

WIDTH, HEAD, MINE, RIM = 1000, 72, 940, 42
_SIZES = (236, 220, 204, 190, 176, 164, 152, 142, 132, 122, 114, 106, 98, 92, 86, 80, 74, 68, 62, 56)
_ROW, _OPEN_ROW, _BETWEEN, _PILES = 64, 92, 8, 60


class Page(NamedTuple):
    """One layout for all frames. The mine is a field, or a map if its rooms would be too small."""

    height: int
    row: int  # the height of a seat
    field: Field | None
    map: Chart | None = None


def steady(views: Sequence[View]) -> Page:
    """Return one layout that fits the mines of all views."""
    scenes = [Scene(_without_plates(view), Table()) for view in views]
    covered = seats.FACE_UP + 8 if any(view.revealed for view in views) else 0
    window = Window((0, HEAD, WIDTH, HEAD + MINE), RIM, covered)
    row = _OPEN_ROW if any(seat.hand is not None for view in views for seat in view.seats) else _ROW
    height = HEAD + MINE + 14 + -(-len(views[0].seats) // 2) * (row + _BETWEEN) + _PILES
    for size in _SIZES:
        edges = zip(*(fitting.bounds(scene, codes=False) for scene in scenes), strict=True)
        limits = Bounds(*(choose(edge) for choose, edge in zip((min, min, max, max), edges, strict=True)))
        if window.fits(limits, size):
            return Page(
                height, row, fitting.centred(window, size, limits.middle)._replace(plain=size < fitting.LEAST_DETAILED)
            )
    corners = [corner for scene in scenes for corner in (scene.extent[:2], scene.extent[2:])]
    return Page(height, row, None, minimap.whole(window.box, extent_of(corners)))


def _without_plates(view: View) -> View:
    """Return a view without plates, which would be illegible and would leave less place for the mine."""
    return msgspec.structs.replace(view, plates=())


def paint(view: View, table: Table, page: Page) -> Image.Image:
    """Return a frame (RGB)."""
    scene = Scene(_without_plates(view), table)
    if page.field is None:
        image = Image.new("RGB", (WIDTH, page.height), colours.NIGHT)
    else:
        image = field.paint((WIDTH, page.height), page.field, scene)
        field.paint_rim(image, page.field, scene, 32)
    if page.map is not None:
        minimap.paint(image, scene, page.map, None)
    foot = HEAD + MINE
    if view.revealed:
        seats.paint_face_up(image, scene, RIM + 8, foot - seats.FACE_UP - 8, WIDTH - RIM - 20)
    image.paste(colours.BAND, (0, 0, WIDTH, HEAD))
    image.paste(colours.BAND_EDGE, (0, HEAD - 4, WIDTH, HEAD))
    image.paste(colours.FOOT, (0, foot, WIDTH, page.height))
    image.paste(colours.FOOT_EDGE, (0, foot, WIDTH, foot + 4))
    put(image, lettering(seats.turn(scene), 40, colours.INK, 480), 24, HEAD / 2 - 2, 0)
    seats.paint_score(image, scene, WIDTH - 24 - 165, HEAD / 2 - 2, 330, 44)
    each = (WIDTH - 28 - _BETWEEN) // 2
    for i in range(len(scene.names)):
        x, y = 14 + i % 2 * (each + _BETWEEN), foot + 14 + i // 2 * (page.row + _BETWEEN)
        seats.paint_row(image, scene, Seat(i), (x, y, each, page.row), 34, with_skills=False)
    seats.paint_piles(image, scene, 20, WIDTH - 40, page.height - _PILES / 2 + 2)
    return image
