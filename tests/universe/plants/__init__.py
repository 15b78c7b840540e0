"""Faults to plant in the bot: small, plausible mistakes. The universes must find each, and name the law."""

from tests.universe.plants import (
    councils,
    deaf,
    hidden,
    interactions,
    leagues,
    letters,
    matches,
    messages,
    resources,
    scheduling,
    storage,
    texts,
)
from tests.universe.plants.known import PLANTS, Plant

__all__ = [
    "PLANTS", "Plant", "councils", "deaf", "hidden", "interactions", "leagues", "letters", "matches", "messages",
    "resources", "scheduling", "storage", "texts",
]  # fmt: skip
