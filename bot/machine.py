"""The machine on which the bot runs: its clock, its chance and its worker processes.

All other code gets them from here, through constructors. So whoever passes another `Machine` decides what time it is,
and how the dice fall. With another event loop as well, the whole bot runs again exactly as before: a simulation.

What the machine does beside this goes through the running event loop: to sleep (`asyncio.sleep`), time limits
(`asyncio.timeout`, `loop.call_later`), threads (`loop.run_in_executor`, `asyncio.to_thread`), sockets and signals.
Nothing else may open a socket, or start a thread or a process. A pool of threads starts them with its first work, so a
loop that runs such work itself starts none. `tests/house/test_seams.py` looks for what passes this by.
"""

import asyncio
import os
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol, TypeVar, TypeVarTuple

from bot.workers import WorkerProcesses

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> int:
        """Return the time in milliseconds since 1970 in UTC. Somebody may set the clock, even back."""
        ...

    def monotonic(self) -> float:
        """Return a time in seconds that never goes back. Only differences between two such times have a meaning."""
        ...

    async def sleep_until(self, due: int) -> None:
        """Return once `now() >= due`."""
        ...


class Chance(Protocol):
    """Draws at random: ids, seeds, names of processes, tickets, pauses.

    Rules of games draw from the seed of their match instead (`bot.engine.chance`).
    """

    def bits(self, count: int) -> int:
        """Return a whole number of so many bits: 0 <= number < 2**count."""
        ...

    def token_hex(self, size: int) -> str:
        """Return so many bytes as hexadecimal digits, two for each byte. Nobody can guess them."""
        ...

    def fraction(self) -> float:
        """Return a number from 0 to 1, without 1."""
        ...

    def choice(self, letters: str) -> str:
        """Return one of these letters."""
        ...


class Workers(Protocol):
    """Runs long computations beside the bot.

    Attributes:
        waiting: how many calls wait or run.
    """

    waiting: int

    async def run(self, function: Callable[[*Ts], T], *args: *Ts, seconds: float) -> T:
        """Return the result of a function, or raise its error. See `WorkerProcesses.run`."""
        ...

    async def close(self) -> None:
        """End all computations, and refuse later calls."""
        ...


MakeWorkers = Callable[[int], Workers]  # takes how many calls may run at the same time, at most


class SystemClock:
    """The machine's clock."""

    # In milliseconds. A longer sleep is split into parts, because somebody may set the system clock meanwhile.
    LONGEST_SLEEP = 60_000

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        return time.monotonic()

    async def sleep_until(self, due: int) -> None:
        while True:
            left = due - self.now()
            if left <= 0:
                return
            await asyncio.sleep(min(left, self.LONGEST_SLEEP) / 1000)


class SystemChance:
    """The chance of the operating system, which nobody can foresee."""

    def bits(self, count: int) -> int:
        return secrets.randbits(count)

    def token_hex(self, size: int) -> str:
        return secrets.token_hex(size)

    def fraction(self) -> float:
        return secrets.randbits(53) / 2**53

    def choice(self, letters: str) -> str:
        return secrets.choice(letters)


def worker_processes(most: int) -> Workers:
    """Return workers with up to `most` processes: one less than the machine has cores, but at least one."""
    return WorkerProcesses(max(1, min(most, (os.cpu_count() or 1) - 1)))


@dataclass(frozen=True)
class Machine:
    """What the bot gets from the machine. Without arguments, it is the real one.

    Attributes:
        workers: makes what runs long computations. The bot makes some of them, and closes each.
    """

    clock: Clock = field(default_factory=SystemClock)
    chance: Chance = field(default_factory=SystemChance)
    workers: MakeWorkers = worker_processes
