"""Checks whether the files of an open SQLite database are still where the next start will look for them.

A process can write to an open file even after the file was deleted or moved. SQLite does not notice this, and all later
commits are lost. So the writer checks the files before and after each commit.

The database file changes only in a checkpoint, and SQLite counts checkpoints in the `-shm` file. If the database file
has changed without a checkpoint, another program has overwritten the file. This module keeps the `-shm` file open. If
a process closes any handle of a file, POSIX ends all locks of the process on this file, even those of SQLite.
"""

import os
from pathlib import Path

from bot.errors import StorageError

# https://sqlite.org/walformat.html describes the `-shm` file. `_SALT` changes with each new log. `_DONE` is the number
# of frames that checkpoints have copied. `_TRIED` is the number of frames that they have tried to copy.
_INDEX_BYTES = 136
_SALT, _DONE, _TRIED = slice(32, 40), slice(96, 100), slice(128, 132)

_GONE = "The database {name} is gone while the bot runs: put this very file back, or stop the bot and restore a backup."
_ANOTHER = (
    "The database {name} was replaced by another file while the bot runs: put the old one back, or stop the bot and "
    "restore the new one (see the README)."
)
_OVERWRITTEN = (
    "The database {name} was overwritten by another program while the bot runs: stop the bot and restore a backup."
)
_BESIDE = "{name}, a part of the database, is gone while the bot runs: the bot tries to make it anew."

_Identity = tuple[int, int]
_Content = tuple[int, int]


class FilesLost(StorageError):
    """The database's files are not those that were opened, so commits would be lost."""


class LogLost(FilesLost):
    """The database file is in place, but the log or the `-shm` file is not.

    The log has the newest commits. A connection that still has the log open can write them into the database.
    """


class DatabaseFiles:
    """The files of an open SQLite database. The first write must have created the log and the `-shm` file."""

    def __init__(self, path: Path) -> None:
        """Open the files at `path`. Raises OSError if one is missing."""
        self._path = path
        self._log, self._shared = (path.with_name(f"{path.name}{end}") for end in ("-wal", "-shm"))
        self._index = os.open(self._shared, os.O_RDONLY)
        found = path.stat()
        self._file = _identity(found)
        self._content = _content(found)
        self._checkpoints = _checkpoints(self._counted())
        self._beside: dict[Path, _Identity] = {}
        self.look_beside()

    def close(self) -> None:
        """Close the `-shm` file. No connection may be open any more."""
        os.close(self._index)

    def leave_beside(self) -> None:
        """Allow SQLite to replace the log and the `-shm` file, because the write connection is closed."""
        self._beside = {}

    def look_beside(self) -> None:
        """Remember the present log and `-shm` file, which `check` then expects. Raises OSError if one is missing.

        Call this after the first write, which creates these files.
        """
        if self._beside:
            return
        beside = {path: _identity(path.stat()) for path in (self._log, self._shared)}
        if beside[self._shared] != _identity(os.fstat(self._index)):
            os.close(self._index)  # SQLite has replaced this file
            self._index = os.open(self._shared, os.O_RDONLY)
        self._beside = beside

    def check(self) -> None:
        """Raise FilesLost if the database file is gone, replaced or overwritten.

        Raise LogLost if only the log or the `-shm` file is gone or replaced.
        """
        before = self._counted()
        try:
            found = self._path.stat()
        except OSError as error:
            raise FilesLost(_GONE.format(name=self._path)) from error
        if _identity(found) != self._file:
            raise FilesLost(_ANOTHER.format(name=self._path))
        self._check_beside()
        if self._counted() != before or before[_DONE] != before[_TRIED]:
            return  # a checkpoint is under way
        content, checkpoints = _content(found), _checkpoints(before)
        if content != self._content and checkpoints == self._checkpoints:
            raise FilesLost(_OVERWRITTEN.format(name=self._path))
        self._content, self._checkpoints = content, checkpoints

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


def _content(found: os.stat_result) -> _Content:
    return found.st_mtime_ns, found.st_size


def _checkpoints(index: bytes) -> bytes:
    return index[_SALT] + index[_DONE]
