"""The open database: it writes rows, reads values, runs transactions and reports its health."""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.errors import StorageError, UnfitDatabase
from bot.machine import Chance, Clock, SystemChance, SystemClock
from bot.storage import identity, shards
from bot.storage.broken_log import let_merge
from bot.storage.database import (
    BUSY_PAUSE,
    BUSY_TIMEOUT,
    damaged,
    database_name,
    parse_url,
    prepare_file,
    reading_engine,
    sentence,
    writing_engine,
)
from bot.storage.faults import Damage, may_be_of_one_page
from bot.storage.fence import Fence
from bot.storage.files import DatabaseFiles, FilesLost
from bot.storage.identity import Known
from bot.storage.inflight import InFlight
from bot.storage.integrity import faults_of_file
from bot.storage.lock import Claim, PostgresLock, sole_use
from bot.storage.migrate import migrate, newest_revision, refuse_newer
from bot.storage.mutual import MutualLocks
from bot.storage.probe import Moves, Probe
from bot.storage.readers import Readers
from bot.storage.taking import settle_number, take
from bot.storage.writer import CLOSED, Publish, Writer
from bot.storage.writes import Writes

T = TypeVar("T")
P = ParamSpec("P")

Connection = AsyncConnection  # the first argument of the functions in `bot.storage.reads`

HOLDER_BYTES = 8  # of the random name of a process
EMPTYING = 20  # attempts to empty the log while other connections use it
PROBE_AFTER = 5.0  # seconds between two tries to write after a fault
CLOSE_WITHIN = 2.5  # seconds; a little longer than a write waits for a lock (`BUSY_TIMEOUT` in `bot.storage.database`)

_OTHER_APPLICATION = (
    "{name} belongs to the application {before} of Discord, and DISCORD_TOKEN to {now}: use the token of the first, "
    "or run `python -m bot restore --in-place` to hand the database over."
)

logger = logging.getLogger(__name__)


class Health(msgspec.Struct, frozen=True):
    """The answer to a health check.

    Attributes:
        writing: whether the writer's task is alive.
        waiting: how many transactions are in the writer's queue.
        last_commit: time of the last commit in milliseconds since 1970, tests left out; None before the first commit.
        fault: a sentence about why writing fails at present; None if it works.
        damage: a sentence about damaged parts of the file; None if none are known.
    """

    writing: bool
    waiting: int
    last_commit: int | None
    fault: str | None
    damage: str | None = None

    @property
    def well(self) -> bool:
        return self.writing and self.fault is None and self.damage is None


