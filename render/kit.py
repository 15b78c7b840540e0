"""Paints the basic shapes of all pictures: boxes with round corners, discs, lines and polygons.

All lengths are pixels of the finished picture, and y grows downwards. Edges are smooth: masks are drawn larger, then
reduced.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.memory import cached_for_all_themes

RGB = tuple[int, int, int]
Point = tuple[float, float]

SUPERSAMPLE = 4  # Masks are drawn this many times larger.


class Box(NamedTuple):
    """A place on a picture, in pixels."""

    left: int
    top: int
    width: int
    height: int


def rgb(text: str) -> RGB:
    """Return a colour such as '#12ab9f' as three numbers."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(a: RGB, b: RGB, share: float) -> RGB:
    """Return a colour between two colours. share: 0 for `a`, 1 for `b`."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


def scaled(mask: Image.Image, factor: float) -> Image.Image:
    """Return a mask (mode L) with its values multiplied by a factor."""
    return mask.point(_table(factor))


@lru_cache(maxsize=128)
def _table(factor: float) -> list[int]:
    return [min(255, int(value * factor)) for value in range(256)]


def polar(x: float, y: float, radius: float, angle: float) -> Point:
    """Return the point at an angle (radians, clockwise from the right) around (x, y)."""
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def sparkle(x: float, y: float, radius: float, waist: float) -> list[Point]:
    """Return a star with four points. waist: the distance from the middle to the corners between the points."""
    return [polar(x, y, waist if i % 2 else radius, math.pi * i / 4) for i in range(8)]


def ribbon(line: Sequence[Point], first: float, last: float) -> list[Point]:
    """Return a polygon around a line. first, last: half the width of the polygon at the ends of the line."""
    left, right = [], []
    for i, (x, y) in enumerate(line):
        ahead, behind = line[min(i + 1, len(line) - 1)], line[max(i - 1, 0)]
        length = math.dist(ahead, behind) or 1  # The distance is 0 where the line turns back on itself.
        nx, ny = (behind[1] - ahead[1]) / length, (ahead[0] - behind[0]) / length
        half = first + (last - first) * i / (len(line) - 1)
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    return left + right[::-1]


_CACHED_AREA = 160 * 160  # pixels; larger masks would fill the cache


def rounded_mask(width: int, height: int, radius: float) -> Image.Image:
    """Return the mask of a box with round corners (mode L). It is shared: do not change it."""
    made = _cached_mask if width * height <= _CACHED_AREA else _rounded_mask
    return made(width, height, radius)


def _rounded_mask(width: int, height: int, radius: float) -> Image.Image:
    corner = math.ceil(radius) + 1
    if 2 * corner >= min(width, height):
        return _small_rounded_mask(width, height, radius)
    corners = _small_rounded_mask(2 * corner, 2 * corner, radius)
    mask = Image.new("L", (width, height), 255)
    for x, left in ((0, 0), (corner, width - corner)):
        for y, top in ((0, 0), (corner, height - corner)):
            mask.paste(corners.crop((x, y, x + corner, y + corner)), (left, top))
    return mask


_cached_mask = cached_for_all_themes(_rounded_mask)


def _small_rounded_mask(width: int, height: int, radius: float) -> Image.Image:
    big = Image.new("L", (width * SUPERSAMPLE, height * SUPERSAMPLE), 0)
    end = (width * SUPERSAMPLE - 1, height * SUPERSAMPLE - 1)
    ImageDraw.Draw(big).rounded_rectangle((0, 0, *end), radius * SUPERSAMPLE, fill=255)
    return big.resize((width, height), Image.Resampling.BOX)


def box(image: Image.Image, x: int, y: int, width: int, height: int, radius: float, colour: RGB) -> None:
    """Paint a box with round corners."""
    corner = math.ceil(radius) + 1
    if 2 * corner >= min(width, height):
        image.paste(colour, (x, y, x + width, y + height), rounded_mask(width, height, radius))
        return
    right, bottom = x + width - corner, y + height - corner
    # Only the corners need a mask. A mask of a whole board takes ten times as long.
    image.paste(colour, (x + corner, y, right, y + height))
    for left in (x, right):
        image.paste(colour, (left, y + corner, left + corner, bottom))
    corners = rounded_mask(2 * corner, 2 * corner, radius)
    for left, across in ((x, 0), (right, corner)):
        for top, down in ((y, 0), (bottom, corner)):
            mask = corners.crop((across, down, across + corner, down + corner))
            image.paste(colour, (left, top, left + corner, top + corner), mask)


class Layer:
    """A mask over a box of a picture. The mask is drawn larger, and `pour` and `mask` reduce it."""

    def __init__(self, x: int, y: int, width: int, height: int) -> None:
        self._at = (x, y)
        self._size = (width, height)
        self._mask = Image.new("L", (width * SUPERSAMPLE, height * SUPERSAMPLE), 0)
        self._draw = ImageDraw.Draw(self._mask)

    @classmethod
    def around(cls, x: float, y: float, radius: float) -> "Layer":
        """Return a layer over the square around a point."""
        left, top = math.floor(x - radius), math.floor(y - radius)
        return cls(left, top, math.ceil(x + radius) - left, math.ceil(y + radius) - top)

    def _point(self, x: float, y: float) -> Point:
        return (x - self._at[0]) * SUPERSAMPLE, (y - self._at[1]) * SUPERSAMPLE

    def polygon(self, points: Sequence[Point], value: int = 255) -> None:
        self._draw.polygon([self._point(*point) for point in points], fill=value)

    def disc(self, x: float, y: float, radius: float, value: int = 255) -> None:
        right, bottom = self._point(x + radius, y + radius)
        self._draw.ellipse((*self._point(x - radius, y - radius), right - 1, bottom - 1), fill=value)

    def ring(self, x: float, y: float, radius: float, width: float) -> None:
        self.disc(x, y, radius)
        self.disc(x, y, radius - width, 0)

    def box(self, x: float, y: float, width: float, height: float, radius: float, value: int = 255) -> None:
        right, bottom = self._point(x + width, y + height)
        self._draw.rounded_rectangle(
            (*self._point(x, y), right - 1, bottom - 1), max(0.0, radius) * SUPERSAMPLE, fill=value
        )

    def frame(self, x: float, y: float, side: float, radius: float, width: float) -> None:
        """Draw a frame with round corners along the inside of a square."""
        self.box(x, y, side, side, radius)
        self.box(x + width, y + width, side - 2 * width, side - 2 * width, radius - width, 0)

    def brackets(self, side: float, radius: float, width: float, corner: float) -> None:
        """Draw the corners of a frame around the layer, a square of `side` pixels.

        corner: the length of a corner's lines, as a share of the side.
        """
        self.frame(1, 1, side - 2, radius, width)
        near, far = side * corner, side * (1 - corner)
        self.polygon([(near, 0), (far, 0), (far, side), (near, side)], 0)
        self.polygon([(0, near), (side, near), (side, far), (0, far)], 0)

    def line(self, points: Sequence[Point], width: float) -> None:
        """Draw a line with round ends."""
        self._draw.line(
            [self._point(*point) for point in points], fill=255, width=round(width * SUPERSAMPLE), joint="curve"
        )
        for x, y in (points[0], points[-1]):
            self.disc(x, y, width / 2)

    def pour(self, image: Image.Image, colour: RGB, strength: float = 1.0) -> None:
        """Paint the picture with a colour where the mask is set."""
        x, y = self._at
        width, height = self._size
        mask = self.mask() if strength == 1 else scaled(self.mask(), strength)
        image.paste(colour, (x, y, x + width, y + height), mask)

    def mask(self) -> Image.Image:
        """Return the mask (mode L) at the size of its box."""
        return self._mask.resize(self._size, Image.Resampling.BOX)


def disc(image: Image.Image, x: float, y: float, radius: float, colour: RGB) -> None:
    """Paint a disc around (x, y)."""
    layer = Layer.around(x, y, radius + 1)
    layer.disc(x, y, radius)
    layer.pour(image, colour)


def polygon(image: Image.Image, points: Sequence[Point], colour: RGB, strength: float = 1.0) -> None:
    layer = _over(points, 1)
    layer.polygon(points)
    layer.pour(image, colour, strength)


def line(image: Image.Image, points: Sequence[Point], width: float, colour: RGB) -> None:
    """Paint a line with round ends."""
    layer = _over(points, width)
    layer.line(points, width)
    layer.pour(image, colour)


def _over(points: Sequence[Point], margin: float) -> Layer:
    """Return a layer that covers the points and `margin` pixels around them."""
    left, top = (math.floor(min(point[i] for point in points) - margin) for i in (0, 1))
    right, bottom = (math.ceil(max(point[i] for point in points) + margin) for i in (0, 1))
    return Layer(left, top, right - left, bottom - top)


def edged_box(
    image: Image.Image, x: int, y: int, width: int, height: int, radius: float, edge: RGB, fill: RGB, line: int = 1
) -> None:
    """Paint a box with round corners and an edge of `line` pixels inside it."""
    box(image, x, y, width, height, radius, edge)
    box(image, x + line, y + line, width - 2 * line, height - 2 * line, radius - line, fill)


def draw_person(image: Image.Image, x: float, y: float, size: float, colour: RGB) -> None:
    """Paint a head and shoulders, for a member whose name no font can write."""
    layer = Layer.around(x, y, size)
    layer.disc(x, y - size * 0.34, size * 0.36)
    layer.box(x - size * 0.62, y + size * 0.16, size * 1.24, size * 1.2, size * 0.5)
    layer.pour(image, colour)


@cached_for_all_themes
def robot(size: int) -> Image.Image:
    """Return a robot's head (L) as high as a capital and a half. Its eyes, its mouth and its surroundings are 0."""
    width, height = round(size * 0.98), round(size * 1.02)
    wide, high = width * 2 * SUPERSAMPLE, height * 2 * SUPERSAMPLE
    image = Image.new("L", (wide, high), 0)
    draw = ImageDraw.Draw(image)

    def box(left: float, top: float, right: float, bottom: float, radius: float, fill: int = 255) -> None:
        draw.rounded_rectangle((left * wide, top * high, right * wide, bottom * high), radius * wide, fill)

    box(0.47, 0.06, 0.53, 0.34, 0.0)
    box(0.40, 0.00, 0.60, 0.19, 0.10)
    box(0.01, 0.48, 0.20, 0.76, 0.06)
    box(0.80, 0.48, 0.99, 0.76, 0.06)
    box(0.11, 0.28, 0.89, 0.99, 0.15)
    for eye in (0.34, 0.66):
        box(eye - 0.095, 0.43, eye + 0.095, 0.62, 0.095, 0)
    box(0.31, 0.75, 0.69, 0.84, 0.04, 0)
    return image.resize((width, height), Image.Resampling.LANCZOS)
