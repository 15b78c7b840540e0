"""Tests of `bot.storage.readers`: connections are kept between two reads, and no read sees an old state by that."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, make_url, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.storage.database import READERS, begin_log, reading_engine, writing_engine
from bot.storage.readers import Readers

GEMS = text("SELECT count(*) FROM gems")


async def gems(connection: AsyncConnection) -> Any:
    return await connection.scalar(GEMS)


async def faulty(connection: AsyncConnection) -> Any:
    await gems(connection)  # begins a transaction
    return await connection.scalar(text("SELECT count(*) FROM nothing"))


@pytest.fixture
async def writing(tmp_path: Path) -> AsyncIterator[AsyncEngine]:
    begin_log(str(tmp_path / "gems.db"))
    engine = writing_engine(make_url(f"sqlite+aiosqlite:///{tmp_path / 'gems.db'}"))
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE gems (id INTEGER PRIMARY KEY)"))
    yield engine
    await engine.dispose()


@pytest.fixture
async def reading(writing: AsyncEngine) -> AsyncIterator[AsyncEngine]:
    engine = reading_engine(writing.url)
    yield engine
    await engine.dispose()


@pytest.fixture
async def readers(reading: AsyncEngine) -> AsyncIterator[Readers]:
    readers = Readers(reading)
    yield readers
    await readers.close()


async def add(writing: AsyncEngine) -> None:
    async with writing.begin() as connection:
        await connection.execute(text("INSERT INTO gems DEFAULT VALUES"))


async def test_reads_after_each_other_take_one_connection_from_the_pool(reading: AsyncEngine, readers: Readers) -> None:
    taken: list[object] = []
    event.listen(reading.sync_engine.pool, "checkout", lambda *_: taken.append(1))
    for _ in range(5):
        await readers.read(gems)
    assert len(taken) == 1


@pytest.mark.parametrize("is_faulty", [False, True])
async def test_each_read_sees_what_was_written_before(writing: AsyncEngine, readers: Readers, is_faulty: bool) -> None:
    for number in range(3):
        assert await readers.read(gems) == number
        if is_faulty:
            with pytest.raises(DBAPIError):
                await readers.read(faulty)
        await add(writing)
    assert await readers.read(gems) == 3


async def test_no_more_reads_run_at_once_than_there_are_connections(readers: Readers) -> None:
    running, most, all_run = 0, 0, asyncio.Event()

    async def slow(connection: AsyncConnection) -> Any:
        nonlocal running, most
        running, most = running + 1, max(most, running + 1)
        if running == READERS:
            all_run.set()
        await all_run.wait()  # one connection may take longer to open than the other takes for all reads
        found = await gems(connection)
        await asyncio.sleep(0)
        running -= 1
        return found

    assert await asyncio.gather(*(readers.read(slow) for _ in range(3 * READERS))) == [0] * 3 * READERS
    assert most == READERS


async def test_a_read_that_goes_on_while_all_are_closed_keeps_no_connection(
    reading: AsyncEngine, readers: Readers
) -> None:
    """A connection from before has the old log open. With two logs at once, the database would be damaged."""
    begun, may_end = asyncio.Event(), asyncio.Event()
    connected: list[object] = []
    event.listen(reading.sync_engine, "connect", lambda *_: connected.append(1))

    async def slow(connection: AsyncConnection) -> Any:
        begun.set()
        await may_end.wait()
        return await gems(connection)

    under_way = asyncio.create_task(readers.read(slow))
    await begun.wait()
    await readers.close()
    may_end.set()
    assert await under_way == 0
    assert await readers.read(gems) == 0
    assert len(connected) == 2
