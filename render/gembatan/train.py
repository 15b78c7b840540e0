"""For developers: `python -m render.gembatan.train` chooses the palette anew, from all that a picture is made of.

To be run after a change of pieces or colours. It writes `palette.txt`, kept in the repository.
"""

import random
from collections.abc import Iterator

from PIL import Image

from bot.games.gembatan.pieces import GEMS, TILES, sides_of
from render import fonts
from render.gembatan import cards, colours
from render.gembatan.cells import Empty, Half, Lies, Mark, Tile, draw_cell, draw_hand_tile
from render.gembatan.chains import Trace, coin
from render.gembatan.ink import PALETTE_FILE
from render.gembatan.mat import Frame, draw_frame, sign
from render.kmeans import palette_lines

_SIZES = ((114, 2.0), (88, 3.0), (62, 1.0))  # of cells: those of usual pictures
_GROUNDS = (colours.CARD, colours.CARD_TURN)

Source = Iterator[tuple[Image.Image, float]]


def _tiles() -> Source:
    """Tiles with all that can be in their sides, on the board."""
    dice = random.Random(5)  # the same pieces every time
    kinds = [Half(colour, lies) for colour in range(1, 6) for lies in Lies]
    marks = [Half(colour, Lies.GEM, mark) for colour in range(1, 6) for mark in (Mark.FRESH, Mark.DRAFT)]
    chained = [Half(colour, Lies.GEM, Mark.NONE, colour) for colour in range(1, 6)]
    for size, weight in _SIZES:
        for share, halves in ((3.0, kinds), (0.6, marks), (1.0, chained)):
            for half in halves:
                others = [dice.choice(kinds) for _ in range(2)]
                yield draw_cell(Tile(size, (half, others[0], None, others[1]))), weight * share
        for colour in range(1, 6):
            trace = Trace(0, (colour,))
            yield draw_cell(Tile(size, (None, Half(colour), None, None), traces=(trace,))), weight
            yield draw_cell(Tile(size, (None, Half(colour), None, None), Mark.DRAFT, 2)), weight * 2
            yield draw_cell(Tile(size, (Half(colour), None, None, None), Mark.FRESH, gilded=0b1100)), weight
        yield draw_cell(Tile(size, (None, None, None, None))), weight * 4


def _empty() -> Source:
    for size, weight in _SIZES:
        for colour in range(1, 6):
            for tiles in (0b1, 0b100, 0b10000, 0b1000000):
                lights = tuple(colour if tiles >> 2 * side & 1 else 0 for side in range(4))
                yield draw_cell(Empty(size, tiles, 0, lights)), weight * 2
        yield draw_cell(Empty(size, 0b11, 0b11)), weight * 2
        yield draw_cell(Empty(size, 0b11, 0, (1, 0, 0, 0), True)), weight
        yield draw_cell(Empty(size)), weight


def _hands() -> Source:
    for ground in _GROUNDS:
        for tile in range(0, len(TILES), 3):
            yield draw_hand_tile(sides_of(tile), 74, ground), 1.0
        for number in range(len(GEMS)):
            yield cards.draw_gem(number, 62, ground), 2.0
        for kind in ("gem", "chain", "star", "left", "gems", "stack", "crown"):
            yield cards.draw_icon(kind, 40, 0, ground), 1.0


def _words() -> Source:
    for ground, ink in ((colours.CARD, colours.INK), (colours.CARD_TURN, colours.INK), (colours.STRIP, colours.INK),
                        (colours.STRIP, colours.SOFT_INK), (colours.CARD_TURN, colours.GOLD),
                        (colours.STRIP_TURN, colours.GOLD), (colours.CARD, colours.SILVER),
                        (colours.CARD, colours.SOFT_INK), (colours.WELL, colours.INK)):  # fmt: skip
        yield fonts.drawn_words("Lapidary Gems", 26, ink, ground, 400), 1.0
        yield fonts.drawn_figures("1234567890", 42, ink, ground), 1.0


def _signs() -> Source:
    for colour in range(1, 6):
        for gold in (False, True):
            yield _laid(coin("+4", 36, gold, colour)), 2.0
    yield _laid(sign("+7", 30)), 2.0
    framed = Image.new("RGB", (200, 200), colours.NIGHT)
    draw_frame(framed, Frame(0, 0, 200, 200))
    yield framed, 3.0


def _laid(picture: Image.Image) -> Image.Image:
    ground = Image.new("RGB", picture.size, colours.IVORY)
    ground.paste(picture, (0, 0), picture)
    return ground


def main() -> None:
    lines = palette_lines((_tiles(), _empty(), _hands(), _words(), _signs()), colours.FLAT)
    PALETTE_FILE.write_text(lines, encoding="ascii")


if __name__ == "__main__":
    main()
