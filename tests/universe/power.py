"""What a power cut leaves of the files of a SQLite database in WAL mode (https://sqlite.org/walformat.html).

SQLite appends a commit to the log (the file `-wal`) and waits until it is on the disk. Until then a disk may have
written any part of it. A checkpoint copies the log into the database file only once the log is on the disk, so a
database file that is written in part has a whole log beside it. A log that begins again has a new header, which is on
the disk before anything that follows.
"""

import random
from bisect import bisect_left
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

SECTOR = 512  # the least that a disk writes at once
PAGE = 4096
HEADER = 32  # bytes of the log's header
IN_HEADER = 0.2  # the chance that a log that begins again is torn in its header
STRAY = 0.3  # the chance that sectors behind the torn one are on the disk, too
FORGOTTEN = 0.1  # the chance that a small file beside the database, which nobody synced, is not whole


class Files(NamedTuple):
    """The contents of a database's files; None for a log that is not there."""

    database: bytes
    log: bytes | None

    @classmethod
    def at(cls, database: Path) -> "Files":
        log = _log_of(database)
        return cls(database.read_bytes(), log.read_bytes() if log.exists() else None)


def torn(before: Files, after: Files, dice: random.Random) -> Files:
    """Return what may be on the disk between two states of the files, of which the first one is on it."""
    if after == before or dice.random() < 0.1:
        return before
    log = before.log if after.log is None else after.log  # the last connection deletes the log after its checkpoint
    if after.database == before.database or dice.random() < 0.5:
        return Files(before.database, before.log if log is None else _torn_log(before.log or b"", log, dice))
    if dice.random() < 0.1:
        return after
    return Files(_mixed(before.database, after.database, PAGE, dice), log)


def lose(database: Path, left: Files, dice: random.Random) -> None:
    """Put new files into place for the next life.

    The dead bot keeps the old files open, so it cannot write into those of the next one. Its locks and shared memory
    are gone.
    """
    _replace(database, left.database)
    if left.log is None:
        _log_of(database).unlink(missing_ok=True)
    else:
        _replace(_log_of(database), left.log)
    for end in ("-shm", ".lock"):
        with suppress(FileNotFoundError):
            database.with_name(database.name + end).unlink()
    for path in sorted(database.parent.glob("*.json")):
        if dice.random() < FORGOTTEN:
            path.write_bytes(path.read_bytes()[: dice.choice((0, 0, dice.randrange(200)))])


def _torn_log(before: bytes, after: bytes, dice: random.Random) -> bytes:
    """Return the log `before` with a part of what makes it `after`."""
    begin = _common(before, after)
    if begin < HEADER and dice.random() < IN_HEADER:
        end = dice.randrange(HEADER + 1)
        return after[:end] + before[end:]
    end = dice.randint(max(begin, min(HEADER, len(after))), len(after))
    left = after[:end] + before[end:]
    if dice.random() < STRAY:
        whole = -(-end // SECTOR) * SECTOR
        left = left[:whole] + _mixed(before[whole:], after[whole:], SECTOR, dice) if whole < len(after) else left
    return left


def _common(before: bytes, after: bytes) -> int:
    """Return how many bytes both have in common at their beginnings."""
    shorter = range(1, min(len(before), len(after)) + 1)
    return bisect_left(shorter, True, key=lambda size: before[:size] != after[:size])


def _mixed(before: bytes, after: bytes, size: int, dice: random.Random) -> bytes:
    """Return parts of this size of both, and zeros where only `after` has some and they are not on the disk."""
    before, after = before.ljust(len(after), b"\0"), after + before[len(after) :]
    parts = range(0, len(before), size)
    share = dice.random()
    return b"".join((after if dice.random() < share else before)[at : at + size] for at in parts)


def _replace(path: Path, content: bytes) -> None:
    fresh = path.with_name(path.name + ".new")
    fresh.write_bytes(content)
    fresh.replace(path)


def _log_of(database: Path) -> Path:
    return database.with_name(database.name + "-wal")
