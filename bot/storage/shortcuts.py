"""Fast ways to write many rows, and to read with several statements.

SQLAlchemy generates the SQL, but the driver runs it. On SQLite one call in aiosqlite's thread runs all statements.
SQLAlchemy would need one call for BEGIN, one for COMMIT, and up to five for each statement. Those calls took two thirds
of the time that a move takes.
"""

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]  # asyncpg has no types
from sqlalchemy import Boolean, SelectBase, Table
from sqlalchemy.dialects.postgresql.asyncpg import dialect as postgresql_dialect
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database import BEGIN_WRITING
from bot.storage.fence import Fence
from bot.storage.typed import check_rows, kinds_of
from bot.storage.writes import Statement, statements

T = TypeVar("T")

# The rows of each statement, in the order in which the statements run. All rows of a statement have the same columns.
Batch = Mapping[Statement, Sequence[Mapping[str, Any]]]
# A statement, which is compiled once and for ever, and the values of those of its parameters that have none, by name.
Asked = tuple[SelectBase, Mapping[str, Any]]
Rows = Sequence[Sequence[Any]]


# SQLAlchemy caches compiled SQL by the statement object, so each statement is built only once.
_statements = cache(statements)


async def commit(connection: AsyncConnection, batch: Batch, fence: Fence | None = None) -> None:
    """Write a batch in one transaction. Raises SQLAlchemy's errors; after an error nothing is stored.

    fence: of this process, on SQLite. Raises InUse if another process has taken the database.
    """
    if connection.dialect.name == "sqlite":
        await _in_sqlite(connection, batch, fence)
        return
    known = _statements("postgresql")
    async with connection.begin():
        for statement, rows in batch.items():
            await connection.execute(known[statement], rows)


_SQLITE = sqlite_dialect(paramstyle="named")  # so that the driver takes the rows of a batch unchanged
# The parameters of an IN are part of the SQL. In a statement with an IN, each `bindparam` must have a value: None.
_WHOLE = {"render_postcompile": True}


async def check_fence(connection: AsyncConnection, fence: Fence) -> None:
    """Begin a transaction that writes, and raise InUse if another process has taken the SQLite database."""
    raw = _raw(connection)
    try:
        await _in_thread(raw.driver_connection, _begin, raw.dbapi_connection.take_begin(), fence)
    except sqlite3.Error as error:
        raise DBAPIError.instance(None, None, error, sqlite3.Error) from error


def _begin(connection: sqlite3.Connection, begin: str | None, fence: Fence) -> None:
    """Run in aiosqlite's thread. begin: begins the transaction; None: it has begun."""
    if begin is not None:
        connection.execute(begin)
    fence.check(connection)


async def _in_sqlite(connection: AsyncConnection, batch: Batch, fence: Fence | None) -> None:
    script = [(_sql(statement, tuple(rows[0])), rows) for statement, rows in batch.items()]
    fault = await _in_thread(_raw(connection).driver_connection, _transaction, script, fence)
    if isinstance(fault, sqlite3.Error):
        raise DBAPIError.instance(None, None, fault, sqlite3.Error) from fault
    if fault is not None:
        raise fault


async def _in_thread(driver: Any, work: Callable[..., T], *args: Any) -> T:
    try:
        # This attribute is private, but aiosqlite has no other way to run a function in its thread.
        found: T = await driver._execute(work, driver._conn, *args)
    except ValueError as error:  # aiosqlite raises ValueError for a closed connection
        raise OperationalError(None, None, error) from error
    return found


@cache
def _sql(statement: Statement, columns: tuple[str, ...]) -> str:
    return str(_statements("sqlite")[statement].compile(dialect=_SQLITE, column_keys=list(columns)))


def _transaction(
    connection: sqlite3.Connection,
    script: Sequence[tuple[str, Sequence[Mapping[str, Any]]]],
    fence: Fence | None,
) -> Exception | None:
    """Run a batch in aiosqlite's thread. Return the error of a failed batch, or None.

    An error is returned and not raised, because `_in_thread` would take a ValueError for aiosqlite's.
    """
    try:
        with connection:  # commits at the end, or rolls back after an error
            connection.execute(BEGIN_WRITING)
            if fence is not None:
                fence.check(connection)
            for sql, rows in script:
                connection.executemany(sql, rows)
    except Exception as error:  # noqa: BLE001 - `_in_sqlite` raises it
        return error
    return None


