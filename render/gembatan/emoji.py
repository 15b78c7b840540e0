"""Draws the tiles in each of their four turns, and the gems, as emoji."""

from collections.abc import Iterator

from PIL import Image

from bot.games.gembatan.model import COLOUR_LETTERS, COLOURS
from bot.games.gembatan.notation import sides_name
from bot.games.gembatan.pieces import GEMS, TILES, sides_of
from render.emoji import SIDE, Emoji, emoji
from render.gembatan.cells import draw_hand_tile
from render.gembatan.colours import colours
from render.gembatan.halves import HAND
from render.gembatan.stones import gem
from render.kit import rounded_mask

_NAMES = ("plain", *COLOURS)  # by the number of the colour, 0 for plain


def all_emoji() -> Iterator[Emoji]:
    """Yield an emoji of each tile as it lies, such as "tile-R-B-", and for each gem, such as "gem-RY"."""
    for first, second in GEMS:
        code = f"gem-{COLOUR_LETTERS[first - 1]}{COLOUR_LETTERS[second - 1]}"
        yield emoji(code, f"{_NAMES[first]} {_NAMES[second]} gem", gem(first, second, SIDE))
    for number in range(len(TILES)):
        for turn in range(4):
            sides = sides_of(number, turn)
            yield emoji(f"tile-{sides_name(sides)}", " ".join(_NAMES[side] for side in sides), _tile(sides))


def _tile(sides: bytes) -> Image.Image:
    tile = draw_hand_tile(sides, SIDE, colours.NIGHT).crop((0, 0, SIDE, SIDE)).convert("RGBA")
    tile.putalpha(rounded_mask(SIDE, SIDE, SIDE * HAND.corner))
    return tile
