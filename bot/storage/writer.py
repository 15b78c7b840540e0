"""The one task that writes. All waiting rows go into one transaction (group commit) and share one fsync.

If a caller is cancelled, its rows are written all the same. The writer calls `publish` right after the commit. So the
memory shows what the database has, even if nobody waits any more.

After a fault of the database, or while SQLite's files are not in place (`bot.storage.files`), the writer tests every
few seconds whether it can write again. After `hurry`, the next fault fails all waiting and later writes. This also
happens when another process has taken the database (`bot.storage.lock`).
"""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, TypeVar

from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, InternalError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.errors import LapidaryError, StorageError
from bot.storage.database import database_name, sentence
from bot.storage.files import DatabaseFiles, FilesLost, LogLost
from bot.storage.lock import InUse
from bot.storage.shortcuts import Batch, commit
from bot.storage.writes import Statement, Writes, try_out

T = TypeVar("T")
Publish = Callable[[], None]
Work = Callable[[AsyncConnection], Awaitable[Any]]

# Enough for all sessions of a busy bot. In larger batches the first callers would wait for the last rows.
LARGEST_BATCH = 500

PROBE_AFTER = 5.0  # seconds
CLOSE_WITHIN = 2.5  # seconds; a little more than one wait for another process's lock

CLOSED = "The database is closed."

DEADLOCK = "40P01"  # PostgreSQL's code
TRIES = 3  # of a transaction that ends in a deadlock

# Faults of the database itself (disk, lock, connection). No row is the cause, so rows are not tried separately.
_DATABASE_FAULTS = (OperationalError, InterfaceError, InternalError, OSError, FilesLost, InUse)

logger = logging.getLogger(__name__)


class ConflictError(LapidaryError):
    """A key is taken, because another caller wrote it first. The sessions turn this into a refusal for the player."""


@dataclass(frozen=True)
class _Job:
    """One caller's transaction: rows, which may share a commit, or work, which has its own."""

    writes: Writes = ()
    work: Work | None = None
    publish: Publish | None = None
    done: "asyncio.Future[Any]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def succeed(self, result: Any = None) -> None:
        if self.publish is not None:
            try:
                self.publish()
            except Exception:  # one caller's bug must not affect other callers in the batch
                logger.exception("publishing a committed change failed")
        if not self.done.done():
            self.done.set_result(result)

    def fail(self, error: BaseException) -> None:
        if not self.done.done():
            self.done.set_exception(error)
            self.done.exception()  # marks it as retrieved, because the caller may be gone


