"""The databases of all versions: finds them, and puts one in place."""

import lzma
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Boolean, Column, Connection, MetaData, create_engine, insert

from bot.games import all_games
from bot.sessions.sessions import Sessions
from bot.storage.migrate import upgrade
from bot.storage.store import Store
from tests.sessions.table import TurnedClock
from tests.workers import inline_workers

FOLDER = Path(__file__).with_name("databases")
_NAME = re.compile(r"(\d{4})-([0-9a-f]{8}|\d+\.\d+\.\d+)\.sql\.xz")
# Migrations that came together with the next one: no commit had a database that ends with one of these.
NEVER_NEWEST = ("0003", "0004", "0005", "0024", "0026", "0027", "0029", "0031", "0032")
MADE_BY_MIGRATIONS = ("alembic_version", "notes", "honour_counts")  # the last one by triggers


class Fixture(NamedTuple):
    """A stored database. schema: the newest migration of the commit that made it."""

    schema: str
    commit: str
    path: Path


def fixtures() -> tuple[Fixture, ...]:
    """Return all stored databases, oldest first."""
    found = [(match, path) for path in sorted(FOLDER.iterdir()) if (match := _NAME.fullmatch(path.name))]
    return tuple(Fixture(match[1], match[2], path) for match, path in found)


def of_schema(schema: str) -> Fixture:
    """Return the newest database with this schema, or with the next older one."""
    return [one for one in fixtures() if one.schema <= schema][-1]


def put(schema: str, path: Path) -> None:
    """Make a SQLite database as a version left it. A schema that no version had is made from the one before it."""
    fixture = of_schema(schema)
    with closing(sqlite3.connect(path)) as file:
        file.executescript(lzma.decompress(fixture.path.read_bytes()).decode())
    if fixture.schema != schema:
        engine = create_engine(f"sqlite:///{path}")
        with engine.begin() as connection:
            upgrade(connection, schema)
        engine.dispose()


def copy_to(connection: Connection, path: Path, schema: str) -> None:
    """Make the tables of a schema in an empty PostgreSQL database, and copy the rows of a SQLite database into them."""
    upgrade(connection, schema)
    tables = MetaData()
    tables.reflect(connection)
    with closing(sqlite3.connect(path)) as file:
        file.row_factory = sqlite3.Row
        for table in tables.sorted_tables:
            if table.name in MADE_BY_MIGRATIONS:
                continue
            for row in file.execute(f"SELECT * FROM {table.name}").fetchall():
                connection.execute(
                    insert(table).values({name: _as(table.c[name], value) for name, value in dict(row).items()})
                )


def _as(column: Column[Any], value: Any) -> Any:
    """Return a value of SQLite, which has numbers for truth values."""
    return bool(value) if isinstance(column.type, Boolean) and value is not None else value


@asynccontextmanager
async def started(url: str, now: int) -> AsyncIterator[Sessions]:
    """Yield sessions of this version on a database, which they have brought up to date, and close them."""
    clock = TurnedClock(now)
    store = await Store.open(url, clock)
    sessions = Sessions(store, clock, all_games(), workers=inline_workers)
    try:
        await sessions.start()
        yield sessions
    finally:
        await sessions.drain()
        await store.close()
