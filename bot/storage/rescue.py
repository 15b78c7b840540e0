"""Copies what is intact in a damaged SQLite database into a new one, and tells what is lost.

A match is copied if all that belongs to it can be read: its row, its seats, its log without a gap, and everything that
an index of another table knows of it. Otherwise it would go on from a state that its members never saw.
"""

import asyncio
import shutil
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from bot.errors import StorageError
from bot.storage import salvage
from bot.storage.backup import give_name
from bot.storage.broken_log import cut_off
from bot.storage.database import database_name, parse_url, sentence, writing_engine
from bot.storage.eras import era_start
from bot.storage.identity import LOG, beside, is_another, log_is_needed, refuse_another, settle
from bot.storage.keeping import is_by_letters, is_member
from bot.storage.legible import LegibleConnection
from bot.storage.lock import sole_use
from bot.storage.migrate import revision_or_newest, upgrade
from bot.storage.places import is_file

# What follows from other rows (triggers count the honours), and what the migrations write themselves.
_LEFT_OUT = ("honour_counts", "alembic_version", "sqlite_sequence")

# Tables with rows that are about a match, but no part of it. So a lost row costs no match.
_BESIDE = frozenset({"accuracies", "letter_codes", "letters", "match_notes", "planned_turns"})

# The seats of open matches whose users have no letter, and the row of a letter that has not been shown.
_LETTERLESS = """
SELECT DISTINCT matches.id, matches.channel_id, matches.version, seats.user_id
FROM matches JOIN seats ON seats.match_id = matches.id
WHERE matches.phase IN ('lobby', 'playing')
AND NOT EXISTS (SELECT 1 FROM letters WHERE letters.match_id = matches.id AND letters.user_id = seats.user_id)
ORDER BY matches.id, seats.seat
"""
_LETTER = """
INSERT INTO letters (match_id, user_id, number, channel_id, wanted, version) VALUES (?, ?, ?, 0, ?, 0)
"""


class _Known(NamedTuple):
    """What a damaged file says of rows that cannot be read.

    Attributes:
        keys: those that the index of each table has.
        broken: the tables with a damaged page.
        unknown: the tables that may have had rows of which no index tells.
    """

    keys: dict[str, set[salvage.Row]]
    broken: list[str]
    unknown: list[str]


class Rescued(msgspec.Struct, frozen=True):
    """The result of a rescue.

    Attributes:
        matches: how many matches are in the new database.
        rows: how many rows each table has there.
        lost: a line for each match that is not, for each table with other rows that are not, and for a lost log.
    """

    matches: int
    rows: dict[str, int]
    lost: tuple[str, ...]


def rescue(url: str, target: Path, now: int) -> Rescued:
    """Copy what is intact into the new file `target`. The database stays as it is. now: milliseconds since 1970.

    This function blocks. After an error there is no new file. Raises StorageError if a bot runs, if the database is no
    file, if `target` exists, or if nothing can be read.
    """
    parsed = parse_url(url)
    if parsed.get_backend_name() != "sqlite":
        raise StorageError(f"{database_name(parsed)} is PostgreSQL: restore it from a backup, see OPERATING.md.")
    database = Path(str(parsed.database))
    if not is_file(database) or not database.stat().st_size:
        refuse_another(database)
        raise StorageError(f"There is no database {database}: restore a backup (python -m bot restore FILE).")
    if target.exists():
        raise StorageError(f"{target} exists: name a file that does not, a rescue overwrites nothing.")
    if not target.parent.is_dir():
        raise StorageError(f"There is no folder {target.parent}: make it, or name a file in another one.")
    with sole_use(url):
        without_log = _lost_with_log(database)
        try:
            with tempfile.TemporaryDirectory(dir=target.parent, prefix=f"{target.name}.rescue-") as name:
                draft, done = _rescued(database, Path(name), now)
                settle(draft)
                give_name(draft, target)
            settle(target.parent)
        except OSError as error:
            raise StorageError(f"{target} cannot be written: {error.strerror}.") from error
        except (sqlite3.Error, DBAPIError) as error:
            raise StorageError(sentence(error, parsed.set(database=str(target)))) from error
    return msgspec.structs.replace(done, lost=(*without_log, *done.lost))


def _lost_with_log(database: Path) -> list[str]:
    """Return a line if the log beside a database has or had changes that a rescue cannot copy."""
    log = beside(database, LOG)
    if is_another(database):
        return [f"all that came after {database}: it is not what the bot used here last, or its first page is damaged"]
    if log_is_needed(database) and not log.exists():
        return [f"the newest changes, which were in {log}"]
    found = cut_off(database)
    return [f"{found.commits} commits at the end of {log}, which is damaged"] if found and found.surely else []


