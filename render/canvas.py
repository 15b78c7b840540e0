"""Index pictures: a palette of 256 colours, a canvas that opaque pieces are put on, a frame of an animation.

A palette is chosen once, by a developer's command (`python -m tests.render.train gems3d`), and kept as a text file of
one colour a line: the flat colours first, which must come out exactly, then those that share the rest. For a palette of
its own Pillow takes 30 ms a picture (720 x 810); to bring the picture to one that is there takes 1 ms.
"""

from collections.abc import Callable, Iterable
from functools import wraps
from pathlib import Path
from typing import NamedTuple, ParamSpec

from PIL import Image

from render import png
from render.kit import RGB, rgb
from render.memory import Kept, kept

P = ParamSpec("P")

COLOURS = 256
# Pillow looks colours up in cells of 4 x 4 x 4 and judges a cell by its lowest corner. Looking in a palette that is
# shifted by half a cell judges it by its middle.
_HALF_CELL = 2


class Palette:
    """At most 256 colours, and the way from RGB to their indexes. Safe to share between threads."""

    def __init__(self, colours: list[RGB]) -> None:
        if not 0 < len(colours) <= COLOURS:
            raise ValueError(f"a palette has 1 to {COLOURS} colours, not {len(colours)}")
        self.colours = tuple(colours + [colours[0]] * (COLOURS - len(colours)))
        self.bytes = bytes(band for colour in self.colours for band in colour)
        self._finder = Image.new("P", (1, 1))
        self._finder.putpalette(bytes(max(0, band - _HALF_CELL) for band in self.bytes))
        self.indexes(Image.new("RGB", (1, 1)))  # makes Pillow's table of found colours before threads share it

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
        """Return an index picture back in RGB."""
        image = Image.frombytes("P", indexes.size, indexes.tobytes())
        image.putpalette(self.bytes)
        return image.convert("RGB")

    def png(self, picture: Image.Image, large: int = png.LARGE) -> bytes:
        """Return an RGB picture as a PNG file; packed more thoroughly beyond `large` bytes."""
        return png.encode(Canvas.ground(self.indexes(picture)), self.bytes, large)

    def table_from(self, other: "Palette", change: Callable[[RGB], RGB]) -> bytes:
        """For every index of another palette the index of its changed colour in this one: a table for `Image.point`."""
        row = Image.new("RGB", (COLOURS, 1))
        row.putdata([change(colour) for colour in other.colours])
        return self.indexes(row).tobytes()

    def baked(self, draw: Callable[P, Image.Image]) -> Kept[P, Image.Image]:
        """Turn a function that draws RGB into one that gives indexes and keeps them."""

        @wraps(draw)
        def bake(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
            return self.indexes(draw(*args, **kwargs))

        return kept(bake)


class Frame(NamedTuple):
    """A picture as indexes (mode L) of a palette. Shared: not to be changed."""

    indexes: Image.Image
    palette: Palette


class Canvas:
    """An index picture being painted. Positions are pixels of the finished picture.

    Made from a kept ground, which stays as it is.
    """

    def __init__(self, ground: Image.Image, palette: Palette) -> None:
        self._image = ground.copy()
        self._palette = palette

    @staticmethod
    def ground(picture: Image.Image) -> Image.Image:
        """Return what a canvas starts from: an index picture with the PNG writer's column before it."""
        ground = png.canvas(*picture.size, 0)
        ground.paste(picture, (png.FILTER_COLUMN, 0))
        return ground

    def paste(self, piece: Image.Image, x: int, y: int) -> None:
        """Put an index picture with its upper left corner at (x, y)."""
        self._image.paste(piece, (x + png.FILTER_COLUMN, y))

    def put(self, piece: Image.Image, x: float, y: float, along: float = 0.5) -> None:
        """Put an index picture beside a point: above and below it alike; `along` of its width lies to the left."""
        self.paste(piece, round(x - piece.width * along), round(y - piece.height / 2))

    def lay(self, picture: Image.Image, x: int, y: int) -> None:
        """Put an RGBA picture over what is there: slower, for what must blend."""
        left, (width, height) = x + png.FILTER_COLUMN, picture.size
        part = self._palette.picture(self._image.crop((left, y, left + width, y + height)))
        part.paste(picture, (0, 0), picture)
        self._image.paste(self._palette.indexes(part), (left, y))

    def repaint(self, palette: Palette, parts: Iterable[tuple[int, int, bytes]]) -> None:
        """Go over to another palette: each part from one row up to another by a table of new indexes."""
        for top, bottom, table in parts:
            box = (png.FILTER_COLUMN, top, self._image.width, bottom)
            self._image.paste(self._image.crop(box).point(table), box)
        self._palette = palette

    def frame(self) -> Frame:
        """Return the picture as a frame of an animation."""
        width, height = self._image.size
        return Frame(self._image.crop((png.FILTER_COLUMN, 0, width, height)), self._palette)

    def png(self, large: int = png.LARGE) -> bytes:
        """Return the picture as a PNG file; packed more thoroughly beyond `large` bytes."""
        return png.encode(self._image, self._palette.bytes, large)
