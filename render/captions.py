"""Paints captions below the frames of an animation: who did what, and how far the match has gone."""

import re

import msgspec
from PIL import Image

from render import fonts
from render.canvas import Frame
from render.tokens import token

LINES = 2
SMALLER = (1.0, 0.9, 0.8)  # sizes of the letters of a text, the largest that fits
_SIZE = 0.042  # the size of the letters, as a share of the width; 16 px on a phone of 390 px
_SENTENCE = re.compile(r"(?<=[.!?]) +(?!\d)")  # between two sentences


class Colours:
    GROUND = token("#12152b", "#fafaff", "#000000")
    TRACK = token("#3c4580", "#c6cce6", "#3a3a3a")
    BAR = token("#ffcf4d", "#dd9a00", "#ffd84d")
    INK = token("#f6eed6", "#1a1f44", "#ffffff")
    SOFT = token("#a9b0de", "#474e82", "#dfe3ff")


colours = Colours()


class Caption(msgspec.Struct, frozen=True):
    """What a frame says below its picture.

    Attributes:
        text: what happened.
        number: where in the match this is, such as "12 / 40".
        share: the part of the match that is over, from 0 to 1.
    """

    text: str
    number: str = ""
    share: float = 1.0


def captioned(frame: Frame, caption: Caption) -> Frame:
    """Return a frame with a caption below it, in the colours of the frame's palette."""
    width, height = frame.indexes.size
    band = frame.palette.indexes(_band(width, caption))
    whole = Image.new("L", (width, height + band.height))
    whole.paste(frame.indexes, (0, 0))
    whole.paste(band, (0, height))
    return Frame(whole, frame.palette, band.height)


def _band(width: int, caption: Caption) -> Image.Image:
    size = max(8, round(width * _SIZE))
    bar, edge, leading = max(3, size // 4), size // 2, round(size * 1.3)
    image = Image.new("RGB", (width, bar + edge + LINES * leading + edge // 2), colours.GROUND)
    image.paste(colours.TRACK, (0, 0, width, bar))
    image.paste(colours.BAR, (0, 0, round(width * caption.share), bar))
    middle = bar + edge // 2 + leading / 2
    small = round(size * 0.8)
    beside = round(fonts.width(caption.number, small)) + edge if caption.number else 0
    fonts.words(image, caption.number, width - edge, middle, small, colours.SOFT, width, along=1)
    rooms = (width - 2 * edge - beside, width - 2 * edge)
    text_size, lines = fitted(caption.text, size, rooms)
    for i, line in enumerate(lines):
        fonts.words(image, line, edge, middle + i * leading, text_size, colours.INK, rooms[i], along=0)
    return image


def fitted(text: str, size: int, rooms: tuple[int, ...]) -> tuple[int, list[str]]:
    """Return the size in which a text fits, and its lines. If it is too long, it loses its last sentences."""
    smaller, lines = size, [""]
    for share in SMALLER:
        smaller = round(size * share)
        lines = wrapped(text, smaller, rooms)
        if fonts.width(lines[-1], smaller) <= rooms[len(lines) - 1]:
            return smaller, lines
    *earlier, _ = _SENTENCE.split(text)
    return fitted(" ".join(earlier), size, rooms) if earlier else (smaller, lines)


def wrapped(text: str, size: int, rooms: tuple[int, ...]) -> list[str]:
    """Return a text in lines that are not wider than `rooms`, in pixels. The last line may be longer."""
    lines = [""]
    for word in fonts.words_of(text):
        longer = f"{lines[-1]} {word}".strip()
        if len(lines) < len(rooms) and lines[-1] and fonts.width(longer, size) > rooms[len(lines) - 1]:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
