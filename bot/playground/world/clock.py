"""The playground's time: the machine's, or a clock that a test turns by hand."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """A scheduled call."""

    def cancel(self) -> None:
        """Cancel the call."""


class Clock(Protocol):
    """The time, and scheduled calls."""

    def now(self) -> float:
        """Return the seconds since 1970 (UTC)."""

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Call `callback` once, in the event loop's thread, after this many seconds of this clock."""


class SystemClock:
    """The machine's clock. `call_later` needs a running event loop."""

    def now(self) -> float:
        """Return the seconds since 1970 (UTC)."""
        return time.time()

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Call `callback` once after this many seconds."""
        return asyncio.get_running_loop().call_later(seconds, callback)


class _ManualTimer:
    """A call that a `ManualClock` makes when it is due."""

    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        self.callback = None


class ManualClock:
    """A clock that stands still until `advance` is called.

    It starts at the machine's time unless `start` is given, as discord.py compares the time in ids with its own clock.
    """

    def __init__(self, start: float | None = None) -> None:
        self._now = time.time() if start is None else start
        self._due: list[tuple[float, int, _ManualTimer]] = []
        self._order = itertools.count()

    def now(self) -> float:
        """Return the seconds since 1970 (UTC) that this clock shows."""
        return self._now

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Call `callback` when the clock has been advanced by this many seconds."""
        timer = _ManualTimer(callback)
        heapq.heappush(self._due, (self._now + seconds, next(self._order), timer))
        return timer

    def advance(self, seconds: float) -> None:
        """Move the clock on, and make the calls that fall due, in order, each at its own time."""
        end = self._now + seconds
        while self._due and self._due[0][0] <= end:
            self._now, _, timer = heapq.heappop(self._due)
            if timer.callback is not None:
                timer.callback()
        self._now = end
