"""Draws icons and marks larger than a cell: points, the sign of a trick, the picked gem, the banner at the end.

A trick changes the type of a gem, so that a line is complete.
"""

import math

from PIL import Image, ImageDraw

from render import fonts, gems
from render.fonts import Face
from render.gems3d.colours import colours
from render.gems3d.tiles import letter_sprite
from render.kit import RGB, Layer, box, line, polar, sparkle
from render.memory import cached

# ---------------------------------------------------------------------------------------------------------------- icons


def draw_wand(image: Image.Image, x: float, y: float, size: float, colour: RGB) -> None:
    """Draw a magic wand around (x, y). size: half its width."""
    stick = [(x - size * 0.62, y + size * 0.62), (x + size * 0.08, y - size * 0.08)]
    line(image, stick, size * 0.26, colours.WAND_STICK)
    band = Layer.around(x, y, size + 2)
    band.line([(x - size * 0.06, y + size * 0.06), (x + size * 0.10, y - size * 0.10)], size * 0.26)
    for dx, dy, radius in ((0.30, -0.30, 0.62), (-0.46, -0.46, 0.30), (0.56, 0.44, 0.26)):
        band.polygon(sparkle(x + size * dx, y + size * dy, size * radius, size * radius * 0.28))
    band.pour(image, colour)


def draw_undo(image: Image.Image, x: float, y: float, size: float, colour: RGB) -> None:
    layer = Layer.around(x, y, size + 2)
    cy, radius = y + size * 0.10, size * 0.52
    layer.line([polar(x, cy, radius, math.radians(angle)) for angle in range(-150, 121, 6)], size * 0.22)
    px, py = polar(x, cy, radius, math.radians(-150))
    layer.polygon(
        [
            (px - size * 0.44, py - size * 0.12),
            (px + size * 0.30, py - size * 0.42),
            (px + size * 0.18, py + size * 0.40),
        ]
    )
    layer.pour(image, colour)


def draw_no_undo(image: Image.Image, x: float, y: float, size: float, colour: RGB) -> None:
    draw_undo(image, x, y, size, colour)
    for width, ink in ((0.30, colours.PANEL), (0.14, colour)):
        bar = [(x - size * 0.72, y + size * 0.82), (x + size * 0.78, y - size * 0.68)]
        line(image, bar, size * width, ink)


def draw_lock(image: Image.Image, x: float, y: float, size: float, colour: RGB) -> None:
    bow = Layer.around(x, y, size + 2)
    bow.ring(x, y - size * 0.18, size * 0.50, size * 0.20)
    bow.polygon([(x - size, y), (x + size, y), (x + size, y + size), (x - size, y + size)], 0)
    bow.pour(image, colour)
    body = Layer.around(x, y, size + 2)
    body.box(x - size * 0.68, y - size * 0.14, size * 1.36, size * 1.02, size * 0.2)
    body.disc(x, y + size * 0.28, size * 0.17, 0)
    body.box(x - size * 0.08, y + size * 0.30, size * 0.16, size * 0.32, 0, 0)
    body.pour(image, colour)


# --------------------------------------------------------------------------------------------------- over several cells


def _clear(width: int, height: int, colour: RGB) -> Image.Image:
    """Return a transparent picture (RGBA).

    colour: the colour of the outermost shape. Another colour would darken the smooth edges of the shape.
    """
    return Image.new("RGBA", (width, height), (*colour, 0))


@cached
def points(text: str, size: int) -> Image.Image:
    """Return large golden letters (RGBA), for the points of a formation."""
    image = _clear(fonts.figures_width(text, size) + 24, round(size * 1.1) + 20, colours.SHADOW)
    pen, font = ImageDraw.Draw(image), fonts.bot_font(Face.FIGURES, size)
    x, y = image.width / 2, image.height / 2
    pen.text(
        (x + 2, y + 4), text, font=font, fill=colours.SHADOW, anchor="mm", stroke_width=7, stroke_fill=colours.SHADOW
    )
    pen.text((x, y), text, font=font, fill=colours.GOLD_SIGN, anchor="mm", stroke_width=5, stroke_fill=colours.RIM)
    pen.text((x, y), text, font=font, fill=colours.FILL, anchor="mm", stroke_width=1, stroke_fill=colours.SHINE)
    return image


