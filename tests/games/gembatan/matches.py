"""Whole random matches of Gembatan for property tests: mostly plays, with some trades and leaving players.

Some seeds make rare cases happen: the players close open sockets, trade whenever they can, or leave late.
"""

import random
from collections.abc import Iterator
from functools import cache

from bot.engine.game import Seat, Step
from bot.games.gembatan import GAME
from bot.games.gembatan.model import Fill, Lay, Move, Options, State
from bot.games.gembatan.plays import gems_left, grid_of

PLAYED = 0.8  # the chance that a seat lays a tile or fills a socket if it can
LEFT = 0.005  # the chance that a seat leaves before a move
LEFT_LATE = 0.25  # the chance that a seat leaves, with a seed from LEAVERS and an empty gem tray
CLOSERS, TRADERS, LEAVERS = range(20, 23), range(23, 25), range(25, 29)
USUAL = Options()
LONGEST = 2_000  # the most moves; every match is much shorter


def walk(seed: int, *, leaving: bool, options: Options) -> Iterator[tuple[State, Move | None, Step[State]]]:
    """Yield each state with its move and step, to the end. The move is None if a seat left."""
    dice = random.Random(seed)
    seats = dice.randint(2, 4)
    state = GAME.setup(dice.getrandbits(64), options, seats).state
    for _ in range(LONGEST):
        if not GAME.to_move(state):
            return
        move: Move | None = None
        if leaving and dice.random() < _chance_of_leaving(seed, state):
            here = [seat for seat, present in enumerate(state.present) if present]
            step = GAME.leave(state, Seat(dice.choice(here)))
        else:
            listed = list(GAME.legal_moves(state, state.turn))
            plays = [one for one in listed if isinstance(one, Lay | Fill)]
            if seed in CLOSERS:
                move = _closing_move(state, plays, listed)
            elif seed in TRADERS:
                move = listed[-1]
            else:
                move = dice.choice(plays if plays and dice.random() < PLAYED else listed)
            step = GAME.apply(state, state.turn, move)
        yield state, move, step
        state = step.state
    raise AssertionError(f"match {seed} does not end")


def _chance_of_leaving(seed: int, state: State) -> float:
    return LEFT_LATE if seed in LEAVERS and not gems_left(state) else LEFT


def _closing_move(state: State, plays: list[Lay | Fill], listed: list[Move]) -> Move:
    """Return the play that leaves the fewest half-sockets open.

    Return the last listed move if every play opens more half-sockets.
    """

    def halves(move: Lay | Fill) -> int:
        return len(grid_of(GAME.apply(state, state.turn, move).state).halves)

    best = min(((halves(move), place) for place, move in enumerate(plays)), default=None)
    if best is None or best[0] > len(grid_of(state).halves):
        return listed[-1]
    return plays[best[1]]


@cache
def match(
    seed: int, *, leaving: bool = True, options: Options = USUAL
) -> tuple[tuple[State, Move | None, Step[State]], ...]:
    return tuple(walk(seed, leaving=leaving, options=options))
