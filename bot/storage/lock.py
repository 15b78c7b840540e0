"""Keeps other processes away from what this process serves, because two bots would post every board twice.

On SQLite the process locks a file beside the database. The kernel releases this lock when the process ends. SQLite's
own locks would not help, because SQLite holds them only during a commit. If somebody deletes the file, another process
can start; then the older one writes no more (`bot.storage.fence`).

On PostgreSQL the connection that writes takes advisory locks: one for each shard that the process serves. The server
releases these locks only after the last commit of their connection, even if the process was killed.

Three more locks are shared by all processes of the bot. The first keeps away commands that need the database for
themselves alone. The second has the number of the bot's shards in its key, so a start sees whether other processes have
another number. The third has the newest migration that a process knows in its key, so a migration sees which processes
it would break.

After a restart of the server, the process connects and takes its locks again. If another process has served one of the
shards meanwhile, or has used the database alone, this process writes no more.
"""

import logging
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.errors import StorageError, UnfitDatabase
from bot.machine import Clock
from bot.storage import shards
from bot.storage.database import database_name, parse_url
from bot.storage.places import NO_LOCKS, hindrance, reason

fcntl: ModuleType | None = None
with suppress(ImportError):  # Windows has no fcntl
    import fcntl

_log = logging.getLogger(__name__)

# The number of the lock that each process of the bot shares. A command that needs the database alone takes it alone.
# Migrations use another number, because processes without this lock run them too.
PLACE = 0x6C61_706A
# The first number of locks whose second number is a shard, and of those whose second number is how many shards there
# are. PostgreSQL keeps locks of two numbers apart from those of one.
SHARD, COUNT = 0x6C61_7001, 0x6C61_7002
# The first number of locks whose second number is the newest migration that a process knows. `bot.ui.baton` has more.
REVISION = 0x6C61_7006
# PostgreSQL may need some seconds to end the connection of a killed process.
WAIT_SECONDS = 10
# How long a start with another number of shards waits before it looks again whether the others have ended.
_LOOK_AGAIN_SECONDS = 0.1
# A machine that loses power closes no connection. After three silent seconds the server asks twice for a sign of life,
# then it ends the connection.
_SETTINGS = ", ".join(
    f"set_config('{setting}', '{value}', false)"
    for setting, value in {
        "tcp_keepalives_idle": 3,
        "tcp_keepalives_interval": 2,
        "tcp_keepalives_count": 2,
        "tcp_user_timeout": 7_000,
    }.items()
)
# PostgreSQL's error codes for a lock that was not free in time, and for processes that wait for each other's locks.
_NOT_FREE = ("55P03", "40P01")

_WAITING = "%s is in use by another process: waiting up to %g seconds for its end"
_UNUSABLE = "{name} cannot be used: {why}."
_IN_USE = "{name} is in use by another process: stop that one first."
_SHARD_IN_USE = "{name} has another process that serves shard {shard}: give each shard to one process (SHARD_IDS)."
_OTHER_COUNT = "{name} has processes with SHARDS={other}, and this one has SHARDS={count}: give all the same number."
_OLDER = "{name} has processes of a version before migration {oldest}, which could not go on: stop those first."
WAS_USED = "{name} was used by another process while this one had lost it: start this one anew."


@dataclass(frozen=True)
class Claim:
    """What a process that runs the bot asks of the database.

    Attributes:
        shards: the shards that the process serves.
        count: how many shards the bot has.
        application: asks Discord for the id of the bot's application. None: any application will do.
    """

    shards: tuple[int, ...]
    count: int
    application: Callable[[], Awaitable[int]] | None = None


class InUse(UnfitDatabase):
    """Another process uses the database or a shard, or has used it since this process lost its locks."""


@contextmanager
def sole_use(url: str) -> Iterator[None]:
    """Hold the lock of a SQLite database while the context is open. Raises InUse if another process holds the lock.

    The lock also works between containers that share the folder. For PostgreSQL, use `PostgresLock`. Raises
    StorageError if there can be no lock, since two bots could write at once then.
    """
    parsed = parse_url(url)
    if parsed.get_backend_name() != "sqlite":
        yield
        return
    handle = _opened(Path(f"{parsed.database}.lock"), database_name(parsed))
    try:
        try:
            if fcntl is not None:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise InUse(_IN_USE.format(name=database_name(parsed))) from error
        except OSError as error:
            raise StorageError(_UNUSABLE.format(name=database_name(parsed), why=NO_LOCKS)) from error
        yield
    finally:
        # The file is not deleted. Otherwise one process could lock the deleted file, and another one a new file.
        with suppress(OSError):  # that of a network drive that is gone
            os.close(handle)


