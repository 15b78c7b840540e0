"""Index pictures, in which each pixel is the number of a colour in a palette, and a canvas to paint on.

Developers choose a palette with a command such as `python -m tests.render.train gems3d`. The command writes a text
file with one colour in each line. The colours that must be exact come first.

Pillow needs 30 ms to choose a palette for a picture of 720 x 810 pixels. It converts such a picture to an existing
palette in 1 ms.
"""

from collections.abc import Callable, Iterable
from functools import wraps
from pathlib import Path
from typing import NamedTuple, ParamSpec

from PIL import Image

from bot.engine.themes import Theme, current
from render import png
from render.kit import RGB, rgb
from render.memory import CachedFunction, cached
from render.tokens import per_theme

P = ParamSpec("P")

COLOURS = 256
# Pillow divides the colours into cells of 4 x 4 x 4. It compares the lowest corner of each cell with the palette. The
# middle would be better, so Pillow gets a palette that is shifted by half a cell.
_HALF_CELL = 2


class Palette:
    """At most 256 colours. Threads may share a palette."""

    def __init__(self, colours: list[RGB]) -> None:
        if not 0 < len(colours) <= COLOURS:
            raise ValueError(f"a palette has 1 to {COLOURS} colours, not {len(colours)}")
        self.colours = tuple(colours + [colours[0]] * (COLOURS - len(colours)))
        self.bytes = bytes(band for colour in self.colours for band in colour)
        self.given = self.bytes[: 3 * len(colours)]  # no index is higher: of equal colours, Pillow finds the first
        self._finder = Image.new("P", (1, 1))
        self._finder.putpalette(bytes(max(0, band - _HALF_CELL) for band in self.bytes))
        self.indexes(Image.new("RGB", (1, 1)))  # This makes Pillow build its lookup table before threads share it.

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
        """Return an RGB picture as a PNG file. `png.encode` explains `large`."""
        return png.encode(png.with_filter_column(self.indexes(picture)), self.given, large)

    def table_from(self, other: "Palette", change: Callable[[RGB], RGB]) -> bytes:
        """Return a table for `Image.point` that turns each index of `other` into an index of `self`.

        `change` changes each colour of `other` before the nearest colour of `self` is looked up.
        """
        row = Image.new("RGB", (COLOURS, 1))
        row.putdata([change(colour) for colour in other.colours])
        return self.indexes(row).tobytes()


class Palettes:
    """The palettes of a painter's pictures, one for each theme. A palette is read when its theme is first used."""

    def __init__(self, file: Path) -> None:
        """file: that of the dark theme. The other files have the theme's name at their end: `palette_light.txt`."""
        self.file = file
        self._now = per_theme(lambda: Palette.read(self.file_of(current())))

    def file_of(self, theme: Theme) -> Path:
        return self.file if theme is Theme.DARK else self.file.with_stem(f"{self.file.stem}_{theme.value}")

    @property
    def now(self) -> Palette:
        """Return the palette of the theme in use."""
        return self._now()

    def baked(self, draw: Callable[P, Image.Image]) -> CachedFunction[P, Image.Image]:
        """Turn a function that returns RGB pictures into a cached function that returns index pictures."""

        @wraps(draw)
        def bake(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
            return self.now.indexes(draw(*args, **kwargs))

        return cached(bake)


class Frame(NamedTuple):
    """An index picture (mode L) and its palette. Frames are shared: do not change them.

    foot: the height of the caption at the bottom of the picture, in pixels.
    """

    indexes: Image.Image
    palette: Palette
    foot: int = 0


class Canvas:
    """An index picture that is being painted. Positions are pixels of the finished picture."""

    def __init__(self, background: Image.Image, palette: Palette) -> None:
        """Copy the background: an index picture with a column of zeros at its left (`png.with_filter_column`)."""
        self._image = background.copy()
        self._palette = palette

    def paste(self, piece: Image.Image, x: int, y: int) -> None:
        """Put an index picture on the canvas, with its upper left corner at (x, y)."""
        self._image.paste(piece, (x + png.FILTER_COLUMN, y))

    def put(self, piece: Image.Image, x: float, y: float, along: float = 0.5) -> None:
        """Put an index picture on the canvas, with its middle at height y.

        along: the share of the picture's width that lies left of x.
        """
        self.paste(piece, round(x - piece.width * along), round(y - piece.height / 2))

    def lay(self, picture: Image.Image, x: int, y: int) -> None:
        """Blend an RGBA picture over the canvas. This is slower than `paste`."""
        left, (width, height) = x + png.FILTER_COLUMN, picture.size
        part = self._palette.picture(self._image.crop((left, y, left + width, y + height)))
        part.paste(picture, (0, 0), picture)
        self._image.paste(self._palette.indexes(part), (left, y))

    def repaint(self, palette: Palette, parts: Iterable[tuple[int, int, bytes]]) -> None:
        """Change to another palette, and replace all indexes.

        parts: (first row, row after the last row, table of new indexes) for each part of the picture.
        """
        for top, bottom, table in parts:
            box = (png.FILTER_COLUMN, top, self._image.width, bottom)
            self._image.paste(self._image.crop(box).point(table), box)
        self._palette = palette

    def frame(self) -> Frame:
        width, height = self._image.size
        return Frame(self._image.crop((png.FILTER_COLUMN, 0, width, height)), self._palette)

    def png(self, large: int = png.LARGE) -> bytes:
        """Return the picture as a PNG file. `png.encode` explains `large`."""
        return png.encode(self._image, self._palette.given, large)
