"""Tests of `bot.storage.one_call`: a statement and its rows are one call, and their results are SQLAlchemy's."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, Integer, MetaData, String, Table, delete, insert, make_url, select, text, update
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.storage.database import writing_engine

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


async def test_a_statement_and_its_rows_are_one_call(
    connection: AsyncConnection, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver: Any = (await connection.get_raw_connection()).driver_connection
    queue, calls = driver._tx, []

    class Counted:
        def put_nowait(self, job: Any) -> None:
            calls.append(job)
            queue.put_nowait(job)

    monkeypatch.setattr(driver, "_tx", Counted())
    found = await connection.execute(select(gems.c.id, gems.c.name).order_by(gems.c.id))
    assert [tuple(row) for row in found] == [(1, "ruby"), (2, "opal")]
    assert len(calls) == 1


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
