"""The connections that read a database.

On SQLite each stays open between two reads. The pool of SQLAlchemy, which hands out a connection anew for each read,
took a third of the time of a short one. On PostgreSQL the pool also asks whether a connection still works, so there
each read takes one from it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.storage.database import READERS

T = TypeVar("T")
P = ParamSpec("P")


class Readers:
    """Lends a connection to each read, at most `READERS` at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._keeps = engine.dialect.name == "sqlite"
        self._places = asyncio.Semaphore(READERS)
        self._idle: list[AsyncConnection] = []
        self._closings = 0

    async def read(
        self, query: Callable[Concatenate[AsyncConnection, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function with a connection and return its result. Raises its errors, DBAPIError and OSError."""
        async with self._places:
            closings = self._closings
            connection = self._idle.pop() if self._idle else await self._engine.connect()
            try:
                found = await query(connection, *args, **kwargs)
            except BaseException:
                await self._let_go(connection, closings)
                raise
            with suppress(DBAPIError, OSError):  # the connection was lost after the last row
                await self._put_back(connection, closings)
            return found

    async def _put_back(self, connection: AsyncConnection, closings: int) -> None:
        """End the transaction of a read. closings: how often all connections had been closed when the read began."""
        try:
            if self._keeps and connection.in_transaction():
                await connection.rollback()
        except BaseException:
            await self._let_go(connection, closings)
            raise
        if self._keeps and closings == self._closings:
            self._idle.append(connection)
        else:
            await self._let_go(connection, closings)

    async def _let_go(self, connection: AsyncConnection, closings: int) -> None:
        if closings != self._closings:
            await connection.invalidate()  # otherwise the driver's connection would go to a pool that nobody empties
        await connection.close()

    async def close(self) -> None:
        """Close all connections. A read that goes on closes its own; a later read opens a new one."""
        self._closings += 1
        idle, self._idle = self._idle, []
        for connection in idle:
            await connection.close()
        await self._engine.dispose()
