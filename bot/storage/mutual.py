"""Locks that the processes of one bot hold against each other: PostgreSQL's advisory locks.

Each lock needs a connection. With one pool for all, ten tasks that each hold a lock and want another one would wait for
each other. So the locks that a task takes beside its first one have a pool of their own.
"""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from contextvars import ContextVar
from hashlib import blake2b

from sqlalchemy import URL, BigInteger, func, literal, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.errors import StorageError
from bot.storage.database import sentence
from bot.storage.servers import postgres_engine

FIRST = 10  # tasks of one process that may hold or wait for a lock at once
FURTHER = FIRST + 1  # locks that they may hold beside their first ones: one of them always gets its third


class _Chain:
    """The locks that a task holds or waits for, with those of the tasks that it has begun meanwhile."""

    count = 0

    def pop(self) -> None:
        self.count -= 1


_chain: ContextVar[_Chain | None] = ContextVar("chain", default=None)


class MutualLocks:
    """Advisory locks by name. A lock ends with its transaction, so a process that dies holds none."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._engines: dict[int, AsyncEngine] = {}  # made at the first lock, because one process alone needs none

    @asynccontextmanager
    async def held(self, name: str, shared: bool) -> AsyncIterator[None]:
        """Hold a lock. If its connection is lost meanwhile, the lock ends, and the work goes on.

        shared: whether others may hold it as well, unless they hold it alone.

        Raises StorageError if the lock cannot be taken.
        """
        number = int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big", signed=True)
        take = func.pg_advisory_xact_lock_shared if shared else func.pg_advisory_xact_lock
        chain = _chain.get()
        if chain is None or not chain.count:  # a task that has outlived another's locks has none of its own
            chain = _Chain()
            _chain.set(chain)
        engine = self._engine(FURTHER if chain.count else FIRST)
        async with AsyncExitStack() as stack:
            chain.count += 1
            stack.callback(chain.pop)
            try:
                connection = await engine.connect()
                stack.push_async_callback(_let_go, connection)
                await connection.execute(select(take(literal(number, BigInteger))))
            except (SQLAlchemyError, OSError) as error:
                raise StorageError(sentence(error, self._url)) from error
            yield

    def _engine(self, most: int) -> AsyncEngine:
        """Return the engine that has at most so many connections."""
        if most not in self._engines:
            engine = postgres_engine(self._url, pool_size=1, max_overflow=most - 1, pool_pre_ping=True)
            self._engines[most] = engine
        return self._engines[most]

    async def close(self) -> None:
        for engine in self._engines.values():
            await engine.dispose()


async def _let_go(connection: AsyncConnection) -> None:
    """End the transaction that holds a lock. If the connection is lost, it has ended already."""
    with suppress(SQLAlchemyError, OSError):
        await connection.__aexit__(None, None, None)  # unlike `close`, this ends even if the caller is cancelled
