"""Gem Rush: the eleven gems, the 75 cards, and hands of cards.

The rulebook gives the names of six of the seven standard gems and all four special ones, and the number of cards. The
seventh name and the gems on the cards are our own (rules: "Components").
"""

from collections.abc import Iterator
from enum import IntEnum
from itertools import combinations
from typing import NewType


class Gem(IntEnum):
    """A kind of gem. The seven standard ones come first; a dwarf's colour is one of them."""

    OBSIDIAN = 0
    PERMAFROST = 1
    ELECTRUM = 2
    SOULSTONE = 3
    STAR_TEAR = 4
    FIRE_RUBY = 5
    DRAGONJADE = 6
    DIAMOND_DUST = 7
    ECHOGLASS = 8
    ORICHALCUM = 9
    WARPSTONE = 10


GEMS = tuple(Gem)
STANDARD = GEMS[:7]
SPECIAL = GEMS[7:]

# The first two letters of each name, for notation and pictures.
CODES = tuple(gem.name.title()[:2] for gem in GEMS)
GEM_OF_CODE = dict(zip(CODES, GEMS, strict=True))

# A kind of card: an index into KINDS. Cards of one kind are equal, so a hand or a pile is `bytes` of kinds.
Kind = NewType("Kind", int)

KINDS: tuple[tuple[Gem, ...], ...] = (
    *combinations(STANDARD, 2),  # 0..20
    *((special, standard) for special in SPECIAL for standard in STANDARD),  # 21..48
    (Gem.DIAMOND_DUST,),  # 49
)
COPIES = (*(2 for _ in range(21)), *(1 for _ in range(28)), 5)
CARDS = bytes(kind for kind, copies in enumerate(COPIES) for _ in range(copies))
"""All 75 cards, ascending."""

CARD_NAMES = tuple("".join(CODES[gem] for gem in gems) for gems in KINDS)
"""By kind: its notation, such as `ObPe`, `OrFi`, `Di`."""

SHOWING: tuple[frozenset[int], ...] = tuple(
    frozenset(kind for kind, gems in enumerate(KINDS) if gem in gems) for gem in GEMS
)
"""By gem: the kinds of cards that show it."""


# ---- hands ----


def with_cards(hand: bytes, more: bytes) -> bytes:
    """Return a hand with these cards added."""
    return bytes(sorted(hand + more))


def without_cards(hand: bytes, gone: bytes) -> bytes:
    """Return a hand or a row of cards without these cards, in the same order. All of them must be in it."""
    rest = bytearray(hand)
    for kind in gone:
        rest.remove(kind)
    return bytes(rest)


def holds(hand: bytes, wanted: bytes) -> bool:
    """Return whether a hand contains these cards, repeats counted."""
    return all(hand.count(kind) >= wanted.count(kind) for kind in set(wanted))


def cards_showing(hand: bytes, gem: int) -> bytes:
    """Return the kinds in a hand that show a gem, each once, ascending."""
    return bytes(sorted(SHOWING[gem] & set(hand)))


def choices(cards: bytes, count: int) -> Iterator[bytes]:
    """Yield all sets of `count` of these cards, each once and ascending."""
    seen: set[tuple[int, ...]] = set()
    for chosen in combinations(sorted(cards), count):
        if chosen not in seen:
            seen.add(chosen)
            yield bytes(chosen)
