"""The simulated disk below SQLite: delays, faults, and the calls that a power cut interrupts."""

import random
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from tests.universe import power

# Calls in aiosqlite's thread that write to the disk. `_transaction` is a whole batch of the bot's writer.
WRITES = ("_transaction", "commit")
READS = ("execute", "executemany", "_read", "_begin")
# After these calls the files of a database are other ones.
CHANGES = (*WRITES, "close")
SYNCHRONOUS_FULL = 2  # with less, SQLite commits before the log is on the disk
STUCK = (0, 0, 2, 12)  # how many calls fail after a commit whose answer was lost
COMMIT_SECONDS, OTHER_SECONDS = 0.004, 0.00015
FAULTS = {
    sqlite3.SQLITE_IOERR: "disk I/O error",
    sqlite3.SQLITE_FULL: "database or disk is full",
    sqlite3.SQLITE_READONLY: "attempt to write a readonly database",
    sqlite3.SQLITE_CORRUPT: "database disk image is malformed",
}
# Faults that reading meets, too.
_OF_READS = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CORRUPT)


class Call(NamedTuple):
    """A call of aiosqlite's thread that has begun and is not carried out yet."""

    host: str
    name: str
    work: Callable[[], Any]
    connection: sqlite3.Connection | None


class Disk:
    """The disk of all bots of a universe.

    Attributes:
        slow: the factor of all delays.
        fails: the chance that a call fails with `code`.
        code: SQLite's error code of a fault.
        loses: the chance that a commit is carried out and its answer is lost.
        stuck: how many of the next calls fail, after the answer of a commit was lost.
        at_commit: called after each commit that is carried out, whether or not its answer is lost.
        calls: the number of calls so far.
        commits: the number of calls so far after which a reader may find other rows.
        failed: the number of calls that failed.
        under_way: the calls that have begun, by their queue.
        unsynced: the files before the first commit that is not on the disk yet; None if all are.
    """

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.slow, self.fails, self.loses = 1.0, 0.0, 0.0
        self.code = sqlite3.SQLITE_IOERR
        self.stuck = 0
        self.at_commit: Callable[[], None] = lambda: None
        self.calls = self.commits = self.failed = 0
        self._synced = set[sqlite3.Connection]()  # connections whose commits are written through
        self.under_way: dict[object, Call] = {}
        self.unsynced: power.Files | None = None

    def delay(self, name: str) -> float:
        base = COMMIT_SECONDS if name in WRITES else OTHER_SECONDS
        return self.slow * base * self.dice.uniform(0.5, 2.0)

    def carry_out(self, call: Call) -> Any:
        """Run a call of aiosqlite's thread, unless the disk has a fault. A fault may also come after the call."""
        self.calls += 1
        name = call.name
        writes, reads = name in WRITES, name in READS and self.code in _OF_READS
        if self.stuck and (writes or name in READS):
            self.stuck -= 1
            return self._failure(name, sqlite3.SQLITE_IOERR)
        if self.fails and (writes or reads) and self.dice.random() < self.fails:
            return self._failure(name, self.code)
        if writes:
            self._note_sync(call)
        self.commits += writes
        result = call.work()
        lost = self.loses and writes and self.dice.random() < self.loses
        if writes:
            self.at_commit()
        if lost:
            self.stuck = self.stuck or self.dice.choice(STUCK)
            return self._failure(name, sqlite3.SQLITE_IOERR)
        return result

    def _note_sync(self, call: Call) -> None:
        """Remember the files before a commit that SQLite does not write through to the disk."""
        if call.connection is None:
            return
        if call.connection not in self._synced:  # the bot sets it once, before the first commit
            [[level]] = call.connection.execute("PRAGMA synchronous").fetchall()
            if level >= SYNCHRONOUS_FULL:
                self._synced.add(call.connection)
        if call.connection in self._synced:
            self.unsynced = None
            return
        now = power.Files.at(_file_of(call.connection))
        if self.unsynced is None or now.database != self.unsynced.database:  # a checkpoint syncs
            self.unsynced = now

    def lose_power(self, database: Path, host: str) -> bool:
        """Leave what a power cut leaves of a host's database. Return whether a write was torn.

        Each answered commit is on the disk, as SQLite's `synchronous=FULL` promises. A call under way may have left a
        part of what it writes: so it is carried out, and a part is kept.
        """
        before = self.unsynced or power.Files.at(database)
        torn = self.unsynced is not None
        self.unsynced = None
        self.commits += 1
        for queue, call in list(self.under_way.items()):
            if call.host == host:
                del self.under_way[queue]
                # The connections of a fork belong to the files of its parent.
                if call.name in CHANGES and call.connection is not None and _file_of(call.connection) == database:
                    torn = True
                    with suppress(sqlite3.Error):
                        call.work()
        left = power.torn(before, power.Files.at(database), self.dice) if torn else before
        power.lose(database, left, self.dice)
        return torn

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
        self.slow, self.fails, self.loses, self.stuck = 1.0, 0.0, 0.0, 0
        self.at_commit = lambda: None


def _file_of(connection: sqlite3.Connection) -> Path:
    [(_, _, file), *_] = connection.execute("PRAGMA database_list").fetchall()
    return Path(file)
