"""Gem Rush: the language in which the abilities of rooms are written.

An ability is a tuple of steps, executed from left to right. A step that needs a choice stops and asks. No room has code
of its own: whoever adds one writes an entry in `rooms`.

A **count** is a number, or `X`: one number that the player chooses when the ability begins, at least 1 and so that
every step with an X can be executed in full; it is the same in all of them.

A **condition** says which cards match: a tuple of gems (a card with at least one of them; an empty tuple: any card),
`NAMED` (a card with the gem named before in this ability), or `DISCARDED` (a card that shares a gem with a card
discarded before in this ability). Diamond Dust counts only as itself.
"""

from functools import lru_cache
from itertools import takewhile
from typing import Literal

import msgspec

from bot.games.gemrush.gems import GEMS, KINDS, SHOWING, Gem

X: Literal["X"] = "X"
ALL: Literal["all"] = "all"
NAMED: Literal["named"] = "named"
DISCARDED: Literal["discarded"] = "discarded"

Count = int | Literal["X"]
Condition = tuple[Gem, ...] | Literal["named", "discarded"]


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """So many cards from the deck into the hand, unseen by others."""

    count: Count


class Reveal(msgspec.Struct, frozen=True, tag="reveal"):
    """So many cards from the deck, face up before everyone; they lie aside until the ability is done."""

    count: Count


class Dig(msgspec.Struct, frozen=True, tag="dig"):
    """Reveal until so many cards match; those that do not match are discarded when the ability is done."""

    count: Count
    matching: Condition


class Keep(msgspec.Struct, frozen=True, tag="keep"):
    """Of the revealed cards that match, the player takes so many (of fewer: all) into the hand; ALL: every one.

    After a Dig, only cards that the Dig was for can be kept.
    """

    count: Count | Literal["all"]
    matching: Condition = ()


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """So many matching cards from the hand to the discard pile; without that many the ability cannot be used."""

    count: Count
    matching: Condition = ()


class NameGem(msgspec.Struct, frozen=True, tag="name"):
    """The player names one of the eleven gems."""


class SwapPlaces(msgspec.Struct, frozen=True, tag="swap"):
    """The dwarf changes places with another dwarf, anywhere in the mine."""


class MoveRoom(msgspec.Struct, frozen=True, tag="move-room"):
    """This room and all in it move to an empty space that another room's door faces; one of its doors faces back."""


# Where a Go leads: to any other room; to a room where another dwarf stands; to another room of a type; to a room of
# the same row or column; to the room in which the mine began.
Where = Literal["any", "dwarf", "action", "movement", "free", "line", "start"]


class Go(msgspec.Struct, frozen=True, tag="go"):
    """The dwarf goes to a room, never to a tunnel and never to the room it is in."""

    where: Where


Effect = Draw | Reveal | Dig | Keep | Discard | NameGem | SwapPlaces | MoveRoom | Go
Ability = tuple[Effect, ...]


# ---- whether an ability can be used ----


def has_x(ability: Ability) -> bool:
    return any(getattr(effect, "count", None) == X for effect in ability)


def number(count: Count | str, x: int) -> int:
    """Return a count as a number, with the player's number for `X`."""
    return count if isinstance(count, int) else x


def only_pieces(ability: Ability) -> bool:
    """Return whether an ability brings no card: then it is for nothing when no piece can be moved."""
    return not any(isinstance(effect, Draw | Reveal | Dig) for effect in ability)


@lru_cache(maxsize=512)
def matching_kinds(condition: Condition, named: int, discarded: bytes) -> frozenset[int]:
    """Return the kinds of cards that a condition means. named: a gem, -1 for none yet: any."""
    gems: set[Gem]
    if condition == DISCARDED:
        gems = {gem for kind in discarded for gem in KINDS[kind]}
    elif condition == NAMED:
        gems = set(GEMS) if named < 0 else {GEMS[named]}
    else:
        gems = set(condition) or set(GEMS)
    return frozenset().union(*(SHOWING[gem] for gem in gems))


def numbers(ability: Ability, hand: bytes, piles: int) -> tuple[int, ...]:
    """Return the numbers that X may be; (0,) for an ability without X that can be used; () for one that cannot.

    piles: how many cards are in deck and discard pile.
    """
    if not has_x(ability):
        return (0,) if _can_give(ability, hand, piles, 0) else ()
    return tuple(takewhile(lambda x: _can_give(ability, hand, piles, x), range(1, len(hand) + piles + 1)))


def _can_give(ability: Ability, hand: bytes, piles: int, x: int) -> bool:
    """Return whether all cards that the steps ask for will be there, as far as that does not depend on chance.

    Only the first step asks for certain cards of the hand; for all others it is enough to count.
    """
    held, aside = len(hand), 0
    for effect in ability:
        match effect:
            case Draw(count) | Reveal(count) | Dig(count):
                if count == X and piles < x:
                    return False
                taken = min(number(count, x), piles)
                piles -= taken
                held += taken if isinstance(effect, Draw) else 0
                aside += 0 if isinstance(effect, Draw) else taken
            case Keep(count):
                kept = aside if count == ALL else min(aside, number(count, x))
                held += kept
                aside -= kept
            case Discard(count, matching):
                wanted = number(count, x)
                kinds = matching_kinds(matching, -1, b"")
                if wanted > (sum(kind in kinds for kind in hand) if matching else held):
                    return False
                held -= wanted
                piles += wanted
    return True
