"""The picture for a phone: the surroundings of the dwarf to move, the whole mine small, seats and piles below.

A small mine is shown whole, and then has no map.
"""

from typing import NamedTuple

from PIL import Image

from bot.engine.table import Table
from bot.games.gemrush.view import View
from render.gemrush import colours, doing, dwarves, field, icons, minimap, rim, seats
from render.gemrush.drawing import gradient, put
from render.gemrush.field import Field
from render.gemrush.lettering import words
from render.gemrush.minimap import Chart
from render.gemrush.scene import Scene
from render.kit import rgb
from render.memory import kept

WIDTH, HEAD, MINE, RIM = 1000, 120, 868, 42
_SIZES = (236, 220, 204, 190, 176)  # of a tile, where the mine is shown whole
SIZE = _SIZES[0]  # where only a part of it is
_ROW, _OPEN_ROW, _BETWEEN = 72, 138, 8
_PILES = 60
_MAP, _LEAST_MAP = 400, 244  # its width, its least height


class Page(NamedTuple):
    """A picture's plan. `map`: None without one; `rows`: left, top, width, height of the box for the seats."""

    height: int
    field: Field
    map: Chart | None
    rows: tuple[int, int, int, int]
    row: int


def plan(view: View, scene: Scene) -> Page:
    covered = doing.FACE_UP + 8 if doing.has_face_up(view) else 0
    box, limits = (0, HEAD, WIDTH, HEAD + MINE), field.bounds(scene, True)
    size = next((size for size in _SIZES if field.fits(box, RIM, covered, limits, size)), None)
    if size is None:
        middle = field.focus(view, scene, limits, box, RIM, SIZE, covered)
        shown = field.centred(box, RIM, SIZE, middle, True, covered)
    else:
        shown = field.centred(box, RIM, size, limits.middle, True, covered)
    row = _OPEN_ROW if any(seat.hand is not None for seat in view.seats) else _ROW
    rows = -(-len(view.seats) // 2) * (row + _BETWEEN)
    rows = rows if size is not None else max(rows, _LEAST_MAP)
    top = HEAD + MINE + 14
    left = 14 if size is not None else _MAP + 20
    map_box = (10, top - 4, 10 + _MAP, top - 4 + rows)
    map_ = minimap.around(map_box, scene.extent, shown.center) if size is None else None
    return Page(HEAD + MINE + 14 + rows + _PILES, shown, map_, (left, top, WIDTH - left - 14, rows), row)


def paint(view: View, table: Table) -> Image.Image:
    scene, letters = Scene(view), seats.letters_of(view, table)
    page = plan(view, scene)
    image = field.paint((WIDTH, page.height), page.field, scene, table, letters)
    _paint_edges(image)
    rim.paint(image, page.field, scene, 30)
    if doing.has_face_up(view):
        box = (RIM + 8, HEAD + MINE - doing.FACE_UP - 8, WIDTH - RIM - 20, doing.FACE_UP)
        doing.paint_face_up(image, view, scene, box)
    _paint_bands(image)
    _paint_head(image, view, table, letters)
    if page.map is not None:
        minimap.paint(image, scene, letters, page.map, page.field)
    _paint_seats(image, view, table, letters, page)
    return image


def _paint_bands(image: Image.Image) -> None:
    """The grounds of what is above and below the mine."""
    foot = HEAD + MINE
    image.paste(colours.BAND, (0, 0, WIDTH, HEAD))
    image.paste(colours.BAND_EDGE, (0, HEAD - 4, WIDTH, HEAD))
    image.paste(colours.FOOT, (0, foot, WIDTH, image.height))
    image.paste(colours.FOOT_EDGE, (0, foot, WIDTH, foot + 4))


_FADE = 56  # pixels in which what is cut off at the sides gets dark


@kept
def _fade() -> Image.Image:
    return gradient(MINE, _FADE, rgb("#ffffff"), rgb("#000000")).convert("L").rotate(90, expand=True).point(
        [round(v * 0.88) for v in range(256)]
    )  # fmt: skip


def _paint_edges(image: Image.Image) -> None:
    fade = _fade()
    night = (10, 10, 16)
    image.paste(night, (RIM, HEAD), fade)
    image.paste(night, (WIDTH - _FADE, HEAD), fade.transpose(Image.Transpose.FLIP_LEFT_RIGHT))


def _paint_head(image: Image.Image, view: View, table: Table, letters: tuple[str, ...]) -> None:
    x, room = 28.0, 590
    if view.turn is not None:
        seat = view.seats[view.turn]
        put(image, dwarves.standing(seat.gem, letters[view.turn], 106, True), 70, 116, 0.5, 1.0)
        name = words(seats.name_of(table, view.turn), 44, colours.GOLD_INK, 300)
        put(image, name, 142, 38, 0)
        x, room = 142.0 + (name.width + 12 if name.width > 4 else 0), 640 - 142 - name.width - 12
        doing.paint_steps(image, view, table, 142, 88, 44, 440)
    put(image, words(doing.phase(view, table), 38, colours.INK, max(80, room)), x, 38, 0)
    right = WIDTH - 24
    text = words(doing.turn(view, table), 32, colours.SOFT, 330)
    put(image, text, right, 38, 1.0)
    if view.last_round:
        put(image, icons.tag(table.caption("last-round", "FINAL ROUND"), 34), right - text.width - 12, 38, 1.0)
    seats.paint_score(image, view, right - 165, 86, 330, 44)


def _paint_seats(image: Image.Image, view: View, table: Table, letters: tuple[str, ...], page: Page) -> None:
    left, top, width, _ = page.rows
    each = (width - _BETWEEN) // 2
    for i, holder in enumerate(seats.holders(view, table, letters)):
        x, y = left + i % 2 * (each + _BETWEEN), top + i // 2 * (page.row + _BETWEEN)
        seats.paint_row(image, holder, (x, y, each, page.row), 30)
    seats.paint_piles(image, view, table, 20, WIDTH - 40, page.height - _PILES / 2 + 2)
