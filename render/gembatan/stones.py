"""Gems in two halves, one in each tile; each drawn by itself, for light comes from above left wherever it lies."""

import math
from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw

from bot.games.gembatan.model import COLOUR_LETTERS, EAST, WEST
from render import fonts
from render.fonts import Face
from render.gembatan import colours
from render.gembatan.halves import INWARD, Master, level, levels
from render.gems import cuts
from render.gems.outline import MIDDLE, SIDE, Polygon, bevelled, placed, regular
from render.gems.shade import blur, eroded, faceted, gloss_sheet, glow, mask_of, pour
from render.kit import Point, scaled, sparkle
from render.memory import kept, packed

# What stands on a gem, by colour.
_SQUARE = bevelled([(-0.92, -0.92), (0.92, -0.92), (0.92, 0.92), (-0.92, 0.92)], 0.30)
_OVAL = regular(24, wide=1.08, high=0.76)
_BAR = bevelled([(-0.60, -1.02), (0.60, -1.02), (0.60, 1.02), (-0.60, 1.02)], 0.30)
_DIAMOND = [(0.0, -1.1), (0.92, 0.0), (0.0, 1.1), (-0.92, 0.0)]
_TRIANGLE = bevelled([(0.0, -1.16), (1.14, 0.86), (-1.14, 0.86)], 0.30)
SIGNS: tuple[Polygon, ...] = ([], _SQUARE, _OVAL, _BAR, _DIAMOND, _TRIANGLE)

_CENTRE: Point = (MIDDLE, MIDDLE)
_RADIUS = 208  # of a gem, in pixels of its master
_HALVED = 2  # masters are kept at half their size: gems are never shown larger


@kept
def _stone() -> tuple[Image.Image, list[cuts.Facet]]:
    """Return the silhouette and the facets that all gems share: a round brilliant."""
    outline = placed(regular(12, 15), _RADIUS, _CENTRE)
    return mask_of([outline]), cuts.brilliant(outline, _CENTRE, 0.86, 0.66)


@packed
def _body(colour: int) -> Image.Image:
    mask, facets = _stone()
    return faceted(facets, mask, colours.RAMPS[colour])


@kept
def _seam(side: int) -> Image.Image:
    """Where the two colours meet."""
    dx, _ = INWARD[side]
    line = Image.new("L", (SIDE, SIDE), 0)
    ends = [(MIDDLE, 0), (MIDDLE, SIDE)] if dx else [(0, MIDDLE), (SIDE, MIDDLE)]
    ImageDraw.Draw(line).line(ends, fill=255, width=7)
    return ImageChops.multiply(line, _stone()[0])


@packed
def _finish() -> tuple[Image.Image, Image.Image, Image.Image, Image.Image]:
    """Masks that all gems share: gloss, lit edge, outline; sparkle."""
    mask, _ = _stone()
    gloss = ImageChops.multiply(gloss_sheet(90), eroded(mask, 12))
    inside = eroded(mask, 7)
    lit = blur(ImageChops.subtract(inside, ImageChops.offset(inside, 7, 8)), 2)
    star = Image.new("L", (SIDE, SIDE), 0)
    at = (MIDDLE - 112, MIDDLE - 124)
    ImageDraw.Draw(star).polygon(sparkle(*at, 50, 8), fill=255)
    light = ImageChops.lighter(blur(star, 2), ImageChops.multiply(glow(*at, 56, 56, 1.6), mask))
    return gloss, lit, ImageChops.subtract(mask, inside), light


