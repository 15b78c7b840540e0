"""The task that writes. It commits all waiting rows in one transaction, which needs only one fsync (group commit).

If a caller is cancelled, its rows are written all the same. Right after the commit, the writer calls the caller's
function `publish`, which puts the same change into memory.

After a fault of the database, the writer tests every few seconds whether it can write again. A missing file of SQLite
(`bot.storage.files`) counts as such a fault. All waiting and later writes fail if a fault comes when the bot is about
to stop, or if another process has taken the database (`bot.storage.lock`).
"""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, TypeVar

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.errors import LapidaryError, StorageError
from bot.machine import Clock
from bot.storage.database import database_name, sentence
from bot.storage.faults import DAMAGED, DEADLOCK, Damage, cause_of, code_of, is_fault_of_database, may_be_of_one_page
from bot.storage.fence import Fence
from bot.storage.files import DatabaseFiles, FilesLost, LogLost
from bot.storage.lock import InUse
from bot.storage.shortcuts import Batch, check_fence, commit
from bot.storage.trying import try_out
from bot.storage.writes import Statement, Writes

T = TypeVar("T")
Publish = Callable[[], None]
Work = Callable[[AsyncConnection], Awaitable[Any]]

# The first caller of a batch waits until the last row is written, so a batch must not be larger.
LARGEST_BATCH = 500

CLOSED = "The database is closed."

TRIES = 3  # attempts at a transaction that ends in deadlocks

logger = logging.getLogger(__name__)


class ConflictError(LapidaryError):
    """The database already has a row with this key. The sessions then refuse the player's command."""


@dataclass(frozen=True)
class _Job:
    """One caller's transaction: either rows to write (`writes`), or a function to run (`work`)."""

    writes: Writes = ()
    work: Work | None = None
    is_test: bool = False  # of the database: no figure counts it
    publish: Publish | None = None
    done: "asyncio.Future[Any]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def matches(self) -> tuple[str, ...]:
        """Return the ids of the matches that this changes by a new entry of their log."""
        return tuple(str(one.values["match_id"]) for one in self.writes if one.statement is Statement.LOG)

    def succeed(self, result: Any = None) -> None:
        if self.publish is not None:
            try:
                self.publish()
            except Exception:  # a bug of one caller must not affect the other callers in the batch
                logger.exception("publishing a committed change failed")
        if not self.done.done():
            self.done.set_result(result)

    def fail(self, error: BaseException) -> None:
        if not self.done.done():
            self.done.set_exception(error)
            self.done.exception()  # so that asyncio does not log the error if the caller is gone


