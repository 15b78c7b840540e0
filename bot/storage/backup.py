"""A copy of the database that is whole, taken while the bot runs.

Copying the file is none: under WAL the newest commits lie in another file. VACUUM INTO writes what one moment's reader
sees, compact, and leaves the writer alone.
"""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from bot.errors import StorageError
from bot.storage.database import parse_url
from bot.storage.faults import database_name, sentence


def backup(url: str, target: Path) -> None:
    """Copy the database to a new file; it appears under its name only when it is whole and on the disk.

    Blocks until it is done. Raises StorageError: for PostgreSQL (it has its own tool), where `target` exists, where
    there is no database, and for faults of the disk.
    """
    parsed = parse_url(url)
    if parsed.get_backend_name() != "sqlite":
        raise StorageError(f"{database_name(parsed)} is PostgreSQL: back it up with its own pg_dump.")
    source = Path(str(parsed.database))
    if not source.is_file():
        raise StorageError(f"There is no database {source}: nothing was copied.")
    if target.exists():
        raise StorageError(f"{target} exists: name a file that does not, a backup overwrites nothing.")
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        _copy(source, unfinished)
        _settle(unfinished)
        # not rename: a file that came to be there meanwhile would be overwritten
        os.link(unfinished, target)
        unfinished.unlink()
        _settle(target.parent)
    except sqlite3.Error as error:
        unfinished.unlink(missing_ok=True)
        raise StorageError(sentence(error, parsed)) from error
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise StorageError(f"The backup {target} cannot be written: {error.strerror}.") from error


def _copy(source: Path, target: Path) -> None:
    # mode=rw, not ro: reading a WAL that a crash left behind has to recover it first
    with closing(sqlite3.connect(f"file:{quote(str(source.absolute()))}?mode=rw", uri=True)) as connection:
        connection.execute("VACUUM INTO ?", (str(target),))
    with closing(sqlite3.connect(target)) as copy:
        [[verdict]] = copy.execute("PRAGMA quick_check").fetchall()
    if verdict != "ok":
        raise StorageError(f"The database {source} is damaged ({verdict}): this backup was not kept.")


def _settle(path: Path) -> None:
    """Wait until a file's content, or a folder's entries, are on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