async def fetch(connection: AsyncConnection, *asked: Asked) -> tuple[Rows, ...]:
    """Return the rows of each statement. Raises SQLAlchemy's errors.

    On SQLite all statements run in one transaction, and booleans are 0 and 1.
    """
    raw = _raw(connection)
    if connection.dialect.name == "sqlite":
        return await _from_sqlite(raw, asked)
    return await _from_postgresql(raw.driver_connection, asked)


def rows_from(table: Table, kind: Callable[..., T], rows: Rows) -> tuple[T, ...]:
    """Return a `kind` for each row that `fetch` found with all columns of a table. Its parameters are the columns."""
    names, flags = _columns(table)
    found = []
    for row in rows:
        values = dict(zip(names, row, strict=True))
        for flag in flags:
            values[flag] = None if values[flag] is None else bool(values[flag])
        found.append(kind(**values))
    return tuple(found)


@cache
def _columns(table: Table) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the names of a table's columns, and those of its booleans, which SQLite writes as 0 and 1."""
    return tuple(table.c.keys()), tuple(column.name for column in table.c if isinstance(column.type, Boolean))


def _raw(connection: AsyncConnection) -> Any:
    """Return the pool's connection. `get_raw_connection` takes as long as a statement, because it may connect anew."""
    sync: Any = connection.sync_connection
    return sync.connection


async def _from_sqlite(raw: Any, asked: Iterable[Asked]) -> tuple[Rows, ...]:
    script, kinds = [], []
    for statement, values in asked:
        sql, own = _named(statement)
        script.append((sql, {**own, **values}))
        kinds.append(kinds_of(statement))  # SQLAlchemy would check them itself
    try:
        found: tuple[Rows, ...] = await _in_thread(
            raw.driver_connection, _read, raw.dbapi_connection.take_begin(), script
        )
    except sqlite3.Error as error:
        raise DBAPIError.instance(None, None, error, sqlite3.Error) from error
    for of_columns, rows in zip(kinds, found, strict=True):
        check_rows(of_columns, rows)
    return found


# asyncpg calls it an internal error if the server has just ended the connection, and its socket is not closed yet.
_POSTGRESQL_FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


async def _from_postgresql(driver: Any, asked: Iterable[Asked]) -> tuple[Rows, ...]:
    found = []
    for statement, values in asked:
        sql, own = _numbered(statement)
        try:
            found.append(await driver.fetch(sql, *(values.get(name, value) for name, value in own.items())))
        except _POSTGRESQL_FAULTS as error:
            raise OperationalError(sql, None, error) from error
    return tuple(found)


@cache
def _named(statement: SelectBase) -> tuple[str, Mapping[str, Any]]:
    """Return a statement's SQL, and its parameters by name. A parameter without a value has None."""
    compiled = statement.compile(dialect=_SQLITE, compile_kwargs=_WHOLE)
    return str(compiled), compiled.params


@cache
def _numbered(statement: SelectBase) -> tuple[str, Mapping[str, Any]]:
    """Return a statement's SQL with numbered parameters, and the parameters by name in the order of their numbers."""
    compiled: Any = statement.compile(dialect=postgresql_dialect(), compile_kwargs=_WHOLE)  # type: ignore[no-untyped-call]
    return str(compiled), {name: compiled.params[name] for name in compiled.positiontup}


def _read(
    connection: sqlite3.Connection, begin: str | None, script: Sequence[tuple[str, Mapping[str, Any]]]
) -> tuple[Rows, ...]:
    """Run in aiosqlite's thread. Return the rows of each statement, all read in one transaction.

    begin: begins a transaction that stays open; None: one ends with the rows, unless one is open.
    """
    if begin is not None:
        connection.execute(begin)
    begins = not connection.in_transaction
    if begins:
        connection.execute("BEGIN")
    try:
        return tuple(connection.execute(sql, values).fetchall() for sql, values in script)
    finally:
        if begins:
            connection.execute("COMMIT")
