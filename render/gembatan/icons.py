"""Draws small signs, and the dashed outlines of pieces that have left a hand."""

from PIL import Image, ImageChops, ImageDraw

from render.gembatan.cells import body, dashed
from render.gembatan.colours import PALETTE, colours
from render.gembatan.halves import HAND
from render.gembatan.stones import gem
from render.kit import RGB, SUPERSAMPLE, box, disc, line, mix, polar, polygon, sparkle
from render.memory import cached

WIDTHS = {
    "chain": 1.58,
    "becomes": 0.8,
    "became": 0.8,
}  # the widths of signs, as factors of their height; other signs are square
_SIGN = (1, 4)  # the two colours of the gem in signs
_BAG = ((3, 4, -0.26, 0.16), (1, 5, 0.26, 0.16), (2, 1, 0.0, -0.24))  # (colour, colour, x, y) of each gem in the bag


def draw_icon(kind: str, size: int, colour: int, background: RGB) -> Image.Image:
    """Return a sign (RGB). colour: for the sign of a chain, the chain's colour, or 0 for chains of all colours."""
    image = Image.new("RGB", (round(size * WIDTHS.get(kind, 1.0)), size), background)
    _DRAWN[kind](image, size, colour)
    return image


icon = PALETTE.baked(draw_icon)


def _gem(image: Image.Image, size: int, colour: int) -> None:
    _put_gem(image, _SIGN, size / 2, size / 2, size * 0.80)


def _put_gem(image: Image.Image, pair: tuple[int, int], x: float, y: float, diameter: float) -> None:
    stone = gem(*pair, round(diameter))
    image.paste(stone, (round(x - stone.width / 2), round(y - stone.height / 2)), stone)


def _chain(image: Image.Image, size: int, colour: int) -> None:
    row = (colour,) * 4 if colour else (1, 2, 3, 5)
    points = [(size * (0.22 + 0.38 * i), size * (0.72 - 0.15 * i)) for i in range(4)]
    line(image, [points[0], points[-1]], size * 0.10, colours.RAMPS[row[0]](0.75) if colour else colours.SOFT_INK)
    for (x, y), link in zip(points, row, strict=True):
        for radius, tone in ((0.17, 0.10), (0.14, 0.52), (0.07, 0.82)):
            disc(image, x, y, size * radius, colours.RAMPS[link](tone))


def _star(image: Image.Image, size: int, colour: int) -> None:
    """Paint a Gembatan: four gems around a sparkle."""
    for i in range(4):
        x, y = polar(size / 2, size / 2, size * 0.27, 0.785 + 1.571 * i)
        _put_gem(image, ((1, 2), (3, 4), (5, 1), (2, 3))[i], x, y, size * 0.36)
    polygon(image, sparkle(size / 2, size / 2, size * 0.40, size * 0.10), colours.WHITE)


def _left(image: Image.Image, size: int, colour: int) -> None:
    """Paint a faint gem, struck out. It stands for the gems that a seat still has at the end."""
    background = image.copy()
    _gem(image, size, colour)
    image.paste(Image.blend(image, background, 0.55))
    for width, ink in ((0.20, colours.NIGHT), (0.09, colours.INK)):
        line(image, [(size * 0.18, size * 0.82), (size * 0.82, size * 0.18)], size * width, ink)


def _gems(image: Image.Image, size: int, colour: int) -> None:
    for first, second, dx, dy in _BAG:
        _put_gem(image, (first, second), size * (0.5 + dx), size * (0.5 + dy), size * 0.46)


def _stack(image: Image.Image, size: int, colour: int) -> None:
    side = round(size * 0.74)
    tile = body(side, False, HAND)
    for i in (2, 1, 0):
        x, y = round(size * (0.06 + 0.07 * i)), round(size * (0.22 - 0.08 * i))
        box(image, x, y + 2, side, side, round(side * HAND.corner), mix(colours.SIGN_INK, colours.IVORY_EDGE, 0.6))
        image.paste(tile, (x, y), tile)


def _arrow(image: Image.Image, size: int, colour: int) -> None:
    polygon(image, [(size * 0.15, size * 0.08), (size * 0.92, size * 0.5), (size * 0.15, size * 0.92)], colours.GOLD)


def _becomes(image: Image.Image, size: int, colour: int) -> None:
    """Paint the arrow from a score to what the turn in progress would make of it."""
    _thin_arrow(image, size, colours.GOLD_INK)


def _became(image: Image.Image, size: int, colour: int) -> None:
    """Paint the arrow to a score from what it was before the last turn."""
    _thin_arrow(image, size, colours.SILVER_INK)


def _thin_arrow(image: Image.Image, size: int, ink: RGB) -> None:
    right, middle, head = image.width - size * 0.08, size / 2, size * 0.24
    line(image, [(size * 0.06, middle), (right, middle)], size * 0.12, ink)
    line(image, [(right - head, middle - head), (right, middle), (right - head, middle + head)], size * 0.12, ink)


def _crown(image: Image.Image, size: int, colour: int) -> None:
    points = [(0.08, 0.84), (0.02, 0.30), (0.28, 0.54), (0.50, 0.14), (0.72, 0.54), (0.98, 0.30), (0.92, 0.84)]
    polygon(image, [(size * x, size * y) for x, y in points], colours.CROWN)
    for x, y, tone in ((0.5, 0.68, 1), (0.27, 0.70, 2), (0.73, 0.70, 3)):
        disc(image, size * x, size * y, size * 0.075, colours.RAMPS[tone](0.5))


_DRAWN = {
    "gem": _gem, "chain": _chain, "star": _star, "left": _left, "gems": _gems, "stack": _stack, "arrow": _arrow,
    "crown": _crown, "becomes": _becomes, "became": _became,
}  # fmt: skip


@cached
def dashes(size: int, round_: bool) -> Image.Image:
    """Return the mask of a dashed circle or square."""
    side, width = size * SUPERSAMPLE, round(max(2.0, size * 0.028) * SUPERSAMPLE)
    frame = Image.new("L", (side, side), 0)
    pen = ImageDraw.Draw(frame)
    if not round_:
        pen.rounded_rectangle((0, 0, side - 1, side - 1), side * 0.10, outline=255, width=width)
        return dashed(frame, 7)
    inset = side * 0.08
    pen.ellipse((inset, inset, side - inset, side - inset), outline=255, width=width)
    gaps = Image.new("L", (side, side), 0)
    pen = ImageDraw.Draw(gaps)
    for i in range(12):
        pen.pieslice((-side, -side, 2 * side, 2 * side), 30 * i, 30 * i + 17, fill=255)
    return ImageChops.multiply(frame, gaps).resize((size, size), Image.Resampling.BOX)
