"""The tokens of a Gems 3D picture, and its two palettes: one during the match, one at the end."""

from pathlib import Path

from render.canvas import Palettes
from render.kit import RGB, mix
from render.tokens import Token, per_theme, token, tokens

DIMMED = 0.60  # the share of NIGHT in the board's colours when the match is over


class Colours:
    NIGHT = token("#12152b", "#e3e6f4", "#000000")  # the background of the picture
    PANEL = token("#1d2242", "#fafaff", "#000000")
    PANEL_EDGE = token("#3c4580", "#a3abd4", "#ffffff")
    WELL = token("#12162e", "#d9def2", "#000000", "#12152b")
    TRACK = token("#0e1126", "#c6cce6", "#3a3a3a", "#12152b")  # below the progress to the next trick
    FRAME_DARK = token("#b07c1c", "#8f6212", "#ffd84d", "#e9bf62")
    FRAME_LIGHT = token("#e9bf62", "#d8a53a", "#ffd84d", "#e9bf62")

    INK = token("#f6eed6", "#1a1f44", "#ffffff")
    SOFT_INK = token("#a9b0de", "#474e82", "#dfe3ff")
    GOLD = token("#ffcf4d", "#b37600", "#ffd84d")
    GOLD_INK = token("#ffcf4d", "#7d5300", "#ffd84d")  # letters on a panel
    MINT = token("#7dffc8", "#006f4a", "#7dffc8")
    MINT_SIGN = token("#7dffc8", "#8df5cb", "#7dffc8")  # a sign with a number
    FLAG = token("#0e1126", "#1a1f44", "#3a3a3a")  # the dark fields of a flag
    WAND = token("#ff7ae0", "#b3168d", "#ff8fe6")
    WAND_SIGN = token("#ff7ae0", "#ff9aea", "#ff8fe6")  # a wand on a pill
    WAND_STICK = token("#f3e3c0", "#8a6a3a", "#ffffff", "#f6eed6")
    TRAIL = token("#ffe08a", "#b87a00", "#ffe08a", "#ffcf4d")
    REACH_DOT = token("#d9fff0", "#00584a", "#ffffff", "#7dffc8")
    WHITE = token("#ffffff")
    PILL = token("#3a1450", "#5c1052", "#000000")
    SIGN_INK = token("#12152b", "#12152b", "#000000")  # on golden and mint signs, and around them
    GOLD_SIGN = token("#ffcf4d", "#ffcf4d", "#ffd84d")
    SPARK = token("#ffe9a8", "#8a5cc0", "#ffe9a8")
    STAR = token("#ffffff", "#6b3fb0")  # where a gem has vanished
    SHADOW = token("#0a0c1c", "#0a0c1c", "#000000", "#12152b")  # around large letters and the banner
    RIM = token("#5a2b00", "#5a2b00", "#000000")
    FILL = token("#ffe27a", plain="#ffcf4d")
    SHINE = token("#fff6cf", plain="#ffcf4d")
    SCORE = token("#ffe27a", "#7d5300", "#ffe27a")  # the score on the banner
    SCORE_RIM = token("#5a2b00", "#ffe9b0", "#000000")
    LETTER_RIM = token("#0c0f24", "#0c0f24", "#000000", "#12152b")  # around the letter of a gem

    # Each pair has the colours of even and of odd cells.
    CELL = tokens("#343b6a #3d4578", "#c9cfe9 #bdc4e2", "#1c2140 #252b52", "#343b6a " * 2)
    REACHABLE = tokens("#2f7c8c #368898", "#58bdb0 #4fb3a6", "#006675 #006675", "#2f7c8c " * 2)
    OUT_OF_REACH = tokens("#252a4e #2a3057", "#dfe2ef #d6daea", "#000000 #0b0d1a", "#22274a " * 2)
    NEW = tokens("#2c7a78 #33867f", "#b2ecd8 #a6e3ce", "#004a42 #004a42", "#2c7a78 " * 2)
    MOVED = tokens("#8a6d2c #8a6d2c", "#ffe9ad #ffe9ad", "#4a3600 #4a3600")
    TRICK = tokens("#74409a #74409a", "#cf8fe0 #cf8fe0", "#5c0a78 #5c0a78")
    GONE = tokens("#565092 #5e589c", "#d8ccf0 #cdc0ea", "#2f2878 #2f2878", "#565092 " * 2)
    CELL_EDGE = token("#ffffff", "#ffffff", "#8b93c8")  # of the lower edge of a cell, of which it has a little
    CELL_SHADE = token("#000010", "#5a6194", "#000000")  # as CELL_EDGE, of the upper edge

    # The colours of the seats, in order. White letters can be read on each of them.
    SEATS = tokens(
        "#1fa08c #e0603f #7a5cf0 #c2489b #3f86d8 #a8741a #5c8f2e #8a5a74",
        contrast="#00594d #962a0c #4a2fb8 #861d66 #17498c #654300 #335912 #6a3f58",
    )
    ABSENT = token("#4a4f78", "#c3c7dd", "#2b2b2b")
    BOLD = Token(1.0, contrast=1.7)  # the width of frames and outlines, as a share of that of the dark theme

    @property
    def exact(self) -> tuple[RGB, ...]:
        """The colours that the palette must have exactly."""
        return (
            self.NIGHT, self.PANEL, self.PANEL_EDGE, self.WELL, self.TRACK, self.FRAME_DARK, self.FRAME_LIGHT, self.INK,
            self.SOFT_INK, self.GOLD, self.GOLD_INK, self.MINT, self.MINT_SIGN, self.WAND, self.WAND_STICK,
            self.REACH_DOT, self.WHITE, self.PILL, self.SIGN_INK, self.GOLD_SIGN, *self.CELL, *self.REACHABLE,
            *self.OUT_OF_REACH, *self.NEW, self.MOVED[0], self.TRICK[0], *self.GONE, *self.SEATS, self.ABSENT,
        )  # fmt: skip

    @property
    def exact_at_end(self) -> tuple[RGB, ...]:
        """The colours that the palette of the end must have exactly: the strip and the banner stay bright."""
        return (
            self.NIGHT, self.PANEL, self.PANEL_EDGE, self.WELL, self.TRACK, self.FRAME_DARK, self.INK, self.SOFT_INK,
            self.GOLD, self.GOLD_INK, self.WAND, self.WAND_STICK, self.WHITE, *self.SEATS, self.ABSENT,
        )  # fmt: skip

    def dim(self, colour: RGB) -> RGB:
        """Return a colour of the board as it is when the match is over."""
        return mix(colour, self.NIGHT, DIMMED)


colours = Colours()

PALETTE = Palettes(Path(__file__).with_name("palette.txt"))
END_PALETTE = Palettes(Path(__file__).with_name("palette_end.txt"))


@per_theme
def end_tables() -> tuple[bytes, bytes]:
    """Return two tables from PALETTE to END_PALETTE: the first keeps the colours, and the second dims them."""
    end, play = END_PALETTE.now, PALETTE.now
    return end.table_from(play, lambda colour: colour), end.table_from(play, colours.dim)
