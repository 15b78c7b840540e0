"""Connections to the database, and the differences between SQLite and PostgreSQL.

SQLite uses a write-ahead log (WAL), so that readers and the writer do not wait for each other. It uses
`synchronous=FULL`, because with the faster NORMAL a power cut would lose committed moves.

This module sends BEGIN itself (`isolation_level=None`), because Python's sqlite3 sends none before CREATE TABLE.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import URL, Connection, Table, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.errors import StorageError
from bot.storage.legible import LegibleConnection
from bot.storage.one_call import OneCallDriver
from bot.storage.places import hindrance, reason
from bot.storage.private import give_to_owner_of
from bot.storage.servers import postgres_engine, why_not_connected
from bot.storage.typed import check_types

READERS = 2
# Milliseconds to wait for another process's lock. The wait must be short, because a bot has only seconds to stop. A
# backup or a second start holds the lock for a much shorter time.
BUSY_TIMEOUT = 1_500
BUSY_PAUSE = 0.01  # seconds between two tries of a statement that does not wait for a lock by itself
# When the write-ahead log has this many pages, SQLite moves them into the database, which delays a commit.
CHECKPOINT_PAGES = 4_000
WAL_LIMIT = 16 * 1024 * 1024  # bytes; SQLite cuts a longer write-ahead log to this length when it begins the log again
# A start checks a file of at most so many bytes, which takes 0.1 to 1 s. A larger one is checked while the bot runs.
QUICK_BYTES = 64 * 1024 * 1024
# IMMEDIATE takes the write lock at once. A transaction that takes the lock only after a read can fail without a wait.
BEGIN_WRITING = "BEGIN IMMEDIATE"

_AFTER_DAMAGE = "restore a backup (python -m bot restore FILE), or save what can be read (python -m bot rescue FILE)."
_SQLITE = {
    sqlite3.SQLITE_FULL: "{name} cannot be written: its disk is full; make space. What was acknowledged is kept.",
    sqlite3.SQLITE_READONLY: "{name} cannot be written: give this user the right to write the file and its folder.",
    sqlite3.SQLITE_CANTOPEN: "{name} cannot be opened: its folder is missing, or this user may not use it.",
    sqlite3.SQLITE_NOTADB: "{name} is not a SQLite database: " + _AFTER_DAMAGE,
    sqlite3.SQLITE_BUSY: "{name} is locked by another program: stop that first.",
    sqlite3.SQLITE_CORRUPT: "{name} is damaged: " + _AFTER_DAMAGE,
    sqlite3.SQLITE_IOERR: "{name} could not be read or written: the disk is full or has a fault.",
}
_ACCOUNT = "look at the user and the password in DATABASE_URL"
# What helps after PostgreSQL's own words, by its code.
_POSTGRESQL = {
    "28P01": _ACCOUNT,
    "28000": _ACCOUNT,
    "3D000": "make it (createdb), or name the right one in DATABASE_URL",
    "42501": "let this user own the database (createdb --owner)",
    "53100": "make space on the server's disk",
    "53300": "raise max_connections, or let fewer programs connect",
}
# Faults whose reason is where the file lies: `bot.storage.places` finds it.
_OF_PLACE = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR)


def parse_url(text: str) -> URL:
    """Return the URL of a supported database. Raises StorageError for any other URL."""
    url = make_url(text)
    if url.drivername not in ("sqlite+aiosqlite", "postgresql+asyncpg"):
        raise StorageError(
            f"The database driver {url.drivername} is not known: use sqlite+aiosqlite or postgresql+asyncpg."
        )
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise StorageError("A database in memory keeps nothing: name a file.")
    return url


async def prepare_file(url: URL) -> None:
    """Switch a SQLite database to WAL mode. Raises sqlite3.Error, for example if the file is no database.

    Raises StorageError if the file is damaged, or on a drive without locks. Does nothing for PostgreSQL.
    """
    if url.get_backend_name() != "sqlite":
        return
    loop = asyncio.get_running_loop()
    give_up = loop.time() + BUSY_TIMEOUT / 1000
    while True:  # `timeout` does not cover this statement, so it is tried again while the database is locked
        try:
            mode = await asyncio.to_thread(begin_log, str(url.database))
            break
        except sqlite3.OperationalError as error:
            if sqlite_code(error) != sqlite3.SQLITE_BUSY or loop.time() > give_up:
                raise
            await asyncio.sleep(BUSY_PAUSE)
    if mode != "wal":
        raise StorageError(f"{database_name(url)} lies where SQLite cannot lock it: use a local disk.")
    found = await asyncio.to_thread(quick_faults, Path(str(url.database)))
    if found:
        raise StorageError(damaged(url, found))


def begin_log(file: str) -> str:
    """Ask SQLite for a write-ahead log. Return the kind of log that the database has then.

    It does not use aiosqlite, because aiosqlite's thread could go on after a program that ends with an error.
    """
    path = Path(file)
    is_new = not path.exists()
    with closing(sqlite3.connect(file, BUSY_TIMEOUT / 1000, factory=LegibleConnection)) as connection:
        [[mode]] = connection.execute("PRAGMA journal_mode=WAL").fetchall()
    if is_new:
        give_to_owner_of(path.parent, path)  # root may begin it for another user; SQLite then makes its log for them
    return str(mode)


def quick_faults(file: Path) -> str:
    """Return the first line of SQLite's quick check of a file; "" if it is intact, or too large for a quick check."""
    if file.stat().st_size > QUICK_BYTES:
        return ""
    with closing(sqlite3.connect(file, BUSY_TIMEOUT / 1000, factory=LegibleConnection)) as connection:
        [[verdict]] = connection.execute("PRAGMA quick_check(1)").fetchall()
    return "" if verdict == "ok" else str(verdict)


