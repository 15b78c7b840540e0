"""Shortens a player's text so that a refusal can quote it, and lists of names."""

from collections.abc import Iterable

QUOTED = 40  # the most characters of a quoted text


def quoted(text: str) -> str:
    """Cut the text to QUOTED characters, and replace each character that is not valid in UTF-8 by "?"."""
    cut = text if len(text) <= QUOTED else text[: QUOTED - 1] + "…"
    return cut.encode("utf-8", "replace").decode()


def shortened(names: Iterable[str], most: int) -> tuple[str, int]:
    """Return the first names, joined as the texts' function LIST takes them, and how many others there are."""
    found = list(names)
    return ", ".join(found[:most]), max(0, len(found) - most)
