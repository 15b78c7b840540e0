"""Locks that the processes of one bot hold against each other: PostgreSQL's advisory locks."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from hashlib import blake2b

from sqlalchemy import URL, BigInteger, func, literal, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.errors import StorageError
from bot.storage.database import sentence
from bot.storage.servers import postgres_engine

MOST = 10  # locks that one process may hold or wait for at once; each needs a connection


class MutualLocks:
    """Advisory locks by name. A lock ends with its transaction, so a process that dies holds none."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._engine: AsyncEngine | None = None  # made at the first lock, because one process alone needs none

    @asynccontextmanager
    async def held(self, name: str, shared: bool) -> AsyncIterator[None]:
        """Hold a lock. If its connection is lost meanwhile, the lock ends, and the work goes on.

        shared: whether others may hold it as well, unless they hold it alone.

        Raises StorageError if the lock cannot be taken.
        """
        if self._engine is None:
            self._engine = postgres_engine(self._url, pool_size=1, max_overflow=MOST - 1, pool_pre_ping=True)
        number = int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big", signed=True)
        take = func.pg_advisory_xact_lock_shared if shared else func.pg_advisory_xact_lock
        async with AsyncExitStack() as stack:
            try:
                connection = await self._engine.connect()
                stack.push_async_callback(_let_go, connection)
                await connection.execute(select(take(literal(number, BigInteger))))
            except (SQLAlchemyError, OSError) as error:
                raise StorageError(sentence(error, self._url)) from error
            yield

    async def close(self) -> None:
        if self._engine is not None:
            await self._engine.dispose()


async def _let_go(connection: AsyncConnection) -> None:
    """End the transaction that holds a lock. If the connection is lost, it has ended already."""
    with suppress(SQLAlchemyError, OSError):
        await connection.__aexit__(None, None, None)  # unlike `close`, this ends even if the caller is cancelled
