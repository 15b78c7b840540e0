"""Tests of backups: they are complete, overwrite no file, and are refused with one sentence."""

import asyncio
import errno
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.errors import StorageError
from bot.machine import SystemClock
from bot.storage.backup import LAST_BACKUP, backed_up_at, backup, dated, note_backup, thin_out, unreadable_in
from bot.storage.identity import KNOWN, Known
from bot.storage.integrity import LAST_CHECK, check_daily
from bot.storage.lock import Claim
from bot.storage.noted import note_done
from bot.storage.restore import restore
from bot.storage.store import Store
from bot.ui.sync import write_file
from tests.storage.disks import read_only, small_disk
from tests.storage.samples import opening
from tests.storage.test_faults import NOBODY, allow, folder, ordinary_user

__all__ = ["folder"]

pytestmark = pytest.mark.slow

ALONE = Claim((0,), 1)


def url_of(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def counts(path: Path) -> tuple[int, int]:
    """Return how many matches and how many log entries are in a file."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        [row] = connection.execute("SELECT (SELECT count(*) FROM matches), (SELECT count(*) FROM log)")
        matches, entries = row
        return matches, entries


async def test_a_backup_is_complete_while_the_bot_writes(tmp_path: Path) -> None:
    store = await Store.open(url_of(tmp_path / "bot.db"))
    for number in range(20):
        await store.write(opening(f"m{number}", number))
    stop = asyncio.Event()

    async def writes_on() -> int:
        number = 20
        while not stop.is_set():
            await store.write(opening(f"m{number}", number))
            number += 1
        return number

    writing = asyncio.create_task(writes_on())
    await asyncio.to_thread(backup, url_of(tmp_path / "bot.db"), tmp_path / "copy.db", NOW)
    stop.set()
    written = await writing
    matches, entries = counts(tmp_path / "copy.db")
    assert 20 <= matches == entries <= written
    await store.close()
    # A bot can start with the backup.
    await (await Store.open(url_of(tmp_path / "copy.db"))).close()
    assert names(tmp_path) == ["bot.db", "copy.db"]


async def test_data_that_is_only_in_the_write_ahead_log_is_copied(tmp_path: Path) -> None:
    store = await Store.open(url_of(tmp_path / "bot.db"))
    await store.write(opening("m0", 0))
    assert (tmp_path / "bot.db-wal").stat().st_size > 0
    backup(url_of(tmp_path / "bot.db"), tmp_path / "copy.db", NOW)
    assert counts(tmp_path / "copy.db") == (1, 1)
    await store.close()


async def test_a_backup_overwrites_no_file(tmp_path: Path) -> None:
    await (await Store.open(url_of(tmp_path / "bot.db"))).close()
    target = tmp_path / "copy.db"
    target.write_text("dear to somebody")
    with pytest.raises(StorageError, match="exists"):
        backup(url_of(tmp_path / "bot.db"), target, NOW)
    assert target.read_text() == "dear to somebody"


async def test_an_unfinished_backup_does_not_block_the_next(tmp_path: Path) -> None:
    await (await Store.open(url_of(tmp_path / "bot.db"))).close()
    (tmp_path / "copy.db.unfinished").write_text("from a crash")
    backup(url_of(tmp_path / "bot.db"), tmp_path / "copy.db", NOW)
    assert names(tmp_path) == ["bot.db", "copy.db"]


async def refusal(folder: Path, target: Path) -> str:
    """Return the message with which a backup of bot.db in this folder is refused. Check that it leaves no file."""
    before = names(folder)
    with pytest.raises(StorageError) as refused:
        backup(url_of(folder / "bot.db"), target, NOW)
    assert names(folder) == before
    said = str(refused.value)
    assert said.endswith(".")
    return said


async def test_a_missing_database_is_refused(tmp_path: Path) -> None:
    assert await refusal(tmp_path, tmp_path / "copy.db") == (
        f"There is no database {tmp_path / 'bot.db'}: nothing was copied."
    )


async def test_the_refusal_names_a_missing_folder(tmp_path: Path) -> None:
    await (await Store.open(url_of(tmp_path / "bot.db"))).close()
    assert await refusal(tmp_path, tmp_path / "nowhere" / "copy.db") == (
        f"There is no folder {tmp_path / 'nowhere'}: make it, or name a file in another one."
    )


async def test_a_name_that_no_file_can_have_is_refused(tmp_path: Path) -> None:
    await (await Store.open(url_of(tmp_path / "bot.db"))).close()
    target = tmp_path / ("long" * 100)
    assert (await refusal(tmp_path, target)).startswith(f"The backup {target} cannot be written: ")


async def test_the_refusal_says_that_the_backups_disk_is_full(tmp_path: Path) -> None:
    await (await Store.open(url_of(tmp_path / "bot.db"))).close()
    small = tmp_path / "small"
    small.mkdir()
    with small_disk(small, 32):
        said = await refusal(tmp_path, small / "copy.db")
        assert said == f"The backup {small / 'copy.db'} cannot be written: its disk is full; make space."
        assert names(small) == []


async def test_the_refusal_says_which_of_two_disks_is_read_only(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    with small_disk(here, 2048):
        for folder in (here, there):
            await (await Store.open(url_of(folder / "bot.db"))).close()
        with read_only(here):
            assert (await refusal(here, there / "copy.db")).startswith(
                f"The database {here / 'bot.db'} cannot be used: its disk is read-only"
            )
            assert (await refusal(there, here / "copy.db")).startswith(
                f"The backup {here / 'copy.db'} cannot be written: its disk is read-only"
            )
    assert names(there) == ["bot.db"]


async def test_a_damaged_database_gives_no_backup(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "bot.db", isolation_level=None)) as connection:
        connection.execute("CREATE TABLE gems (colour)")
        connection.execute("INSERT INTO gems VALUES (NULL)")
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_master SET sql = 'CREATE TABLE gems (colour NOT NULL)'")
    said = await refusal(tmp_path, tmp_path / "copy.db")
    assert said.startswith(f"The database {tmp_path / 'bot.db'} is damaged (NULL value in gems.colour)")


async def test_without_hard_links_the_copy_is_moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(_source: Path, _target: Path) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    store = await Store.open(url_of(tmp_path / "bot.db"))
    await store.write(opening("m0", 0))
    await store.close()
    monkeypatch.setattr(os, "link", no_links)
    backup(url_of(tmp_path / "bot.db"), tmp_path / "copy.db", NOW)
    assert counts(tmp_path / "copy.db") == (1, 1)
    assert names(tmp_path) == ["bot.db", "copy.db"]


@pytest.mark.parametrize("links", [True, False])
async def test_a_file_created_during_the_backup_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    await (await Store.open(url_of(tmp_path / "bot.db"))).close()
    target = tmp_path / "copy.db"

    def taken(_source: Path, _target: Path) -> None:
        target.write_text("dear to somebody")
        raise OSError(errno.EEXIST if links else errno.EPERM, "what the file system says")

    monkeypatch.setattr(os, "link", taken)
    with pytest.raises(StorageError, match=r"copy\.db exists"):
        backup(url_of(tmp_path / "bot.db"), target, NOW)
    assert target.read_text() == "dear to somebody"
    assert names(tmp_path) == ["bot.db", "copy.db"]


def test_a_backup_of_postgresql_is_refused_and_names_the_tool(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="pg_dump") as refused:
        backup("postgresql+asyncpg://someone:secret@host/bot", tmp_path / "copy.db", NOW)
    assert "secret" not in str(refused.value)


MINUTE = 60_000
NOW = 1_790_000_000_000


async def backups(folder: Path, number: int) -> list[Path]:
    """Make a database and as many dated backups of it, the oldest first."""
    await (await Store.open(url_of(folder / "bot.db"))).close()
    found = [dated(folder, NOW + count * MINUTE) for count in range(number)]
    for path in found:
        backup(url_of(folder / "bot.db"), path, NOW)
    return found


def test_a_dated_name_has_the_time() -> None:
    assert dated(Path("/backups"), NOW) == Path("/backups/lapidary-20260921-141320.db")


async def test_only_the_newest_backups_stay(tmp_path: Path) -> None:
    found = await backups(tmp_path, 5)

    assert thin_out(tmp_path, 2) == tuple(found[:3])
    assert names(tmp_path) == ["bot.db", found[3].name, found[4].name]
    assert thin_out(tmp_path, 2) == ()


async def test_nothing_but_dated_backups_is_deleted(tmp_path: Path) -> None:
    found = await backups(tmp_path, 1)
    others = (
        "notes.txt",
        "lapidary.db",
        "lapidary-20200101-000000.db.unfinished",
        "lapidary-20200101-000000.db-wal",
        "lapidary-20200101.db",
        "my-lapidary-20200101-000000.db",
        "lapidary-20200101-000001.db",  # such a name, but no database
    )
    for name in others:
        (tmp_path / name).write_bytes(b"mine")
    backup(url_of(tmp_path / "bot.db"), tmp_path / "by-hand.db", NOW)
    shutil.copyfile(tmp_path / "bot.db", tmp_path / "lapidary-20200101-000002.db")  # a database, but no backup
    (tmp_path / "lapidary-20200101-000003.db").mkdir()
    (tmp_path / "lapidary-20200101-000004.db").symlink_to(tmp_path / "by-hand.db")
    before = names(tmp_path)
    newer = dated(tmp_path, NOW + MINUTE)
    backup(url_of(tmp_path / "bot.db"), newer, NOW)

    assert thin_out(tmp_path, 1) == (found[0],)
    assert names(tmp_path) == sorted({*before, newer.name} - {found[0].name})


def test_at_least_one_backup_stays(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="at least one"):
        thin_out(tmp_path, 0)


def test_the_time_of_the_last_backup_is_noted(tmp_path: Path) -> None:
    assert backed_up_at(tmp_path) is None
    note_backup(tmp_path, tmp_path / "copy.db")
    os.utime(tmp_path / LAST_BACKUP, (5, 5))
    assert backed_up_at(tmp_path) == 5
    note_backup(tmp_path, tmp_path / "copy.db")
    assert (backed_up_at(tmp_path) or 0) > 5


as_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root can make a file for another user")


@as_root
async def test_what_root_backs_up_by_hand_is_the_bots(folder: Path) -> None:
    data, copies = folder / "data", folder / "copies"
    await (await Store.open(url_of(folder / "before.db"))).close()  # Python may be where only root can load from
    for path in (data, copies):
        path.mkdir()
        os.chown(path, NOBODY, NOBODY)
    with ordinary_user():
        await (await Store.open(url_of(data / "bot.db"))).close()
    by_hand = dated(copies, NOW)
    backup(url_of(data / "bot.db"), by_hand, NOW)
    note_backup(data, by_hand)
    await note_done(url_of(data / "bot.db"), data, "drill", NOW)

    with ordinary_user():
        newer = dated(copies, NOW + MINUTE)
        backup(url_of(data / "bot.db"), newer, NOW)
        note_backup(data, newer)
        await note_done(url_of(data / "bot.db"), data, "drill", NOW)
        assert unreadable_in(copies) == ()
        assert thin_out(copies, 1) == (by_hand,)
    assert {path.stat().st_uid for path in data.iterdir()} == {NOBODY}


@as_root
@pytest.mark.parametrize("lost", ["a backup is restored", "another database is begun", "the bot runs"])
async def test_what_root_puts_in_the_place_of_a_lost_database_is_the_bots(folder: Path, lost: str) -> None:
    data, copy = folder / "data", folder / "copy.db"
    data.mkdir()
    url = url_of(data / "bot.db")
    await (await Store.open(url, claim=ALONE)).close()
    for path in (data, *data.iterdir()):
        os.chown(path, NOBODY, NOBODY)
    backup(url, copy, NOW)
    for path in data.iterdir():
        if path.name != f"bot.db{KNOWN}":
            path.unlink()

    if lost == "a backup is restored":
        await asyncio.to_thread(restore, url, copy, NOW)
    else:
        store = await Store.open(url, claim=ALONE, anew=True)
        assert {path.name: path.stat().st_uid for path in data.iterdir() if path.stat().st_uid != NOBODY} == {}
        if lost == "the bot runs":
            write_file(data / "commands.json", Known())
            noted = asyncio.Event()

            async def check() -> None:
                asyncio.get_running_loop().call_soon(noted.set)

            checks = asyncio.create_task(check_daily(check, store.damage, data, SystemClock()))
            await noted.wait()
            checks.cancel()
            await asyncio.wait({checks})
            assert (data / LAST_CHECK).exists()
        await store.close()

    assert {path.name: path.stat().st_uid for path in data.iterdir() if path.stat().st_uid != NOBODY} == {}
    with ordinary_user():
        await (await Store.open(url, claim=ALONE)).close()


@as_root
async def test_a_backup_that_this_user_may_not_read_is_passed_over(folder: Path) -> None:
    older, newer, newest = await backups(folder, 3)
    for path in (older, newest):
        os.chown(path, NOBODY, NOBODY)
    allow(folder, 0o777)

    with ordinary_user():
        assert unreadable_in(folder) == (newer,)
        assert thin_out(folder, 1) == (older,)
    assert newer.exists()
    assert newest.exists()


async def test_an_empty_file_gives_no_backup(tmp_path: Path) -> None:
    (tmp_path / "bot.db").touch()
    with pytest.raises(StorageError, match=r"^The database .* is empty: nothing was copied\.$"):
        backup(url_of(tmp_path / "bot.db"), tmp_path / "copy.db", NOW)
    assert names(tmp_path) == ["bot.db"]
