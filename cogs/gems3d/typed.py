"""Reads names of gems that members type. The rules know letters and English names only."""

import re
import unicodedata

from bot.games.gems3d.model import GEM_LETTERS, GEM_NAMES
from bot.ui.words import Words

# The last words of a text, such as "light blue" in "E5 = light blue".
_LAST_WORDS = re.compile(r"[^\W\d_]+(?:[\s-]+[^\W\d_]+)*(?=\W*$)")
_WORD = re.compile(r"[^\W\d_]+")


def with_letters(typed: str, words: Words) -> str:
    """Return a typed move or gem with the gem's letter in place of its name, in any language.

    The reader's language comes first, if a name means different gems in two languages.
    """
    text = unicodedata.normalize("NFKC", typed)
    last = _LAST_WORDS.search(text)
    if last is None:
        return typed
    letters = _letters(words)
    for word in _WORD.finditer(text, last.start(), last.end()):
        letter = letters.get(_tidy(text[word.start() : last.end()]))
        if letter is not None:
            return text[: word.start()] + letter + text[last.end() :]
    return typed


def _letters(words: Words) -> dict[str, str]:
    """Return the letter of each gem by its names in all languages."""
    found: dict[str, str] = {}
    by_language = zip(*(words.in_all_languages(f"gems3d-gem-{name}") for name in GEM_NAMES), strict=True)
    for names in by_language:
        for letter, name in zip(GEM_LETTERS, names, strict=True):
            found.setdefault(_tidy(name), letter)
    return found


def _tidy(name: str) -> str:
    return re.sub(r"[\s-]+", "", name.casefold())
