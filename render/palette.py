"""Bringing RGB pictures to a fixed palette of 256 colours.

A palette is chosen once, by a developer's command (`python -m tests.render.train gems3d`), and kept as a text file of
one colour a line: the flat colours first, which must come out exactly, then those that share the rest.
"""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import ParamSpec

from PIL import Image

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
