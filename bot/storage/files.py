"""Checks whether the files of an open SQLite database are still where the next start will look for them.

An open file can be written after it was deleted or moved away. SQLite does not notice, and all that it commits from
then on is lost. So the writer checks before and after each commit, and a change counts only if the files are in place.

The database file changes only in a checkpoint. SQLite counts checkpoints in the `-shm` file, so a file that changed
without one was overwritten by another program. The `-shm` file stays open here: closing it would drop SQLite's own
locks.
"""

import os
from pathlib import Path

from bot.errors import StorageError

# Of the `-shm` file, see https://sqlite.org/walformat.html: the log's salt, how many of its frames were checkpointed,
# and how many were tried.
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
    """The database's files are no longer those that were opened. What is committed now would be lost."""


class LogLost(FilesLost):
    """The database is in place, but not the log beside it, which holds the newest commits.

    A connection that still has the log open can bring those commits into the database.
    """


class DatabaseFiles:
    """The files of an open database that has been written since it was opened."""

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
        """Close the files. Call it when no connection is open any more."""
        os.close(self._index)

    def leave_beside(self) -> None:
        """Allow SQLite to replace the log and the `-shm` file, because the write connection is closed."""
        self._beside = {}

    def look_beside(self) -> None:
        """Demand from now on that the log and the `-shm` file stay in place. Raises OSError.

        Call it when the write connection has written.
        """
        if self._beside:
            return
        beside = {path: _identity(path.stat()) for path in (self._log, self._shared)}
        if beside[self._shared] != _identity(os.fstat(self._index)):
            os.close(self._index)  # this file was replaced
            self._index = os.open(self._shared, os.O_RDONLY)
        self._beside = beside

    def check(self) -> None:
        """Raise FilesLost, with one sentence, if the database is gone, replaced or overwritten.

        Raise LogLost if only a file beside it is gone or replaced.
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
