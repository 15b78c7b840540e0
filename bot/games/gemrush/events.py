"""What happens in Gem Rush, as values. Events are public by definition: of a drawn card they have a seat, not the card.

What was discarded, revealed, kept of what was revealed, burnt or scavenged lay face up before everyone.
"""

import msgspec

from bot.engine.game import Seat
from bot.games.gemrush.mine import Cell
from bot.games.gemrush.model import Ending


class Event(msgspec.Struct, frozen=True):
    """The base of all events."""


class SeatEvent(Event, frozen=True):
    """What one seat did, or what happened to it: the base of most events."""

    seat: Seat


class MineBegun(Event, frozen=True, tag="mine-begun"):
    """The first room lies, all dwarves are in it, and `seat` was drawn to begin."""

    cell: Cell
    tile: int
    seat: Seat


class SkillChosen(SeatEvent, frozen=True, tag="skill-chosen"):
    skill: int


class DwarfChosen(SeatEvent, frozen=True, tag="dwarf-chosen"):
    gem: int


class CardsDiscarded(SeatEvent, frozen=True, tag="cards-discarded"):
    """In phase 1 or by an ability; what pays or warps is told by the events of those."""

    cards: bytes


class Walked(SeatEvent, frozen=True, tag="walked"):
    """A step to a room."""

    cell: Cell


class Rode(SeatEvent, frozen=True, tag="rode"):
    """By rail to a mine cart."""

    cell: Cell


class Warped(SeatEvent, frozen=True, tag="warped"):
    """To a room anywhere. skill: WAYFARING, or -1 for a Warpstone."""

    card: int
    cell: Cell
    skill: int = -1


class Permeated(SeatEvent, frozen=True, tag="permeated"):
    """Through a wall."""

    card: int
    cell: Cell


class RoomTurned(SeatEvent, frozen=True, tag="room-turned"):
    tile: int
    turn: int


class RoomBuilt(SeatEvent, frozen=True, tag="room-built"):
    """A door is paid: cards discarded, skills used, points with those of Orichalcum. `TileLaid` follows.

    cell, side: the door. far: from another room, by a Warpstone.
    """

    cell: Cell
    side: int
    cards: bytes
    skills: bytes
    points: int
    far: bool = False


class TilesSeen(SeatEvent, frozen=True, tag="tiles-seen"):
    """Drawn for a space, and waiting to be laid: one, or two of which one goes back."""

    tiles: bytes


class TileLaid(SeatEvent, frozen=True, tag="tile-laid"):
    cell: Cell
    tile: int
    turn: int


class StackEmpty(SeatEvent, frozen=True, tag="stack-empty"):
    """A new tunnel led into an empty space, and no tile was left."""


class RoomUsed(SeatEvent, frozen=True, tag="room-used"):
    """An ability begins; as the action or not."""

    tile: int
    action: bool


class CardsDrawn(SeatEvent, frozen=True, tag="cards-drawn"):
    """Unseen by the others. There may be none left to draw."""

    count: int


class CardScavenged(SeatEvent, frozen=True, tag="card-scavenged"):
    """The top card of the discard pile went to the hand."""

    card: int


class PileShuffled(Event, frozen=True, tag="pile-shuffled"):
    """The discard pile is the deck now."""

    count: int


class CardsRevealed(SeatEvent, frozen=True, tag="cards-revealed"):
    """In order. matching: how many of them a Dig looked for, -1 for a Reveal."""

    cards: bytes
    matching: int = -1


class CardsKept(SeatEvent, frozen=True, tag="cards-kept"):
    cards: bytes


class GemNamed(SeatEvent, frozen=True, tag="gem-named"):
    gem: int


class NumberChosen(SeatEvent, frozen=True, tag="number-chosen"):
    x: int


class PlacesSwapped(SeatEvent, frozen=True, tag="places-swapped"):
    """gem: the colour of the other's dwarf."""

    other: Seat
    gem: int


class RoomMoved(SeatEvent, frozen=True, tag="room-moved"):
    tile: int
    cell: Cell


class Went(SeatEvent, frozen=True, tag="went"):
    """To a room, as an ability says."""

    cell: Cell


class CardsBurnt(SeatEvent, frozen=True, tag="cards-burnt"):
    """hand: kinds from the hands, offered ones among them. deck: kinds from the deck. burnt: in all, of 75."""

    hand: bytes
    deck: bytes
    burnt: int


class CardOffered(SeatEvent, frozen=True, tag="card-offered"):
    card: int


class OfferWithdrawn(SeatEvent, frozen=True, tag="offer-withdrawn"):
    card: int


class SkillChanged(SeatEvent, frozen=True, tag="skill-changed"):
    """Chaos Magic. must: it had been used."""

    old: int
    new: int
    must: bool


class SkillKept(SeatEvent, frozen=True, tag="skill-kept"):
    """Chaos Magic, where it had not been used."""

    skill: int


class StopAgreed(SeatEvent, frozen=True, tag="stop-agreed"):
    """So many of those seated agree now."""

    agreed: int
    seated: int


class StopRefused(SeatEvent, frozen=True, tag="stop-refused"):
    pass


class SeatLeft(SeatEvent, frozen=True, tag="seat-left"):
    pass


class MatchEnded(Event, frozen=True, tag="match-ended"):
    """winners: the seats in place 1, none where all have left. points: theirs, in Crisis those of all.

    turns: of the whole table.
    """

    reason: Ending
    winners: tuple[Seat, ...]
    points: int
    turns: int


EVENTS = (*(kind for kind in Event.__subclasses__() if kind is not SeatEvent), *SeatEvent.__subclasses__())
"""All types of events."""
