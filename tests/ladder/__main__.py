"""Measures how strong the levels of the computer players are, and how long they think.

    python -m tests.ladder gembatan-2 --matches 100
    python -m tests.ladder gemrush-4 --matches 40 --budget 0.5 1 2

A row of the table is one comparison of `tests.ladder.rows`. The first command measures all rows whose name begins with
"gembatan-2". In a match between rivals, the measured level plays each seed once in every seat. The second command also
multiplies the work of the measured level; its rivals keep the usual work. Times are CPU times.
"""

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from bot.games import all_games
from tests.ladder.figures import HEADING, line
from tests.ladder.matches import Played, play
from tests.ladder.rows import ROWS, Row


def played(row: Row, matches: int, budget: float, first: int = 0, workers: int = 1) -> Played:
    """Play at least so many matches. Their seeds are `first`, `first` + 1 and so on."""
    seeds = range(first, first + -(-matches // (row.seats if row.against else 1)))
    one, total = partial(play, row, budget=budget), Played()
    if workers == 1:
        for seed in seeds:
            total.add(one(seed))
        return total
    with ProcessPoolExecutor(workers) as pool:
        for found in pool.map(one, seeds):
            total.add(found)
    return total


def chosen(names: Sequence[str]) -> Iterator[Row]:
    """Yield the rows whose name begins with one of these names; all rows if there are no names."""
    for row in ROWS:
        if not names or row.name.startswith(tuple(names)):
            yield row


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.ladder", description=__doc__.splitlines()[0])
    parser.add_argument("rows", nargs="*", help="the beginnings of names of rows; without them, all rows")
    parser.add_argument("--matches", type=int, default=40, help="for each row")
    parser.add_argument("--budget", type=float, nargs="+", default=[1.0], help="factors for the work of the level")
    parser.add_argument("--first", type=int, default=0, help="the first seed; each has the next one")
    parser.add_argument("--workers", type=int, default=1, help="processes that play")
    asked = parser.parse_args()
    print(HEADING)
    for row in chosen(asked.rows):
        if not all_games()[row.game].about.plays_itself:
            print(f"{row.name:<26} has no computer players yet")
            continue
        for budget in asked.budget:
            print(line(row, budget, played(row, asked.matches, budget, asked.first, asked.workers)), flush=True)


if __name__ == "__main__":
    main()
