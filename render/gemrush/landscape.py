"""Paints the wide picture: the mine, and beside it the mode, the score, the seats, the turn and the piles.

The rooms of a large mine would be too small. So its picture has a map, and large rooms only around the dwarf to move.
Other pictures show the mine in parts.
"""

from collections import defaultdict
from itertools import product
from typing import NamedTuple

from PIL import Image

from bot.engine.game import Seat
from bot.engine.table import Table
from bot.games.gemrush.view import View
from render.gemrush import field, fitting, icons, minimap, seats
from render.gemrush.colours import colours
from render.gemrush.drawing import Box, lettering, put, squeezed
from render.gemrush.fitting import Field, Window
from render.gemrush.minimap import Chart
from render.gemrush.scene import Extent, Place, Scene, extent_of
from render.kit import rgb

WIDTH, HEIGHT, RIM = 1600, 1200, 36
_PANEL = 324
_BOX = (0, 0, WIDTH - _PANEL, HEIGHT)
# The sides of tiles in pixels. Each size needs its own cached rooms, so sizes are few. `portrait` has some of them too.
_SIZES = (308, 284, 250, 232, 212, 200, 190, 176, 164, 152, 142, 132, 122, 114, 106, 98, 92, 86, 80, 74)
_CODES_FROM = 150  # pixels; codes on smaller tiles are illegible
_PART_SIZE = 152  # the side of a tile in a picture of a part, in pixels
PART = (7, 6)  # the numbers of columns and rows in a part
_MAP_SHARE = 0.46  # the greatest width or height of a map beside rooms, as a share of the picture
_LEAST_MAP = 150  # the least width or height of a map, in pixels


# ---- where the mine lies ----


class Page(NamedTuple):
    """The layout of a picture with rooms (`field`), with a map of the whole mine (`map`), or with both."""

    field: Field | None
    map: Chart | None = None


def _covered(view: View) -> int:
    return seats.FACE_UP + 10 if view.revealed else 0


def _whole(scene: Scene, covered: int) -> Field | None:
    """Return a field of the whole mine, or None if its rooms would be illegible."""
    return fitting.largest(Window(_BOX, RIM, covered), scene, _SIZES, _CODES_FROM)


def plan(scene: Scene) -> Page:
    """Return the layout: the whole mine as large as it fits, or a map and the rooms around the dwarf to move."""
    covered = _covered(scene.view)
    shown = _whole(scene, covered)
    if shown is not None:
        return Page(shown)
    map_box, box = _split(scene.extent)
    return Page(fitting.around(Window(box, RIM, covered), scene, _PART_SIZE), minimap.whole(map_box, scene.extent))


def _split(extent: Extent) -> tuple[Box, Box]:
    """Return the boxes for a map and for rooms. The map is above the rooms or at their left, wherever it is larger."""
    left, top, right, bottom = _BOX
    most_wide, most_high = round(right * _MAP_SHARE), round(bottom * _MAP_SHARE)
    if minimap.pitch_for(extent, right, most_high) >= minimap.pitch_for(extent, most_wide, bottom):
        high = max(_LEAST_MAP, minimap.size(extent, right, most_high)[1])
        return (left, top, right, top + high), (left, top + high, right, bottom)
    wide = max(_LEAST_MAP, minimap.size(extent, most_wide, bottom)[0])
    return (left, top, left + wide, bottom), (left + wide, top, right, bottom)


