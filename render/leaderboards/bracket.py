"""Paints a knockout: its rounds as columns of series, and who goes on from one to the next."""

from collections.abc import Sequence
from functools import partial

from PIL import Image, ImageDraw

from render import fonts
from render.leaderboards.colours import colours
from render.leaderboards.leaderboard import HEAD, paint_head
from render.leaderboards.pieces import INNER, MARGIN, Part, card, figures, foot, pointer, stacked, words
from render.leaderboards.views import Bracket, BracketPart, BracketSeries, BracketSide

_ROW, _GAP = 58, 22  # the height of a side, and the space between two series
_CARD = 2 * _ROW
_BETWEEN = 38  # between two columns, where the lines run
_TITLE, _PART = 54, 58  # the heights of the titles of columns and of parts
_FOOT = 62
_SCORE = 46  # the width of the matches won
_NAME, _SMALL = 34, 28  # sizes of names, and of other text
_WIDEST = 560  # a column is no wider


def paint(view: Bracket) -> Image.Image:
    """Return the picture (RGB). A triangle marks the side that goes on, a thick frame a series that is played now."""
    parts: list[Part] = [(HEAD, partial(paint_head, view=view))]
    for part in view.parts:
        if part.title:
            parts.append((_PART, partial(_paint_title, text=part.title)))
        parts.append((_height(part), partial(_paint_part, part=part)))
    return stacked([*parts, foot(view.foot, _FOOT, _SMALL)])


def _paint_title(image: Image.Image, y: int, text: str) -> None:
    words(image, text, MARGIN + 4, y + _PART / 2, 34, colours.INK, INNER)


def _height(part: BracketPart) -> int:
    most = max(len(column.series) for column in part.columns)
    return _TITLE + most * (_CARD + _GAP)


def _middles(part: BracketPart) -> list[list[float]]:
    """Return the middle of each series of each column, in pixels from the top of the part.

    A series stands between those from which its players come.
    """
    found: list[list[float]] = []
    for column in part.columns:
        before = found[-1] if found else []
        line: list[float] = []
        for number, series in enumerate(column.series):
            feeds = [before[feed] for feed in series.feeds if feed < len(before)]
            usual = _TITLE + number * (_CARD + _GAP) + _CARD / 2
            line.append(sum(feeds) / len(feeds) if feeds else usual)
        found.append(line)
    return found


def _paint_part(image: Image.Image, y: int, part: BracketPart) -> None:
    count = len(part.columns)
    width = min(_WIDEST, (INNER - (count - 1) * _BETWEEN) // count)
    middles = _middles(part)
    for at, column in enumerate(part.columns):
        x = MARGIN + at * (width + _BETWEEN)
        words(image, column.title, x + 4, y + _TITLE / 2, _SMALL, colours.SOFT, width)
        for number, series in enumerate(column.series):
            middle = y + middles[at][number]
            feeds = [y + middles[at - 1][feed] for feed in series.feeds if at and _is_there(part, at - 1, feed)]
            if series.sides:
                _paint_lines(image, x, middle, feeds)
                _paint_series(image, x, round(middle - _CARD / 2), width, series)


def _is_there(part: BracketPart, column: int, number: int) -> bool:
    series = part.columns[column].series
    return number < len(series) and bool(series[number].sides)


def _paint_lines(image: Image.Image, x: int, middle: float, feeds: Sequence[float]) -> None:
    """Paint lines to a series from those of the column before. x: the left edge of the series."""
    draw, turn = ImageDraw.Draw(image), x - _BETWEEN // 2
    for feed in feeds:
        path = [(x - _BETWEEN, round(feed)), (turn, round(feed)), (turn, round(middle)), (x, round(middle))]
        draw.line(path, fill=colours.FAINT, width=3)


def _paint_series(image: Image.Image, x: int, y: int, width: int, series: BracketSeries) -> None:
    if series.live:
        card(image, x, y, width, _CARD, fill=colours.CARD_OWN, edge=colours.AQUA, line=colours.LINE + 4, radius=14)
    else:
        card(image, x, y, width, _CARD, radius=14)
    ImageDraw.Draw(image).line([(x + 14, y + _ROW), (x + width - 14, y + _ROW)], fill=colours.CARD_EDGE, width=2)
    decided = any(side.won for side in series.sides)
    for row, side in enumerate(series.sides):
        _paint_side(image, x, y + row * _ROW + _ROW / 2, width, side, lost=decided and not side.won)


def _paint_side(image: Image.Image, x: int, y: float, width: int, side: BracketSide, *, lost: bool) -> None:
    ink = colours.INK if side.known and not lost else colours.SOFT if side.known else colours.FAINT
    left, right = x + 40, x + width - 14
    if side.won:
        pointer(image, x + 20, y, 12, colours.GOLD)
    if side.score:
        figures(image, side.score, right, y, 40, ink, _SCORE)
    room = right - left - (_SCORE if side.score else 0)
    name = side.name if fonts.drawable(side.name) else "?"
    words(image, name, left, y, _NAME if side.known else _SMALL, ink, room)
