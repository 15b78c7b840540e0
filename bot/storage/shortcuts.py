"""The fastest way into each database: for a batch of rows in one transaction, and for pages that members wait for.

SQLAlchemy generates all SQL. On SQLite, a whole batch or all statements of a page are one visit to the connection's
thread. Through SQLAlchemy, BEGIN and COMMIT are one visit each and a statement up to five. Each visit wakes a thread
and the loop. This took two thirds of the time of a single move, and made a page cost ten times the CPU.
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

from bot.storage.database import BEGIN_WRITING
from bot.storage.writes import Statement, statements

# The rows of each statement, in the order in which the statements run. Rows of one statement name the same columns.
Batch = Mapping[Statement, Sequence[Mapping[str, Any]]]
# A statement that is built once, with a parameter for every value; and the values by name.
Asked = tuple[Select[Any], Mapping[str, Any]]
Rows = Sequence[Sequence[Any]]


_statements = cache(statements)  # building them is slow, and SQLAlchemy caches compiled SQL by statement object


async def commit(connection: AsyncConnection, batch: Batch) -> None:
    """Write a batch and commit it. Raises SQLAlchemy's errors; then nothing of the batch is stored."""
    if connection.dialect.name == "sqlite":
        await _in_sqlite(connection, batch)
        return
    known = _statements("postgresql")
    async with connection.begin():
        for statement, rows in batch.items():
            await connection.execute(known[statement], rows)


_SQLITE = sqlite_dialect(paramstyle="named")  # so that rows go to the driver unchanged


async def _in_sqlite(connection: AsyncConnection, batch: Batch) -> None:
    script = [(_sql(statement, tuple(rows[0])), rows) for statement, rows in batch.items()]
    driver: Any = (await connection.get_raw_connection()).driver_connection
    try:
        # aiosqlite has no public way to run a function in its thread
        fault = await driver._execute(_transaction, driver._conn, script)
    except ValueError as error:  # aiosqlite's error for a closed connection
        raise OperationalError(None, None, error) from error
    if isinstance(fault, sqlite3.Error):
        raise DBAPIError.instance(None, None, fault, sqlite3.Error) from fault
    if fault is not None:
        raise fault


@cache
def _sql(statement: Statement, columns: tuple[str, ...]) -> str:
    return str(_statements("sqlite")[statement].compile(dialect=_SQLITE, column_keys=list(columns)))


def _transaction(
    connection: sqlite3.Connection, script: Sequence[tuple[str, Sequence[Mapping[str, Any]]]]
) -> Exception | None:
    """Run a batch in the connection's thread. Return its error, or None.

    The error is returned, not raised, so that the caller can distinguish it from aiosqlite's own errors.
    """
    try:
        with connection:  # commits, or rolls back
            connection.execute(BEGIN_WRITING)
            for sql, rows in script:
                connection.executemany(sql, rows)
    except Exception as error:  # noqa: BLE001 - raised again on the other side
        return error
    return None


# ---- pages ----


async def fetch(connection: AsyncConnection, *asked: Asked) -> tuple[Rows, ...]:
    """Return the rows of each statement. Raises SQLAlchemy's errors.

    On SQLite all statements see the same state of the database, and booleans are 0 and 1.
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
    except ValueError as error:  # aiosqlite's error for a closed connection
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
    return str(statement.compile(dialect=_SQLITE))


@cache
def _numbered(statement: Select[Any]) -> tuple[str, Sequence[str]]:
    """Return the SQL with numbered parameters, and the names of its parameters in order."""
    compiled: Any = statement.compile(dialect=postgresql_dialect())  # type: ignore[no-untyped-call]
    return str(compiled), tuple(compiled.positiontup)


def _read(connection: sqlite3.Connection, script: Sequence[tuple[str, Mapping[str, Any]]]) -> tuple[Rows, ...]:
    """Return the rows of each statement; all see the same state. Runs in the connection's thread."""
    begins = not connection.in_transaction
    if begins:
        connection.execute("BEGIN")
    try:
        return tuple(connection.execute(sql, values).fetchall() for sql, values in script)
    finally:
        if begins:
            connection.execute("COMMIT")
