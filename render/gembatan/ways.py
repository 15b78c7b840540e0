"""What a member may choose from, numbered as in the menu: tiles as they would lie, each with its gem."""

from collections.abc import Sequence
from itertools import islice

from bot.games.gembatan.model import Way
from render.canvas import Canvas
from render.gembatan import cards, colours, mat
from render.gembatan.cards import Box
from render.gembatan.cells import Half, Lies, Mark, Tile
from render.gembatan.chains import coin

_SIZES = (140, 100, 70)  # sides of tiles, as large as there is room for all; all of them sizes of the mat
_BESIDE, _BELOW = 14, 30  # pixels between two, and for the points below each


def paint(canvas: Canvas, ways: Sequence[Way], places: Sequence[Box]) -> None:
    """As many as there is room for on these cards; what is better comes before."""
    fitting = (size for size in _SIZES if len(ways) <= sum(_room(place, size) for place in places))
    size = next(fitting, _SIZES[-1])
    numbered = iter(enumerate(ways, 1))
    for place in places:
        columns = _columns(place, size)
        left = place.left + (place.width - columns * (size + _BESIDE) + _BESIDE) // 2
        rows = max(1, _room(place, size) // columns)
        top = place.top + (place.height - rows * (size + _BELOW)) // 2
        for i, (number, way) in enumerate(islice(numbered, columns * rows)):
            row, column = divmod(i, columns)
            _paint_way(canvas, number, way, size, left + column * (size + _BESIDE), top + row * (size + _BELOW))


def _columns(place: Box, size: int) -> int:
    return (place.width - 2 * _BESIDE + _BESIDE) // (size + _BESIDE)


def _room(place: Box, size: int) -> int:
    return _columns(place, size) * (place.height // (size + _BELOW))


def _paint_way(canvas: Canvas, number: int, way: Way, size: int, x: int, y: int) -> None:
    halves = tuple(
        (Half(colour, Lies.GEM, Mark.DRAFT) if side == way.side else Half(colour)) if colour else None
        for side, colour in enumerate(way.sides)
    )
    canvas.paste(mat.cell(Tile(size, halves)), x, y)
    points = cards.figures(f"+{way.points}", 26, colours.INK, colours.CARD)
    canvas.put(points, x + size * 0.72, y + size + _BELOW / 2)
    sign = coin(str(number), 34, False)
    canvas.lay(sign, x + round(size * 0.28) - 17, y + size - 6)
