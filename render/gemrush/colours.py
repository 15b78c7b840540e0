"""The colours of a Gem Rush picture.

Gold marks only the turn, places within reach, doors where the seat to move can build, and new tiles. Rooms within reach
have warm light colours, and all other rooms have cool dark colours.
"""

from pathlib import Path

from bot.games.gemrush.gems import Gem
from render.canvas import Palette
from render.gems.shade import Ramp, ramp
from render.kit import RGB, mix, rgb

NIGHT = rgb("#0b0b11")
BAND = rgb("#1b1923")  # the background of the head of a tall picture
FOOT = rgb("#16151e")
FOOT_EDGE = rgb("#6d6658")
BAND_EDGE = rgb("#d9981f")
BLACK = rgb("#000000")
WHITE = rgb("#ffffff")
INK = rgb("#fff6de")
SOFT = rgb("#cfc7b6")
FAINT = rgb("#8f8a98")
DARK_INK = rgb("#2a1809")
GOLD = rgb("#ffc94a")
GOLD_INK = rgb("#ffe39a")
GOLD_DEEP = rgb("#3a2300")
AMBER = rgb("#ffb638")
MINT = rgb("#7bd66e")
PAPER = rgb("#fff3d3")
PAPER_LOW = rgb("#e6cd98")
PAPER_DIM = rgb("#c9bfae")
PAPER_DIM_LOW = rgb("#a79c8a")
OUTLINE = rgb("#120b0a")
IVORY = rgb("#fff4dc")

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

# The light and the dark colour of each type of tile. A ride in a cart is free, so carts look like free rooms.
TYPES: dict[str, tuple[RGB, RGB]] = {
    "action": (rgb("#ef8421"), rgb("#7a3604")),
    "movement": (rgb("#2f8ff0"), rgb("#0c3a78")),
    "free": (rgb("#98a3b3"), rgb("#3a424e")),
    "cart": (rgb("#98a3b3"), rgb("#3a424e")),
    "tunnel": (rgb("#98a3b3"), rgb("#3a424e")),
}

# The light on a tile: out of reach, within reach, in the room of the dwarf to move. It is an index of the tuples below.
DIM, LIT, HERE = range(3)
FLOOR = ((rgb("#4a4858"), rgb("#33323f")), (rgb("#b58b57"), rgb("#795736")), (rgb("#dcb477"), rgb("#96703f")))
WALL = (
    (rgb("#23222b"), rgb("#383641"), rgb("#55525f")),
    (rgb("#38333e"), rgb("#5a525d"), rgb("#857b86")),
    (rgb("#38333e"), rgb("#5a525d"), rgb("#857b86")),
)
WOOD = ((rgb("#5a4630"), rgb("#3b2d20")), (rgb("#b27a3e"), rgb("#6e4419")), (rgb("#c98c48"), rgb("#7d4f1f")))
PASSAGE = ((rgb("#403e4c"), rgb("#353340")), (rgb("#a07a4b"), rgb("#8a653e")), (rgb("#a07a4b"), rgb("#8a653e")))
ROCK = (rgb("#12131c"), rgb("#1c1e2a"), rgb("#2b2e3e"))
MAP = (rgb("#565466"), rgb("#c09560"), rgb("#ffd98c"))  # tiles on the map

PANEL = (rgb("#2c2a38"), rgb("#1b1a25"))
PANEL_EDGE = (rgb("#6d6658"), rgb("#393543"))
PANEL_TURN = (rgb("#4d3d20"), rgb("#2f2412"))
PANEL_TURN_EDGE = (rgb("#ffe39a"), rgb("#d9901c"))


def cloth(gem: int) -> tuple[RGB, RGB, RGB]:
    """Return the colours of a dwarf's clothes: light side, dark side, shine."""
    tone = GEM_RAMPS[Gem(gem)]
    if gem == Gem.OBSIDIAN:  # The dark colours of this gem would not stand out from the room.
        return rgb("#4e5268"), rgb("#262732"), tone(0.80)
    if gem == Gem.PERMAFROST:
        return tone(0.55), tone(0.38), tone(0.85)
    if gem == Gem.SOULSTONE:  # Some eyes see violet as blue, so this violet is lighter than the blue of Star Tear.
        return tone(0.76), tone(0.62), tone(0.90)
    return tone(0.62), tone(0.44), tone(0.82)


def plinth(gem: int) -> RGB:
    """Return the colour behind a dwarf's initials, on which white letters can be read."""
    own = {Gem.PERMAFROST: rgb("#4395ba"), Gem.ELECTRUM: rgb("#8a6200")}
    return own.get(Gem(gem)) or mix(cloth(gem)[1], BLACK, 0.30)


def _steps(high: RGB, low: RGB, count: int) -> list[RGB]:
    return [mix(high, low, i / (count - 1)) for i in range(count)]


# Smooth surfaces need these steps between colours.
_SMOOTH = [
    *_steps(*FLOOR[LIT], 16), *_steps(*FLOOR[HERE], 12), *_steps(*FLOOR[DIM], 7),
    *_steps(WALL[LIT][2], WALL[LIT][0], 10), *_steps(WALL[DIM][2], WALL[DIM][0], 7),
    *_steps(ROCK[2], rgb("#06060b"), 12), *_steps(*PANEL, 6), *_steps(*PANEL_TURN, 8), *_steps(PAPER, PAPER_LOW, 5),
]  # fmt: skip

# The colours that the palettes must have exactly.
FLAT = (
    NIGHT, BAND, FOOT, FOOT_EDGE, BAND_EDGE, WHITE, INK, SOFT, FAINT, DARK_INK, GOLD, GOLD_INK, GOLD_DEEP, MINT, PAPER,
    OUTLINE, IVORY, BLACK, *_SMOOTH,
)  # fmt: skip

PALETTE = Palette.read(Path(__file__).with_name("palette.txt"))
CARDS_PALETTE = Palette.read(Path(__file__).with_name("palette_cards.txt"))  # for pictures with large cards and gems
