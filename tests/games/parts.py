"""Finds the modules in `tests/games/<key>` that a game contributes to the tests of all games."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def part_of(key: str, name: str) -> ModuleType | None:
    """Return the module with this name in a game's test folder, or None if there is no such module."""
    folder = f"tests.games.{key}"
    if find_spec(folder) is None or find_spec(f"{folder}.{name}") is None:
        return None
    return import_module(f"{folder}.{name}")
