"""Cards: hands, deck, discard pile; and chance.

The deck keeps its order in the state and no view shows it; a shuffle is a draw from the match's seed.
"""

from collections.abc import Iterator
from enum import IntEnum
from functools import lru_cache
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.games.gemrush.effects import Condition
from bot.games.gemrush.events import CardsDrawn, Event, PileShuffled
from bot.games.gemrush.gems import GEMS, KINDS, Gem
from bot.games.gemrush.model import State


class Dice(IntEnum):
    """What a stream of a match's seed decides. The numbers are part of every kept match: never change one."""

    FIRST_SEAT = 0
    DWARVES = 1
    SKILLS = 2
    DECK = 3
    STACK = 4
    START = 5
    SHUFFLE = 6
    CHAOS = 7


SHOWING: tuple[frozenset[int], ...] = tuple(
    frozenset(kind for kind, gems in enumerate(KINDS) if gem in gems) for gem in GEMS
)
"""By gem: the kinds of cards that show it."""


def with_seat(state: State, seat: Seat, **changes: Any) -> State:
    """The state with other values in a seat's account."""
    seats = (*state.seats[:seat], replace(state.seats[seat], **changes), *state.seats[seat + 1 :])
    return replace(state, seats=seats)


def with_cards(hand: bytes, more: bytes) -> bytes:
    """A hand with these cards."""
    return bytes(sorted(hand + more))


def without_cards(hand: bytes, gone: bytes) -> bytes:
    """A hand, or a row of cards in its order, without these cards, all of which it has."""
    rest = bytearray(hand)
    for kind in gone:
        rest.remove(kind)
    return bytes(rest)


def holds(hand: bytes, wanted: bytes) -> bool:
    """Whether these cards are all there, repeats counted."""
    return all(hand.count(kind) >= wanted.count(kind) for kind in set(wanted))


def choices(cards: bytes, count: int) -> Iterator[bytes]:
    """All sets of so many of these cards, each once, each ascending."""
    seen: set[tuple[int, ...]] = set()
    for chosen in combinations(sorted(cards), count):
        if chosen not in seen:
            seen.add(chosen)
            yield bytes(chosen)


@lru_cache(maxsize=512)
def matching_kinds(condition: Condition, named: int, discarded: bytes) -> frozenset[int]:
    """The kinds of cards that a condition means. named: a gem, -1 for none yet: any."""
    gems: set[Gem]
    if condition == "discarded":
        gems = {gem for kind in discarded for gem in KINDS[kind]}
    elif condition == "named":
        gems = set(GEMS) if named < 0 else {GEMS[named]}
    else:
        gems = set(condition) or set(GEMS)
    return frozenset().union(*(SHOWING[gem] for gem in gems))


def discard(state: State, cards: bytes) -> State:
    """These cards on the discard pile."""
    return replace(state, discard=state.discard + cards)


def take(state: State, count: int, events: list[Event]) -> tuple[State, bytes]:
    """So many cards from the deck, in the order drawn; if needed the discard pile is shuffled; of fewer, all."""
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
    """A seat draws so many cards, unseen by others."""
    state, taken = take(state, count, events)
    events.append(CardsDrawn(seat, len(taken)))
    return with_seat(state, seat, hand=with_cards(state.seats[seat].hand, taken))
