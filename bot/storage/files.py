"""Checks whether an open SQLite database is still in its place.

A process can write to an open file even after the file was deleted or moved. SQLite does not notice this, and all later
commits are lost. So the writer checks the files before and after each commit.

SQLite commits to the log (the file `-wal`), and copies the log into the database file only in a checkpoint. It counts
checkpoints in the `-shm` file. If the database file changes without a checkpoint, another program has overwritten it.

This module keeps the `-shm` file open. If it closed the file, POSIX would also release SQLite's locks on the file.
"""

import os
from contextlib import suppress
from pathlib import Path

from bot.errors import StorageError
from bot.storage.identity import Content, content, note_log
from bot.storage.places import advice

# Parts of the `-shm` file (https://sqlite.org/walformat.html). `_SALT` changes with each new log. A log consists of
# frames (changed pages): checkpoints have copied `_DONE` of them, and have tried to copy `_TRIED`.
_INDEX_BYTES = 136
_SALT, _DONE, _TRIED = slice(32, 40), slice(96, 100), slice(128, 132)

_GONE = "The database {name} is gone while the bot runs: put this very file back, or stop the bot and restore a backup."
_UNREACHABLE = "The database {name} cannot be reached while the bot runs: {why}."
_ANOTHER = (
    "The database {name} was replaced by another file while the bot runs: put the old one back, or stop the bot and "
    "restore the new one (see OPERATING.md)."
)
_OVERWRITTEN = (
    "The database {name} was overwritten by another program while the bot runs: stop the bot, then "
    "python -m bot check --data says whether it is still whole."
)
_BESIDE = "{name}, a part of the database, is gone while the bot runs: the bot tries to make it anew."

_Identity = tuple[int, int]


class FilesLost(StorageError):
    """The database's files are gone or replaced, so commits would be lost."""


class LogLost(FilesLost):
    """The database file is in place, but the log or the `-shm` file is not.

    The newest commits are in the log. A connection that still has it open can write them into the database file.
    """


class DatabaseFiles:
    """The files of an open database. Make one after the first write, which creates the log and the `-shm` file."""

    def __init__(self, path: Path) -> None:
        """Open the files at `path`. Raises OSError if one is missing."""
        self._path = path
        self._log, self._shared = (path.with_name(f"{path.name}{end}") for end in ("-wal", "-shm"))
        self._index = os.open(self._shared, os.O_RDONLY)
        found = path.stat()
        self._file = _identity(found)
        self._content = content(found)
        self._checkpoints = _checkpoints(self._counted())
        self._beside: dict[Path, _Identity] = {}
        self._noted: Content | None = None  # the state of the file to which the log is noted to have newer changes
        self.look_beside()

    def close(self) -> None:
        """Close the `-shm` file. Close all connections before."""
        with suppress(OSError):  # that of a network drive that is gone
            os.close(self._index)

    def leave_beside(self) -> None:
        """Allow SQLite to replace the log and the `-shm` file, because the write connection is closed."""
        self._beside = {}

    def note_log(self, number: int) -> None:
        """Note before a commit that the log is about to have changes which the file lacks: see `identity.note_log`.

        Without the note, as on a full disk, the loss of the log would go unseen. That is no reason to refuse a commit.
        """
        if self._noted != self._content:
            self._noted = self._content
            with suppress(OSError):
                note_log(self._path, number, self._content)

    def look_beside(self) -> None:
        """Remember the present log and `-shm` file for `check`, after a write has created them.

        Raises OSError if one is missing.
        """
        if self._beside:
            return
        beside = {path: _identity(path.stat()) for path in (self._log, self._shared)}
        if beside[self._shared] != _identity(os.fstat(self._index)):
            os.close(self._index)  # SQLite has replaced the `-shm` file
            self._index = os.open(self._shared, os.O_RDONLY)
        self._beside = beside

    def check(self) -> None:
        """Raise FilesLost if the database file is gone, replaced, overwritten or out of reach.

        Raise LogLost if only the log or the `-shm` file is gone or replaced.
        """
        try:
            self._check()
        except (FileNotFoundError, NotADirectoryError) as error:
            raise FilesLost(_GONE.format(name=self._path)) from error
        except OSError as error:  # the file is probably still there
            raise FilesLost(_UNREACHABLE.format(name=self._path, why=advice(error))) from error

    def _check(self) -> None:
        """Do what `check` does, but raise OSError if the database file cannot be looked at."""
        before = self._counted()
        found = self._path.stat()
        if _identity(found) != self._file:
            raise FilesLost(_ANOTHER.format(name=self._path))
        self._check_beside()
        if self._counted() != before or before[_DONE] != before[_TRIED]:
            return  # a checkpoint is under way
        now, checkpoints = content(found), _checkpoints(before)
        if now != self._content and checkpoints == self._checkpoints:
            raise FilesLost(_OVERWRITTEN.format(name=self._path))
        self._content, self._checkpoints = now, checkpoints

    def _check_beside(self) -> None:
        for path, identity in self._beside.items():
            try:
                in_place = _identity(path.stat()) == identity
            except OSError:
                in_place = False
            if not in_place:
                raise LogLost(_BESIDE.format(name=path))

    def _counted(self) -> bytes:
        return os.pread(self._index, _INDEX_BYTES, 0)


def _identity(found: os.stat_result) -> _Identity:
    return found.st_dev, found.st_ino


def _checkpoints(index: bytes) -> bytes:
    return index[_SALT] + index[_DONE]
