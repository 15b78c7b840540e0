"""The tokens of leaderboards and profiles, and their palette.

Metals mark the first three ranks, and aqua marks the reader. Each of these marks also has its own shape.
"""

from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from bot.engine.themes import current
from render.canvas import COLOURS, Palette, Palettes
from render.gems.shade import ramp
from render.kit import RGB, mix, rgb
from render.tokens import Token, token, tokens


class Colours:
    NIGHT = token("#0e1024", "#e4e7f5", "#000000")  # the background of the picture
    FACETS = tokens(
        "#12152d #151936 #191d3e #10132a", "#e4e7f5 #dfe3f3 #eaecf8 #dadff0", "#000000 #000000 #000000 #000000",
        "#10132a #10132a #10132a #10132a",
    )  # fmt: skip
    CARD = token("#1e2347", "#fcfcff", "#000000")
    CARD_EDGE = token("#39427c", "#aab2d8", "#ffffff")
    CARD_OWN = token("#173a4d", "#d5f3f1", "#00262b")
    WELL = token("#141833", "#f3f4fb", "#000000")
    TRACK = token("#2b3162", "#d3d8ec", "#333333")

    INK = token("#f8f1dc", "#191d3f", "#ffffff")
    SOFT = token("#b4bbe6", "#454c7e", "#e0e4ff")
    FAINT = token("#7f88bd", "#4f578a", "#c3c9ee")
    GOLD = token("#ffcf4d", "#f0b62c", "#ffd84d")
    GOLD_INK = token("#ffcf4d", "#7a5000", "#ffd84d")  # letters
    AQUA = token("#63e6e2", "#12989c", "#63e6e2")
    AQUA_SIGN = token("#63e6e2", "#8ceeea", "#63e6e2")  # a plate with dark letters
    DARK = token("#14131f", "#14131f", "#000000")
    WHITE = token("#ffffff")

    # The colours of the first three ranks: of their medals, their lines, the edges of these lines, and their bars.
    MEDALS = (
        ramp("#4a2600", "#a86605", "#f0ac1c", "#ffda68", "#fff8d8"),
        ramp("#353c52", "#737f9e", "#b4bfd8", "#e4ebf8", "#ffffff"),
        ramp("#3c1404", "#8a3d12", "#c96f32", "#f0a569", "#ffe6cf"),
    )
    PODIUM = tokens("#4a3a1d #363d59 #432c2e", "#fff2cc #eceff8 #fbe4d6", "#241800 #14182a #240e06")
    PODIUM_EDGE = tokens("#c9962f #8f9bbd #b06a3c", "#c9962f #8f9bbd #b06a3c", "#ffd84d #dfe6ff #ffa873")
    BARS = tokens("#ffc93c #cdd7ee #e08d4f", "#e0a514 #8f9cc0 #cc7433", "#ffd84d #e6ecff #ffa873")
    BAR = token("#7b8cff", "#5b6bdc", "#9fb0ff")

    # The lines of a plot.
    COURSES = tokens(
        "#63e6e2 #ffb454 #d49bff #a5e075", "#00696d #8f4a00 #7d2cc4 #3a6a10", "#63e6e2 #ffb454 #d49bff #a5e075"
    )

    # Each badge has a colour and a brighter rim.
    ENAMEL = Token(
        tuple(
            (rgb(fill), rgb(rim))
            for fill, rim in (
                ("#1f6f6b", "#7ff0dc"), ("#7a4a12", "#ffcf6b"), ("#5a2f86", "#d7a9ff"), ("#23508f", "#93c4ff"),
                ("#8a2f45", "#ffa3b1"), ("#456b1e", "#c8ee86"),
            )
        ),
        contrast=tuple(
            (rgb(fill), rgb(rim))
            for fill, rim in (
                ("#0f4a47", "#7ff0dc"), ("#5a3406", "#ffcf6b"), ("#45216b", "#d7a9ff"), ("#153c70", "#93c4ff"),
                ("#6d1c31", "#ffa3b1"), ("#2f4d10", "#c8ee86"),
            )
        ),
    )  # fmt: skip
    LINE = Token(2, contrast=4)  # the width of the edge of a card, in pixels
    SHADOW = token("#040512", "#3a3f66", "#000000")  # below a medal

    @property
    def exact(self) -> tuple[RGB, ...]:
        """The colours that the palette must have exactly."""
        flat = current().flat
        softened = [
            mix(self.CARD, other, share)
            for other in (self.INK, self.SOFT, self.AQUA, self.GOLD)
            for share in (() if flat else (0.25, 0.5, 0.75))
        ]
        plot = [
            mix(self.WELL, colour, share / 20) for colour in self.COURSES[:2] for share in (() if flat else range(1, 9))
        ]
        return (
            self.NIGHT, *self.FACETS, self.CARD, self.CARD_EDGE, self.CARD_OWN, self.WELL, self.TRACK, self.INK,
            self.SOFT, self.FAINT, self.GOLD, self.GOLD_INK, self.AQUA, self.AQUA_SIGN, self.DARK, self.WHITE,
            *self.PODIUM, *self.PODIUM_EDGE, *self.BARS, self.BAR, *self.COURSES,
            *(colour for pair in self.ENAMEL for colour in pair), *softened, *plot,
        )  # fmt: skip


colours = Colours()

PALETTE = Palettes(Path(__file__).with_name("palette.txt"))
OWN = 160  # the number of colours in the palette file; the other 96 are for the boards in a profile
_SAMPLE = 150  # the side in pixels of a board while colours are chosen for it
_LARGE = 200 * 1024  # bytes; see `png.encode`


def encoded(image: Image.Image, boards: Sequence[Image.Image] = ()) -> bytes:
    """Return a picture (RGB) as a PNG file. boards: parts of the picture that need more colours."""
    palette = PALETTE.now
    if boards:
        palette = Palette([*palette.colours[:OWN], *_colours_of(boards)])
    return palette.png(image, _LARGE)


def encoded_with(image: Image.Image, shades: Sequence[RGB]) -> bytes:
    """Return a picture (RGB) as a PNG file whose palette also has these colours, at most 96."""
    own = PALETTE.now.colours[:OWN]
    return Palette([*own, *shades[: COLOURS - OWN]]).png(image, _LARGE)


def _colours_of(boards: Sequence[Image.Image]) -> list[RGB]:
    """Return the best colours for the boards, as many as the palette has free places."""
    sheet = Image.new("RGB", (_SAMPLE * len(boards), _SAMPLE))
    for i, board in enumerate(boards):
        sheet.paste(board.resize((_SAMPLE, _SAMPLE), Image.Resampling.BOX), (i * _SAMPLE, 0))
    found = sheet.quantize(COLOURS - OWN, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    bands = found.getpalette() or []
    return [(bands[i], bands[i + 1], bands[i + 2]) for i in range(0, len(bands), 3)]
