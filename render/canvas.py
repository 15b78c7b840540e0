"""Make index pictures: a palette of 256 colours, a canvas for opaque pieces, a frame of an animation.

A developer's command (`python -m tests.render.train gems3d`) chooses a palette once, and stores it as a text file with
one colour a line. The flat colours, which must be exact, come first. Pillow needs 30 ms to choose a palette for
one picture (720 x 810), and 1 ms to convert the picture to an existing palette.
"""

from collections.abc import Callable, Iterable
from functools import wraps
from pathlib import Path
from typing import NamedTuple, ParamSpec

from PIL import Image

from render import png
from render.kit import RGB, rgb
from render.memory import CachedFunction, cached

P = ParamSpec("P")

COLOURS = 256
# Pillow looks colours up in cells of 4 x 4 x 4, and compares a cell's lowest corner with the palette. A palette
# shifted by half a cell makes it compare the cell's middle.
_HALF_CELL = 2


class Palette:
    """At most 256 colours; converts RGB pictures to their indexes and back. Safe to share between threads."""

    def __init__(self, colours: list[RGB]) -> None:
        if not 0 < len(colours) <= COLOURS:
            raise ValueError(f"a palette has 1 to {COLOURS} colours, not {len(colours)}")
        self.colours = tuple(colours + [colours[0]] * (COLOURS - len(colours)))
        self.bytes = bytes(band for colour in self.colours for band in colour)
        self._finder = Image.new("P", (1, 1))
        self._finder.putpalette(bytes(max(0, band - _HALF_CELL) for band in self.bytes))
        self.indexes(Image.new("RGB", (1, 1)))  # makes Pillow build its lookup table before threads share it

    @classmethod
    def read(cls, path: Path) -> "Palette":
        return cls([rgb(line) for line in path.read_text(encoding="ascii").split()])

    def indexes(self, image: Image.Image) -> Image.Image:
        """Return an RGB picture as an index picture (mode L) of the nearest colours."""
        found = image.quantize(palette=self._finder, dither=Image.Dither.NONE)
        return Image.frombytes("L", found.size, found.tobytes())

    def index(self, colour: RGB) -> int:
        """Return the index of the nearest colour."""
        return self.indexes(Image.new("RGB", (1, 1), colour)).tobytes()[0]

    def picture(self, indexes: Image.Image) -> Image.Image:
        """Return an index picture (mode L) as an RGB picture."""
        image = Image.frombytes("P", indexes.size, indexes.tobytes())
        image.putpalette(self.bytes)
        return image.convert("RGB")

    def png(self, picture: Image.Image, large: int = png.LARGE) -> bytes:
        """Return an RGB picture as a PNG file. Pixels of more than `large` bytes are compressed more."""
        return png.encode(Canvas.ground(self.indexes(picture)), self.bytes, large)

    def table_from(self, other: "Palette", change: Callable[[RGB], RGB]) -> bytes:
        """Return a table for `Image.point`. It maps an index of `other` to that of its changed colour in `self`."""
        row = Image.new("RGB", (COLOURS, 1))
        row.putdata([change(colour) for colour in other.colours])
        return self.indexes(row).tobytes()

    def baked(self, draw: Callable[P, Image.Image]) -> CachedFunction[P, Image.Image]:
        """Turn a function that returns RGB pictures into a cached one that returns index pictures."""

        @wraps(draw)
        def bake(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
            return self.indexes(draw(*args, **kwargs))

        return cached(bake)


class Frame(NamedTuple):
    """An index picture (mode L) and its palette. Shared: do not change it."""

    indexes: Image.Image
    palette: Palette


class Canvas:
    """An index picture being painted, on a copy of a ground. Positions are pixels of the finished picture."""

    def __init__(self, ground: Image.Image, palette: Palette) -> None:
        self._image = ground.copy()
        self._palette = palette

    @staticmethod
    def ground(picture: Image.Image) -> Image.Image:
        """Return a ground for a canvas: an index picture with the PNG writer's column at its left."""
        ground = png.canvas(*picture.size, 0)
        ground.paste(picture, (png.FILTER_COLUMN, 0))
        return ground

    def paste(self, piece: Image.Image, x: int, y: int) -> None:
        """Put an index picture with its upper left corner at (x, y)."""
        self._image.paste(piece, (x + png.FILTER_COLUMN, y))

    def put(self, piece: Image.Image, x: float, y: float, along: float = 0.5) -> None:
        """Put an index picture with its middle at height y. The share `along` of its width lies left of x."""
        self.paste(piece, round(x - piece.width * along), round(y - piece.height / 2))

    def lay(self, picture: Image.Image, x: int, y: int) -> None:
        """Blend an RGBA picture over the canvas. This is slower than `paste`."""
        left, (width, height) = x + png.FILTER_COLUMN, picture.size
        part = self._palette.picture(self._image.crop((left, y, left + width, y + height)))
        part.paste(picture, (0, 0), picture)
        self._image.paste(self._palette.indexes(part), (left, y))

    def repaint(self, palette: Palette, parts: Iterable[tuple[int, int, bytes]]) -> None:
        """Change to another palette. A part is its first row, the row after its last, and a table of new indexes."""
        for top, bottom, table in parts:
            box = (png.FILTER_COLUMN, top, self._image.width, bottom)
            self._image.paste(self._image.crop(box).point(table), box)
        self._palette = palette

    def frame(self) -> Frame:
        """Return the picture as a frame of an animation."""
        width, height = self._image.size
        return Frame(self._image.crop((png.FILTER_COLUMN, 0, width, height)), self._palette)

    def png(self, large: int = png.LARGE) -> bytes:
        """Return the picture as a PNG file. Pixels of more than `large` bytes are compressed more."""
        return png.encode(self._image, self._palette.bytes, large)
