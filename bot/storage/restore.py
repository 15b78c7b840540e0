"""Replaces the database by a backup, and keeps the old database under another name.

It is not enough to copy the backup over the database. A killed bot may have left a write-ahead log, which SQLite would
write into the new file. Also, boards in Discord already show newer versions (`bot.storage.set_back`).
"""

import asyncio
import errno
import os
import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from itertools import chain, count
from pathlib import Path
from urllib.parse import quote

import msgspec
from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import StorageError
from bot.machine import SystemChance
from bot.storage.backup import NO_LINKS, taken_at
from bot.storage.database import database_name, parse_url, sentence, sqlite_code, writing_engine
from bot.storage.eras import ERA
from bot.storage.identity import (
    JOURNAL,
    LOG,
    SHARED,
    beside,
    has_log,
    is_another,
    number_in,
    numbers_from,
    recall,
    remember,
    settle,
)
from bot.storage.legible import LegibleConnection
from bot.storage.lock import sole_use
from bot.storage.migrate import age, migrate
from bot.storage.places import is_file, reason
from bot.storage.private import give_to_owner_of
from bot.storage.set_back import set_back
from bot.storage.store import Store

_LARGEST_VERSION = 2**31 - 2 * ERA  # the next era must fit into an INTEGER of PostgreSQL, too


class Restored(msgspec.Struct, frozen=True):
    """The result of a restore.

    Attributes:
        matches: how many matches are open; the bot will post their boards again.
        aside: where the old database is now; None if there was none.
    """

    matches: int
    aside: Path | None = None


def restore(url: str, backup: Path, now: int) -> Restored:
    """Replace the database by a backup, and migrate the backup. now: milliseconds since 1970.

    This function blocks. After an error the database is as before. Raises StorageError if a bot runs, if the database
    is PostgreSQL, or if the disk has a fault. Also raises StorageError if `backup` is damaged, is no database of this
    bot, or was made by a newer bot.
    """
    parsed = parse_url(url)
    if parsed.get_backend_name() != "sqlite":
        raise StorageError(
            f"{database_name(parsed)} is PostgreSQL: stop the bot, put the backup in place with pg_restore, then run "
            "python -m bot restore --in-place."
        )
    database = Path(str(parsed.database))
    if not is_file(backup):
        raise StorageError(f"There is no backup {backup}: nothing was restored.")
    if is_file(database) and database.samefile(backup):
        raise StorageError(f"{backup} is the database itself: name a backup.")
    with sole_use(url):
        draft = beside(database, ".restoring")
        # A file that was copied over the database must not be opened beside the old log.
        another = is_another(database)
        shown = 0 if another else _highest_version(database)
        try:
            _remove(draft)
            _copy(backup, draft)
            _check(backup, draft)
            matches = asyncio.run(_prepare(parsed.set(database=str(draft)), backup, now, shown))
            _copy_owner(draft, database)
            settle(draft)
            _expect(database, draft)
            aside = _swap(parsed, draft, now, mixed=another)
            _expect(database)
            return Restored(matches, aside)
        except OSError as error:
            raise StorageError(
                f"{backup} cannot be put in the place of {database}: {reason(error)}. Nothing was changed."
            ) from error
        finally:
            with suppress(OSError):  # it was told already why the folder cannot be written
                _remove(draft)


def restored_in_place(url: str, now: int) -> Restored:
    """Prepare a database that another tool, such as pg_restore, has restored. now: milliseconds since 1970.

    Raises StorageError if a bot runs, or if the database cannot be used.
    """
    parsed = parse_url(url)
    if parsed.get_backend_name() == "sqlite" and not is_file(Path(str(parsed.database))):
        raise StorageError(f"There is no database {parsed.database}: name a backup to restore instead.")
    return Restored(asyncio.run(_set_back_in_place(url, now)))


async def _set_back_in_place(url: str, now: int) -> int:
    parsed = parse_url(url)
    if parsed.get_backend_name() == "sqlite":
        with sole_use(url):
            _accept(Path(str(parsed.database)))
    store = await Store.open(url, alone=True)
    try:
        return await store.run(lambda connection: set_back(connection, now))
    finally:
        await store.close()


def _accept(database: Path) -> None:
    """Accept a file that another tool has put in the database's place, or that has lost its log.

    If the old log is beside another file, the start refuses both.
    """
    if not has_log(database):
        _expect(database)


def _expect(database: Path, draft: Path | None = None) -> None:
    """Let the next start accept the database; or the copy as well, which is about to take its place."""
    known = recall(database)
    if known is not None:
        number = number_in(draft or database) or 0
        before = known.numbers if draft is not None else ()
        remember(
            database,
            msgspec.structs.replace(known, numbers=(*before, number), following=0, log=None, application=None),
        )


def _copy(backup: Path, draft: Path) -> None:
    """Copy the files of a backup: the database, and its write-ahead log if there is one."""
    shutil.copyfile(backup, draft)
    if (log := beside(backup, LOG)).is_file():
        shutil.copyfile(log, beside(draft, LOG))


