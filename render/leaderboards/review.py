"""Paints how well a member has played a match: the accuracy, and a bar up and a bar down for each turn.

Bars upwards show what the turns made, bars downwards what they gave away. So the two differ without colour, too. Discs
with numbers mark the costliest turns.
"""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PIL import Image, ImageDraw

from render import fonts
from render.kit import RGB, disc, polygon
from render.leaderboards.colours import colours
from render.leaderboards.pieces import INNER, MARGIN, card, figures, sign, stacked, words
from render.leaderboards.plot import step_of
from render.leaderboards.views import Accuracies, Bar, Review

HEAD, FOOT = 190, 18
_GRAPH = 470
_TOP, _BOTTOM, _LEFT, _RIGHT = 92, 62, 84, 24  # the margins of the bars in their card, in pixels
_LETTERS = 28
_MARK = 21  # the radius of a disc that marks a turn
_MARK_ROOM = 2 * _MARK + 14  # the room for discs below the longest bar
MOST_BARS = 200  # of more turns, neighbours share a bar
_WIDEST = 46
_LEAST = 3  # the height in pixels of the smallest bar


class _Scale(NamedTuple):
    top: int  # the upper edge of the highest bar
    zero: int
    pixels: float  # for one point

    def y(self, value: float) -> int:
        return round(self.zero - value * self.pixels)


def paint(view: Review) -> Image.Image:
    """Return the picture (RGB)."""
    return stacked(
        [(HEAD, partial(paint_head, view=view)), (_GRAPH, partial(_paint_graph, view=view)), (FOOT, paint_nothing)]
    )


def paint_nothing(image: Image.Image, y: int) -> None:
    """Leave the background as it is."""


def paint_head(image: Image.Image, y: int, view: Review | Accuracies) -> None:
    """Paint the member's sign and name with an accuracy. y: the upper edge; the lower one is HEAD pixels below."""
    sign(image, view.name, MARGIN + 74, y + 96, 62)
    right = MARGIN + INNER - 20
    used = figures(image, view.shown, right, y + 92, 120, colours.GOLD_INK, 420)
    left = MARGIN + 166
    room = right - used - 30 - left
    words(image, view.name if fonts.drawable(view.name) else "?", left, y + 72, 50, colours.INK, room)
    words(image, view.label, left, y + 128, 34, colours.SOFT, room)


def _paint_graph(image: Image.Image, y: int, view: Review) -> None:
    card(image, MARGIN, y, INNER, _GRAPH, fill=colours.WELL)
    _paint_labels(image, y, view)
    bars = shared(view.bars)
    left, right = MARGIN + _LEFT, MARGIN + INNER - _RIGHT
    scale, step = _scale(bars, y + _TOP, y + _GRAPH - _BOTTOM)
    _paint_grid(image, scale, step, bars, (left, right), percent=view.percent)
    apart = (right - left) / len(bars)
    width = max(2, min(_WIDEST, round(apart * 0.74)))
    for number, bar in enumerate(bars):
        x = round(left + apart * (number + 0.5) - width / 2)
        _bar(image, x, width, scale, bar.up, colours.COURSES[0])
        _bar(image, x, width, scale, -bar.down, colours.COURSES[1])
    _paint_marks(image, bars, scale, left, apart)
    _paint_turns(image, y + _GRAPH - 32, view, (left, right))


def _paint_labels(image: Image.Image, y: int, view: Review) -> None:
    """Write what the bars are, each with a triangle that points where they do."""
    x, middle, room = MARGIN + 30, y + 44, INNER // 2 - 70
    for label, down, colour in (
        (view.up_label, False, colours.COURSES[0]),
        (view.down_label, True, colours.COURSES[1]),
    ):
        if label:
            tip, flat = (middle + 12, middle - 10) if down else (middle - 12, middle + 10)
            polygon(image, [(x, flat), (x + 26, flat), (x + 13, tip)], colour)
            words(image, label, x + 38, middle, 32, colours.INK, room)
            x += INNER // 2


