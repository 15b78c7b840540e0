"""Reading: a cancelled read leaves no open connection behind."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import StorageError
from bot.storage.due import DEADLINES, next_due
from bot.storage.store import Store
from tests.databases import url_of


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(url_of(tmp_path / "bot.db"))
    yield store
    await store.close()


async def test_a_cancelled_reader_leaves_its_connection_in_order(store: Store, tmp_path: Path) -> None:
    """The cancelled read runs to its end, and closing the database waits for that."""
    other = await Store.open(url_of(tmp_path / "other.db"))
    inside, go_on = asyncio.Event(), asyncio.Event()
    read = []

    async def slow(connection: AsyncConnection) -> None:
        await connection.execute(text("SELECT 1"))
        inside.set()
        await go_on.wait()
        read.append((await connection.execute(text("SELECT 2"))).scalar_one())

    caller = asyncio.create_task(store.read(slow))
    async with asyncio.timeout(60):
        await inside.wait()
        caller.cancel()
        await asyncio.gather(caller, return_exceptions=True)
        closing = asyncio.create_task(store.close())
        for _ in range(50):  # more than closing would need
            await other.read(next_due, DEADLINES)
        assert not closing.done()
        go_on.set()
        await closing
    assert read == [2]
    await other.close()


async def test_a_database_that_is_being_closed_is_not_opened_again_by_a_reader(store: Store) -> None:
    """A read during or after closing would leave a connection that nobody closes."""
    connected: list[AsyncConnection] = []

    async def look(connection: AsyncConnection) -> None:
        connected.append(connection)

    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    with pytest.raises(StorageError, match="is closed"):
        await store.read(look)
    await closing
    with pytest.raises(StorageError, match="is closed"):
        await store.read(look)

    assert connected == []
