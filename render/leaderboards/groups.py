"""Paints a cup at tables: its rounds, the latest one first, and the groups of each as cards."""

from functools import partial

from PIL import Image, ImageDraw

from render import fonts
from render.leaderboards.colours import colours
from render.leaderboards.leaderboard import HEAD, paint_head
from render.leaderboards.pieces import INNER, MARGIN, Part, card, figures, foot, pointer, stacked, words
from render.leaderboards.views import Groups, GroupsCard, GroupsLine, GroupsRound

_ROW, _GAP = 62, 22  # the height of a line, and the space between two cards
_TITLE, _CARD_TITLE, _FOOT = 62, 56, 62
_POINTS = 84  # the width of the points
_NAME, _SMALL = 38, 31  # sizes of names, and of other text
_COLUMNS = 2


def paint(view: Groups) -> Image.Image:
    """Return the picture (RGB). A triangle marks who goes on, a thick frame a group that plays now."""
    parts: list[Part] = [(HEAD, partial(paint_head, view=view))]
    for one in view.rounds:
        parts.append((_TITLE, partial(_paint_title, one=one)))
        for cards in (one.cards[at : at + _COLUMNS] for at in range(0, len(one.cards), _COLUMNS)):
            parts.append((max(map(_height, cards)) + _GAP, partial(_paint_cards, cards=cards)))
    return stacked([*parts, foot(view.foot, _FOOT, _SMALL)])


def _height(one: GroupsCard) -> int:
    return _titled(one) + len(one.lines) * _ROW


def _titled(one: GroupsCard) -> int:
    """Return the height of a card's title."""
    return _CARD_TITLE if one.title or one.note else 0


def _paint_title(image: Image.Image, y: int, one: GroupsRound) -> None:
    middle = y + _TITLE / 2
    width = words(image, one.title, MARGIN + 4, middle, _NAME, colours.INK, INNER // 2)
    words(image, one.note, MARGIN + 28 + width, middle + 2, _SMALL, colours.SOFT, INNER - width - 32)


def _paint_cards(image: Image.Image, y: int, cards: tuple[GroupsCard, ...]) -> None:
    """Paint the cards beside each other. A single one has the whole width."""
    width = (INNER - (len(cards) - 1) * _GAP) // len(cards)
    for at, one in enumerate(cards):
        _paint_card(image, MARGIN + at * (width + _GAP), y, width, one)


def _paint_card(image: Image.Image, x: int, y: int, width: int, one: GroupsCard) -> None:
    if one.live:
        card(image, x, y, width, _height(one), fill=colours.CARD_OWN, edge=colours.AQUA, line=colours.LINE + 4)
    else:
        card(image, x, y, width, _height(one))
    used = words(image, one.title, x + 18, y + _CARD_TITLE / 2, _SMALL, colours.SOFT, width - 36)
    room = width - 36 - used - 16
    if one.note and room > 0:
        words(image, one.note, x + width - 18, y + _CARD_TITLE / 2, _SMALL, colours.SOFT, room, 1.0)
    draw = ImageDraw.Draw(image)
    for row, line in enumerate(one.lines):
        top = y + _titled(one) + row * _ROW
        if top > y:
            draw.line([(x + 14, top), (x + width - 14, top)], fill=colours.CARD_EDGE, width=2)
        _paint_line(image, x, top + _ROW / 2, width, line)


def _paint_line(image: Image.Image, x: int, y: float, width: int, line: GroupsLine) -> None:
    ink = colours.FAINT if not line.known else colours.SOFT if line.out else colours.INK
    left, right = x + 82, x + width - 18
    if line.on:
        pointer(image, x + 22, y, 12, colours.GOLD)
    if line.place:
        figures(image, line.place, x + 60, y, _NAME, colours.SOFT, 32, 0.5)
    if line.shown:
        figures(image, line.shown, right, y, 40, ink, _POINTS)
    room = right - left - (_POINTS if line.shown else 0)
    name = line.name if fonts.drawable(line.name) else "?"
    words(image, name, left, y, _NAME if line.known else _SMALL, ink, room)
