"""Copies the whole database while the bot runs.

A plain copy of the database's file would lack the newest commits: SQLite keeps them in a second file, the write-ahead
log. The statement VACUUM INTO writes one complete file, and the bot can write meanwhile.
"""

import errno
import os
import re
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection

from bot.errors import StorageError
from bot.storage.broken_log import let_merge
from bot.storage.database import database_name, parse_url, sentence, sqlite_code
from bot.storage.identity import NO_NUMBER, log_is_needed, refuse_another, settle
from bot.storage.legible import LegibleConnection
from bot.storage.lock import InUse, sole_use
from bot.storage.places import FULL, is_file, reason
from bot.storage.private import give_to_owner_of

# The time of this file in the data folder is the time of the last backup. It names the backup's folder, or is empty.
LAST_BACKUP = "last-backup"
FEWEST = 10  # matches of a backup from which on a database with less than half of them is suspect

_OWN_NAME = re.compile(r"lapidary-\d{8}-\d{6}\.db")
# Parts of the header of a SQLite file (https://sqlite.org/fileformat2.html).
_HEADER_BYTES, _MAGIC, _USER_VERSION = 100, b"SQLite format 3\0", slice(60, 64)

# The errors of `os.link` on file systems without hard links.
NO_LINKS = (errno.EPERM, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EMLINK)


def backup(url: str, target: Path, now: int) -> None:
    """Copy the database to the new file `target`. now: milliseconds since 1970.

    This function blocks. After an error there is no new file. Raises StorageError if there is no SQLite database, if
    it is empty, if `target` exists, if its folder is missing, if another file is in the database's place, or if the
    disk has a fault.
    """
    parsed = parse_url(url)
    if parsed.get_backend_name() != "sqlite":
        raise StorageError(f"{database_name(parsed)} is PostgreSQL: back it up with its own pg_dump.")
    source = Path(str(parsed.database))
    there = is_file(source)
    refuse_another(source)
    if not there:
        raise StorageError(f"There is no database {source}: nothing was copied.")
    if source.stat().st_size == 0:  # a start that was killed at once may have left it
        raise StorageError(f"{database_name(parsed)} is empty: nothing was copied.")
    if log_is_needed(source):
        with suppress(InUse), sole_use(url):
            let_merge(source, now)  # no bot runs, so the copy may merge the log of a killed one
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        if not target.parent.is_dir():
            raise StorageError(f"There is no folder {target.parent}: make it, or name a file in another one.")
        if target.exists():
            raise _taken(target)
        unfinished.unlink(missing_ok=True)  # a killed backup may have left this file
        # Python creates this file, because SQLite's error would not say which of the two files it cannot open.
        unfinished.touch(0o600, exist_ok=False)
        try:
            _copy(source, unfinished, now)
            give_to_owner_of(source, unfinished)  # the bot's own backups read and delete what root has made
            settle(unfinished)
            give_name(unfinished, target)
        finally:
            unfinished.unlink(missing_ok=True)
        settle(target.parent)
    except sqlite3.Error as error:
        if sqlite_code(error) == sqlite3.SQLITE_FULL:  # only the backup is written, so its disk is full
            raise StorageError(f"The backup {target} cannot be written: {FULL}.") from error
        raise StorageError(sentence(error, parsed)) from error
    except FileExistsError as error:
        raise _taken(target) from error
    except OSError as error:
        raise StorageError(f"The backup {target} cannot be written: {reason(error)}.") from error


def _taken(target: Path) -> StorageError:
    return StorageError(f"{target} exists: name a file that does not, a backup overwrites nothing.")


def give_name(unfinished: Path, target: Path) -> None:
    """Rename a file to `target`, but never overwrite a file: raises FileExistsError if `target` exists."""
    try:
        os.link(unfinished, target)
    except OSError as error:
        if error.errno not in NO_LINKS:
            raise
        # Memory cards and some network drives have no hard links. There, an empty file reserves the name.
        target.touch(0o600, exist_ok=False)
        try:
            unfinished.replace(target)
        except OSError:
            target.unlink()
            raise


def _copy(source: Path, target: Path, now: int) -> None:
    # The mode is not `ro` (read-only), because SQLite may have to finish the write-ahead log of a killed bot.
    name = f"file:{quote(str(source.absolute()))}?mode=rw"
    with closing(sqlite3.connect(name, uri=True, factory=LegibleConnection)) as connection:
        connection.execute("VACUUM INTO ?", (str(target),))
    with closing(sqlite3.connect(target)) as copy:
        [[verdict]] = copy.execute("PRAGMA quick_check").fetchall()
        copy.execute(f"PRAGMA user_version = {now // 60_000}")
        copy.execute(f"PRAGMA application_id = {NO_NUMBER}")  # so that a start notices it in the database's place
    if verdict != "ok":
        raise StorageError(f"The database {source} is damaged ({verdict}): this backup was not kept.")


