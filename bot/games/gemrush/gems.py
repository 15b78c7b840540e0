"""Gem Rush: the eleven gems, the 75 cards, and hands of cards.

The rulebook names six of the seven standard gems and all four special gems, and gives the number of cards. The name of
the seventh gem and the gems on each card are our own. In a payment, Diamond Dust replaces any gem, Echoglass copies a
gem on a card, and Orichalcum scores a point. With a Warpstone, a dwarf can build at any door or go to any room.
"""

from collections.abc import Iterator
from enum import IntEnum
from itertools import combinations


class Gem(IntEnum):
    """The seven standard gems come first. The colour of a dwarf is a standard gem."""

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

# Notation and pictures use the first two letters of each name.
CODES = tuple(gem.name.title()[:2] for gem in GEMS)
GEM_OF_CODE = dict(zip(CODES, GEMS, strict=True))

# A kind of card is an index into KINDS. A hand or a pile is `bytes` of kinds, because cards of one kind are equal.
KINDS: tuple[tuple[Gem, ...], ...] = (
    *combinations(STANDARD, 2),  # kinds 0..20
    *((special, standard) for special in SPECIAL for standard in STANDARD),  # kinds 21..48
    (Gem.DIAMOND_DUST,),  # kind 49
)
COPIES = (*(2 for _ in range(21)), *(1 for _ in range(28)), 5)
CARDS = bytes(kind for kind, copies in enumerate(COPIES) for _ in range(copies))
"""The kinds of all 75 cards, ascending."""

CARD_NAMES = tuple("".join(CODES[gem] for gem in gems) for gems in KINDS)
"""The notation of each kind of card, such as `ObPe`, `OrFi`, `Di`."""

SHOWING: tuple[frozenset[int], ...] = tuple(
    frozenset(kind for kind, gems in enumerate(KINDS) if gem in gems) for gem in GEMS
)
"""For each gem, the kinds of cards that show this gem."""


# ---- hands ----


def with_cards(hand: bytes, more: bytes) -> bytes:
    return bytes(sorted(hand + more))


def without_cards(hand: bytes, gone: bytes) -> bytes:
    """Return a hand or a pile without these cards, in the same order. Raises ValueError if one of them is not there."""
    rest = bytearray(hand)
    for kind in gone:
        rest.remove(kind)
    return bytes(rest)


def holds(hand: bytes, wanted: bytes) -> bool:
    """Return whether a hand contains all these cards. A card that is wanted twice must be there twice."""
    return all(hand.count(kind) >= wanted.count(kind) for kind in set(wanted))


def cards_showing(hand: bytes, gem: int) -> bytes:
    """Return the kinds of the cards in a hand that show a gem, each kind once, ascending."""
    return bytes(sorted(SHOWING[gem] & set(hand)))


def choices(cards: bytes, count: int) -> Iterator[bytes]:
    """Yield every selection of `count` of these cards, each once and ascending."""
    seen: set[tuple[int, ...]] = set()
    for chosen in combinations(sorted(cards), count):
        if chosen not in seen:
            seen.add(chosen)
            yield bytes(chosen)
