"""Abilities of rooms: what stands in `effects`, executed step by step; a step that leaves a choice stops and asks.

An ability can be used when all that it asks for can be given: the cards to discard, a number for X that every step with
an X can execute in full. What only chance decides (how many cards a Dig finds) is no hindrance: of fewer, all are kept.
What an ability cannot do, because nothing is left to draw or nowhere is left to go, it leaves out; one that only moves
pieces cannot be used when there is nowhere to move them.
"""

from itertools import islice

from msgspec.structs import replace

from bot.games.gemrush import effects as fx
from bot.games.gemrush.answers import discards_asked, effect_moves, numbers_of, piece_moves, place_of
from bot.games.gemrush.cells import Cell
from bot.games.gemrush.events import (
    CardsDiscarded,
    CardsKept,
    CardsRevealed,
    Event,
    GemNamed,
    NumberChosen,
    PlacesSwapped,
    RoomMoved,
    RoomUsed,
    Went,
)
from bot.games.gemrush.feasible import has_x, number, only_pieces
from bot.games.gemrush.mine import Laid
from bot.games.gemrush.model import Frame, State
from bot.games.gemrush.moves import ChooseX, Discard, GoTo, Keep, Move, MoveTo, Name, SwapWith
from bot.games.gemrush.piles import (
    discard,
    draw,
    matching_kinds,
    take,
    with_cards,
    with_seat,
    without_cards,
)
from bot.games.gemrush.rooms import TILES

_PIECES = (fx.SwapPlaces, fx.MoveRoom, fx.Go)


def begin(state: State, tile: int, events: list[Event], *, action: bool) -> State:
    """The seat to move begins to use a room, which it may; as far as nothing has to be chosen."""
    events.append(RoomUsed(state.turn, tile, action))
    return run(replace(state, frame=Frame(tile, action), phase="effect"), events)


def run(state: State, events: list[Event]) -> State:
    """Go on until a choice is left or the ability is done (then there is no frame).

    A single choice is made, but not in Rush where it follows from a private hand: it would tell the table.
    """
    while state.frame is not None:
        if state.frame.step == len(TILES[state.frame.tile].ability):
            return discard(replace(state, frame=None, phase="move"), state.frame.aside)
        moves = tuple(islice(effect_moves(state), 2))
        if len(moves) > 1 or (moves and state.mode == "rush" and _follows_from_hand(state.frame)):
            break
        state = choose(state, moves[0], events) if moves else _execute(state, events)
    return state


def _follows_from_hand(frame: Frame) -> bool:
    """Whether the hand decides what can be chosen in the step in execution: a number, a gem, cards to discard."""
    ability = TILES[frame.tile].ability
    return (has_x(ability) and not frame.x) or isinstance(ability[frame.step], fx.NameGem | fx.Discard)


def drop(state: State) -> State:
    """An ability broken off: what was revealed is discarded."""
    return discard(replace(state, frame=None, phase="move"), state.frame.aside) if state.frame else state


def can_use(state: State, tile: int) -> bool:
    """Whether the seat to move can use this ability now."""
    ability = TILES[tile].ability
    return bool(ability) and bool(numbers_of(state, tile)) and (not only_pieces(ability) or _has_targets(state, tile))


def go_on(state: State, move: Move, events: list[Event]) -> State:
    """Do what was chosen, and go on to the next choice or to the end of the ability."""
    return run(choose(state, move, events), events)


def choose(state: State, move: Move, events: list[Event]) -> State:
    """Do what was chosen for the step in execution, which allows it."""
    frame, seat = state.frame, state.turn
    assert frame is not None
    match move:
        case ChooseX(x):
            events.append(NumberChosen(seat, x))
            return replace(state, frame=replace(frame, x=x))
        case Name(gem):
            events.append(GemNamed(seat, gem))
            frame = replace(frame, named=gem)
        case Discard(cards):
            return _discard(state, frame, cards, events)
        case Keep(cards):
            events.append(CardsKept(seat, cards))
            aside, left = without_cards(frame.aside, cards), without_cards(frame.keepable, cards)
            frame = replace(frame, aside=aside, keepable=left)
            state = with_seat(state, seat, hand=with_cards(state.mover.hand, cards))
        case SwapWith(other):
            events.append(PlacesSwapped(seat, other, state.seats[other].gem))
            here, there = state.mover.cell, state.seats[other].cell
            state = with_seat(with_seat(state, seat, cell=there), other, cell=here)
        case MoveTo(cell, turn):
            events.append(RoomMoved(seat, frame.tile, cell))
            state = _move_room(state, frame.tile, cell, turn)
        case GoTo(cell):
            events.append(Went(seat, cell))
            state = with_seat(state, seat, cell=cell)
    return replace(state, frame=replace(frame, step=frame.step + 1))


def _execute(state: State, events: list[Event]) -> State:
    """Do a step that leaves nothing to choose; one that finds nothing to do is left out."""
    frame, seat = state.frame, state.turn
    assert frame is not None
    match TILES[frame.tile].ability[frame.step]:
        case fx.Draw(count):
            state = draw(state, seat, number(count, frame.x), events)
        case fx.Reveal(count):
            state, cards = take(state, number(count, frame.x), events)
            events.append(CardsRevealed(seat, cards))
            frame = replace(frame, aside=frame.aside + cards, keepable=frame.keepable + cards)
        case fx.Dig(count, matching):
            kinds = matching_kinds(matching, frame.named, frame.discarded)
            state, cards, found = _dig(state, number(count, frame.x), kinds, events)
            events.append(CardsRevealed(seat, cards, len(found)))
            frame = replace(frame, aside=frame.aside + cards, keepable=frame.keepable + found)
    return replace(state, frame=replace(frame, step=frame.step + 1))


def _dig(state: State, wanted: int, kinds: frozenset[int], events: list[Event]) -> tuple[State, bytes, bytes]:
    """Reveal until so many cards are of these kinds or none is left: the state, all revealed, those found."""
    cards = found = b""
    while len(found) < wanted:
        state, card = take(state, 1, events)
        if not card:
            break
        cards += card
        found += card if card[0] in kinds else b""
    return state, cards, found


def _discard(state: State, frame: Frame, cards: bytes, events: list[Event]) -> State:
    events.append(CardsDiscarded(state.turn, cards))
    fitting, _ = discards_asked(frame, state.mover.hand)
    effect = TILES[frame.tile].ability[frame.step]
    assert isinstance(effect, fx.Discard)
    left = (frame.left or min(number(effect.count, frame.x), len(fitting))) - len(cards)
    frame = replace(frame, left=left, step=frame.step + (left == 0), discarded=bytes(sorted(frame.discarded + cards)))
    state = with_seat(state, state.turn, hand=without_cards(state.mover.hand, cards))
    return replace(discard(state, cards), frame=frame)


def _move_room(state: State, tile: int, cell: Cell, turn: int) -> State:
    """The room and all dwarves in it somewhere else; it keeps its place in the order laid."""
    old = place_of(state, tile).cell
    laid = tuple(Laid(cell, tile, turn) if one.tile == tile else one for one in state.laid)
    seats = tuple(replace(one, cell=cell) if one.cell == old else one for one in state.seats)
    return replace(state, laid=laid, seats=seats)


def _has_targets(state: State, tile: int) -> bool:
    """Whether a step that moves pieces finds where to."""
    return any(
        next(piece_moves(state, tile, effect), None) is not None
        for effect in TILES[tile].ability
        if isinstance(effect, _PIECES)
    )
