"""Paints mats: cells, coordinates and the badges of chains."""

from collections.abc import Iterator

from PIL import Image

from bot.games.gembatan.model import LINES
from bot.games.gembatan.notation import column_name
from render import fonts
from render.canvas import Canvas
from render.gembatan.cells import Empty, cell
from render.gembatan.colours import PALETTE, colours
from render.gembatan.page import RIM_LEFT, RIM_TOP, Mat
from render.gembatan.scene import Scene
from render.gembatan.stones import coin, seal
from render.memory import cached

LABEL = 22  # the font size of coordinates


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


@PALETTE.baked
def label(text: str) -> Image.Image:
    return fonts.drawn_words(text, LABEL, colours.SOFT_INK, colours.STRIP, 200, 1.0)


def paint_mat(canvas: Canvas, mat: Mat, scene: Scene) -> None:
    """Paint cells, coordinates and badges."""
    paint_cells(canvas, mat, scene)
    _paint_coordinates(canvas, mat)
    _paint_badges(canvas, mat, scene)


def paint_cells(canvas: Canvas, mat: Mat, scene: Scene) -> None:
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


def _paint_coordinates(canvas: Canvas, mat: Mat) -> None:
    left, top, width, height = mat.frame.inner
    every = _stride(fonts.width("BH", LABEL) + 8, mat.size)
    for column, x in _seen(mat.columns(), mat.across, mat.size, left, width, every):
        canvas.put(label(column_name(column)), x, top - RIM_TOP / 2)
    every = _stride(LABEL + 4, mat.size)
    for row, y in _seen(mat.rows(), mat.down, mat.size, top, height, every):
        canvas.put(label(str(row)), left - RIM_LEFT / 2, y)


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
    size = max(36, round(mat.size * 0.38)) if scene.drafting else max(46, round(mat.size * 0.56))
    for badge in scene.badges:
        x, y = mat.point(*badge.at)
        if left <= x < left + width and top <= y < top + height:
            points = f"+{badge.points}"
            sign = coin(points, size, True, badge.colour) if scene.drafting else seal(points, size, badge.colour)
            canvas.lay(sign, x - size // 2, y - size // 2)


def outline(canvas: Canvas, mat: Mat, shown: Mat) -> None:
    """Paint a line around the part of a mat that the second mat shows larger."""
    left, top, width, height = mat.frame.inner
    _, _, wide, high = shown.frame.inner
    x0 = round(mat.across + (shown.frame.inner[0] - shown.across) / shown.size * mat.size)
    y0 = round(mat.down + (shown.frame.inner[1] - shown.down) / shown.size * mat.size)
    x1, y1 = x0 + round(wide / shown.size * mat.size), y0 + round(high / shown.size * mat.size)
    x0, y0 = max(left, x0), max(top, y0)
    x1, y1 = min(left + width, x1), min(top + height, y1)
    for inset, line, ink in ((0, 4, colours.SHADE), (1, 2, colours.PLATE_INK)):
        wide, high = max(1, x1 - x0 - 2 * inset), max(1, y1 - y0 - 2 * inset)
        across, upright = (Image.new("L", size, PALETTE.now.index(ink)) for size in ((wide, line), (line, high)))
        for piece, x, y in (
            (across, x0 + inset, y0 + inset),
            (across, x0 + inset, y1 - inset - line),
            (upright, x0 + inset, y0 + inset),
            (upright, x1 - inset - line, y0 + inset),
        ):
            canvas.paste(piece, x, y)
