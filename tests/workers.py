"""Workers that compute in the test's process, because each new Python takes half a second of processor time.

A call is pickled, as for a process. A computer player thinks so many thoughts instead of so many seconds. For a par, it
only makes the moves that panels offer first, because the hard one takes seconds. Tests of what only a process can do
(it dies, takes too long or too much memory) have `bot.machine.worker_processes`.
"""

import asyncio
import itertools
import pickle
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar, TypeVarTuple, cast

from bot.engine.game import Level
from bot.errors import Draining, TooHeavy
from bot.sessions.thinking import last_within, par_of

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

TICK = 2  # seconds that each thought of a computer player takes


def shortened(function: Callable[[*Ts], T], args: tuple[*Ts], levels: Sequence[Level] = ()) -> Callable[[], T]:
    """Return a call with less work than a worker process would do. levels: of the players for a par."""
    call: Callable[..., T] = partial(function, *args)
    if cast(Any, function) is last_within:
        ticks = itertools.count(step=TICK)
        return partial(call, clock=lambda: float(next(ticks)))
    if cast(Any, function) is par_of:
        return cast(Callable[[], T], partial(par_of, *cast(Any, args), levels))
    return call


class InlineWorkers:
    """Runs each call in the event loop, after other tasks had a turn.

    Attributes:
        par_levels: the levels of the computer players that play for a par.
    """

    par_levels: Sequence[Level] = ()

    def __init__(self) -> None:
        self.waiting = 0
        self._closed = False

    async def run(self, function: Callable[[*Ts], T], *args: *Ts, seconds: float) -> T:
        call = pickle.dumps((function, args), pickle.HIGHEST_PROTOCOL)
        self.waiting += 1
        try:
            await asyncio.sleep(0)
            if self._closed:
                raise Draining("error-draining")
            function, args = pickle.loads(call)
            work = shortened(function, args, self.par_levels)
            return work() if cast(Any, function) is last_within else self._within(seconds, work)
        finally:
            self.waiting -= 1

    def _within(self, seconds: float, work: Callable[[], T]) -> T:
        began = time.monotonic()
        result = work()
        if time.monotonic() - began > seconds:
            raise TooHeavy("error-too-heavy")
        return result

    async def close(self) -> None:
        self._closed = True


def inline_workers(_: int) -> InlineWorkers:
    return InlineWorkers()
