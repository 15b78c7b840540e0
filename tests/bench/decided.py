"""Measures how long it takes to look back at a match: `python -m tests.bench.decided --matches 3`.

That is to find what decided it and, for a member, their accuracy. A watcher learns only what decided it.

The matches are played by computer players of the levels easy and normal in turn. All times are CPU times of one core.
"""

import argparse
import statistics
import time
from collections.abc import Sequence
from typing import Any

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.engine.reading import Played
from bot.games import AnyGame, all_games
from bot.games.gembatan.model import Options as Gembatan
from bot.games.gemdrop import Options as GemDrop
from bot.games.gemrush.model import Options as GemRush
from bot.games.gems3d.model import Mode
from bot.games.gems3d.model import Options as Gems3D
from bot.sessions.memory.decisive import look_back
from tests.ladder.matches import steps

AIM = 2.0  # seconds for a usual match
LEVELS = ("easy", "normal")
ROWS: tuple[tuple[str, str, Any, int], ...] = (
    ("gems3d, solo", "gems3d", Gems3D(), 1),
    ("gems3d, solo, up to 200 moves", "gems3d", Gems3D(turns=200, drop=2), 1),
    ("gems3d, relay of 2", "gems3d", Gems3D(mode=Mode.RELAY), 2),
    ("gems3d, race of 3, 40 moves", "gems3d", Gems3D(mode=Mode.RACE, turns=40), 3),
    ("gembatan of 2", "gembatan", Gembatan(), 2),
    ("gembatan of 4", "gembatan", Gembatan(), 4),
    ("gemrush, Rush of 2", "gemrush", GemRush(), 2),
    ("gemrush, Rush of 4", "gemrush", GemRush(), 4),
    ("gemrush, Rush of 5", "gemrush", GemRush(), 5),
    ("gemrush, Crisis of 3", "gemrush", GemRush(mode="crisis"), 3),
    ("gemdrop, 9x8", "gemdrop", GemDrop(width=9, height=8), 2),
    ("gemdrop, 9x8, lines of 5", "gemdrop", GemDrop(width=9, height=8, line=5), 2),
    ("gems3d, solo on 15x15", "gems3d", Gems3D(size=15, types=12), 1),
)


def match(game: AnyGame, options: Any, seats: int, seed: int) -> tuple[Played, ...]:
    """Play a match to its end and return its moves."""
    made: list[tuple[Seat, Any]] = []

    def choose(state: Any, seat: Seat, stream: Stream) -> Any:
        legal, level = list(game.legal_moves(state, seat)), LEVELS[(seed + seat) % len(LEVELS)]
        *_, advice = game.advise(game.view(state, seat), seat, legal, stream, level)  # type: ignore[arg-type]
        made.append((seat, advice.move))
        return advice.move

    played = list(steps(game, options, seed, seats, choose))
    return tuple(
        Played(number, seat, move, before, step.state)
        for number, ((before, step), (seat, move)) in enumerate(zip(played, made, strict=True), 1)
    )


def seconds(game: AnyGame, played: Sequence[Played], asked: Sequence[Seat], *, together: bool) -> float:
    begun = time.process_time()
    reviewed = asked[0] if len(asked) == 1 else None
    look_back(game, played, asked, asked, reviewed, together=together, offers=True)
    return time.process_time() - begun


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.decided", description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=3, help="for each row")
    asked = parser.parse_args()
    print(f"{'to look back at a match':<32}{'moves':>7}{'member':>9}{'watcher':>9}   CPU s, median; aim {AIM:g}")
    for name, key, options, seats in ROWS:
        game, own, all_, lengths = all_games()[key], list[float](), list[float](), list[int]()
        together = seats == 1 or game.together(options)
        for seed in range(asked.matches):
            played = match(game, options, seats, seed)
            lengths.append(len(played))
            own.append(seconds(game, played, [Seat(0)], together=together))
            all_.append(seconds(game, played, [Seat(seat) for seat in range(seats)], together=together))
        medians = (statistics.median(lengths), statistics.median(own), statistics.median(all_))
        print(f"{name:<32}{medians[0]:>7g}{medians[1]:>9.2f}{medians[2]:>9.2f}", flush=True)


if __name__ == "__main__":
    main()
