"""Fixtures for databases. A test that asks for `database_url` gets a new database with all tables and no rows.

By default the database is SQLite. Tests of storage and tests marked `on_each_database` also run on PostgreSQL. This
mark is for races, and for tests that together send every statement of the bot.

The migrations run once for SQLite and once for PostgreSQL, and each test gets a copy of the result. Tests of migrations
ask for `empty_url`. A bot believes that such a copy is whole and up to date, except in the tests of storage and of
programs.

The environment variable TEST_DATABASE_URL is the URL of a database on a PostgreSQL server. The user in this URL must be
allowed to create databases. Without the variable, the tests start PostgreSQL in a temporary folder. If PostgreSQL is
missing, its tests are skipped with a warning.
"""

import asyncio
import os
import secrets
import shutil
import signal
import sqlite3
import subprocess
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]  # The package has no types.
import pytest
from sqlalchemy import URL, Connection, create_engine, inspect, make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.machine import Clock
from bot.storage import store
from bot.storage.database import begin_log, writing_engine
from bot.storage.files import DatabaseFiles
from bot.storage.migrate import migrate, upgrade

__all__ = ["database_url", "empty_url", "on_each_database", "postgres_server", "postgres_tables"]

T = TypeVar("T")

DEBIAN_FOLDERS = "usr/lib/postgresql/*/bin"


class NoPostgres(Exception):
    """There is no PostgreSQL server, and the tests cannot start one."""


def program(name: str) -> str | None:
    places = sorted(Path("/").glob(DEBIAN_FOLDERS))
    return shutil.which(name) or next(
        (str(place / name) for place in reversed(places) if (place / name).exists()), None
    )


def _as_ordinary_user(command: list[str]) -> list[str]:
    """If the tests run as root, let the user postgres run the command, because PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


def skip(config: pytest.Config, why: str) -> None:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None:
        reporter.write_line(f"\nNOT TESTED ON POSTGRESQL: {why}", red=True, bold=True)
    pytest.skip(f"no PostgreSQL: {why}")


@pytest.fixture(scope="session")
def postgres_server(request: pytest.FixtureRequest) -> Iterator[URL]:
    """Yield the URL of a database on a running server. A connection to it can create other databases."""
    try:
        with running_postgres() as server:
            yield server
    except NoPostgres as problem:
        skip(request.config, str(problem))


@contextmanager
def running_postgres() -> Iterator[URL]:
    """Yield the URL of a database on a running server. Raises NoPostgres."""
    named = os.environ.get("TEST_DATABASE_URL")
    if named:
        yield make_url(named).set(drivername="postgresql+asyncpg")
        return
    with own_postgres() as server:
        yield server.url


@dataclass(frozen=True)
class OwnPostgres:
    """A PostgreSQL server that the tests have started. url: the URL of a database on it. data: its folder."""

    url: URL
    pg_ctl: tuple[str, ...]
    data: Path

    @property
    def pid(self) -> int:
        """Return the id of the server's first process, which has started all its others."""
        return int((self.data / "postmaster.pid").read_text(encoding="ascii").split()[0])

    def restart(self, mode: str) -> None:
        """Stop the server and start it again. This blocks for about a second.

        mode: "fast" ends all connections; "immediate" also recovers the database, as after a crash.
        """
        run(*self.pg_ctl, "-m", mode, "-w", "restart")

    def promote(self) -> None:
        """Make a replica the server that is written. This blocks until it is."""
        run(*self.pg_ctl, "-w", "promote")

    def kill(self) -> None:
        """Kill all processes of the server at once, as when its machine loses power."""
        first = self.pid
        os.kill(first, signal.SIGSTOP)  # it starts nothing anew
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(first)], check=True, capture_output=True, text=True)
        for pid in (*map(int, found.stdout.split()), first):
            os.kill(pid, signal.SIGKILL)
        (self.data / "postmaster.pid").unlink()


def run(*command: str) -> None:
    subprocess.run(_as_ordinary_user([*command]), check=True, stdout=subprocess.DEVNULL, cwd="/")


@contextmanager
def own_postgres(
    *, durable: bool = False, options: str = "", like: Callable[[str], None] | None = None
) -> Iterator[OwnPostgres]:
    """Yield a new server, which ends with the context, if it has not been killed. Raises NoPostgres.

    durable: whether each commit waits for the disk, as operators have it. Only measurements need that.
    options: more options of the server.
    like: fills the server's folder, whose path it gets; None: it is a new database.
    """
    initdb, pg_ctl = program("initdb"), program("pg_ctl")
    if initdb is None or pg_ctl is None:
        raise NoPostgres("set TEST_DATABASE_URL, or install the package postgresql")
    with tempfile.TemporaryDirectory(prefix="lapidary-pg-") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        data = str(folder / "data")
        if like is None:
            run(initdb, "-D", data, "-A", "trust", "-U", "postgres", "--no-sync")
        else:
            like(data)
        # Only the tests use this server, and its data is not kept, so it runs without TCP, and in haste also without
        # fsync and vacuum.
        hasty = "" if durable else "-c autovacuum=off -c full_page_writes=off -F"
        settings = f"-c listen_addresses='' -k {folder} {hasty} {options}"
        log = str(folder / "log")
        run(pg_ctl, "-D", data, "-w", "-l", log, "-o", settings, "start")
        url = URL.create("postgresql+asyncpg", "postgres", database="postgres", query={"host": str(folder)})
        try:
            yield OwnPostgres(url, (pg_ctl, "-D", data, "-l", log, "-o", settings), folder / "data")
        finally:
            if (folder / "data" / "postmaster.pid").exists():
                run(pg_ctl, "-D", data, "-m", "immediate", "stop")


