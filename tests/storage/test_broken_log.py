"""Tests of damaged logs: SQLite leaves out what is behind a flipped bit, and nobody would hear of it."""

import logging
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage.broken_log import CutOff, cut_off, keep_broken_log

NOW = 1_800_000_000_000
HEADER, FRAME = 32, 24 + 4096
COMMITS = 10


@pytest.fixture
def killed(tmp_path: Path) -> Path:
    """Return a database whose log has ten commits of one page, as a killed bot leaves it."""
    return kill(tmp_path, COMMITS)


def kill(folder: Path, commits: int, size: int = 4096) -> Path:
    path, copy = folder / "bot.db", folder / "killed.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA page_size={size}")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE moves (number INTEGER)")
        # The log begins again from its start, and old frames stay behind the new ones.
        connection.executemany("INSERT INTO moves VALUES (?)", [(-1,)] * 20)
        connection.execute("PRAGMA wal_checkpoint(RESTART)")
        connection.executemany("INSERT INTO moves VALUES (?)", [(number,) for number in range(commits)])
        for end in ("", "-wal"):
            shutil.copyfile(f"{path}{end}", f"{copy}{end}")
    return copy


def flip(killed: Path, at: int) -> None:
    log = Path(f"{killed}-wal")
    content = bytearray(log.read_bytes())
    content[at] ^= 1
    log.write_bytes(content)


def merged(killed: Path) -> int:
    with closing(sqlite3.connect(killed)) as connection:
        return int(connection.execute("SELECT count(*) FROM moves WHERE number >= 0").fetchone()[0])


@pytest.mark.parametrize("size", [512, 4096, 65_536])
def test_a_whole_log_is_whole(tmp_path: Path, size: int) -> None:
    killed = kill(tmp_path, COMMITS, size)
    assert cut_off(killed) is None
    assert merged(killed) == COMMITS


def test_a_database_without_a_log_has_nothing_to_leave_out(tmp_path: Path) -> None:
    assert cut_off(tmp_path / "bot.db") is None


@pytest.mark.parametrize("length", [0, 10, HEADER, HEADER + 10, HEADER + 3 * FRAME, HEADER + 3 * FRAME + 1000])
def test_a_log_that_a_kill_cut_short_is_whole(killed: Path, length: int) -> None:
    log = Path(f"{killed}-wal")
    log.write_bytes(log.read_bytes()[:length])
    assert cut_off(killed) is None


@pytest.mark.parametrize("frame", range(COMMITS))
@pytest.mark.parametrize("byte", [0, 16, 24 + 100])  # the page's number, a checksum, the page
def test_commits_behind_a_flipped_bit_are_counted(killed: Path, frame: int, byte: int) -> None:
    flip(killed, HEADER + frame * FRAME + byte)
    found = cut_off(killed)
    lost = COMMITS - merged(killed)
    assert found == CutOff(lost, surely=lost > 1)


@pytest.mark.parametrize("byte", [8, 12])
def test_flipped_salts_hide_no_commit_behind_them(killed: Path, byte: int) -> None:
    flip(killed, HEADER + 4 * FRAME + byte)
    assert cut_off(killed) == CutOff(COMMITS - 5, surely=True)
    assert merged(killed) == 4


@pytest.mark.parametrize("byte", [0, 3, 9, 10, 17, 25])
def test_a_damaged_header_cuts_off_all(killed: Path, byte: int) -> None:
    flip(killed, byte)
    assert cut_off(killed) == CutOff(COMMITS, surely=True)
    assert merged(killed) == 0


def test_the_broken_log_is_kept_and_told(killed: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert keep_broken_log(killed, NOW) is None
    flip(killed, HEADER + 4 * FRAME + 500)
    content = Path(f"{killed}-wal").read_bytes()

    copy = keep_broken_log(killed, NOW)

    assert copy == killed.with_name("killed.db-wal.broken-20270115-080000")
    assert copy.read_bytes() == content
    [record] = caplog.records
    assert record.levelno == logging.ERROR
    assert f"is damaged: 6 commits at its end are left out. A copy is in {copy}." in record.getMessage()
    assert merged(killed) == 4


def test_an_end_like_that_of_a_power_cut_is_a_warning(killed: Path, caplog: pytest.LogCaptureFixture) -> None:
    flip(killed, HEADER + 9 * FRAME + 500)
    keep_broken_log(killed, NOW)
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