class Writer:
    """Owns the connection that writes.

    probe_after: seconds between two tries to write after a fault.
    files: the files of a SQLite database; None for PostgreSQL.
    fence: keeps this process from writing after another one has taken a SQLite database.
    damage: gets what faults tell of damaged pages.
    stop_reading: waits for the running reads and closes their connections.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        clock: Clock,
        probe_after: float,
        files: DatabaseFiles | None,
        fence: Fence | None,
        damage: Damage,
        stop_reading: Callable[[], Awaitable[None]],
    ) -> None:
        self._engine = engine
        self._files = files
        self._fence = fence
        self._damage = damage
        self._stop_reading = stop_reading
        self._clock = clock
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
        # Called after each commit with the number of transactions in it, and its seconds.
        self.on_commit: Callable[[int, float], None] = lambda *_: None
        # Called after each refused transaction with the cause, one of `bot.storage.faults.CAUSES`.
        self.on_refusal: Callable[[str], None] = lambda _: None
        self._task = asyncio.create_task(self._serve(), name="storage writer")

    @property
    def alive(self) -> bool:
        """Return whether the writer's task is running."""
        return not self._task.done()

    @property
    def waiting(self) -> int:
        """Return how many transactions wait for the database, those that it has begun included."""
        return self._queue.qsize() + sum(not job.done.done() for job in self._begun)

    def hurry(self) -> None:
        """Fail all waiting and later writes at the next fault of the database, because the bot is about to stop.

        Otherwise each caller in turn would wait for the same lock or disk.
        """
        self._hurrying = True

    async def close(self, within: float) -> None:
        """Finish the waiting writes, then stop. Fail all writes that are not finished after `within` seconds."""
        self.hurry()
        self._closing = True
        if self._task.done():
            return
        self._queue.put_nowait(None)
        done, _ = await asyncio.wait({self._task}, timeout=within)
        if done:
            if not self._task.cancelled():  # an earlier `close` may have cancelled the task
                self._task.result()
            return
        self.last_fault = f"{database_name(self._engine.url)} did not answer in time."
        logger.error("not everything was written before the end: %s", self.last_fault)
        self._give_up(self._begun)
        self._task.cancel()

    def look(self) -> None:
        """Let the task test whether the database can be written, so that a fault is known before the next move."""
        if self.last_fault is None and not self._closing:  # after a fault, `_next` tests anyway
            self._queue.put_nowait(_Job(work=try_out, is_test=True))

    async def ousted(self) -> str:
        """Wait until another process has taken the database, and return a sentence that says so."""
        await self._ousted.wait()
        return str(self.last_fault)

    async def ended(self) -> None:
        """Wait until a closed writer has released its connection."""
        await asyncio.wait({self._task})

    async def write(self, writes: Writes, publish: Publish | None = None) -> None:
        """Write all rows or none of them, and return after the commit.

        Raises ConflictError if a key is taken; then nothing is stored. Raises StorageError after a fault of the
        database; then the rows may be stored or not. After an error `publish` is not called.
        """
        await self._submit(_Job(writes=writes, publish=publish))

    async def run(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run a function in its own transaction and return its result. Raises the same errors as `write`."""
        result: T = await self._submit(_Job(work=work))
        return result

    async def test(self, work: Work) -> None:
        """Run a function as `run` does, but let no figure count it. Raises the same errors as `write`."""
        await self._submit(_Job(work=work, is_test=True))

    async def _submit(self, job: _Job) -> Any:
        if self._closing or not self.alive:
            raise StorageError(CLOSED)
        if self._given_up:
            raise StorageError(str(self.last_fault))
        self._queue.put_nowait(job)
        return await job.done  # if the caller is cancelled, the job stays in the queue and is written

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
        """Wait for the next job and return it. After a fault, test meanwhile whether the database can be written."""
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
        except Exception as error:  # noqa: BLE001 - after any error the database counts as faulty
            await self._note_fault(error)
        else:
            self.last_fault = None
            logger.info("the database can be written again")

    async def _commit(self, jobs: list[_Job]) -> None:
        """Commit all jobs in one transaction. If a row is refused, try each half of the jobs, down to single jobs.

        So a damaged page refuses only the changes that need it.
        """
        if self._given_up:
            self._give_up(jobs)
            return
        began = self._clock.monotonic()
        try:
            result = await self._persistent(jobs)
        except Exception as error:  # noqa: BLE001 - the caller gets the error, and the writer goes on
            of_database = is_fault_of_database(error)
            if len(jobs) > 1 and (not of_database or cause_of(error) == DAMAGED):
                half = len(jobs) // 2
                await self._commit(jobs[:half])
                await self._commit(jobs[half:])
            elif of_database:
                await self._refuse(jobs, error)
            elif isinstance(error, IntegrityError):
                jobs[0].fail(ConflictError(str(error.orig)))
            else:
                jobs[0].fail(error)
        else:
            self.last_fault = None
            if not jobs[0].is_test:
                self.last_commit = self._clock.now()
                self.on_commit(len(jobs), self._clock.monotonic() - began)
            for job in jobs:
                if self._damage.refuses:
                    self._damage.accept(job.matches)
                job.succeed(result)

    async def _refuse(self, jobs: list[_Job], error: Exception) -> None:
        """Fail these jobs because of a fault of the database."""
        fault = await self._note_fault(error)
        logger.error("nothing written for %d callers: %s", len(jobs), fault)
        for job in jobs:
            if not job.is_test:
                self.on_refusal(cause_of(error))
            if may_be_of_one_page(error):
                self._damage.refuse(job.matches, fault)
            job.fail(StorageError(fault))
        if self._hurrying:
            self._give_up([])

    async def _persistent(self, jobs: list[_Job]) -> Any:
        """Run `_transaction`, up to `TRIES` times if PostgreSQL ends it because of a deadlock.

        Deadlocks happen because triggers on leaderboard lines also lock rows of `honour_counts`.
        """
        for _ in range(TRIES - 1):
            try:
                return await self._transaction(jobs)
            except DBAPIError as error:
                if code_of(error) != DEADLOCK:
                    raise
        return await self._transaction(jobs)

    async def _transaction(self, jobs: list[_Job]) -> Any:
        """Write the rows of many jobs, or run the work of one job and return its result.

        Raises FilesLost if SQLite's files are not in place before or after the commit. Raises InUse if another process
        has taken the database.
        """
        try:
            self._check_files()
        except LogLost as lost:
            await self._begin_new_log(lost)
        if self._files is not None and self._fence is not None:
            self._files.note_log(self._fence.number)
        if self._connection is None:
            self._connection = await self._engine.connect()
        work, result = jobs[0].work, None
        if work is None:
            await commit(self._connection, _by_statement(jobs), self._fence)
        else:
            async with self._connection.begin():
                if self._fence is not None:
                    await check_fence(self._connection, self._fence)
                result = await work(self._connection)
        if self._files is not None:
            self._files.look_beside()
        self._check_files()
        return result

    def _check_files(self) -> None:
        if self._files is not None:
            self._files.check()

    async def _begin_new_log(self, lost: LogLost) -> None:
        """Write the deleted log's content into the database, and let SQLite create a new log.

        Raises FilesLost if the content cannot be written.
        """
        logger.warning("%s", lost)
        await self._stop_reading()  # the readers use the old log, and two logs at once would damage the database
        if self._connection is not None:
            try:
                driver: Any = (await self._connection.get_raw_connection()).driver_connection
                [[busy, *_]] = await driver.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
            except ValueError:  # the connection was closed before, which wrote the log into the database
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
            # The connection stays open, because a new connection would open another file or another log.
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
        """Fail these jobs, all waiting jobs and all later jobs."""
        self._given_up = True
        waiting = []
        while not self._queue.empty():
            waiting.append(self._queue.get_nowait())
        for job in (*begun, *waiting):
            if job is not None:
                job.fail(StorageError(str(self.last_fault)))
        if None in waiting:
            self._queue.put_nowait(None)  # tells the task to stop

    async def _disconnect(self, broken: bool = False) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                if broken:  # the pool must not use the broken connection again
                    await connection.invalidate()
                await connection.close()
            except Exception as problem:  # noqa: BLE001 - the next batch opens a new connection
                logger.warning("closing the write connection failed: %s", problem)
        if self._files is not None:
            self._files.leave_beside()


def _by_statement(jobs: Iterable[_Job]) -> Batch:
    """Return the rows of all jobs by statement, in the order of the statements."""
    rows: dict[Statement, list[Mapping[str, Any]]] = {}
    for job in jobs:
        for write in job.writes:
            rows.setdefault(write.statement, []).append(write.values)
    if Statement.STAMP in rows:  # two processes lock the same matches in the same order
        rows[Statement.STAMP].sort(key=lambda row: str(row["match_id"]))
    return {statement: rows[statement] for statement in sorted(rows)}
