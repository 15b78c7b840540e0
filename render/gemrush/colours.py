"""The tokens of a Gem Rush picture.

Gold marks only the turn, places within reach, doors where the seat to move can build, and new tiles. Rooms within reach
have warm light colours, and all other rooms have cool dark colours. The drawings of gems, dwarves and signs are the
same in all themes, so their own colours are beside them.
"""

from pathlib import Path
from typing import ClassVar

from bot.engine.themes import current
from bot.games.gemrush.gems import Gem
from render.canvas import Palettes
from render.gems.shade import Ramp, ramp
from render.kit import RGB, mix, rgb
from render.tokens import Token, token, tokens

# The light on a tile: out of reach, within reach, in the room of the dwarf to move. It is an index of tokens below.
DIM, LIT, HERE = range(3)

GEM_RAMPS: dict[Gem, Ramp] = {
    Gem.OBSIDIAN: ramp("#010103", "#0e0e15", "#292b39", "#7a80a0", "#e6eaff"),
    Gem.PERMAFROST: ramp("#24557e", "#5fa9d6", "#a9def6", "#e2f7ff", "#ffffff"),
    Gem.ELECTRUM: ramp("#6b4200", "#c48d08", "#f5cb24", "#fff07a", "#fffde0"),
    Gem.SOULSTONE: ramp("#1e0440", "#52139a", "#8f38dd", "#c585ff", "#f4e0ff"),
    Gem.STAR_TEAR: ramp("#03082e", "#0b1d84", "#1c44d4", "#5a8cff", "#d0e2ff"),
    Gem.FIRE_RUBY: ramp("#3c0008", "#980a16", "#e41c20", "#ff6a4c", "#ffdcc0"),
    Gem.DRAGONJADE: ramp("#00241a", "#005c38", "#0a9c56", "#52da8a", "#d6ffe2"),
    Gem.DIAMOND_DUST: ramp("#54678f", "#94a9d2", "#d3e0f8", "#f6faff", "#ffffff"),
    Gem.ECHOGLASS: ramp("#003c42", "#0b7f86", "#3cc4c4", "#9ff0ea", "#f0fffd"),
    Gem.ORICHALCUM: ramp("#371002", "#8a3608", "#dc701e", "#ffb06a", "#ffe8cc"),
    Gem.WARPSTONE: ramp("#2c0024", "#8c0a6c", "#e422b6", "#ff78e2", "#ffe2fb"),
}

Pair = tuple[RGB, RGB]  # the colours at the top and at the bottom of a surface
Shades = tuple[RGB, RGB, RGB]


def _rows(*texts: str) -> tuple[tuple[RGB, ...], ...]:
    return tuple(tuple(map(rgb, text.split())) for text in texts)


def _pairs(*texts: str) -> tuple[Pair, ...]:
    return tuple((first, second) for first, second in _rows(*texts))


def _shades(*texts: str) -> tuple[Shades, ...]:
    return tuple((first, second, third) for first, second, third in _rows(*texts))


