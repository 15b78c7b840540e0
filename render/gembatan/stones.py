"""Draws gems, and the lines and points of chains.

A gem lies half on each of two tiles. Each half has its own drawing.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from bot.engine.themes import current
from bot.games.gembatan.model import COLOUR_LETTERS, EAST, WEST
from render import fonts
from render.fonts import Face
from render.gembatan.colours import colours
from render.gembatan.halves import INWARD, Master, level, levels
from render.gems import cuts
from render.gems.outline import MIDDLE, SIDE, Polygon, bevelled, placed, regular
from render.gems.shade import Ramp, blur, eroded, faceted, gleam, gloss_sheet, mask_of, pour, sparkling
from render.kit import RGB, Layer, Point, polar, scaled
from render.memory import cached, cached_deflated

# The signs on gems, one for each colour.
_SQUARE = bevelled([(-0.92, -0.92), (0.92, -0.92), (0.92, 0.92), (-0.92, 0.92)], 0.30)
_OVAL = regular(24, wide=1.08, high=0.76)
_BAR = bevelled([(-0.60, -1.02), (0.60, -1.02), (0.60, 1.02), (-0.60, 1.02)], 0.30)
_DIAMOND = [(0.0, -1.1), (0.92, 0.0), (0.0, 1.1), (-0.92, 0.0)]
_TRIANGLE = bevelled([(0.0, -1.16), (1.14, 0.86), (-1.14, 0.86)], 0.30)
SIGNS: tuple[Polygon, ...] = ([], _SQUARE, _OVAL, _BAR, _DIAMOND, _TRIANGLE)

_CENTRE: Point = (MIDDLE, MIDDLE)
_RADIUS = 208  # the radius of a gem on its master, in pixels
_HALVED = 2  # Masters are stored at 1/2 of their size, since gems are never shown larger.


@cached
def _stone() -> tuple[Image.Image, list[cuts.Facet]]:
    """Return the silhouette and the facets, which all gems share."""
    outline = placed(regular(12, 15), _RADIUS, _CENTRE)
    return mask_of([outline]), cuts.brilliant(outline, _CENTRE, 0.86, 0.66)


@cached_deflated
def _body(colour: int) -> Image.Image:
    mask, facets = _stone()
    return faceted(facets, mask, colours.RAMPS[colour])


@cached
def _seam(side: int) -> Image.Image:
    """Return the mask of the line where the two colours meet."""
    dx, _ = INWARD[side]
    line = Image.new("L", (SIDE, SIDE), 0)
    ends = [(MIDDLE, 0), (MIDDLE, SIDE)] if dx else [(0, MIDDLE), (SIDE, MIDDLE)]
    ImageDraw.Draw(line).line(ends, fill=255, width=7)
    return ImageChops.multiply(line, _stone()[0])


@cached_deflated
def _finish() -> tuple[Image.Image, Image.Image, Image.Image, Image.Image]:
    """Return the masks of gloss, lit edge, outline and sparkle, which all gems share."""
    mask, _ = _stone()
    gloss = ImageChops.multiply(gloss_sheet(90), eroded(mask, 12))
    inside = eroded(mask, 14 if current().bold else 7)
    lit = blur(ImageChops.subtract(inside, ImageChops.offset(inside, 7, 8)), 2)
    light = sparkling(mask, MIDDLE - 112, MIDDLE - 124, 50, 8, 56)
    return gloss, lit, ImageChops.subtract(mask, inside), light


@cached_deflated
def _master(colour: int, side: int, lettered: bool) -> Master:
    """Return the half of a gem at a side of a tile (RGBA), with its shadow. lettered: whether it has its letter."""
    mask, _ = _stone()
    image = _body(colour).copy()
    _engrave_sign(image, colour, side, lettered)
    pour(image, (255, 250, 235), _seam(side))
    gloss, lit, line, light = _finish()
    gleam(image, colours.WHITE, gloss, 0.8)
    gleam(image, colours.WHITE, lit, 0.8)
    pour(image, (14, 8, 16), line)
    gleam(image, colours.WHITE, light)
    shadow = scaled(blur(ImageChops.offset(mask, 10, 20), 12), 0 if current().flat else 0.70)
    whole = Image.new("RGB", (SIDE, SIDE), (0, 0, 6))
    whole.paste(image, (0, 0), mask)
    whole.putalpha(ImageChops.lighter(shadow, mask))
    dx, dy = INWARD[side]
    half = SIDE // 2
    left, top = (half if dx > 0 else 0), (half if dy > 0 else 0)
    box = (left, top, left + (half if dx else SIDE), top + (half if dy else SIDE))
    return levels(whole.crop(box).reduce(_HALVED))


def _engrave_sign(image: Image.Image, colour: int, side: int, lettered: bool) -> None:
    tone, (dx, dy) = colours.RAMPS[colour], INWARD[side]
    away, unit = (98, 74) if lettered else (92, 64)
    x, y = MIDDLE + dx * away, MIDDLE + dy * away
    sign = mask_of([placed(SIGNS[colour], unit, (x, y))])
    wide = ImageChops.lighter(sign, blur(sign, 6).point([min(255, value * 4) for value in range(256)]))
    if colour in colours.DARK_SIGNS:
        pour(image, tone(0.97), wide, 0.85)
        pour(image, tone(0.08), sign)
        gleam(image, colours.BLACK, blur(ImageChops.subtract(sign, ImageChops.offset(sign, 7, 8)), 2), 0.6)
    else:
        pour(image, tone(0.05), wide, 0.80)
        pour(image, tone(0.95), sign)
        gleam(image, tone(0.45), ImageChops.subtract(sign, ImageChops.offset(sign, -6, -7)), 0.9)
    if lettered:
        _engrave_letter(image, colour, x, y)


def _engrave_letter(image: Image.Image, colour: int, x: float, y: float) -> None:
    letter = COLOUR_LETTERS[colour - 1]
    font = fonts.bot_font(Face.BOLD, 92 if letter == "P" else 104)
    left, top, right, bottom = font.getbbox(letter, anchor="ls")
    at = (x - (left + right) / 2 - 2, y - (top + bottom) / 2 + (14 if letter == "P" else 0))
    ink = colours.WHITE if colour in colours.DARK_SIGNS else colours.RAMPS[colour](0.10)
    ImageDraw.Draw(image).text(at, letter, font=font, fill=ink, anchor="ls")


@cached
def half_gem(colour: int, side: int, diameter: float, lettered: bool = False) -> Image.Image:
    """Return the half of a gem (RGBA) at a side of a tile. diameter: the diameter of the whole gem in pixels."""
    wide = 2 * math.ceil(diameter * SIDE / (4 * _RADIUS))
    dx, _ = INWARD[side]
    size = (wide // 2, wide) if dx else (wide, wide // 2)
    source, _ = level(_master(colour, side, lettered), SIDE / _HALVED / wide)
    return source.resize(size, Image.Resampling.LANCZOS)


@cached
def gem(first: int, second: int, diameter: int) -> Image.Image:
    """Return a whole gem (RGBA) with its letters and with its two colours side by side."""
    left, right = half_gem(first, EAST, diameter, True), half_gem(second, WEST, diameter, True)
    whole = Image.new("RGBA", (left.width + right.width, left.height))
    whole.paste(left, (0, 0))
    whole.paste(right, (left.width, 0))
    return whole


# ---- the lines and points of chains ----

BADGE_AT = 0.37  # the distance from the last gem of a chain to its badge, both across and down, in cells
_LARGER = 2  # Lines are drawn twice as large, then reduced.

Stroke = tuple[Image.Image, RGB, float]  # mask, colour, strength


class Trace(NamedTuple):
    """The part of a chain's line in one cell.

    Attributes:
        corner: the corner that the line cuts off. Corners are numbered clockwise, and 0 lies between north and east.
        colours: the colours of the one or two chains that share the line.
        end: None for a line from side to side. Otherwise the line ends at the chain's badge in this cell. Clockwise, it
            begins at the side before the corner (0) or after the corner (1).
        finished: whether the turn has ended. Then the line glows.
    """

    corner: int
    colours: tuple[int, ...]
    end: int | None = None
    finished: bool = False


@cached
def line(trace: Trace, size: int) -> Image.Image:
    """Return the line in one cell (RGBA). Two chains that share the line are drawn side by side."""
    side = size * _LARGER
    ends = _ends(trace, side)
    tones = [colours.RAMPS[colour] for colour in trace.colours]
    image = Image.new("RGB", (side, side), tones[0](0.22))
    shadow = blur(_stroke(side, ends, 0.24), 0.028 * side)
    flat = current().flat
    mask = scaled(shadow, 0 if flat else 0.55)
    casing: list[Stroke] = [
        *(
            [(blur(_stroke(side, ends, 0.40), 0.055 * side), tones[0](0.62), 0.85)]
            if trace.finished and not flat
            else []
        ),
        *([] if flat else [(blur(_stroke(side, ends, 0.20), 0.03 * side), tones[0](0.5), 0.7)]),
        (_stroke(side, ends, 0.150), tones[0](0.06), 0.85),
    ]
    for part, ink, strength in casing + (_one(side, ends, tones[0]) if len(tones) == 1 else _two(side, ends, tones)):
        weak = part if strength == 1 else scaled(part, strength)
        image.paste(ink, (0, 0), weak)
        mask = ImageChops.lighter(mask, weak)
    image.putalpha(mask)
    return image.resize((size, size), Image.Resampling.LANCZOS)


def _ends(trace: Trace, side: int) -> tuple[Point, Point]:
    middle = side / 2
    middles = ((middle, 0.0), (float(side), middle), (middle, float(side)), (0.0, middle))
    first, second = middles[trace.corner], middles[(trace.corner + 1) % 4]
    if trace.end is None:
        return first, second
    start, other = (first, second) if trace.end == 0 else (second, first)
    share = 2 * BADGE_AT
    return start, (start[0] + (other[0] - start[0]) * share, start[1] + (other[1] - start[1]) * share)


def _one(side: int, ends: tuple[Point, Point], tone: Ramp) -> list[Stroke]:
    return [
        (_stroke(side, ends, 0.122), tone(0.52), 1.0),
        (_stroke(side, ends, 0.078), tone(0.76), 1.0),
        (_stroke(side, ends, 0.040), colours.WHITE, 1.0),
    ]


def _two(side: int, ends: tuple[Point, Point], tones: list[Ramp]) -> list[Stroke]:
    (x0, y0), (x1, y1) = ends
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
    strokes: list[Stroke] = []
    for sign, tone in zip((-1, 1), tones, strict=True):
        dx, dy = (y0 - y1) / length * sign * 0.033 * side, (x1 - x0) / length * sign * 0.033 * side
        beside = (x0 + dx, y0 + dy), (x1 + dx, y1 + dy)
        strokes += [
            (_stroke(side, beside, 0.062), tone(0.55), 1.0),
            (_stroke(side, beside, 0.022), tone(0.95), 1.0),
        ]
    return strokes


def _stroke(side: int, ends: tuple[Point, Point], width: float) -> Image.Image:
    """Return the mask of a line with round ends. width: as a share of a cell."""
    mask = Image.new("L", (side, side), 0)
    pen = ImageDraw.Draw(mask)
    pen.line(ends, fill=255, width=max(1, round(width * side)))
    radius = width * side / 2
    for x, y in ends:
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    return mask


@cached
def coin(text: str, size: int, gold: bool, colour: int = 0) -> Image.Image:
    """Return a round sign (RGBA) with a gold or silver edge. colour: the colour inside, or 0 for the edge's colour."""
    side = size * 4
    edge, light, dark = (
        (colours.GOLD, colours.GOLD_LIGHT, colours.GOLD_DARK)
        if gold
        else (colours.SILVER, colours.WHITE, colours.SILVER_DARK)
    )
    image = Image.new("RGB", (side, side), dark)
    fill = colours.RAMPS[colour](0.42) if colour else edge
    shine = colours.RAMPS[colour](0.60) if colour else light
    for share, ink in ((0.95, edge), (0.80, dark if colour else edge), (0.74, fill)):
        image.paste(ink, (0, 0), _disc(side, share))
    top = ImageChops.multiply(_disc(side, 0.74), ImageChops.invert(Image.linear_gradient("L").resize((side, side))))
    image.paste(shine, (0, 0), scaled(top, 0 if current().flat else 0.7))
    height = round(side * (0.56 if len(text) < 2 else 0.44 if len(text) < 3 else 0.36))
    at = (side / 2, side / 2 + height * fonts.CAP_HEIGHT / 2)
    pen, font = ImageDraw.Draw(image), fonts.bot_font(Face.BOLD, height)
    if colour:
        outline = colours.RAMPS[colour](0.06)
        pen.text(at, text, font=font, fill=outline, anchor="ms", stroke_width=round(side * 0.03), stroke_fill=outline)
    pen.text(at, text, font=font, fill=colours.WHITE if colour else dark, anchor="ms")
    image.putalpha(_disc(side, 1.0))
    return image.resize((size, size), Image.Resampling.LANCZOS)


