"""Paints values over time, such as ratings with a line for each game.

Lines differ in colour and in the shape of their markers.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.engine.themes import current
from render import fonts
from render.kit import RGB, Point, disc, line, polar, polygon, scaled
from render.leaderboards.colours import colours
from render.leaderboards.pieces import INNER, MARGIN, card, words
from render.leaderboards.views import Course, Plot

HEIGHT = 396
_TOP, _BOTTOM, _LEFT, _RIGHT = 84, 58, 104, 200  # the margins of the plot in its card, in pixels
_LINE, _MARK = 5.0, 9.0
_LETTERS = 24
_COLUMN = 5  # the width of a column in pixels; only the last match in a column is shown
_MARKED_APART = 52  # the least distance between two markers, in pixels
_LABELS_APART = 62  # the least distance between two names at the ends of lines, in pixels
_FLAT = 40  # the least difference between the top and the bottom of the plot
MOST_COURSES = 4


class _Scale(NamedTuple):
    begin: int
    end: int
    low: int
    high: int
    area: tuple[int, int, int, int]  # left, top, right, bottom

    def x(self, at: int) -> float:
        left, _, right, _ = self.area
        return left + (right - left) * ((at - self.begin) / (self.end - self.begin) if self.end > self.begin else 1.0)

    def y(self, value: float) -> float:
        _, top, _, bottom = self.area
        return bottom - (bottom - top) * (value - self.low) / (self.high - self.low)


def step_of(span: int) -> int:
    """Return a round distance between grid lines. About three to seven lines fit into the span."""
    rough = max(1.0, span / 5)
    power = 10 ** math.floor(math.log10(rough))
    return int(next(round(power * factor) for factor in (1, 2, 5, 10) if power * factor >= rough - 1e-9) or 1)


def _scale(plot: Plot, y: int) -> tuple[_Scale, int]:
    values = [value for course in plot.courses for _, value in course.points]
    times = [at for course in plot.courses for at, _ in course.points]
    low, high = min(values), max(values)
    if high - low < _FLAT:
        low, high = (low + high - _FLAT) // 2, (low + high + _FLAT) // 2
    step = step_of(high - low)
    low, high = math.floor(low / step) * step, math.ceil(high / step) * step
    if plot.bounds is not None:
        low, high = max(low, plot.bounds[0]), min(high, plot.bounds[1])
    area = (MARGIN + _LEFT, y + _TOP, MARGIN + INNER - _RIGHT, y + HEIGHT - _BOTTOM)
    return _Scale(min(times), max(times), low, high, area), step


def paint(image: Image.Image, y: int, plot: Plot) -> None:
    """Paint a card with the plot. y: the upper edge of the card."""
    card(image, MARGIN, y, INNER, HEIGHT, fill=colours.WELL)
    words(image, plot.title, MARGIN + 26, y + 40, 32, colours.GOLD_INK, INNER - 60)
    scale, step = _scale(plot, y)
    _paint_grid(image, scale, step)
    _paint_days(image, scale, plot.days)
    courses = plot.courses[:MOST_COURSES]
    lines = [_points(course, scale) for course in courses]
    if len(courses) == 1:
        _paint_area(image, scale, lines[0])
    for number in reversed(range(len(courses))):
        _paint_course(image, lines[number], number)
    _paint_ends(image, courses, lines, scale)


def _paint_grid(image: Image.Image, scale: _Scale, step: int) -> None:
    left, _, right, _ = scale.area
    draw = ImageDraw.Draw(image)
    for value in range(scale.low, scale.high + 1, step):
        y = round(scale.y(value))
        draw.rectangle((left, y - 1, right, y), fill=colours.TRACK)
        words(image, str(value), left - 16, y, _LETTERS, colours.SOFT, _LEFT - 24, 1.0)


def _paint_days(image: Image.Image, scale: _Scale, days: Sequence[tuple[int, str]]) -> None:
    """Write the days below the plot. A day that would touch the day at its left is left out."""
    left, _, right, bottom = scale.area
    taken = -math.inf
    for at, text in days:
        width = fonts.width(text, _LETTERS)
        x = min(max(scale.x(at), left + width / 2), right - width / 2)
        if x - width / 2 > taken + 20:
            words(image, text, x, bottom + 32, _LETTERS, colours.SOFT, 200, 0.5)
            taken = x + width / 2


def _points(course: Course, scale: _Scale) -> list[Point]:
    """Return the points of a course in pixels, at most one in each column. The last match always has its point."""
    columns = {round(scale.x(at)) // _COLUMN: (scale.x(at), scale.y(value)) for at, value in course.points}
    return [columns[column] for column in sorted(columns)]


def _paint_area(image: Image.Image, scale: _Scale, points: list[Point]) -> None:
    left, top, right, bottom = scale.area
    layer = Image.new("L", ((right - left), (bottom - top)), 0)
    inside = [(x - left, y - top) for x, y in points]
    outline = [(inside[0][0], bottom - top), *inside, (inside[-1][0], bottom - top)]
    ImageDraw.Draw(layer).polygon(outline, fill=255)
    fade = Image.linear_gradient("L").resize(layer.size).point([int((255 - v) * 0.42) for v in range(256)])
    if current().flat:
        fade.paste(48, (0, 0, *fade.size))
    layer.paste(fade, (0, 0), layer)
    image.paste(colours.COURSES[0], (left, top, right, bottom), scaled(layer, 0.9))


def _paint_course(image: Image.Image, points: list[Point], number: int) -> None:
    colour = colours.COURSES[number]
    if len(points) > 1:
        line(image, points, _LINE, colour)
    right, shown = points[-1][0], -math.inf
    for x, y in points[:-1]:
        if x - shown >= _MARKED_APART and right - x >= _MARKED_APART:
            _mark(image, x, y, _MARK - 2, number, colour)
            shown = x
    _mark(image, *points[-1], _MARK + 2, number, colour)


def _mark(image: Image.Image, x: float, y: float, radius: float, number: int, colour: RGB) -> None:
    """Paint the marker of a line with a dark edge: a disc, a diamond, a square or a triangle."""
    corners, turn = ((0, 0.0), (4, -math.pi / 2), (4, -math.pi / 4), (3, -math.pi / 2))[number]
    for size, paint in ((radius + 3.5, colours.WELL), (radius, colour)):
        if corners:
            points = [polar(x, y, size * 1.3, turn + 2 * math.pi * i / corners) for i in range(corners)]
            polygon(image, points, paint)
        else:
            disc(image, x, y, size, paint)


def _paint_ends(image: Image.Image, courses: Sequence[Course], lines: list[list[Point]], scale: _Scale) -> None:
    """Paint the newest value and the name at the end of each line. Names that would touch are moved apart."""
    _, top, right, bottom = scale.area
    order = sorted(range(len(courses)), key=lambda number: lines[number][-1][1])
    places = [lines[number][-1][1] for number in order]
    for i in range(1, len(places)):
        places[i] = max(places[i], places[i - 1] + _LABELS_APART)
    over = max(0.0, places[-1] - (bottom - 8)) if places else 0.0
    x, room = right + 50, _RIGHT - 62
    for number, place in zip(order, places, strict=True):
        y = max(place - over, top - 8)
        if len(courses) > 1:  # The marker says which line the name belongs to.
            _mark(image, right + 30, y - 4, _MARK, number, colours.COURSES[number])
        words(image, courses[number].shown, x, y - 4, 36, colours.COURSES[number], room)
        words(image, courses[number].name, x, y + 25, 22, colours.SOFT, room)
