"""Lines of text as clear pictures; the middle of their capitals is the picture's middle."""

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from render import fonts
from render.fonts import CAP_HEIGHT, Face
from render.gemrush import colours
from render.gemrush.drawing import Sprite, sprite
from render.kit import RGB
from render.memory import kept

_LEADING = 1.4  # height of the picture, in sizes


@kept
def drawn(text: str, size: int, colour: RGB, room: int = 4000, stroke: int = 0) -> Image.Image:
    """Return a line of any script, fitted into the room; a stroke is a dark line around each letter (house's face
    only).
    """
    line = fonts.fitted(text, size, room)
    width = math.ceil(fonts.width(line, size)) + 2 + 2 * stroke
    ground = colours.BLACK if stroke else colour
    image = Image.new("RGBA", (max(1, width), round(size * _LEADING) + 2 * stroke), (*ground, 0))
    baseline = round(image.height / 2 + size * CAP_HEIGHT / 2)
    if stroke:
        font = fonts.house(Face.BOLD, size)
        ImageDraw.Draw(image).text(
            (1 + stroke, baseline),
            line,
            font=font,
            fill=colour,
            anchor="ls",
            stroke_width=stroke,
            stroke_fill="#1a1208",
        )
    else:
        fonts.write(image, 1, baseline, line, size, colour)
    return image


@kept
def words(text: str, size: int, colour: RGB, room: int = 4000, stroke: int = 0) -> Sprite:
    return sprite(drawn(text, size, colour, room, stroke))


@lru_cache(maxsize=512)
def width(text: str, size: int) -> float:
    """In pixels, of a line of any script."""
    return fonts.width(fonts.plain(text), size)


@kept
def squeezed(text: str, size: int, least: int, colour: RGB, room: int) -> Image.Image:
    """A line made narrower and smaller, down to `least`, before it is cut."""
    text = fonts.plain(text)
    # Other scripts, and signs that no font has, are for `drawn`: measured in the house's face they may raise.
    own = all(char == " " or fonts.font_of(char) == fonts.FREDOKA for char in text)
    for smaller in range(size, least - 1, -1) if own else ():
        for face in (Face.BOLD, Face.NARROW):
            font = fonts.house(face, smaller)
            if font.getlength(text) <= room:
                width = math.ceil(font.getlength(text)) + 2
                image = Image.new("RGBA", (width, round(smaller * _LEADING)), (*colour, 0))
                at = (1, round(image.height / 2 + smaller * CAP_HEIGHT / 2))
                ImageDraw.Draw(image).text(at, text, font=font, fill=colour, anchor="ls")
                return image
    return drawn(text, least, colour, room)


def wrapped(text: str, size: int, room: int) -> list[str]:
    """Return a text in lines that fit into the room."""
    lines: list[str] = []
    for word in fonts.plain(text).split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and fonts.width(longer, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
