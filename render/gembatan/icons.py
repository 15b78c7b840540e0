"""Small signs: what points come from, the trays, whose turn it is; and the dashes of empty places."""

from PIL import Image, ImageChops, ImageDraw

from render.gembatan import colours
from render.gembatan.cells import body
from render.gembatan.halves import HAND
from render.gembatan.stones import gem
from render.kit import RGB, SUPERSAMPLE, Layer, box, mix, polar, sparkle
from render.memory import kept

WIDTHS = {"chain": 1.58}  # of signs, in heights, where it is not 1
_SIGN = (1, 4)  # the gem that stands for all
_BAG = ((3, 4, -0.26, 0.16), (1, 5, 0.26, 0.16), (2, 1, 0.0, -0.24))  # two colours; where, in sizes


def drawn(kind: str, size: int, colour: int, ground: RGB) -> Image.Image:
    """Return a sign on a flat ground; `colour` is a chain's, 0 for any."""
    image = Image.new("RGB", (round(size * WIDTHS.get(kind, 1.0)), size), ground)
    _DRAWN[kind](image, size, colour)
    return image


def _gem(image: Image.Image, size: int, colour: int) -> None:
    _put_gem(image, _SIGN, size / 2, size / 2, size * 0.80)


def _put_gem(image: Image.Image, pair: tuple[int, int], x: float, y: float, diameter: float) -> None:
    stone = gem(*pair, round(diameter))
    image.paste(stone, (round(x - stone.width / 2), round(y - stone.height / 2)), stone)


def _chain(image: Image.Image, size: int, colour: int) -> None:
    """Four links up a diagonal; in all colours where it stands for all chains."""
    row = (colour,) * 4 if colour else (1, 2, 3, 5)
    points = [(size * (0.22 + 0.38 * i), size * (0.72 - 0.15 * i)) for i in range(4)]
    line = Layer(0, 0, image.width, image.height)
    line.line([points[0], points[-1]], size * 0.10)
    line.pour(image, colours.RAMPS[row[0]](0.75) if colour else colours.SOFT_INK)
    for (x, y), link in zip(points, row, strict=True):
        for radius, tone in ((0.17, 0.10), (0.14, 0.52), (0.07, 0.82)):
            layer = Layer.around(x, y, size * 0.25)
            layer.disc(x, y, size * radius)
            layer.pour(image, colours.RAMPS[link](tone))


def _star(image: Image.Image, size: int, colour: int) -> None:
    """A Gembatan: four gems around a sparkle."""
    for i in range(4):
        x, y = polar(size / 2, size / 2, size * 0.27, 0.785 + 1.571 * i)
        _put_gem(image, ((1, 2), (3, 4), (5, 1), (2, 3))[i], x, y, size * 0.36)
    layer = Layer(0, 0, size, size)
    layer.polygon(sparkle(size / 2, size / 2, size * 0.40, size * 0.10))
    layer.pour(image, colours.WHITE)


def _left(image: Image.Image, size: int, colour: int) -> None:
    """Gems left over: one, faint, struck out."""
    ground = image.getpixel((0, 0))
    assert isinstance(ground, tuple)
    _gem(image, size, colour)
    faint = Image.blend(image, Image.new("RGB", image.size, (int(ground[0]), int(ground[1]), int(ground[2]))), 0.55)
    image.paste(faint)
    for width, ink in ((0.20, colours.NIGHT), (0.09, colours.INK)):
        layer = Layer(0, 0, size, size)
        layer.line([(size * 0.18, size * 0.82), (size * 0.82, size * 0.18)], size * width)
        layer.pour(image, ink)


def _gems(image: Image.Image, size: int, colour: int) -> None:
    """The tray of gems."""
    for first, second, dx, dy in _BAG:
        _put_gem(image, (first, second), size * (0.5 + dx), size * (0.5 + dy), size * 0.46)


def _stack(image: Image.Image, size: int, colour: int) -> None:
    """The tray of tiles."""
    side = round(size * 0.74)
    tile = body(side, False, HAND)
    for i in (2, 1, 0):
        x, y = round(size * (0.06 + 0.07 * i)), round(size * (0.22 - 0.08 * i))
        box(image, x, y + 2, side, side, round(side * HAND.corner), mix(colours.NIGHT, colours.IVORY_EDGE, 0.6))
        image.paste(tile, (x, y), tile)


def _arrow(image: Image.Image, size: int, colour: int) -> None:
    layer = Layer(0, 0, size, size)
    layer.polygon([(size * 0.15, size * 0.08), (size * 0.92, size * 0.5), (size * 0.15, size * 0.92)])
    layer.pour(image, colours.GOLD)


def _crown(image: Image.Image, size: int, colour: int) -> None:
    """Who has won."""
    layer = Layer(0, 0, size, size)
    points = [(0.08, 0.84), (0.02, 0.30), (0.28, 0.54), (0.50, 0.14), (0.72, 0.54), (0.98, 0.30), (0.92, 0.84)]
    layer.polygon([(size * x, size * y) for x, y in points])
    layer.pour(image, colours.INK)
    for x, y, tone in ((0.5, 0.68, 1), (0.27, 0.70, 2), (0.73, 0.70, 3)):
        gemstone = Layer(0, 0, size, size)
        gemstone.disc(size * x, size * y, size * 0.075)
        gemstone.pour(image, colours.RAMPS[tone](0.5))


_DRAWN = {
    "gem": _gem, "chain": _chain, "star": _star, "left": _left, "gems": _gems, "stack": _stack, "arrow": _arrow,
    "crown": _crown,
}  # fmt: skip


@kept
def dashed(size: int, round_: bool) -> Image.Image:
    """Return the mask of a dashed circle or of a dashed square."""
    big = SUPERSAMPLE
    side, width = size * big, round(max(2.0, size * 0.028) * big)
    mask = Image.new("L", (side, side), 0)
    pen = ImageDraw.Draw(mask)
    gaps = Image.new("L", (side, side), 0)
    cut = ImageDraw.Draw(gaps)
    if round_:
        inset = side * 0.08
        pen.ellipse((inset, inset, side - inset, side - inset), outline=255, width=width)
        for i in range(12):
            cut.pieslice((-side, -side, 2 * side, 2 * side), 30 * i, 30 * i + 17, fill=255)
    else:
        pen.rounded_rectangle((0, 0, side - 1, side - 1), side * 0.10, outline=255, width=width)
        step, deep = side / 7, side * 0.14
        for i in range(7):
            low, high = (i + 0.22) * step, (i + 0.78) * step
            for area in ((low, 0, high, deep), (low, side - deep, high, side), (0, low, deep, high),
                         (side - deep, low, side, high)):  # fmt: skip
                cut.rectangle(area, fill=255)
    return ImageChops.multiply(mask, gaps).resize((size, size), Image.Resampling.BOX)
