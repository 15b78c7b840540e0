"""The palette of the pictures of honour; what is free in it goes to the boards that a profile shows."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from PIL import Image

from render import png
from render.canvas import Canvas
from render.kit import RGB
from render.palette import COLOURS, Palette

PALETTE_FILE = Path(__file__).with_name("palette.txt")
OWN = 160  # colours of the file
_SAMPLE = 150  # pixels of a board's side when its colours are chosen
LARGE = 200 * 1024  # bytes of pixels: so large a picture is packed more thoroughly, at the cost of time


@lru_cache(maxsize=1)
def palette() -> Palette:
    return Palette.read(PALETTE_FILE)


def encoded(image: Image.Image, boards: Sequence[Image.Image] = ()) -> bytes:
    """Return a picture (RGB) as a PNG file. boards: parts of it whose colours nobody could choose beforehand."""
    chosen = palette() if not boards else Palette([*palette().colours[:OWN], *_colours(boards)])
    return png.encode(Canvas.ground(chosen.indexes(image)), chosen.bytes, LARGE)


def _colours(boards: Sequence[Image.Image]) -> list[RGB]:
    """Return those that serve the boards best, as many as are free."""
    sheet = Image.new("RGB", (_SAMPLE * len(boards), _SAMPLE))
    for i, board in enumerate(boards):
        sheet.paste(board.resize((_SAMPLE, _SAMPLE), Image.Resampling.BOX), (i * _SAMPLE, 0))
    found = sheet.quantize(COLOURS - OWN, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    bands = found.getpalette() or []
    return [(bands[i], bands[i + 1], bands[i + 2]) for i in range(0, len(bands), 3)]
