"""A driver for SQLite that needs one call of aiosqlite's thread for a statement and its rows.

SQLAlchemy makes four calls: for a cursor, the statement, its rows and the cursor's end. Each waits for the thread. It
also has a call for each BEGIN, and for a ROLLBACK each time that it puts a connection back.
"""

import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import aiosqlite
from sqlalchemy.dialects.sqlite import aiosqlite as adapted
from sqlalchemy.util import EMPTY_DICT


class _Ran(NamedTuple):
    """What SQLAlchemy asks a cursor for, once its statement has run."""

    description: Any = None
    rowcount: int = -1
    lastrowid: int | None = None


class _Cursor(adapted.AsyncAdapt_aiosqlite_cursor):
    """Has all rows as soon as the statement has run. The cursor of SQLite is closed then."""

    __slots__ = ()
    _awaitable_cursor_close = False  # there is nothing left to close
    _cursor: Any
    _adapt_connection: "_Connection"

    def __init__(self, connection: "_Connection") -> None:
        self._adapt_connection = connection
        self._connection = connection.driver_connection
        self._cursor = _Ran()
        self._soft_closed_memoized = EMPTY_DICT
        self._rows = deque()

    def close(self) -> None:
        self._rows.clear()

    async def _execute_async(self, operation: Any, parameters: Any) -> None:
        await self._run(execute, operation, () if parameters is None else parameters)

    async def _executemany_async(self, operation: Any, seq_of_parameters: Any) -> None:
        await self._run(executemany, operation, seq_of_parameters)

    async def _run(self, work: Callable[..., tuple[_Ran, Sequence[Any]]], operation: Any, parameters: Any) -> None:
        driver: Any = self._connection
        async with self._adapt_connection._execute_mutex:
            # This attribute is private, but aiosqlite has no other way to run a function in its thread.
            begin = self._adapt_connection.take_begin()
            self._cursor, rows = await driver._execute(work, driver._conn, begin, operation, parameters)
            self._rows = deque(rows)


def execute(
    connection: sqlite3.Connection, begin: str | None, operation: str, parameters: Any
) -> tuple[_Ran, Sequence[Any]]:
    """Run a statement in aiosqlite's thread. Return its rows, too. begin: a statement to run before it; None: none."""
    if begin is not None:
        connection.execute(begin)
    return _all_of(connection.execute(operation, parameters))


def executemany(
    connection: sqlite3.Connection, begin: str | None, operation: str, parameters: Any
) -> tuple[_Ran, Sequence[Any]]:
    """Run a statement with each of many parameters in aiosqlite's thread. begin: as in `execute`."""
    if begin is not None:
        connection.execute(begin)
    return _all_of(connection.executemany(operation, parameters))


def _all_of(cursor: sqlite3.Cursor) -> tuple[_Ran, Sequence[Any]]:
    rows = cursor.fetchall() if cursor.description else ()
    ran = _Ran(cursor.description, cursor.rowcount, cursor.lastrowid)
    cursor.close()
    return ran, rows


class _Connection(adapted.AsyncAdapt_aiosqlite_connection):
    """Knows whether a transaction is open, so that only an open one is ended."""

    __slots__ = ("_begin", "_may_be_open")
    _cursor_cls = _Cursor  # type: ignore[assignment]  # SQLAlchemy declares the very class, not its subclasses

    def __init__(self, dbapi: Any, connection: Any) -> None:
        super().__init__(dbapi, connection)
        self._begin: str | None = None  # what runs before the next statement
        self._may_be_open = False  # also while a call that begins a transaction waits for the thread

    def begin_with_next(self, begin: str) -> None:
        """Begin a transaction in the call of its first statement, so that it needs no call of its own.

        Until then no one can see a difference: a transaction that reads sees nothing before its first statement, and
        one that writes does not need the lock yet.
        """
        self._begin = begin

    def take_begin(self) -> str | None:
        """Return the BEGIN that the next call must run; None if there is none."""
        begin, self._begin = self._begin, None
        self._may_be_open = self._may_be_open or begin is not None
        return begin

    def rollback(self) -> None:
        if self._ends():
            super().rollback()

    def commit(self) -> None:
        if self._ends():
            super().commit()

    def _ends(self) -> bool:
        """Return whether there may be a transaction to end, and count it as ended."""
        driver: Any = self._connection
        ends = self._may_be_open or (driver._connection is not None and driver.in_transaction)
        self._begin, self._may_be_open = None, False
        return bool(ends)


class OneCallDriver(adapted.AsyncAdapt_aiosqlite_dbapi):
    """What SQLAlchemy takes for the module of a driver."""

    def __init__(self) -> None:
        super().__init__(aiosqlite, sqlite3)

    def connect(self, *args: Any, **options: Any) -> _Connection:
        return _Connection(self, super().connect(*args, **options).driver_connection)
