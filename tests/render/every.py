"""The pictures that are kept of every game.

A game may say which: `PICTURES` in `tests/render/<key>_scenes.py`, by name what paints it. There `MEASURE` may say how
they are held against the kept ones, and `sheet()` what else there is to look at. Of a game without such a file three
positions of a drawn match are kept.

`python -m tests.render.every KEY ...` writes the pictures of these games anew, without a key those of all.
"""

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from bot.engine.game import Seat
from bot.engine.table import Table, TableSeat
from bot.games import all_games
from tests.games.playing import Case, played
from tests.render.kept import WHOLE, Measure, kept_picture

GAMES = sorted(all_games())
NAMES = ("Ada", "Bela", "Chen", "Dora", "Emil", "Fay", "Gus", "Hana")
Paint = Callable[[], bytes]


def scenes(key: str) -> Any:
    """The module of a game's scenes; None if it has none."""
    name = f"tests.render.{key}_scenes"
    return None if find_spec(name) is None else import_module(name)


def pictures(key: str) -> dict[str, Paint]:
    """What paints each picture that is kept of a game, by the picture's name."""
    found: dict[str, Paint] = drawn_match(key) if scenes(key) is None else scenes(key).PICTURES
    return found


def measure(key: str) -> Measure:
    """How the pictures of a game are held against the kept ones."""
    found: Measure = getattr(scenes(key), "MEASURE", WHOLE)
    return found


def drawn_match(key: str) -> dict[str, Paint]:
    """The start, the middle and the end of a match by random moves."""
    game, painter = all_games()[key], import_module(f"render.{key}")
    seats = game.seats(game.about.samples[0]).high
    states = played(Case(key, 0, seats, 0)).states
    table = Table(tuple(TableSeat(NAMES[seat % len(NAMES)]) for seat in range(seats)))
    positions = {"start": states[0], "middle": states[len(states) // 2], "over": states[-1]}
    return {name: partial(painter.paint, game.view(state, Seat(0)), table) for name, state in positions.items()}


def write(*keys: str) -> None:
    """Write the pictures that are kept of these games."""
    for key in keys:
        for name, paint in pictures(key).items():
            kept_picture(key, name).write_bytes(paint())


if __name__ == "__main__":
    write(*(sys.argv[1:] or GAMES))
