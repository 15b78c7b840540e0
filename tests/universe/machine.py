"""The machine that a universe gives to the bot: the loop's clock, seeded chance, and workers that think in the loop."""

import asyncio
import random
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from bot.machine import Machine, Workers
from tests.universe.loop import Loop
from tests.workers import shortened

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

SHORTEST_WORK, LONGEST_WORK = 0.05, 0.9  # simulated seconds that a computation takes


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
    """Runs computations in the loop, which are shorter than those of worker processes (`shortened`)."""

    def __init__(self, loop: Loop) -> None:
        self.waiting = 0
        self._loop = loop

    async def run(self, function: Callable[[*Ts], T], *args: *Ts, seconds: float) -> T:
        self.waiting += 1
        try:
            await asyncio.sleep(self._loop.dice.uniform(SHORTEST_WORK, LONGEST_WORK))
            return shortened(function, args)()
        finally:
            self.waiting -= 1

    async def close(self) -> None: ...


def machine(loop: Loop, seed: str) -> Machine:
    """Return the machine of one life of the bot. seed: of its chance."""

    def workers(_: int) -> Workers:
        return InlineWorkers(loop)

    return Machine(LoopClock(loop), SeededChance(random.Random(seed)), workers)
