"""Paints what everybody but its member sees of a daily until it is over: nothing of the mine."""

from PIL import Image

from bot.engine.table import Table
from render.gemrush import rock
from render.gemrush.colours import colours
from render.gemrush.drawing import put, squeezed

WIDTH, HEIGHT = 1000, 280
_LINES = (("title", "Daily", 60), ("hidden", "It stays hidden", 40), ("uncounted", "", 40))
_TOP, _PITCH = 80, 66


def paint(table: Table) -> Image.Image:
    """Return the picture (RGB): what it is, that it stays hidden, or that it ended without a result."""
    image = rock.background(WIDTH, HEIGHT).copy()
    for number, (name, usual, size) in enumerate(_LINES):
        ink = colours.INK if number else colours.GOLD_INK
        line = squeezed(table.caption(name, usual), size, 26, ink, WIDTH - 60)
        put(image, line, WIDTH / 2, _TOP + number * _PITCH)
    return image
