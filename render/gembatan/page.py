"""Where things are on a picture.

Wide: the mat at the left, a card for each seat at the right. Tall: seats above the mat, hands below it; its height
follows the grid. Square or wide grids of few cells are shown wide, all others tall, since that is read best at the
width of a phone. Where cells get small, a second mat shows the last turn larger.
"""

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.games.gembatan.model import Window
from render.canvas import Canvas
from render.gembatan import cards, colours
from render.gembatan.colours import PALETTE
from render.gembatan.mat import EDGE, FRAME, MARGIN, RIM_LEFT, Frame, around, draw_frame, fitting
from render.kit import Box
from render.memory import kept

WIDE = (1440, 1080)
TALL_WIDTH = 1000
_TALLEST_MAT = 1000  # inside its rim
_LEAST_MAT = 330
_LEAST_WIDE_CELL = 100  # a smaller one is larger on a tall picture, seen at one width
_SMALL_CELL = 56  # about 22 pixels at a width of 400: from here down a detail is added
DETAIL_CELL = 88
_DETAIL_HIGH = 340
_DETAIL_WIDE = 330
_BETWEEN = 10
_SIDE, _OUTER, _TRAY = 12, TALL_WIDTH - 24, 84
_LEAST_LEGEND = 180
TABLE_HEAD, TABLE_ROW = 50, 60


class Kind(Enum):
    """How a picture is laid out."""

    WIDE = "wide"
    TALL = "tall"
    OVER = "over"  # a tall one: what it came to above the mat, the table below


class Page(NamedTuple):
    """A picture's plan.

    Attributes:
        size: of the mat's cells. detail: the second mat, if there is one.
        strip: the seats' line above a tall picture's mat.
        first: the hand of the seat to move; when all is over, who has won.
        others: the other hands; when all is over, the table alone.
        trays: also when all is over, then of no size. legend: the colours, where there is room.
    """

    kind: Kind
    width: int
    height: int
    size: int
    mat: Frame
    detail: Frame | None
    first: Box
    others: tuple[Box, ...]
    trays: Box
    strip: tuple[Box, ...] = ()
    legend: Box | None = None


@lru_cache(maxsize=256)
def plan(window: Window, seats: int, over: bool, tall: bool = False) -> Page:
    """Return the page for what is laid and so many seats. tall: in any case."""
    if over:
        return _ended(window, seats)
    columns, rows = window.right - window.left + 1, window.bottom - window.top + 1
    wide = _wide(window, seats)
    if not tall and rows <= columns + 1 and wide.size >= _LEAST_WIDE_CELL:
        return wide
    return _tall(window, seats)


def _wide(window: Window, seats: int) -> Page:
    width, height = WIDE
    mat = Frame(16, 16, 1044, height - 32)
    size = fitting(window, *mat.inner[2:])
    left, wide = 1074, width - 1074 - 18
    first = Box(left, 19, wide, 286)
    boxes, y = [], first.top + first.height + 13
    for _ in range(seats - 1):
        boxes.append(Box(left, y, wide, 206))
        y += 216
    bottom = height - 16
    room = bottom - 78 - 10 - y
    legend = Box(left, y, wide, room) if room >= _LEAST_LEGEND else None
    trays = Box(left, bottom - 78, wide, 78) if legend is not None else Box(left, y, wide, bottom - y)
    return Page(Kind.WIDE, width, height, size, mat, None, first, tuple(boxes), trays, legend=legend)


def _tall(window: Window, seats: int) -> Page:
    step = (_OUTER + 10) / seats
    strip = tuple(Box(_SIDE + round(i * step), 14, round(step) - 10, 64) for i in range(seats))
    mat, detail, size, y = _mats(window, 92)
    first = Box(15, y, TALL_WIDTH - 30, 122)
    y += 122 + 13
    step = (_OUTER - _TRAY) / (seats - 1)
    others = tuple(Box(_SIDE + round(i * step), y, round(step) - 9, 148) for i in range(seats - 1))
    trays = Box(_SIDE + _OUTER - _TRAY, y, _TRAY, 148)
    return Page(Kind.TALL, TALL_WIDTH, y + 148 + 14, size, mat, detail, first, others, trays, strip)


def _ended(window: Window, seats: int) -> Page:
    first = Box(_SIDE, 14, _OUTER, 108)
    mat, detail, size, y = _mats(window, 134)
    table = Box(_SIDE, y - 3, _OUTER, TABLE_HEAD + seats * TABLE_ROW + 14)
    height = table.top + table.height + 14
    return Page(Kind.OVER, TALL_WIDTH, height, size, mat, detail, first, (table,), Box(0, 0, 0, 0))


def _mats(window: Window, top: int) -> tuple[Frame, Frame | None, int, int]:
    """Return the mat of a tall picture, and beside or below it the detail of a small one; their cells, and what is
    below.
    """
    columns, rows = window.right - window.left + 1 + 2 * MARGIN, window.bottom - window.top + 1 + 2 * MARGIN
    inside = _OUTER - 2 * FRAME - RIM_LEFT - EDGE
    size = fitting(window, inside, _TALLEST_MAT)
    high = min(_TALLEST_MAT, max(_LEAST_MAT, round(rows * size)))
    if size >= _SMALL_CELL:
        mat = Frame(_SIDE, top, _OUTER, around(0, high)[1])
        return mat, None, size, top + mat.height + 13
    beside = around(_DETAIL_WIDE, 0)[0]
    if columns * size + beside + _BETWEEN <= inside:
        mat = Frame(_SIDE, top, _OUTER - beside - _BETWEEN, around(0, high)[1])
        detail = Frame(mat.left + mat.width + _BETWEEN, top, beside, mat.height)
    else:
        high = max(120, min(high, round(rows * size)))
        mat = Frame(_SIDE, top, _OUTER, around(0, high)[1])
        detail = Frame(_SIDE, top + mat.height + _BETWEEN, _OUTER, around(0, _DETAIL_HIGH)[1])
    return mat, detail, size, detail.top + detail.height + 13


@kept
def ground(page: Page) -> Image.Image:
    """Return a page without anything on it, as what a canvas starts from."""
    image = Image.new("RGB", (page.width, page.height), colours.NIGHT)
    draw_frame(image, page.mat)
    if page.detail is not None:
        draw_frame(image, page.detail)
    over = page.kind is Kind.OVER
    for i, place in enumerate(page.strip):
        cards.draw_card(image, place, i == 0)
    cards.draw_card(image, page.first, not over)
    for card in page.others:
        cards.draw_card(image, card, False)
    if not over:
        cards.draw_card(image, page.trays, False)
    if page.legend is not None:
        cards.draw_card(image, page.legend, False)
    return Canvas.ground(PALETTE.indexes(image))
