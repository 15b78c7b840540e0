"""Tests of `bot.storage.one_call`: a statement and its rows are one call, and their results are SQLAlchemy's."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, Integer, MetaData, String, Table, delete, insert, make_url, select, text, update
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.storage.database import begin_log, reading_engine, writing_engine
from bot.storage.fence import Fence
from bot.storage.identity import NO_NUMBER
from bot.storage.shortcuts import check_fence, fetch

gems = Table("gems", MetaData(), Column("id", Integer, primary_key=True), Column("name", String, nullable=False))


@pytest.fixture
async def engine(tmp_path: Path) -> AsyncIterator[AsyncEngine]:
    engine = writing_engine(make_url(f"sqlite+aiosqlite:///{tmp_path / 'gems.db'}"))
    yield engine
    await engine.dispose()


@pytest.fixture
async def connection(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    async with engine.begin() as connection:
        await connection.run_sync(gems.metadata.create_all)
        await connection.execute(insert(gems), [{"id": 1, "name": "ruby"}, {"id": 2, "name": "opal"}])
        yield connection


@pytest.fixture
async def reading(engine: AsyncEngine, tmp_path: Path) -> AsyncIterator[AsyncEngine]:
    """An engine that reads the two gems."""
    async with engine.begin() as connection:
        await connection.run_sync(gems.metadata.create_all)
        await connection.execute(insert(gems), [{"id": 1, "name": "ruby"}, {"id": 2, "name": "opal"}])
    begin_log(str(tmp_path / "gems.db"))
    reading = reading_engine(engine.url)
    yield reading
    await reading.dispose()


async def calls_of(connection: AsyncConnection, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return a list that gets each later call of a connection in aiosqlite's thread."""
    driver: Any = (await connection.get_raw_connection()).driver_connection
    queue, calls = driver._tx, []

    class Counted:
        def put_nowait(self, job: Any) -> None:
            calls.append(job)
            queue.put_nowait(job)

    monkeypatch.setattr(driver, "_tx", Counted())
    return calls


async def test_a_statement_and_its_rows_are_one_call(
    connection: AsyncConnection, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = await calls_of(connection, monkeypatch)
    found = await connection.execute(select(gems.c.id, gems.c.name).order_by(gems.c.id))
    assert [tuple(row) for row in found] == [(1, "ruby"), (2, "opal")]
    assert len(calls) == 1


async def test_a_reader_begins_with_its_first_statement(
    engine: AsyncEngine, reading: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So a read of one statement is two calls: the second one is ROLLBACK."""
    names, added = select(gems.c.name).order_by(gems.c.id), insert(gems).values(id=3, name="jade")
    async with reading.connect() as connection:
        calls = await calls_of(connection, monkeypatch)
        before = (await connection.execute(names)).scalars().all()
        assert len(calls) == 1
        async with engine.begin() as other:
            await other.execute(added)
        assert (await connection.execute(names)).scalars().all() == before == ["ruby", "opal"]
    assert len(calls) == 3
    async with reading.connect() as connection:
        assert (await connection.execute(names)).scalars().all() == ["ruby", "opal", "jade"]


async def test_what_has_not_begun_needs_no_end(reading: AsyncEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    async with reading.connect() as connection:
        calls = await calls_of(connection, monkeypatch)
    assert calls == []
    async with reading.connect() as connection:
        assert await fetch(connection, (select(gems.c.id), {}), (select(gems.c.name), {})) == (
            [(1,), (2,)],
            [("ruby",), ("opal",)],
        )
    assert len(calls) == 1


async def test_statements_of_both_kinds_are_of_one_transaction(engine: AsyncEngine, reading: AsyncEngine) -> None:
    async with reading.connect() as connection, connection.begin():
        [before] = await fetch(connection, (select(gems.c.id), {}))
        async with engine.begin() as other:
            await other.execute(delete(gems))
        [after] = await fetch(connection, (select(gems.c.id), {}))
        assert after == before == (await connection.execute(select(gems.c.id))).all() == [(1,), (2,)]


async def test_a_cancelled_begin_leaves_no_transaction(engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread may carry it out after the cancelled caller has put the connection back."""
    async with engine.connect() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        queue, waiting = driver._tx, []

        class Busy:
            def put_nowait(self, job: Any) -> None:
                waiting.append(job)
                begun.cancel()

        async def begin() -> None:
            await connection.begin()
            await check_fence(connection, Fence(NO_NUMBER, "gems"))

        monkeypatch.setattr(driver, "_tx", Busy())
        begun = asyncio.create_task(begin())
        with pytest.raises(asyncio.CancelledError):
            await begun
        closing = asyncio.create_task(connection.close())
        for _ in range(10):
            await asyncio.sleep(0)
        monkeypatch.undo()
        for job in waiting:
            queue.put_nowait(job)
        await closing
    async with engine.connect() as connection:
        await connection.exec_driver_sql("PRAGMA user_version")
        assert (await connection.get_raw_connection()).driver_connection is driver


async def test_a_transaction_that_writes_begins_in_the_call_that_checks_the_fence(
    engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with engine.connect() as connection:
        calls = await calls_of(connection, monkeypatch)
        async with connection.begin():
            await check_fence(connection, Fence(NO_NUMBER, "gems"))
            driver: Any = (await connection.get_raw_connection()).driver_connection
            assert (len(calls), driver.in_transaction) == (1, True)
        assert (len(calls), driver.in_transaction) == (2, False)


async def test_columns_have_names_also_without_rows(connection: AsyncConnection) -> None:
    found = (await connection.execute(select(gems).where(gems.c.id > 2))).mappings()
    assert [*found.keys()] == ["id", "name"]
    assert found.all() == []


async def test_a_change_tells_how_many_rows_it_changed(connection: AsyncConnection) -> None:
    assert (await connection.execute(update(gems).values(name="jade"))).rowcount == 2
    assert (await connection.execute(update(gems).where(gems.c.id == 3).values(name="onyx"))).rowcount == 0
    assert (await connection.execute(delete(gems).where(gems.c.id == 1))).rowcount == 1


async def test_a_new_row_tells_its_key(connection: AsyncConnection) -> None:
    assert (await connection.execute(insert(gems).values(name="jade"))).inserted_primary_key == (3,)


async def test_a_change_can_return_rows(connection: AsyncConnection) -> None:
    changed = await connection.execute(update(gems).where(gems.c.id == 2).values(name="jade").returning(gems))
    assert [tuple(row) for row in changed] == [(2, "jade")]


async def test_parts_of_the_rows_can_be_fetched(connection: AsyncConnection) -> None:
    found = await connection.execute(select(gems.c.name).order_by(gems.c.id))
    assert found.fetchone() == ("ruby",)
    assert found.fetchmany(5) == [("opal",)]
    assert found.fetchall() == []


async def test_errors_have_sqlalchemys_classes(connection: AsyncConnection) -> None:
    with pytest.raises(IntegrityError):
        await connection.execute(insert(gems), [{"id": 1, "name": "ruby"}, {"id": 3, "name": "jade"}])
    with pytest.raises(OperationalError, match="no such table"):
        await connection.execute(text("SELECT * FROM pearls"))


async def test_a_closed_connection_is_an_error_of_the_database(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        await connection.execute(text("SELECT 1"))
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.close()
        with pytest.raises(OperationalError, match="no active connection"):
            await connection.execute(text("SELECT 1"))