def parts(view: View) -> tuple[Extent, ...]:
    """Divide a mine that is illegible as a whole into parts. Return them row by row, or () for any other mine.

    Each tile lies in exactly one part, and the number of parts is as small as possible.
    """
    scene = Scene(view, Table())
    if not scene.tiles or _whole(scene, 0) is not None:
        return ()
    columns, rows = PART
    grids: list[dict[tuple[int, int], list[Place]]] = []
    for left, top in product(range(columns), range(rows)):
        grids.append(defaultdict(list))
        for x, y in scene.tiles:
            grids[-1][(y - top) // rows, (x - left) // columns].append((x, y))
    found = min(grids, key=len)
    return tuple(extent_of(found[at]) for at in sorted(found))


def field_of(part: Extent) -> Field:
    middle = (part.left + part.right) / 2, (part.top + part.bottom) / 2
    return fitting.centred(Window(_BOX, RIM), _PART_SIZE, middle)


# ---- the picture ----


def paint(view: View, table: Table, page: Page | None = None) -> Image.Image:
    """Return the wide picture (RGB). page: the layout; if it is None, `plan` makes the layout."""
    scene = Scene(view, table)
    shown, chart = page or plan(scene)
    if shown is None:
        image = Image.new("RGB", (WIDTH, HEIGHT), colours.NIGHT)
    else:
        image = field.paint((WIDTH, HEIGHT), shown, scene)
        field.paint_rim(image, shown, scene, 23)
        if shown.size == _PART_SIZE:
            image.paste(colours.NIGHT, (_BOX[2], 0, WIDTH, HEIGHT))  # Rooms may reach into the panel's place.
    if chart is not None:
        left, top, right, bottom = chart.box
        image.paste(colours.FOOT, chart.box)
        minimap.paint(image, scene, chart, shown)
        below = bottom < HEIGHT
        image.paste(colours.FOOT_EDGE, (left, bottom - 4, right, bottom) if below else (right - 4, top, right, bottom))
    if view.revealed and (shown is None or shown.window.covered):  # The picture of a part has no place for cards.
        left, _, right, _ = _BOX if shown is None else shown.window.box
        seats.paint_face_up(image, scene, left + RIM + 8, HEIGHT - seats.FACE_UP - 10, right - left - RIM - 24)
    _paint_panel(image, scene)
    return image


_DOING = 100  # the height of the lines that say what the seat to move does, in pixels


def _paint_panel(image: Image.Image, scene: Scene) -> None:
    view, table = scene.view, scene.table
    left, width = WIDTH - _PANEL + 4, _PANEL - 16
    middle, inner = left + width / 2, width - 28
    put(image, seats.panel(width, HEIGHT - 24, 22), middle, HEIGHT / 2)
    put(image, squeezed(table.caption("title", "GEM RUSH"), 44, 28, colours.GOLD_INK, inner), middle, 50)
    put(image, lettering(table.caption("mode", view.mode.title()), 23, colours.SOFT, inner), middle, 90)
    seats.paint_score(image, scene, middle, 128, inner, 36)
    put(image, lettering(seats.turn(scene), 24, colours.SOFT, inner), middle, 166)
    y = 186
    if view.last_round:
        put(image, icons.tag(table.caption("last-round", "FINAL ROUND"), 30), middle, y + 12)
        y += 34
    known = any(seat.hand is not None for seat in view.seats)
    row = min(136 if known else 84, int((HEIGHT - y - 130 - _DOING) / len(view.seats) - 8))
    for number in range(len(view.seats)):
        seats.paint_row(image, scene, Seat(number), (left + 10, y, width - 20, row), 28)
        y += row + 8
    _paint_doing(image, scene, left + 18, min(y + 10, HEIGHT - 130 - _DOING), inner)
    _paint_piles(image, scene, left + 14, HEIGHT - 128, inner)


def _paint_doing(image: Image.Image, scene: Scene, x: float, y: float, room: int) -> None:
    if scene.mover is None:
        put(image, lettering(seats.phase(scene), 28, colours.INK, room), x, y + 18, 0)
        return
    name = lettering(scene.names[scene.mover].name, 30, colours.GOLD_INK, room)
    put(image, name, x, y + 18, 0)
    text = lettering(seats.phase(scene), 26, colours.INK, room)
    below = name.width + 10 + text.width > room
    put(image, text, x if below else x + name.width + 8, y + (50 if below else 18), 0)
    seats.paint_steps(image, scene, x, y + (90 if below else 66), 40, room)


def _paint_piles(image: Image.Image, scene: Scene, left: float, y: float, width: float) -> None:
    shown = seats.piles(scene)
    step = width / len(shown)
    for i, (kind, number, name, gem) in enumerate(shown):
        x = left + step * (i + 0.5)
        put(image, icons.pile(kind, 62, gem), x, y + 34)
        badge = icons.disc(str(number), 42, rgb("#17131c"), colours.WHITE, rgb("#fff6e0"))
        put(image, badge, x + 20, y + 62)
        put(image, lettering(name, 20, colours.SOFT, round(step - 4)), x, y + 100)
