"""Plates: what a door asks for and what it scores, standing outside the room before an empty space."""

from functools import lru_cache

from PIL import Image

from bot.games.gemrush.gems import CODES
from render.gemrush import colours, icons, stones
from render.gemrush.drawing import Sprite, clear, fill_box, haloed, lay, shadowed, sprite
from render.gemrush.lettering import drawn
from render.kit import RGB, rgb, scaled
from render.memory import kept

# How many things stand in each row, the hexagon of points last: before doors in the north and south, and before those
# in the east and west.
_WIDE = {0: (2,), 1: (2,), 2: (3,), 3: (4,), 4: (3, 2), 5: (3, 3), 6: (4, 3)}
_HIGH = {0: (1, 1), 1: (1, 1), 2: (2, 1), 3: (2, 2), 4: (2, 2, 1), 5: (2, 2, 2), 6: (2, 2, 2, 1)}
_CODE_SHARE = 0.42  # of a gem's size, the line of its code
_EDGES = {False: (rgb("#8d8aa0"), rgb("#4a475a")), True: (rgb("#ffe9a0"), rgb("#d98a10"))}
_FACES = {False: (rgb("#343243"), rgb("#22202d")), True: (rgb("#5a431a"), rgb("#35260c"))}
_FREE: RGB = rgb("#d8f5c0")


@lru_cache(maxsize=512)
def size(gems: int, wide: bool, unit: int, codes: bool) -> tuple[int, int]:
    """Width and height of a plate without its glow and shadow; `unit` is the size of a gem."""
    rows = (_WIDE if wide else _HIGH)[gems]
    line = round(unit * _CODE_SHARE) if codes and gems else 0
    pad = max(3, round(unit * 0.15))
    width = max(rows) * unit + round(unit * 0.06)
    if not gems:
        width = round(unit * (2.75 if wide else 1.6))
    alone = gems > 0 and rows[-1] == 1
    return width + 2 * pad, len(rows) * (unit + line) - (line if alone else 0) + 2 * pad + round(unit * 0.04)


@kept
def drawn_plate(cost: bytes, points: int, wide: bool, unit: int, glow: bool, codes: bool, free: str) -> Image.Image:
    """Return the bare plate: gems with their codes, then the points."""
    width, height = size(len(cost), wide, unit, codes)
    border, radius = max(2, round(unit * 0.07)), round(unit * 0.30)
    image = clear(width, height)
    fill_box(image, 0, radius, rgb("#0d0b10"))
    fill_box(image, 1, radius, *_EDGES[glow])
    fill_box(image, 1 + border, max(2, radius - border), *_FACES[glow])
    if cost:
        _fill(image, cost, points, wide, unit, glow, codes)
    else:
        hexagon, pad = icons.hexagon(points, round(unit * 1.04), glow), max(3, round(unit * 0.15))
        word = drawn(free, round(unit * 0.64), _FREE, round(unit * 1.7))
        if wide:
            lay(image, word, pad + unit * 0.84, height / 2)
            lay(image, hexagon, width - pad - unit * 0.52, height / 2)
        else:
            lay(image, word, width / 2, pad + unit * 0.5)
            lay(image, hexagon, width / 2, height - pad - unit * 0.52)
    return image


def _fill(image: Image.Image, cost: bytes, points: int, wide: bool, unit: int, glow: bool, codes: bool) -> None:
    line = round(unit * _CODE_SHARE) if codes else 0
    y, left = max(3, round(unit * 0.15)) + round(unit * 0.02), list(cost)
    for count in (_WIDE if wide else _HIGH)[len(cost)]:
        x = (image.width - count * unit) / 2 + unit / 2
        for _ in range(count):
            if left:
                gem = left.pop(0)
                lay(image, stones.lined(gem, unit), x, y + unit / 2)
                if codes:
                    code = drawn(CODES[gem], round(unit * 0.40), colours.WHITE)
                    lay(image, code, x, y + unit + line * 0.42)
            else:
                middle = y + (unit + (line if count > 1 else 0)) / 2
                lay(image, icons.hexagon(points, round(unit * 1.04), glow), x, middle)
            x += unit
        y += unit + line


@kept
def plate(
    cost: bytes, points: int, wide: bool, unit: int, glow: bool, codes: bool, dim: bool, free: str = "free"
) -> Sprite:
    """Return a plate with its shadow; with a golden glow, or dimmed because it is out of reach."""
    image = drawn_plate(cost, points, wide, unit, glow, codes, free)
    if dim:
        mask = scaled(image.getchannel("A"), 0.22)
        image = image.copy()
        shade = Image.new("RGBA", image.size, (20, 20, 30, 0))
        shade.putalpha(mask)
        image.alpha_composite(shade)
    if glow:
        image = haloed(image, unit * 0.30, rgb("#ffc23a"), 1.0, unit * 0.10)
    return sprite(shadowed(image, 1, max(2, unit // 10), max(2.0, unit / 9)))
