"""The mat: which part of the endless grid is shown, how large, and its coordinates, which never change in a match."""

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from bot.games.gembatan.model import LINES, Window
from bot.games.gembatan.notation import column_name
from render import fonts
from render.canvas import Canvas
from render.gembatan import colours
from render.gembatan.cells import Empty, cell
from render.gembatan.chains import coin
from render.gembatan.colours import PALETTE
from render.gembatan.scene import Scene
from render.kit import Layer, box
from render.memory import kept

# Sides of cells, all even. Few, for all that a picture is made of is drawn anew at each: pictures of one match share
# many cells, and two matches do.
SIZES = (160, 140, 124, 112, 100, 88, 78, 70, 62, 56, 50, 46, 42, 36, 32, 28, 24, 20, 16, 14)
COMMON = (160, 140, 112, 100, 88, 78, 70)  # those of most pictures of a match
FRAME, RIM_LEFT, RIM_TOP, EDGE = 5, 46, 40, 6
MARGIN = 0.5  # of a cell, around what is laid: room for the next tile to be seen


@kept
def field(size: int, width: int, height: int) -> Image.Image:
    """Return the mat without anything near: so many pixels and a cell more, to be cut out wherever the lines fall."""
    plain = cell(Empty(size))
    row = Image.new("L", (width + size, size))
    for x in range(0, row.width, size):
        row.paste(plain, (x, 0))
    whole = Image.new("L", (row.width, height + size))
    for y in range(0, whole.height, size):
        whole.paste(row, (0, y))
    return whole


class Frame(NamedTuple):
    """A framed piece of the mat: its outer box, in pixels of the picture."""

    left: int
    top: int
    width: int
    height: int

    @property
    def inner(self) -> tuple[int, int, int, int]:
        """Left, top, width and height of what is inside its rim."""
        return (
            self.left + FRAME + RIM_LEFT,
            self.top + FRAME + RIM_TOP,
            self.width - 2 * FRAME - RIM_LEFT - EDGE,
            self.height - 2 * FRAME - RIM_TOP - EDGE,
        )


def around(width: int, height: int) -> tuple[int, int]:
    """Return the outer width and height of a frame for so much inside."""
    return width + 2 * FRAME + RIM_LEFT + EDGE, height + 2 * FRAME + RIM_TOP + EDGE


class Mat(NamedTuple):
    """A part of the grid in a frame. `across`, `down`: where column 0 and row 0 would begin, in pixels."""

    frame: Frame
    size: int
    across: int
    down: int

    def corner(self, column: int, row: int) -> tuple[int, int]:
        return self.across + column * self.size, self.down + row * self.size

    def point(self, x: float, y: float) -> tuple[int, int]:
        """Return the middle of a cell at whole numbers."""
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
    """Return the largest size of cells with which a window and its margin fit into so many pixels."""
    columns, rows = window.right - window.left + 1 + 2 * MARGIN, window.bottom - window.top + 1 + 2 * MARGIN
    return next((size for size in SIZES if size * columns <= width and size * rows <= height), SIZES[-1])


def centred(frame: Frame, size: int, x: float, y: float) -> Mat:
    """Return the grid with a point of it (a cell's middle at whole numbers) in the middle of a frame."""
    left, top, width, height = frame.inner
    return Mat(frame, size, round(left + width / 2 - (x + 0.5) * size), round(top + height / 2 - (y + 0.5) * size))


def within(frame: Frame, size: int, window: Window, x: float, y: float) -> Mat:
    """Return the same, but as little of the frame as may be shows what is beyond the window and its margin."""
    _, _, width, height = frame.inner
    return centred(
        frame,
        size,
        _held(x, window.left, window.right, width / size),
        _held(y, window.top, window.bottom, height / size),
    )


def _held(middle: float, first: int, last: int, shown: float) -> float:
    """Return a middle from which so many lines reach not beyond half a margin; the window's own where all fit."""
    low, high = first - 1 + shown / 2, last + 1 - shown / 2
    return (first + last) / 2 if low > high else min(max(middle, low), high)


# -------------------------------------------------------------------------------------------------------------- drawing


def draw_frame(image: Image.Image, frame: Frame) -> None:
    """Bronze, lit from above, around the rim."""
    left, top, width, height = frame
    box(image, left, top, width, height, 16, colours.BRONZE_DARK)
    box(image, left, top, width - 1, height - 2, 16, colours.BRONZE_LIGHT)
    box(image, left + 1, top + 2, width - 2, height - 3, 15, colours.BRONZE)
    box(image, left + 4, top + 4, width - 8, height - 8, 12, colours.BRONZE_DARK)
    box(image, left + FRAME, top + FRAME, width - 2 * FRAME, height - 2 * FRAME, 11, colours.STRIP)


@PALETTE.baked
def label(text: str, used: bool, size: int) -> Image.Image:
    return fonts.drawn_words(text, size, colours.INK if used else colours.SOFT_INK, colours.STRIP, 200, 1.0)


def paint(canvas: Canvas, mat: Mat, scene: Scene, used: Window, labels: int) -> None:
    """Cells, coordinates (`labels` high) and badges."""
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
    _paint_coordinates(canvas, mat, used, labels)
    _paint_badges(canvas, mat, scene)


def _paint_coordinates(canvas: Canvas, mat: Mat, used: Window, size: int) -> None:
    left, top, width, height = mat.frame.inner
    every = _stride(fonts.width("BH", size) + 8, mat.size)
    for column, x in _seen(mat.columns(), mat.across, mat.size, left, width, every):
        canvas.put(label(column_name(column), used.left <= column <= used.right, size), x, top - RIM_TOP / 2)
    every = _stride(size + 4, mat.size)
    for row, y in _seen(mat.rows(), mat.down, mat.size, top, height, every):
        canvas.put(label(str(row), used.top <= row <= used.bottom, size), left - RIM_LEFT / 2, y)


def _stride(room: float, size: int) -> int:
    """Return every how manieth line is named where they are narrow."""
    return next(step for step in (1, 2, 5, 10) if step * size >= room or step == 10)


def _seen(lines: range, origin: int, size: int, start: int, length: int, every: int) -> Iterator[tuple[int, float]]:
    """Return the lines to be named, and the middle of what is seen of each."""
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


@kept
def sign(text: str, height: int) -> Image.Image:
    """Return a pill in mint (RGBA): what a viewer asked about is worth so much."""
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
    """A line around that part of a mat which another one shows larger."""
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
