"""States of Gems 3D that differ only in hidden information, for the contract tests."""

import random
from collections.abc import Iterator

import msgspec

from bot.games.gems3d.board import drop_gems
from bot.games.gems3d.model import State

TRIES = 20_000  # One seed in a few hundred draws a wanted drop, so 20,000 tries find such a seed.
POSSIBLE_DROPS = 400  # With more possible drops, finding a seed takes too long.


def twins(state: State, dice: random.Random) -> Iterator[State]:
    """Yield the same state with other seeds. A visible preview stays the same.

    If too many drops are possible, yield nothing, because too few seeds have the same preview.
    """
    options = state.options
    if options.hard:
        yield msgspec.structs.replace(state, seed=dice.getrandbits(64))
        return
    shown = {board.drops: drop_gems(state.seed, state.types, options, board.drops) for board in state.boards}
    if options.types ** (options.drop * len(shown)) > POSSIBLE_DROPS:
        return
    for _ in range(TRIES):
        seed = dice.getrandbits(64)
        if all(drop_gems(seed, state.types, options, number) == drop for number, drop in shown.items()):
            yield msgspec.structs.replace(state, seed=seed)
            return
    raise AssertionError(f"no seed in {TRIES} draws this drop again")