def shared(bars: Sequence[Bar]) -> list[Bar]:
    """Return at most MOST_BARS bars. Neighbours that share a bar are added up, and the first mark of them is kept."""
    each = -(-len(bars) // MOST_BARS)
    groups = [bars[first : first + each] for first in range(0, len(bars), each)]
    return [
        Bar(sum(bar.up for bar in group), sum(bar.down for bar in group), next((b.mark for b in group if b.mark), ""))
        for group in groups
    ]


def _scale(bars: Sequence[Bar], top: int, bottom: int) -> tuple[_Scale, float]:
    """Return the scale and the distance of the lines of the grid."""
    up, down = max(bar.up for bar in bars), max(bar.down for bar in bars)
    height = bottom - _MARK_ROOM - top
    pixels = height / ((up + down) or 1.0)
    span = up + down
    step = float(step_of(round(span * 100))) / 100 if span < 5 else float(step_of(round(span)))
    return _Scale(top, round(top + up * pixels), pixels), step


def _paint_grid(
    image: Image.Image, scale: _Scale, step: float, bars: Sequence[Bar], sides: tuple[int, int], *, percent: bool
) -> None:
    draw = ImageDraw.Draw(image)
    lines = range(-int(max(bar.down for bar in bars) / step), int(max(bar.up for bar in bars) / step) + 1)
    for number in lines:
        y = scale.y(number * step)
        draw.rectangle((sides[0], y - 1, sides[1], y), fill=colours.SOFT if number == 0 else colours.TRACK)
        value = abs(number * step)
        shown = f"{100 * value:.0f}" if percent else f"{value:g}"
        words(image, shown, sides[0] - 12, y, _LETTERS, colours.SOFT, _LEFT - 16, 1.0)


def _bar(image: Image.Image, x: int, width: int, scale: _Scale, value: float, colour: RGB) -> None:
    """Paint a bar upwards, or downwards for a value below 0. It is seen however small it is."""
    end = scale.y(value)
    if value > 0:
        edges = min(end, scale.zero - 2 - _LEAST), scale.zero - 3
    else:
        edges = scale.zero + 2, max(end, scale.zero + 1 + _LEAST)
    if value:
        ImageDraw.Draw(image).rectangle((x, edges[0], x + width - 1, edges[1]), fill=colour)


def _paint_marks(image: Image.Image, bars: Sequence[Bar], scale: _Scale, left: int, apart: float) -> None:
    """Paint a disc below each marked bar. Discs that would touch are moved apart, and a thin line leads to the bar."""
    marked = [(left + apart * (number + 0.5), bar) for number, bar in enumerate(bars) if bar.mark]
    places = _apart([x for x, _ in marked], left + _MARK, MARGIN + INNER - _RIGHT - _MARK)
    for (x, bar), place in zip(marked, places, strict=True):
        end = scale.y(-bar.down)
        middle = end + _MARK + 10
        if abs(place - x) > 1:
            ImageDraw.Draw(image).line((x, end, place, middle), fill=colours.GOLD, width=3)
        disc(image, place, middle, _MARK, colours.GOLD)
        figures(image, bar.mark, place, middle, 32, colours.DARK, 2 * _MARK, 0.5)


def _apart(wanted: Sequence[float], left: float, right: float) -> list[float]:
    """Return places near the wanted ones, ascending, that are a disc apart from each other."""
    places, least = list[float](), left
    for x in wanted:
        places.append(max(x, least))
        least = places[-1] + 2 * _MARK + 4
    most = right
    for number in reversed(range(len(places))):
        places[number] = min(places[number], most)
        most = places[number] - 2 * _MARK - 4
    return places


def _paint_turns(image: Image.Image, y: int, view: Review, sides: tuple[int, int]) -> None:
    """Write the labels below the bars. A label that would touch the one at its left is left out."""
    left, right = sides
    taken = float(left - 40)
    for index, text in view.turns:
        width = fonts.width(text, _LETTERS)
        x = left + (right - left) * (index + 0.5) / len(view.bars)
        x = min(max(x, left + width / 2), right - width / 2)
        if x - width / 2 > taken + 20:
            words(image, text, x, y, _LETTERS, colours.SOFT, 220, 0.5)
            taken = x + width / 2
