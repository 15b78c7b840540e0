"""What a private panel of Gem Rush shows, and how cards are named by their numbers in its picture."""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from bot.games.gemrush.gems import CARD_NAMES, KINDS
from bot.games.gemrush.names import GEM_KEYS, gems_of
from bot.games.gemrush.view import Laying
from bot.ui.words import Words
from render.gemrush import CardRow

Shows = Literal["", "hand", "ways", "mine", "own"]


class Panel(msgspec.Struct, frozen=True):
    """The contents of a panel.

    Attributes:
        below: a second text, which stands below the picture.
        rows: rows of buttons or menus.
        shows: the picture: the member's hand with the doors in reach, the ways to lay a tile, the whole mine, or the
            mine and the hand of a member who plays alone.
        cards: the rows of cards in the picture; (): none.
        ways: the ways to lay a tile of the mine anew, instead of those of the drawn tile; (): none.
    """

    text: str
    rows: Any = ()
    shows: Shows = ""
    cards: tuple[CardRow, ...] = ()
    ways: tuple[Laying, ...] = ()
    below: str = ""


def numbers(cards: Iterable[int], chosen: Iterable[int]) -> list[int]:
    """Return the numbers of the chosen cards in the picture of all cards. Of equal cards, the first are chosen."""
    left, found = list(chosen), list[int]()
    for number, kind in enumerate(cards, 1):
        if kind in left:
            left.remove(kind)
            found.append(number)
    return found


def line_of(kind: int, number: int, words: Words) -> dict[str, str | int]:
    """Return the variables of a card's line in a menu: its number, its code for the picture, its gems' names."""
    return {"number": number, "card": CARD_NAMES[kind], "gems": gems_of(kind, words)}


def cards_said(rows: Iterable[CardRow], words: Words) -> str:
    """Return rows of cards in words, with the numbers of the cards."""
    kinds = [kind for row in rows for kind in row.cards]
    return words("gemrush-alt-cards", cards=numbered(kinds), count=len(kinds))


def numbered(kinds: Iterable[int]) -> str:
    """Return cards with their numbers in a picture, for `PIECES`: "1 obsidian / star-tear, 2 diamond-dust"."""
    named = (" / ".join(GEM_KEYS[gem] for gem in KINDS[kind]) for kind in kinds)
    return ", ".join(f"{number} {gems}" for number, gems in enumerate(named, 1))
