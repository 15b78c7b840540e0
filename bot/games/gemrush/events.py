"""The events of Gem Rush. They are public: an event of a hidden draw has no card.

Cards that were discarded, revealed, kept after a reveal, burnt or scavenged lay face up.
"""

import msgspec

from bot.engine.game import Seat
from bot.games.gemrush.mine import Cell
from bot.games.gemrush.model import Ending


class Event(msgspec.Struct, frozen=True):
    """The base of all events."""


class SeatEvent(Event, frozen=True):
    """The base of events about one seat."""

    seat: Seat


class MineBegun(Event, frozen=True, tag="mine-begun"):
    """The first room is laid, all dwarves are in it, and chance has drawn `seat` to begin."""

    cell: Cell
    tile: int
    seat: Seat


class SkillChosen(SeatEvent, frozen=True, tag="skill-chosen"):
    skill: int


class DwarfChosen(SeatEvent, frozen=True, tag="dwarf-chosen"):
    gem: int


class CardsDiscarded(SeatEvent, frozen=True, tag="cards-discarded"):
    """Cards discarded in phase 1 or by an ability; payments and warps have events of their own."""

    cards: bytes


class Walked(SeatEvent, frozen=True, tag="walked"):
    """A step to a room."""

    cell: Cell


class Rode(SeatEvent, frozen=True, tag="rode"):
    """A ride to a mine cart."""

    cell: Cell


class Warped(SeatEvent, frozen=True, tag="warped"):
    """A jump to any room. skill: WAYFARING, or -1 for a Warpstone."""

    card: int
    cell: Cell
    skill: int = -1


class Permeated(SeatEvent, frozen=True, tag="permeated"):
    """A step through a wall."""

    card: int
    cell: Cell


class RoomTurned(SeatEvent, frozen=True, tag="room-turned"):
    tile: int
    turn: int


class RoomBuilt(SeatEvent, frozen=True, tag="room-built"):
    """A door was paid for; `TileLaid` follows. points: of the door, plus those from Orichalcum.

    cell, side: the door. cards, skills: the payment. far: whether a Warpstone let the dwarf build from another room.
    """

    cell: Cell
    side: int
    cards: bytes
    skills: bytes
    points: int
    far: bool = False


class TilesSeen(SeatEvent, frozen=True, tag="tiles-seen"):
    """One tile was drawn for a space, or two with Second Look, of which one goes back."""

    tiles: bytes


class TileLaid(SeatEvent, frozen=True, tag="tile-laid"):
    cell: Cell
    tile: int
    turn: int


class StackEmpty(SeatEvent, frozen=True, tag="stack-empty"):
    """A new tunnel led to an empty space, but no tile was left."""


class RoomUsed(SeatEvent, frozen=True, tag="room-used"):
    """An ability begins. action: whether its use is the action that ends the turn."""

    tile: int
    action: bool


class CardsDrawn(SeatEvent, frozen=True, tag="cards-drawn"):
    """Hidden cards were drawn; `count` is 0 if none were left."""

    count: int


class CardScavenged(SeatEvent, frozen=True, tag="card-scavenged"):
    """The top card of the discard pile went to the hand."""

    card: int


class PileShuffled(Event, frozen=True, tag="pile-shuffled"):
    """The discard pile became the deck."""

    count: int


class CardsRevealed(SeatEvent, frozen=True, tag="cards-revealed"):
    """Cards in the order revealed. matching: how many of them match a Dig; -1 for a Reveal."""

    cards: bytes
    matching: int = -1


class CardsKept(SeatEvent, frozen=True, tag="cards-kept"):
    cards: bytes


class GemNamed(SeatEvent, frozen=True, tag="gem-named"):
    gem: int


class NumberChosen(SeatEvent, frozen=True, tag="number-chosen"):
    x: int


class PlacesSwapped(SeatEvent, frozen=True, tag="places-swapped"):
    """Two dwarves changed places. gem: the colour of the other dwarf."""

    other: Seat
    gem: int


class RoomMoved(SeatEvent, frozen=True, tag="room-moved"):
    tile: int
    cell: Cell


class Went(SeatEvent, frozen=True, tag="went"):
    """The dwarf went to a room by an ability."""

    cell: Cell


class CardsBurnt(SeatEvent, frozen=True, tag="cards-burnt"):
    """Cards were burnt. hand: kinds from hands, offered cards included. deck: kinds from the deck.

    burnt: how many of the 75 cards are burnt so far.
    """

    hand: bytes
    deck: bytes
    burnt: int


class CardOffered(SeatEvent, frozen=True, tag="card-offered"):
    card: int


class OfferWithdrawn(SeatEvent, frozen=True, tag="offer-withdrawn"):
    card: int


class SkillChanged(SeatEvent, frozen=True, tag="skill-changed"):
    """Chaos Magic gave a new skill. must: whether the old skill had been used."""

    old: int
    new: int
    must: bool


class SkillKept(SeatEvent, frozen=True, tag="skill-kept"):
    """Chaos Magic: the seat kept a skill that it had not used."""

    skill: int


class StopAgreed(SeatEvent, frozen=True, tag="stop-agreed"):
    """A seat agrees to stop; now `agreed` of the `seated` seats do."""

    agreed: int
    seated: int


class StopRefused(SeatEvent, frozen=True, tag="stop-refused"):
    pass


class SeatLeft(SeatEvent, frozen=True, tag="seat-left"):
    pass


class MatchEnded(Event, frozen=True, tag="match-ended"):
    """The match is over. winners: the seats in place 1, () if all have left.

    points: of each winner in Rush, of all seats together in Crisis. turns: turns of the whole table.
    """

    reason: Ending
    winners: tuple[Seat, ...]
    points: int
    turns: int


EVENTS = (*(kind for kind in Event.__subclasses__() if kind is not SeatEvent), *SeatEvent.__subclasses__())
"""All types of events."""
