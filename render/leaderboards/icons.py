"""Small signs for numbers and feats (achievements), drawn in one colour. A name without a sign is shown as a gem."""

import math
from collections.abc import Callable

from PIL import Image

from render.kit import RGB, Layer, polar, polygon, sparkle
from render.leaderboards.colours import colours
from render.leaderboards.pieces import gem, gems_of

Draw = Callable[[Layer, float, float, float], None]


def _chain(layer: Layer, x: float, y: float, r: float) -> None:
    for side in (-1, 0, 1):
        cx, cy = x + side * r * 0.62, y - side * r * 0.36
        layer.disc(cx, cy, r * 0.42)
        layer.disc(cx, cy, r * 0.22, 0)
    for part in (-0.31, 0.31):
        cx, cy = x + part * r, y - part * r * 0.58
        layer.line([(cx - 3, cy + 2), (cx + 3, cy - 2)], r * 0.2)


def _grid(layer: Layer, x: float, y: float, r: float) -> None:
    side = r * 1.7
    layer.frame(x - side / 2, y - side / 2, side, r * 0.25, r * 0.17)
    for i in (1, 2):
        at = -side / 2 + side * i / 3
        layer.box(x + at - r * 0.06, y - side / 2, r * 0.12, side, 0)
        layer.box(x - side / 2, y + at - r * 0.06, side, r * 0.12, 0)
    layer.disc(x, y, r * 0.52, 0)
    layer.polygon(sparkle(x, y, r * 0.8, r * 0.2))


def _rising_arrow(layer: Layer, x: float, y: float, r: float) -> None:
    points = [polar(x, y + r * 0.05, r * 0.66, math.radians(angle)) for angle in range(20, 255, 5)]
    layer.line(points, r * 0.3)
    tip_x, tip_y = points[-1]
    layer.polygon(
        [(tip_x - r * 0.12, tip_y - r * 0.6), (tip_x + r * 0.76, tip_y - r * 0.02), (tip_x - r * 0.2, tip_y + r * 0.46)]
    )


def _crown(layer: Layer, x: float, y: float, r: float) -> None:
    points = [(-0.9, 0.5), (-0.95, -0.45), (-0.45, 0.02), (0, -0.75), (0.45, 0.02), (0.95, -0.45), (0.9, 0.5)]
    layer.polygon([(x + px * r, y + py * r) for px, py in points])
    layer.box(x - r * 0.9, y + r * 0.58, r * 1.8, r * 0.24, r * 0.1)


def _calendar(layer: Layer, x: float, y: float, r: float) -> None:
    layer.box(x - r * 0.85, y - r * 0.72, r * 1.7, r * 1.56, r * 0.25)
    for side in (-0.42, 0.42):
        layer.box(x + side * r - r * 0.09, y - r * 0.98, r * 0.18, r * 0.42, r * 0.09)
    layer.box(x - r * 0.68, y - r * 0.3, r * 1.36, r * 0.98, r * 0.12, 0)
    layer.line([(x - r * 0.36, y + r * 0.2), (x - r * 0.08, y + r * 0.44), (x + r * 0.4, y - r * 0.08)], r * 0.2)


def _flame(layer: Layer, x: float, y: float, r: float) -> None:
    outer = [(0.05, -1.0), (0.5, -0.42), (0.42, -0.2), (0.62, -0.36), (0.78, 0.2), (0.5, 0.78), (0, 0.96), (-0.5, 0.78),
             (-0.76, 0.24), (-0.52, -0.3), (-0.3, -0.1), (-0.24, -0.55)]  # fmt: skip
    layer.polygon([(x + px * r, y + py * r) for px, py in outer])
    inner = [(0.02, -0.02), (0.3, 0.36), (0.24, 0.66), (0, 0.78), (-0.24, 0.66), (-0.3, 0.36)]
    layer.polygon([(x + px * r, y + py * r) for px, py in inner], 0)


def _tiles(layer: Layer, x: float, y: float, r: float) -> None:
    for across in (-1, 1):
        for down in (-1, 1):
            left, top = x + (across - 1) * r * 0.44 + r * 0.03, y + (down - 1) * r * 0.44 + r * 0.03
            layer.box(left, top, r * 0.82, r * 0.82, r * 0.2)


def _star(layer: Layer, x: float, y: float, r: float) -> None:
    layer.polygon([polar(x, y + r * 0.06, r * (0.45 if i % 2 else 1.0), math.radians(-90 + 36 * i)) for i in range(10)])


def _bolt(layer: Layer, x: float, y: float, r: float) -> None:
    points = [(0.28, -1), (-0.62, 0.18), (-0.06, 0.18), (-0.28, 1), (0.62, -0.22), (0.06, -0.22)]
    layer.polygon([(x + px * r, y + py * r) for px, py in points])


