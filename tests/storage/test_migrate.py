"""Tests of migrations: they make the tables of the code, run once and completely, and refuse newer databases."""

import asyncio
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, text

from bot.errors import StorageError
from bot.storage.counted_honours import triggers
from bot.storage.database import parse_url, writing_engine
from bot.storage.migrations.versions import v0001_tables
from bot.storage.schema import metadata
from bot.storage.store import Store

pytestmark = pytest.mark.slow

T = TypeVar("T")


async def on(url: str, work: Callable[[Connection], T]) -> T:
    """Run a function in a transaction."""
    engine = writing_engine(parse_url(url))
    async with engine.begin() as connection:
        result = await connection.run_sync(work)
    await engine.dispose()
    return result


def tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


async def test_an_empty_database_gets_all_tables(empty_url: str) -> None:
    await (await Store.open(empty_url)).close()
    assert await on(empty_url, tables) == {*metadata.tables, "alembic_version"}


async def test_opening_again_changes_nothing(empty_url: str) -> None:
    await (await Store.open(empty_url)).close()
    await (await Store.open(empty_url)).close()
    assert await on(empty_url, lambda connection: connection.scalar(text("SELECT count(*) FROM alembic_version"))) == 1


async def test_two_processes_may_start_at_once(empty_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.storage.database.BUSY_TIMEOUT", 60_000)  # a busy machine may migrate for seconds
    stores = await asyncio.gather(*(Store.open(empty_url) for _ in range(2)))
    for store in stores:
        await store.close()


async def test_the_migrations_make_the_tables_of_the_code(empty_url: str) -> None:
    await (await Store.open(empty_url)).close()

    def differences(connection: Connection) -> list[object]:
        # Alembic cannot compare the index with a descending order; the next test compares its SQL.
        context = MigrationContext.configure(
            connection,
            opts={
                "compare_type": True,
                "include_object": lambda _item, name, _kind, _reflected, _other: name != "ix_honours_rank",
            },
        )
        return list(compare_metadata(context, metadata))

    assert await on(empty_url, differences) == []


async def test_the_migrations_make_the_same_sql_as_the_code(tmp_path: Path) -> None:
    """The SQL has conditions and orders of indexes, which the test above does not compare."""
    migrated, declared = tmp_path / "migrated.db", tmp_path / "declared.db"
    await (await Store.open(f"sqlite+aiosqlite:///{migrated}")).close()
    engine = create_engine(f"sqlite:///{declared}")
    metadata.create_all(engine)
    with engine.begin() as connection:
        for statement in triggers("sqlite"):
            connection.execute(text(statement))
    engine.dispose()
    assert definitions(migrated) == definitions(declared)


def definitions(database: Path) -> dict[str, str]:
    """Return the SQL of each table, index and trigger except Alembic's table."""
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE tbl_name <> 'alembic_version'")
        return {name: re.sub(r"\s+", " ", sql or "") for name, sql in rows}


async def test_a_database_of_a_newer_version_is_refused(empty_url: str) -> None:
    await (await Store.open(empty_url)).close()
    for newer in ("UPDATE alembic_version SET version_num = '9999'", "UPDATE notes SET note = '9999'"):
        await on(empty_url, lambda connection, sql=newer: connection.execute(text(sql)))  # type: ignore[misc]
    with pytest.raises(StorageError, match="newer version"):
        await Store.open(empty_url)
    # The database did not change.
    assert (
        await on(empty_url, lambda connection: connection.scalar(text("SELECT version_num FROM alembic_version")))
        == "9999"
    )


async def test_a_migration_that_fails_leaves_nothing_behind(empty_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_args: object, **_named: object) -> None:
        raise RuntimeError("planted")

    with monkeypatch.context() as patched:
        patched.setattr(op, "create_index", fails)
        with pytest.raises(RuntimeError, match="planted"):
            await Store.open(empty_url)
    assert await on(empty_url, tables) == set()
    await (await Store.open(empty_url)).close()
    assert v0001_tables.revision == "0001"