def _opened(file: Path, name: str) -> int:
    """Return a descriptor of the file with the lock. Raises StorageError if it cannot be opened. name: the database."""
    try:
        # The file is opened for reading only, because its owner may be another user.
        handle = os.open(file, os.O_RDONLY | os.O_CREAT, 0o600)
    except OSError as error:
        why = hindrance(file.with_suffix("")) or hindrance(file) or reason(error)
        raise StorageError(_UNUSABLE.format(name=name, why=why)) from error
    folder = file.parent.stat()
    if os.fstat(handle).st_uid == 0 != folder.st_uid:
        with suppress(OSError):  # root has made it for a bot that runs as the folder's owner
            os.fchown(handle, folder.st_uid, folder.st_gid)
    return handle


def keep_out_of_migration(connection: Connection, oldest: str | None) -> None:
    """Keep away from a PostgreSQL database, until the transaction ends, all processes that migrations would break.

    These are commands that need the database alone, and processes that do not know the revision `oldest`; None: all
    others can go on. Raises InUse if one of them has not ended within `WAIT_SECONDS`.
    """
    name = database_name(connection.engine.url)
    connection.execute(text(f"SET LOCAL lock_timeout = {max(1, round(WAIT_SECONDS * 1000))}"))
    _await_lock(connection, f"advisory_xact_lock_shared({PLACE})", _IN_USE.format(name=name))
    for known in () if oldest is None else connection.scalars(text(_second_numbers(REVISION))).all():
        if known < int(oldest or 0):
            refusal = _OLDER.format(name=name, oldest=oldest)
            _await_lock(connection, f"advisory_xact_lock({REVISION}, {known})", refusal)
    connection.execute(text("SET LOCAL lock_timeout TO DEFAULT"))


def _await_lock(connection: Connection, lock: str, refusal: str) -> None:
    """Take a lock until the transaction ends. Raises InUse with the refusal if the lock is not free in time."""
    if connection.scalar(text(f"SELECT pg_try_{lock}")):
        return
    _log.warning(_WAITING, database_name(connection.engine.url), WAIT_SECONDS)
    try:
        connection.execute(text(f"SELECT pg_{lock}"))
    except DBAPIError as error:
        if getattr(error.orig, "sqlstate", None) not in _NOT_FREE:
            raise
        raise InUse(refusal) from error