class Store:
    """An open database. Use `Store.open` to open one.

    Attributes:
        damage: what is known of damaged parts of the file.
        mutual: the locks of all processes on a PostgreSQL database.
        holder: a random name of this process, by which others know what it has claimed.
    """

    def __init__(
        self,
        writing: AsyncEngine,
        reading: AsyncEngine,
        opened: "_Opened",
        clock: Clock,
        probe_after: float,
        held: contextlib.ExitStack,
        holder: str,
    ) -> None:
        self._writing = writing
        self._reading = reading
        self._readers = Readers(reading)
        self._files = opened.files
        self._fence = opened.fence
        self._held = held  # the locks that keep other processes out
        self._under_way = InFlight()
        self.mutual = MutualLocks(writing.url)
        self.holder = holder
        self.damage = Damage()
        self._writer = Writer(writing, clock, probe_after, opened.files, opened.fence, self.damage, self._stop_reading)
        moves = Moves(self._writer, self.damage, clock)
        self._probe = Probe(lambda: self._writer.test(moves.make), clock)
        self._closing = False
        self._letting_go: asyncio.Task[None] | None = None  # without this reference, Python could destroy the task

    @classmethod
    async def open(
        cls,
        url: str,
        clock: Clock | None = None,
        chance: Chance | None = None,
        *,
        alone: bool = False,
        claim: Claim | None = None,
        anew: bool = False,
        probe_after: float = PROBE_AFTER,
    ) -> "Store":
        """Open a database and bring its tables up to date.

        url: sqlite+aiosqlite:///file or postgresql+asyncpg://...
        clock, chance: of the machine; None: its own.
        alone: whether to keep all other processes away until `close`, by the lock of `bot.storage.lock`.
        claim: what a process that runs the bot asks for. It keeps other processes away from its shards until `close`.
        anew: whether to begin a new SQLite database where one was lost.
        probe_after: seconds between two tries to write after a fault.

        Raises StorageError if the database is read-only, full or damaged, or if its folder is missing. Raises
        UnfitDatabase if it is in use, newer than the code, of another application, gone, or replaced by another file,
        or if running processes could not go on after a migration; then nothing has changed.
        """
        parsed, clock, chance = parse_url(url), clock or SystemClock(), chance or SystemChance()
        holder = chance.token_hex(HOLDER_BYTES)
        with contextlib.ExitStack() as held:
            locked = alone or claim is not None
            if locked:
                held.enter_context(sole_use(url))
            if anew and parsed.get_backend_name() == "sqlite":
                identity.begin_anew(Path(str(parsed.database)), clock.now())
            writing = writing_engine(parsed)
            lock = (
                PostgresLock(writing, claim, newest_revision(), clock, holder)
                if locked and parsed.get_backend_name() != "sqlite"
                else None
            )
            try:
                opened = await _prepare(parsed, writing, lock, claim, holder if locked else None, clock)
            except (DBAPIError, sqlite3.Error, OSError) as error:
                await writing.dispose()
                raise StorageError(sentence(error, parsed)) from error
            except BaseException:
                await writing.dispose()
                raise
            store = cls(writing, reading_engine(parsed), opened, clock, probe_after, held.pop_all(), holder)
        if lock is not None:
            lock.when_lost = store._writer.look
        return store

    @property
    def is_file(self) -> bool:
        """Return whether the database is a file of SQLite, which nobody but the bot checks."""
        return self._files is not None

    async def ousted(self) -> str:
        """Wait until another process has taken the database, and return a sentence that says so.

        This process then writes no more.
        """
        return await self._writer.ousted()

    def watch(self, on_commit: Callable[[int, float], None], on_refusal: Callable[[str], None]) -> None:
        """Call functions after commits and refused transactions: see `Writer`."""
        self._writer.on_commit, self._writer.on_refusal = on_commit, on_refusal

    async def probe(self) -> None:
        """Try what moves need, so that `health` shows a fault before the next move meets it. Raises nothing."""
        await self._probe.make()

    async def check_whole(self) -> None:
        """Check the whole file, which may take minutes, and note the result in `damage`. Does nothing for PostgreSQL.

        Raises StorageError if the check cannot be carried out.
        """
        if self._files is None:
            return
        refused = self.damage.begin_check()
        try:
            found = await faults_of_file(Path(str(self._writing.url.database)))
        except (sqlite3.Error, OSError) as error:
            raise StorageError(sentence(error, self._writing.url)) from error
        told = None if not found else damaged(self._writing.url, found[0])
        self.damage.end_check(refused, told)
        for line in found:
            logger.error("damage in the database: %s", line)

    def hurry(self) -> None:
        """Fail all writes at the next fault of the database: see `Writer.hurry`."""
        self._writer.hurry()

    async def close(self) -> None:
        """Refuse new work, finish the waiting writes and the running reads, and close the database.

        If the database does not answer, this returns after twice `CLOSE_WITHIN` seconds.
        """
        self._closing = True
        if self._fence is not None:
            with contextlib.suppress(OSError):
                identity.note_end(Path(str(self._writing.url.database)), self._fence.number)
        await self._writer.close(CLOSE_WITHIN)
        self._letting_go = asyncio.create_task(self._let_go(), name="storage end")
        await asyncio.wait({self._letting_go}, timeout=CLOSE_WITHIN)
        if self._letting_go.done():
            self._letting_go.result()
        else:
            logger.error("the database does not let go of its connections")

    async def _let_go(self) -> None:
        await self._writer.ended()
        await self._stop_reading()
        await self._writing.dispose()
        await self.mutual.close()
        if self._files is not None:
            self._files.close()
            self._files = None
        self._held.close()

    async def _stop_reading(self) -> None:
        await self._under_way.empty()
        await self._readers.close()

    async def write(self, writes: Writes, publish: Publish | None = None) -> None:
        """Write all rows or none of them: see `Writer.write`."""
        await self._writer.write(writes, publish)

    async def run(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Run a function in its own transaction and return its result: see `Writer.run`."""
        return await self._writer.run(work)

    async def empty_log(self) -> bool:
        """Move SQLite's write-ahead log into the database, so that nothing deleted is left in it.

        Return False if other connections have used the log all the time, or if the store is about to close. Does
        nothing for PostgreSQL. Raises StorageError if the files are not in place.
        """
        if self._files is None:
            return True

        async def empty(connection: Connection) -> bool:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            # If it waited for readers, nobody could write meanwhile.
            await driver.execute_fetchall("PRAGMA busy_timeout=0")
            try:
                [[busy, *_]] = await driver.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
            finally:
                await driver.execute_fetchall(f"PRAGMA busy_timeout={BUSY_TIMEOUT}")
            return not busy

        async def emptied() -> bool:
            try:
                return await self._readers.read(empty)
            except (DBAPIError, sqlite3.Error, OSError):
                return False

        for _ in range(EMPTYING):
            if self._closing:
                break
            self._check_files()
            if await self._under_way.run(emptied()):
                return True
            await asyncio.sleep(BUSY_PAUSE)
        return False

    async def read(
        self, query: Callable[Concatenate[Connection, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function of `bot.storage.reads` in a transaction and return its result.

        Raises StorageError if the database cannot be read or is closed, or if its files are not in place.
        """
        if self._closing:  # nobody would close a new connection
            raise StorageError(CLOSED)
        self._check_files()

        async def reading() -> T:
            try:
                return await self._readers.read(query, *args, **kwargs)
            except (DBAPIError, OSError) as error:
                if may_be_of_one_page(error):
                    self.damage.suspected.set()
                raise StorageError(sentence(error, self._reading.url)) from error

        # If the caller is cancelled, `run` lets the query end. Otherwise its transaction would stay open.
        return await self._under_way.run(reading())

    async def read_last(
        self, query: Callable[Concatenate[Connection, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function of `bot.storage.reads` after each earlier write is either committed or lost.

        PostgreSQL may still commit the writes of a lost connection. The writer's next connection waits for this, so the
        function reads on that connection. On SQLite a lost connection commits nothing. Raises the errors of `read`.
        """
        if self._files is not None:
            return await self.read(query, *args, **kwargs)
        return await self.run(lambda connection: query(connection, *args, **kwargs))

    def health(self) -> Health:
        """Return the health of the database, without a query."""
        writer, fault = self._writer, self._writer.last_fault
        try:
            self._check_files()
        except FilesLost as lost:
            fault = str(lost)
        if fault is None and self._probe.is_late:
            fault = f"{database_name(self._writing.url)} does not answer."
        return Health(writer.alive, writer.waiting, writer.last_commit, fault, self.damage.told)

    def _check_files(self) -> None:
        if self._files is not None:
            self._files.check()


class _Opened(msgspec.Struct, frozen=True):
    """What belongs to an open SQLite database; nothing for PostgreSQL.

    fence: None if other processes may write.
    """

    files: DatabaseFiles | None = None
    fence: Fence | None = None


async def _prepare(
    parsed: URL,
    writing: AsyncEngine,
    lock: PostgresLock | None,
    claim: Claim | None,
    holder: str | None,
    clock: Clock,
) -> _Opened:
    """Bring the tables up to date. holder: the random name of a process that keeps others away."""
    path = Path(str(parsed.database)) if parsed.get_backend_name() == "sqlite" else None
    if path is not None:
        identity.refuse_another(path)
        identity.refuse_foreign_file(path)
        if holder is not None:
            let_merge(path, clock.now())
    await prepare_file(parsed)
    application = await _check_application(parsed, writing, claim)
    fence = None
    if path is not None and holder is not None:
        fence = await take(writing, path, holder, database_name(parsed))
    await migrate(writing)
    if lock is not None:
        await lock.note(writing)
    if application is not None:
        async with writing.begin() as connection:
            await shards.note_application(connection, application)
    if path is None:
        return _Opened()
    if fence is not None:
        known = Known(begun=clock.now(), application=application)
        await settle_number(writing, path, fence.number, holder or "", known if claim is not None else None)
    # The connection of the migration is still open, so SQLite's write-ahead log exists, which `DatabaseFiles` needs.
    return _Opened(DatabaseFiles(path), fence)


async def _check_application(parsed: URL, writing: AsyncEngine, claim: Claim | None) -> int | None:
    """Return the id of the bot's application; None if it does not matter. Raises UnfitDatabase for another one."""
    if claim is None or claim.application is None:
        return None
    async with writing.begin() as connection:
        await connection.run_sync(refuse_newer)
        before = await connection.run_sync(shards.application_before)
    application = await claim.application()
    if before not in (None, application):
        raise UnfitDatabase(_OTHER_APPLICATION.format(name=database_name(parsed), before=before, now=application))
    return application
