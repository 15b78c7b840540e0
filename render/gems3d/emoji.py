"""Draws the gems as emoji."""

from collections.abc import Iterator

from bot.games.gems3d.model import GEM_NAMES
from render.emoji import SIDE, Emoji, emoji
from render.gems import sprite


def all_emoji() -> Iterator[Emoji]:
    """Yield an emoji of each gem, such as "gem-red"."""
    for name in GEM_NAMES:
        yield emoji(f"gem-{name}", f"{name} gem", sprite(name, SIDE))
