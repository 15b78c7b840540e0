"""Reads that members wait for by the dozen, by the shortest way that each database has.

On SQLite all of them together are one visit to the connection's thread. Through SQLAlchemy a statement is up to five,
and takes some ten times the CPU that SQLite needs for it.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Select
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

# A statement whose values are all parameters, made once, and those values by name.
Asked = tuple[Select[Any], Mapping[str, Any]]
Rows = Sequence[Sequence[Any]]


async def fetch(connection: AsyncConnection, *asked: Asked) -> tuple[Rows, ...]:
    """The rows of each statement, all of one state of the database. On SQLite truth values are 0 and 1.

    Raises SQLAlchemy's errors.
    """
    if connection.dialect.name != "sqlite":
        return tuple([(await connection.execute(statement, values)).all() for statement, values in asked])
    script = [(_sql(statement), values) for statement, values in asked]
    driver: Any = (await connection.get_raw_connection()).driver_connection
    try:
        # aiosqlite has no public way to run a function in its thread
        found: tuple[Rows, ...] = await driver._execute(_read, driver._conn, script)
    except sqlite3.Error as error:
        raise DBAPIError.instance(None, None, error, sqlite3.Error) from error
    except ValueError as error:  # so aiosqlite says that its connection is closed
        raise OperationalError(None, None, error) from error
    return found


@cache
def _sql(statement: Select[Any]) -> str:
    return str(statement.compile(dialect=sqlite_dialect(paramstyle="named")))


def _read(connection: sqlite3.Connection, script: Sequence[tuple[str, Mapping[str, Any]]]) -> tuple[Rows, ...]:
    """Run in the connection's thread."""
    begins = not connection.in_transaction
    if begins:
        connection.execute("BEGIN")
    try:
        return tuple(connection.execute(sql, values).fetchall() for sql, values in script)
    finally:
        if begins:
            connection.execute("COMMIT")
