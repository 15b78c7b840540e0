"""Frames: a server's accent and the name of its table around a finished picture.

The picture itself has no pixel of the frame, so an accent cannot change what a board says. The frame's colours take
places of the palette that the picture does not use. If these are too few, some rare colours become their neighbours.
"""

import io
import math
from collections.abc import Sequence
from typing import Any

from PIL import Image, ImageChops

from bot.engine.themes import Look
from render import fonts, png
from render.accents import from_oklch, moved, oklch
from render.kit import RGB, Layer, box, mix, sparkle
from render.memory import cached
from render.tokens import Token, token

COLOURS = 256
_PLAIN_WIDTH = 720  # pixels; lengths below are those of a picture of this width
_LEAST_WIDTH = 120  # pixels; the frame of a smaller picture is that of a picture of this width
_BORDER, _HEAD = 14, 62  # the widths of the frame at three sides, and at the top if the table has a name
_OUTER, _INNER = 5, 2  # the widths of the two lines of a frame
_TEXT = 0.62  # the size of the letters, as a share of the head's height
_SMALLEST = 0.7  # the size of the letters of a long name, as a share of the usual size
_GROWS = 8  # a file is compressed at the higher level if it would be larger by more than this part of the picture's
_WHOLE: Any = 255  # a mask's value where it is set
_RARE = 64  # the rarest colours of a picture, of which those with the nearest neighbours make room for a frame
_STEPS = 4  # the colours of a smooth edge, between the ground and the colour of a line or a letter


class Colours:
    ACCENT = token("#8d97c9", "#5a639a", "#ffffff")  # of a server that has chosen none
    GROUND = Token((0.19, 0.03), light=(0.965, 0.018), contrast=(0.0, 0.0), plain=(0.19, 0.0))  # lightness, chroma
    TEXT = Token(4.5, contrast=7.0)  # the least contrast of letters on the ground
    SIGN = Token(3.3, light=4.0, contrast=4.5)  # the least contrast of lines on the ground
    BOLD = Token(1.0, contrast=1.5)  # the width of lines, as a share of that of the dark theme


colours = Colours()
# What the values of a mask become: the numbers of the colours in `_shades`.
_NUMBERS = [round(value * _STEPS / 255) for value in range(256)]
_LETTER_NUMBERS = [number and number + _STEPS for number in _NUMBERS]
Tones = tuple[RGB, RGB, RGB]


def tones(accent: RGB | None) -> Tones:
    """Return the colours of a frame in the theme in use: its ground, its lines, its letters.

    accent: None if the server has chosen none.
    """
    chosen = colours.ACCENT if accent is None else accent
    whole, (lightness, most) = oklch(chosen), colours.GROUND
    ground = from_oklch(whole._replace(lightness=lightness, chroma=min(most, whole.chroma / 3)))
    return ground, moved(chosen, ground, colours.SIGN), moved(chosen, ground, colours.TEXT)


