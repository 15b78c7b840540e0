"""Chains: their lines, a piece in each cell; and the round signs with their points."""

from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from render import fonts
from render.fonts import Face
from render.gembatan import colours
from render.gems.shade import Ramp, blur
from render.kit import RGB, Point, scaled
from render.memory import kept

BADGE_AT = 0.37  # of a cell, across and down from the gem at a chain's end
_LARGER = 2  # lines are drawn so many times as large

Stroke = tuple[Image.Image, RGB, float]  # mask, colour, strength


class Trace(NamedTuple):
    """A piece of a chain's line in one cell.

    Attributes:
        corner: 0 between the north and the east side, then clockwise.
        colours: of the chains that share it, one or two.
        end: None for a line from side to side; else the chain's badge hangs in this cell, and the line comes to it
            from the corner's first (0) or second (1) side.
    """

    corner: int
    colours: tuple[int, ...]
    end: int | None = None


@kept
def line(trace: Trace, size: int) -> Image.Image:
    """Return the line in one cell (RGBA): casing, colour, white core; two colours side by side where two chains share
    it.
    """
    side = size * _LARGER
    ends = _ends(trace, side)
    tones = [colours.RAMPS[colour] for colour in trace.colours]
    image = Image.new("RGB", (side, side), tones[0](0.22))
    shadow = blur(_stroke(side, ends, 0.24), 0.028 * side)
    mask = scaled(shadow, 0.55)
    casing: list[Stroke] = [
        (blur(_stroke(side, ends, 0.20), 0.03 * side), tones[0](0.5), 0.7),
        (_stroke(side, ends, 0.150), tones[0](0.06), 0.85),
    ]
    for part, ink, strength in casing + (_one(side, ends, tones[0]) if len(tones) == 1 else _two(side, ends, tones)):
        weak = part if strength == 1 else scaled(part, strength)
        image.paste(ink, (0, 0), weak)
        mask = ImageChops.lighter(mask, weak)
    image.putalpha(mask)
    return image.resize((size, size), Image.Resampling.LANCZOS)


def _ends(trace: Trace, side: int) -> tuple[Point, Point]:
    """From the middle of a side to that of the next; or not so far, to the badge."""
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
    """The mask of a line with round ends; its width in cells."""
    mask = Image.new("L", (side, side), 0)
    pen = ImageDraw.Draw(mask)
    pen.line(ends, fill=255, width=max(1, round(width * side)))
    radius = width * side / 2
    for x, y in ends:
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    return mask


@kept
def coin(text: str, size: int, gold: bool, colour: int = 0) -> Image.Image:
    """Return a round sign (RGBA) with a gold or silver edge; filled with a colour of the game, or like its edge."""
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
    image.paste(shine, (0, 0), scaled(top, 0.7))
    height = round(side * (0.56 if len(text) < 2 else 0.44 if len(text) < 3 else 0.36))
    at = (side / 2, side / 2 + height * fonts.CAP_HEIGHT / 2)
    pen, font = ImageDraw.Draw(image), fonts.house(Face.BOLD, height)
    if colour:
        outline = colours.RAMPS[colour](0.06)
        pen.text(at, text, font=font, fill=outline, anchor="ms", stroke_width=round(side * 0.03), stroke_fill=outline)
    pen.text(at, text, font=font, fill=colours.WHITE if colour else dark, anchor="ms")
    image.putalpha(_disc(side, 1.0))
    return image.resize((size, size), Image.Resampling.LANCZOS)


def _disc(side: int, share: float) -> Image.Image:
    mask = Image.new("L", (side, side), 0)
    inset = side * (1 - share) / 2
    ImageDraw.Draw(mask).ellipse((inset, inset, side - inset - 1, side - inset - 1), fill=255)
    return mask
