"""Tests of a database whose files are moved, deleted or overwritten during use: no acknowledged change is lost."""

import asyncio
import errno
import logging
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.errors import StorageError
from bot.storage import reads, writer
from bot.storage.files import DatabaseFiles, FilesLost
from bot.storage.store import Connection, Store
from tests.storage.samples import opening
from tests.storage.test_faults import allow, folder, ordinary_user

__all__ = ["folder"]

pytestmark = pytest.mark.slow

PROBE_AFTER = 0.01


def url_of(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Return the path of a database in its own folder, so that tests can also move the folder."""
    folder = tmp_path / "data"
    folder.mkdir()
    return folder / "bot.db"


class Recovery(logging.Handler):
    """Sets an event when the store logs that it can write again."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.event = asyncio.Event()

    def emit(self, record: logging.LogRecord) -> None:
        if record.getMessage() == "the database can be written again":
            self.event.set()


@contextmanager
def recovery() -> Iterator[asyncio.Event]:
    log, handler = logging.getLogger(writer.__name__), Recovery()
    before = log.level
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    try:
        yield handler.event
    finally:
        log.setLevel(before)
        log.removeHandler(handler)


class Keeper:
    """Writes matches one after the other. `acknowledged` has the ids of the matches that the store has written."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.acknowledged: set[str] = set()
        self._number = 0

    async def keep(self) -> None:
        self._number += 1
        name = f"m{self._number}"
        await self.store.write(opening(name, self._number))
        self.acknowledged.add(name)

    async def is_refused(self) -> str:
        """Return the message that refuses the next change. Check that reads and the health check give it too."""
        with pytest.raises(StorageError) as refused:
            await self.keep()
        with pytest.raises(StorageError) as unread:
            await self.store.read(reads.snapshot, "m1")
        said = str(refused.value)
        assert said == str(unread.value) == self.store.health().fault
        assert said.endswith(".")
        return said

    async def goes_on(self) -> None:
        """Wait until the store says that it has recovered, and write a match."""
        if self.store.health().fault is not None:
            with recovery() as recovered:
                await asyncio.wait_for(recovered.wait(), 30)
        assert self.store.health().fault is None
        await self.keep()


async def keeper(database: Path) -> Keeper:
    found = Keeper(await Store.open(url_of(database), probe_after=PROBE_AFTER))
    for _ in range(3):
        await found.keep()
    await found.store.read(reads.snapshot, "m1")  # This opens a connection for reading.
    return found


def delete(path: Path) -> None:
    path.unlink()


def move(old: Path, new: Path) -> Path:
    return old.rename(new)


def content(path: Path) -> bytes:
    return path.read_bytes()


def touch(path: Path) -> None:
    """Change the time of the last write, as if another program had written into the file."""
    found = path.stat()
    os.utime(path, ns=(found.st_atime_ns, found.st_mtime_ns + 1))


def kept(database: Path) -> set[str]:
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return {name for (name,) in connection.execute("SELECT id FROM matches")}


async def test_health_sees_at_once_that_the_file_is_deleted(database: Path) -> None:
    keeping = await keeper(database)
    assert keeping.store.health().fault is None
    delete(database)
    assert "is gone while the bot runs" in str(keeping.store.health().fault)
    await keeping.store.close()


@pytest.mark.parametrize("which", ["file", "file and log", "folder"])
async def test_a_database_that_is_moved_away_takes_no_change_until_it_is_back(database: Path, which: str) -> None:
    keeping = await keeper(database)
    beside = [database.with_name(f"{database.name}{end}") for end in ("-wal", "-shm")]
    moved = {"file": [database], "file and log": [database, *beside], "folder": [database.parent]}[which]
    away = [move(path, path.with_name(f"{path.name}.away")) for path in moved]

    assert f"{database} is gone while the bot runs" in await keeping.is_refused()
    assert not await asyncio.to_thread(database.exists)  # The store made no new file.

    for path, old in zip(away, moved, strict=True):
        move(path, old)
    await keeping.goes_on()
    await keeping.store.close()
    assert kept(database) == keeping.acknowledged


async def test_a_database_that_this_user_may_no_longer_use_is_not_told_to_be_gone(folder: Path) -> None:
    data = folder / "data"
    data.mkdir()
    keeping = await keeper(data / "bot.db")
    allow(data, 0o700 if os.geteuid() == 0 else 0o000)
    with ordinary_user():
        said = await keeping.is_refused()
    allow(data, 0o755)

    assert f"has no right to {data / 'bot.db'}; give it to this user (chown)" in said
    assert "gone" not in said
    await keeping.goes_on()
    await keeping.store.close()


@pytest.mark.parametrize("which", ["file", "log's index"])
async def test_a_drive_that_does_not_answer_is_not_told_to_have_lost_the_database(
    database: Path, which: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeping = await keeper(database)
    stat, lost = Path.stat, OSError(errno.ENOTCONN, os.strerror(errno.ENOTCONN))

    def answer(path: Path, **how: bool) -> os.stat_result:
        if path == database:
            raise lost
        return stat(path, **how)

    def give_up(*_: object) -> bytes:
        raise lost

    if which == "file":
        monkeypatch.setattr(Path, "stat", answer)
    else:
        monkeypatch.setattr(os, "pread", give_up)
    said = await keeping.is_refused()
    monkeypatch.undo()

    assert said.endswith(
        f"cannot be reached while the bot runs: {lost.strerror}; look at its disk or drive (see `dmesg`)."
    )
    await keeping.goes_on()
    await keeping.store.close()


async def test_a_bot_whose_drive_is_gone_ends_without_an_error(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, close, ended = await Store.open(url_of(database), alone=True), os.close, []

    def lose(handle: int) -> None:
        ended.append(str(Path(f"/proc/self/fd/{handle}").readlink()).removesuffix(" (deleted)"))
        close(handle)
        raise OSError(errno.ENOTCONN, os.strerror(errno.ENOTCONN))

    with monkeypatch.context() as gone:
        gone.setattr(os, "close", lose)
        await store.close()

    assert {f"{database}-shm", f"{database}.lock"} <= set(ended)


async def test_a_change_during_which_the_file_is_deleted_is_not_acknowledged(database: Path) -> None:
    keeping = await keeper(database)

    async def work(_: Connection) -> None:
        delete(database)

    with pytest.raises(StorageError, match="is gone while the bot runs"):
        await keeping.store.run(work)
    await keeping.store.close()


async def test_a_file_that_replaces_the_database_is_not_written(database: Path) -> None:
    keeping = await keeper(database)
    other = database.with_name("other.db")
    await (await Store.open(url_of(other))).close()
    before = content(other)
    away = move(database, database.with_name("away.db"))
    move(other, database)

    assert "was replaced by another file" in await keeping.is_refused()
    assert content(database) == before

    move(away, database)
    await keeping.goes_on()
    await keeping.store.close()
    assert kept(database) == keeping.acknowledged


async def test_a_file_that_is_copied_over_the_database_is_noticed(database: Path) -> None:
    keeping = await keeper(database)
    other = database.with_name("other.db")
    await (await Store.open(url_of(other))).close()
    shutil.copyfile(other, database)

    assert "was overwritten by another program" in await keeping.is_refused()
    await keeping.store.close()


@pytest.mark.parametrize("ends", [("-wal",), ("-shm",), ("-wal", "-shm")])
async def test_no_change_is_lost_if_the_log_is_deleted(database: Path, ends: tuple[str, ...]) -> None:
    keeping = await keeper(database)
    for end in ends:
        delete(database.with_name(f"{database.name}{end}"))
    assert "a part of the database, is gone" in str(keeping.store.health().fault)
    for _ in range(3):
        await keeping.keep()
    assert keeping.store.health().fault is None
    await keeping.store.read(reads.snapshot, "m1")
    # A killed process would leave these files.
    copy = database.parent / "copy"
    copy.mkdir()
    for path in database.parent.glob("bot.db*"):
        shutil.copyfile(path, copy / path.name)
    assert kept(copy / database.name) == keeping.acknowledged
    await keeping.store.close()
    assert kept(database) == keeping.acknowledged


async def test_a_deleted_log_that_another_program_reads_is_kept_until_it_ends(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.database.BUSY_TIMEOUT", 10)
    keeping = await keeper(database)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT id FROM matches").fetchall()
        await keeping.keep()  # SQLite does not move this match into the file while the other program reads.
        delete(database.with_name(f"{database.name}-wal"))
        with pytest.raises(StorageError, match="a part of the database, is gone"):
            await keeping.keep()
    await keeping.goes_on()
    await keeping.store.close()
    assert kept(database) == keeping.acknowledged


async def test_checkpoints_of_another_program_are_no_fault(database: Path) -> None:
    keeping = await keeper(database)
    for _ in range(5):
        await keeping.keep()
        with closing(sqlite3.connect(database)) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            other.execute("UPDATE members SET settings = '{}'")
    await keeping.keep()
    assert keeping.store.health().fault is None
    await keeping.store.close()
    assert kept(database) == keeping.acknowledged


async def test_a_file_that_is_overwritten_after_checkpoints_is_noticed(database: Path) -> None:
    keeping = await keeper(database)
    files = keeping.store._files
    assert isinstance(files, DatabaseFiles)
    for _ in range(3):
        with closing(sqlite3.connect(database)) as other:
            other.execute("PRAGMA wal_checkpoint(RESTART)")
        await keeping.keep()
    files.check()
    touch(database)
    with pytest.raises(FilesLost, match="overwritten"):
        files.check()
    await keeping.store.close()


async def test_changes_are_stored_while_another_reader_keeps_the_log_from_being_emptied(database: Path) -> None:
    """An attempt that waited for the reader would keep the lock for writing meanwhile."""
    store = await Store.open(url_of(database))
    await store.write(opening("m1", 1))
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT * FROM matches").fetchall()
        await store.write(opening("m2", 2))
        emptying, number = asyncio.create_task(store.empty_log()), 2
        while not emptying.done():
            number += 1
            await store.write(opening(f"m{number}", number))
        assert not await emptying
    assert await store.empty_log()
    assert await store.read(reads.snapshot, f"m{number}")
    await store.close()
