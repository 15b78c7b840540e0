"""Compares what members type with the words of the texts."""

import re
import unicodedata
from collections.abc import Iterable

_APOSTROPHES = str.maketrans(dict.fromkeys("’‘ʼ´`′", "'"))
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_PIECE = re.compile(r"[^\W_]+")
LETTER = r"[^\W\d_]"


def folded(text: str) -> str:
    """Return a text in small letters, without accents and invisible signs, and with one space between words."""
    apart = unicodedata.normalize("NFKD", text.translate(_APOSTROPHES).casefold())
    return " ".join("".join(sign for sign in apart if unicodedata.category(sign) not in ("Mn", "Cf")).split())


def spellings(word: str) -> set[str]:
    """Return how members type a word: without accents, or with "ae" for "ä"."""
    whole = unicodedata.normalize("NFC", word)
    return {folded(whole), folded(whole.casefold().translate(_UMLAUTS))}


def bare(text: str) -> str:
    """Return a folded text without all but its letters and digits: "apresdemain" for "apres-demain"."""
    return "".join(_PIECE.findall(text))


def one_of(words: Iterable[str], *, begins: str = rf"(?<!{LETTER})", ends: str = rf"(?!{LETTER})") -> str:
    """Return a pattern for one of these folded words, the longest first.

    Members leave out apostrophes, hyphens and dots, or type spaces for them. begins, ends: patterns for what is around
    the word, which is not part of a longer one.
    """
    apart = {tuple(_PIECE.findall(word)) for word in words} - {()}
    patterns = [r"[ '.-]*".join(pieces) for pieces in sorted(apart, key=lambda pieces: (-len("".join(pieces)), pieces))]
    return f"{begins}(?:{'|'.join(patterns)}){ends}"
