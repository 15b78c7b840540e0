"""Reads names of gems that members type. The rules know letters and English names only."""

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache

from bot.games.gems3d.model import GEM_LETTERS, GEM_NAMES
from bot.ui.typed import folded
from bot.ui.words import Words

# The last words of a text, such as "light blue" in "E5 = light blue", or "rayée d’orange".
_LAST_WORDS = re.compile(r"[^\W\d_]+(?:[\s'’-]+[^\W\d_]+)*(?=\W*$)")
_WORD = re.compile(r"[^\W\d_]+")
_CELL = re.compile(r"(?<!\w)[a-z]\d{1,2}(?!\w)", re.IGNORECASE)
_MORE = " · "  # begins what a suggestion says about the choice that it names


def with_letters(typed: str, words: Words) -> str:
    """Return a typed move or gem with the gem's letter in place of its name, in any language.

    Accents may be missing. The reader's language comes first, if a name means different gems in two languages.
    """
    text = unicodedata.normalize("NFKC", typed)
    last = _LAST_WORDS.search(text)
    if last is None:
        return typed
    letters = _letters_in(words)
    for word in _WORD.finditer(text, last.start(), last.end()):
        letter = letters.get(_tidy(text[word.start() : last.end()]))
        if letter is not None:
            return text[: word.start()] + letter + text[last.end() :]
    return typed


def cell_in(typed: str) -> str:
    """Return the only cell in a typed text, such as a suggestion's label "red A1 · +5"; else the text as it is."""
    cells = _CELL.findall(typed.partition(_MORE)[0])
    return cells[0] if len(cells) == 1 else typed


def gem_in(typed: str, words: Words) -> str:
    """Return the letter of the gem in a typed text, such as a suggestion's label "C1 turns red · +5".

    Return the text with letters as `with_letters` does if it has no cell beside the gem.
    """
    named = typed.partition(_MORE)[0]
    if not _CELL.search(named):
        return with_letters(typed, words)
    letters, found = _letters_in(words), list(_WORD.finditer(_CELL.sub("", named)))
    text = _CELL.sub("", named)
    spans = [(first.start(), last.end()) for at, first in enumerate(found) for last in found[at:]]
    known = [
        letter
        for start, end in sorted(spans, key=lambda span: span[0] - span[1])
        if (letter := letters.get(_tidy(text[start:end])))
    ]
    return known[0] if known else typed


def _letters_in(words: Words) -> Mapping[str, str]:
    return _letters(*(tuple(words.in_all_languages(f"gems3d-gem-{name}")) for name in GEM_NAMES))


@lru_cache(maxsize=8)  # one for each language of a reader
def _letters(*names: tuple[str, ...]) -> Mapping[str, str]:
    """Return the letter of each gem by its names. names: of each gem in all languages, the reader's language first."""
    found: dict[str, str] = {}
    for in_one_language in zip(*names, strict=True):
        for letter, name in zip(GEM_LETTERS, in_one_language, strict=True):
            found.setdefault(_tidy(name), letter)
    return found


def _tidy(name: str) -> str:
    return re.sub(r"[\s'-]+", "", folded(name))