def _check(backup: Path, draft: Path) -> None:
    """Raise StorageError if the copy is damaged or no SQLite database."""
    try:
        with closing(_opened(draft)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
            [[verdict], *_] = connection.execute("PRAGMA integrity_check").fetchall()
    except sqlite3.DatabaseError as error:
        code = sqlite_code(error)
        if code == sqlite3.SQLITE_NOTADB:
            raise StorageError(f"{backup} is no SQLite database: name a file that `backup` has written.") from error
        if code == sqlite3.SQLITE_CORRUPT:
            raise StorageError(f"The backup {backup} is damaged: name another one.") from error
        raise _as_os_error(error) from error
    if verdict != "ok":
        raise StorageError(f"The backup {backup} is damaged ({verdict}): name another one.")


async def _prepare(draft: URL, backup: Path, now: int, shown: int) -> int:
    """Migrate the copy, give it a number of its own and run `set_back` on it. Return how many matches are open."""
    engine = writing_engine(draft)
    try:
        async with engine.begin() as connection:
            await _check_ours(connection, backup)
            taken = await connection.run_sync(taken_at)
        await migrate(engine)
        async with engine.begin() as connection:
            number, _ = numbers_from(SystemChance().token_hex(8))
            await connection.exec_driver_sql(f"PRAGMA application_id = {number}")
            return await set_back(connection, now, taken_at=taken, shown=shown)
    except (DBAPIError, sqlite3.Error) as error:
        raise _as_os_error(getattr(error, "orig", None) or error) from error
    finally:
        await engine.dispose()


def _as_os_error(error: BaseException) -> OSError:
    full = sqlite_code(error) == sqlite3.SQLITE_FULL
    return OSError(errno.ENOSPC if full else errno.EIO, str(error).splitlines()[0])


async def _check_ours(connection: AsyncConnection, backup: Path) -> None:
    found = await connection.run_sync(age)
    if found in ("empty", "foreign"):
        raise StorageError(f"{backup} is no database of this bot: name a file that `backup` has written.")
    if found == "refused":
        raise StorageError(f"{backup} was made by a newer version of the bot: restore it with that one.")


def _copy_owner(draft: Path, database: Path) -> None:
    """Give the copy the old database's owner, so that the bot can write it, and nobody else any right.

    If there is no old database, the owner of its folder gets it.
    """
    draft.chmod(0o600)
    give_to_owner_of(database if database.exists() else database.parent, draft)


def _highest_version(database: Path) -> int:
    """Return the highest version of a match in the old database; 0 if the database cannot be read.

    In a damaged database a version may be anything. What is no version that a database can hold does not count.
    """
    if database.is_file():
        whole = "typeof(version) = 'integer' AND version BETWEEN 0 AND ?"
        with suppress(sqlite3.Error), closing(_opened(database)) as connection:
            found = connection.execute(f"SELECT max(version) FROM matches WHERE {whole}", (_LARGEST_VERSION,))
            [[highest]] = found.fetchall()
            return highest or 0
    return 0


def _swap(parsed: URL, draft: Path, now: int, *, mixed: bool) -> Path | None:
    """Put the copy in place, and rename the old database.

    mixed: whether the log beside the old database belongs to another file, so that it must not be merged.
    Return the old database's new name, or None if there was no old database.
    """
    database = Path(str(parsed.database))
    when = datetime.fromtimestamp(now / 1000, UTC)
    names = (
        beside(database, f".replaced-{when:%Y%m%d-%H%M%S}{more}") for more in chain([""], map("-{}".format, count(2)))
    )
    aside = next(name for name in names if not name.exists())
    if not database.exists():
        _move_log(database, aside)
        draft.replace(database)
        settle(database.parent)
        return None
    if not mixed:
        _merge_log(parsed)
    linked = _link(database, aside)
    try:
        _move_log(database, aside)
        draft.replace(database)
    except OSError:
        _move_log(aside, database)
        if linked:
            aside.unlink()
        else:
            aside.replace(database)
        raise
    settle(database.parent)
    return aside


def _merge_log(parsed: URL) -> None:
    """Write the old database's write-ahead log, if a killed bot has left one, into the database file.

    Raises StorageError if a bot or another program has the database open. After any other error of SQLite, the log
    stays as it is.
    """
    try:
        with closing(_opened(Path(str(parsed.database)))) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.DatabaseError as error:
        if sqlite_code(error) == sqlite3.SQLITE_BUSY:
            raise StorageError(sentence(error, parsed)) from error


def _link(old: Path, new: Path) -> bool:
    """Give a file a second name. On a file system without hard links, rename the file and return False."""
    try:
        os.link(old, new)
    except OSError as error:
        if error.errno not in NO_LINKS:
            raise
        old.replace(new)
        return False
    return True


def _move_log(old: Path, new: Path) -> None:
    for end in (LOG, JOURNAL):
        with suppress(FileNotFoundError):
            beside(old, end).replace(beside(new, end))
    beside(old, SHARED).unlink(missing_ok=True)  # SQLite makes this file again from the log


def _opened(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode=rw", 0, uri=True, factory=LegibleConnection)


def _remove(draft: Path) -> None:
    for end in ("", LOG, SHARED, JOURNAL):
        beside(draft, end).unlink(missing_ok=True)
