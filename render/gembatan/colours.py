"""The tokens of a Gembatan picture, and its palette.

Gold marks only the turn in progress, and silver the last turn. Mint marks a cell or tile that the viewer asked about.
Frames are bronze. The yellow of chains is cooler than gold, so nobody confuses the two.
"""

from pathlib import Path

from bot.engine.themes import current
from render.canvas import Palettes
from render.gems.shade import ramp
from render.kit import RGB, mix
from render.tokens import Token, token


class Colours:
    NIGHT = token("#0d151c", "#dce8e4", "#000000")  # the background of the picture
    SHADE = token("#0d151c", "#2c544e", "#000000")  # shadows, and lines around what lies on the mat
    CARD = token("#182933", "#fbfdfc", "#000000")
    CARD_EDGE = token("#35525c", "#9dbab4", "#ffffff")
    GONE = token("#35525c", "#64958a", "#ffffff")  # the dashes where a piece has left the hand
    CARD_TURN = token("#332f20", "#fff3d0", "#1c1600")
    STRIP = token("#0f1d22", "#eef5f3", "#000000")  # the mat's rim
    WELL = token("#101d24", "#e6f0ed", "#000000")
    WINNER = token("#1c4b4f", "#c3e2d9", "#003338")  # the winner's line in the final table
    BRONZE_DARK = token("#6a4631", "#6a4631", "#000000")
    BRONZE = token("#b07a52", "#b07a52", "#ffffff")
    BRONZE_LIGHT = token("#eab98b", "#eab98b", "#ffffff")

    MAT = token("#1c4b4f", "#93c6bb", "#06282b")
    MAT_DARK = token("#153b40", "#7cb2a6", "#000000")
    MAT_LIGHT = token("#2b6468", "#b4dcd3", "#4c8a8c")
    SEAM = token("#0a2226", "#3f756b", "#000000")
    INVITE = token("#6fa5a0", "#2f6a60", "#ffffff")  # the dashes around a cell where a tile can be laid

    IVORY = token("#f9f1de", contrast="#ffffff")
    IVORY_LOW = token("#e3d6b7", contrast="#efe8d6")
    IVORY_LINE = token("#c9b88f")
    IVORY_EDGE = token("#8b7850")
    GILT = token("#ffe9a8")  # a tile of the turn in progress
    GILT_LOW = token("#f0ae3c")
    GILT_LINE = token("#b5821f")
    BRASS = token("#c8b184")

    INK = token("#f6ead0", "#0e2b28", "#ffffff")
    SOFT_INK = token("#9fb3b5", "#3f5c58", "#d7e7e7")
    GOLD = token("#ffb92e", "#f0a400", "#ffc53d")
    GOLD_INK = token("#ffb92e", "#7a4f00", "#ffc53d")  # letters on a card
    GOLD_DARK = token("#6b4300")
    GOLD_LIGHT = token("#ffedc0")
    SILVER = token("#dfe8ee")
    SILVER_INK = token("#dfe8ee", "#46555f", "#ffffff")  # letters on a card
    SILVER_DARK = token("#47545e")
    FROST = token("#b7cfe6")  # over the ivory of tiles of the last turn
    MINT = token("#7dffd0", "#00604a", "#7dffd0")
    MINT_SIGN = token("#7dffd0", "#a5ffe0", "#7dffd0")  # a sign with a number
    SIGN_INK = token("#0d151c", "#0d151c", "#000000")  # on a sign with a number, and around it
    PLATE = token("#0d151c", "#0d151c", "#000000")  # praise on the mat
    PLATE_INK = token("#f6ead0", "#f6ead0", "#ffffff")
    CROWN = token("#f6ead0", "#c98a10", "#ffffff")
    WHITE = token("#ffffff")
    BLACK = token("#000000")

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
    # The tones of the light that a half-socket throws on an empty cell: under it, its spot, its dashes.
    LIGHT = Token((0.64, 0.70, 0.82), light=(0.30, 0.30, 0.20), plain=(0.58, 0.58, 0.58))
    BOLD = Token(1.0, contrast=1.6)  # the width of frames and outlines, as a share of that of the dark theme

    @property
    def exact(self) -> tuple[RGB, ...]:
        """The colours that the palette must have exactly."""
        # Smooth surfaces need these steps between colours.
        faces = [
            mix(high, low, i / 8)
            for high, low in ((self.IVORY, self.IVORY_LOW), (self.GILT, self.GILT_LOW))
            for i in range(9)
        ]
        lights = [mix(self.MAT, tone(self.LIGHT[0] + 0.02), i / 13) for tone in self.RAMPS[1:] for i in range(1, 12)]
        steps = [] if current().flat else [*faces, *lights]
        return (
            self.NIGHT, self.CARD, self.CARD_EDGE, self.CARD_TURN, self.STRIP, self.WELL, self.BRONZE,
            self.BRONZE_DARK, self.BRONZE_LIGHT, self.MAT, self.MAT_DARK, self.MAT_LIGHT, self.SEAM, self.INVITE,
            self.IVORY_LINE, self.INK, self.SOFT_INK, self.GOLD, self.GOLD_INK, self.GOLD_DARK, self.SILVER,
            self.SILVER_INK, self.MINT, self.MINT_SIGN, self.WINNER, self.WHITE, self.IVORY,
            self.GILT, *steps,
        )  # fmt: skip


colours = Colours()

PALETTE = Palettes(Path(__file__).with_name("palette.txt"))
