"""python -m tests.cogs.ask_two_worlds GAME [--seed 1] [--acts 1500] [--answers 1]: let strangers ask in two worlds.

Both worlds of a pair (`tests.cogs.two_worlds`) live on the simulated loop and network of the universes. The seed alone
decides what happens, however busy the machine is. Each pair has a process of its own, so a pair repeats by itself.

For each pair this prints its seed, how many answers were the same, and a digest of all that strangers have read. It
goes on with the next seed until there are enough answers. If an answer differs, or the bot fails, it prints that, and
exits with status 1.
"""

import argparse
import sys

from tests.universe import nursery  # the first import of the project's own, since it replaces the libraries' clocks

# isort: split
import asyncio
import gc
import logging
import math
import os
import random
import shutil
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from bot.games import all_games
from tests.cogs.two_worlds import BEGIN, compared
from tests.inline_sqlite import InlineJobs, replace_threads
from tests.kills import child
from tests.texts.loaded import all_texts
from tests.universe import libraries
from tests.universe.libraries import RUNNING
from tests.universe.loop import Loop

SAME = "same"  # the first word of the line about a pair whose answers are the same


class Even(random.Random):
    """Draws the same each time, so that one packet more in one world delays no other packet."""

    def uniform(self, a: float, b: float) -> float:
        return (a + b) / 2

    def lognormvariate(self, mu: float = 0.0, _: float = 1.0) -> float:
        return math.exp(mu)


class EvenLoop(Loop):
    """A loop whose network and threads are equally fast at all times. Its clock on the wall stands still."""

    def __init__(self) -> None:
        super().__init__(0)
        self.dice = Even()

    def wall(self) -> float:
        return BEGIN


class Faults(logging.Handler):
    """Collects the errors that the bot logs."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(logging.Formatter().format(record))


def load() -> None:
    """Load the bot and all libraries, and let the loop run the jobs of databases."""
    asyncio.run(child.warm_up(all_texts()))
    libraries.bind()
    replace_threads(lambda _: InlineJobs())
    gc.collect()
    gc.freeze()


def loops(seed: int, faults: list[str]) -> Iterator[Loop]:
    """Yield a new loop for each world, in which libraries draw the same. faults: get what no task catches."""
    while True:
        loop = EvenLoop()
        loop.unhandled = faults
        RUNNING.loop, RUNNING.entropy = loop, random.Random(f"{seed}:entropy")
        random.seed(f"{seed}:global")
        asyncio.set_event_loop(loop)
        yield loop


def asked(folder: Path, game: str, seed: int, acts: int) -> str:
    """Ask in a pair of worlds, in this process, which must do nothing else. Return what is printed about it."""
    gc.disable()
    faults = Faults()
    logging.getLogger().addHandler(faults)
    found = compared(folder, game, seed, acts, loops(seed, faults.found))
    if found.differs or faults.found:
        return "\n".join((f"{game} {seed}: {found.differs}", *faults.found))
    return f"{SAME} {game} {seed}: {found.answers} answers {found.digest}"


def asked_in_fork(folder: Path, *words: Any) -> str:
    """Return what `asked` returns, from a process of its own. It ends with this one."""
    with nursery.undisturbed():
        pid, pipe = nursery.forked(partial(asked, folder, *words))
    try:
        with os.fdopen(pipe) as pages:
            return pages.read()
    finally:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        shutil.rmtree(folder, ignore_errors=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.cogs.ask_two_worlds", description=__doc__)
    parser.add_argument("game", choices=sorted(all_games()))
    parser.add_argument("--seed", type=int, default=1, help="the first pair's seed")
    parser.add_argument("--acts", type=int, default=1_500, help="what strangers do in each pair")
    parser.add_argument("--answers", type=int, default=1, help="how many answers are enough")
    chosen = parser.parse_args()
    load()
    seed, answers = chosen.seed, 0
    with nursery.home("lapidary-worlds-") as home:
        while answers < chosen.answers:
            said = asked_in_fork(home / str(seed), chosen.game, seed, chosen.acts)
            print(said, flush=True)
            if not said.startswith(SAME):
                return 1
            answers += int(said.split()[3])
            seed += 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
