"""Small pictures of the heads of boards, which show how a server's accent and the name of its table look."""

import io
from collections.abc import Sequence

from PIL import Image

from bot.engine.themes import Look, using
from render import fonts, gems, png
from render.accents import contrast
from render.frames import edges, framed
from render.kit import box, disc
from render.memory import cached
from render.sample import colours

_WIDTH, _HIGH = 620, 104  # of a head without its frame
_LEFT, _EDGE, _GAP, _CELL = 78, 14, 16, 88
_GEMS = ("red", "", "gold", "light-blue", "", "purple", "green")


@cached
def paint(looks: Sequence[Look]) -> bytes:
    """Return the heads with these looks, one below the other, as a PNG file.

    Several have their numbers at the left, each on a disc in the accent as it was chosen.
    """
    heads = [_head(look) for look in looks]
    left = _LEFT if len(heads) > 1 else _EDGE
    height = sum(head.height + _GAP for head in heads) - _GAP + 2 * _EDGE
    with using(looks[0].theme):
        image = Image.new("RGB", (left + heads[0].width + _EDGE, height), colours.NIGHT)
        y = _EDGE
        for number, head in enumerate(heads, 1):
            image.paste(head, (left, y))
            if len(heads) > 1:
                middle = y + head.height / 2
                colour = looks[number - 1].accent or colours.PANEL
                ink = max(((0, 0, 0), (255, 255, 255)), key=lambda ink: contrast(ink, colour))
                disc(image, left / 2, middle, 29, colours.INK)
                disc(image, left / 2, middle, 27, colour)
                fonts.words(image, str(number), left / 2, middle, 34, ink, left)
            y += head.height + _GAP
        return png.of_picture(image)


def _head(look: Look) -> Image.Image:
    """Return the upper part of a small board (RGB) in its frame."""
    with using(look.theme):
        board = Image.new("RGB", (_WIDTH, 2 * _HIGH), colours.NIGHT)
        for column, kind in enumerate(_GEMS):
            x, y, side = 2 + column * _CELL, 10, _CELL - 4
            box(board, x, y, side, side, 13, colours.CELL[column % 2])
            if kind:
                gem = gems.sprite(kind, side)
                board.paste(gem, (x, y), gem)
        whole = Image.open(io.BytesIO(framed(png.of_picture(board), look))).convert("RGB")
    return whole.crop((0, 0, whole.width, edges(_WIDTH, bool(look.table))[1] + _HIGH))
