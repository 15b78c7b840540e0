"""The playground's clocks: the machine's clock, and a clock that a test sets."""

import asyncio
import heapq
import itertools
from collections.abc import Callable
from typing import Protocol

from bot.machine import SystemClock as MachineClock

_MACHINE = MachineClock()


class Timer(Protocol):
    """A scheduled call."""

    def cancel(self) -> None:
        """Do not make the call."""


class Clock(Protocol):
    """A source of time that can also schedule calls."""

    def now(self) -> float:
        """Return the seconds since 1970 (UTC)."""

    def monotonic(self) -> float:
        """Return the seconds of the running event loop, by which the bot waits. They never go back."""

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Call `callback` once, in the event loop's thread, when this clock has advanced by this many seconds."""


class SystemClock:
    """The machine's clock. `call_later` needs a running event loop."""

    def now(self) -> float:
        return _MACHINE.now() / 1000

    def monotonic(self) -> float:
        return asyncio.get_running_loop().time()

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, callback)


class _ManualTimer:
    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        self.callback = None


class ManualClock:
    """A clock whose time changes only by `advance`.

    It starts at the machine's time by default, because discord.py compares the time in ids with the machine's clock.
    `monotonic` is not: discord.py waits by its event loop.
    """

    def __init__(self, start: float | None = None) -> None:
        self._now = _MACHINE.now() / 1000 if start is None else start
        self._due: list[tuple[float, int, _ManualTimer]] = []
        self._order = itertools.count()

    def now(self) -> float:
        return self._now

    def monotonic(self) -> float:
        return asyncio.get_running_loop().time()

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        timer = _ManualTimer(callback)
        heapq.heappush(self._due, (self._now + seconds, next(self._order), timer))
        return timer

    def advance(self, seconds: float) -> None:
        """Advance the clock, and make each scheduled call at the time for which it was scheduled."""
        end = self._now + seconds
        while self._due and self._due[0][0] <= end:
            self._now, _, timer = heapq.heappop(self._due)
            if timer.callback is not None:
                timer.callback()
        self._now = end
