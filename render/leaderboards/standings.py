"""Paints the standings of a division: places, points, what is still possible, and who moves up or down."""

from functools import partial

from PIL import Image

from render import fonts
from render.kit import polygon
from render.leaderboards.colours import colours
from render.leaderboards.leaderboard import HEAD, medal, paint_head
from render.leaderboards.pieces import INNER, MARGIN, WIDTH, Part, card, figures, stacked, words
from render.leaderboards.views import Standings, StandingsLine

_GAP, _FOOT = 8, 62
_NAME, _NOTE = 38, 36  # sizes of text; a phone shows the picture at a third of its size
_NAME_Y, _NOTE_Y, _NEXT = 36, 82, 42  # the middle of the name, of the first note, and from one note to the next
_BELOW = 28  # from the middle of the last text to the edge
_MOST_WITH_NOTES = 10  # lines; a longer table has no notes, so that it is no higher than a phone
_LOW = 66  # the height of a line without notes
_RANK_X, _NAME_X = 82, 148
_RIGHT = WIDTH - MARGIN - 26  # the right edge of points
_POINTS, _WAY = 120, 44  # widths of the columns of points, and of the mark of who moves
_MOST_MEDALS = 3


def paint(view: Standings) -> Image.Image:
    """Return the picture (RGB). Lines whose members have left are faint, and have neither place nor medal."""
    most = max((len(line.notes) for line in view.lines), default=0)
    notes = most if len(view.lines) <= _MOST_WITH_NOTES else 0
    high = _NOTE_Y + _NEXT * (notes - 1) + _BELOW if notes else _LOW
    parts: list[Part] = [(HEAD, partial(paint_head, view=view))]
    parts += [(high + _GAP, partial(_paint_line, line=line, high=high, notes=notes)) for line in view.lines]
    return stacked([*parts, (_FOOT, partial(_paint_foot, text=view.foot))])


def _paint_line(image: Image.Image, y: int, line: StandingsLine, high: int, notes: int) -> None:
    """Paint a line. notes: how many lines of notes there is room for."""
    middle, ink = y + high / 2, colours.FAINT if line.left else colours.INK
    card(image, MARGIN, y, INNER, high)
    if line.medal and line.place <= _MOST_MEDALS:
        shown = medal(line.place, min(80, high - 6))
        image.paste(shown, (_RANK_X - shown.width // 2, round(middle - shown.height / 2) + 1), shown)
    elif not line.left:
        figures(image, str(line.place), _RANK_X, middle, 42, colours.SOFT, 86, 0.5)
    figures(image, line.shown, _RIGHT, middle, 50, ink, _POINTS)
    _paint_way(image, _RIGHT - _POINTS - _WAY / 2, middle, line.way)
    room = _RIGHT - _POINTS - _WAY - 16 - _NAME_X
    name = line.name if fonts.drawable(line.name) else "?"
    words(image, name, _NAME_X, y + _NAME_Y if notes else middle, _NAME, ink, room)
    soft = colours.FAINT if line.left else colours.SOFT
    for at, note in enumerate(line.notes[:notes]):
        words(image, note, _NAME_X, y + _NOTE_Y + _NEXT * at, _NOTE, soft, room)


def _paint_way(image: Image.Image, x: float, y: float, way: str) -> None:
    """Paint a triangle that points the way of a member. Its shape alone tells the way."""
    if way == "up":
        polygon(image, [(x - 15, y + 12), (x + 15, y + 12), (x, y - 14)], colours.AQUA)
    elif way == "down":
        polygon(image, [(x - 15, y - 12), (x + 15, y - 12), (x, y + 14)], colours.BARS[2])


def _paint_foot(image: Image.Image, y: int, text: str) -> None:
    words(image, text, WIDTH / 2, y + _FOOT - 34, 26, colours.FAINT, INNER, 0.5)
