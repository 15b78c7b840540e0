"""Limits the bot's requests to Discord: one at a time in each channel, and a few per second for the whole bot.

Rule 1: a request that waits for its turn blocks no other channel.
Rule 2: a turn ends when Discord has answered the request. A slow answer delays only the other requests of its channel.
Rule 3: what members wait for comes first (`Rank`), however many other requests wait already. It does not wait for the
end of a pause that only tidying needs.
Rule 4: after many failures in a row no request passes for a while, and after each further failure for longer. Answers
to members do not wait here, so they go on.

Discord allows 50 requests per second to the whole bot, so several processes divide them (`REQUESTS_A_SECOND`).
"""

import asyncio
import heapq
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import count
from typing import TypeAlias

from bot.ui.entry.trouble import retry_after

A_SECOND = 45  # requests per second; Discord allows 50, and some requests are not counted here
BURST = 9  # a ninth of a second's requests may pass together after a pause, so that no second has more than 50
MOST_FAILURES = 20  # failed requests in a row; discord.py itself tries each request up to five times
TINY = 1e-6  # seconds; a shorter wait is none

_log = logging.getLogger(__name__)


class Rank(IntEnum):
    """What a request is for. The lowest rank comes first."""

    ACT = 0  # the board of a member who has just acted, or what a member has asked for
    TURN = 1  # the board that calls the members to move
    NOTICE = 2  # a reminder or a notice
    TIDY = 3  # an old board that is put away: it takes spare requests only


_Place: TypeAlias = "tuple[Rank, int, asyncio.Future[None]]"


class Pace:
    """Lets at most `a_second` requests pass per second, and none for a while after MOST_FAILURES failures in a row."""

    def __init__(
        self,
        now: Callable[[], float],
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
        *,
        a_second: float = A_SECOND,
        at_once: int | None = None,
    ) -> None:
        """now: returns the time in seconds. at_once: how many requests may pass together after a pause."""
        self._now = now
        self._pause = pause
        self._interval = 1 / a_second
        self._allowance = self._interval * ((at_once or max(1, int(a_second / BURST))) - 1)
        self._next = float("-inf")
        self._failures = 0  # in a row
        self._stops = 0  # since the last request that succeeded
        self._stopped_until = float("-inf")
        self._numbers = count()
        self._waiting: list[_Place] = []  # a heap
        self._overtaken = asyncio.Event()  # set when a request passes by all that wait
        self._serving: asyncio.Task[None] | None = None

    async def passed(self, rank: Rank = Rank.ACT) -> None:
        """Wait until one more request may pass. Of all that wait, the lowest rank passes first."""
        self._drop_cancelled()
        if not self._waiting and self._seconds_left(rank) <= TINY:
            self._take()
            return
        passing = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (rank, next(self._numbers), passing))
        if self._waiting[0][2] is passing:
            self._overtaken.set()
        if self._serving is None:
            self._serving = asyncio.create_task(self._serve(), name="pace")
        try:
            await passing
        except asyncio.CancelledError:
            if passing.done() and not passing.cancelled():
                self._next -= self._interval  # nobody uses this turn
            raise

    def has_spare(self) -> bool:
        """Return whether requests are left over at present."""
        self._drop_cancelled()
        return not self._waiting and self._seconds_left(Rank.TIDY) <= TINY

    async def _serve(self) -> None:
        try:
            while self._waiting:
                seconds = self._seconds_left(self._waiting[0][0])
                if seconds > TINY:
                    await self._rest(seconds)
                else:
                    _, _, passing = heapq.heappop(self._waiting)
                    self._take()
                    passing.set_result(None)
                    await asyncio.sleep(0)  # so that requests begin in the order of their ranks
                self._drop_cancelled()
        finally:
            self._serving = None

    async def _rest(self, seconds: float) -> None:
        """Wait some seconds, or until a request passes by all that wait."""
        self._overtaken.clear()
        pause = asyncio.ensure_future(self._pause(seconds))
        try:
            await _first_of(pause, self._overtaken)
        finally:
            pause.cancel()

    def _seconds_left(self, rank: Rank) -> float:
        """Return the seconds until a request of a rank may pass, if none of a lower rank comes."""
        now = self._now()
        spare = self._allowance / 2 if rank is Rank.TIDY else 0.0
        return max(self._next + spare, self._stopped_until) - now

    def _take(self) -> None:
        self._next = max(self._next, self._now() - self._allowance) + self._interval

    def _drop_cancelled(self) -> None:
        while self._waiting and self._waiting[0][2].done():
            heapq.heappop(self._waiting)

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


