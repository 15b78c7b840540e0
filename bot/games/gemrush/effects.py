"""Gem Rush: the effects that make up the abilities of rooms.

An ability is a tuple of effects, also called its steps, which are executed in order. A step that needs a choice asks
the player. No room has code of its own: a new room is an entry in `rooms`.

A **count** is a number or `X`. The player chooses X when the ability begins, and X stays the same in all steps. X is
at least 1, and so small that every step with X can be executed in full.

A **condition** says which cards match. A tuple of gems matches the cards that show at least one of these gems, and ()
matches any card. `NAMED` matches cards that show the gem named earlier in the ability. `DISCARDED` matches cards that
share a gem with a card discarded earlier in the ability. Here Diamond Dust counts only as itself, although it can pay
for any gem.
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
    """Draw cards from the deck into the hand. Nobody else sees them."""

    count: Count


class Reveal(msgspec.Struct, frozen=True, tag="reveal"):
    """Reveal cards from the deck. They stay face up until the ability ends."""

    count: Count


class Dig(msgspec.Struct, frozen=True, tag="dig"):
    """Reveal cards until `count` of them match. The cards that do not match are discarded when the ability ends."""

    count: Count
    matching: Condition


class Keep(msgspec.Struct, frozen=True, tag="keep"):
    """Take `count` of the matching revealed cards into the hand. If `count` is `ALL` or there are fewer, take all.

    After a Dig, only the cards that matched the Dig can be kept.
    """

    count: Count | Literal["all"]
    matching: Condition = ()


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Discard `count` matching cards from the hand. A player who has fewer cannot use the ability."""

    count: Count
    matching: Condition = ()


class NameGem(msgspec.Struct, frozen=True, tag="name"):
    """Name one of the eleven gems."""


class SwapPlaces(msgspec.Struct, frozen=True, tag="swap"):
    """Change places with another dwarf, anywhere in the mine."""


class MoveRoom(msgspec.Struct, frozen=True, tag="move-room"):
    """Move this room and all dwarves in it to an empty space. One of its doors must face another room's door."""


# The rooms to which a Go can lead:
# any                        any other room
# dwarf                      a room with another dwarf
# action, movement, free     another room of this type
# line                       a room in the same row or column
# start                      the first room of the mine
Where = Literal["any", "dwarf", "action", "movement", "free", "line", "start"]


class Go(msgspec.Struct, frozen=True, tag="go"):
    where: Where


Effect = Draw | Reveal | Dig | Keep | Discard | NameGem | SwapPlaces | MoveRoom | Go
Ability = tuple[Effect, ...]


# ---- whether an ability can be used ----


def has_x(ability: Ability) -> bool:
    return any(getattr(effect, "count", None) == X for effect in ability)


def number(count: Count | str, x: int) -> int:
    """Return a count as a number. x: the number for `X`."""
    return count if isinstance(count, int) else x


def only_pieces(ability: Ability) -> bool:
    """Return whether an ability only moves dwarves or rooms. Such an ability is useless if nothing can move."""
    return not any(isinstance(effect, Draw | Reveal | Dig) for effect in ability)


@lru_cache(maxsize=512)
def matching_kinds(condition: Condition, named: int, discarded: bytes) -> frozenset[int]:
    """Return the kinds of cards that match a condition.

    named: the gem named. Before a gem is named, it is -1, and `NAMED` matches any card.
    discarded: kinds of the cards discarded so far.
    """
    gems: set[Gem]
    if condition == DISCARDED:
        gems = {gem for kind in discarded for gem in KINDS[kind]}
    elif condition == NAMED:
        gems = set(GEMS) if named < 0 else {GEMS[named]}
    else:
        gems = set(condition) or set(GEMS)
    return frozenset().union(*(SHOWING[gem] for gem in gems))


def numbers(ability: Ability, hand: bytes, piles: int) -> tuple[int, ...]:
    """Return the possible values of X; (0,) for a usable ability without X; () for an unusable ability.

    piles: the number of cards in deck and discard pile together.
    """
    if not has_x(ability):
        return (0,) if _can_give(ability, hand, piles, 0) else ()
    return tuple(takewhile(lambda x: _can_give(ability, hand, piles, x), range(1, len(hand) + piles + 1)))


def _can_give(ability: Ability, hand: bytes, piles: int, x: int) -> bool:
    """Return whether there are enough cards for each Discard and each step with X, with the best possible luck.

    A Discard with a condition counts the matching cards that the hand had before the ability began.
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
