"""The palettes of Gems 3D's pictures: one for a match in play, one for its end, when the board lies in the dark."""

from functools import lru_cache
from pathlib import Path

from render.canvas import Palette
from render.gems3d import colours
from render.kit import RGB, mix

PALETTE_FILE = Path(__file__).with_name("palette.txt")
END_PALETTE_FILE = Path(__file__).with_name("palette_end.txt")
PALETTE = Palette.read(PALETTE_FILE)
END_PALETTE = Palette.read(END_PALETTE_FILE)

DIMMED = 0.60  # how far the board sinks into the night when the match is over


def dim(colour: RGB) -> RGB:
    return mix(colour, colours.NIGHT, DIMMED)


@lru_cache(maxsize=1)
def end_tables() -> tuple[bytes, bytes]:
    """From the palette of play to that of the end: as it is, and dimmed."""
    return END_PALETTE.table_from(PALETTE, lambda colour: colour), END_PALETTE.table_from(PALETTE, dim)
