"""The palettes of Gem Rush's pictures: one for the mine, one for what shows cards and gems large."""

from functools import lru_cache
from pathlib import Path

from PIL import Image

from render import png
from render.canvas import Canvas, Frame, Palette

MINE_FILE = Path(__file__).with_name("palette.txt")
CARDS_FILE = Path(__file__).with_name("palette_cards.txt")
LARGE = 560 * 1024  # bytes of pixels: so large a picture is packed more thoroughly, at the cost of time


@lru_cache(maxsize=2)
def _palette(path: Path) -> Palette:
    return Palette.read(path)


def mine(image: Image.Image) -> bytes:
    """Return a picture of the mine (RGB) as a PNG file."""
    return _png(image, _palette(MINE_FILE))


def mine_frame(image: Image.Image) -> Frame:
    """Return the same as a frame of an animation."""
    palette = _palette(MINE_FILE)
    return Frame(palette.indexes(image), palette)


def cards(image: Image.Image) -> bytes:
    """Return a picture of cards, a room or signs (RGB) as a PNG file."""
    return _png(image, _palette(CARDS_FILE))


def _png(image: Image.Image, palette: Palette) -> bytes:
    return png.encode(Canvas.ground(palette.indexes(image)), palette.bytes, LARGE)