def _rescued(database: Path, folder: Path, now: int) -> tuple[Path, Rescued]:
    source, draft = folder / "source.db", folder / "draft.db"
    shutil.copyfile(database, source)
    # The log of another file would damage what a copy over the database has.
    if beside(database, LOG).is_file() and not is_another(database):
        shutil.copyfile(beside(database, LOG), beside(source, LOG))
    salvage.mend_form(source)
    with closing(sqlite3.connect(source, factory=LegibleConnection)) as old:
        with suppress(sqlite3.DatabaseError):
            old.execute("PRAGMA journal_mode=DELETE")  # the log goes into the file
        asyncio.run(_make(draft, _revision(old)))
        with closing(sqlite3.connect(draft)) as new:
            known = _copy_all(old, new)
            _copy_stray(source, old, new, known.broken)
            done = _judge(new, known)
            new.commit()
    if not known.keys:
        raise StorageError(f"Nothing can be read in {database}: restore a backup (python -m bot restore FILE).")
    asyncio.run(_make(draft, "head"))
    with closing(sqlite3.connect(draft)) as new:
        new.execute("PRAGMA journal_mode=DELETE")
        new.execute(f"PRAGMA user_version = {now // 60_000}")
    return draft, done


def _revision(old: sqlite3.Connection) -> str:
    """Return the revision of the old tables; that of this version if it cannot be read. Raises StorageError."""
    with suppress(sqlite3.DatabaseError):
        for (revision,) in old.execute("SELECT version_num FROM alembic_version"):
            return revision_or_newest(revision)
    return revision_or_newest(None)


async def _make(draft: Path, revision: str) -> None:
    """Bring the tables of the new database up to a revision."""
    engine = writing_engine(parse_url(f"sqlite+aiosqlite:///{draft}"))

    def make(connection: Connection) -> None:
        upgrade(connection, revision)

    try:
        async with engine.begin() as connection:
            await connection.run_sync(make)
    finally:
        await engine.dispose()


def _copy_all(old: sqlite3.Connection, new: sqlite3.Connection) -> _Known:
    """Copy all rows that SQLite finds."""
    there, known = salvage.tables_of(old), _Known({}, [], [])
    for table, columns in salvage.tables_of(new).items():
        if table in _LEFT_OUT:
            continue
        if table not in there:
            known.unknown.append(table)
            continue
        both = tuple(name for name in columns if name in there[table])
        _copy(new, table, both, salvage.rows_of(old, table, both))
        known.keys[table], complete = salvage.keys_in_index(old, table, salvage.key_of(new, table))
        if not salvage.can_be_read(old, table):
            known.broken.append(table)
            if not complete:
                known.unknown.append(table)
    return known


def _copy_stray(source: Path, old: sqlite3.Connection, new: sqlite3.Connection, broken: list[str]) -> None:
    """Copy the rows of broken tables to which no page leads any more."""
    roots, there = salvage.roots_of(old), salvage.tables_of(old)
    stray = salvage.stray_pages(source, tuple(roots.values())) if broken else []
    for table in broken:
        trial = source.with_name(f"{table}.db")
        shutil.copyfile(source, trial)
        for page in stray:
            _copy(new, table, there[table], salvage.rows_on_page(trial, roots[table], page, table, there[table]))
        trial.unlink()


def _copy(new: sqlite3.Connection, table: str, columns: tuple[str, ...], rows: Iterable[salvage.Row]) -> None:
    names, marks = ", ".join(f'"{name}"' for name in columns), ", ".join("?" * len(columns))
    insert = f'INSERT OR IGNORE INTO "{table}" ({names}) VALUES ({marks})'
    for row in rows:
        with suppress(sqlite3.IntegrityError, sqlite3.InterfaceError, sqlite3.DataError):  # a row of a damaged page
            new.execute(insert, row)


