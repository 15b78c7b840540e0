"""Turns that a member plans while others play (`bot.engine.planning`).

What others build, walk and pay comes up in each of their turns. A member who plans by the points of a turn allows for
it: whether the turn is still legal and what it makes is judged when it is played. What changes the member's own hand or
place, and what the deck or a hand shows beside, is not allowed for. Nor is another card on top of the discard pile, if
the member has planned to take this card.
"""

from typing import Any

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gemrush import turns
from bot.games.gemrush.actions import Scavenge
from bot.games.gemrush.changes import break_off, with_seat
from bot.games.gemrush.events import (
    CardOffered,
    CardsBurnt,
    CardScavenged,
    CardsDiscarded,
    CardsDrawn,
    CardsKept,
    CardsRevealed,
    Event,
    Permeated,
    PileShuffled,
    PlacesSwapped,
    RoomBuilt,
    RoomUsed,
    SeatLeft,
    SkillChanged,
    TileLaid,
    TilesSeen,
    Warped,
)
from bot.games.gemrush.model import State, TurnProgress, steps_of

# What the deck, the stack or chance shows to whoever has the turn
# (a drawn tile that fits in one way only is laid at once, without `TilesSeen`).
DRAWN = (CardsBurnt, CardsDrawn, CardsRevealed, PileShuffled, SkillChanged, TileLaid, TilesSeen)
# What others see besides of a hidden hand
SHOWN = (CardOffered, CardsDiscarded, CardScavenged, Permeated, RoomBuilt, Warped)
REVEALING = (*DRAWN, *SHOWN)
# What tells of a hidden hand only that it allows something, such as a room that takes cards of one colour
TOLD = (RoomUsed,)
# What is never allowed for, though a member plans by points
UNCOMMON = (CardOffered, CardsBurnt, CardsRevealed, SkillChanged)
# What takes cards from the discard pile or puts cards there
PILE = (CardsDiscarded, CardsKept, CardsRevealed, CardScavenged, Permeated, PileShuffled, RoomBuilt, SeatLeft, Warped)


def foreseen(state: State, seat: Seat) -> State | None:
    """Return the state as if this seat were to move now. What another seat has begun is broken off."""
    if state.over or state.length or state.phase == "choose-skill" or not state.seats[seat].present:
        return None
    state = with_seat(replace(break_off(state), turn=seat, placing=None), seat, offered=b"")
    progress = TurnProgress(steps=steps_of(state.mover), tiles=len(state.laid))
    return turns.phase_one(replace(state, doing=progress, phase="discard"), [])


def upsets(event: Event, seat: Seat, *, careful: bool) -> bool:
    acting: Any = getattr(event, "seat", None)
    if acting == seat:
        return isinstance(event, DRAWN)
    if isinstance(event, PlacesSwapped) and event.other == seat:
        return True
    return isinstance(event, REVEALING if careful else UNCOMMON)


def shows(event: Event) -> bool:
    return isinstance(event, (*REVEALING, *TOLD))


def outdates(event: Event, seat: Seat, move: Any) -> bool:
    acting: Any = getattr(event, "seat", None)
    return isinstance(move, Scavenge) and isinstance(event, PILE) and acting != seat
