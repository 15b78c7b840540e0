"""The board without its gems: the layout, the frame, the coordinates and empty cells."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.engine.themes import current
from render import fonts
from render.fonts import Face
from render.gems3d.colours import colours
from render.kit import RGB, box, mix, rounded_mask

WIDTH = 720
STRIP = 64  # the height of the status strip above the board
RIM, EDGE = 34, 14  # the widths of the board's rim at the left, which has the rows' numbers, and at the right
CROWN, FOOT = 28, 11  # the heights of the rim above, which has the columns' letters, and below


class Layout(NamedTuple):
    """The places of a board's cells, in pixels. side: the number of cells in a row."""

    side: int
    cell: int
    left: int
    top: int
    height: int  # the height of the whole picture

    def corner(self, cell: int) -> tuple[int, int]:
        row, column = divmod(cell, self.side)
        return self.left + column * self.cell, self.top + row * self.cell

    def centre(self, cell: int) -> tuple[float, float]:
        x, y = self.corner(cell)
        return x + self.cell / 2, y + self.cell / 2

    def odd(self, cell: int) -> bool:
        """Return whether the cell has the second of the two colours that alternate."""
        row, column = divmod(cell, self.side)
        return (row + column) % 2 == 1


@lru_cache(maxsize=16)
def layout(side: int) -> Layout:
    room = WIDTH - RIM - EDGE
    cell = room // side
    left = RIM + (room - cell * side) // 2 + 3
    return Layout(side, cell, left, STRIP + CROWN, STRIP + CROWN + cell * side + FOOT)


def draw_background(cell: int, colour: RGB) -> Image.Image:
    """Return an empty cell with a dark upper edge and a light lower edge, and with the gap around it."""
    gap = 1 if cell < 60 else 2 if cell < 110 else 3
    edge = max(1, round(cell / 40))
    lit, shaded = (0.0, 0.0) if current().flat else (0.16, 0.34)
    inner, radius, at = cell - gap, max(4, round(cell * 0.13)), gap // 2
    image = Image.new("RGB", (cell, cell), colours.NIGHT)
    whole = rounded_mask(inner, inner - 1, radius)
    image.paste(mix(colour, colours.CELL_EDGE, lit), (at, at + 1, at + inner, at + inner), whole)
    image.paste(mix(colour, colours.CELL_SHADE, shaded), (at, at, at + inner, at + inner - 1), whole)
    face = rounded_mask(inner, inner - 1 - edge, radius)
    image.paste(colour, (at, at + edge, at + inner, at + inner - 1), face)
    return image


def draw_board(side: int) -> Image.Image:
    """Return the whole picture (RGB) with frame, coordinates and empty cells. The strip is left empty."""
    place = layout(side)
    size = place.cell * side
    image = Image.new("RGB", (WIDTH, place.height), colours.NIGHT)
    box(image, 4, STRIP, WIDTH - 8, CROWN + size + 10, 16, colours.FRAME_DARK)
    box(image, 5, STRIP + 1, WIDTH - 10, CROWN + size + 8, 15, colours.FRAME_LIGHT)
    box(image, 7, STRIP + 3, WIDTH - 14, CROWN + size + 4, 13, colours.PANEL)
    box(image, place.left - 3, place.top - 3, size + 6, size + 6, 9, colours.NIGHT)
    _write_coordinates(image, place)
    backgrounds = [draw_background(place.cell, colour) for colour in colours.CELL]
    for cell in range(side * side):
        image.paste(backgrounds[place.odd(cell)], place.corner(cell))
    return image


def _write_coordinates(image: Image.Image, place: Layout) -> None:
    draw = ImageDraw.Draw(image)
    size = max(17, min(24, round(place.cell * 0.20) + 9))
    for i in range(place.side):
        middle = i * place.cell + place.cell / 2
        above = (place.left + middle, STRIP + 3 + (CROWN - 4) / 2)
        draw.text(above, chr(ord("A") + i), font=fonts.bot_font(Face.BOLD, size), fill=colours.INK, anchor="mm")
        digits = fonts.bot_font(Face.BOLD, size if i < 9 else size - 2)
        beside = (7 + (place.left - 8) / 2, place.top + middle)
        draw.text(beside, str(i + 1), font=digits, fill=colours.INK, anchor="mm")
