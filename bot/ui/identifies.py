"""Decides when a shard may log in to Discord (IDENTIFY in Discord's documentation).

Discord lets a bot identify about 1,000 times a day, and resets the token of a bot that does so more often. A bot that
crashes at each start would reach this number within hours. So each shard has some free identifies. After these the
pauses grow. The times are in the database, because the bot forgets everything else when it crashes. If few of the day's
identifies are left, all shards share them out over the rest of the day.

Discord also has buckets: shards whose numbers have the same rest when divided by `max_concurrency`. Of each bucket one
shard may identify in five seconds, whichever process serves it.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import aiohttp
import discord

from bot.machine import Clock
from bot.sessions.database import Database
from bot.sessions.share import Share
from bot.storage import shards
from bot.ui.baton import IDENTIFY, Baton
from bot.ui.entry.trouble import Pause, until_kept

FREE_AN_HOUR, FREE_A_DAY = 10, 40  # how often a shard may identify without a pause
FIRST_PAUSE, LONGEST_PAUSE = 60.0, 3_600.0  # seconds
# While more than this part of the day's identifies is left, shards need not share them out.
RESERVE = 0.2
BUCKET_SECONDS = 5.0
KEPT = 100  # the number of times that are stored for each shard
FRESH_SECONDS = 60  # for so long Discord's answer about the identifies is not asked for again
HOUR, DAY = 3_600_000, 86_400_000

_log = logging.getLogger(__name__)

# Returns Discord's answer to GET /gateway/bot: the number of recommended shards, the gateway's address, and the limits.
Ask = Callable[[], Awaitable[tuple[int, str, Any]]]


class Limits(NamedTuple):
    """What Discord allows.

    Attributes:
        gateway: the gateway's address.
        total, remaining: identifies of a day, and how many of them are left.
        reset: when they are `total` again, in milliseconds since 1970.
        buckets: how many shards may identify at the same time (`max_concurrency`).
        asked: when Discord said so, in milliseconds since 1970.
    """

    gateway: str
    total: int
    remaining: int
    reset: int
    buckets: int
    asked: int


def pause_of_shard(times: Sequence[int], now: int) -> float:
    """Return how many seconds a shard must wait after its earlier identifies.

    times: of these identifies, in ascending order. All times are in milliseconds since 1970.
    """
    hour, day = (sum(now - length < time <= now for time in times) for length in (HOUR, DAY))
    over = max(hour - FREE_AN_HOUR, day - FREE_A_DAY)
    if over < 0:
        return 0.0
    pause = min(FIRST_PAUSE * 2.0 ** min(over, 10), LONGEST_PAUSE)
    return max(0.0, pause - (now - times[-1]) / 1000)


def pause_of_bot(limits: Limits, count: int, last: int | None, now: int) -> float:
    """Return how many seconds a shard must wait because the bot has few identifies left today.

    count: how many shards the bot has. last: when this shard last identified; None if never.
    """
    if limits.remaining > RESERVE * limits.total or now >= limits.reset:
        return 0.0
    until_reset = (limits.reset - now) / 1000
    if limits.remaining == 0:
        return until_reset
    if last is None:
        return 0.0
    return max(0.0, until_reset * count / limits.remaining - (now - last) / 1000)


class Identifies:
    """Lets the shards of this process identify, each when it may.

    ask = client.http.get_bot_gateway
    identifies = Identifies(database, ask, share, clock, baton, dice=dice, is_closed=client.is_closed)
    limits = await identifies.begin()
    await identifies.until_allowed(shard)
    async with identifies.turn(shard):         # connects, and identifies
    """

    def __init__(
        self,
        database: Database,
        ask: Ask,
        share: Share,
        clock: Clock,
        baton: Baton,
        *,
        dice: Callable[[], float],
        is_closed: Callable[[], bool],
        guarded: bool = True,
        pause: Pause = asyncio.sleep,
    ) -> None:
        """Make the identifies of a process.

        guarded: False for a local Discord, which a shard may log in to as often as it likes.
        pause: waits some seconds. dice: returns a random number from 0 to 1.
        """
        self._database = database
        self._ask = ask
        self._share = share
        self._clock = clock
        self._baton = baton
        self._is_closed = is_closed
        self._guarded = guarded
        self._pause = pause
        self._dice = dice
        self._limits: Limits | None = None
        self._holding: dict[asyncio.Task[None], None] = {}

    @property
    def left(self) -> int | None:
        """How many identifies Discord still allows today; None: it was not asked yet."""
        return None if self._limits is None else self._limits.remaining

    async def begin(self) -> Limits:
        """Ask Discord for its limits and return them. Raises GatewayNotFound, ClientError or OSError."""
        _, gateway, limits = await self._ask()
        now = self._clock.now()
        reset, buckets = now + limits["reset_after"], max(1, limits["max_concurrency"])
        self._limits = Limits(gateway, limits["total"], limits["remaining"], reset, buckets, now)
        return self._limits

    async def until_allowed(self, shard: int) -> None:
        """Wait until a shard may identify, as far as its earlier identifies and those of the whole day allow it."""
        tries = 0
        while self._guarded and (seconds := await self._seconds(shard, tries)) > 0:
            _log.warning("Shard %d logs in to Discord in %d seconds, since it has often done so", shard, seconds)
            await self._pause(seconds)
            tries += 1

    async def _seconds(self, shard: int, tries: int) -> float:
        times = await self._times(shard)
        limits, now = await self._fresh(), self._clock.now()
        of_bot = pause_of_bot(limits, self._share.count, times[-1] if times else None, now)
        # The reset may come earlier than Discord has said, or other processes may need fewer identifies.
        of_bot = min(of_bot, FIRST_PAUSE * 2.0 ** min(tries, 10), LONGEST_PAUSE)
        return max(pause_of_shard(times, now), of_bot) * (1 + self._dice() / 4)

    async def _fresh(self) -> Limits:
        """Return Discord's limits, which are at most `FRESH_SECONDS` old if Discord answers."""
        limits = self._limits
        if limits is None or self._clock.now() - limits.asked > FRESH_SECONDS * 1000:
            try:
                return await self.begin()
            except (discord.GatewayNotFound, aiohttp.ClientError, OSError):
                if limits is None:
                    raise
        return limits

    @contextlib.asynccontextmanager
    async def turn(self, shard: int) -> AsyncIterator[None]:
        """Wait until no other shard of the bucket identifies. Let none do so until some seconds after this one.

        A shard connects within its turn, too: a gateway closes connections that are silent for long.
        """
        buckets = 1 if self._limits is None else self._limits.buckets
        begun, identified = asyncio.Event(), asyncio.Event()
        holding = asyncio.create_task(self._hold(shard, shard % buckets, begun, identified), name=f"turn of {shard}")
        self._holding[holding] = None
        holding.add_done_callback(lambda task: self._holding.pop(task, None))
        try:
            await begun.wait()
        except asyncio.CancelledError:
            holding.cancel()
            raise
        try:
            yield
        finally:
            identified.set()

    async def _hold(self, shard: int, bucket: int, begun: asyncio.Event, identified: asyncio.Event) -> None:
        """Hold a bucket. begun: set here once it is held and the identify is stored. identified: set by the shard."""

        async def held() -> None:
            async with self._baton.held(IDENTIFY, bucket, every=0.5):
                await self._note(shard)
                begun.set()
                await identified.wait()
                await self._pause(BUCKET_SECONDS)

        await self._until_kept(held)

    async def _note(self, shard: int) -> None:
        times = (*await self._database.read(shards.identified, shard), self._clock.now())[-KEPT:]
        await self._database.run(partial(shards.note_identified, shard=shard, times=times))
        if self._limits is not None:
            self._limits = self._limits._replace(remaining=max(0, self._limits.remaining - 1))

    async def _times(self, shard: int) -> tuple[int, ...]:
        return await self._until_kept(lambda: self._database.read(shards.identified, shard)) or ()

    async def _until_kept(self, work: Callable[[], Awaitable[Any]]) -> Any:
        return await until_kept(work, "How often the bot has logged in is not known", self._pause, self._is_closed)

    async def close(self) -> None:
        """Let the buckets go."""
        for task in (tasks := tuple(self._holding)):
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)