class Colours:
    DIM, LIT, HERE = DIM, LIT, HERE

    NIGHT = token("#0b0b11", "#e6dece", "#000000")
    BAND = token("#1b1923", "#fbf6ea", "#000000")  # the background of the head of a tall picture
    FOOT = token("#16151e", "#f3ecdc", "#000000")
    FOOT_EDGE = token("#6d6658", "#b3a58a", "#ffffff")
    BAND_EDGE = token("#d9981f", "#c98a10", "#ffc94a")
    RAY = token("#322009", "#f5e2b4", "#241700")  # rays of light around the winners
    BLACK = token("#000000")
    WHITE = token("#ffffff")
    INK = token("#fff6de", "#2a1a0c", "#ffffff")
    SOFT = token("#cfc7b6", "#5a4c39", "#efe9dc")
    FAINT = token("#8f8a98", "#756b5b", "#b9b4c4")
    SEAT_INK = token("#ddd6c8", "#3a2a1a", "#ffffff")  # the name of a seat that is not to move
    NUMBER = token("#ffffff", "#2a1a0c", "#ffffff")
    NAME = token("#fff4dc", "#2a1a0c", "#ffffff")  # the name of a sign in the legend
    NOTE = token("#ffd98a", "#7a4a00", "#ffd98a")
    UNUSED = token("#56545e", "#b3a58a", "#8a8894")  # the sign of a card that pays nothing
    KEEP = token("#ffd76e", "#7a3f00", "#ffd76e")
    LINE = token("#80591c", "#c9a45c", "#ffc94a")
    RIM = token("#5a4f38", "#b3a58a", "#ffffff")  # the line below the names of columns
    PLACE = token("#b9b2a4", "#5a4c39", "#ffffff")  # the names of columns and rows
    MAP_PLACE = token("#a8a294", "#5a4c39", "#ffffff")
    DARK_INK = token("#2a1809", "#2a1809", "#000000")
    GOLD = token("#ffc94a")
    GOLD_LINE = token("#ffc94a", "#9c5f00", "#ffc94a")  # frames and corners around rooms
    HALO = token("#ffcf5a", "#c27a00", "#ffcf5a")  # the light around the room of the dwarf to move
    GOLD_INK = token("#ffe39a", "#7a4a00", "#ffe39a")
    GOLD_DEEP = token("#3a2300", "#3a2300", "#000000")
    AMBER = token("#ffb638", "#c98000", "#ffb638")  # light around a tile that is being placed, and around a panel
    MINT = token("#7bd66e")
    PAPER = token("#fff3d3", contrast="#ffffff")
    PAPER_LOW = token("#e6cd98", contrast="#fff3d3")
    PAPER_DIM = token("#c9bfae", "#efe7d8", "#f4efe4")
    PAPER_DIM_LOW = token("#a79c8a", "#d8cdb9", "#d8d2c4")
    OUTLINE = token("#120b0a", "#120b0a", "#000000")
    IVORY = token("#fff4dc")
    STEPS = token("#ffd766")
    MAP_PLATE = token("#807a92", "#8a8071", "#c9c3d8")
    LARGE_PART = token("#ffffff", "#2a1a0c", "#ffffff")  # the line around the part that the picture shows large

    # The light and the dark colour of each type of tile. A ride in a cart is free, so carts look like free rooms.
    TYPES: ClassVar = {
        "action": (rgb("#ef8421"), rgb("#7a3604")),
        "movement": (rgb("#2f8ff0"), rgb("#0c3a78")),
        "free": (rgb("#98a3b3"), rgb("#3a424e")),
        "cart": (rgb("#98a3b3"), rgb("#3a424e")),
        "tunnel": (rgb("#98a3b3"), rgb("#3a424e")),
    }

    # One for each light on a tile.
    FLOOR = Token(
        _pairs("#4a4858 #33323f", "#b58b57 #795736", "#dcb477 #96703f"),
        light=_pairs("#cbc4b6 #b5ad9d", "#e0bb84 #c09560", "#f6dba4 #dcb477"),
        contrast=_pairs("#2a2833 #16151c", "#9a713f #5f4226", "#dcb477 #96703f"),
        plain=_pairs("#3e3d4b #3e3d4b", "#a07a4b #a07a4b", "#c9a066 #c9a066"),
    )
    WALL = Token(
        _shades("#23222b #383641 #55525f", "#38333e #5a525d #857b86", "#38333e #5a525d #857b86"),
        light=_shades("#8f887b #a59e91 #bdb6a9", "#7d6f66 #94867c #b3a599", "#7d6f66 #94867c #b3a599"),
        contrast=_shades("#3c3a46 #4c4957 #625e70", "#6a6270 #857b8c #a99eb0", "#6a6270 #857b8c #a99eb0"),
        plain=_shades("#2c2a35 #2c2a35 #2c2a35", "#5a525d #5a525d #5a525d", "#5a525d #5a525d #5a525d"),
    )
    WOOD = Token(
        _pairs("#5a4630 #3b2d20", "#b27a3e #6e4419", "#c98c48 #7d4f1f"),
        light=_pairs("#9c876c #7d694f", "#b27a3e #6e4419", "#c98c48 #7d4f1f"),
    )
    PASSAGE = Token(
        _pairs("#403e4c #353340", "#a07a4b #8a653e", "#a07a4b #8a653e"),
        light=_pairs("#bfb7a8 #b0a898", "#d0a871 #c09560", "#d0a871 #c09560"),
        plain=_pairs("#3e3d4b #3e3d4b", "#a07a4b #a07a4b", "#a07a4b #a07a4b"),
    )
    TUBES = Token(  # the floors of two tunnels
        _pairs("#3a3944 #302f3a", "#8a6a46 #6c513a"),
        light=_pairs("#aaa294 #9a9284", "#a8875f #8f6c4a"),
    )
    SHINE = tokens("#9696aa #fff4e2 #fff4e2")  # on the upper edges of walls
    ROCK = Token(
        _shades("#12131c #1c1e2a #2b2e3e")[0],
        light=_shades("#d6ccb9 #e2d9c8 #efe8da")[0],
        contrast=_shades("#000000 #000000 #000000")[0],
        plain=_shades("#171822 #171822 #171822")[0],
    )
    CORNERS = token("#05050a", "#c2b59c", "#000000", "#171822")  # over the rock in the corners of the picture
    FADE = token("#0a0a10", "#e6dece", "#000000", "#171822")  # over the mine at both sides of the picture
    MAP = tokens("#565466 #c09560 #ffd98c", "#b0a898 #cf9f5e #ffcf6e", "#6c6980 #d6a667 #ffe2a0")  # tiles on the map
    SPACE = token("#c9bfae", "#5a4f3c", "#ffffff")  # the dashes around a space where a tile can be built
    SPACE_GLOW = token("#ffcd60", "#955c00", "#ffd870")
    SPACE_STRENGTH = Token((120, 190), light=(190, 240))  # the alpha of both, 0 to 255
    GLOOM = token("#383644", "#e6dece", "#16151c")  # over the signs in a room out of reach

    PANEL = Token(_pairs("#2c2a38 #1b1a25")[0], _pairs("#fffdf7 #f6efe1")[0], _pairs("#000000 #000000")[0],
                  _pairs("#23222d #23222d")[0])  # fmt: skip
    PANEL_EDGE = Token(_pairs("#6d6658 #393543")[0], _pairs("#c2b497 #a3957a")[0], _pairs("#ffffff #ffffff")[0])
    PANEL_TURN = Token(_pairs("#4d3d20 #2f2412")[0], _pairs("#fff2cc #fde3a4")[0], _pairs("#241800 #241800")[0],
                       _pairs("#3d3019 #3d3019")[0])  # fmt: skip
    PANEL_TURN_EDGE = Token(_pairs("#ffe39a #d9901c")[0], _pairs("#e0a020 #b27400")[0], _pairs("#ffc94a #ffc94a")[0])

    CLOSED = token("#2b2935", "#8a7f6c")  # the number of such a card
    CLOSED_INK = token("#8f8a98", "#fffaf0", "#ffffff")
    NO_PILE = token("#1b1a25", "#e6dece", "#1b1a25")  # the place of an empty discard pile
    NO_PILE_EDGE = token("#4a4658", "#b3a58a", "#4a4658")
    VEIL = token("#100f18", "#e6dece")  # over a card that may not be chosen
    PANEL_RIM = token("#09090d", "#e0d6c2", "#000000")

    # A plate shows what building at a door costs. The second colours are those of a plate that glows.
    PLATE_EDGE = Token(
        _pairs("#8d8aa0 #4a475a", "#ffe9a0 #d98a10"),
        light=_pairs("#a3957a #7d705a", "#e0a020 #a86c00"),
        contrast=_pairs("#ffffff #ffffff", "#ffc94a #ffc94a"),
    )
    PLATE_FACE = Token(
        _pairs("#343243 #22202d", "#5a431a #35260c"),
        light=_pairs("#fffaf0 #efe6d5", "#fff0bd #ffdc84"),
        contrast=_pairs("#000000 #000000", "#241800 #241800"),
        plain=_pairs("#2b2938 #2b2938", "#473513 #473513"),
    )
    PLATE_RIM = token("#0d0b10", "#3a2f20", "#000000")
    PLATE_INK = token("#ffffff", "#2a1a0c", "#ffffff")
    FREE_INK = token("#d8f5c0", "#2f6410", "#d8f5c0")
    PLATE_DIM = token("#14141e", "#e6dece", "#000000")  # over a plate that is out of reach
    GLOW = token("#ffc23a", "#f0a000", "#ffc23a")
    PAID_EDGE = Token(_pairs("#8fe07a #3c9a3f")[0], contrast=_pairs("#a8ff90 #a8ff90")[0])
    PAID = Token(_pairs("#2f6a35 #1c4523")[0], _pairs("#d8f4cf #b9e6ae")[0], _pairs("#003a08 #003a08")[0])
    BOLD = Token(1.0, contrast=1.7)  # the width of frames and outlines, as a share of that of the dark theme

    def cloth(self, gem: int) -> tuple[RGB, RGB, RGB]:
        """Return the colours of a dwarf's clothes: light side, dark side, shine."""
        tone = GEM_RAMPS[Gem(gem)]
        if gem == Gem.OBSIDIAN:  # The dark colours of this gem would not stand out from the room.
            return rgb("#4e5268"), rgb("#262732"), tone(0.80)
        if gem == Gem.PERMAFROST:
            return tone(0.55), tone(0.38), tone(0.85)
        if gem == Gem.SOULSTONE:  # Some eyes see violet as blue, so this violet is lighter than the blue of Star Tear.
            return tone(0.76), tone(0.62), tone(0.90)
        return tone(0.62), tone(0.44), tone(0.82)

    def plinth(self, gem: int) -> RGB:
        """Return the colour behind a dwarf's initials, on which white letters can be read."""
        own = {Gem.PERMAFROST: rgb("#4395ba"), Gem.ELECTRUM: rgb("#8a6200")}
        return own.get(Gem(gem)) or mix(self.cloth(gem)[1], self.BLACK, 0.30)

    @property
    def exact(self) -> tuple[RGB, ...]:
        """The colours that the palettes must have exactly."""
        # Smooth surfaces need these steps between colours.
        smooth = [
            *_steps(*self.FLOOR[LIT], 16), *_steps(*self.FLOOR[HERE], 12), *_steps(*self.FLOOR[DIM], 7),
            *_steps(self.WALL[LIT][2], self.WALL[LIT][0], 10), *_steps(self.WALL[DIM][2], self.WALL[DIM][0], 7),
            *_steps(self.ROCK[2], mix(self.ROCK[0], self.CORNERS, 0.93), 12), *_steps(*self.PANEL, 6),
            *_steps(*self.PANEL_TURN, 8), *_steps(self.PAPER, self.PAPER_LOW, 5),
        ]  # fmt: skip
        if current().flat:
            smooth = [mix(*pair, 0.5) for pair in (*self.FLOOR, self.PANEL, self.PANEL_TURN)] + [self.ROCK[0]]
        return (
            self.NIGHT, self.BAND, self.FOOT, self.FOOT_EDGE, self.BAND_EDGE, self.WHITE, self.INK, self.SOFT,
            self.FAINT, self.DARK_INK, self.GOLD, self.GOLD_LINE, self.GOLD_INK, self.GOLD_DEEP, self.MINT, self.PAPER,
            self.OUTLINE, self.IVORY, self.BLACK, *smooth,
        )  # fmt: skip


colours = Colours()


def _steps(high: RGB, low: RGB, count: int) -> list[RGB]:
    return [mix(high, low, i / (count - 1)) for i in range(count)]


PALETTE = Palettes(Path(__file__).with_name("palette.txt"))
CARDS_PALETTE = Palettes(Path(__file__).with_name("palette_cards.txt"))  # for pictures with large cards and gems