@cached
def number_sign(text: str, height: int) -> Image.Image:
    """Return a round mint sign (RGBA) with the number of a place that the viewer can choose."""
    size = round(height * 0.78)
    width = max(height, fonts.figures_width(text, size) + round(height * 0.4))
    edge = max(2, round(height * 0.07))
    image = Image.new("RGBA", (width, height), (*colours.SIGN_INK, 0))
    for inset, ink in ((0, colours.SIGN_INK), (edge, colours.MINT_SIGN)):
        layer = Layer(0, 0, width, height)
        layer.box(inset, inset, width - 2 * inset, height - 2 * inset, height / 2)
        layer.pour(image, ink)
    ImageDraw.Draw(image).text(
        (width / 2, height / 2 + size * 0.02),
        text,
        font=fonts.bot_font(Face.FIGURES, size),
        fill=colours.SIGN_INK,
        anchor="mm",
    )
    return image


@cached
def seal(text: str, size: int, colour: int) -> Image.Image:
    """Return a round sign (RGBA) with rays, for the points of a finished chain."""
    tone = colours.RAMPS[colour]
    image = Image.new("RGB", (size, size), tone(0.06))
    rays = _rays(size, 0.92)
    rays.pour(image, tone(0.86))
    image.putalpha(_rays(size, 1.0).mask())
    inner = coin(text, round(size * 0.78), False, colour)
    image.paste(inner, ((size - inner.width) // 2, (size - inner.height) // 2), inner)
    return image


def _rays(size: int, share: float) -> Layer:
    layer, middle = Layer(0, 0, size, size), size / 2
    layer.polygon([polar(middle, middle, share * size * (0.42 if i % 2 else 0.5), math.pi * i / 12) for i in range(24)])
    return layer


def _disc(side: int, share: float) -> Image.Image:
    mask = Image.new("L", (side, side), 0)
    inset = side * (1 - share) / 2
    ImageDraw.Draw(mask).ellipse((inset, inset, side - inset - 1, side - inset - 1), fill=255)
    return mask


def warm_up(diameters: Sequence[float]) -> None:
    """Fill the cache with all halves of gems. diameters: in pixels."""
    for colour in range(1, len(COLOUR_LETTERS) + 1):
        for side in range(4):
            for diameter in diameters:
                half_gem(colour, side, diameter)
        for side in (EAST, WEST):
            _master(colour, side, True)