def _judge(new: sqlite3.Connection, known: _Known) -> Rescued:
    """Delete what is left of matches that are not intact, and of leagues that are lost."""
    tables = [table for table in salvage.tables_of(new) if table not in _LEFT_OUT]
    owned = [table for table in tables if _belongs_to(new, table, "matches")]
    missing = {table: keys - _keys(new, table) for table, keys in known.keys.items()}
    torn = {str(key[0]) for key in missing.get("matches", ())}
    # A row whose key does not name its match, such as a puzzle that was found in it, is no part of the match. Nor is
    # a row of `_BESIDE`.
    keys_of = {table: salvage.key_of(new, table) for table in owned if table not in _BESIDE}
    parts = {table: key.index("match_id") for table, key in keys_of.items() if "match_id" in key}
    for table, at in parts.items():
        torn |= {str(key[at]) for key in missing.get(table, ())}
    intact = set(_whole(new)) - torn
    found = {str(name) for (name,) in new.execute("SELECT id FROM matches")}
    for table in parts:
        found |= {str(name) for (name,) in new.execute(f'SELECT DISTINCT match_id FROM "{table}"')}
    lost = sorted((found | torn) - intact)
    told = [_told(new, name) for name in lost]
    for name in lost:
        for table in owned:
            new.execute(f'DELETE FROM "{table}" WHERE match_id = ?', (name,))
        new.execute("DELETE FROM matches WHERE id = ?", (name,))
    _add_letters(new, tables)
    _drop_lost_homes(new, tables)
    told += _without_league(new, tables)
    told += [f"{len(keys)} rows of {table}" for table, keys in missing.items() if keys and table not in parts]
    told += [f"an unknown number of rows of {table}" for table in known.unknown]
    rows = {table: new.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0] for table in tables}
    return Rescued(rows["matches"], rows, tuple(told))


def _add_letters(new: sqlite3.Connection, tables: Iterable[str]) -> None:
    """Give each member of an open match by letters a letter, if it is lost, so that the bot posts a board at its start.

    Members who have lent their seats, or whom a table asks, get theirs with the next change of the match.
    """
    if "letters" not in tables:  # those of an older version
        return
    for name, channel, version, user in new.execute(_LETTERLESS).fetchall():
        if is_by_letters(channel) and is_member(user):
            numbers = "SELECT coalesce(max(number) + 1, 0) FROM letters WHERE match_id = ?"
            [(number,)] = new.execute(numbers, (name,)).fetchall()
            new.execute(_LETTER, (name, user, number, version))
            new.execute("UPDATE matches SET board_version = 0 WHERE id = ?", (name,))


def _drop_lost_homes(new: sqlite3.Connection, tables: Iterable[str]) -> None:
    """Delete the second homes of battles that are lost, and those that nothing leads to a battle any more.

    Open leagues have a time when they are due, and only these homes have none.
    """
    if "battle_homes" in tables:  # else it is of an older version
        new.execute("DELETE FROM battle_homes WHERE battle_id NOT IN (SELECT id FROM leagues)")
        homes = "id NOT IN (SELECT league_id FROM battle_homes)"
        new.execute(f"DELETE FROM leagues WHERE due IS NULL AND phase != 'closed' AND {homes}")


def _without_league(new: sqlite3.Connection, tables: Iterable[str]) -> list[str]:
    """Delete the rows whose league is lost, and return a line for each table that had such rows."""
    told = []
    for table in tables:
        if _belongs_to(new, table, "leagues"):
            gone = new.execute(f'DELETE FROM "{table}" WHERE league_id NOT IN (SELECT id FROM leagues)').rowcount
            told += [f"{gone} rows of {table} whose league is lost"] if gone else []
    return told


def _belongs_to(new: sqlite3.Connection, table: str, owner: str) -> bool:
    return any(row[2] == owner for row in new.execute(f'PRAGMA foreign_key_list("{table}")'))


def _keys(new: sqlite3.Connection, table: str) -> set[salvage.Row]:
    names = ", ".join(f'"{name}"' for name in salvage.key_of(new, table))
    return set(new.execute(f'SELECT {names} FROM "{table}"'))


def _whole(new: sqlite3.Connection) -> Iterator[str]:
    """Yield the matches with seats and a log without a gap. An archived match has only the newest entry of its log."""
    archived = {name for (name,) in new.execute("SELECT match_id FROM archives")}
    seated = {name for (name,) in new.execute("SELECT match_id FROM seats")}
    for name, newest in new.execute("SELECT id, version FROM matches").fetchall():
        first = newest if name in archived else era_start(newest) + 1
        versions = [
            row[0] for row in new.execute("SELECT version FROM log WHERE match_id = ? ORDER BY version", (name,))
        ]
        if name in seated and versions == list(range(first, newest + 1)):
            yield str(name)


def _told(new: sqlite3.Connection, name: str) -> str:
    """Return a line about a lost match: its place, where it is known."""
    wanted = "SELECT game, guild_id, channel_id, phase FROM matches WHERE id = ?"
    for game, guild, channel, phase in new.execute(wanted, (name,)):
        return f"match {name}: {game}, {phase}, server {guild}, channel {channel}"
    return f"match {name}"
