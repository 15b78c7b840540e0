"""Tests of power cuts: SQLite reads all that was answered from any files that a cut may leave, and nothing in parts."""

import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from tests.universe import power
from tests.universe.disk import Call, Disk

SEED = 7
ROWS = 30  # of a transaction, about two pages
FULL, NORMAL = "FULL", "NORMAL"


def opened(path: Path, synchronous: str = FULL) -> sqlite3.Connection:
    """Open a database that moves its log into its file after every few transactions."""
    connection = sqlite3.connect(path, isolation_level=None)
    for pragma in ("journal_mode=WAL", "wal_autocheckpoint=12", f"synchronous={synchronous}"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def write(connection: sqlite3.Connection, number: int) -> None:
    connection.execute("BEGIN IMMEDIATE")
    rows = [(number, "x" * 200) for _ in range(ROWS)]
    connection.executemany("INSERT INTO t VALUES (?, ?)", rows)
    connection.execute("UPDATE t SET text = text || 'y' WHERE number % 5 = 0")
    connection.execute("COMMIT")


def whole(path: Path) -> int:
    """Return how many transactions a database has. Each must be there with all rows, or not at all."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        counts = connection.execute("SELECT number, count(*) FROM t GROUP BY number").fetchall()
    assert counts == [(number, ROWS) for number in range(len(counts))]
    return len(counts)


def cuts(folder: Path, synchronous: str) -> Iterator[tuple[int, int, bool]]:
    """Cut the power during 60 transactions. Yield how many were answered, how many are there, and whether one tore."""
    path, disk = folder / "live" / "bot.db", Disk(random.Random(SEED))
    path.parent.mkdir()
    with closing(opened(path, synchronous)) as connection:
        connection.execute("CREATE TABLE t (number INTEGER, text TEXT)")
        for number in range(60):
            call = Call("bot", "commit", partial(write, connection, number), connection)
            copy = folder / f"{number}" / "bot.db"
            shutil.copytree(path.parent, copy.parent)
            with closing(opened(copy, synchronous)) as dead:
                cut = Disk(random.Random(number))
                cut.unsynced = disk.unsynced
                cut.under_way["queue"] = Call("bot", "commit", partial(write, dead, number), dead)
                tore = cut.lose_power(copy, "bot")
                yield number, whole(copy), tore
            disk.carry_out(call)


def test_a_power_cut_loses_nothing_that_was_answered(tmp_path: Path) -> None:
    found = set()
    for answered, there, tore in cuts(tmp_path, FULL):
        assert tore
        assert there in (answered, answered + 1)
        found.add(there - answered)
    assert found == {0, 1}


def test_a_power_cut_loses_answered_commits_that_were_not_synced(tmp_path: Path) -> None:
    lost = [answered - there for answered, there, _ in cuts(tmp_path, NORMAL)]
    assert max(lost) > 0


def test_a_database_file_written_in_part_has_its_whole_log_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    with closing(opened(path)) as connection:
        connection.execute("CREATE TABLE t (number INTEGER, text TEXT)")
        for number in range(3):
            write(connection, number)
        before = power.Files.at(path)
        connection.execute("PRAGMA wal_checkpoint(RESTART)")
        after = power.Files.at(path)
    mixed = 0
    for seed in range(40):
        left = power.torn(before, after, random.Random(seed))
        power.lose(path, left, random.Random(seed))
        assert whole(path) == 3
        mixed += left.database not in (before.database, after.database)
    assert mixed > 5


@pytest.mark.parametrize("host", ["bot", "other"])
def test_only_calls_of_the_host_that_loses_power_are_torn(tmp_path: Path, host: str) -> None:
    path, disk = tmp_path / "bot.db", Disk(random.Random(SEED))
    with closing(opened(path)) as connection:
        disk.under_way["queue"] = Call(host, "commit", lambda: None, connection)
        assert disk.lose_power(path, "bot") == (host == "bot")
    assert bool(disk.under_way) == (host == "other")


def test_a_commit_whose_answer_is_lost_is_there_and_the_next_calls_fail(tmp_path: Path) -> None:
    path, disk, seen = tmp_path / "bot.db", Disk(random.Random(SEED)), []
    with closing(opened(path)) as connection:
        connection.execute("CREATE TABLE t (number INTEGER, text TEXT)")
        disk.loses, disk.stuck = 1.0, 0
        disk.at_commit = lambda: seen.append(whole(path))
        with pytest.raises(sqlite3.OperationalError):
            disk.carry_out(Call("bot", "commit", partial(write, connection, 0), connection))
        assert seen == [1]
        disk.loses, disk.stuck = 0.0, 1
        with pytest.raises(sqlite3.OperationalError):
            disk.carry_out(Call("bot", "execute", lambda: 1, connection))
        assert disk.carry_out(Call("bot", "execute", lambda: 2, connection)) == 2
