"""The events of Gem Rush. They are public, so they name only cards that all seats have seen."""

import msgspec

from bot.engine.game import Seat
from bot.games.gemrush.mine import Cell
from bot.games.gemrush.model import Ending


class Event(msgspec.Struct, frozen=True):
    pass


class SeatEvent(Event, frozen=True):
    seat: Seat


class MineBegun(Event, frozen=True, tag="mine-begun"):
    """The match began: all dwarves are in the first room."""

    cell: Cell
    tile: int
    seat: Seat  # the seat that has the first turn


class SkillChosen(SeatEvent, frozen=True, tag="skill-chosen"):
    skill: int


class DwarfChosen(SeatEvent, frozen=True, tag="dwarf-chosen"):
    """A seat chose its dwarf. Only old stored matches have this event."""

    gem: int


class CardsDiscarded(SeatEvent, frozen=True, tag="cards-discarded"):
    """Cards were discarded for an ability, or because the hand was too large."""

    cards: bytes


class Walked(SeatEvent, frozen=True, tag="walked"):
    """A dwarf took a step to a room."""

    cell: Cell
    tile: int = -1  # the room; -1 in old stored matches


class Rode(SeatEvent, frozen=True, tag="rode"):
    """A dwarf rode to a mine cart."""

    cell: Cell


class Warped(SeatEvent, frozen=True, tag="warped"):
    """A card was discarded, and the dwarf went to a room of the player's choice."""

    card: int
    cell: Cell
    skill: int = -1  # WAYFARING; -1 for a Warpstone
    tile: int = -1  # the room; -1 in old stored matches


class Permeated(SeatEvent, frozen=True, tag="permeated"):
    """A dwarf took a step through a wall, and a card was discarded."""

    card: int
    cell: Cell
    tile: int = -1  # the room; -1 in old stored matches


class RoomTurned(SeatEvent, frozen=True, tag="room-turned"):
    tile: int
    turn: int


class RoomBuilt(SeatEvent, frozen=True, tag="room-built"):
    """A door was paid for. `TileLaid` follows when the new tile is laid."""

    cell: Cell
    side: int
    cards: bytes
    skills: bytes  # the skills that the payment needed
    points: int  # the points of the door and the bonus of the payment
    far: bool = False  # whether the dwarf was in another room and used a Warpstone


class TilesSeen(SeatEvent, frozen=True, tag="tiles-seen"):
    """One tile was drawn, or two with the skill Second Look. The seat must choose how to lay one tile."""

    tiles: bytes


class TileLaid(SeatEvent, frozen=True, tag="tile-laid"):
    cell: Cell
    tile: int
    turn: int


class StackEmpty(SeatEvent, frozen=True, tag="stack-empty"):
    """A new tunnel led to an empty space, but no tile was left."""


class RoomUsed(SeatEvent, frozen=True, tag="room-used"):
    """The ability of a room began."""

    tile: int
    action: bool  # whether this use is the action that ends the turn


class CardsDrawn(SeatEvent, frozen=True, tag="cards-drawn"):
    """Hidden cards were drawn."""

    count: int  # 0 if no cards were left


class CardScavenged(SeatEvent, frozen=True, tag="card-scavenged"):
    """The top card of the discard pile went to the hand."""

    card: int


class PileShuffled(Event, frozen=True, tag="pile-shuffled"):
    """The discard pile became the deck."""

    count: int


class CardsRevealed(SeatEvent, frozen=True, tag="cards-revealed"):
    cards: bytes  # in the order revealed
    matching: int = -1  # how many of them match if the step is a Dig (see `effects`); -1 for a Reveal


class CardsKept(SeatEvent, frozen=True, tag="cards-kept"):
    cards: bytes


class GemNamed(SeatEvent, frozen=True, tag="gem-named"):
    gem: int


class NumberChosen(SeatEvent, frozen=True, tag="number-chosen"):
    x: int


class PlacesSwapped(SeatEvent, frozen=True, tag="places-swapped"):
    """Two dwarves changed places."""

    other: Seat
    gem: int  # the colour of the other dwarf


class RoomMoved(SeatEvent, frozen=True, tag="room-moved"):
    tile: int
    cell: Cell


class Went(SeatEvent, frozen=True, tag="went"):
    """An ability moved the dwarf to a room."""

    cell: Cell
    tile: int = -1  # the room; -1 in old stored matches


class CardsBurnt(SeatEvent, frozen=True, tag="cards-burnt"):
    hand: bytes  # kinds of the cards from all hands
    deck: bytes  # kinds of the cards from the deck
    burnt: int  # how many of the 75 cards are burnt so far


class CardOffered(SeatEvent, frozen=True, tag="card-offered"):
    card: int


class OfferWithdrawn(SeatEvent, frozen=True, tag="offer-withdrawn"):
    card: int


class SkillChanged(SeatEvent, frozen=True, tag="skill-changed"):
    """In the variant Chaos Magic, the seat got a new skill."""

    old: int
    new: int
    must: bool  # whether the old skill had been used


class SkillKept(SeatEvent, frozen=True, tag="skill-kept"):
    """In the variant Chaos Magic, the seat kept a skill that it had not used."""

    skill: int


class StopAgreed(SeatEvent, frozen=True, tag="stop-agreed"):
    """A seat agreed to stop. Now `agreed` of the `seated` seats agree."""

    agreed: int
    seated: int


class StopRefused(SeatEvent, frozen=True, tag="stop-refused"):
    pass


class SeatLeft(SeatEvent, frozen=True, tag="seat-left"):
    pass


class MatchEnded(Event, frozen=True, tag="match-ended"):
    reason: Ending
    winners: tuple[Seat, ...]  # the seats that share place 1; () if all seats have left
    points: int  # in Rush, the points of each winner; in Crisis, of all seats together
    turns: int  # the number of turns that the table has played


class EndedBeyond(msgspec.Struct, frozen=True, tag="ended-beyond"):
    """Is told in place of `MatchEnded` if only a seat out of the ranking has reached the target. No log has it."""

    seat: Seat  # the one that has reached it
    points: int
    ended: MatchEnded


EVENTS = (*(kind for kind in Event.__subclasses__() if kind is not SeatEvent), *SeatEvent.__subclasses__())