@packed
def _master(colour: int, side: int, lettered: bool) -> Master:
    """Return the half of a gem that lies in a tile's side (RGBA), with its shadow; its seam is on its edge."""
    mask, _ = _stone()
    image = _body(colour).copy()
    _engrave(image, colour, side, lettered)
    pour(image, (255, 250, 235), _seam(side))
    gloss, lit, line, light = _finish()
    pour(image, colours.WHITE, gloss, 0.8)
    pour(image, colours.WHITE, lit, 0.8)
    pour(image, (14, 8, 16), line)
    pour(image, colours.WHITE, light)
    shadow = scaled(blur(ImageChops.offset(mask, 10, 20), 12), 0.70)
    whole = Image.new("RGB", (SIDE, SIDE), (0, 0, 6))
    whole.paste(image, (0, 0), mask)
    whole.putalpha(ImageChops.lighter(shadow, mask))
    dx, dy = INWARD[side]
    half = SIDE // 2
    left, top = (half if dx > 0 else 0), (half if dy > 0 else 0)
    box = (left, top, left + (half if dx else SIDE), top + (half if dy else SIDE))
    return levels(whole.crop(box).reduce(_HALVED))


def _engrave(image: Image.Image, colour: int, side: int, lettered: bool) -> None:
    """The colour's sign: dark and sunk in, or light and raised; where it is wanted, its letter on it."""
    tone, (dx, dy) = colours.RAMPS[colour], INWARD[side]
    away, unit = (98, 74) if lettered else (92, 64)
    x, y = MIDDLE + dx * away, MIDDLE + dy * away
    sign = mask_of([placed(SIGNS[colour], unit, (x, y))])
    wide = ImageChops.lighter(sign, blur(sign, 6).point([min(255, value * 4) for value in range(256)]))
    if colour in colours.DARK_SIGNS:
        pour(image, tone(0.97), wide, 0.85)
        pour(image, tone(0.08), sign)
        pour(image, colours.BLACK, blur(ImageChops.subtract(sign, ImageChops.offset(sign, 7, 8)), 2), 0.6)
    else:
        pour(image, tone(0.05), wide, 0.80)
        pour(image, tone(0.95), sign)
        pour(image, tone(0.45), ImageChops.subtract(sign, ImageChops.offset(sign, -6, -7)), 0.9)
    if lettered:
        _engrave_letter(image, colour, x, y)


def _engrave_letter(image: Image.Image, colour: int, x: float, y: float) -> None:
    letter = COLOUR_LETTERS[colour - 1]
    font = fonts.house(Face.BOLD, 92 if letter == "P" else 104)
    left, top, right, bottom = font.getbbox(letter, anchor="ls")
    at = (x - (left + right) / 2 - 2, y - (top + bottom) / 2 + (14 if letter == "P" else 0))
    ink = colours.WHITE if colour in colours.DARK_SIGNS else colours.RAMPS[colour](0.10)
    ImageDraw.Draw(image).text(at, letter, font=font, fill=ink, anchor="ls")


@kept
def half_gem(colour: int, side: int, diameter: float, lettered: bool = False) -> Image.Image:
    """Half a gem (RGBA), lying in a tile's `side`. The diameter is that of the stone, in pixels."""
    wide = 2 * math.ceil(diameter * SIDE / (4 * _RADIUS))
    dx, _ = INWARD[side]
    size = (wide // 2, wide) if dx else (wide, wide // 2)
    source, _ = level(_master(colour, side, lettered), SIDE / _HALVED / wide)
    return source.resize(size, Image.Resampling.LANCZOS)


@kept
def gem(first: int, second: int, diameter: int) -> Image.Image:
    """Return a whole gem with its letters (RGBA), its seam upright."""
    left, right = half_gem(first, EAST, diameter, True), half_gem(second, WEST, diameter, True)
    whole = Image.new("RGBA", (left.width + right.width, left.height))
    whole.paste(left, (0, 0))
    whole.paste(right, (left.width, 0))
    return whole


def warm_up(diameters: Sequence[float]) -> None:
    """Draw all halves of gems once, those on the board in these sizes."""
    for colour in range(1, len(COLOUR_LETTERS) + 1):
        for side in range(4):
            for diameter in diameters:
                half_gem(colour, side, diameter)
        for side in (EAST, WEST):
            _master(colour, side, True)
