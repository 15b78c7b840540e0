"""Gem Rush: the eleven gems and the 75 cards.

Source: the rulebook names six of the seven standard gems and all four special ones, and the number of cards; the
seventh name and what stands on the cards are ours (rules: "Components").
"""

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

# Two letters each, as written in notation and on pictures: the first two of the name.
CODES = tuple(gem.name.title()[:2] for gem in GEMS)
GEM_OF_CODE = dict(zip(CODES, GEMS, strict=True))

# A kind of card: an index into KINDS. Cards of one kind are alike, so a hand or a pile is `bytes` of kinds.
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
"""As written in notation: `ObPe`, `OrFi`, `Di`."""
