"""Reads rows by the shortest way of each database, for pages that members wait for.

On SQLite all statements together are one call into the connection's thread. Through SQLAlchemy each statement is up to
five calls, and takes about ten times the CPU that SQLite needs. On PostgreSQL asyncpg runs the statements and prepares
each once for a connection.
"""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it brings no types
from sqlalchemy import Select
from sqlalchemy.dialects.postgresql.asyncpg import dialect as postgresql_dialect
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

# A statement that is made once, with a parameter for every value; and the values by name.
Asked = tuple[Select[Any], Mapping[str, Any]]
Rows = Sequence[Sequence[Any]]


async def fetch(connection: AsyncConnection, *asked: Asked) -> tuple[Rows, ...]:
    """Return the rows of each statement. Raises SQLAlchemy's errors.

    On SQLite all rows come from one state of the database, and booleans are 0 and 1.
    """
    driver: Any = (await connection.get_raw_connection()).driver_connection
    if connection.dialect.name == "sqlite":
        return await _from_sqlite(driver, asked)
    return await _from_postgresql(driver, asked)


async def _from_sqlite(driver: Any, asked: Iterable[Asked]) -> tuple[Rows, ...]:
    script = [(_named(statement), values) for statement, values in asked]
    try:
        # aiosqlite has no public way to run a function in its thread
        found: tuple[Rows, ...] = await driver._execute(_read, driver._conn, script)
    except sqlite3.Error as error:
        raise DBAPIError.instance(None, None, error, sqlite3.Error) from error
    except ValueError as error:  # how aiosqlite says that its connection is closed
        raise OperationalError(None, None, error) from error
    return found


async def _from_postgresql(driver: Any, asked: Iterable[Asked]) -> tuple[Rows, ...]:
    found = []
    for statement, values in asked:
        sql, names = _numbered(statement)
        try:
            found.append(await driver.fetch(sql, *(values[name] for name in names)))
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise OperationalError(sql, None, error) from error
    return tuple(found)


@cache
def _named(statement: Select[Any]) -> str:
    return str(statement.compile(dialect=sqlite_dialect(paramstyle="named")))


@cache
def _numbered(statement: Select[Any]) -> tuple[str, Sequence[str]]:
    """Return the SQL with numbered parameters, and the names of its parameters in order."""
    compiled: Any = statement.compile(dialect=postgresql_dialect())  # type: ignore[no-untyped-call]
    return str(compiled), tuple(compiled.positiontup)


def _read(connection: sqlite3.Connection, script: Sequence[tuple[str, Mapping[str, Any]]]) -> tuple[Rows, ...]:
    """Return the rows of each statement, all from one state of the database. Runs in the connection's thread."""
    begins = not connection.in_transaction
    if begins:
        connection.execute("BEGIN")
    try:
        return tuple(connection.execute(sql, values).fetchall() for sql, values in script)
    finally:
        if begins:
            connection.execute("COMMIT")
