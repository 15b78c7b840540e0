"""Measures how fast the rules of Gembatan are, as a part of `python -m tests.bench.rules`.

In the random matches, four of five moves lay a tile or fill a socket if this is possible. All times are CPU times.
"""

import random
import time
from collections.abc import Callable

from bot.games.gembatan import GAME
from bot.games.gembatan.advice import cell_suggestions, tile_suggestions
from bot.games.gembatan.model import Fill, Lay, Move, Options, State

MATCHES = 40
FULL = 48  # A grid with this many tiles counts as full. Few matches lay more than 56 tiles.
LISTING_MEAN, LISTING_WORST = 1.0, 10.0  # milliseconds
MATCH_WORST = 300.0  # milliseconds


class Times:
    """The CPU times of one kind of call, in milliseconds."""

    def __init__(self) -> None:
        self.taken: list[float] = []

    def of(self, call: Callable[[], object]) -> None:
        began = time.process_time()
        call()
        self.taken.append((time.process_time() - began) * 1000)

    def __str__(self) -> str:
        return f"{sum(self.taken) / len(self.taken):>9.2f}{max(self.taken):>9.2f}{len(self.taken):>9,}"


def match(seed: int) -> list[tuple[State, Move]]:
    """Play a random match. Return each state with the move that was made in it."""
    dice = random.Random(seed)
    state = GAME.setup(dice.getrandbits(64), Options(), dice.randint(2, 4)).state
    script = []
    while GAME.to_move(state):
        listed = list(GAME.legal_moves(state, state.turn))
        plays = [move for move in listed if isinstance(move, Lay | Fill)]
        move = dice.choice(plays if plays and dice.random() < 0.8 else listed)
        script.append((state, move))
        state = GAME.apply(state, state.turn, move).state
    return script


def main() -> None:
    match(0)
    whole = Times()
    for seed in range(MATCHES):
        whole.of(lambda seed=seed: match(seed))  # type: ignore[misc]
    steps = [step for seed in range(MATCHES) for step in match(seed)]
    full = [state for state, _ in steps if len(state.laid) >= FULL]
    rows: dict[str, Times] = {"whole match, random": whole}
    for name, call, states in (
        ("listing", lambda state: GAME.legal_moves(state, state.turn), [state for state, _ in steps]),
        (f"listing, {FULL} tiles or more", lambda state: GAME.legal_moves(state, state.turn), full),
        ("view, full", lambda state: GAME.view(state, None), full),
        ("suggestions: tiles, full", lambda state: tile_suggestions(state, state.turn), full),
        ("suggestions: cells, full", lambda state: cell_suggestions(state, state.turn), full),
    ):
        rows[name] = Times()
        for state in states:
            rows[name].of(lambda call=call, state=state: call(state))  # type: ignore[misc]
    rows["apply"] = Times()
    for state, move in steps:
        rows["apply"].of(lambda state=state, move=move: GAME.apply(state, state.turn, move))  # type: ignore[misc]
    print(f"Gembatan, {MATCHES} random matches, milliseconds")
    print(f"  {'call':<36}{'mean':>9}{'worst':>9}{'calls':>9}")
    for name, times in rows.items():
        print(f"  {name:<36}{times}")
    print(
        f"  to reach: a listing under {LISTING_MEAN:g} in the mean, {LISTING_WORST:g} at worst; a match {MATCH_WORST:g}"
    )


if __name__ == "__main__":
    main()
