"""What nobody may see in Gembatan, for the contract suite: states that differ in that alone.

Trays are not kept in a state, and they have no order; so all that is hidden is the seed that the next draws come from.
"""

import random
from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.gembatan.model import State


def twins(state: State, dice: random.Random) -> Iterator[State]:
    """The same match from other seeds."""
    for _ in range(3):
        yield replace(state, seed=dice.getrandbits(64))
