"""Paints the pictures for a phone: the rooms around the dwarf to move, and below them a map, the seats and the piles.

A small mine is shown whole, without a map. While a tile is laid, the picture shows the ways in which it can lie.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from PIL import Image

from bot.engine.game import Seat
from bot.engine.table import Table
from bot.games.gemrush.view import Laying, View, layings
from render.gemrush import dwarves, field, fitting, hand, icons, insets, minimap, rock, seats, ways
from render.gemrush.colours import colours
from render.gemrush.drawing import Box, fading, lettering, put, shrunk
from render.gemrush.fitting import Field, Window
from render.gemrush.minimap import Chart
from render.gemrush.scene import Scene
from render.memory import cached

WIDTH, HEAD, MINE, RIM = 1000, 100, 716, 42
SIZE = 212  # the side of a tile in pixels if a part of the mine is shown; names on smaller tiles are illegible
_SIZES = (284, 250, SIZE)  # the sides of a tile in pixels if the mine is shown whole
_LOW_SIZES = (*_SIZES, fitting.LEAST_DETAILED)  # if the picture is to be low
_ALONE_SIZES = (fitting.LEAST_DETAILED, 176, 164, 152)  # in a puzzle, whose doors must all be seen to be compared
_TALL = 860  # the greatest height of the mine in a puzzle, in pixels
_NO_CODES = 9999  # Plates have only gems: letters beside them would be illegible.
_ROW, _OPEN_ROW, _BETWEEN = 60, 84, 6
_PILES = 46
_MAP, _LEAST_MAP = 272, 190  # the width and the least height of the map, in pixels
MOST_HEIGHT = 1240  # pixels; a higher picture would push the buttons off a phone's screen


class Page(NamedTuple):
    height: int
    field: Field
    map: Chart | None  # None if the mine is shown whole
    seats: tuple[Box, ...]  # left, top, width and height of each seat
    piles: Box  # left, top, width and height of the piles


def plan(scene: Scene, mine: int = MINE, sizes: Sequence[int] = _SIZES, *, seated: bool = True) -> Page:
    """Return the layout of a picture.

    Args:
        mine: the height of the mine in pixels.
        sizes: the sides of a tile in pixels if the mine is shown whole.
        seated: whether the picture has a row for each seat, and a map if only a part of the mine is shown.
    """
    covered = seats.FACE_UP + 8 if scene.view.revealed else 0
    window = Window((0, HEAD, WIDTH, HEAD + mine), RIM, covered)
    shown = fitting.largest(window, scene, sizes, _NO_CODES) or fitting.around(window, scene, SIZE, codes=False)
    whole = not seated or fitting.shows_all(shown, scene)
    count, top = len(scene.names), HEAD + mine + 14
    columns = (2 if count in (1, 2, 4) else 3) if whole else (1 if count < 3 else 2)
    left, width = (14, WIDTH - 28) if whole else (_MAP + 20, WIDTH - _MAP - 34)
    boxes = _seat_boxes(scene, columns, (left, top, width)) if seated else ()
    below = boxes[-1][1] + boxes[-1][3] + _BETWEEN if boxes else top
    piles = below if whole else max(below, HEAD + mine + _LEAST_MAP - _PILES)
    height, chart = piles + _PILES, None
    if not whole:
        chart = minimap.around((10, HEAD + mine + 8, 10 + _MAP, height - 4), scene.extent, shown.center, rim=0)
    return Page(height, shown, chart, boxes, (left + 6, piles, width - 12, _PILES))


def low_plan(scene: Scene, most: int) -> Page:
    """Return the layout of a picture with the least mine that has all tiles and plates, in the largest tiles that fit.

    most: the greatest height of the mine, in pixels.
    """
    window, limits = Window((0, HEAD, WIDTH, HEAD + most), RIM), fitting.bounds(scene, codes=False)
    size = next((size for size in _LOW_SIZES if window.fits(limits, size)), None)
    return plan(scene, most) if size is None else plan(scene, RIM + fitting.height(limits, size), (size,))


def _seat_boxes(scene: Scene, columns: int, place: tuple[int, int, int]) -> tuple[Box, ...]:
    """Return the box of each seat. place: left, top and width of the place for all seats."""
    left, top, width = place
    row = _OPEN_ROW if any(seat.hand is not None for seat in scene.view.seats) else _ROW
    each = (width - (columns - 1) * _BETWEEN) // columns
    return tuple(
        (left + i % columns * (each + _BETWEEN), top + i // columns * (row + _BETWEEN), each, row)
        for i in range(len(scene.names))
    )


def paint(view: View, table: Table, page: Page | None = None) -> Image.Image:
    """Return the picture (RGB). page: the layout; if it is None, `plan` makes the layout."""
    if found := layings(view):
        return _paint_ways(view, table, found)
    scene = Scene(view, table)
    page = page or plan(scene)
    mine = page.field.window.box[3] - HEAD
    image = field.paint((WIDTH, page.height), page.field, scene)
    image.paste(colours.FADE, (RIM, HEAD), _fade(mine))
    image.paste(colours.FADE, (WIDTH - _FADE, HEAD), _fade(mine).transpose(Image.Transpose.FLIP_LEFT_RIGHT))
    field.paint_rim(image, page.field, scene, 32)
    insets.paint(image, scene, page.field)
    if view.revealed:
        seats.paint_face_up(image, scene, RIM + 8, HEAD + mine - seats.FACE_UP - 8, WIDTH - RIM - 20)
    _paint_bands(image, HEAD, HEAD + mine, colours.FOOT_EDGE)
    _paint_head(image, scene)
    if page.map is not None:
        minimap.paint(image, scene, page.map, page.field)
    for number, box in enumerate(page.seats):
        seats.paint_row(image, scene, Seat(number), box, 32, with_skills=False)
    left, top, width, high = page.piles
    seats.paint_piles(image, scene, left, width, top + high / 2)
    return image


def paint_own(view: View, table: Table) -> Image.Image:
    """Return the picture (RGB) of a member who plays alone: the mine, below it the piles and the numbered cards."""
    return _with_cards(view, table, plan(Scene(view, table), seated=False))


def paint_last(view: View, table: Table) -> Image.Image:
    """Return the picture (RGB) of a puzzle: as `paint_own`, but a mine of up to 4 x 4 rooms is shown whole."""
    scene = Scene(view, table)
    limits = fitting.bounds(scene, codes=False)
    for most, sizes in (MINE, _LOW_SIZES), (_TALL, _ALONE_SIZES):
        window = Window((0, HEAD, WIDTH, HEAD + most), RIM)
        size = next((size for size in sizes if window.fits(limits, size)), None)
        if size is not None:
            mine = RIM + fitting.height(limits, size)
            return _with_cards(view, table, plan(scene, mine, (size,), seated=False))
    return paint_own(view, table)


def _with_cards(view: View, table: Table, page: Page) -> Image.Image:
    mine, cards = paint(view, table, page), hand.paint(view, table, doors=0)
    image = Image.new("RGB", (WIDTH, mine.height + cards.height))
    image.paste(mine, (0, 0))
    image.paste(cards, (0, mine.height))
    return image


def paint_low(view: View, table: Table, most: int, *, head: bool, foot: bool) -> Image.Image:
    """Return a picture (RGB) whose mine is as low as it can be with all its rooms.

    Args:
        most: the greatest height of the mine, in pixels.
        head: whether the picture has the head, which says whose turn it is.
        foot: whether the picture has the seats and the piles.
    """
    page = low_plan(Scene(view, table), most)
    bottom = page.height if foot else page.field.window.box[3]
    return paint(view, table, page).crop((0, 0 if head else HEAD, WIDTH, bottom))


def _paint_ways(view: View, table: Table, found: Sequence[Laying]) -> Image.Image:
    """Return the picture of a turn in which a tile is laid: the ways in which it can lie, with their numbers."""
    if len(found) > ways.MOST_WITH_HEAD:
        return ways.paint(msgspec.structs.replace(view, viewer=None), table, found)
    image = rock.background(WIDTH, HEAD + ways.height(len(found))).copy()
    _paint_bands(image, HEAD, image.height, colours.BAND_EDGE)
    _paint_head(image, Scene(view, table))
    ways.paint_all(image, view, table, found, HEAD)
    return image


_FADE = 56  # the width of the dark edges at both sides of the mine, in pixels


@cached
def _fade(high: int) -> Image.Image:
    across = fading(high, _FADE, (255, 255, 255), (0, 0, 0)).convert("L").rotate(90, expand=True)
    return across.point([round(v * 0.88) for v in range(256)])


def _paint_bands(image: Image.Image, head: int, foot: int, edge: tuple[int, int, int]) -> None:
    image.paste(colours.BAND, (0, 0, WIDTH, head))
    image.paste(colours.BAND_EDGE, (0, head - 4, WIDTH, head))
    image.paste(colours.FOOT, (0, foot, WIDTH, image.height))
    image.paste(edge, (0, foot, WIDTH, foot + 4))


def _paint_head(image: Image.Image, scene: Scene) -> None:
    x, view, right = 28.0, scene.view, WIDTH - 24
    text = lettering(seats.turn(scene), 32, colours.SOFT, 330)
    put(image, text, right, 28, 1.0)
    edge = right - text.width - 12
    if view.last_round:
        tag = icons.tag(scene.table.caption("last-round", "FINAL ROUND"), 34)
        put(image, tag, edge, 28, 1.0)
        edge -= tag.width + 12
    if view.turn is not None:
        dwarf = dwarves.standing(view.seats[view.turn].gem, scene.letters[view.turn], 92, True)
        put(image, dwarf, 66, 98, 0.5, 1.0)
        name = shrunk(scene.names[view.turn].name, 42, 30, colours.GOLD_INK, 300)
        put(image, name, 132, 30, 0)
        x = 132.0 + (name.width + 12 if name.width > 4 else 0)
        seats.paint_steps(image, scene, 132, 72, 44, 460)
    put(image, shrunk(seats.phase(scene), 38, 26, colours.INK, max(80, round(edge - x))), x, 30, 0)
    seats.paint_score(image, scene, right - 165, 72, 330, 42)
