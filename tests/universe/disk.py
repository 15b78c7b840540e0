"""The simulated disk below SQLite: delays, faults, and what a power cut leaves of the files."""

import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

# Calls in aiosqlite's thread that write to the disk. `_transaction` is a whole batch of the bot's writer.
WRITES = ("_transaction", "commit")
READS = ("execute", "executemany", "_read")
COMMIT_SECONDS, OTHER_SECONDS = 0.004, 0.00015
FAULTS = {
    sqlite3.SQLITE_IOERR: "disk I/O error",
    sqlite3.SQLITE_FULL: "database or disk is full",
    sqlite3.SQLITE_READONLY: "attempt to write a readonly database",
    sqlite3.SQLITE_CORRUPT: "database disk image is malformed",
}
# Faults that reading meets, too.
_OF_READS = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CORRUPT)


class Disk:
    """The disk of all bots of a universe.

    Attributes:
        slow: the factor of all delays.
        fails: the chance that a call fails with `code`.
        code: SQLite's error code of a fault.
        loses: the chance that a commit is carried out and its answer is lost.
        calls: the number of calls so far.
        failed: the number of calls that failed.
    """

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.slow, self.fails, self.loses = 1.0, 0.0, 0.0
        self.code = sqlite3.SQLITE_IOERR
        self.calls = self.failed = 0

    def delay(self, name: str) -> float:
        base = COMMIT_SECONDS if name in WRITES else OTHER_SECONDS
        return self.slow * base * self.dice.uniform(0.5, 2.0)

    def carry_out(self, name: str, work: Callable[[], Any]) -> Any:
        """Run a call of aiosqlite's thread, unless the disk has a fault. A fault may also come after the call."""
        self.calls += 1
        writes, reads = name in WRITES, name in READS and self.code in _OF_READS
        if self.fails and (writes or reads) and self.dice.random() < self.fails:
            return self._failure(name, self.code)
        result = work()
        if self.loses and writes and self.dice.random() < self.loses:
            return self._failure(name, sqlite3.SQLITE_IOERR)
        return result

    def _failure(self, name: str, code: int) -> Any:
        """Fail as the call does: `_transaction` returns its error, other calls raise it."""
        self.failed += 1
        problem = sqlite3.OperationalError(FAULTS[code])
        problem.sqlite_errorcode = code
        if name == "_transaction":
            return problem
        raise problem

    def calm(self) -> None:
        """End all trouble."""
        self.slow, self.fails, self.loses = 1.0, 0.0, 0.0


def lose_power(database: Path) -> None:
    """Leave what a power cut leaves of a database: new files for the next life.

    The dead bot keeps the old files open, so it cannot write into those of the next one. Its locks and shared memory
    are gone.
    """
    for end in ("", "-wal"):
        path = database.with_name(database.name + end)
        if path.exists():
            fresh = path.with_name(path.name + ".new")
            shutil.copy(path, fresh)
            fresh.replace(path)
    for end in ("-shm", ".lock"):
        with suppress(FileNotFoundError):
            database.with_name(database.name + end).unlink()
