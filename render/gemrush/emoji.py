"""Draws cards, gems, dwarves, effects and types of rooms as emoji."""

from collections.abc import Iterator, Sequence

from PIL import Image

from bot.games.gemrush.gems import CARD_NAMES, CODES, GEMS, KINDS, STANDARD
from bot.games.gemrush.names import GEM_KEYS
from bot.games.gemrush.rooms import TILES
from render.emoji import SIDE, Emoji, emoji
from render.gemrush import cards, dwarves, icons, stones
from render.gemrush.drawing import clear, put


def all_emoji() -> Iterator[Emoji]:
    """Yield an emoji of each piece, such as "card-ObPe", "gem-obsidian", "dwarf-obsidian", "cost-ObPe",
    "effect-draw" or "type-cart".
    """
    for kind, name in enumerate(CARD_NAMES):
        yield emoji(
            f"card-{name}", " ".join(GEM_KEYS[gem] for gem in KINDS[kind]), cards.card(kind, 112, SIDE, codes=False)
        )
    for gem in GEMS:
        yield emoji(f"gem-{GEM_KEYS[gem]}", f"{GEM_KEYS[gem]} gem", stones.stone(gem, SIDE))
    for gem in STANDARD:
        yield emoji(f"dwarf-{GEM_KEYS[gem]}", f"{GEM_KEYS[gem]} dwarf", dwarves.figure(gem))
    for cost in sorted({door.cost for tile in TILES for door in tile.doors if door is not None and door.cost}):
        yield emoji(f"cost-{''.join(CODES[gem] for gem in cost)}", f"door of {len(cost)}", _cost(cost))
    for effect in ("draw", "reveal", "dig", "keep", "discard", "burn", "name", "swap", "move-room", "go"):
        yield emoji(f"effect-{effect}", effect, icons.icon(effect, "", SIDE))
    for type_ in ("action", "movement", "free"):
        yield emoji(f"type-{type_}", f"{type_} room", icons.medal(type_, SIDE))
    yield emoji("type-cart", "cart", icons.cart(SIDE))


# The middles of the gems of a cost, and the size of each gem, as shares of the picture.
_SPOTS = {
    1: (((0.5, 0.5),), 0.98),
    2: (((0.29, 0.31), (0.71, 0.69)), 0.62),
    3: (((0.5, 0.26), (0.25, 0.73), (0.75, 0.73)), 0.53),
    4: (((0.26, 0.26), (0.74, 0.26), (0.26, 0.74), (0.74, 0.74)), 0.50),
    5: (((0.2, 0.2), (0.8, 0.2), (0.5, 0.5), (0.2, 0.8), (0.8, 0.8)), 0.42),
    6: (((0.2, 0.28), (0.5, 0.28), (0.8, 0.28), (0.2, 0.72), (0.5, 0.72), (0.8, 0.72)), 0.40),
}


def _cost(cost: Sequence[int]) -> Image.Image:
    """Return the gems that a door costs, at most six, side by side."""
    image = clear(SIDE, SIDE)
    spots, share = _SPOTS[len(cost)]
    for gem, (x, y) in zip(cost, spots, strict=True):
        put(image, stones.stone(gem, round(SIDE * share)), SIDE * x, SIDE * y)
    return image
