"""A member: numbers, games, rating over time, best boards, feats. Parts without content are left out."""

import io
from collections.abc import Sequence

from PIL import Image

from render import fonts
from render.honours import colours, icons, plot
from render.honours.pieces import (
    INNER,
    MARGIN,
    WIDTH,
    card,
    cluster,
    figures,
    gem,
    gems_of,
    page,
    rule,
    sign,
    words,
)
from render.honours.views import Count, Feat, Played, Profile, Thumbnail
from render.kit import rounded_mask

_HEAD, _COUNTS, _GAME, _RULE, _FEAT, _FOOT = 196, 148, 90, 60, 104, 18
_GAP = 14
_EMPTY = 150
_THUMB = 304  # pixels of a side
_THUMB_NOTE = 92
BOARD = _THUMB - 16
_STRIP = 0.11  # of a board's height
_FEAT_COLUMNS = 2
MOST_COUNTS, MOST_FEATS = 4, 6


def height_of(view: Profile) -> int:
    """Pixels of the whole picture."""
    height = _HEAD + _FOOT
    height += _COUNTS + _GAP if view.counts else 0
    height += len(view.games) * (_GAME + 10) + (4 if view.games else 0)
    height += plot.HEIGHT + _GAP if view.plot is not None else 0
    height += _RULE + _THUMB + _THUMB_NOTE + _GAP if view.thumbnails else 0
    height += _RULE + _feat_rows(view) * (_FEAT + 12) if view.feats else 0
    return height + (_EMPTY if view.empty else 0)


def _feat_rows(view: Profile) -> int:
    return -(-min(len(view.feats), MOST_FEATS) // _FEAT_COLUMNS)


def paint(view: Profile, boards: Sequence[Image.Image] = ()) -> Image.Image:
    """boards: the thumbnails' pictures, BOARD pixels square."""
    image = page(height_of(view))
    _paint_head(image, view)
    y = _HEAD
    if view.counts:
        _paint_counts(image, view.counts[:MOST_COUNTS], y)
        y += _COUNTS + _GAP
    for game, kind in zip(view.games, gems_of([game.key for game in view.games]), strict=True):
        _paint_game(image, game, kind, y)
        y += _GAME + 10
    y += 4 if view.games else 0
    if view.plot is not None:
        plot.paint(image, view.plot, y)
        y += plot.HEIGHT + _GAP
    if view.thumbnails:
        rule(image, view.boards_title, y + _RULE // 2)
        y += _RULE
        for i, (one, board) in enumerate(zip(view.thumbnails, boards, strict=True)):
            _paint_thumbnail(image, one, board, MARGIN + i * (_THUMB + 18), y)
        y += _THUMB + _THUMB_NOTE + _GAP
    if view.feats:
        rule(image, view.feats_title, y + _RULE // 2)
        y += _RULE
        for i, feat in enumerate(view.feats[:MOST_FEATS]):
            _paint_feat(image, feat, i, y + i // _FEAT_COLUMNS * (_FEAT + 12))
    if view.empty:
        words(image, view.empty, WIDTH / 2, y + _EMPTY / 2 - 10, 32, colours.INK, INNER - 40, 0.5)
    return image


def _paint_head(image: Image.Image, view: Profile) -> None:
    sign(image, view.name, MARGIN + 78, 98, 70)
    cluster(image, view.games[0].key if view.games else "", 880, 98)
    left, room = MARGIN + 178, 560
    words(image, view.name if fonts.drawable(view.name) else "?", left, 76, 58, colours.INK, room)
    words(image, view.note, left, 134, 28, colours.SOFT, room)


def _paint_counts(image: Image.Image, counts: tuple[Count, ...], y: int) -> None:
    step = (INNER + 14) / len(counts)
    for i, count in enumerate(counts):
        left, width = MARGIN + round(i * step), round(step) - 14
        card(image, left, y, width, _COUNTS)
        middle = left + width / 2
        room = width - 40 - (58 if count.icon else 0)
        size = 62
        wide = min(room, fonts.figures_width(count.shown, size))
        at = middle - (wide + (58 if count.icon else 0)) / 2
        if count.icon:
            icons.paint(image, count.icon, at + 22, y + 58, 21, colours.GOLD)
            at += 58
        figures(image, count.shown, at, y + 58, size, colours.INK, room, 0)
        words(image, count.label, middle, y + 116, 26, colours.SOFT, width - 20, 0.5)


def _paint_game(image: Image.Image, game: Played, kind: str, y: int) -> None:
    card(image, MARGIN, y, INNER, _GAME)
    gem(image, kind, MARGIN + 56, y + _GAME / 2, 70)
    right = WIDTH - MARGIN - 26
    used = 0
    if game.shown:
        label = words(image, game.label, right, y + 70, 24, colours.SOFT, 330, 1.0)
        used = max(label, figures(image, game.shown, right, y + 34, 44, colours.INK, 330))
    left = MARGIN + 112
    room = right - used - 20 - left
    words(image, game.name, left, y + 32, 36, colours.INK, room)
    words(image, game.note, left, y + 69, 25, colours.SOFT, room)


def _paint_thumbnail(image: Image.Image, one: Thumbnail, board: Image.Image, x: int, y: int) -> None:
    card(image, x, y, _THUMB, _THUMB + _THUMB_NOTE)
    image.paste(board, (x + 8, y + 8), rounded_mask(BOARD, BOARD, 12))
    figures(image, one.shown, x + _THUMB / 2, y + _THUMB + 24, 40, colours.INK, _THUMB - 24, 0.5)
    words(image, one.note, x + _THUMB / 2, y + _THUMB + 66, 24, colours.SOFT, _THUMB - 24, 0.5)


def thumbnail(png: bytes, side: int) -> Image.Image:
    """Return the board as a square, made small. Painters put a strip above it: that goes, and what is below a
    tall one.
    """
    with Image.open(io.BytesIO(png)) as opened:
        board = opened.convert("RGB")
    top = round(board.height * _STRIP)
    bottom = min(board.height, top + board.width)
    high = round(side * (bottom - top) / board.width)
    box = (0, top, board.width, bottom)
    small = board.resize((side, high), Image.Resampling.LANCZOS, box=box, reducing_gap=3.0)
    square = Image.new("RGB", (side, side), small.getpixel((0, 0)))
    square.paste(small, (0, (side - high) // 2))
    return square


def _paint_feat(image: Image.Image, feat: Feat, number: int, y: int) -> None:
    width = (INNER - 14) // _FEAT_COLUMNS
    left = MARGIN + number % _FEAT_COLUMNS * (width + 14)
    card(image, left, y, width, _FEAT)
    icons.paint_badge(image, feat.icon, left + 62, y + _FEAT / 2, 48, number)
    room = width - 134
    words(image, feat.title, left + 122, y + 40, 32, colours.INK, room)
    words(image, feat.note, left + 122, y + 78, 24, colours.SOFT, room)
