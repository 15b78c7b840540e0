"""Reads the files of Fluent, a translation library, and finds their faults.

An entry is one sentence of a file, with all its lines. To parse a language takes 0.2 s, and 6 MiB of objects. So
the files are only cut into entries here, and each entry is parsed when it is first said (`bot.texts.parsing`).
"""

import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast

FOLDER = Path(__file__).parent
_START = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)

Entries = Mapping[str, str]
"""The entries of a language by name: "ui-join" for a message, "-brand" for a term."""


def folders() -> tuple[Path, ...]:
    """Return all folders with texts: FOLDER, and `bot/texts` in other folders on PYTHONPATH."""
    return tuple(map(Path, import_module("bot.texts").__path__))


def read_entries(*among: Path) -> dict[str, Entries]:
    """Return the entries of each language under these folders. Of two entries with one name, the first counts."""
    languages: dict[str, dict[str, str]] = {}
    for file in _files(among):
        entries = languages.setdefault(file.parent.name, {})
        for name, entry in _cut(file.read_text(encoding="utf-8")):
            entries.setdefault(name, entry)
    return dict(languages)


def find_faults(*among: Path) -> Iterator[str]:
    """Parse all files under these folders, and yield what is wrong with them. Fluent itself ignores it."""
    first_seen: dict[tuple[str, str], str] = {}
    for file in _files(among):
        language, where = file.parent.name, f"{file.parent.name}/{file.name}"
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                problem = "; ".join(str(note.message) for note in entry.annotations)
                line = (entry.content or "").strip().partition("\n")[0]
                yield f"{where}: cannot be read: {line!r} ({problem})"
            elif isinstance(entry, ast.Message | ast.Term):
                name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                if entry.value is None:
                    yield f"{where}: {name!r} has attributes only, no sentence"
                if (language, name) in first_seen:
                    yield f"{where}: {name!r} is there already, in {first_seen[language, name]}"
                first_seen.setdefault((language, name), where)


def _files(among: tuple[Path, ...]) -> list[Path]:
    return sorted(file for folder in among for file in folder.glob("*/*.ftl"))


def _cut(source: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the lines of each entry. An entry ends before the next name or comment without indent."""
    starts = list(_START.finditer(source))
    ends = [start.start() for start in starts[1:]]
    for start, end in zip(starts, [*ends, len(source)], strict=True):
        yield start[1], source[start.start() : end].partition("\n#")[0]
