"""The layout of a picture. The mat shows a part of the endless grid with its coordinates.

The seats are above the mat, and the hands are below it. The mat is the same from the first turn until the grid needs a
higher one, so a match looks the same from turn to turn. When cells become small, the hands get smaller and show the
scores, so the mat can be higher. If cells are still small, a second mat shows a part of the grid larger.

A viewer who chooses sees less: only the part of the grid that matters, and the hand or the ways to lay a tile.
"""

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.games.gembatan.model import Pick, View, Window
from bot.games.gembatan.view import shown_part
from render.gembatan import cards
from render.gembatan.colours import PALETTE, colours
from render.gembatan.scene import ways_of
from render.kit import Box, box
from render.memory import cached
from render.png import with_filter_column

# The sides of cells in pixels, all even. Sizes are few, so pictures of one or more matches can share cached cells. Most
# are the largest with which a whole number of columns or rows fits into a mat.
SIZES = (200, 180, 160, 140, 128, 114, 106, 100, 90, 82, 76, 70, 64, 60, 56, 54, 50, 46, 42, 36, 32, 28, 24, 20, 16, 14)
COMMON = (200, 160, 128, 106, 100, 90, 82, 76, 70)  # the sizes in most pictures of a match
FRAME, RIM_LEFT, RIM_TOP, EDGE = 5, 40, 32, 6
MARGIN = 0.5  # cells; the space around the window (the part of the grid with tiles), where new tiles can be laid


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


def frame_of(inner: Box) -> Frame:
    """Return the frame that has this box inside."""
    return Frame(inner.left - FRAME - RIM_LEFT, inner.top - FRAME - RIM_TOP, *around(inner.width, inner.height))


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

WIDTH = 1000
# The heights inside the frame of a single mat, in pixels. They are few, so the hands below seldom move in a match. With
# each of them, a phone shows the whole picture, the news and the buttons together.
_MATS = (640, 780, 912)
_LEAST_CELL = 100  # pixels (39 on a phone); with smaller cells, the mat grows until it is the tallest
_LEAST_MAT = 330
_TALLEST = 1340  # pixels of a picture that a phone shows together with the buttons
_TALLEST_WITH_HAND = 1000  # as `_TALLEST`, with the question above, and three rows of buttons below
_TALLEST_CHOICE = 1240  # as `_TALLEST`, with two rows of numbers and the way back below
_SMALL_CELL = 56  # pixels (22 on a phone); with smaller cells, the picture gets a second mat
# Pixels (30 on a phone). With smaller cells, the picture of a choice gets a second mat if there is room.
LARGE_CELL = 76
DETAIL_CELL = 90
_DETAIL_LOW, _DETAIL_HIGH, _DETAIL_NARROW, _DETAIL_WIDE = 200, 340, 190, 330
_BETWEEN = 10
_SIDE, _OUTER, _TRAY = 12, WIDTH - 24, 84
TABLE_HEAD, TABLE_ROW = 50, 60
_STRIP, _HAND = 56, 114
_ONE_HAND, _HANDS = 108, 148  # the height of another hand alone, and of several side by side


class Kind(Enum):
    TURN = "turn"
    CHOICE = "choice"  # what a viewer can choose
    OVER = "over"


class Page(NamedTuple):
    """The layout of a picture.

    Attributes:
        window: the part of the grid that the mat shows with a margin.
        size: the side of the mat's cells. detail: the second mat.
        first: the box for the hand of the seat to move or to choose, for the ways, or for the winners at the end.
        others: the boxes for the other hands, or one box: for the table of points at the end, or in a choice for the
            hand below the ways.
        trays: the box for the trays, which has no size at the end and in a choice.
        strip: the boxes of the seats above the mat; without boxes, the hands show the scores.
    """

    kind: Kind
    window: Window
    height: int
    size: int
    mat: Frame
    detail: Frame | None
    first: Box
    others: tuple[Box, ...] = ()
    trays: Box = Box(0, 0, 0, 0)
    strip: tuple[Box, ...] = ()


def of(view: View) -> Page:
    """Return the layout for a view."""
    if view.pick is not None:
        return _choice(shown_part(view), view.pick)
    return plan(view.window, len(view.hands), view.over is not None)


