"""INSERT with ON CONFLICT, which SQLAlchemy has once for each dialect, spelt alike in both."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

Upsert = Callable[[Table], Any]


def upsert_of(dialect: str) -> Upsert:
    """Return the `insert` of "sqlite" or "postgresql" that knows ON CONFLICT."""
    return sqlite.insert if dialect == "sqlite" else postgresql.insert


async def insert_new(connection: AsyncConnection, table: Table, **values: Any) -> bool:
    """Insert a row unless its key is taken. Return whether it was inserted. Writes."""
    row = upsert_of(connection.dialect.name)(table).values(**values).on_conflict_do_nothing()
    return bool((await connection.execute(row)).rowcount)
