"""Paints rows of numbered cards, such as revealed cards, a hand to choose from, or cards that burn."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.gemrush import cards, icons, rock
from render.gemrush.colours import colours
from render.gemrush.drawing import put, squeezed
from render.kit import rgb

WIDTH = 1000
_A_LINE = 6  # cards side by side
_MARGIN, _BETWEEN = 18, 14
_WIDE = (WIDTH - 2 * _MARGIN - (_A_LINE - 1) * _BETWEEN) // _A_LINE  # the width of a card in pixels
_HIGH = round(_WIDE * 1.6)
_BADGE = 62
_LINE = _HIGH + _BADGE // 2 + 26
_TITLE = 58


class CardRow(NamedTuple):
    """Cards with a heading.

    cards: their kinds. Their numbers go on from those of the row before.
    title: such as whose cards they are; "" for no heading.
    closed: the places, from 0, of cards that cannot be chosen. They are dim, but have numbers too.
    burns: whether the cards have the sign of fire.
    """

    cards: bytes
    title: str = ""
    closed: tuple[int, ...] = ()
    burns: bool = False


def height(rows: Sequence[CardRow]) -> int:
    lines = sum(max(1, -(-len(row.cards) // _A_LINE)) for row in rows)
    return lines * _LINE + sum(_TITLE for row in rows if row.title) + _MARGIN


def paint(rows: Sequence[CardRow]) -> Image.Image:
    """Return the picture (RGB) of all rows, one below the other."""
    image, top, number = rock.background(WIDTH, height(rows)).copy(), _MARGIN, 1
    for row in rows:
        if row.title:
            put(image, squeezed(row.title, 38, 26, colours.GOLD_INK, WIDTH - 60), _MARGIN + 6, top + _TITLE / 2 - 6, 0)
            top += _TITLE
        for start in range(0, max(1, len(row.cards)), _A_LINE):
            _paint_line(image, row, start, number, top)
            top += _LINE
        number += len(row.cards)
    return image


def _paint_line(image: Image.Image, row: CardRow, start: int, number: int, top: int) -> None:
    """Paint up to `_A_LINE` cards. start: the place of the first card. number: the number of the row's first card."""
    for i, kind in enumerate(row.cards[start : start + _A_LINE]):
        place = start + i
        closed = place in row.closed
        x = _MARGIN + _WIDE / 2 + i * (_WIDE + _BETWEEN)
        put(image, cards.shown(kind, _WIDE, _HIGH, "dim" if closed else ""), x, top + _HIGH / 2)
        if row.burns:
            put(image, icons.icon("burn", "", round(_WIDE * 0.42)), x - _WIDE * 0.36, top + _HIGH * 0.98)
        ink = (colours.CLOSED, colours.CLOSED_INK) if closed else (rgb("#4a2f18"), colours.PAPER)
        badge = icons.disc(str(number + place), _BADGE, *ink, colours.OUTLINE, ink[1])
        put(image, badge, x, top + _HIGH + 6)