async def administer(server: URL, command: str) -> None:
    dsn = server.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(dsn)
    try:
        await connection.execute(command)
    finally:
        await connection.close()


_untouched = set[Path]()  # the files with all tables that nobody has opened yet


def url_of(path: Path) -> str:
    """Return the URL of a SQLite file. If the file does not exist, create it with all tables."""
    if not path.exists():
        path.write_bytes(_all_tables())
        _untouched.add(path)
    return f"sqlite+aiosqlite:///{path}"


def believe_new_files(patch: Callable[[object, str, object], None], believes: Callable[[], bool]) -> None:
    """Let `Store.open` omit all checks and migrations of a file that `url_of` has just made.

    They take a fifth of the time of a bot that starts and ends. A restart on the file checks all, and so does a process
    that wants the file for itself. patch: `setattr`, or one that is taken back. believes: whether it omits them now.
    """
    prepare = store._prepare

    async def prepared(
        parsed: URL, writing: AsyncEngine, lock: Any, claim: Any, holder: str | None, clock: Clock
    ) -> store._Opened:
        path = Path(str(parsed.database))
        is_untouched = path in _untouched
        _untouched.discard(path)
        if not is_untouched or holder is not None or not believes():
            return await prepare(parsed, writing, lock, claim, holder, clock)
        async with writing.begin():  # SQLite makes the log, which `DatabaseFiles` needs
            return store._Opened(DatabaseFiles(path))

    patch(store, "_prepare", prepared)


@cache
def _all_tables() -> bytes:
    """Return the bytes of a SQLite file on which all migrations have run."""
    with tempfile.TemporaryDirectory(prefix="lapidary-tables-") as folder:
        file = Path(folder) / "bot.db"
        begin_log(str(file))
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return file.read_bytes()


@cache
def _statements() -> tuple[str, ...]:
    """Return the statements that make all tables in an empty SQLite database, and what the migrations note in them."""
    with closing(sqlite3.connect(":memory:")) as connection:
        made = bytearray(_all_tables())
        made[18:20] = 1, 1  # no write-ahead log, which a database in memory cannot have
        connection.deserialize(bytes(made))
        return tuple(connection.iterdump())[1:-1]  # without those of a transaction


async def migrate_at_once(engine: AsyncEngine) -> tuple[str, ...]:
    """Bring the tables up to date as `migrate`, but make those of an empty SQLite database at once."""
    async with engine.begin() as connection:
        if engine.dialect.name == "sqlite" and not (await connection.run_sync(_tables)):
            for statement in _statements():
                await connection.exec_driver_sql(statement)
    return await migrate(engine)


def _tables(connection: Connection) -> list[str]:
    return inspect(connection).get_table_names()


async def _create(server: URL, like: URL | None = None) -> URL:
    """Create a database on a PostgreSQL server and return its URL.

    like: the database to copy, which nobody may use at this moment; None creates an empty database
    """
    name = f"lapidary_test_{secrets.token_hex(6)}"
    await administer(server, f"CREATE DATABASE {name}" + (f" TEMPLATE {like.database}" if like is not None else ""))
    return server.set(database=name)


async def drop_database(server: URL, url: URL) -> None:
    """Drop a database, even if somebody uses it."""
    await administer(server, f"DROP DATABASE {url.database} WITH (FORCE)")


async def create_with_tables(server: URL) -> URL:
    """Create a database with all tables and no rows, and return its URL."""
    url = await _create(server)
    engine = writing_engine(url)
    await migrate(engine)
    await engine.dispose()
    return url


def _in_a_thread(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in another thread, because this thread may have a running event loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


@pytest.fixture(scope="session")
def postgres_tables(postgres_server: URL) -> Iterator[URL]:
    """Yield the URL of the database that tests copy. All migrations have run on it."""
    url = _in_a_thread(create_with_tables(postgres_server))
    yield url
    _in_a_thread(drop_database(postgres_server, url))


KINDS = ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]


on_each_database = pytest.mark.parametrize("database_url", KINDS, indirect=True)


@pytest.fixture
async def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """Yield the URL of a new database with all tables and no rows. It is SQLite unless the test asks for PostgreSQL."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield url_of(tmp_path / "bot.db")
        return
    # The server starts here and not earlier, because tests on SQLite do not need it.
    server: URL = request.getfixturevalue("postgres_server")
    url = await _create(server, request.getfixturevalue("postgres_tables"))
    yield url.render_as_string(hide_password=False)
    await drop_database(server, url)


@pytest.fixture(params=KINDS)
async def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """Yield the URL of a new database without tables."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path / 'empty.db'}"
        return
    server: URL = request.getfixturevalue("postgres_server")
    url = await _create(server)
    yield url.render_as_string(hide_password=False)
    await drop_database(server, url)
