"""What nobody may see in Gems 3D, for the contract suite: states that differ in that alone."""

import random
from collections.abc import Iterator

import msgspec

from bot.games.gems3d.board import drop_gems
from bot.games.gems3d.model import State

TRIES = 20_000  # for a drop that one seed in a few hundred draws
POSSIBLE_DROPS = 400  # at most: beyond, finding a twin takes too long


def twins(state: State, dice: random.Random) -> Iterator[State]:
    """Yield the same match from other seeds: with the same next drop where it is shown, with any where it is hidden.

    Where so many next drops are possible that a seed with the same one is not found quickly, there is no twin.
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