def _second_numbers(first: int) -> str:
    """Return the query for the second numbers of the locks with this first number that processes share now."""
    return (
        f"SELECT DISTINCT objid::int FROM pg_locks WHERE locktype = 'advisory' AND classid = {first} "
        "AND mode = 'ShareLock' AND granted "
        "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    )


class PostgresLock:
    """The locks of a process on a PostgreSQL database. Each connection that writes takes these locks first.

    If another process holds one of them, a new connection waits up to `WAIT_SECONDS` and then raises InUse.

    Attributes:
        token: a random name of this process.
        when_lost: called after a connection with the locks has ended.
    """

    def __init__(self, engine: AsyncEngine, claim: Claim | None, revision: int, clock: Clock, token: str) -> None:
        """Let each connection of an engine take the locks.

        claim: the shards of the process; None if it needs the whole database for itself.
        revision: the number of the newest migration that the process knows.
        token: a random name of this process.
        """
        self.when_lost: Callable[[], None] | None = None
        self._name = database_name(engine.url)
        self._claim = claim
        self._revision = revision
        self.token = token
        self._clock = clock
        self._noted = False
        self._waiting = False  # whether the log says that the connection waits for another process
        event.listen(engine.sync_engine, "connect", self._take)

    async def note(self, engine: AsyncEngine) -> None:
        """Store the name of this process. From this, `_take` later sees whether another process was here."""
        async with engine.begin() as connection:
            if self._claim is None:
                await shards.take_all(connection, self.token)
            else:
                await shards.take(connection, self._claim.shards, self.token)
        self._noted = True

    def _take(self, connection: Any, _record: Any) -> None:
        try:
            cursor = connection.cursor()
            cursor.execute(f"SELECT {_SETTINGS}")
            self._waiting, give_up = False, self._clock.monotonic() + WAIT_SECONDS
            if self._claim is None:
                self._lock(cursor, give_up, "pg_{}advisory_lock", f"{PLACE}", _IN_USE)
            else:
                self._lock(cursor, give_up, "pg_{}advisory_lock_shared", f"{PLACE}", _IN_USE)
                self._lock(cursor, give_up, "pg_{}advisory_lock_shared", f"{REVISION}, {self._revision}", _IN_USE)
                self._take_shards(cursor, give_up, self._claim)
            if self._noted and self._was_used(cursor):
                raise InUse(WAS_USED.format(name=self._name))
            cursor.close()
            connection.commit()
            connection.driver_connection.add_termination_listener(self._lost)
        except BaseException:
            connection.terminate()  # SQLAlchemy does not close a connection after an error here
            raise

    def _take_shards(self, cursor: Any, give_up: float, claim: Claim) -> None:
        self._take_count(cursor, give_up, claim.count)
        ids = ", ".join(map(str, claim.shards))
        cursor.execute(f"SELECT id FROM unnest(ARRAY[{ids}]) AS id WHERE NOT pg_try_advisory_lock({SHARD}, id)")
        for (shard,) in cursor.fetchall():
            refusal = _IN_USE if claim.count == 1 else _SHARD_IN_USE.format(name=self._name, shard=shard)
            self._lock(cursor, give_up, "pg_{}advisory_lock", f"{SHARD}, {shard}", refusal)

    def _take_count(self, cursor: Any, give_up: float, count: int) -> None:
        """Take the lock of the number of shards. While a process waits for others, no third one must see its number.

        It looks again and again, because PostgreSQL would let nobody with the right number pass a waiting exclusive
        lock.
        """
        while True:
            while others := self._other_counts(cursor, count):
                if self._clock.monotonic() > give_up:
                    raise InUse(_OTHER_COUNT.format(name=self._name, other=others[0], count=count))
                self._say_waiting()
                cursor.execute(f"SELECT pg_sleep({_LOOK_AGAIN_SECONDS})")
            self._lock(cursor, give_up, "pg_{}advisory_lock_shared", f"{COUNT}, {count}", _IN_USE)
            if not self._other_counts(cursor, count):
                return
            cursor.execute(f"SELECT pg_advisory_unlock_shared({COUNT}, {count})")

    def _other_counts(self, cursor: Any, count: int) -> list[int]:
        cursor.execute(_second_numbers(COUNT))
        return [other for (other,) in cursor.fetchall() if other != count]

    def _was_used(self, cursor: Any) -> bool:
        """Return whether another process has used the database alone, or served a shard, since `note`.

        So has a process that migrated it, if this one cannot go on with the tables.
        """
        # Revisions have four digits, so their texts have the order of the numbers.
        newer = f"name = '{shards.OLDEST}' AND note > '{self._revision:04}'"
        cursor.execute(f"SELECT count(*) > 0 FROM notes WHERE {newer}")
        if cursor.fetchone()[0]:
            return True
        if self._claim is None:
            cursor.execute(
                f"SELECT count(*) = 0 FROM notes WHERE name = '{shards.ALONE}' AND note = '{self.token}' "
                f"AND NOT EXISTS (SELECT FROM shards WHERE holder <> '{self.token}')"
            )
        else:
            ids = self._claim.shards
            cursor.execute(
                f"SELECT count(*) < {len(ids)} FROM shards "
                f"WHERE holder = '{self.token}' AND id IN ({', '.join(map(str, ids))})"
            )
        return bool(cursor.fetchone()[0])

    def _say_waiting(self) -> None:
        if not self._waiting:
            self._waiting = True
            _log.warning(_WAITING, self._name, WAIT_SECONDS)

    def _lost(self, _driver: Any) -> None:
        if self.when_lost is not None:
            self.when_lost()

    def _lock(self, cursor: Any, give_up: float, function: str, key: str, refusal: str) -> None:
        """Take a lock. Raises InUse if it is not free before the time `give_up`.

        function: the name of PostgreSQL's function, with braces for "try_".
        """
        cursor.execute(f"SELECT {function.format('try_')}({key})")
        if cursor.fetchone()[0]:
            return
        self._say_waiting()
        left = max(1, round((give_up - self._clock.monotonic()) * 1000))
        cursor.execute(f"SET LOCAL lock_timeout = {left}")
        try:
            cursor.execute(f"SELECT {function.format('')}({key})")
        except Exception as error:
            if getattr(error, "sqlstate", None) not in _NOT_FREE:
                raise
            raise InUse(refusal.format(name=self._name)) from error