def dated(folder: Path, now: int) -> Path:
    """Return the name of a backup in a folder. now: milliseconds since 1970."""
    return folder / f"lapidary-{datetime.fromtimestamp(now / 1000, UTC):%Y%m%d-%H%M%S}.db"


def thin_out(folder: Path, keep: int) -> tuple[Path, ...]:
    """Delete the oldest backups with dated names in a folder, and return them. keep: how many stay, at least 1.

    Everything else in the folder stays, also a file with such a name that is no backup. Raises StorageError.
    """
    if keep < 1:
        raise ValueError("at least one backup stays")
    found = _backups(folder)
    try:
        for path in found[:-keep]:
            path.unlink()
    except OSError as error:
        raise StorageError(f"Old backups in {folder} cannot be deleted: {reason(error)}.") from error
    return found[:-keep]


def dated_in(folder: Path) -> tuple[Path, ...]:
    """Return the backups with dated names in a folder that this user may read, the oldest first. Raises OSError."""
    return tuple(sorted(path for path in folder.iterdir() if _OWN_NAME.fullmatch(path.name) and _is_backup(path)))


def unreadable_in(folder: Path) -> tuple[Path, ...]:
    """Return the files with dated names in a folder that this user may not read, as root may have made them."""
    return tuple(
        sorted(path for path in folder.iterdir() if _OWN_NAME.fullmatch(path.name) and _header_of(path) is None)
    )


def refuse_emptier(url: str, folder: Path) -> None:
    """Raise StorageError if the database has less than half of the matches of the newest dated backup in a folder.

    Such a database was probably begun anew. With each backup of it, `thin_out` would delete a good one. Fewer than
    `FEWEST` matches may vanish at once: after a trial, or when a member has all data deleted.
    """
    parsed = parse_url(url)
    newest = next((path for path in reversed(_backups(folder)) if _matches_in(path) is not None), None)
    if newest is None or parsed.get_backend_name() != "sqlite" or not Path(str(parsed.database)).is_file():
        return
    before, now = _matches_in(newest) or 0, _matches_in(Path(str(parsed.database)))
    if now is not None and before >= FEWEST and now * 2 < before:
        raise StorageError(
            f"{database_name(parsed)} has {now} matches, and the last backup {newest} has {before}: nothing was copied "
            "or deleted. If this is right, make one backup without --keep; else restore that one."
        )


def _matches_in(path: Path) -> int | None:
    """Return how many matches a file has; None if it cannot be read."""
    try:
        name = f"file:{quote(str(path.absolute()))}?mode=ro"
        with closing(sqlite3.connect(name, uri=True, factory=LegibleConnection)) as connection:
            [[number]] = connection.execute("SELECT count(*) FROM matches").fetchall()
    except sqlite3.Error:
        return None
    return int(number)


def _backups(folder: Path) -> tuple[Path, ...]:
    """Return the dated backups in a folder, the oldest first. Raises StorageError."""
    try:
        return dated_in(folder)
    except OSError as error:
        raise StorageError(f"The backups in {folder} cannot be read: {reason(error)}.") from error


def _is_backup(path: Path) -> bool:
    """Return whether a file has the header of a SQLite database with the time of a backup (`taken_at`)."""
    header = _header_of(path) or b""
    return header.startswith(_MAGIC) and header[_USER_VERSION] not in (b"", bytes(4))


def _header_of(path: Path) -> bytes | None:
    """Return the first bytes of a file; b"" of what is no file of its own, and None if this user may not read it."""
    if path.is_symlink() or not path.is_file():
        return b""
    try:
        with path.open("rb") as file:
            return file.read(_HEADER_BYTES)
    except PermissionError:
        return None


def note_backup(folder: Path, target: Path) -> None:
    """Note in the data folder that the backup `target` was made now. Raises OSError."""
    file = folder / LAST_BACKUP
    file.write_text(f"{target.absolute().parent}\n", encoding="utf-8", errors="surrogateescape")
    give_to_owner_of(folder, file)


def backup_folder(folder: Path) -> Path | None:
    """Return the folder that the last backup went to, as the data folder says; None if it does not say it."""
    try:
        noted = (folder / LAST_BACKUP).read_text(encoding="utf-8", errors="surrogateescape").strip()
    except OSError:
        return None
    return Path(noted) if noted else None


def backed_up_at(folder: Path) -> float | None:
    """Return when the last backup was noted, in seconds since 1970; None: never."""
    try:
        return (folder / LAST_BACKUP).stat().st_mtime
    except OSError:
        return None


def taken_at(connection: Connection) -> int:
    """Return the time of a backup, rounded down to a minute, in milliseconds since 1970; 0 if unknown."""
    minutes: int = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    return minutes * 60_000
