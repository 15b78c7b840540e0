"""Sessions whose members reach them through a Discord that tests take away, on a clock that tests turn."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from bot.sessions.sessions import Sessions
from bot.sessions.share import ALONE, Share
from bot.storage.store import Connection, Store
from tests.sessions.heap import Heap
from tests.sessions.notice_box import NoticeBox, settle
from tests.sessions.table import TurnedClock
from tests.sessions.together import Race, Together


class Through:
    """Sessions through a Discord that can go away."""

    def __init__(self, sessions: Sessions, store: Store, clock: TurnedClock, box: NoticeBox) -> None:
        self.sessions, self.store, self.clock, self.box = sessions, store, clock, box

    async def connect(self, shards: Iterable[int] | None = None) -> None:
        """Let shards connect, and wait until their matches have their time. None: all shards of the process."""
        wanted = set(self.sessions.share.shards if shards is None else shards)
        for shard in sorted(wanted):
            self.sessions.reach.connected(shard)
        async with asyncio.timeout(120):
            while not wanted <= self.sessions.reach._open:
                await self.rest()

    def lose(self, *shards: int) -> None:
        for shard in shards or self.sessions.share.shards:
            self.sessions.reach.lost(shard)

    async def stay(self, milliseconds: int, steps: int = 1) -> None:
        """Let time pass in which members can reach the bot, and all that is due be done.

        The steps are longer than the pause between two heartbeats, so each step counts as many of them.
        """
        for step in range(steps):
            self.clock.turn(milliseconds * (step + 1) // steps - milliseconds * step // steps)
            await self.beat(*self.sessions.reach._open)
            await settle(self.sessions, self.clock)

    async def beat(self, *shards: int) -> None:
        """Let these shards have been within reach until now, and wait until this is stored."""
        reach, now = self.sessions.reach, self.clock.now()
        for shard in shards:
            reach._reached_until[shard] = now
        if shards:
            await reach._beat(now)

    async def pass_by(self, milliseconds: int) -> None:
        """Let time pass in which nobody can reach the bot."""
        self.clock.turn(milliseconds)
        await self.rest()

    async def rest(self) -> None:
        """Give all tasks the time to do what they can do now."""
        for _ in range(20):
            await self.sessions.database.run(_nothing)


async def _nothing(_: Connection) -> None: ...


@asynccontextmanager
async def through_discord(
    url: str,
    clock: TurnedClock,
    share: Share = ALONE,
    *,
    killed: bool = False,
    connects: bool = True,
    box: NoticeBox | None = None,
) -> AsyncIterator[Through]:
    """Yield sessions, connected unless `connects` is False. killed: whether they end without a last heartbeat."""
    store = await Store.open(url, clock)
    games = {game.about.key: game for game in (Heap(), Together(), Race())}
    sessions = Sessions(store, clock, games, seeds=lambda: 2**64 - 2, share=share, through_discord=True)
    through = Through(sessions, store, clock, box or NoticeBox(clock))
    sessions.outbox.deliver_by(through.box)
    try:
        await sessions.start()
        if connects:
            await through.connect()
        yield through
    finally:
        if killed:
            sessions.reach._recorded.clear()
        await sessions.drain()
        await store.close()
