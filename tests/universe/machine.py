"""The machine that a universe gives to the bot: the loop's clock, seeded chance, and workers that think in the loop."""

import asyncio
import itertools
import random
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar, TypeVarTuple, cast

from bot.machine import Machine, Workers
from bot.sessions.thinking import last_within
from tests.universe.loop import Loop

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

SHORTEST_WORK, LONGEST_WORK = 0.05, 0.9  # simulated seconds that a computation takes
TICK = 2  # seconds that each look at the clock takes a computer player, who so has a bounded number of thoughts


class LoopClock:
    """The clock of the host that asks."""

    def __init__(self, loop: Loop) -> None:
        self._loop = loop

    def now(self) -> int:
        return int(self._loop.wall() * 1_000)

    def monotonic(self) -> float:
        return self._loop.now

    async def sleep_until(self, due: int) -> None:
        while (left := due - self.now()) > 0:  # somebody may set the clock meanwhile
            await self._loop.sleep_by_wall(left / 1_000)


class SeededChance:
    """Draws from a generator with a seed."""

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice

    def bits(self, count: int) -> int:
        return self._dice.getrandbits(count)

    def token_hex(self, size: int) -> str:
        return self._dice.randbytes(size).hex()

    def fraction(self) -> float:
        return self._dice.random()

    def choice(self, letters: str) -> str:
        return self._dice.choice(letters)


class InlineWorkers:
    """Runs computations in the loop. Computer players stop after so many thoughts, not after so many seconds."""

    def __init__(self, loop: Loop) -> None:
        self.waiting = 0
        self._loop = loop

    async def run(self, function: Callable[[*Ts], T], *args: *Ts, seconds: float) -> T:
        self.waiting += 1
        try:
            await asyncio.sleep(self._loop.dice.uniform(SHORTEST_WORK, LONGEST_WORK))
            if cast(Any, function) is not last_within:
                return function(*args)
            ticks = itertools.count(step=TICK)
            call: Callable[..., T] = partial(function, *args)
            return call(clock=lambda: float(next(ticks)))
        finally:
            self.waiting -= 1

    async def close(self) -> None: ...


def machine(loop: Loop, seed: str) -> Machine:
    """Return the machine of one life of the bot. seed: of its chance."""

    def workers(_: int) -> Workers:
        return InlineWorkers(loop)

    return Machine(LoopClock(loop), SeededChance(random.Random(seed)), workers)
