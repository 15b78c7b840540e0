"""The picture being painted: indexes of a palette, put together from opaque pieces."""

from collections.abc import Iterable

from PIL import Image

from render import png
from render.gif import Frame
from render.palette import Palette


class Canvas:
    """An index picture. Positions are pixels of the finished picture.

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
        """Return the picture as a file; packed more thoroughly beyond `large` bytes."""
        return png.encode(self._image, self._palette.bytes, large)
