"""INSERT with ON CONFLICT, which SQLAlchemy has for each dialect by itself (spelt alike in both)."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

Upsert = Callable[[Table], Any]


def upsert_of(dialect: str) -> Upsert:
    """The `insert` of "sqlite" or "postgresql" that knows ON CONFLICT."""
    return sqlite.insert if dialect == "sqlite" else postgresql.insert


async def insert_new(connection: AsyncConnection, table: Table, **values: Any) -> bool:
    """Writes. A row, unless its key is taken; whether it was not."""
    row = upsert_of(connection.dialect.name)(table).values(**values).on_conflict_do_nothing()
    return bool((await connection.execute(row)).rowcount)
