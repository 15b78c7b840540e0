"""Copies all that a SQLite database has into an empty PostgreSQL database, while no bot runs on either."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import StorageError
from bot.storage import shards
from bot.storage.database import database_name, parse_url
from bot.storage.schema import honour_counts, metadata, notes
from bot.storage.schema import shards as shards_table
from bot.storage.store import Store

ROWS_AT_ONCE = 500  # PostgreSQL takes at most 32,767 values in one statement
# What processes note about themselves is not copied, except the token's application. Triggers count the honours anew.
_LEFT_OUT = (shards_table, notes, honour_counts)


def transfer(source: Path, url: str) -> dict[str, int]:
    """Copy a database, and return how many rows each table has. Either all is copied, or nothing. This function blocks.

    source: the file of a SQLite database. It stays as it is, except that its tables are brought up to date.
    url: of a PostgreSQL database without matches, settings and results.

    Raises StorageError if a bot runs, if the target is not PostgreSQL or not empty, or if there is no such file.
    """
    if parse_url(url).get_backend_name() == "sqlite":
        raise StorageError("DATABASE_URL names no PostgreSQL database: a SQLite file is copied with `backup`.")
    if not source.is_file():
        raise StorageError(f"There is no database {source}: nothing was copied.")
    return asyncio.run(_transfer(f"sqlite+aiosqlite:///{source}", url))


async def _transfer(source: str, url: str) -> dict[str, int]:
    async with _opened(source) as old, _opened(url) as new:
        return await new.run(lambda connection: _copy_all(old, connection, database_name(parse_url(url))))


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url, alone=True)
    try:
        yield store
    finally:
        await store.close()


async def _copy_all(old: Store, target: AsyncConnection, name: str) -> dict[str, int]:
    tables = [table for table in metadata.sorted_tables if table not in _LEFT_OUT]
    for table in tables:
        if (await target.execute(select(func.count()).select_from(table))).scalar_one():
            raise StorageError(f"{name} is not empty, it has {table.name}: name a new database. Nothing was copied.")
    copied = {table.name: await old.read(_copy, table, target) for table in tables}
    application = await old.read(lambda connection: connection.run_sync(shards.application_before))
    if application is not None:
        await shards.note_application(target, application)
    return copied


async def _copy(source: AsyncConnection, table: Table, target: AsyncConnection) -> int:
    """Copy the rows of a table, and return how many they are."""
    count = 0
    found = await source.stream(select(table))
    async for rows in found.mappings().partitions(ROWS_AT_ONCE):
        await target.execute(insert(table), [dict(row) for row in rows])
        count += len(rows)
    return count
