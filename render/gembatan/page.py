"""The layout of a picture, and the mat, which shows a part of the endless grid with its coordinates.

A wide picture has the mat at the left and a card for each seat at the right. A tall picture has the seats above the mat
and the hands below it. Square or wide grids of few cells get a wide picture. All others get a tall picture, which is
easier to read on a phone. If cells are small, a second mat shows a part of the grid larger.
"""

from collections.abc import Iterator
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.games.gembatan.model import LINES, Window
from bot.games.gembatan.notation import column_name
from render import fonts
from render.canvas import Canvas
from render.gembatan import cards, colours
from render.gembatan.cells import Empty, cell
from render.gembatan.colours import PALETTE
from render.gembatan.scene import Scene
from render.gembatan.stones import coin
from render.kit import Box, Layer, box
from render.memory import cached
from render.png import with_filter_column

# The sides of cells in pixels, all even. Sizes are few, so pictures of one or more matches can share cached cells.
SIZES = (160, 140, 124, 112, 100, 88, 78, 70, 62, 56, 50, 46, 42, 36, 32, 28, 24, 20, 16, 14)
COMMON = (160, 140, 112, 100, 88, 78, 70)  # the sizes in most pictures of a match
FRAME, RIM_LEFT, RIM_TOP, EDGE = 5, 46, 40, 6
LABEL = 25  # the font size of coordinates
MARGIN = 0.5  # cells; the space around the window (the part of the grid with tiles), where new tiles can be laid


@cached
def field(size: int, width: int, height: int) -> Image.Image:
    """Return an empty mat (an index picture). It is a cell larger than needed, so a crop can begin inside a cell."""
    plain = cell(Empty(size))
    row = Image.new("L", (width + size, size))
    for x in range(0, row.width, size):
        row.paste(plain, (x, 0))
    whole = Image.new("L", (row.width, height + size))
    for y in range(0, whole.height, size):
        whole.paste(row, (0, y))
    return whole


class Frame(Box):
    """The box around a mat and its frame, in pixels of the picture."""

    @property
    def inner(self) -> tuple[int, int, int, int]:
        """Return left, top, width and height of the space inside the frame and the coordinates."""
        return (
            self.left + FRAME + RIM_LEFT,
            self.top + FRAME + RIM_TOP,
            self.width - 2 * FRAME - RIM_LEFT - EDGE,
            self.height - 2 * FRAME - RIM_TOP - EDGE,
        )


def around(width: int, height: int) -> tuple[int, int]:
    """Return the width and height of a frame that has this width and height inside."""
    return width + 2 * FRAME + RIM_LEFT + EDGE, height + 2 * FRAME + RIM_TOP + EDGE


class Mat(NamedTuple):
    """A part of the grid in a frame. across, down: the pixels of the picture at which column 0 and row 0 begin."""

    frame: Frame
    size: int  # the side of a cell in pixels
    across: int
    down: int

    def corner(self, column: int, row: int) -> tuple[int, int]:
        return self.across + column * self.size, self.down + row * self.size

    def point(self, x: float, y: float) -> tuple[int, int]:
        """Return the pixel of a point that is given in columns and rows. The middle of a cell has whole numbers."""
        return round(self.across + (x + 0.5) * self.size), round(self.down + (y + 0.5) * self.size)

    def columns(self) -> range:
        left, _, width, _ = self.frame.inner
        return _lines(left - self.across, width, self.size)

    def rows(self) -> range:
        _, top, _, height = self.frame.inner
        return _lines(top - self.down, height, self.size)


