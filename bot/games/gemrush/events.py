"""What happens in Gem Rush, as values. Events are public by definition: of a drawn card they have a seat, not the card.

What was discarded, revealed, kept of what was revealed, burnt or scavenged lay face up before everyone.
"""

import msgspec

from bot.engine.game import Seat
from bot.games.gemrush.mine import Cell
from bot.games.gemrush.model import Ending


class Event(msgspec.Struct, frozen=True):
    pass


class MineBegun(Event, frozen=True, tag="mine-begun"):
    """The first room lies, all dwarves are in it, and `seat` was drawn to begin."""

    cell: Cell
    tile: int
    seat: Seat


class SkillChosen(Event, frozen=True, tag="skill-chosen"):
    seat: Seat
    skill: int


class DwarfChosen(Event, frozen=True, tag="dwarf-chosen"):
    seat: Seat
    gem: int


class CardsDiscarded(Event, frozen=True, tag="cards-discarded"):
    """In phase 1 or by an ability; what pays or warps is told by the events of those."""

    seat: Seat
    cards: bytes


class Walked(Event, frozen=True, tag="walked"):
    """A step to a room."""

    seat: Seat
    cell: Cell


class Rode(Event, frozen=True, tag="rode"):
    """By rail to a mine cart."""

    seat: Seat
    cell: Cell


class Warped(Event, frozen=True, tag="warped"):
    """To a room anywhere. skill: WAYFARING, or -1 for a Warpstone."""

    seat: Seat
    card: int
    cell: Cell
    skill: int = -1


class Permeated(Event, frozen=True, tag="permeated"):
    """Through a wall."""

    seat: Seat
    card: int
    cell: Cell


class RoomTurned(Event, frozen=True, tag="room-turned"):
    seat: Seat
    tile: int
    turn: int


class RoomBuilt(Event, frozen=True, tag="room-built"):
    """A door is paid: cards discarded, skills used, points with those of Orichalcum. `TileLaid` follows.

    cell, side: the door. far: from another room, by a Warpstone.
    """

    seat: Seat
    cell: Cell
    side: int
    cards: bytes
    skills: bytes
    points: int
    far: bool = False


class TilesSeen(Event, frozen=True, tag="tiles-seen"):
    """Drawn for a space, and waiting to be laid: one, or two of which one goes back."""

    seat: Seat
    tiles: bytes


class TileLaid(Event, frozen=True, tag="tile-laid"):
    seat: Seat
    cell: Cell
    tile: int
    turn: int


class StackEmpty(Event, frozen=True, tag="stack-empty"):
    """A new tunnel led into an empty space, and no tile was left."""

    seat: Seat


class RoomUsed(Event, frozen=True, tag="room-used"):
    """An ability begins; as the action or not."""

    seat: Seat
    tile: int
    action: bool


class CardsDrawn(Event, frozen=True, tag="cards-drawn"):
    """Unseen by the others. There may be none left to draw."""

    seat: Seat
    count: int


class CardScavenged(Event, frozen=True, tag="card-scavenged"):
    """The top card of the discard pile went to the hand."""

    seat: Seat
    card: int


class PileShuffled(Event, frozen=True, tag="pile-shuffled"):
    """The discard pile is the deck now."""

    count: int


class CardsRevealed(Event, frozen=True, tag="cards-revealed"):
    """In order. matching: how many of them a Dig looked for, -1 for a Reveal."""

    seat: Seat
    cards: bytes
    matching: int = -1


class CardsKept(Event, frozen=True, tag="cards-kept"):
    seat: Seat
    cards: bytes


class GemNamed(Event, frozen=True, tag="gem-named"):
    seat: Seat
    gem: int


class NumberChosen(Event, frozen=True, tag="number-chosen"):
    seat: Seat
    x: int


class PlacesSwapped(Event, frozen=True, tag="places-swapped"):
    """gem: the colour of the other's dwarf."""

    seat: Seat
    other: Seat
    gem: int


class RoomMoved(Event, frozen=True, tag="room-moved"):
    seat: Seat
    tile: int
    cell: Cell


class Went(Event, frozen=True, tag="went"):
    """To a room, as an ability says."""

    seat: Seat
    cell: Cell


class CardsBurnt(Event, frozen=True, tag="cards-burnt"):
    """hand: kinds from the hands, offered ones among them. deck: kinds from the deck. burnt: in all, of 75."""

    seat: Seat
    hand: bytes
    deck: bytes
    burnt: int


class CardOffered(Event, frozen=True, tag="card-offered"):
    seat: Seat
    card: int


class OfferWithdrawn(Event, frozen=True, tag="offer-withdrawn"):
    seat: Seat
    card: int


class SkillChanged(Event, frozen=True, tag="skill-changed"):
    """Chaos Magic. must: it had been used."""

    seat: Seat
    old: int
    new: int
    must: bool


class SkillKept(Event, frozen=True, tag="skill-kept"):
    """Chaos Magic, where it had not been used."""

    seat: Seat
    skill: int


class StopAgreed(Event, frozen=True, tag="stop-agreed"):
    """So many of those seated agree now."""

    seat: Seat
    agreed: int
    seated: int


class StopRefused(Event, frozen=True, tag="stop-refused"):
    seat: Seat


class SeatLeft(Event, frozen=True, tag="seat-left"):
    seat: Seat


class MatchEnded(Event, frozen=True, tag="match-ended"):
    """winners: the seats in place 1, none where all have left. points: theirs, in Crisis those of all.

    turns: of the whole table.
    """

    reason: Ending
    winners: tuple[Seat, ...]
    points: int
    turns: int
