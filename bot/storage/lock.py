"""Keeps a second process away from the database, because two bots would post every board and reminder twice.

On SQLite the process locks a file beside the database. The kernel releases this lock when the process ends. SQLite's
own locks would not help, because SQLite holds them only during a commit.

On PostgreSQL the connection that writes takes an advisory lock. The server releases this lock only after the last
commit of its connection, even if the process was killed. After a restart of the server, the process connects and takes
the lock again. If another process has used the database meanwhile, this process writes no more.
"""

import logging
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from secrets import token_hex
from types import ModuleType
from typing import Any

from sqlalchemy import URL, event
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.errors import StorageError
from bot.storage.database import database_name, parse_url
from bot.storage.schema import secrets

fcntl: ModuleType | None = None
with suppress(ImportError):  # Windows has no fcntl
    import fcntl

_log = logging.getLogger(__name__)

# The number of the advisory lock. Migrations use another number, because processes without this lock run them too.
PLACE = 0x6C61_706A
# PostgreSQL may need some seconds to end the connection of a killed process.
WAIT_SECONDS = 10
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
_TIMED_OUT = "55P03"  # PostgreSQL's error code for a lock that was not free in time

_IN_USE = "{name} is in use by another process: stop that one first."
_WAS_USED = "{name} was used by another process while this one had lost it: start this one anew."


class InUse(StorageError):
    """Another process uses the database, or has used it since this process lost the lock."""


@contextmanager
def sole_use(url: str) -> Iterator[None]:
    """Hold the lock of a SQLite database while the context is open. Raises InUse if another process holds the lock.

    The lock also works between containers that share the folder. For PostgreSQL, use `PostgresLock`.
    """
    parsed = parse_url(url)
    if parsed.get_backend_name() != "sqlite":
        yield
        return
    try:
        # The file is opened for reading only, because root may own it.
        handle = os.open(f"{parsed.database}.lock", os.O_RDONLY | os.O_CREAT, 0o644)
    except OSError:  # the caller opens the database next, and this raises a clearer error
        yield
        return
    try:
        try:
            if fcntl is not None:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise InUse(_IN_USE.format(name=database_name(parsed))) from error
        except OSError as error:
            _log.warning("A second bot on %s cannot be kept out here: %s", database_name(parsed), error.strerror)
        yield
    finally:
        # The file is not deleted. Otherwise one process could lock the deleted file, and another one a new file.
        os.close(handle)


class PostgresLock:
    """The lock of a process on a PostgreSQL database. Each connection that writes takes this lock first.

    If another process holds the lock, a new connection waits up to `WAIT_SECONDS` and then raises InUse.

    Attributes:
        when_lost: called after a connection with the lock has ended.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.when_lost: Callable[[], None] | None = None
        self._url: URL = engine.url
        self._token = token_hex(8)
        self._noted = False
        event.listen(engine.sync_engine, "connect", self._take)

    async def note(self, engine: AsyncEngine) -> None:
        """Store a random name of this process. From this, `_take` later sees whether another process was here."""
        row = insert(secrets).values(name="place", secret=self._token)
        async with engine.begin() as connection:
            await connection.execute(
                row.on_conflict_do_update(index_elements=[secrets.c.name], set_={"secret": row.excluded.secret})
            )
        self._noted = True

    def _take(self, connection: Any, _record: Any) -> None:
        try:
            cursor = connection.cursor()
            cursor.execute(f"SELECT {_SETTINGS}, pg_try_advisory_lock({PLACE})")
            if not cursor.fetchone()[-1]:
                self._wait(cursor)
            if self._noted:
                cursor.execute("SELECT secret FROM secrets WHERE name = 'place'")
                if cursor.fetchone() != (self._token,):
                    raise InUse(_WAS_USED.format(name=database_name(self._url)))
            cursor.close()
            connection.commit()
            connection.driver_connection.add_termination_listener(self._lost)
        except BaseException:
            connection.terminate()  # SQLAlchemy does not close a connection after an error here
            raise

    def _lost(self, _driver: Any) -> None:
        if self.when_lost is not None:
            self.when_lost()

    def _wait(self, cursor: Any) -> None:
        name = database_name(self._url)
        _log.warning("%s is in use by another process: waiting up to %g seconds for its end", name, WAIT_SECONDS)
        cursor.execute(f"SET LOCAL lock_timeout = {int(WAIT_SECONDS * 1000)}")
        try:
            cursor.execute(f"SELECT pg_advisory_lock({PLACE})")
        except Exception as error:
            if getattr(error, "sqlstate", None) != _TIMED_OUT:
                raise
            raise InUse(_IN_USE.format(name=name)) from error
