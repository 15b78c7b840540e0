"""Plays matches of Gem Rush between computer players, and writes a report and plots into `build/simulate/`.

    make simulate N=400 MODE=crisis LEVEL=normal

The report compares the figures with the balance that the rooms should have (`targets` in `report.py`).
"""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from rich.progress import track

from bot.engine.game import LEVELS
from tests.simulate.matches import Counted, Setting, play
from tests.simulate.plots import draw
from tests.simulate.report import report

CHUNK = 4  # A worker gets this many matches at a time.


def counted(setting: Setting, count: int, workers: int, first: int = 0) -> Counted:
    """Play `count` matches in worker processes. Their seeds are `first`, `first` + 1 and so on."""
    total = Counted()
    seeds = range(first, first + count)
    with ProcessPoolExecutor(max_workers=workers) as pool:
        for one in track(pool.map(partial(play, setting=setting), seeds, chunksize=CHUNK), "matches", total=count):
            total.add(one)
    return total


def main() -> None:
    parser = argparse.ArgumentParser(prog="make simulate", description=__doc__)
    parser.add_argument("--n", type=int, default=400, help="matches")
    parser.add_argument("--mode", choices=("rush", "crisis"), default="crisis")
    parser.add_argument("--level", choices=LEVELS, default="normal")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first match; each has the next one")
    parser.add_argument("--budget", type=float, default=1.0, help="the factor for the work of the level")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--to", type=Path, default=Path("build/simulate"))
    asked = parser.parse_args()
    setting = Setting(asked.mode, asked.level, asked.budget)
    found = counted(setting, asked.n, asked.workers, asked.first)
    asked.to.mkdir(parents=True, exist_ok=True)
    path = asked.to / f"{asked.mode}-{asked.level}.md"
    text = report(setting, found)
    path.write_text(text, encoding="utf-8")
    print(text)
    for plot in draw(setting, found, path.with_suffix("")):
        print(f"plot: {plot}")
    print(f"report: {path}")


if __name__ == "__main__":
    main()