def framed(picture: bytes, look: Look) -> bytes:
    """Return a picture in the frame of a server, or the picture itself if the server has chosen none.

    picture: a PNG file with a palette. look: its theme must be the theme in use.
    """
    if not look.framed:
        return picture
    whole = Image.open(io.BytesIO(picture))
    bands = bytes(whole.getpalette() or ())
    indexes = Image.frombytes("L", whole.size, whole.tobytes())
    shades = _shades(look.accent)
    places, table = free_places(indexes, bands, len(shades))
    if table is not None:
        indexes = indexes.point(table)
    palette = bytearray(bands.ljust(3 * (max(places) + 1), b"\0"))
    for place, shade in zip(places, shades, strict=True):
        palette[3 * place : 3 * place + 3] = bytes(shade)
    left, top, right, bottom = edges(whole.width, bool(look.table))
    image = Image.new("L", (png.FILTER_COLUMN + left + whole.width + right, top + whole.height + bottom), 0)
    around = _around(image.width - png.FILTER_COLUMN, image.height, look.table, (left, top, right, bottom))
    image.paste(around.point(bytes(places) + bytes(COLOURS - len(places))), (png.FILTER_COLUMN, 0))
    image.paste(indexes, (png.FILTER_COLUMN + left, top))
    return png.encode(image, bytes(palette), len(picture) + len(picture) // _GROWS)


def edges(width: int, named: bool) -> tuple[int, int, int, int]:
    """Return the widths of a frame in pixels: left, top, right, bottom. width: of the picture. named: has a name."""
    width = max(width, _LEAST_WIDTH)
    border = round(_BORDER * width / _PLAIN_WIDTH)
    return border, round(_HEAD * width / _PLAIN_WIDTH) if named else border, border, border


def free_places(indexes: Image.Image, bands: bytes, count: int) -> tuple[list[int], bytes | None]:
    """Return `count` places of a palette for other colours, and the table of new indexes that makes room for them.

    The table is None if the picture does not use these places. Otherwise some rare colours become their neighbours.
    bands: the palette, three bytes a colour.
    """
    uses = indexes.histogram()
    by_use = sorted(range(COLOURS), key=lambda place: (uses[place], place))
    free = [place for place in by_use if not uses[place]][:count]
    lacking = count - len(free)
    if not lacking:
        return free, None
    colours_at = [bands[3 * place : 3 * place + 3] for place in range(COLOURS)]
    used = [place for place in by_use if uses[place]]
    rare, kept = used[:_RARE], used[_RARE:]

    def neighbour(place: int) -> int:
        return min(kept, key=lambda one: math.dist(colours_at[place], colours_at[one]))

    near = {place: neighbour(place) for place in rare}
    given = sorted(near, key=lambda place: math.dist(colours_at[place], colours_at[near[place]]))[:lacking]
    table = bytearray(range(COLOURS))
    for place in given:
        table[place] = near[place]
    return free + given, bytes(table)


def _shades(accent: RGB | None) -> Sequence[RGB]:
    """Return the colours of a frame: the ground, the lines with their smooth edges, the letters with theirs."""
    ground, line, ink = tones(accent)
    return [ground, *(mix(ground, colour, i / _STEPS) for colour in (line, ink) for i in range(1, _STEPS + 1))]


def _around(width: int, height: int, table: str, size: tuple[int, int, int, int]) -> Image.Image:
    """Return a frame without its picture. Its pixels are numbers of `_shades`.

    width, height: of the whole in pixels. size: the frame's widths, as of `edges`.
    """
    left, top, _, bottom = size
    lines, scale = Image.new("L", (width, height), 0), left / _BORDER
    outer, inner = (max(1, round(one * scale * colours.BOLD)) for one in (_OUTER, _INNER))
    near = left - inner - 1
    _ring(lines, (0, 0, width, height), round(_BORDER * scale), outer)
    _ring(lines, (near, top - inner - 1, width - 2 * near, height - top - bottom + 2 * inner + 2), inner + 1, inner)
    letters = Image.new("L", (width, height), 0)
    if table:
        rules, name = _head(width - 2 * near, top - inner - 1 - outer, table)
        lines.paste(rules, (near, outer), rules)
        letters.paste(name, (near, outer))
    return ImageChops.lighter(lines.point(_NUMBERS), letters.point(_LETTER_NUMBERS))


def _ring(image: Image.Image, place: tuple[int, int, int, int], radius: int, line: int) -> None:
    """Paint a line with round corners along the inside of a box of a mask."""
    left, top, width, height = place
    ground: Any = image.getpixel((left + line, top + line)) or 0
    box(image, left, top, width, height, radius, _WHOLE)
    box(image, left + line, top + line, width - 2 * line, height - 2 * line, max(1, radius - line), ground)


@cached
def _head(width: int, height: int, table: str) -> tuple[Image.Image, Image.Image]:
    """Return two masks (L) of the head of a frame: its rules with their stars, and the name of the table."""
    size, room = round(height * _TEXT), round(width - 1.5 * height)
    size = max(round(size * _SMALLEST), min(size, int(size * room / max(1, fonts.width(table, size)))))
    written = Image.new("RGB", (width, height), (0, 0, 0))
    fonts.words(written, table, width / 2, height / 2, size, (255, 255, 255), room)
    long = fonts.width(fonts.fitted(table, size, room), size)
    rules = Layer(0, 0, width, height)
    thick = height * 0.045 * colours.BOLD
    for side in (-1, 1):
        near, far = width / 2 + side * (long / 2 + height * 0.75), width / 2 + side * (width / 2 - height * 0.35)
        begin = near + side * height * 0.42
        if side * (far - begin) > 0:
            rules.polygon(sparkle(near, height / 2, height * 0.24, height * 0.085))
            rules.polygon([(begin, height / 2 - thick), (far, height / 2), (begin, height / 2 + thick)])
    return rules.mask(), written.convert("L")