@dataclass
class _Lane:
    """The queue of a channel."""

    is_busy: bool = False  # whether a request is under way
    waiting: list[_Place] = field(default_factory=list)  # a heap
    usher: "asyncio.Task[None] | None" = None  # waits for the pace on behalf of the first in the queue
    rank: Rank = Rank.TIDY  # the rank of the usher


class Lanes:
    """Lanes: queues in which one request is under way at a time. Each channel has one.

    Attributes:
        pace: limits the requests of all lanes together, and those that need no lane.
    """

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self._lanes: dict[int, _Lane] = {}
        self._waiting: Counter[int] = Counter()
        self._numbers = count()

    def is_free(self, channel: int) -> bool:
        """Return whether no request in this channel is under way or waits."""
        return channel not in self._lanes

    def has_spare(self) -> bool:
        """Return whether requests are left over at present."""
        return self.pace.has_spare()

    def waiting(self, channel: int) -> int:
        """Return how many requests wait for a turn in this channel."""
        return self._waiting[channel]

    @property
    def all_waiting(self) -> int:
        """Return how many requests wait for a turn in all channels together."""
        return self._waiting.total()

    @asynccontextmanager
    async def turn(
        self, channel: int, unless: asyncio.Event | None = None, *, rank: Rank = Rank.ACT
    ) -> AsyncIterator[bool]:
        """Wait for a turn in a channel, and yield True. If `unless` is set first, yield False without a turn."""
        place: _Place = (rank, next(self._numbers), asyncio.get_running_loop().create_future())
        lane = self._lanes.setdefault(channel, _Lane())
        heapq.heappush(lane.waiting, place)
        self._waiting[channel] += 1
        try:
            self._call(channel, lane)
            await _first_of(place[2], unless)
            yield place[2].done()
        finally:
            if place[2].done():
                lane.is_busy = False
            else:
                place[2].cancel()
                self._leave(channel)
            self._call(channel, lane)

    def _leave(self, channel: int) -> None:
        """Note that a request no longer waits."""
        self._waiting[channel] -= 1
        if not self._waiting[channel]:
            del self._waiting[channel]

    def _call(self, channel: int, lane: _Lane) -> None:
        """Have the first in the queue called, unless a request is under way. An empty lane goes."""
        while lane.waiting and lane.waiting[0][2].done():
            heapq.heappop(lane.waiting)
        if lane.is_busy:
            return
        if lane.usher is not None and (not lane.waiting or lane.waiting[0][0] != lane.rank):
            lane.usher.cancel()
            lane.usher = None
        if not lane.waiting:
            del self._lanes[channel]
        elif lane.usher is None:
            lane.rank = lane.waiting[0][0]
            lane.usher = asyncio.create_task(self._usher(channel, lane), name=f"lane-{channel}")

    async def _usher(self, channel: int, lane: _Lane) -> None:
        await self.pace.passed(lane.rank)
        lane.usher = None
        _, _, first = heapq.heappop(lane.waiting)  # `_call` has removed those that no longer wait
        lane.is_busy = True
        self._leave(channel)
        first.set_result(None)


async def _first_of(turn: "asyncio.Future[None]", unless: asyncio.Event | None) -> None:
    """Wait for a turn, or another future, or for an event."""
    if unless is None:
        await asyncio.wait((turn,))
        return
    other = asyncio.ensure_future(unless.wait())
    try:
        await asyncio.wait((turn, other), return_when=asyncio.FIRST_COMPLETED)
    finally:
        other.cancel()