def _lines(start: int, length: int, size: int) -> range:
    return range(start // size, -(-(start + length) // size))


def fitting(window: Window, width: int, height: int) -> int:
    """Return the largest side of cells with which a window and its margin fit into `width` x `height` pixels."""
    columns, rows = window.right - window.left + 1 + 2 * MARGIN, window.bottom - window.top + 1 + 2 * MARGIN
    return next((size for size in SIZES if size * columns <= width and size * rows <= height), SIZES[-1])


def centred(frame: Frame, size: int, x: float, y: float) -> Mat:
    """Return the mat with the point (column x, row y) of the grid in the middle of its frame."""
    left, top, width, height = frame.inner
    return Mat(frame, size, round(left + width / 2 - (x + 0.5) * size), round(top + height / 2 - (y + 0.5) * size))


def within(frame: Frame, size: int, window: Window, x: float, y: float) -> Mat:
    """Return the mat of `centred`, moved so that it shows as little as possible beyond the window and its margin."""
    _, _, width, height = frame.inner
    return centred(
        frame,
        size,
        _moved(x, window.left, window.right, width / size),
        _moved(y, window.top, window.bottom, height / size),
    )


def _moved(middle: float, first: int, last: int, shown: float) -> float:
    """Return the middle of `shown` columns, moved so that they show at most half a column beyond the window.

    If the whole window fits, return the window's middle. Rows work in the same way.
    """
    low, high = first - 1 + shown / 2, last + 1 - shown / 2
    return (first + last) / 2 if low > high else min(max(middle, low), high)


# ---- the layout of a picture ----

WIDE = (1440, 1080)
TALL_WIDTH = 1000
_TALLEST_MAT = 1000  # the greatest height inside a frame, in pixels
_LEAST_MAT = 330
_LEAST_WIDE_CELL = 100  # pixels; with smaller cells the picture is tall, which makes them larger on a phone
_SMALL_CELL = 56  # pixels (22 on a phone); with smaller cells, the picture gets a second mat
DETAIL_CELL = 88
_DETAIL_HIGH = 340
_DETAIL_WIDE = 330
_BETWEEN = 10
_SIDE, _OUTER, _TRAY = 12, TALL_WIDTH - 24, 84
_LEAST_LEGEND = 180
TABLE_HEAD, TABLE_ROW = 50, 60


class Kind(Enum):
    WIDE = "wide"
    TALL = "tall"
    OVER = "over"  # a tall picture at the end of a match


class Page(NamedTuple):
    """The layout of a picture.

    Attributes:
        size: the side of the mat's cells. detail: the second mat.
        first: the box for the hand of the seat to move, or for the winners at the end.
        others: the boxes for the other hands, or one box for the table of points at the end.
        trays: the box for the trays, which has no size at the end.
        strip: the boxes of the seats above the mat of a tall picture.
        legend: the box for the names of the colours, or None if there is no room.
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
    """Return the layout for a window and a number of seats. tall: whether to return a tall layout for any window."""
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
    """Return the frames of a tall picture's two mats, the side of a cell, and the y below. The second may be None."""
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


@cached
def background(page: Page) -> Image.Image:
    """Return a picture with empty frames and cards, as the background of a canvas."""
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
    return with_filter_column(PALETTE.indexes(image))


# ---- the mat ----


def draw_frame(image: Image.Image, frame: Frame) -> None:
    """Draw a bronze frame that is lit from above."""
    left, top, width, height = frame
    box(image, left, top, width, height, 16, colours.BRONZE_DARK)
    box(image, left, top, width - 1, height - 2, 16, colours.BRONZE_LIGHT)
    box(image, left + 1, top + 2, width - 2, height - 3, 15, colours.BRONZE)
    box(image, left + 4, top + 4, width - 8, height - 8, 12, colours.BRONZE_DARK)
    box(image, left + FRAME, top + FRAME, width - 2 * FRAME, height - 2 * FRAME, 11, colours.STRIP)


@PALETTE.baked
def label(text: str, used: bool) -> Image.Image:
    return fonts.drawn_words(text, LABEL, colours.INK if used else colours.SOFT_INK, colours.STRIP, 200, 1.0)


def paint_mat(canvas: Canvas, mat: Mat, scene: Scene, used: Window) -> None:
    """Paint cells, coordinates and badges."""
    left, top, width, height = mat.frame.inner
    x, y = (left - mat.across) % mat.size, (top - mat.down) % mat.size
    canvas.paste(field(mat.size, width, height).crop((x, y, x + width, y + height)), left, top)
    columns, rows = mat.columns(), mat.rows()
    for column, row in scene.places:
        if column not in columns or row not in rows:
            continue
        piece = cell(scene.cell(column, row, mat.size))
        x, y = mat.corner(column, row)
        cut = (max(0, left - x), max(0, top - y), min(mat.size, left + width - x), min(mat.size, top + height - y))
        if cut != (0, 0, mat.size, mat.size):
            piece = piece.crop(cut)
        canvas.paste(piece, x + cut[0], y + cut[1])
    _paint_coordinates(canvas, mat, used)
    _paint_badges(canvas, mat, scene)


def _paint_coordinates(canvas: Canvas, mat: Mat, used: Window) -> None:
    left, top, width, height = mat.frame.inner
    every = _stride(fonts.width("BH", LABEL) + 8, mat.size)
    for column, x in _seen(mat.columns(), mat.across, mat.size, left, width, every):
        canvas.put(label(column_name(column), used.left <= column <= used.right), x, top - RIM_TOP / 2)
    every = _stride(LABEL + 4, mat.size)
    for row, y in _seen(mat.rows(), mat.down, mat.size, top, height, every):
        canvas.put(label(str(row), used.top <= row <= used.bottom), left - RIM_LEFT / 2, y)


def _stride(room: float, size: int) -> int:
    """Return n if only every n-th column or row has room for its name."""
    return next(step for step in (1, 2, 5, 10) if step * size >= room or step == 10)


def _seen(lines: range, origin: int, size: int, start: int, length: int, every: int) -> Iterator[tuple[int, float]]:
    """Yield the columns or rows to be named, each with the middle of its visible part in pixels."""
    for line in lines:
        low = max(start, origin + line * size)
        high = min(start + length, origin + (line + 1) * size)
        whole = high - low == size
        if 1 <= line <= LINES and line % every == 0 and (whole or high - low >= max(32, 0.3 * size)):
            yield line, (low + high) / 2


def _paint_badges(canvas: Canvas, mat: Mat, scene: Scene) -> None:
    left, top, width, height = mat.frame.inner
    size = max(34, round(mat.size * 0.34))
    for badge in scene.badges:
        x, y = mat.point(*badge.at)
        if left <= x < left + width and top <= y < top + height:
            sign = coin(f"+{badge.points}", size, scene.drafting, badge.colour)
            canvas.lay(sign, x - size // 2, y - size // 2)


@cached
def point_sign(text: str, height: int) -> Image.Image:
    """Return a round mint sign (RGBA) with the points of a cell that the viewer asked about."""
    width = max(round(height * 1.3), fonts.figures_width(text, round(height * 0.76)) + round(height * 0.6))
    image = Image.new("RGBA", (width, height), (*colours.MINT, 0))
    for inset, ink in ((0.0, colours.MINT), (2.0, colours.MINT_DARK)):
        layer = Layer(0, 0, width, height)
        layer.box(inset, inset, width - 2 * inset, height - 2 * inset, height / 2)
        layer.pour(image, ink)
    words = fonts.drawn_figures(text, round(height * 0.76), colours.WHITE, colours.MINT_DARK)
    image.paste(words, (round((width - words.width) / 2), round((height - words.height) / 2)))
    return image


def outline(canvas: Canvas, mat: Mat, shown: Mat) -> None:
    """Paint a line around the part of a mat that the second mat shows larger."""
    left, top, width, height = mat.frame.inner
    _, _, wide, high = shown.frame.inner
    x0 = round(mat.across + (shown.frame.inner[0] - shown.across) / shown.size * mat.size)
    y0 = round(mat.down + (shown.frame.inner[1] - shown.down) / shown.size * mat.size)
    x1, y1 = x0 + round(wide / shown.size * mat.size), y0 + round(high / shown.size * mat.size)
    x0, y0 = max(left, x0), max(top, y0)
    x1, y1 = min(left + width, x1), min(top + height, y1)
    for inset, line, ink in ((0, 4, colours.NIGHT), (1, 2, colours.INK)):
        wide, high = max(1, x1 - x0 - 2 * inset), max(1, y1 - y0 - 2 * inset)
        across, upright = (Image.new("L", size, PALETTE.index(ink)) for size in ((wide, line), (line, high)))
        for piece, x, y in (
            (across, x0 + inset, y0 + inset),
            (across, x0 + inset, y1 - inset - line),
            (upright, x0 + inset, y0 + inset),
            (upright, x1 - inset - line, y0 + inset),
        ):
            canvas.paste(piece, x, y)
