"""What the kept pictures of small games show: a drawn match, at its beginning, in its middle and at its end.

`python -m tests.render.small` writes the pictures anew.
"""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from bot.engine.game import Seat
from bot.engine.simple import SimpleGame
from bot.engine.table import Table, TableSeat
from bot.games import all_games
from tests.games.playing import Case, played
from tests.render.kept import kept_picture

SMALL = sorted(key for key, game in all_games().items() if isinstance(game, SimpleGame))
NAMES = ("Ada", "Bela", "Chen", "Dora", "Emil", "Fay", "Gus", "Hana")


def scenes(key: str) -> Iterator[tuple[str, Any, Table]]:
    """The name, the view and the table of each picture that is kept of a small game."""
    game = all_games()[key]
    seats = game.seats(game.about.samples[0]).high
    states = played(Case(key, 0, seats, 0)).states
    table = Table(tuple(TableSeat(NAMES[seat % len(NAMES)]) for seat in range(seats)))
    for name, state in (("start", states[0]), ("middle", states[len(states) // 2]), ("over", states[-1])):
        yield name, game.view(state, Seat(0)), table


def main() -> None:
    """Write all of them."""
    for key in SMALL:
        painter = import_module(f"render.{key}")
        for name, view, table in scenes(key):
            kept_picture(key, name).write_bytes(painter.paint(view, table))


if __name__ == "__main__":
    main()
