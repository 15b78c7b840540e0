"""Compares what members type with the words of the texts."""

import unicodedata


def folded(text: str) -> str:
    """Return a text in small letters, without accents, and with one space between words."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return " ".join("".join(letter for letter in apart if not unicodedata.combining(letter)).split())
