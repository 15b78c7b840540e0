"""The colours of a Gembatan picture, and its palette.

Gold marks only the turn in progress, and silver the last turn. Mint marks a cell or tile that the viewer asked about.
Frames are bronze. The yellow of chains is cooler than gold, so nobody confuses the two.
"""

from pathlib import Path

from render.canvas import Palette
from render.gems.shade import ramp
from render.kit import mix, rgb

NIGHT = rgb("#0d151c")  # the background of the picture
CARD = rgb("#182933")
CARD_EDGE = rgb("#35525c")
CARD_TURN = rgb("#332f20")
STRIP = rgb("#0f1d22")  # the mat's rim
STRIP_TURN = rgb("#1b190e")  # the background of the points of the turn in progress
WELL = rgb("#101d24")
BRONZE_DARK = rgb("#6a4631")
BRONZE = rgb("#b07a52")
BRONZE_LIGHT = rgb("#eab98b")

MAT = rgb("#1c4b4f")
MAT_DARK = rgb("#153b40")
MAT_LIGHT = rgb("#2b6468")
SEAM = rgb("#0a2226")
INVITE = rgb("#6fa5a0")  # the dashes around a cell where a tile can be laid

IVORY = rgb("#f9f1de")
IVORY_LOW = rgb("#e3d6b7")
IVORY_LINE = rgb("#c9b88f")
IVORY_EDGE = rgb("#8b7850")
GILT = rgb("#ffe9a8")  # a tile of the turn in progress
GILT_LOW = rgb("#f0ae3c")
GILT_LINE = rgb("#b5821f")
BRASS = rgb("#c8b184")

INK = rgb("#f6ead0")
SOFT_INK = rgb("#9fb3b5")
GOLD = rgb("#ffb92e")
GOLD_DARK = rgb("#6b4300")
GOLD_LIGHT = rgb("#ffedc0")
SILVER = rgb("#dfe8ee")
SILVER_DARK = rgb("#47545e")
FROST = rgb("#b7cfe6")  # over the ivory of tiles of the last turn
MINT = rgb("#7dffd0")
MINT_DARK = rgb("#0b4a3c")
WHITE = rgb("#ffffff")
BLACK = rgb("#000000")

# The shades of each colour of the game, 1 to 5. Index 0 is no colour of the game.
RAMPS = (
    ramp("#000000", "#ffffff"),
    ramp("#36000d", "#8f001e", "#d8152f", "#ff6468", "#ffd8d3"),
    ramp("#041a52", "#0d4cc8", "#2a86ff", "#86c0ff", "#e4f1ff"),
    ramp("#00351d", "#008c4c", "#1cc872", "#80f2ae", "#e4fff0"),
    ramp("#564100", "#b08c00", "#f5db14", "#fff57a", "#fffee2"),
    ramp("#1d0338", "#4b0a8e", "#7f24cc", "#ba78f6", "#f2e2ff"),
)
DARK_SIGNS = (1, 5)  # Gems in red and purple have dark signs, and gems in other colours have light signs.

# Smooth surfaces need these steps between colours.
_FACES = [mix(high, low, i / 8) for high, low in ((IVORY, IVORY_LOW), (GILT, GILT_LOW)) for i in range(9)]
_LIGHTS = [mix(MAT, tone(0.66), i / 13) for tone in RAMPS[1:] for i in range(1, 12)]

# The colours that the palette must have exactly.
FLAT = (
    NIGHT, CARD, CARD_EDGE, CARD_TURN, STRIP, STRIP_TURN, WELL, BRONZE, BRONZE_DARK, BRONZE_LIGHT, MAT, MAT_DARK,
    MAT_LIGHT, SEAM, INVITE, IVORY_LINE, INK, SOFT_INK, GOLD, GOLD_DARK, SILVER, MINT, MINT_DARK,
    WHITE, *_FACES, *_LIGHTS,
)  # fmt: skip

PALETTE = Palette.read(Path(__file__).with_name("palette.txt"))