@lru_cache(maxsize=256)
def plan(window: Window, seats: int, over: bool) -> Page:
    """Return the layout for a window and a number of seats."""
    if over:
        return _ended(window, seats)
    roomy = _roomy(window, seats)
    if roomy.size >= _LEAST_CELL:
        return roomy
    tight = _tight(window, seats)
    return tight if tight.size > roomy.size else roomy


def _roomy(window: Window, seats: int) -> Page:
    step = (_OUTER + 10) / seats
    strip = tuple(Box(_SIDE + round(i * step), 12, round(step) - 10, _STRIP) for i in range(seats))
    mat, detail, size, y = _mats(window, 12 + _STRIP + 12)
    if seats == 1:
        first, trays = _alone(y, _ONE_HAND)
        return Page(Kind.TURN, window, y + _ONE_HAND + 12, size, mat, detail, first, (), trays, strip)
    first = Box(15, y, WIDTH - 30, _HAND)
    y += _HAND + 10
    high = _ONE_HAND if seats == 2 else _HANDS
    others, trays = _beside_trays(seats - 1, y, high)
    return Page(Kind.TURN, window, y + high + 12, size, mat, detail, first, others, trays, strip)


def _tight(window: Window, seats: int) -> Page:
    """Return the layout with the highest mat: without a strip, and two hands side by side."""
    alone = _HAND + 10 if seats > 2 else 0
    tallest = _TALLEST - 12 - around(0, 0)[1] - _BETWEEN - alone - _HANDS - 10
    mat, detail, size, y = _mats(window, 12, mats=(_MATS[-1], tallest))
    if alone:
        first = Box(15, y, WIDTH - 30, _HAND)
        others, trays = _beside_trays(seats - 1, y + alone, _HANDS)
    elif seats == 1:
        (first, trays), others = _alone(y, _HANDS), ()
    else:
        (card, *others_), trays = _beside_trays(2, y, _HANDS)
        first, others = card._replace(left=card.left + 3, width=card.width - 6), tuple(others_)
    return Page(Kind.TURN, window, y + alone + _HANDS + 10, size, mat, detail, first, others, trays)


def _alone(top: int, high: int) -> tuple[Box, Box]:
    """Return the boxes of the only hand and of the trays to its right."""
    (card,), trays = _beside_trays(1, top, high)
    return card._replace(left=card.left + 3, width=card.width - 6), trays


def _beside_trays(hands: int, top: int, high: int) -> tuple[tuple[Box, ...], Box]:
    """Return the boxes of hands side by side, and the box of the trays to their right."""
    step = (_OUTER - _TRAY) / hands
    boxes = tuple(Box(_SIDE + round(i * step), top, round(step) - 9, high) for i in range(hands))
    return boxes, Box(_SIDE + _OUTER - _TRAY, top, _TRAY, high)


def _choice(window: Window, pick: Pick) -> Page:
    """Return the layout for a choice. If the choices are whole plays, it has the hand below if the cells stay large."""
    ways = len(ways_of(pick))
    page = _choosing(window, ways)
    if not ways or pick.cell is not None:
        return page
    with_hand = _choosing(window, ways, hand=_HAND + 10)
    large = with_hand.size >= min(page.size, _LEAST_CELL)
    return with_hand if large and with_hand.height <= _TALLEST_WITH_HAND else page


@lru_cache(maxsize=256)
def _choosing(window: Window, ways: int, hand: int = 0) -> Page:
    """Return the layout for a choice. hand: the pixels for the hand below the ways."""
    page = _with_cells(window, ways, hand, LARGE_CELL)
    return page if page.height <= _TALLEST_CHOICE else _with_cells(window, ways, hand, _SMALL_CELL)


def _with_cells(window: Window, ways: int, hand: int, least: int) -> Page:
    """Return the layout for a choice. least: as for `_mats`."""
    below = (cards.ways(ways, WIDTH - 30).height if ways else _HAND) + 17
    tallest = (_TALLEST_WITH_HAND if hand else _TALLEST_CHOICE) - 14 - around(0, 0)[1] - _BETWEEN - below - hand
    mats = (min(_MATS[0], tallest), *_MATS[1:])
    mat, detail, size, y = _mats(window, 14, tallest if hand else max(_MATS[-1], tallest), mats, least)
    first = Box(15, y, WIDTH - 30, below - 17)
    others = (Box(15, y + below - 7, WIDTH - 30, _HAND),) if hand else ()
    return Page(Kind.CHOICE, window, y + below + hand, size, mat, detail, first, others)


