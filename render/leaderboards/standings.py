"""Paints the standings of a division: places, points, what is still possible, and who moves up or down."""

from functools import partial

from PIL import Image

from render import fonts
from render.kit import polygon
from render.leaderboards.colours import colours
from render.leaderboards.leaderboard import HEAD, medal, paint_head
from render.leaderboards.pieces import INNER, MARGIN, WIDTH, Part, card, figures, stacked, words
from render.leaderboards.views import Standings, StandingsLine

_HIGH, _GAP, _FOOT = 92, 8, 62
_RANK_X, _NAME_X = 82, 148
_RIGHT = WIDTH - MARGIN - 26  # the right edge of points
_POINTS, _WAY = 150, 44  # widths of the columns of points, and of the mark of who moves
_MOST_MEDALS = 3


def paint(view: Standings) -> Image.Image:
    """Return the picture (RGB). Lines whose members have left are faint, and have neither place nor medal."""
    parts: list[Part] = [(HEAD, partial(paint_head, view=view))]
    parts += [(_HIGH + _GAP, partial(_paint_line, line=line)) for line in view.lines]
    return stacked([*parts, (_FOOT, partial(_paint_foot, text=view.foot))])


def _paint_line(image: Image.Image, y: int, line: StandingsLine) -> None:
    middle, ink = y + _HIGH / 2, colours.FAINT if line.left else colours.INK
    card(image, MARGIN, y, INNER, _HIGH)
    if line.medal and line.place <= _MOST_MEDALS:
        shown = medal(line.place, 80)
        image.paste(shown, (_RANK_X - shown.width // 2, round(middle - shown.height / 2) + 1), shown)
    elif not line.left:
        figures(image, str(line.place), _RANK_X, middle, 42, colours.SOFT, 86, 0.5)
    figures(image, line.shown, _RIGHT, middle, 50, ink, _POINTS)
    _paint_way(image, _RIGHT - _POINTS - _WAY / 2, middle, line.way)
    room = _RIGHT - _POINTS - _WAY - 16 - _NAME_X
    name = line.name if fonts.drawable(line.name) else "?"
    words(image, name, _NAME_X, y + _HIGH * 0.34, 38, ink, room)
    words(image, line.note, _NAME_X, y + _HIGH * 0.72, 26, colours.FAINT if line.left else colours.SOFT, room)


def _paint_way(image: Image.Image, x: float, y: float, way: str) -> None:
    """Paint a triangle that points the way of a member. Its shape alone tells the way."""
    if way == "up":
        polygon(image, [(x - 15, y + 12), (x + 15, y + 12), (x, y - 14)], colours.AQUA)
    elif way == "down":
        polygon(image, [(x - 15, y - 12), (x + 15, y - 12), (x, y + 14)], colours.BARS[2])


def _paint_foot(image: Image.Image, y: int, text: str) -> None:
    words(image, text, WIDTH / 2, y + _FOOT - 34, 26, colours.FAINT, INNER, 0.5)
