"""Draws the plates (prices of doors) in pictures of ways: their points are larger than their gems, to be legible."""

from collections.abc import Sequence

from render.gemrush import icons, rock, stones
from render.gemrush.colours import colours
from render.gemrush.drawing import Sprite, clear, fill_box, haloed, put, shadowed, shrunk, sprite
from render.memory import cached

HEXAGON = 66  # pixels: a number of two digits is legible on a phone
_PAD, _FREE = 6, 76  # _FREE: the width of the word "free"
_FREE_SIZE, _LEAST_FREE = 32, 20  # the usual and the least size of its letters
_ABREAST = (2, 3)  # the most gems side by side on the plate of an eastern or western door, and of another
_MOST_IN_LINE = 3


def _rows(gems: int, wide: bool) -> list[int]:
    """Return the number of gems in each row."""
    most = _ABREAST[wide] if not wide or gems != _MOST_IN_LINE + 1 else 2
    return [min(most, gems - start) for start in range(0, gems, most)]


def size(gems: int, wide: bool, unit: int) -> tuple[int, int]:
    """Return the width and height of a plate in pixels. wide: the points are beside the gems, not below them."""
    rows = _rows(gems, wide)
    across, down = (max(rows) * unit, len(rows) * unit) if rows else (_FREE, unit)
    if wide:
        return across + HEXAGON + 2 * _PAD, max(down, HEXAGON) + 2 * _PAD
    return max(across, HEXAGON) + 2 * _PAD, down + HEXAGON + 2 * _PAD


@cached
def plate(cost: bytes, points: int, wide: bool, unit: int, glow: bool, free: str) -> Sprite:
    """Return a plate with its shadow. unit: the size of a gem in pixels."""
    width, height = size(len(cost), wide, unit)
    image = clear(width, height)
    fill_box(image, 0, 14, colours.PLATE_RIM)
    fill_box(image, 1, 13, *colours.PLATE_EDGE[glow])
    fill_box(image, 4, 10, *colours.PLATE_FACE[glow])
    rows, left = _rows(len(cost), wide), list(cost)
    across, down = (width - HEXAGON - 2 * _PAD, height - 2 * _PAD) if wide else (width - 2 * _PAD, 0)
    top = _PAD + (max(0, down - len(rows) * unit) / 2 if wide else 0)
    for i, count in enumerate(rows):
        for j in range(count):
            at = (_PAD + across / 2 + (j - (count - 1) / 2) * unit, top + (i + 0.5) * unit)
            put(image, stones.lined(left.pop(0), unit), *at)
    if not cost:
        word = shrunk(free, _FREE_SIZE, _LEAST_FREE, colours.FREE_INK, across)
        put(image, word, _PAD + across / 2, height / 2 if wide else _PAD + unit / 2)
    hexagon = icons.hexagon(points, HEXAGON, glow)
    end = _PAD + HEXAGON / 2
    put(image, hexagon, *((width - end, height / 2) if wide else (width / 2, height - end)))
    if glow:
        image = haloed(image, unit * 0.30, colours.GLOW, 1.0, unit * 0.10)
    return sprite(shadowed(image, 1, 3, 4.0))


def boxes(plates: Sequence[tuple[int, int]], tile: int, unit: int, wide: int) -> dict[int, tuple[float, float]]:
    """Return the middle of each side's plate, from the middle of the tile.

    plates: for each, its side and its number of gems. wide: the width of the picture.
    Where two would overlap, the one at the left or right moves away along its wall, else the one above or below.
    """
    sizes = {side: size(gems, side % 2 == 0, unit) for side, gems in plates}
    found = {}
    for side, (width, height) in sizes.items():
        dx, dy = rock.DELTAS[side]
        found[side] = (dx * (tile + width) / 2, dy * (tile + height) / 2)
    above, below = 0 in sizes, 2 in sizes
    for side in sizes.keys() & {1, 3}:
        extra = max(0.0, (sizes[side][1] - tile) / 2)
        x, y = found[side]
        if above != below:
            found[side] = (x, y + (extra if above else -extra))
        elif above and len(sizes.keys() & {1, 3}) == 1:
            for other in (0, 2):
                room = (wide - sizes[other][0]) / 2 - 4
                shift = min(room, max(0.0, (sizes[other][0] - tile) / 2)) if extra else 0.0
                found[other] = (-shift if side == 1 else shift, found[other][1])
    return found
