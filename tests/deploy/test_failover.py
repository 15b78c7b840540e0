"""Tests of PostgreSQL with a replica: what is acknowledged stays, if commits wait for the replica.

The store of the bot writes all the while. Its URL names both servers.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial

import pytest
from sqlalchemy import select

from bot.errors import StorageError
from bot.storage.restore import restored_in_place
from bot.storage.schema import notes
from bot.storage.shards import write_note
from bot.storage.store import Connection, Store
from tests.databases import NoPostgres, administer, skip
from tests.deploy.replicas import Pair, replicated, until

WRITERS = 8
WAITS, FOR_LONG = "wait_event = 'SyncRep'", "state_change < clock_timestamp() - interval '0.3 s'"

pytestmark = [pytest.mark.nightly, pytest.mark.timeout(300)]


class Writing:
    """Writes notes with ever new names, and knows the names of those that were acknowledged."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._began = 0
        self.acknowledged: set[str] = set()
        self.refused = 0
        self._one_more = asyncio.Event()

    async def go_on(self) -> None:
        """Write until cancelled."""
        while True:
            self._began += 1
            name = f"written {self._began}"
            try:
                await self._store.run(partial(write_note, name=name, text="yes"))
            except StorageError:
                self.refused += 1
                await asyncio.sleep(0)
            else:
                self.acknowledged.add(name)
                self._one_more.set()

    async def lost(self) -> set[str]:
        """Return what was acknowledged by now and is not in the database."""
        acknowledged = set(self.acknowledged)  # the others go on meanwhile
        return acknowledged - await self._store.read(written)

    async def until(self, more: int) -> None:
        """Wait until so many more notes are acknowledged."""
        target = len(self.acknowledged) + more
        while len(self.acknowledged) < target:
            self._one_more.clear()
            await self._one_more.wait()


async def written(connection: Connection) -> set[str]:
    found = await connection.scalars(select(notes.c.name).where(notes.c.name.like("written %")))
    return set(found)


@pytest.fixture
def pair(request: pytest.FixtureRequest) -> Iterator[Pair]:
    try:
        with replicated() as servers:
            yield servers
    except NoPostgres as problem:
        skip(request.config, str(problem))


@asynccontextmanager
async def writing(pair: Pair) -> AsyncIterator[tuple[Store, Writing]]:
    """Yield the store of a bot that writes without a pause."""
    store = await Store.open(pair.url, probe_after=0.05)
    some = Writing(store)
    tasks = [asyncio.create_task(some.go_on()) for _ in range(WRITERS)]
    try:
        yield store, some
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        await store.close()


async def test_what_is_acknowledged_survives_the_server_if_commits_wait_for_the_replica(pair: Pair) -> None:
    await pair.wait_for_replica()
    async with writing(pair) as (_, some):
        await some.until(300)
        await asyncio.to_thread(pair.fail_over)
        await some.until(300)  # the bot finds the new server by itself
        lost = await some.lost()

    assert some.refused > 0
    assert lost == set()


async def test_nothing_is_acknowledged_while_the_replica_is_away_until_the_operator_goes_on_without_it(
    pair: Pair,
) -> None:
    await pair.wait_for_replica()
    async with writing(pair) as (store, some):
        await some.until(100)
        await pair.cut()
        await until(pair.primary.url, f"SELECT count(*) > 0 FROM pg_stat_activity WHERE {WAITS}")
        before = len(some.acknowledged)
        await until(pair.primary.url, f"SELECT count(*) > 0 FROM pg_stat_activity WHERE {WAITS} AND {FOR_LONG}")
        assert len(some.acknowledged) == before
        assert store.health().waiting > 0

        await administer(pair.primary.url, "ALTER SYSTEM SET synchronous_standby_names = ''")
        await administer(pair.primary.url, "SELECT pg_reload_conf()")
        await some.until(100)
        assert await some.lost() == set()


async def test_without_waiting_a_replica_that_was_behind_loses_what_was_acknowledged(pair: Pair) -> None:
    async with writing(pair) as (_, some):
        await some.until(100)
        await pair.cut()
        await some.until(100)
        await asyncio.to_thread(pair.fail_over)
        await some.until(1)
        lost = await some.lost()

    assert len(lost) >= 100
    done = await asyncio.to_thread(restored_in_place, pair.url, 1_750_000_000_000)
    assert done.matches == 0  # what OPERATING.md says to run then
