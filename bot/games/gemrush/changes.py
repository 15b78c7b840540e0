"""Changes of a state that several rules share: changes of seats, of the turn in progress, of cards and piles."""

from enum import IntEnum
from typing import Any

from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.games.gemrush.events import CardsDrawn, Event, PileShuffled
from bot.games.gemrush.gems import with_cards, without_cards
from bot.games.gemrush.model import STEPS, State, has, steps_of
from bot.games.gemrush.skills import Skill


class Dice(IntEnum):
    """Labels of the random streams of a match. Never change a number: stored matches depend on it."""

    FIRST_SEAT = 0
    DWARVES = 1
    SKILLS = 2
    DECK = 3
    STACK = 4
    START = 5
    SHUFFLE = 6
    CHAOS = 7


def with_seat(state: State, seat: Seat, **changes: Any) -> State:
    seats = (*state.seats[:seat], replace(state.seats[seat], **changes), *state.seats[seat + 1 :])
    return replace(state, seats=seats)


def with_doing(state: State, **changes: int | bool | bytes | str) -> State:
    return replace(state, doing=replace(state.doing, **changes))


def use_skill(state: State, *skills: int) -> State:
    """Note that the seat to move has used these skills. The variant Chaos Magic replaces a used skill.

    A skill is used in a turn in which it changed anything: the cost or the steps, what was paid or drawn, where the
    dwarf could go, how many cards the hand could keep, or the tile that was laid.
    """
    used = set(state.doing.used)
    return state if used.issuperset(skills) else with_doing(state, used=bytes(sorted(used.union(skills))))


def spend_step(state: State) -> State:
    left = state.doing.steps - 1
    state = with_doing(state, steps=left)
    if has(state.mover, Skill.LONG_STRIDE) and left < steps_of(state.mover) - STEPS:
        state = use_skill(state, Skill.LONG_STRIDE)
    return state


# ---- cards ----


def discard(state: State, cards: bytes) -> State:
    return replace(state, discard=state.discard + cards)


def pay(state: State, cards: bytes) -> State:
    """Return the state after the seat to move has discarded these cards."""
    return discard(with_seat(state, state.turn, hand=without_cards(state.mover.hand, cards)), cards)


def break_off(state: State) -> State:
    """End the ability in progress, if there is one, and discard its revealed cards."""
    return discard(replace(state, frame=None, phase="move"), state.frame.aside) if state.frame else state


def take(state: State, count: int, events: list[Event]) -> tuple[State, bytes]:
    """Take cards from the deck. Return the new state, and the cards in the order taken.

    If the deck runs out, the shuffled discard pile becomes the deck. If both piles run out, fewer cards are taken.
    """
    deck, taken = state.deck, b""
    if count > len(deck) and state.discard:
        taken = deck[::-1]
        shuffled, _ = Stream.of(state.seed, Dice.SHUFFLE, state.draws).sample(state.discard, len(state.discard))
        deck = bytes(shuffled)
        events.append(PileShuffled(len(deck)))
        state = replace(state, discard=b"", draws=state.draws + 1)
    more = min(count - len(taken), len(deck))
    taken += deck[len(deck) - more :][::-1]
    return replace(state, deck=deck[: len(deck) - more]), taken


def draw(state: State, seat: Seat, count: int, events: list[Event]) -> State:
    """Return the state after a seat has drawn `count` hidden cards."""
    state, taken = take(state, count, events)
    events.append(CardsDrawn(seat, len(taken)))
    return with_seat(state, seat, hand=with_cards(state.seats[seat].hand, taken))