def _door(layer: Layer, x: float, y: float, r: float) -> None:
    for width, value in ((0.78, 255), (0.6, 0), (0.46, 255)):
        layer.disc(x, y - r * 0.2, r * width, value)
        layer.box(x - r * width, y - r * 0.2, 2 * r * width, r * 1.14, 0, value)
    layer.disc(x + r * 0.22, y + r * 0.36, r * 0.12, 0)


def _four_gems(layer: Layer, x: float, y: float, r: float) -> None:
    for across, down in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        layer.disc(x + across * r * 0.64, y + down * r * 0.64, r * 0.34)
    layer.polygon(sparkle(x, y, r * 0.42, r * 0.14))


def _robot(layer: Layer, x: float, y: float, r: float) -> None:
    layer.disc(x, y - r * 0.92, r * 0.17)
    layer.box(x - r * 0.07, y - r * 0.9, r * 0.14, r * 0.4, 0)
    for side in (-1, 1):
        layer.box(x + side * r * 0.94 - r * 0.1, y - r * 0.16, r * 0.2, r * 0.56, r * 0.1)
    layer.box(x - r * 0.78, y - r * 0.56, r * 1.56, r * 1.4, r * 0.32)
    for side in (-1, 1):
        layer.disc(x + side * r * 0.33, y - r * 0.06, r * 0.2, 0)
    layer.box(x - r * 0.36, y + r * 0.4, r * 0.72, r * 0.16, r * 0.08, 0)


def _swords(layer: Layer, x: float, y: float, r: float) -> None:
    for side in (-1, 1):
        layer.line([(x - side * r * 0.62, y + r * 0.62), (x + side * r * 0.78, y - r * 0.78)], r * 0.26)
    layer.line([(x - r * 0.16, y + r * 0.16), (x + r * 0.16, y - r * 0.16)], r * 0.5)
    layer.line([(x - r * 0.14, y + r * 0.14), (x + r * 0.14, y - r * 0.14)], r * 0.26)
    for side in (-1, 1):
        layer.line([(x - side * r * 0.88, y + r * 0.22), (x - side * r * 0.22, y + r * 0.88)], r * 0.22)
        layer.disc(x - side * r * 0.82, y + r * 0.82, r * 0.2)


def _magic_card(layer: Layer, x: float, y: float, r: float) -> None:
    layer.box(x - r * 0.68, y - r * 0.94, r * 1.36, r * 1.88, r * 0.24)
    layer.polygon(sparkle(x, y, r * 0.6, r * 0.17), 0)
    for side in (-1, 1):
        layer.disc(x + side * r * 0.4, y + side * r * 0.64, r * 0.1, 0)


def _jigsaw(layer: Layer, x: float, y: float, r: float) -> None:
    """Draw a piece with a knob above and at the right, and a hole below and at the left."""
    side, knob = r * 1.36, r * 0.28
    left, top = x - r * 0.86, y - side + r * 0.86
    layer.box(left, top, side, side, r * 0.14)
    layer.disc(left + side / 2, top - knob * 0.55, knob)
    layer.disc(left + side + knob * 0.55, top + side / 2, knob)
    layer.disc(left + side / 2, top + side - knob * 0.55, knob, 0)
    layer.disc(left + knob * 0.55, top + side / 2, knob, 0)


SIGNS: dict[str, Draw] = {
    "matches": _tiles, "crown": _crown, "flame": _flame, "days": _calendar,
    "chain": _chain, "double": _bolt, "turn": _star, "emptied": _grid, "full": _rising_arrow, "comeback": _rising_arrow,
    "gembatan": _four_gems, "door": _door, "rooms": _tiles, "saved": _crown, "beat-hard": _robot,
    "rival": _swords, "skill": _magic_card, "puzzles": _jigsaw,
}  # fmt: skip


def paint(image: Image.Image, name: str, x: float, y: float, radius: float, colour: RGB) -> None:
    """Paint the sign of a name, or a gem if the name has no sign, with its middle at (x, y)."""
    draw = SIGNS.get(name)
    if draw is None:
        gem(image, gems_of((name,))[0], x, y, round(radius * 2.3))
        return
    layer = Layer.around(x, y, radius * 1.2)
    draw(layer, x, y, radius)
    layer.pour(image, colour)


def paint_badge(image: Image.Image, name: str, x: float, y: float, radius: float, number: int) -> None:
    """Paint a sign on a hexagon with a bright rim. Badges with different numbers have different colours."""
    fill, rim = colours.ENAMEL[number % len(colours.ENAMEL)]
    for size, colour in ((radius, colours.DARK), (radius - 2, rim), (radius - 7, fill)):
        polygon(image, [polar(x, y, size, math.radians(60 * i - 90)) for i in range(6)], colour)
    paint(image, name, x, y, radius * 0.5, colours.WHITE)
