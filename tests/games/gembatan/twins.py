"""States of Gembatan that differ only in hidden information, for the contract tests.

The trays have no order, so only the seed of the next draws is hidden, and which gems are out of the game.
"""

import random
from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.gembatan.model import State
from bot.games.gembatan.plays import grid_of, trays


def twins(state: State, dice: random.Random) -> Iterator[State]:
    """Yield the same state with other seeds, and with others of the unseen gems out of the game."""
    unseen = [*state.gone, *trays(state, grid_of(state)).gems]
    for _ in range(3):
        gone = bytes(sorted(dice.sample(unseen, len(state.gone))))
        yield replace(state, seed=dice.getrandbits(64), gone=gone)
