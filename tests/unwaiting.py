"""An event loop for tests that does not wait for the clock: where nothing but time could pass, it lets time pass.

Pauses of discord.py, retries and time limits so take no time. A bot, its local Discord and its database in one process
have no other waits: what one end of a connection writes, the other can read at once. Threads and processes do work of
their own, so while a thread works, time passes as it does. Tests that start processes need asyncio's own loop.
"""

import asyncio
import selectors
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

GRACE, SHARE, MOST_GRACE = 0.002, 0.01, 0.1  # seconds for packets on their way: a share of what is skipped


class _Selector(selectors.DefaultSelector):
    """Lets time pass at once, unless something else may still happen."""

    def __init__(self, loop: "Loop") -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or timeout <= 0 or self._loop.working:
            return super().select(timeout)
        found = super().select(min(timeout, GRACE + SHARE * timeout, MOST_GRACE))
        if not found and not self._loop.working:
            self._loop.skip()
        return found


class Loop(asyncio.SelectorEventLoop):
    """The loop. Its time is ahead of the machine's by what it has skipped.

    Attributes:
        working: how many calls run in threads.
    """

    def __init__(self) -> None:
        self.working = 0
        self._skipped = 0.0
        super().__init__(_Selector(self))

    def time(self) -> float:
        return super().time() + self._skipped

    def skip(self) -> None:
        """Let the time of the next timer come."""
        timers: list[asyncio.TimerHandle] = self._scheduled  # type: ignore[attr-defined]
        if timers:
            self._skipped += max(0.0, timers[0].when() - self.time())

    def run_in_executor(self, executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts) -> "asyncio.Future[T]":
        self.working += 1
        try:
            future = super().run_in_executor(executor, func, *args)
        except BaseException:
            self.working -= 1
            raise
        future.add_done_callback(self._end_work)
        return future

    def _end_work(self, _: "asyncio.Future[Any]") -> None:
        self.working -= 1
