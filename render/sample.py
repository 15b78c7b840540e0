"""A small picture of the four themes side by side, from which a member chooses one."""

from typing import NamedTuple

from PIL import Image

from bot.engine.themes import Theme, using
from render import fonts, gems, png
from render.kit import box, edged_box, rounded_mask
from render.memory import cached
from render.tokens import Token, token, tokens


class Colours:
    NIGHT = token("#12152b", "#e3e6f4", "#000000")  # behind all
    PANEL = token("#1d2242", "#fafaff", "#000000")
    EDGE = token("#3c4580", "#a3abd4", "#ffffff")
    CELL = tokens("#343b6a #3d4578", "#c9cfe9 #bdc4e2", "#1c2140 #252b52", "#343b6a #343b6a")
    MOVED = token("#8a6d2c", "#ffe9ad", "#4a3600", "#8a6d2c")
    FRAME = token("#ffcf4d", "#b37600", "#ffd84d")
    INK = token("#f6eed6", "#1a1f44", "#ffffff")
    GOLD = token("#ffcf4d", "#7d5300", "#ffd84d")
    LINE = Token(2, contrast=4)  # the width of edges, in pixels


colours = Colours()


class Name(NamedTuple):
    """A theme's name in the reader's language. chosen: whether it is the one in use."""

    text: str
    chosen: bool


WIDTH, HEIGHT = 1000, 604
_EDGE, _GAP, _HEAD, _CELL = 16, 20, 76, 92
_WIDE, _HIGH = (WIDTH - 2 * _EDGE - _GAP) // 2, (HEIGHT - 2 * _EDGE - _GAP) // 2
_ROWS = (("red", "", "gold", "light-blue", "purple"), ("green", "blue", "", "white", "orange-stripe"))
_MOVED = (0, 2)  # the cell with a frame


@cached
def paint(names: tuple[Name, ...]) -> bytes:
    """Return the picture as a PNG file. names: of the themes, in the order of `Theme`."""
    image = Image.new("RGB", (WIDTH, HEIGHT), colours.NIGHT)
    for number, (theme, name) in enumerate(zip(Theme, names, strict=True)):
        row, column = divmod(number, 2)
        at = _EDGE + column * (_WIDE + _GAP), _EDGE + row * (_HIGH + _GAP)
        if name.chosen:
            box(image, at[0] - 8, at[1] - 8, _WIDE + 16, _HIGH + 16, 26, colours.FRAME)
        with using(theme):
            image.paste(_part(name.text), at, rounded_mask(_WIDE, _HIGH, 20))
    return png.of_picture(image)


def _part(name: str) -> Image.Image:
    """Return the name and a few cells of a board (RGB) in the theme in use."""
    image, line = Image.new("RGB", (_WIDE, _HIGH), colours.NIGHT), colours.LINE
    edged_box(image, 6, 6, _WIDE - 12, _HEAD - 10, 14, colours.EDGE, colours.PANEL, line)
    fonts.words(image, name, 24, _HEAD / 2 + 1, 34, colours.INK, _WIDE - 130, along=0)
    fonts.words(image, "+8", _WIDE - 26, _HEAD / 2 + 1, 34, colours.GOLD, 90, along=1)
    left, top = (_WIDE - _CELL * len(_ROWS[0])) // 2, _HEAD + 8
    for row, kinds in enumerate(_ROWS):
        for column, kind in enumerate(kinds):
            x, y, side = left + column * _CELL, top + row * _CELL, _CELL - 4
            if (row, column) == _MOVED:
                edged_box(image, x, y, side, side, 13, colours.FRAME, colours.MOVED, 2 * line)
            else:
                box(image, x, y, side, side, 13, colours.CELL[(row + column) % 2])
            if kind:
                gem = gems.sprite(kind, side)
                image.paste(gem, (x, y), gem)
    return image
