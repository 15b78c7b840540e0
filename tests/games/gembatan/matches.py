"""Whole random matches of Gembatan, for the property tests: mostly played, now and then traded or left."""

import random
from collections.abc import Iterator
from functools import cache

from bot.engine.game import Seat, Step
from bot.games.gembatan import GAME
from bot.games.gembatan.model import Fill, Lay, Move, Options, State

PLAYED = 0.8  # chance of a play where there is one
LEFT = 0.005
LONGEST = 2_000  # moves; no match comes near


def walk(seed: int, *, leaving: bool) -> Iterator[tuple[State, Move | None, Step[State]]]:
    """Each state, what was played there (None: somebody left), and what that did, up to the end."""
    dice = random.Random(seed)
    seats = dice.randint(2, 4)
    state = GAME.setup(dice.getrandbits(64), Options(), seats).state
    for _ in range(LONGEST):
        if not GAME.to_move(state):
            return
        move: Move | None = None
        if leaving and dice.random() < LEFT:
            here = [seat for seat, present in enumerate(state.present) if present]
            step = GAME.leave(state, Seat(dice.choice(here)))
        else:
            listed = list(GAME.legal_moves(state, state.turn))
            plays = [one for one in listed if isinstance(one, Lay | Fill)]
            move = dice.choice(plays if plays and dice.random() < PLAYED else listed)
            step = GAME.apply(state, state.turn, move)
        yield state, move, step
        state = step.state
    raise AssertionError(f"match {seed} does not end")


@cache
def match(seed: int, *, leaving: bool = True) -> tuple[tuple[State, Move | None, Step[State]], ...]:
    """A whole match, kept for the tests that look at it."""
    return tuple(walk(seed, leaving=leaving))
