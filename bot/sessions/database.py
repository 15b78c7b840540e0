"""The database as the sessions use it. Here, and nowhere else, a fault of the database becomes a refusal."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Concatenate, ParamSpec, TypeVar

from bot.errors import NotKept, StorageError
from bot.sessions import refusals
from bot.storage.store import Connection, Store
from bot.storage.writer import Publish
from bot.storage.writes import Statement, Writes

P = ParamSpec("P")
T = TypeVar("T")
Listener = Callable[[Mapping[str, Any]], None]


class Database:
    """Reads, writes and runs transactions. Every method raises NotKept where the database does not do it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._listeners: dict[Statement, Listener] = {}

    def subscribe(self, statement: Statement, listener: Listener) -> None:
        """Call the one listener of a statement with the values of each row that `write` has committed.

        It is called as well where a fault hides whether they were stored, and must bear that they were not.
        """
        self._listeners[statement] = listener

    async def read(
        self, query: Callable[Concatenate[Connection, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return what a function of `bot.storage` reads, from one state of the database."""
        return await _refusing(self._store.read(query, *args, **kwargs))

    async def read_last(
        self, query: Callable[Concatenate[Connection, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Read as `read` does, after all that was being written."""
        return await _refusing(self._store.read_last(query, *args, **kwargs))

    async def write(self, rows: Writes, publish: Publish | None = None) -> None:
        """Store rows: all of them or none. publish: called by the writer right after the commit, whoever still waits.

        Raises ConflictError where a key is taken. After NotKept the rows may be stored all the same, where only the
        answer of the database was lost.
        """

        def done() -> None:
            try:
                self._notify(rows)
            finally:  # whichever of the two has a bug, the other is called
                if publish is not None:
                    publish()

        try:
            await _refusing(self._store.write(rows, publish=done))
        except NotKept:
            self._notify(rows)
            raise

    def _notify(self, rows: Writes) -> None:
        for row in rows:
            if row.statement in self._listeners:
                self._listeners[row.statement](row.values)

    async def run(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Return the result of a function that runs in a transaction of its own. Raises ConflictError, too."""
        return await _refusing(self._store.run(work))

    def hurry(self) -> None:
        """Give up at the first fault from now on: the bot is about to stop."""
        self._store.hurry()


async def _refusing(call: Awaitable[T]) -> T:
    try:
        return await call
    except StorageError as error:
        raise refusals.not_kept() from error
    except asyncio.CancelledError as error:
        task: asyncio.Task[Any] | None = asyncio.current_task()
        if task is None or task.cancelling():
            raise
        # nobody has cancelled this task: the call was given up on the database's side
        raise refusals.not_kept() from error
