"""States of Gembatan that differ only in hidden information, for the contract tests.

The trays have no order, so only the seed of the next draws is hidden.
"""

import random
from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.gembatan.model import State


def twins(state: State, dice: random.Random) -> Iterator[State]:
    """Yield the same state with other seeds."""
    for _ in range(3):
        yield replace(state, seed=dice.getrandbits(64))