def _ended(window: Window, seats: int) -> Page:
    first = Box(_SIDE, 14, _OUTER, 108)
    mat, detail, size, y = _mats(window, 134, _MATS[-1])
    table = Box(_SIDE, y - 3, _OUTER, TABLE_HEAD + seats * TABLE_ROW + 14)
    return Page(Kind.OVER, window, table.top + table.height + 14, size, mat, detail, first, (table,))


def hidden() -> Page:
    """Return the layout for the channel's view of a daily: an empty mat, with a card for a sentence below it."""
    mat = Frame(_SIDE, 14, _OUTER, around(0, _LEAST_MAT)[1])
    first = Box(_SIDE, 14 + mat.height + _BETWEEN, _OUTER, _HAND)
    window = Window(0, 0, 0, 0)
    return Page(Kind.OVER, window, first.top + _HAND + 14, _LEAST_CELL, mat, None, first)


def _mats(
    window: Window, top: int, most: int = 0, mats: tuple[int, ...] = _MATS, least: int = _SMALL_CELL
) -> tuple[Frame, Frame | None, int, int]:
    """Return the frames of the two mats, the side of a cell, and the y below. The second mat may be None.

    most: the most pixels inside a single mat, which is only as high as the window and its margin. 0: one of `mats`.
    least: with smaller cells, there is a second mat.
    """
    columns, rows = window.right - window.left + 1 + 2 * MARGIN, window.bottom - window.top + 1 + 2 * MARGIN
    inside = _OUTER - 2 * FRAME - RIM_LEFT - EDGE
    size = fitting(window, inside, mats[0])
    if size < _LEAST_CELL:
        size = min(_LEAST_CELL, fitting(window, inside, most or mats[-1]))
    if size >= least:
        needed = max(_LEAST_MAT, round(rows * size))
        high = needed if most else next(one for one in mats if one >= needed)
        mat = Frame(_SIDE, top, _OUTER, around(0, high)[1])
        return mat, None, size, top + mat.height + _BETWEEN
    high = min(mats[-1], max(_LEAST_MAT, round(rows * size)))
    room = _OUTER - around(round(columns * size), 0)[0] - _BETWEEN
    beside = min(room, around(_DETAIL_WIDE, 0)[0])
    if beside >= around(_DETAIL_NARROW, 0)[0]:
        mat = Frame(_SIDE, top, _OUTER - beside - _BETWEEN, around(0, high)[1])
        detail = Frame(mat.left + mat.width + _BETWEEN, top, beside, mat.height)
    else:
        extra = around(0, 0)[1] + _BETWEEN  # of a second frame
        high = max(120, min(high, round(rows * size)))
        mat = Frame(_SIDE, top, _OUTER, around(0, high)[1])
        rest = max(_DETAIL_LOW, min(_DETAIL_HIGH, mats[-1] - high - extra))
        detail = Frame(_SIDE, top + mat.height + _BETWEEN, _OUTER, around(0, rest)[1])
    return mat, detail, size, detail.top + detail.height + _BETWEEN


@cached
def background(page: Page) -> Image.Image:
    """Return a picture with empty frames and cards, as the background of a canvas."""
    image = Image.new("RGB", (WIDTH, page.height), colours.NIGHT)
    draw_frame(image, page.mat)
    if page.detail is not None:
        draw_frame(image, page.detail)
    for i, place in enumerate(page.strip):
        cards.draw_card(image, place, i == 0)
    cards.draw_card(image, page.first, page.kind is not Kind.OVER)
    for card in page.others:
        cards.draw_card(image, card, False)
    if page.kind is Kind.TURN:
        cards.draw_card(image, page.trays, False)
    return with_filter_column(PALETTE.now.indexes(image))


def draw_frame(image: Image.Image, frame: Frame) -> None:
    """Draw a bronze frame that is lit from above."""
    left, top, width, height = frame
    box(image, left, top, width, height, 16, colours.BRONZE_DARK)
    box(image, left, top, width - 1, height - 2, 16, colours.BRONZE_LIGHT)
    box(image, left + 1, top + 2, width - 2, height - 3, 15, colours.BRONZE)
    box(image, left + 4, top + 4, width - 8, height - 8, 12, colours.BRONZE_DARK)
    box(image, left + FRAME, top + FRAME, width - 2 * FRAME, height - 2 * FRAME, 11, colours.STRIP)
