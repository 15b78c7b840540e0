"""The reference pictures of every game.

`python -m tests.render.every KEY ...` writes the reference pictures of these games. Without a key, it writes all.

A game may have a module `tests/render/<key>_scenes.py`. Its dict `PICTURES` has functions that paint the game's
reference pictures, by name. Its `MEASURE` says how to compare pictures, and its `sheet()` returns more pictures to look
at. For a game without this module, the reference pictures show three positions of a random match.
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
from tests.render.references import WHOLE, Measure, reference_file

GAMES = sorted(all_games())
NAMES = ("Ada", "Bela", "Chen", "Dora", "Emil", "Fay", "Gus", "Hana")
Paint = Callable[[], bytes]


def scenes(key: str) -> Any:
    """Return the module of a game's scenes, or None if it does not exist."""
    name = f"tests.render.{key}_scenes"
    return None if find_spec(name) is None else import_module(name)


def pictures(key: str) -> dict[str, Paint]:
    """Return the functions that paint a game's reference pictures, by name."""
    found: dict[str, Paint] = drawn_match(key) if scenes(key) is None else scenes(key).PICTURES
    return found


def measure(key: str) -> Measure:
    found: Measure = getattr(scenes(key), "MEASURE", WHOLE)
    return found


def drawn_match(key: str) -> dict[str, Paint]:
    """Return functions that paint the start, the middle and the end of a random match."""
    game, painter = all_games()[key], import_module(f"render.{key}")
    seats = game.seats(game.about.samples[0]).high
    states = played(Case(key, 0, seats, 0)).states
    table = Table(tuple(TableSeat(NAMES[seat % len(NAMES)]) for seat in range(seats)))
    positions = {"start": states[0], "middle": states[len(states) // 2], "over": states[-1]}
    return {name: partial(painter.paint, game.view(state, Seat(0)), table) for name, state in positions.items()}


def write(*keys: str) -> None:
    for key in keys:
        for name, paint in pictures(key).items():
            reference_file(key, name).write_bytes(paint())


if __name__ == "__main__":
    write(*(sys.argv[1:] or GAMES))
