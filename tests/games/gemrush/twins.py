"""What nobody may see in Gem Rush, for the contract suite: states that differ in that alone.

Hidden from all are the order of the deck, the order of the stack and the seed. Hands are hidden from all but one, so
they are not changed here: every seat's own view would show it.
"""

import random
from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.gemrush.model import State


def twins(state: State, dice: random.Random) -> Iterator[State]:
    """The same match with another deck, stack and seed."""
    for _ in range(3):
        deck = bytes(dice.sample(state.deck, len(state.deck)))
        stack = bytes(dice.sample(state.stack, len(state.stack)))
        yield replace(state, seed=dice.getrandbits(64), deck=deck, stack=stack)
