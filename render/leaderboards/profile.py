"""Paints a member's profile: numbers, games, ratings, best boards, feats (achievements). Empty parts are left out."""

import io
from collections.abc import Sequence
from functools import partial

from PIL import Image, ImageDraw

from render import fonts
from render.kit import rounded_mask
from render.leaderboards import icons, plot
from render.leaderboards.colours import colours
from render.leaderboards.pieces import (
    INNER,
    MARGIN,
    WIDTH,
    Part,
    card,
    cluster,
    figures,
    gem,
    gems_of,
    sign,
    stacked,
    words,
)
from render.leaderboards.views import Count, Feat, Played, Profile, Thumbnail

_HEAD, _COUNTS, _GAME, _RULE, _FEAT, _FOOT = 196, 148, 90, 60, 104, 18
_AGAINST = 34  # the height of a line about computer players
_GAP = 14
_EMPTY = 150
_THUMB = 304  # the width of a card with a board, in pixels
_THUMB_NOTE = 92
BOARD = _THUMB - 16
_STRIP = 0.081  # the height of the strip above a board, as a share of the picture's height
_FEAT_COLUMNS = 2
MOST_COUNTS, MOST_FEATS = 4, 6


def paint(view: Profile, boards: Sequence[Image.Image] = ()) -> Image.Image:
    """Return a profile (RGB). boards: a picture (RGB) for each thumbnail of the view, BOARD pixels square."""
    parts: list[Part] = [(_HEAD, partial(_paint_head, view=view))]
    if view.counts:
        parts.append((_COUNTS + _GAP, partial(_paint_counts, counts=view.counts[:MOST_COUNTS])))
    if view.games:
        parts.append((sum(_game_height(game) + 10 for game in view.games) + 4, partial(_paint_games, games=view.games)))
    if view.plot is not None:
        parts.append((plot.HEIGHT + _GAP, partial(plot.paint, plot=view.plot)))
    if view.thumbnails:
        thumbnails = partial(_paint_thumbnails, thumbnails=view.thumbnails, boards=boards)
        parts += [(_RULE, partial(_paint_heading, title=view.boards_title)), (_THUMB + _THUMB_NOTE + _GAP, thumbnails)]
    if view.feats:
        feats = view.feats[:MOST_FEATS]
        rows = -(-len(feats) // _FEAT_COLUMNS)
        parts.append((_RULE, partial(_paint_heading, title=view.feats_title)))
        parts.append((rows * (_FEAT + 12), partial(_paint_feats, feats=feats)))
    if view.empty:
        parts.append((_EMPTY, partial(_paint_empty, text=view.empty)))
    return stacked([*parts, (_FOOT, lambda image, y: None)])


def _paint_heading(image: Image.Image, y: int, title: str) -> None:
    middle = y + _RULE // 2
    used = words(image, title, MARGIN + 6, middle, 34, colours.GOLD_INK, INNER - 80)
    line = (MARGIN + 24 + used, middle - 1, WIDTH - MARGIN - 6, middle + 1)
    ImageDraw.Draw(image).rectangle(line, fill=colours.PODIUM_EDGE[0])


def _paint_empty(image: Image.Image, y: int, text: str) -> None:
    words(image, text, WIDTH / 2, y + _EMPTY / 2 - 10, 32, colours.INK, INNER - 40, 0.5)


def _paint_head(image: Image.Image, y: int, view: Profile) -> None:
    sign(image, view.name, MARGIN + 78, y + 98, 70)
    cluster(image, view.games[0].key if view.games else "", 880, y + 98)
    left, room = MARGIN + 178, 560
    words(image, view.name if fonts.drawable(view.name) else "?", left, y + 76, 58, colours.INK, room)
    words(image, view.note, left, y + 134, 28, colours.SOFT, room)


def _paint_counts(image: Image.Image, y: int, counts: tuple[Count, ...]) -> None:
    step = (INNER + 14) / len(counts)
    for i, count in enumerate(counts):
        left, width = MARGIN + round(i * step), round(step) - 14
        card(image, left, y, width, _COUNTS)
        middle = left + width / 2
        indent = 58 if count.icon else 0
        room, size = width - 40 - indent, 62
        at = middle - (min(room, fonts.figures_width(count.shown, size)) + indent) / 2
        if count.icon:
            icons.paint(image, count.icon, at + 22, y + 58, 21, colours.GOLD_INK)
        figures(image, count.shown, at + indent, y + 58, size, colours.INK, room, 0)
        words(image, count.label, middle, y + 116, 26, colours.SOFT, width - 20, 0.5)


def _paint_games(image: Image.Image, y: int, games: tuple[Played, ...]) -> None:
    for game, kind in zip(games, gems_of([game.key for game in games]), strict=True):
        _paint_game(image, game, kind, y)
        y += _game_height(game) + 10


def _game_height(game: Played) -> int:
    return _GAME + _AGAINST if game.against else _GAME


def _paint_game(image: Image.Image, game: Played, kind: str, y: int) -> None:
    card(image, MARGIN, y, INNER, _game_height(game))
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
    if game.against:
        words(image, game.against, left, y + _GAME + 12, 25, colours.SOFT, right - left)


def _paint_thumbnails(
    image: Image.Image, y: int, thumbnails: tuple[Thumbnail, ...], boards: Sequence[Image.Image]
) -> None:
    for i, (one, board) in enumerate(zip(thumbnails, boards, strict=True)):
        x = MARGIN + i * (_THUMB + 18)
        card(image, x, y, _THUMB, _THUMB + _THUMB_NOTE)
        image.paste(board, (x + 8, y + 8), rounded_mask(BOARD, BOARD, 12))
        figures(image, one.shown, x + _THUMB / 2, y + _THUMB + 24, 40, colours.INK, _THUMB - 24, 0.5)
        words(image, one.note, x + _THUMB / 2, y + _THUMB + 66, 24, colours.SOFT, _THUMB - 24, 0.5)


def thumbnail(png: bytes, side: int) -> Image.Image:
    """Return the board in a game's picture as a square (RGB) of `side` pixels, without the strip above the board.

    The lower end of a tall picture is cut off.
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


def _paint_feats(image: Image.Image, y: int, feats: tuple[Feat, ...]) -> None:
    width = (INNER - 14) // _FEAT_COLUMNS
    room = width - 134
    for number, feat in enumerate(feats):
        row, column = divmod(number, _FEAT_COLUMNS)
        left, top = MARGIN + column * (width + 14), y + row * (_FEAT + 12)
        card(image, left, top, width, _FEAT)
        icons.paint_badge(image, feat.icon, left + 62, top + _FEAT / 2, 48, number)
        words(image, feat.title, left + 122, top + 40, 32, colours.INK, room)
        words(image, feat.note, left + 122, top + 78, 24, colours.SOFT, room)