class Writer:
    """Owns the write connection until `close`.

    now: returns milliseconds since 1970, for the time of the last commit. probe_after: seconds between two tries to
    write after a fault. files: of a SQLite database; a commit while they are not in place counts as failed.
    stop_reading: waits for the running reads and closes their connections.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        now: Callable[[], int],
        probe_after: float = PROBE_AFTER,
        files: DatabaseFiles | None = None,
        stop_reading: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._engine = engine
        self._files = files
        self._stop_reading = stop_reading
        self._now = now
        self._probe_after = probe_after
        self._queue: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._connection: AsyncConnection | None = None
        self._begun: list[_Job] = []
        self._hurrying = False
        self._given_up = False
        self._closing = False
        self._ousted = asyncio.Event()
        self.last_commit: int | None = None
        self.last_fault: str | None = None
        self._task = asyncio.create_task(self._serve(), name="storage writer")

    @property
    def alive(self) -> bool:
        """Return whether the task is running."""
        return not self._task.done()

    @property
    def waiting(self) -> int:
        """Return how many transactions are in the queue."""
        return self._queue.qsize()

    def hurry(self) -> None:
        """At the next fault of the database, fail all waiting and later writes, because the bot is about to stop.

        Otherwise many callers would wait for the same lock or disk one after the other, and the last ones too long.
        """
        self._hurrying = True

    async def close(self, within: float = CLOSE_WITHIN) -> None:
        """Finish the waiting writes, then stop. Writes that take longer than `within` seconds raise StorageError."""
        self.hurry()
        self._closing = True
        if self._task.done():
            return
        self._queue.put_nowait(None)
        done, _ = await asyncio.wait({self._task}, timeout=within)
        if done:
            if not self._task.cancelled():  # an earlier `close` that ran out of time has cancelled it
                self._task.result()
            return
        self.last_fault = f"{database_name(self._engine.url)} did not answer in time."
        logger.error("not everything was written before the end: %s", self.last_fault)
        self._give_up(self._begun)
        self._task.cancel()

    def look(self) -> None:
        """Test whether the database can be written, so that a fault is known before the next move."""
        if self.last_fault is None and not self._closing:  # after a fault, `_probe` tests anyway
            self._queue.put_nowait(_Job(work=try_out))

    async def ousted(self) -> str:
        """Wait until another process has taken the database, and return a sentence about it."""
        await self._ousted.wait()
        return str(self.last_fault)

    async def ended(self) -> None:
        """Wait until a closed writer has released its connection."""
        await asyncio.wait({self._task})

    async def write(self, writes: Writes, publish: Publish | None = None) -> None:
        """Write rows, all of them or none. Returns after the commit.

        Raises ConflictError if a key is taken: then nothing is stored. Raises StorageError if the database cannot
        write: then nothing is stored, or only the database's answer was lost. After an error `publish` is not called.
        """
        await self._submit(_Job(writes=writes, publish=publish))

    async def run(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run a function in its own transaction and return its result. Raises the errors of `write`."""
        result: T = await self._submit(_Job(work=work))
        return result

    async def _submit(self, job: _Job) -> Any:
        if self._closing or not self.alive:
            raise StorageError(CLOSED)
        if self._given_up:
            raise StorageError(str(self.last_fault))
        self._queue.put_nowait(job)
        return await job.done  # cancelling it leaves the job in the queue, so it is written all the same

    async def _serve(self) -> None:
        try:
            await self._write_all()
        finally:
            await self._disconnect()

    async def _write_all(self) -> None:
        stop = False
        while not stop:
            batch = [await self._next()]
            while len(batch) < LARGEST_BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            stop = None in batch
            self._begun = jobs = [job for job in batch if job is not None]
            for alone, group in groupby(jobs, key=lambda job: job.work is not None):
                if alone:
                    for job in group:
                        await self._commit([job])
                else:
                    await self._commit(list(group))

    async def _next(self) -> _Job | None:
        """Return the next job. While there is none, test whether a faulty database can be written again."""
        while self.last_fault is not None and not self._given_up:
            try:
                async with asyncio.timeout(self._probe_after):
                    return await self._queue.get()
            except TimeoutError:
                await self._probe()
        return await self._queue.get()

    async def _probe(self) -> None:
        try:
            await self._transaction([_Job(work=try_out)])
        except Exception as error:  # noqa: BLE001 - any error: the database cannot be written yet
            await self._note_fault(error)
        else:
            self.last_commit = self._now()
            self.last_fault = None
            logger.info("the database can be written again")

    async def _commit(self, jobs: list[_Job]) -> None:
        """Commit all jobs as one transaction. If one fails, commit the halves separately, down to single jobs."""
        if self._given_up:
            self._give_up(jobs)
            return
        try:
            result = await self._persistent(jobs)
        except _DATABASE_FAULTS as error:
            fault = await self._note_fault(error)
            logger.error("nothing written for %d callers: %s", len(jobs), fault)
            for job in jobs:
                job.fail(StorageError(fault))
            if self._hurrying:
                self._give_up([])
        except Exception as error:  # noqa: BLE001 - the writer lives on; each error reaches the caller it belongs to
            if len(jobs) > 1:
                half = len(jobs) // 2
                await self._commit(jobs[:half])
                await self._commit(jobs[half:])
            elif isinstance(error, IntegrityError):
                jobs[0].fail(ConflictError(str(error.orig)))
            else:
                jobs[0].fail(error)
        else:
            self.last_commit = self._now()
            self.last_fault = None
            for job in jobs:
                job.succeed(result)

    async def _persistent(self, jobs: list[_Job]) -> Any:
        """Run `_transaction`, and try again if PostgreSQL ended it because of a deadlock with another process.

        Deadlocks can happen because writing leaderboard lines also locks the counts of other lines.
        """
        for _ in range(TRIES - 1):
            try:
                return await self._transaction(jobs)
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) != DEADLOCK:
                    raise
        return await self._transaction(jobs)

    async def _transaction(self, jobs: list[_Job]) -> Any:
        """Write the rows of many jobs, or run the work of one job and return its result.

        Raises FilesLost if SQLite's files are not in place. They are checked before writing, and again after it, so
        that a commit into a deleted file does not count.
        """
        try:
            self._check_files()
        except LogLost as lost:
            await self._begin_new_log(lost)
        if self._connection is None:
            self._connection = await self._engine.connect()
        work, result = jobs[0].work, None
        if work is None:
            await commit(self._connection, _by_statement(jobs))
        else:
            async with self._connection.begin():
                result = await work(self._connection)
        if self._files is not None:
            self._files.look_beside()
        self._check_files()
        return result

    def _check_files(self) -> None:
        if self._files is not None:
            self._files.check()

    async def _begin_new_log(self, lost: LogLost) -> None:
        """Write the deleted log's content into the database, and let SQLite create a new log. Raises FilesLost."""
        logger.warning("%s", lost)
        if self._stop_reading is not None:
            await self._stop_reading()  # two logs in use at once would damage the database
        if self._connection is not None:
            try:
                driver: Any = (await self._connection.get_raw_connection()).driver_connection
                [[busy, *_]] = await driver.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
            except ValueError:  # the connection is closed; closing it has done this already
                busy = 0
            except sqlite3.Error as error:
                raise FilesLost(sentence(error, self._engine.url)) from error
            if busy:
                raise lost
            await self._disconnect(broken=True)
        self._check_files()

    async def _note_fault(self, error: Exception) -> str:
        try:
            self._check_files()
        except FilesLost as lost:
            error = lost
        if isinstance(error, FilesLost):
            # The connection stays: a new one would open another file, or the same one with another log.
            self.last_fault = str(error)
        elif isinstance(error, InUse):
            self.last_fault = str(error)
            self._ousted.set()
            self._give_up([])
        else:
            self.last_fault = sentence(error, self._engine.url)
            await self._disconnect(broken=True)
        return self.last_fault

    def _give_up(self, begun: Iterable[_Job]) -> None:
        """Fail these jobs, all waiting ones and all later ones."""
        self._given_up = True
        waiting = []
        while not self._queue.empty():
            waiting.append(self._queue.get_nowait())
        for job in (*begun, *waiting):
            if job is not None:
                job.fail(StorageError(str(self.last_fault)))
        if None in waiting:
            self._queue.put_nowait(None)  # the task must still stop

    async def _disconnect(self, broken: bool = False) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                if broken:  # the pool must not use the broken connection again
                    await connection.invalidate()
                await connection.close()
            except Exception as problem:  # noqa: BLE001 - it was broken already; the next batch opens a new one
                logger.warning("closing the write connection failed: %s", problem)
        if self._files is not None:
            self._files.leave_beside()


def _by_statement(jobs: Iterable[_Job]) -> Batch:
    """Return the rows of all jobs by statement, in the order of the statements. Each statement runs once."""
    rows: dict[Statement, list[Mapping[str, Any]]] = {}
    for job in jobs:
        for write in job.writes:
            rows.setdefault(write.statement, []).append(write.values)
    return {statement: rows[statement] for statement in sorted(rows)}
