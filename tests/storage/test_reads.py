"""Tests of reads: a cancelled read leaves no open connection, and a log is read in one call."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from aiosqlite import core
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import StorageError
from bot.storage import reads, writes
from bot.storage.due import DEADLINES, next_due
from bot.storage.store import Store
from tests.databases import url_of
from tests.storage.samples import log_row, opening


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(url_of(tmp_path / "bot.db"))
    yield store
    await store.close()


async def test_closing_waits_for_the_end_of_a_cancelled_read(store: Store, tmp_path: Path) -> None:
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
        for _ in range(50):  # These reads give the store enough time to close.
            await other.read(next_due, DEADLINES)
        assert not closing.done()
        go_on.set()
        await closing
    assert read == [2]
    await other.close()


async def test_a_read_during_or_after_closing_is_refused(store: Store) -> None:
    """Nobody would close the connection of such a read."""
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


async def test_each_database_gives_a_log_as_it_was_written(database_url: str) -> None:
    store = await Store.open(database_url)
    await store.write(opening("m0", 0))
    await store.write(writes.put(log_row("m0", 2)))

    archived, log = await store.read(reads.kept_log, "m0", states=True)
    [newest] = (await store.read(reads.kept_log, "m0", 1))[1]
    await store.close()

    assert archived is None
    assert log == (log_row("m0", 1), log_row("m0", 2))
    assert (newest.version, newest.state, newest.sealed) == (2, None, False)
    assert all(isinstance(row.sealed, bool) for row in log)


async def test_the_log_of_a_board_is_read_in_one_call(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each board that shows a change reads it."""
    calls = list[str]()
    execute: Any = core.Connection._execute

    async def counted(connection: core.Connection, function: Any, *args: Any, **more: Any) -> Any:
        calls.append(getattr(function, "__name__", ""))
        return await execute(connection, function, *args, **more)

    await store.read(reads.kept_log, "m0")  # which opens a connection
    monkeypatch.setattr(core.Connection, "_execute", counted)
    await store.read(reads.kept_log, "m0")
    assert [name for name in calls if name not in ("commit", "rollback")] == ["_read"]
