"""The words that each game uses in a sense of its own, and the pages that explain them.

A page explains a word by writing it in bold. Each row is a page, and the word in English and in German as patterns.
Other languages have the word of their glossary; a word that is not in it is not looked for.
"""

import re
from collections.abc import Callable

from tests.texts.glossary import finder_like

TERMS: dict[str, list[tuple[str, str, str]]] = {
    "gems3d": [
        ("goal", r"lines?", r"Reihen?"),
        ("bonus", r"bonus", r"Bonus"),
        ("trick", r"tricks?", r"Tricks?"),
        ("undo", r"Hard", r"Schwer"),
        ("together", r"relay", r"Staffel"),
        ("race", r"race", r"Rennen"),
    ],
    "gembatan": [
        ("goal", r"tiles?", r"Plättchen"),
        ("goal", r"gems?", r"Steine?n?"),
        ("goal", r"trays?", r"Vorr[aä]te?n?"),
        ("socket", r"half-sockets?", r"halben? Fassung(?:en)?"),
        ("socket", r"sockets?", r"Fassung(?:en)?"),
        ("chain", r"chains?", r"Ketten?"),
        ("gembatan", r"gembatan", r"gembatan"),
        ("trade", r"trade", r"tauschen"),
    ],
    "gemrush": [
        ("goal", r"Rush", r"Rush"),
        ("goal", r"Crisis", r"Crisis"),
        ("turn", r"steps?", r"Schritte?"),
        ("turn", r"action", r"Aktion"),
        ("cards", r"standard", r"gewöhnliche[nrs]?"),
        ("walk", r"doors?", r"Türe?n?"),
        ("pay", r"wasted", r"verschenkt"),
        ("effects", r"reveals?", r"Aufdecken"),
        ("effects", r"digs?", r"Graben"),
        ("x", r"X", r"X"),
        ("dust", r"Diamond Dust", r"Diamantstaub"),
        ("dust", r"Echoglass", r"Echoglas"),
        ("tunnel", r"tunnels?", r"Tunnel"),
        ("dwarves", r"your colour", r"deine Farbe"),
        ("skills", r"skills?", r"Fähigkeit(?:en)?"),
        ("chaos", r"Chaos Magic", r"Chaosmagie"),
        ("circle", r"Magic Circle", r"Magischen Kreis"),
        ("burn", r"burnt", r"verbrannt"),
    ],
}


def finder_of(patterns: tuple[str, str], language: str) -> Callable[[str], object] | None:
    """Return a function that finds the word of a row in a text; None if the language's glossary does not have it."""
    own = dict(zip(("en", "de"), patterns, strict=True)).get(language)
    if own is not None:
        return re.compile(rf"\b(?:{own})\b", re.IGNORECASE).search
    return finder_like(patterns[0], language)
