"""A game's own parts for tests of all games, found by name in `tests/games/<key>`."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def part_of(key: str, name: str) -> ModuleType | None:
    """Return the module of this name in a game's test folder; None if it does not exist."""
    folder = f"tests.games.{key}"
    if find_spec(folder) is None or find_spec(f"{folder}.{name}") is None:
        return None
    return import_module(f"{folder}.{name}")