@cached
def trick_sign(gain: int, height: int) -> Image.Image:
    """Return a round sign (RGBA) with a wand and the points that a trick would bring."""
    text, font = f"+{gain}", fonts.bot_font(Face.FIGURES, round(height * 0.78))
    width = round(height * 1.4) + fonts.figures_width(text, round(height * 0.78)) + 6
    image = _clear(width, height, colours.WAND)
    edge = Layer(0, 0, width, height)
    edge.box(0, 0, width, height, height / 2)
    edge.pour(image, colours.WAND)
    inner = Layer(0, 0, width, height)
    inner.box(2, 2, width - 4, height - 4, height / 2 - 2)
    inner.pour(image, colours.PILL)
    draw_wand(image, height * 0.66, height / 2, height * 0.44, colours.WAND_SIGN)
    middle = height * 1.1 + (width - height * 1.4) / 2
    ImageDraw.Draw(image).text((middle, height / 2 + 1), text, font=font, fill=colours.WHITE, anchor="mm")
    return image


@cached
def number_sign(number: int, height: int, scores: bool, best: bool) -> Image.Image:
    """Return a sign (RGBA) with the number of a cell that the viewer can choose: golden if it scores, or mint.

    The sign is round. The best one has the points of a star, which make it larger than `height`.
    """
    size = round(height * 0.78)
    width = max(height, fonts.figures_width(str(number), size) + round(height * 0.4))
    margin = round(height * _STAR_POINT) if best else 0
    whole = width + 2 * margin, height + 2 * margin
    image = _clear(*whole, colours.SIGN_INK)
    edge = max(2, round(height * 0.07))
    for inset, ink in ((0, colours.SIGN_INK), (edge, colours.GOLD_SIGN if scores else colours.MINT_SIGN)):
        layer = Layer(0, 0, *whole)
        if best:
            layer.polygon(_star(whole[0] / 2, whole[1] / 2, max(whole) / 2 - 1.3 * inset))
        layer.box(margin + inset, margin + inset, width - 2 * inset, height - 2 * inset, height / 2)
        layer.pour(image, ink)
    at, font = (whole[0] / 2, whole[1] / 2 + size * 0.02), fonts.bot_font(Face.FIGURES, size)
    ImageDraw.Draw(image).text(at, str(number), font=font, fill=colours.SIGN_INK, anchor="mm")
    return image


_STAR_POINT = 0.27  # how far the points of a star reach beyond its sign, as a share of the sign's height


def _star(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    """Return a star with five points, one of them at the top."""
    return [polar(x, y, radius * (0.56 if i % 2 else 1), math.pi * (i / 5 - 0.5)) for i in range(10)]


@cached
def picked(gem: str, letter: str, cell: int, lift: int) -> Image.Image:
    """Return the picked gem (RGBA). It is larger than its cell: by 2 * `lift` pixels above, by `lift` at the sides."""
    size = cell + 2 * lift
    image = Image.new("RGBA", (size, size + lift), (0, 0, 0, 0))
    image.paste(gems.sprite(gem, size))
    image.alpha_composite(letter_sprite(letter, cell), (lift, 2 * lift))
    return image


# --------------------------------------------------------------------------------------------------------------- banner

BANNER = (452, 236)
_BANNER_ROOM = BANNER[0] - 48


@cached
def banner(title: str, result: int | str, lines: tuple[str, ...]) -> Image.Image:
    """Return the banner at the end (RGBA): a title, the final score or words in its place, and at most two lines."""
    width, height = BANNER
    image = _clear(width, height, colours.SHADOW)
    shade = Layer(0, 0, width, height)
    shade.box(4, 6, width - 8, height - 8, 24)
    shade.pour(image, colours.SHADOW, 0.8)
    box(image, 2, 2, width - 8, height - 10, 24, colours.FRAME_DARK)
    box(image, 3, 3, width - 10, height - 12, 23, colours.GOLD)
    box(image, 6, 6, width - 16, height - 18, 20, colours.PANEL)
    middle = width / 2 - 2
    fonts.words(image, title, middle, 40, 32, colours.INK, _BANNER_ROOM)
    if isinstance(result, str):
        fonts.words(image, result, middle, 106, 56, colours.INK, _BANNER_ROOM)
    else:
        pen, font = ImageDraw.Draw(image), fonts.bot_font(Face.FIGURES, 104)
        pen.text(
            (middle, 110),
            str(result),
            font=font,
            fill=colours.SCORE,
            anchor="mm",
            stroke_width=4,
            stroke_fill=colours.SCORE_RIM,
        )
    for i, text in enumerate(lines[:2]):
        fonts.words(image, text, middle, 184 + 28 * i - 14 * (len(lines[:2]) - 1), 22, colours.SOFT_INK, _BANNER_ROOM)
    return image
