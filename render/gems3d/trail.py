"""The way of the moved gem, as one piece for every cell that it crosses.

The ribbon grows from the start to the goal. Its width at each border between two cells is one of a few levels, so that
pieces can be kept and used again, and neighbours meet exactly.
"""

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from render.gems3d import colours
from render.kit import Layer, Point

LEVELS = 12
_THIN, _GROWTH = 0.045, 0.125  # half widths, in cells
_BEND = 0.42  # where a corner begins, in cells from the centre
_RING, _START = 0.24, 0.30

# Steps to the neighbours: north, east, south, west.
STEPS: tuple[Point, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Piece(NamedTuple):
    """The ribbon in one cell: the sides (0..3) it comes from and goes to, None at the ends; its levels there."""

    came: int | None
    goes: int | None
    first: int
    last: int


def _side(side: int, start: int, goal: int) -> int:
    """Return which side of the cell `start` its neighbour `goal` lies on."""
    return {-side: 0, 1: 1, side: 2, -1: 3}[goal - start]


def pieces(path: Sequence[int], side: int) -> Iterator[tuple[int, Piece]]:
    """Return each cell of a path with its piece, from the start to the goal."""
    borders = len(path) - 1
    levels = [round(LEVELS * (i + 0.5) / borders) for i in range(borders)] if borders > 0 else []
    for i, cell in enumerate(path):
        came = _side(side, cell, path[i - 1]) if i else None
        goes = _side(side, cell, path[i + 1]) if i < borders else None
        first = levels[i - 1] if i else 0
        last = levels[i] if i < borders else LEVELS
        yield cell, Piece(came, goes, first, last)


def _spine(piece: Piece, cell: int) -> list[Point]:
    """Return the middle of the ribbon from border to border."""
    middle = (cell / 2, cell / 2)

    def towards(side: int, share: float) -> Point:
        return middle[0] + STEPS[side][0] * cell * share, middle[1] + STEPS[side][1] * cell * share

    if piece.came is None:
        return [towards(piece.goes or 0, _START + (0.5 - _START) * i / 4) for i in range(5)]
    if piece.goes is None:
        return [towards(piece.came, 0.5 - 0.5 * i / 4) for i in range(5)]
    start, stop = towards(piece.came, _BEND), towards(piece.goes, _BEND)
    points = [towards(piece.came, 0.5)]
    for i in range(13):
        t = i / 12
        before, after = (1 - t) ** 2, t**2
        through = 1 - before - after
        points.append(
            (
                start[0] * before + middle[0] * through + stop[0] * after,
                start[1] * before + middle[1] * through + stop[1] * after,
            )
        )
    return [*points, towards(piece.goes, 0.5)]


def _ribbon(spine: Sequence[Point], widths: tuple[float, float]) -> list[Point]:
    """Return a polygon around the spine, its half width changing from the first to the last."""
    left, right = [], []
    for i, (x, y) in enumerate(spine):
        ahead, behind = spine[min(i + 1, len(spine) - 1)], spine[max(i - 1, 0)]
        length = math.dist(ahead, behind)
        nx, ny = (behind[1] - ahead[1]) / length, (ahead[0] - behind[0]) / length
        half = widths[0] + (widths[1] - widths[0]) * i / (len(spine) - 1)
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    return left + right[::-1]


def draw_piece(image: Image.Image, piece: Piece) -> None:
    """Paint a piece on a cell's ground (RGB, square)."""
    cell = image.width
    if piece.came is None and piece.goes is None:
        return
    spine = _spine(piece, cell)
    first, last = (cell * (_THIN + _GROWTH * level / LEVELS) for level in (piece.first, piece.last))
    for share, strength in ((1.0, 0.34), (0.5, 0.72)):
        ribbon = Layer(0, 0, cell, cell)
        ribbon.polygon(_ribbon(spine, (first * share, last * share)))
        if piece.goes is None:
            ribbon.disc(*spine[-1], last * share)
        if piece.came is None:
            ribbon.disc(*spine[0], first * share)
        ribbon.pour(image, colours.TRAIL, strength)
    if piece.came is None:
        mark = Layer(0, 0, cell, cell)
        mark.ring(cell / 2, cell / 2, cell * _RING, max(2.0, cell * 0.045))
        mark.disc(cell / 2, cell / 2, cell * 0.07)
        mark.pour(image, colours.TRAIL, 0.85)
