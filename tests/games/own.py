"""What a game brings for tests that try all games: found by its name in `tests/games/<key>`."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def part_of(key: str, name: str) -> ModuleType | None:
    """The module of this name in a game's folder of tests; None if it has none."""
    folder = f"tests.games.{key}"
    if find_spec(folder) is None or find_spec(f"{folder}.{name}") is None:
        return None
    return import_module(f"{folder}.{name}")
