"""The colours of leaderboards and profiles, and their palette.

Metals mark the first three ranks, and aqua marks the reader. Each of these marks also has its own shape.
"""

from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from render.canvas import COLOURS, Palette
from render.gems.shade import ramp
from render.kit import RGB, mix, rgb

NIGHT = rgb("#0e1024")  # the background of the picture
FACETS = (rgb("#12152d"), rgb("#151936"), rgb("#191d3e"), rgb("#10132a"))
CARD = rgb("#1e2347")
CARD_EDGE = rgb("#39427c")
CARD_OWN = rgb("#173a4d")
WELL = rgb("#141833")
TRACK = rgb("#2b3162")

INK = rgb("#f8f1dc")
SOFT = rgb("#b4bbe6")
FAINT = rgb("#7f88bd")
GOLD = rgb("#ffcf4d")
AQUA = rgb("#63e6e2")
DARK = rgb("#14131f")
WHITE = rgb("#ffffff")

# The colours of the first three ranks: of their medals, their lines, the edges of these lines, and their bars.
MEDALS = (
    ramp("#4a2600", "#a86605", "#f0ac1c", "#ffda68", "#fff8d8"),
    ramp("#353c52", "#737f9e", "#b4bfd8", "#e4ebf8", "#ffffff"),
    ramp("#3c1404", "#8a3d12", "#c96f32", "#f0a569", "#ffe6cf"),
)
PODIUM = (rgb("#4a3a1d"), rgb("#363d59"), rgb("#432c2e"))
PODIUM_EDGE = (rgb("#c9962f"), rgb("#8f9bbd"), rgb("#b06a3c"))
BARS = (rgb("#ffc93c"), rgb("#cdd7ee"), rgb("#e08d4f"))
BAR = rgb("#7b8cff")

# The lines of a plot.
COURSES = (rgb("#63e6e2"), rgb("#ffb454"), rgb("#d49bff"), rgb("#a5e075"))

# Each badge has a colour and a brighter rim.
ENAMEL = (
    (rgb("#1f6f6b"), rgb("#7ff0dc")), (rgb("#7a4a12"), rgb("#ffcf6b")), (rgb("#5a2f86"), rgb("#d7a9ff")),
    (rgb("#23508f"), rgb("#93c4ff")), (rgb("#8a2f45"), rgb("#ffa3b1")), (rgb("#456b1e"), rgb("#c8ee86")),
)  # fmt: skip

_SOFTENED = [mix(CARD, other, share) for other in (INK, SOFT, AQUA, GOLD) for share in (0.25, 0.5, 0.75)]
_PLOT = [mix(WELL, colour, share / 20) for colour in COURSES[:2] for share in range(1, 9)]

# The colours that the palette must have exactly.
FLAT = (
    NIGHT, *FACETS, CARD, CARD_EDGE, CARD_OWN, WELL, TRACK, INK, SOFT, FAINT, GOLD, AQUA, DARK, WHITE, *PODIUM,
    *PODIUM_EDGE, *BARS, BAR, *COURSES, *(colour for pair in ENAMEL for colour in pair), *_SOFTENED, *_PLOT,
)  # fmt: skip

PALETTE = Palette.read(Path(__file__).with_name("palette.txt"))
OWN = 160  # the number of colours in the palette file; the other 96 are for the boards in a profile
_SAMPLE = 150  # the side in pixels of a board while colours are chosen for it
_LARGE = 200 * 1024  # bytes; see `png.encode`


def encoded(image: Image.Image, boards: Sequence[Image.Image] = ()) -> bytes:
    """Return a picture (RGB) as a PNG file. boards: parts of the picture that need more colours."""
    palette = Palette([*PALETTE.colours[:OWN], *_colours_of(boards)]) if boards else PALETTE
    return palette.png(image, _LARGE)


def _colours_of(boards: Sequence[Image.Image]) -> list[RGB]:
    """Return the best colours for the boards, as many as the palette has free places."""
    sheet = Image.new("RGB", (_SAMPLE * len(boards), _SAMPLE))
    for i, board in enumerate(boards):
        sheet.paste(board.resize((_SAMPLE, _SAMPLE), Image.Resampling.BOX), (i * _SAMPLE, 0))
    found = sheet.quantize(COLOURS - OWN, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    bands = found.getpalette() or []
    return [(bands[i], bands[i + 1], bands[i + 2]) for i in range(0, len(bands), 3)]
