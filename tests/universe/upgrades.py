"""Upgrades of the bot: a universe begins with the empty database of an older version, or its own becomes an older one.

The rows stay, in the tables that the older version had. Nothing may be lost on the way, so a version that could not
have stored all of them is not taken.
"""

import random
import shutil
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import create_engine
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.storage import store
from bot.storage.identity import note_end
from bot.storage.migrate import migrate, newest_revision, upgrade

if TYPE_CHECKING:
    from tests.universe.universe import Universe

BEGINS_OLD = 0.15  # the chance that a universe begins with an empty database of an older version
# Tables that a newer version fills by itself: from matches, from leaderboards, or from what it does next.
MADE_ANEW = frozenset({"turns", "honour_counts", "stamps", "shards", "notes", "reach"})
# Rows that a version before a revision stored otherwise, or not at all, though it had their tables.
STORED_OTHERWISE = (
    ("0009", "SELECT 1 FROM matches WHERE phase = 'over' OR phase = 'cancelled' AND state IS NOT NULL"),
    ("0002", "SELECT 1 FROM turns WHERE reminded > 0 OR muted OR undone OR time_left IS NOT NULL"),
)


class Upgrades:
    """Turns the database into one of an older version between two lives, and watches its migration.

    Attributes:
        wanted: whether the database becomes older before the next life.
        behind: whether the database is one of an older version now.
    """

    def __init__(self, universe: "Universe") -> None:
        self._universe = universe
        self._dice = random.Random(f"{universe.plan.seed}:upgrades")
        self._triggers: list[str] = []
        self.wanted = random.Random(f"{universe.plan.seed}:begins old").random() < BEGINS_OLD
        self.behind = False

    def prepare(self) -> None:
        """Turn the database into an older one if that is wanted. No bot may live."""
        if not self.wanted or self.behind:
            return
        self.wanted, path = False, self._universe.database
        note_end(path)  # these connections merge the log of a bot that was cut
        with closing(sqlite3.connect(path)) as connection:
            if not self._triggers:
                named = "type = 'trigger' AND (name LIKE 'kills_%' OR name LIKE 'universe_%')"
                rows = connection.execute(f"SELECT sql FROM sqlite_master WHERE {named} ORDER BY name").fetchall()
                self._triggers = [sql for (sql,) in rows]
        store.migrate = self._migrate  # type: ignore[attr-defined]
        left = [f"{number:04}" for number in range(1, newest_revision())]
        while left:
            revision = self._dice.choice(left)
            if set_back(path, revision):
                self.behind = True
                self._universe.reached.forget()
                self._universe.say(f"the database is one of version {revision}")
                return
            left = [one for one in left if one > revision]

    async def _migrate(self, engine: AsyncEngine) -> tuple[str, ...]:
        """Migrate as the bot does, and let the audit watch the new tables before the bot writes into them."""
        done = await migrate(engine)
        async with engine.begin() as connection:
            for sql in self._triggers:
                await connection.exec_driver_sql(sql.replace("CREATE TRIGGER", "CREATE TRIGGER IF NOT EXISTS", 1))
        if self.behind:
            self._universe.say(f"the bot has migrated its database by {', '.join(done) or 'nothing'}")
            self.behind = False
            self._universe.books.turn(on=True)
        return done


def make_all_empty(folder: Path) -> None:
    """Make the empty database of each older version in the folder of all universes.

    A universe takes a tenth of a second for one. Where it finds none it makes the same.
    """
    revisions = [f"{number:04}" for number in range(1, newest_revision())]
    newest = folder / "older.db"
    make_empty(newest, revisions, lambda revision: shutil.copy(newest, _empty(folder, revision)))
    newest.unlink()


def make_empty(path: Path, revisions: Iterable[str], made: Callable[[str], object]) -> None:
    """Make an empty database, bring it to one revision after the other, and call `made` after each."""
    engine = create_engine(f"sqlite:///{path}")
    for revision in revisions:
        with engine.begin() as connection:
            upgrade(connection, revision)
        made(revision)
    engine.dispose()


def _empty(folder: Path, revision: str) -> Path:
    return folder / f"empty-{revision}.db"


def set_back(path: Path, revision: str) -> bool:
    """Turn a database into one of an older version, if that could have stored all rows. Return whether it could."""
    old = path.with_name(f"{path.name}.{revision}")
    if (made := _empty(path.parent.parent, revision)).exists():
        shutil.copy(made, old)
    else:
        make_empty(old, (revision,), lambda _: None)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")  # the log goes into the file
        connection.execute("ATTACH ? AS old", (str(old),))
        could = not any(_lost(connection, revision))
        if could:
            _copy(connection)
    if could:
        old.replace(path)
    else:
        old.unlink()
    return could


def _lost(connection: sqlite3.Connection, revision: str) -> Iterator[Any]:
    """Yield a row of each table from which the older version would lose something."""
    for before, query in STORED_OTHERWISE:
        if revision < before:
            yield from connection.execute(f"{query} LIMIT 1")
    for table in _tables(connection, "main"):
        kept = _columns(connection, "old", table)
        more = [column for column in _columns(connection, "main", table) if column not in kept]
        if kept and more:
            some = " OR ".join(f"{column} IS NOT NULL" for column in more)
            yield from connection.execute(f"SELECT 1 FROM main.{table} WHERE {some} LIMIT 1")
        elif not kept and table not in MADE_ANEW and not table.startswith(("kills_", "universe_")):
            yield from connection.execute(f"SELECT 1 FROM main.{table} LIMIT 1")


def _copy(connection: sqlite3.Connection) -> None:
    """Copy all rows that the older version has a table for, the tables of the audit, and the number of the database."""
    [[number]] = connection.execute("PRAGMA main.application_id").fetchall()
    connection.execute(f"PRAGMA old.application_id = {number}")
    connection.execute("BEGIN")
    for table in _tables(connection, "main"):
        if table.startswith(("kills_", "universe_")):
            connection.execute(f"CREATE TABLE old.{table} AS SELECT * FROM main.{table}")
        elif columns := ", ".join(_columns(connection, "old", table)):
            connection.execute(f"INSERT OR IGNORE INTO old.{table} ({columns}) SELECT {columns} FROM main.{table}")
    connection.execute("COMMIT")


def _tables(connection: sqlite3.Connection, of: str) -> list[str]:
    rows = connection.execute(f"SELECT name FROM {of}.sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
    return [name for (name,) in rows if name != "alembic_version" and not name.startswith("sqlite_")]


def _columns(connection: sqlite3.Connection, of: str, table: str) -> list[str]:
    """Return the columns of a table; [] if there is no such table."""
    return [row[1] for row in connection.execute(f"PRAGMA {of}.table_info({table})")]
