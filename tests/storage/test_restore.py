"""Tests of restored backups: they replace the database completely or not at all, and matches get new versions."""

import asyncio
import errno
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from bot.errors import StorageError
from bot.storage import reads, writes
from bot.storage.backup import backup
from bot.storage.database import parse_url, writing_engine
from bot.storage.eras import ERA, era_start
from bot.storage.lock import sole_use
from bot.storage.migrate import upgrade
from bot.storage.restore import restore, restored_in_place
from bot.storage.rows import DeadlineRow, TurnRow
from bot.storage.set_back import highest_version, set_back
from bot.storage.store import Store
from tests.storage.disks import read_only, small_disk
from tests.storage.samples import log_row, match_row, opening

pytestmark = pytest.mark.slow

NOW = 1_800_000_000_000  # 15 January 2027
HOUR = 60 * 60 * 1000


def url_of(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


async def _written(url: str, *matches: str) -> None:
    store = await Store.open(url)
    for number, name in enumerate(matches):
        await store.write(opening(name, number))
    await store.close()


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder that tests copy, with the files that `database` tells of."""
    folder, before = tmp_path_factory.mktemp("written"), tmp_path_factory.mktemp("before") / "before.db"
    (folder / "data").mkdir()
    asyncio.run(_written(url_of(before), "old"))
    backup(url_of(before), folder / "copy.db", NOW)
    asyncio.run(_written(url_of(folder / "data" / "bot.db"), "new"))
    return folder


@pytest.fixture
def database(written: Path, tmp_path: Path) -> Path:
    """Return the path of a database with the match "new". The backup "copy.db" has the match "old"."""
    shutil.copytree(written, tmp_path, dirs_exist_ok=True)
    return tmp_path / "data" / "bot.db"


@pytest.fixture
def copy(database: Path) -> Path:
    return database.parents[1] / "copy.db"


def rows(path: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return connection.execute(query).fetchall()


def matches_in(path: Path) -> set[str]:
    return {name for (name,) in rows(path, "SELECT id FROM matches")}


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith(".lock")}


def refusal(database: Path, source: Path) -> str:
    """Return the message with which restoring is refused. Check that no file has changed."""
    before = contents(database.parent)
    with pytest.raises(StorageError) as refused:
        restore(url_of(database), source, NOW)
    assert contents(database.parent) == before
    said = str(refused.value)
    assert said.endswith(".")
    assert "\n" not in said
    return said


# ---- the database's file ----


def test_a_backup_replaces_the_database_which_gets_another_name(database: Path, copy: Path) -> None:
    done = restore(url_of(database), copy, NOW)
    assert done.matches == 1
    assert matches_in(database) == {"old"}
    assert done.aside is not None
    assert done.aside.name == "bot.db.replaced-20270115-080000"
    assert matches_in(done.aside) == {"new"}
    assert set(contents(database.parent)) == {"bot.db", done.aside.name}
    asyncio.run(_written(url_of(database)))  # A bot can start with the database.


@pytest.mark.parametrize("version", ["x' || hex(randomblob(9)) || '", 2**62, -5])
def test_a_damaged_database_with_impossible_versions_can_be_replaced(
    database: Path, copy: Path, version: str | int
) -> None:
    with sqlite3.connect(database) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute(f"UPDATE matches SET version = '{version}'")
    connection.close()
    assert restore(url_of(database), copy, NOW).matches == 1
    assert matches_in(database) == {"old"}
    with sqlite3.connect(database) as connection:
        [[newest]] = connection.execute("SELECT max(version) FROM matches").fetchall()
    connection.close()
    assert 0 < newest < 2**31


# This script kills itself after its writes, so the newest rows are only in the write-ahead log.
KILLED = """
import asyncio, os, sys
from bot.storage.store import Store
from tests.storage.samples import opening

async def play():
    store = await Store.open(sys.argv[1])
    for number in range(300):
        await store.write(opening(f"k{number}", number))
    os.kill(os.getpid(), 9)

asyncio.run(play())
"""


@pytest.mark.slow
def test_the_log_of_a_killed_bot_is_not_written_into_the_backup(database: Path, copy: Path) -> None:
    database.unlink()
    subprocess.run([sys.executable, "-c", KILLED, url_of(database)], cwd=Path(__file__).parents[2])
    assert database.with_name("bot.db-wal").stat().st_size > 0

    done = restore(url_of(database), copy, NOW)
    assert matches_in(database) == {"old"}
    assert done.aside is not None
    assert len(matches_in(done.aside)) == 300
    assert set(contents(database.parent)) == {"bot.db", done.aside.name}


def test_a_log_whose_database_was_deleted_is_not_written_into_the_backup(database: Path, copy: Path) -> None:
    beside = {end: database.with_name(f"bot.db{end}") for end in ("-wal", "-shm")}
    with closing(sqlite3.connect(database)) as writing:
        writing.execute("UPDATE matches SET host_id = 5")
        writing.commit()
        kept = {end: path.read_bytes() for end, path in beside.items()}
    for end, path in beside.items():
        path.write_bytes(kept[end])
    database.unlink()

    assert restore(url_of(database), copy, NOW).aside is None
    assert matches_in(database) == {"old"}
    assert set(contents(database.parent)) == {"bot.db", "bot.db.replaced-20270115-080000-wal"}


def test_a_database_that_cannot_be_read_is_replaced_and_not_deleted(database: Path, copy: Path) -> None:
    database.write_bytes(b"no database at all" * 1000)
    done = restore(url_of(database), copy, NOW)
    assert matches_in(database) == {"old"}
    assert done.aside is not None
    assert done.aside.read_bytes().startswith(b"no database at all")


def test_a_copy_is_restored_with_its_log(database: Path, copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as writing:
        writing.execute("PRAGMA journal_mode=WAL")
        writing.execute("UPDATE matches SET host_id = 5")
        writing.commit()
        shutil.copyfile(copy, database.with_name("by hand"))
        shutil.copyfile(f"{copy}-wal", database.with_name("by hand-wal"))
    restore(url_of(database), database.with_name("by hand"), NOW)
    assert rows(database, "SELECT host_id FROM matches") == [(5,)]


def test_nothing_is_restored_while_a_bot_runs(database: Path, copy: Path) -> None:
    with sole_use(url_of(database)):
        assert refusal(database, copy) == (
            f"The database {database} is in use by another process: stop that one first."
        )


def test_nothing_is_restored_while_another_program_has_the_database_open(database: Path, copy: Path) -> None:
    with closing(sqlite3.connect(database)) as other:
        other.execute("SELECT * FROM matches").fetchall()
        assert "is locked by another program" in refusal(database, copy)


@pytest.mark.slow
def test_the_lock_refuses_other_processes_until_it_is_released(database: Path) -> None:
    program = "import sys; from bot.storage.lock import sole_use\nwith sole_use(sys.argv[1]): print('in', flush=True)"
    command = [sys.executable, "-c", program, url_of(database)]
    with sole_use(url_of(database)):
        assert b"is in use by another process" in subprocess.run(command, capture_output=True).stderr
    assert subprocess.run(command, capture_output=True).stdout == b"in\n"


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"not a database, just some words " * 40, "is no SQLite database"), (b"", "is no database of this bot")],
    ids=["text", "empty"],
)
def test_a_file_that_is_no_backup_is_refused(database: Path, content: bytes, said: str) -> None:
    source = database.parents[1] / "some file"
    source.write_bytes(content)
    assert said in refusal(database, source)


def test_a_missing_backup_is_refused(database: Path) -> None:
    assert "There is no backup" in refusal(database, database.with_name("nowhere.db"))


def test_the_database_itself_is_refused_as_a_backup(database: Path) -> None:
    assert "is the database itself" in refusal(database, database)


def test_a_damaged_backup_is_refused(database: Path, copy: Path) -> None:
    with copy.open("r+b") as file:
        for page in range(2, 12):
            file.seek(page * 4096)
            file.write(b"\xff" * 4096)
    assert "is damaged" in refusal(database, copy)


def test_a_backup_of_a_newer_bot_is_refused(database: Path, copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.execute("UPDATE notes SET note = '9999' WHERE name = 'oldest'")
    assert "was made by a newer version of the bot" in refusal(database, copy)


async def test_a_backup_of_a_newer_bot_that_this_one_accepts_is_restored(database: Path, copy: Path) -> None:
    """A process of this version that has gone back from a newer one makes such backups."""
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    await asyncio.to_thread(restore, url_of(database), copy, NOW)
    await (await Store.open(url_of(database))).close()


def test_a_full_disk_does_not_change_the_database(database: Path, copy: Path) -> None:
    small = database.parent / "small"
    small.mkdir()
    with small_disk(small, 1200):
        there = small / "bot.db"
        shutil.copyfile(database, there)
        (small / "ballast").write_bytes(b"x" * (600 - 56) * 1024)
        assert "Nothing was changed" in refusal(there, copy)
        assert matches_in(there) == {"new"}


def test_a_read_only_disk_does_not_change_the_database(database: Path, copy: Path) -> None:
    small = database.parent / "small"
    small.mkdir()
    with small_disk(small, 1200):
        there = small / "bot.db"
        shutil.copyfile(database, there)
        with sole_use(url_of(there)):  # makes the lock
            pass
        with read_only(small):
            assert refusal(there, copy).startswith(
                f"{copy} cannot be put in the place of {there}: its disk is read-only"
            )
        assert matches_in(there) == {"new"}


def test_restoring_postgresql_is_refused_and_names_the_tool(copy: Path) -> None:
    with pytest.raises(StorageError, match="pg_restore, then run python -m bot restore --in-place"):
        restore("postgresql+asyncpg://somebody@nowhere/bot", copy, NOW)


@pytest.mark.parametrize("revision", ["0001", "0007"])
def test_a_backup_of_an_older_bot_is_migrated(database: Path, revision: str) -> None:
    older = database.parents[1] / "older.db"

    async def make() -> None:
        engine = writing_engine(parse_url(url_of(older)))
        async with engine.begin() as connection:
            await connection.run_sync(upgrade, revision)
        await engine.dispose()

    asyncio.run(make())
    query = "SELECT version_num FROM alembic_version"
    assert rows(older, query) == [(revision,)]
    newest = rows(database, query)
    restore(url_of(database), older, NOW)
    assert rows(database, query) == newest


# ---- the restored data ----


def test_a_backup_that_is_restored_twice_gives_different_versions(database: Path, copy: Path) -> None:
    """The versions differ even if the database was deleted between the two restores."""
    found = [1]
    for hours in (0, 2):
        restore(url_of(database), copy, NOW + hours * HOUR)
        found.append(rows(database, "SELECT version FROM matches")[0][0])
        database.unlink()
    assert len({version // ERA for version in found}) == 3
    assert all(version % ERA == 1 for version in found)
    assert found[-1] < 2**31


def test_a_backup_that_is_restored_twice_in_a_minute_gives_different_versions(database: Path, copy: Path) -> None:
    found = []
    for seconds in (0, 1):
        restore(url_of(database), copy, NOW + seconds * 1000)
        found.append(rows(database, "SELECT version FROM matches")[0][0])
    assert found[1] == found[0] + ERA


@pytest.fixture
async def store(database_url: str) -> Any:
    store = await Store.open(database_url)
    yield store
    await store.close()


async def test_a_match_and_its_log_get_the_same_new_versions(store: Store) -> None:
    await store.write(opening("m0", 0))
    for version in (2, 3):
        row = msgspec.structs.replace(match_row("m0", 0), version=version, board_version=version, board_told=1)
        await store.write(writes.step(row, [log_row("m0", version)]) + writes.show_board(row))
    ended = msgspec.structs.replace(match_row("m1", 1), phase="over", version=1)
    await store.write(writes.put(ended, log_row("m1", 1)))

    assert await store.run(lambda connection: set_back(connection, NOW)) == 1
    first = era_start(await store.read(highest_version))
    assert first > 0

    snapshot = await store.read(reads.snapshot, "m0")
    assert snapshot is not None
    assert snapshot.head is not None
    assert (snapshot.match.version, snapshot.head.parent) == (first + 3, first + 2)
    assert (snapshot.match.board_version, snapshot.match.board_told) == (0, 0)
    assert [row.version for row in await store.read(reads.whole_log, "m0")] == [first + 1, first + 2, first + 3]
    over = await store.read(reads.snapshot, "m1")
    assert over is not None
    assert over.match.version == 1


@pytest.mark.parametrize("beat", [None, 49 * HOUR, 47 * HOUR])
async def test_the_time_since_the_backup_is_an_absence(store: Store, beat: int | None) -> None:
    """The next start gives it back (`tests/sessions/test_absences.py`). A heartbeat knows better than the newest row.

    The backup may have been taken long after it, while the bot was stopped.
    """
    then = NOW - 48 * HOUR
    row = msgspec.structs.replace(match_row("m0", 0), updated_at=then)
    turn = TurnRow("m0", 0, 100, 1, True, 1, then, then + HOUR, None, False, remind_at=then + HOUR // 2)
    deadline = DeadlineRow("m0", "turn-0", 1, then + HOUR)
    await store.write(writes.put(row, log_row("m0", 1), turn, deadline))
    if beat is not None:
        await store.write(writes.note_reach(1, [0], NOW - beat))

    await store.run(lambda connection: set_back(connection, NOW, taken_at=NOW - HOUR))

    async def look(connection: Any) -> tuple[Any, ...]:
        queries = ("SELECT due FROM turns", "SELECT due FROM deadlines", "SELECT shards, shard, reached_at FROM reach")
        return tuple([[tuple(row) for row in (await connection.execute(text(query))).all()] for query in queries])

    reached = NOW - HOUR if beat is None else NOW - beat
    assert await store.read(look) == ([(then + HOUR,)], [(then + HOUR,)], [(1, 0, reached)])


def test_a_backup_has_the_time_at_which_it_was_made(database: Path, copy: Path) -> None:
    """The departure moves by the hour since the backup. That the backup's newest row is from 1970 does not matter."""
    [[minutes]] = rows(copy, "PRAGMA user_version")
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("INSERT INTO departures VALUES (1, 0, 0)")
    taken = minutes * 60_000
    restore(url_of(database), copy, taken + HOUR)
    assert rows(database, "SELECT due FROM departures") == [(HOUR,)]


def test_matches_in_a_copy_of_another_program_get_new_versions(database: Path) -> None:
    assert restored_in_place(url_of(database), NOW).matches == 1
    assert rows(database, "SELECT version % 10000, version > 10000 FROM matches") == [(1, 1)]
    assert matches_in(database) == {"new"}


def test_a_missing_database_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="name a backup to restore"):
        restored_in_place(url_of(tmp_path / "bot.db"), NOW)
    assert list(tmp_path.iterdir()) == []


def test_a_place_without_locks_is_refused(database: Path, copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", refused)
    assert refusal(database, copy) == (
        f"The database {database} cannot be used: files cannot be locked there, so two bots could write at once; "
        "use a local disk, no network drive."
    )
