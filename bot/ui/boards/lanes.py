"""Limits the bot's requests to Discord: one at a time in each channel, and a few per second for the whole bot.

Rule 1: a request that waits for its turn blocks no other channel.
Rule 2: a turn ends when Discord has answered the request. A slow answer delays only the other requests of its channel.
Rule 3: after many failures in a row no request passes for a while, and after each further failure for longer. Answers
to members do not wait here, so they go on.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Literal
from weakref import WeakValueDictionary

from bot.ui.entry.trouble import retry_after

A_SECOND = 40  # requests per second; Discord allows 50, and some requests are not counted here
AT_ONCE = 10  # requests that may pass together after a pause
MOST_FAILURES = 20  # failed requests in a row; discord.py itself tries each request up to five times

_log = logging.getLogger(__name__)


class Pace:
    """Lets at most `a_second` requests pass per second, and none for a while after MOST_FAILURES failures in a row."""

    def __init__(
        self,
        now: Callable[[], float],
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
        *,
        a_second: float = A_SECOND,
        at_once: int = AT_ONCE,
    ) -> None:
        """now: returns the time in seconds. at_once: how many requests may pass together after a pause."""
        self._now = now
        self._pause = pause
        self._interval = 1 / a_second
        self._allowance = self._interval * (at_once - 1)
        self._next = float("-inf")
        self._failures = 0  # in a row
        self._stops = 0  # since the last request that succeeded
        self._stopped_until = float("-inf")

    async def passed(self) -> None:
        """Wait until one more request may pass."""
        while True:
            now = self._now()
            turn = max(self._next, now - self._allowance)
            self._next = turn + self._interval
            if turn > now:
                await self._pause(turn - now)
            if turn >= self._stopped_until:
                return

    def note(self, well: bool) -> None:
        """Note whether a request has succeeded. After many failures in a row, let none pass for a while."""
        if well:
            self._failures = self._stops = 0
            return
        self._failures += 1
        now = self._now()
        if self._failures < MOST_FAILURES or now < self._stopped_until:
            return
        seconds = retry_after(self._stops)
        self._stops += 1
        self._stopped_until = now + seconds
        self._next = max(self._next, self._stopped_until)
        _log.warning("Discord fails again and again: no board is sent for %g s", seconds)


class Lanes:
    """Lanes: queues in which one request is under way at a time. Each channel has one."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._lanes: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._waiting: Counter[int] = Counter()

    def is_free(self, channel: int) -> bool:
        """Return whether a request in this channel would get its turn at once."""
        lane = self._lanes.get(channel)
        return lane is None or not lane.locked()

    def waiting(self, channel: int) -> int:
        """Return how many requests wait for a turn in this channel."""
        return self._waiting[channel]

    @property
    def all_waiting(self) -> int:
        """Return how many requests wait for a turn in all channels together."""
        return self._waiting.total()

    @asynccontextmanager
    async def turn(self, channel: int, unless: asyncio.Event | None = None) -> AsyncIterator[bool]:
        """Wait for a turn in a channel, and yield True. If `unless` is set first, yield False without a turn."""
        lane = self._lanes.setdefault(channel, asyncio.Lock())
        self._waiting[channel] += 1
        try:
            acquired = await _acquired(lane, unless)
        finally:
            self._waiting[channel] -= 1
            self._waiting += Counter()  # removes channels in which no request waits
        if not acquired:
            yield False
            return
        try:
            await self._pace.passed()
            yield True
        finally:
            lane.release()


async def _acquired(lane: asyncio.Lock, unless: asyncio.Event | None) -> bool:
    """Wait for a lock or an event. Return whether the lock was acquired."""
    if unless is None or not lane.locked():
        return await lane.acquire()
    turn, other = asyncio.ensure_future(lane.acquire()), asyncio.ensure_future(unless.wait())
    try:
        await asyncio.wait((turn, other), return_when=asyncio.FIRST_COMPLETED)
    except asyncio.CancelledError:
        await _leave_queue(lane, turn)
        raise
    finally:
        other.cancel()
    if turn.done():
        return True
    await _leave_queue(lane, turn)
    return False


async def _leave_queue(lane: asyncio.Lock, turn: "asyncio.Future[Literal[True]]") -> None:
    """Leave the queue of a lock. If the lock was acquired meanwhile, release it."""
    turn.cancel()
    await asyncio.wait((turn,))
    if not turn.cancelled():
        lane.release()
