"""When a request that Discord counts may be made: one at a time in each channel, and a few a second in all.

Rule 1: a request that waits for its turn holds nothing that others need, no picture and no place.
Rule 2: the turn is held while Discord makes the request wait. That delays its own channel alone.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Literal
from weakref import WeakValueDictionary

A_SECOND = 40  # requests; Discord allows 50 to the whole bot, and some are made elsewhere
AT_ONCE = 10  # requests after a rest, without a pause between them


class Pace:
    """Lets a number of requests through each second. Nothing is held: a request that is let through has passed."""

    def __init__(
        self,
        now: Callable[[], float],
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
        *,
        a_second: float = A_SECOND,
        at_once: int = AT_ONCE,
    ) -> None:
        """now: the time in seconds, from any moment on. at_once: how many pass without a pause after a rest."""
        self._now = now
        self._pause = pause
        self._gap = 1 / a_second
        self._slack = self._gap * (at_once - 1)
        self._next = float("-inf")

    async def passed(self) -> None:
        """Wait until one more may pass."""
        now = self._now()
        turn = max(self._next, now - self._slack)
        self._next = turn + self._gap
        if turn > now:
            await self._pause(turn - now)


class Lanes:
    """A lane for each channel, in which one request is under way at a time."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._lanes: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._waiting: Counter[int] = Counter()

    def is_free(self, channel: int) -> bool:
        """Return whether a turn in a channel's lane would come at once."""
        lane = self._lanes.get(channel)
        return lane is None or not lane.locked()

    def waiting(self, channel: int) -> int:
        """Return how many wait for a turn in a channel's lane."""
        return self._waiting[channel]

    @asynccontextmanager
    async def turn(self, channel: int, unless: asyncio.Event | None = None) -> AsyncIterator[bool]:
        """Wait for a turn in a channel's lane; False if `unless` is set while it waits: then there is no turn."""
        lane = self._lanes.setdefault(channel, asyncio.Lock())
        self._waiting[channel] += 1
        try:
            acquired = await _acquired(lane, unless)
        finally:
            self._waiting[channel] -= 1
            self._waiting += Counter()  # keeps those above zero
        if not acquired:
            yield False
            return
        try:
            await self._pace.passed()
            yield True
        finally:
            lane.release()


async def _acquired(lane: asyncio.Lock, unless: asyncio.Event | None) -> bool:
    """Wait for a lock or an event. Return whether the lock is held now."""
    if unless is None or not lane.locked():
        return await lane.acquire()
    turn, other = asyncio.ensure_future(lane.acquire()), asyncio.ensure_future(unless.wait())
    try:
        await asyncio.wait((turn, other), return_when=asyncio.FIRST_COMPLETED)
    except asyncio.CancelledError:
        await _let_go(lane, turn)
        raise
    finally:
        other.cancel()
    if turn.done():
        return True
    await _let_go(lane, turn)
    return False


async def _let_go(lane: asyncio.Lock, turn: "asyncio.Future[Literal[True]]") -> None:
    """Leave the queue of a lock, also if the turn comes at this very moment."""
    turn.cancel()
    await asyncio.wait((turn,))
    if not turn.cancelled():
        lane.release()
