"""The colours of a Gems 3D picture, and its two palettes: one during the match, one at the end."""

from functools import lru_cache
from pathlib import Path

from render.canvas import Palette
from render.kit import RGB, mix, rgb

NIGHT = rgb("#12152b")  # the background of the picture
PANEL = rgb("#1d2242")
PANEL_EDGE = rgb("#3c4580")
WELL = rgb("#12162e")
TRACK = rgb("#0e1126")  # the background of the bar that shows the progress to the next trick
FRAME_DARK = rgb("#b07c1c")
FRAME_LIGHT = rgb("#e9bf62")

INK = rgb("#f6eed6")
SOFT_INK = rgb("#a9b0de")
GOLD = rgb("#ffcf4d")
MINT = rgb("#7dffc8")
WAND = rgb("#ff7ae0")
WAND_STICK = rgb("#f3e3c0")
TRAIL = rgb("#ffe08a")
REACH_DOT = rgb("#d9fff0")
WHITE = rgb("#ffffff")
PILL = rgb("#3a1450")

# Each pair has the colours of even and of odd cells.
CELL = (rgb("#343b6a"), rgb("#3d4578"))
REACHABLE = (rgb("#2f7c8c"), rgb("#368898"))
OUT_OF_REACH = (rgb("#252a4e"), rgb("#2a3057"))
NEW = (rgb("#2c7a78"), rgb("#33867f"))
MOVED = (rgb("#8a6d2c"), rgb("#8a6d2c"))
TRICK = (rgb("#74409a"), rgb("#74409a"))
GONE = (rgb("#565092"), rgb("#5e589c"))

# The colours of the seats, in order. White letters can be read on each of them.
SEATS = tuple(
    rgb(text) for text in ("#1fa08c", "#e0603f", "#7a5cf0", "#c2489b", "#3f86d8", "#a8741a", "#5c8f2e", "#8a5a74")
)
ABSENT = rgb("#4a4f78")

# The colours that the palette must have exactly.
FLAT = (
    NIGHT, PANEL, PANEL_EDGE, WELL, TRACK, FRAME_DARK, FRAME_LIGHT, INK, SOFT_INK, GOLD, MINT, WAND, WAND_STICK,
    REACH_DOT, WHITE, PILL, *CELL, *REACHABLE, *OUT_OF_REACH, *NEW, MOVED[0], TRICK[0], *GONE, *SEATS, ABSENT,
)  # fmt: skip

# The colours that the palette of the end must have exactly, since the strip and the banner stay bright.
FLAT_AT_END = (
    NIGHT, PANEL, PANEL_EDGE, WELL, TRACK, FRAME_DARK, INK, SOFT_INK, GOLD, WAND, WAND_STICK, WHITE, *SEATS, ABSENT,
)  # fmt: skip

PALETTE = Palette.read(Path(__file__).with_name("palette.txt"))
END_PALETTE = Palette.read(Path(__file__).with_name("palette_end.txt"))

DIMMED = 0.60  # the share of NIGHT in the board's colours when the match is over


def dim(colour: RGB) -> RGB:
    return mix(colour, NIGHT, DIMMED)


@lru_cache(maxsize=1)
def end_tables() -> tuple[bytes, bytes]:
    """Return two tables from PALETTE to END_PALETTE: the first keeps the colours, and the second dims them."""
    return END_PALETTE.table_from(PALETTE, lambda colour: colour), END_PALETTE.table_from(PALETTE, dim)
