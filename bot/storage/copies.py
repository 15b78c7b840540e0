"""Finds the backup that an older version of the bot can go back to."""

import sqlite3
from collections.abc import Collection
from contextlib import closing, suppress
from pathlib import Path
from urllib.parse import quote

from bot.storage.backup import backup_folder
from bot.storage.legible import LegibleConnection
from bot.storage.shards import OLDEST

BACKUPS = "backups"  # the folder of OPERATING.md, in the working directory or beside the database


def newest_fit(database: Path, revisions: Collection[str]) -> tuple[Path | None, tuple[Path, ...]]:
    """Return the newest backup with which this version can go on, and the folders in which backups were looked for.

    These are the folder of the last backup, the folder of the database, and folders that are called "backups".
    revisions: all that this version knows. A file that cannot be read is no backup.
    """
    own = database.absolute().parent
    folders = _different(backup_folder(own), own / BACKUPS, Path(BACKUPS), own)
    found = [
        (taken, path.name, path)
        for folder in folders
        for path in folder.glob("*.db")
        if path.resolve() != database.resolve() and (taken := _taken_at(path, revisions))
    ]
    return max(found)[2] if found else None, folders


def _different(*wanted: Path | None) -> tuple[Path, ...]:
    """Return those folders that are there, each once, in their order."""
    found: dict[Path, Path] = {}
    for path in wanted:
        with suppress(OSError):  # one of them may be out of reach
            if path is not None and path.is_dir():
                found.setdefault(path.resolve(), path)
    return tuple(found.values())


def _taken_at(path: Path, revisions: Collection[str]) -> int:
    """Return when a backup was taken, in minutes since 1970; 0 if the file is none that this version can restore."""
    try:
        name = f"file:{quote(str(path.absolute()))}?mode=ro&immutable=1"
        with closing(sqlite3.connect(name, uri=True, factory=LegibleConnection)) as file:
            [(minutes,)] = file.execute("PRAGMA user_version")
            heads = {revision for (revision,) in file.execute("SELECT version_num FROM alembic_version")}
            if not heads <= set(revisions):  # a newer version may have let older ones go on
                heads = {note for (note,) in file.execute("SELECT note FROM notes WHERE name = ?", (OLDEST,))}
    except sqlite3.Error:
        return 0
    return int(minutes) if heads and heads <= set(revisions) else 0
