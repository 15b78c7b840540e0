"""Makes a language out of English: longer words with accented letters. Tests take it for a new language.

Its folder is all that it adds: what the bot does not do in this language, it would not do in a real one. Commands,
names of games, and what members type stay as they are, as in every language. A sentence whose place has a limit is not
longer than this limit.
"""

import math
import re
from collections.abc import Set
from pathlib import Path

from fluent.syntax import FluentSerializer, ast, parse

from bot.texts import FALLBACK, load_texts
from tests.texts import lengths
from tests.texts.fluent_facts import nodes, read_languages

NAME = "pl"  # CLDR knows it, Discord has it, and its plurals differ from those of English
LONGER = 0.35
_LETTERS = str.maketrans("aceilnosuyzACEILNOSUYZ", "áçéíłñöśüýžÁÇÉÍŁÑÖŚÜÝŽ")
_KEPT = re.compile(r"\w+-(name|command)")  # keys of sentences that are the same in every language
_WORD = re.compile(r"https?://\S+|[A-Za-z]{2,}")


def write_pseudo(folder: Path, *english: Path) -> Path:
    """Write the language into `folder`/NAME, and English beside it. Return `folder`. english: folders of English."""
    files = {file.name: file.read_text(encoding="utf-8") for place in english for file in sorted(place.glob("*.ftl"))}
    for place in (FALLBACK, NAME):
        (folder / place).mkdir(parents=True, exist_ok=True)
    for name, source in files.items():
        (folder / FALLBACK / name).write_text(source, encoding="utf-8")
    short = frozenset[str]()
    while True:
        for name, source in files.items():
            (folder / NAME / name).write_text(pseudo(source, short), encoding="utf-8")
        language = read_languages(folder, NAME)[NAME]
        found = {key for key, _ in lengths.too_long(load_texts(folder), language)}
        found |= {
            node.id.name
            for key in found
            for node in nodes(language.messages[key])
            if isinstance(node, ast.MessageReference)
        }
        if found <= short:
            return folder
        short |= found


def pseudo(source: str, short: Set[str] = frozenset()) -> str:
    """Return a Fluent file in the language. short: the keys of sentences that do not become longer."""
    resource = parse(source).clone()  # others may read the same tree
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None and not _KEPT.fullmatch(entry.id.name):
            _change(entry.value, longer=entry.id.name not in short, typed=False)
    return FluentSerializer().serialize(resource)


def _change(pattern: ast.Pattern, *, longer: bool, typed: bool) -> None:
    """Change the texts of a pattern and of all its variants. typed: whether it stands between backquotes."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts = element.value.split("`")
            for place, part in enumerate(parts):
                if not typed:
                    parts[place] = _WORD.sub(lambda found: _word(found[0], longer=longer), part)
                typed ^= place < len(parts) - 1
            element.value = "`".join(parts)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                _change(variant.value, longer=longer, typed=typed)


def _word(word: str, *, longer: bool) -> str:
    if word.startswith("http"):
        return word
    more = math.floor(len(word) * LONGER + 0.5) if longer else 0
    return (word + word[-1].lower() * more).translate(_LETTERS)
