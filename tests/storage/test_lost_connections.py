"""Tests of connections that PostgreSQL ends, as at a restart, before the bot sees that their sockets are closed."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import NamedTuple

import pytest
from sqlalchemy import Select, literal_column, make_url, select, text

from bot.errors import StorageError
from bot.storage.shortcuts import fetch
from bot.storage.store import Connection, Store
from tests.storage.relay import Relay, relayed
from tests.storage.test_lock import on_postgresql, server

pytestmark = [pytest.mark.slow, on_postgresql]

END_THE_BOTS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() "
    "AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
)


class Ended(NamedTuple):
    """A store that is connected through a relay, and the database's own URL."""

    store: Store
    relay: Relay
    url: str

    async def end(self) -> None:
        """Let the server end all connections of the store. The store gets the server's last words, and no more."""
        async with server(self.url) as test:
            await test.execute(END_THE_BOTS)
            async with asyncio.timeout(60):
                await self.relay.closed.wait()
            await test.fetch("SELECT 1")  # meanwhile the store reads these words


@pytest.fixture
async def ended(database_url: str) -> AsyncIterator[Ended]:
    async with relayed(make_url(database_url)) as (relay, url):
        store = await Store.open(url.render_as_string(hide_password=False), probe_after=0)
        yield Ended(store, relay, database_url)
        await store.close()


async def one(connection: Connection) -> int:
    return int((await connection.execute(text("SELECT 1"))).scalar_one())


ONE: Select[tuple[int]] = select(literal_column("1"))


async def one_fetched(connection: Connection) -> int:
    [[[found]]] = await fetch(connection, (ONE, {}))
    return int(found)


async def test_a_read_gets_a_new_connection_if_the_server_has_ended_the_idle_one(ended: Ended) -> None:
    await ended.store.read(one)
    await ended.end()
    assert await ended.store.read(one) == 1


async def test_a_read_that_has_its_rows_returns_them_although_the_server_ends_its_connection(ended: Ended) -> None:
    async def interrupted(connection: Connection) -> int:
        found = await one(connection)
        await ended.end()
        return found

    assert await ended.store.read(interrupted) == 1
    assert await ended.store.read(one) == 1


@pytest.mark.parametrize("ask", [one, one_fetched])
@pytest.mark.parametrize("writes", [False, True])
async def test_a_transaction_whose_connection_the_server_ends_is_refused(
    ended: Ended, writes: bool, ask: Callable[[Connection], Awaitable[int]]
) -> None:
    async def interrupted(connection: Connection) -> int:
        await ask(connection)
        await ended.end()
        return await ask(connection)

    with pytest.raises(StorageError):
        await (ended.store.run(interrupted) if writes else ended.store.read(interrupted))
    assert await (ended.store.run(one) if writes else ended.store.read(one)) == 1


async def test_a_mutual_lock_whose_connection_the_server_ends_lets_the_work_end(ended: Ended) -> None:
    async with ended.store.mutual.held("one", shared=False):
        await ended.end()
    async with ended.store.mutual.held("one", shared=False):
        pass
