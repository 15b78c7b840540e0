"""States of Gem Rush that differ only in hidden information, for the contract tests.

The order of the deck, the order of the stack and the seed are hidden from all. `twins` does not change hands, because
their owners would see the change. `dealt_again` and `planted` change the hands that are hidden from one viewer.
"""

import random
from collections.abc import Iterator

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gemrush.model import State


def twins(state: State, dice: random.Random) -> Iterator[State]:
    """Yield the same match with another deck, stack and seed."""
    for _ in range(3):
        deck = bytes(dice.sample(state.deck, len(state.deck)))
        stack = bytes(dice.sample(state.stack, len(state.stack)))
        yield replace(state, seed=dice.getrandbits(64), deck=deck, stack=stack)


def dealt_again(state: State, viewer: Seat | None, dice: random.Random) -> State:
    """Return a state that differs only in what is hidden from a viewer. In Crisis all hands stay the same."""
    hidden = [
        seat for seat in range(len(state.seats)) if seat != viewer and state.mode == "rush" and state.seats[seat].hand
    ]
    pool = list(state.deck + b"".join(state.seats[seat].hand for seat in hidden))
    dice.shuffle(pool)
    seats = list(state.seats)
    for seat in hidden:
        count = len(seats[seat].hand)
        seats[seat] = replace(seats[seat], hand=bytes(sorted(pool[:count])))
        del pool[:count]
    stack = bytes(dice.sample(state.stack, len(state.stack)))
    return replace(state, seats=tuple(seats), deck=bytes(pool), stack=stack, seed=dice.getrandbits(64))


def planted(state: State, viewer: Seat, dice: random.Random) -> Iterator[State]:
    """Yield states that look the same to a viewer. The best hidden card is the next of the deck, then in a hand."""
    twin = dealt_again(state, viewer, dice)
    if not twin.deck:
        return
    best = max(twin.deck)  # The highest kinds show the special gems.
    place = twin.deck.rindex(best)
    yield replace(twin, deck=twin.deck[:place] + twin.deck[place + 1 :] + bytes((best,)))
    for seat, account in enumerate(twin.seats):
        if seat != viewer and state.mode == "rush" and account.hand:
            hand = bytes(sorted((*account.hand[1:], best)))
            deck = twin.deck[:place] + account.hand[:1] + twin.deck[place + 1 :]
            seats = (*twin.seats[:seat], replace(account, hand=hand), *twin.seats[seat + 1 :])
            yield replace(twin, seats=seats, deck=deck)
            return


def held_again(state: State, seat: Seat) -> State | None:
    """Return a state in which only one seat's hand is another one. Its cards come from the bottom of the deck.

    In Crisis, and for an empty hand, there is none.
    """
    hand = state.seats[seat].hand
    count = min(len(hand), len(state.deck))
    if state.mode != "rush" or not count:
        return None
    fresh = bytes(sorted(state.deck[:count] + hand[count:]))
    account = replace(state.seats[seat], hand=fresh)
    seats = (*state.seats[:seat], account, *state.seats[seat + 1 :])
    return replace(state, seats=seats, deck=hand[:count] + state.deck[count:])
