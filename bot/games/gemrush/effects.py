"""Gem Rush: the language in which the abilities of rooms are written.

An ability is a tuple of steps, executed from left to right. A step that needs a choice stops and asks. No room has code
of its own: whoever adds one writes an entry in `rooms`.

A **count** is a number, or `X`: one number that the player chooses when the ability begins, at least 1 and so that
every step with an X can be executed in full; it is the same in all of them.

A **condition** says which cards match: a tuple of gems (a card with at least one of them; an empty tuple: any card),
`NAMED` (a card with the gem named before in this ability), or `DISCARDED` (a card that shares a gem with a card
discarded before in this ability). Diamond Dust counts only as itself.
"""

from typing import Literal

import msgspec

from bot.games.gemrush.gems import Gem

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
