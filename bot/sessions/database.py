"""Gives the sessions access to the database, and turns faults of the database into refusals."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Concatenate, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from bot.errors import NotKept, StorageError
from bot.sessions import refusals
from bot.sessions.share import ALONE, Share
from bot.storage.store import Connection, Store
from bot.storage.writer import Publish
from bot.storage.writes import Statement, Writes

P = ParamSpec("P")
T = TypeVar("T")
# The name of the lock that deleting a member's data, firing a deadline and counting dailies hold, so that what one of
# them has read never becomes older than a deletion.
BACKGROUND = "background"
Listener = Callable[[Mapping[str, Any]], None]


class Database:
    """Reads, writes and runs transactions. Every method raises NotKept if the database fails."""

    def __init__(self, store: Store, share: Share = ALONE) -> None:
        """share: the shards that this process serves. Its random name is then in `holder`."""
        self.share = share
        self.holder = store.holder
        self._store = store
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._listeners: dict[Statement, list[Listener]] = {}

    def subscribe(self, statement: Statement, listener: Listener) -> None:
        """When `write` commits rows by this SQL statement, call the listener with the values of each row.

        A statement may have several listeners. They are called, too, if `write` raises NotKept, because the rows may be
        stored.
        """
        self._listeners.setdefault(statement, []).append(listener)

    async def read(
        self, query: Callable[Concatenate[Connection, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return the result of a function that reads in one transaction."""
        return await _refusing(self._store.read(query, *args, **kwargs), refusals.unanswered)

    async def read_last(
        self, query: Callable[Concatenate[Connection, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Wait until all writes under way have ended, then do what `read` does."""
        return await _refusing(self._store.read_last(query, *args, **kwargs), refusals.unanswered)

    async def write(self, rows: Writes, publish: Publish | None = None) -> None:
        """Store all rows or none. publish: called right after the commit, even if the caller is cancelled.

        Raises ConflictError if a key is taken. After NotKept the rows may be stored, because perhaps only the answer of
        the database was lost.
        """

        def done() -> None:
            try:
                self._notify(rows)
            finally:
                if publish is not None:
                    publish()

        try:
            await _refusing(self._store.write(rows, publish=done))
        except NotKept:
            self._notify(rows)
            raise

    def _notify(self, rows: Writes) -> None:
        for row in rows:
            for listener in self._listeners.get(row.statement, ()):
                listener(row.values)

    async def empty_log(self) -> bool:
        """Leave nothing deleted in the database's log: see `Store.empty_log`."""
        return await _refusing(self._store.empty_log())

    async def run(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Return the result of a function that runs in its own transaction. Raises ConflictError if a key is taken."""
        return await _refusing(self._store.run(work))

    @asynccontextmanager
    async def locked(self, name: str, *, shared: bool = False) -> AsyncIterator[None]:
        """Hold a lock with this name, in all processes of the bot.

        shared: whether other processes may also hold the lock, if they share it as well.
        """
        async with self._locks.setdefault(name, asyncio.Lock()), AsyncExitStack() as stack:
            if not self.share.alone:
                await _refusing(stack.enter_async_context(self._store.mutual.held(name, shared)))
            yield

    def suspect_damage(self) -> None:
        """Have the whole file checked soon, because what was read from it contradicts itself."""
        self._store.damage.suspected.set()

    def hurry(self) -> None:
        """Stop retrying after faults, because the bot is about to stop."""
        self._store.hurry()


async def _refusing(call: Awaitable[T], refusal: Callable[[], NotKept] = refusals.not_kept) -> T:
    try:
        return await call
    except StorageError as error:
        raise refusal() from error
    except asyncio.CancelledError as error:
        task: asyncio.Task[Any] | None = asyncio.current_task()
        if task is None or task.cancelling():
            raise
        # Nobody has cancelled this task, so the store has cancelled the call.
        raise refusal() from error
