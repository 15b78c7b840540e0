"""Tests of when a shard may identify: no crash loop spends what Discord allows in a day."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
from sqlalchemy import make_url

from bot.errors import StorageError
from bot.machine import SystemChance
from bot.sessions.database import Database
from bot.sessions.share import ALONE, Share
from bot.storage.mutual import MutualLocks
from bot.storage.store import Store
from bot.ui.baton import IDENTIFY, Baton
from bot.ui.identifies import (
    BUCKET_SECONDS,
    DAY,
    FIRST_PAUSE,
    FREE_A_DAY,
    FREE_AN_HOUR,
    HOUR,
    LONGEST_PAUSE,
    Identifies,
    Limits,
    pause_of_bot,
    pause_of_shard,
)
from tests.databases import database_url, postgres_server, postgres_tables

__all__ = ["database_url", "postgres_server", "postgres_tables"]

NOW = 1_800_000_000_000
MINUTE = 60_000


class Discord:
    """A clock that stands still except in pauses, and a gateway that counts identifies."""

    def __init__(self, remaining: int = 1_000, total: int = 1_000, buckets: int = 1) -> None:
        self.time = NOW
        self.reset = NOW + DAY
        self.total, self.remaining, self.buckets = total, remaining, buckets
        self.asked = 0
        self.silent = False
        self.pauses: list[float] = []

    def now(self) -> int:
        return self.time

    def monotonic(self) -> float:
        raise NotImplementedError

    async def sleep_until(self, due: int) -> None:
        raise NotImplementedError

    async def pause(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.time += round(seconds * 1000)
        await asyncio.sleep(0)

    async def gateway(self) -> tuple[int, str, Any]:
        self.asked += 1
        if self.silent:
            raise discord.GatewayNotFound
        if self.time >= self.reset:
            self.reset, self.remaining = self.time + DAY, self.total
        left = {"total": self.total, "remaining": self.remaining, "reset_after": self.reset - self.time}
        return 1, "ws://gateway", {**left, "max_concurrency": self.buckets}

    def identify(self) -> None:
        assert self.remaining > 0, "the day's identifies are spent"
        self.remaining -= 1


def process(world: Discord, database: Database, share: Share = ALONE, **options: Any) -> Identifies:
    """Return the identifies of a process that has just started."""
    baton = Baton(database, SystemChance(), world.pause)
    given: dict[str, Any] = {"pause": world.pause, "dice": lambda: 0.0, "is_closed": lambda: False, **options}
    return Identifies(database, world.gateway, share, world, baton, **given)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    store = await Store.open(url)
    try:
        yield Database(store)
    finally:
        await store.close()


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    async with opened(database_url) as found:
        yield found


async def life(world: Discord, database: Database, share: Share, seconds: float) -> None:
    """Start a process that identifies with each shard and crashes after some seconds."""
    identifies = process(world, database, share)
    await identifies.begin()
    for shard in share.shards:
        await identifies.until_allowed(shard)
        async with identifies.turn(shard):
            world.identify()
    await identifies.close()
    world.time += round(seconds * 1000)


def times(count: int, apart: int) -> list[int]:
    """Return the times of identifies that were `apart` milliseconds apart, the last one now."""
    return [NOW - apart * (count - 1 - number) for number in range(count)]


@pytest.mark.parametrize(
    ("before", "pause"),
    [
        ([], 0),
        (times(FREE_AN_HOUR - 1, MINUTE), 0),
        (times(FREE_AN_HOUR, MINUTE), FIRST_PAUSE),
        (times(FREE_AN_HOUR + 1, MINUTE), 2 * FIRST_PAUSE),
        (times(FREE_AN_HOUR + 4, MINUTE), 16 * FIRST_PAUSE),
        (times(50, MINUTE), LONGEST_PAUSE),
        ([NOW - HOUR - time for time in range(FREE_AN_HOUR, 0, -1)], 0),
        (times(24, HOUR), 0),  # a shard that loses its session each hour
        (times(FREE_A_DAY, DAY // FREE_A_DAY), FIRST_PAUSE),
        ([time - DAY for time in times(FREE_A_DAY, 1)], 0),
        ([NOW + DAY] * 50, 0),  # the clock has been set back
    ],
)
def test_pauses_grow_after_the_free_identifies_of_an_hour_and_of_a_day(before: list[int], pause: float) -> None:
    assert pause_of_shard(before, NOW) == pause


def test_a_pause_begins_with_the_last_identify() -> None:
    before = times(FREE_AN_HOUR, 1)
    assert pause_of_shard(before, NOW + 20_000) == FIRST_PAUSE - 20
    assert pause_of_shard(before, NOW + 61_000) == 0


@pytest.mark.parametrize(
    ("remaining", "count", "last", "pause"),
    [
        (1_000, 1, NOW, 0),
        (201, 16, NOW, 0),
        (200, 1, NOW, 86_400 / 200),
        (200, 16, NOW, 16 * 86_400 / 200),
        (200, 16, NOW - 16 * 432_000, 0),
        (1, 16, None, 0),
        (0, 16, None, 86_400),
    ],
)
def test_shards_share_out_the_last_identifies_of_a_day(
    remaining: int, count: int, last: int | None, pause: float
) -> None:
    limits = Limits("", 1_000, remaining, NOW + DAY, 1, NOW)
    assert pause_of_bot(limits, count, last, NOW) == pause
    assert pause_of_bot(limits, count, last, NOW + DAY) == 0


@pytest.mark.slow
@pytest.mark.parametrize("seconds", [0.0, 50.0])
async def test_a_bot_that_crashes_at_each_start_leaves_most_of_the_days_identifies(
    database: Database, seconds: float
) -> None:
    world = Discord()
    while world.time < NOW + DAY - HOUR:
        await life(world, database, ALONE, seconds)
    assert FREE_AN_HOUR < world.total - world.remaining < 100


@pytest.mark.slow
async def test_many_shards_that_crash_do_not_spend_the_days_identifies(database: Database) -> None:
    world, share = Discord(total=200, remaining=200), Share(tuple(range(16)), 16)
    while world.time < NOW + DAY + HOUR:
        await life(world, database, share, 1.0)  # `identify` fails once they are spent


async def test_a_start_waits_for_the_next_day_if_all_identifies_are_spent(database: Database) -> None:
    world = Discord(remaining=0)
    await life(world, database, ALONE, 0)
    assert world.time >= NOW + DAY
    long = [pause for pause in world.pauses if pause > BUCKET_SECONDS]
    assert long[:3] == [FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE]
    assert max(long) == LONGEST_PAUSE


async def test_pauses_differ_from_process_to_process(database: Database) -> None:
    world = Discord(remaining=0)
    identifies = process(world, database, dice=lambda: 1.0)
    await identifies.begin()
    await identifies.until_allowed(0)
    assert world.pauses[0] == FIRST_PAUSE * 1.25


async def test_a_local_discord_may_be_logged_in_to_as_often_as_one_likes(database: Database) -> None:
    world = Discord()
    for _ in range(3 * FREE_AN_HOUR):
        identifies = process(world, database, guarded=False)
        await identifies.begin()
        await identifies.until_allowed(0)
        async with identifies.turn(0):
            pass
        await identifies.close()
    assert {*world.pauses} <= {BUCKET_SECONDS}


async def test_a_shard_identifies_although_discord_does_not_say_how_often_it_may(database: Database) -> None:
    world = Discord()
    identifies = process(world, database)
    await identifies.begin()
    world.silent, world.time = True, NOW + HOUR
    await identifies.until_allowed(0)
    assert (world.asked, world.pauses) == (2, [])


class Pauses:
    """Pauses that end when the test says so."""

    def __init__(self) -> None:
        self.waiting: dict[float, list[asyncio.Event]] = {}

    async def __call__(self, seconds: float) -> None:
        event = asyncio.Event()
        self.waiting.setdefault(seconds, []).append(event)
        await event.wait()

    def end(self, seconds: float) -> None:
        self.waiting[seconds].pop(0).set()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():  # noqa: ASYNC110 - what the test waits for sets no event
            await asyncio.sleep(0)


async def test_shards_of_one_bucket_identify_one_after_the_other(database: Database) -> None:
    world, pauses = Discord(buckets=2), Pauses()
    identifies = process(world, database, Share(tuple(range(4)), 4), pause=pauses)
    await identifies.begin()
    done: list[int] = []

    async def identify(shard: int) -> None:
        async with identifies.turn(shard):
            done.append(shard)

    tasks = [asyncio.create_task(identify(shard)) for shard in range(4)]
    await until(lambda: len(pauses.waiting.get(BUCKET_SECONDS, ())) == 2 and len(done) == 2)
    assert sorted(done) == [0, 1]
    pauses.end(BUCKET_SECONDS)
    pauses.end(BUCKET_SECONDS)
    await until(lambda: len(done) == 4)
    assert Counter(shard % 2 for shard in done[2:]) == {0: 1, 1: 1}
    await asyncio.gather(*tasks)
    await identifies.close()


@pytest.mark.slow
@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
async def test_processes_wait_for_each_others_buckets(database_url: str) -> None:
    async with opened(database_url) as here, opened(database_url) as there:
        first, second = Baton(here, SystemChance()), Baton(there, SystemChance(), Pauses())
        async with first.held(IDENTIFY, 3):
            waiting = asyncio.create_task(second.held(IDENTIFY, 3).__aenter__())
            pauses: Any = second._pause
            await until(lambda: bool(pauses.waiting))
            assert not waiting.done()
            async with second.held(IDENTIFY, 4):  # another bucket is free
                pass
        [seconds] = pauses.waiting
        pauses.end(seconds)
        await waiting


@pytest.mark.slow
@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
async def test_a_cancelled_wait_for_a_bucket_leaves_it_free(database_url: str) -> None:
    async with opened(database_url) as here, opened(database_url) as there:
        waiting = asyncio.create_task(Baton(here, SystemChance()).held(IDENTIFY, 3).__aenter__())
        await asyncio.sleep(0)  # the database is asked now, and answers after the task is cancelled
        waiting.cancel()
        await asyncio.wait({waiting})
        async with asyncio.timeout(20), Baton(there, SystemChance(), asyncio.sleep).held(IDENTIFY, 3, every=0.01):
            pass


async def test_a_lock_that_cannot_be_taken_is_a_fault_of_the_database() -> None:
    locks = MutualLocks(make_url("postgresql+asyncpg://nobody@127.0.0.1:1/none"))
    with pytest.raises(StorageError, match="cannot be used"):
        async with locks.held("work", False):
            pass
    await locks.close()
