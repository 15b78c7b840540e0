"""The cogs. Each module or package in this folder has one cog, as `COG`."""

from importlib import import_module
from pkgutil import extend_path, iter_modules
from typing import Any

from bot.ui.face import Face

__path__ = extend_path(__path__, __name__)


def all_cogs() -> tuple[Any, ...]:
    """Return the classes of all cogs."""
    return tuple(import_module(f"{__name__}.{found.name}").COG for found in iter_modules(__path__))


def faces() -> dict[str, Face]:
    """Return the faces of all games, by the key of the game."""
    return {cog.face.key: cog.face for cog in all_cogs() if cog.face is not None}
