"""Finds the keys of the sentences that a game's rules use. Tests add the keys that f-strings make."""

import re
from pathlib import Path
from types import ModuleType

from tests.texts.loaded import all_languages

_ENGLISH = all_languages()["en"].messages


def literal_keys(game: ModuleType) -> set[str]:
    folder = Path(game.__path__[0])
    code = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    return set(re.findall(rf'"({folder.name}-[a-z0-9-]*[a-z0-9])"', code))


def event_keys(game: str) -> set[str]:
    return {key for key in _ENGLISH if key.startswith(f"{game}-event-")}


def refusal_keys(game: ModuleType) -> set[str]:
    name = game.__name__.split(".")[-1]
    return {key for key in literal_keys(game) if not key.startswith((f"{name}-event-", f"{name}-alt-", f"{name}-why-"))}
