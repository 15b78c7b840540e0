"""A batch of rows as one transaction: all of them or none, by the shortest way that each database has.

SQLAlchemy writes the SQL for both. On PostgreSQL it runs it too, each statement over all its rows. On SQLite the whole
transaction is one visit to the connection's thread: through SQLAlchemy, BEGIN and COMMIT are one each and a statement
up to three, and each visit wakes a thread and the loop, which took two thirds of the time of a move that comes alone.
"""

import sqlite3
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database import BEGIN_WRITING
from bot.storage.writes import Statement, statements

# The rows of each statement, in the order in which the statements run. Rows of one statement name the same columns.
Batch = Mapping[Statement, Sequence[Mapping[str, Any]]]
Keep = Callable[[AsyncConnection, Batch], Awaitable[None]]


@cache
def keeper(dialect: str) -> Keep:
    """Return the function that commits batches on "sqlite" or "postgresql".

    It raises SQLAlchemy's errors; then nothing of the batch is stored. All databases share one: it knows no connection,
    and building it takes longer than opening a connection.
    """
    return _Sqlite() if dialect == "sqlite" else _Postgresql()


class _Postgresql:
    def __init__(self) -> None:
        # built once: SQLAlchemy's cache of compiled SQL goes by them
        self._statements = statements("postgresql")

    async def __call__(self, connection: AsyncConnection, batch: Batch) -> None:
        async with connection.begin():
            for statement, rows in batch.items():
                await connection.execute(self._statements[statement], rows)


class _Sqlite:
    def __init__(self) -> None:
        self._statements = statements("sqlite")
        self._dialect = sqlite_dialect(paramstyle="named")  # the rows then go to the driver as they are
        self._compiled: dict[Statement, str] = {}

    async def __call__(self, connection: AsyncConnection, batch: Batch) -> None:
        script = [(self._sql(statement, rows[0]), rows) for statement, rows in batch.items()]
        driver: Any = (await connection.get_raw_connection()).driver_connection
        try:
            # aiosqlite has no public way to run a function in its thread
            fault = await driver._execute(_transaction, driver._conn, script)
        except ValueError as error:  # how aiosqlite says that its connection is closed
            raise OperationalError(None, None, error) from error
        if isinstance(fault, sqlite3.Error):
            raise DBAPIError.instance(None, None, fault, sqlite3.Error) from fault
        if fault is not None:
            raise fault

    def _sql(self, statement: Statement, row: Mapping[str, Any]) -> str:
        sql = self._compiled.get(statement)
        if sql is None:
            compiled = self._statements[statement].compile(dialect=self._dialect, column_keys=list(row))
            sql = self._compiled[statement] = str(compiled)
        return sql


def _transaction(
    connection: sqlite3.Connection, script: Sequence[tuple[str, Sequence[Mapping[str, Any]]]]
) -> Exception | None:
    """Run a batch in the connection's thread. Return its error, or None.

    The error is returned, not raised, so the caller can tell it from an error on the way into the thread.
    """
    try:
        with connection:  # commits, or rolls back
            connection.execute(BEGIN_WRITING)
            for sql, rows in script:
                connection.executemany(sql, rows)
    except Exception as error:  # noqa: BLE001 - raised again on the other side
        return error
    return None
