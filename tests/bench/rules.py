"""Measures how fast the rules of all games are: `python -m tests.bench.rules`. This file measures Gems 3D.

All times are CPU times, which other work on the machine does not change. A random playout is a match in which each move
is chosen at random from the legal moves.
"""

import random
import time
from collections.abc import Callable
from functools import partial

import msgspec

from bot.engine.game import Seat
from bot.games.gems3d import GAME
from bot.games.gems3d.advice import goal_suggestions, start_suggestions
from bot.games.gems3d.grid import holding, lines_of
from bot.games.gems3d.model import Board, Move, Options, State
from bot.games.gems3d.notation import address_of
from tests.bench import rules_gembatan, rules_gemrush

MOVES = 4000
ROUNDS = 40
APPLIED_AT_LEAST, APPLIED_AIM = 10_000, 20_000  # moves per second on the default board
LISTING_AT_MOST = 2.0  # milliseconds on a 15x15 board that is half full

PLAYED = {
    "9x9, default": Options(),
    "5x5, 3 types, 7 drop, lines of 3": Options(size=5, types=3, drop=7, line=3),
    "15x15, 12 types, 7 drop": Options(size=15, types=12, drop=7),
}
LISTED = {
    "12 types, lines of 5": Options(size=15, types=12),
    "3 types, lines of 5": Options(size=15, types=3),
    "3 types, lines of 3": Options(size=15, types=3, line=3),
}


def playouts(options: Options, moves: int = MOVES) -> tuple[float, float]:
    """Return moves per second in random playouts: without and with the time to list and choose moves."""
    dice = random.Random(0)
    applying = choosing = 0.0
    played = seed = 0
    while played < moves:
        state, seed = GAME.setup(seed, options, 1).state, seed + 1
        script: list[tuple[State, Move]] = []
        began = time.process_time()
        while GAME.to_move(state) and len(script) < moves:
            move = dice.choice(list(GAME.legal_moves(state, state.turn)))
            script.append((state, move))
            state = GAME.apply(state, state.turn, move).state
        between = time.process_time()
        for before, move in script:
            GAME.apply(before, before.turn, move)
        applying += time.process_time() - between
        choosing += between - began
        played += len(script)
    return played / applying, played / choosing


def half_full(options: Options, seed: int = 0) -> State:
    """Return a state whose board has gems in a random half of its cells, but no lines."""
    state, dice = GAME.setup(seed, options, 1).state, random.Random(seed)
    area, lines = options.size**2, lines_of(options.size, options.line)
    cells = bytearray(area)
    for cell in dice.sample(range(area), area // 2):
        for gem in dice.sample(list(state.types), len(state.types)):
            cells[cell] = gem
            if not lines.within(holding(bytes(cells), gem)):
                break
            cells[cell] = 0
    return msgspec.structs.replace(state, boards=(Board(bytes(cells), tricks=1),))


def milliseconds(call: Callable[[], object], rounds: int = ROUNDS) -> float:
    call()
    began = time.process_time()
    for _ in range(rounds):
        call()
    return (time.process_time() - began) / rounds * 1000


def main() -> None:
    print("Gems 3D, random playouts, moves a second on one core")
    print(f"  {'board':<36}{'apply':>9}{'with choice':>13}")
    for name, options in PLAYED.items():
        playouts(options, MOVES // 10)
        applied, chosen = playouts(options)
        print(f"  {name:<36}{applied:>9,.0f}{chosen:>13,.0f}")
    print(f"  to reach on the default board: {APPLIED_AT_LEAST:,} applied, aim {APPLIED_AIM:,}")
    print()
    print("15x15, half full, a trick held, milliseconds")
    print(f"  {'settings':<36}{'moves':>9}{'listing':>9}{'starts':>9}{'goals':>9}{'view':>9}")
    seat = Seat(0)
    for name, options in LISTED.items():
        state = half_full(options)
        start = address_of(start_suggestions(state, seat)[0].cell, options.size)
        count = len(list(GAME.legal_moves(state, seat)))
        listing = milliseconds(partial(GAME.legal_moves, state, seat))
        starts = milliseconds(partial(start_suggestions, state, seat))
        goals = milliseconds(partial(goal_suggestions, state, seat, start))
        view = milliseconds(partial(GAME.view, state, None))
        print(f"  {name:<36}{count:>9,}{listing:>9.2f}{starts:>9.2f}{goals:>9.2f}{view:>9.2f}")
    print(f"  to reach: a listing under {LISTING_AT_MOST:g} ms")
    print()
    rules_gembatan.main()
    print()
    rules_gemrush.main()


if __name__ == "__main__":
    main()