def writing_engine(url: URL) -> AsyncEngine:
    """Return an engine with the one connection that writes."""
    if url.get_backend_name() != "sqlite":
        return postgres_engine(url, pool_size=1, max_overflow=0)
    return _sqlite_engine(
        url,
        1,
        BEGIN_WRITING,
        (f"wal_autocheckpoint={CHECKPOINT_PAGES}", f"journal_size_limit={WAL_LIMIT}", "synchronous=FULL"),
    )


def reading_engine(url: URL) -> AsyncEngine:
    """Return an engine with the connections that read."""
    if url.get_backend_name() != "sqlite":
        # The server may have restarted since the last use of a connection, so each connection is checked before use.
        # All statements of a transaction see one moment, as on SQLite, whatever other processes store meanwhile.
        return postgres_engine(
            url, pool_size=READERS, max_overflow=0, pool_pre_ping=True, isolation_level="REPEATABLE READ"
        )
    return _sqlite_engine(url, READERS, "BEGIN", ("query_only=ON",))


def unchanging_engine(url: URL) -> AsyncEngine:
    """Return an engine with one connection that can change nothing. Its transactions see one state of the database."""
    if url.get_backend_name() != "sqlite":
        forbidding = {"server_settings": {"default_transaction_read_only": "on"}}
        return postgres_engine(
            url, pool_size=1, max_overflow=0, isolation_level="REPEATABLE READ", connect_args=forbidding
        )
    path = quote(str(Path(str(url.database)).absolute()))
    read_only = url.set(database=f"file:{path}", query={"mode": "ro", "uri": "true"})
    return _sqlite_engine(read_only, 1, "BEGIN", ("query_only=ON",))


def _sqlite_engine(url: URL, connections: int, begin: str, pragmas: tuple[str, ...]) -> AsyncEngine:
    engine = create_async_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        module=OneCallDriver(),
        connect_args={"isolation_level": None, "timeout": BUSY_TIMEOUT / 1000, "factory": LegibleConnection},
    )

    check_types(engine.dialect)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        try:
            cursor = connection.cursor()
            for pragma in ("foreign_keys=ON", *pragmas):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()
        except BaseException:
            connection.close()  # otherwise aiosqlite's thread would not end
            raise

    @event.listens_for(engine.sync_engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        driver: Any = connection.connection.dbapi_connection
        driver.begin_with_next(begin)

    return engine


def database_name(url: URL) -> str:
    """Return the words "The database" and the database's name, without passwords: the query may have one, too."""
    if url.get_backend_name() == "sqlite":
        return f"The database {url.database}"
    return f"The database {url.set(query={}).render_as_string(hide_password=True)}"


def sqlite_code(error: BaseException) -> int:
    """Return the primary result code of a SQLite error; 0 for any other error."""
    return (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF


def sentence(error: BaseException, url: URL) -> str:
    """Return one sentence for the operator about a fault of the database, with advice if the fault is known."""
    origin = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    name = database_name(url)
    if url.get_backend_name() == "sqlite" and sqlite_code(origin) in _OF_PLACE:
        found = hindrance(Path(str(url.database)))
        if found is not None:
            return f"{name} cannot be used: {found}."
    known = _SQLITE.get(sqlite_code(origin))
    if known is not None:
        return known.format(name=name)
    if isinstance(origin, OSError) and origin.filename is not None:
        return f"{name} cannot be used: {reason(origin)}."
    if isinstance(origin, OSError) and url.get_backend_name() != "sqlite":
        return f"{name} cannot be used: {why_not_connected(origin)}."
    lines = str(origin).strip().splitlines() or [type(origin).__name__]
    helps = _POSTGRESQL.get(getattr(origin, "sqlstate", None) or "")
    return f"{name} cannot be used: {lines[0].rstrip('.')}{'' if helps is None else f'; {helps}'}."


def damaged(url: URL, what: str) -> str:
    """Return one sentence for the operator about a damaged SQLite file. what: the words of SQLite's own check."""
    told = " ".join(what.removeprefix("*** in database main ***").split())
    return f"{database_name(url)} is damaged ({told}): {_AFTER_DAMAGE}"


def upsert_of(dialect: str) -> Callable[[Table], Any]:
    """Return the `insert` function of "sqlite" or "postgresql" that supports ON CONFLICT."""
    return sqlite.insert if dialect == "sqlite" else postgresql.insert


async def insert_new(connection: AsyncConnection, table: Table, **values: Any) -> bool:
    """Insert a row unless its key is taken. Return whether the row was inserted."""
    row = upsert_of(connection.dialect.name)(table).values(**values).on_conflict_do_nothing()
    return bool((await connection.execute(row)).rowcount)
