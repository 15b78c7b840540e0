"""Backups: whole while the bot writes, new files only, one sentence when they cannot be."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.errors import StorageError
from bot.storage.backup import backup
from bot.storage.store import Store
from tests.storage.samples import opening


def url_of(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def counts(path: Path) -> tuple[int, int]:
    """Matches and their log entries in a file."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        [row] = connection.execute("SELECT (SELECT count(*) FROM matches), (SELECT count(*) FROM log)")
        matches, entries = row
        return matches, entries


async def test_a_backup_beside_a_writer_is_whole(tmp_path: Path) -> None:
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
    await asyncio.to_thread(backup, url_of(tmp_path / "bot.db"), tmp_path / "copy.db")
    stop.set()
    written = await writing
    matches, entries = counts(tmp_path / "copy.db")
    assert 20 <= matches == entries <= written
    await store.close()
    # a bot can be started from it
    await (await Store.open(url_of(tmp_path / "copy.db"))).close()
    assert names(tmp_path) == ["bot.db", "copy.db"]


async def test_what_only_lies_in_the_write_ahead_log_is_copied(tmp_path: Path) -> None:
    store = await Store.open(url_of(tmp_path / "bot.db"))
    await store.write(opening("m0", 0))
    assert (tmp_path / "bot.db-wal").stat().st_size > 0
    backup(url_of(tmp_path / "bot.db"), tmp_path / "copy.db")
    assert counts(tmp_path / "copy.db") == (1, 1)
    await store.close()


async def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    await (await Store.open(url_of(tmp_path / "bot.db"))).close()
    target = tmp_path / "copy.db"
    target.write_text("dear to somebody")
    with pytest.raises(StorageError, match="exists"):
        backup(url_of(tmp_path / "bot.db"), target)
    assert target.read_text() == "dear to somebody"


async def test_an_unfinished_backup_is_in_nobodys_way(tmp_path: Path) -> None:
    await (await Store.open(url_of(tmp_path / "bot.db"))).close()
    (tmp_path / "copy.db.unfinished").write_text("from a crash")
    backup(url_of(tmp_path / "bot.db"), tmp_path / "copy.db")
    assert names(tmp_path) == ["bot.db", "copy.db"]


async def test_nowhere_to_write_and_nothing_to_read(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="no database"):
        backup(url_of(tmp_path / "bot.db"), tmp_path / "copy.db")
    await (await Store.open(url_of(tmp_path / "bot.db"))).close()
    with pytest.raises(StorageError, match="cannot be"):
        backup(url_of(tmp_path / "bot.db"), tmp_path / "nowhere" / "copy.db")
    assert not (tmp_path / "copy.db").exists()


def test_postgresql_has_its_own_tool(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="pg_dump") as refused:
        backup("postgresql+asyncpg://someone:secret@host/bot", tmp_path / "copy.db")
    assert "secret" not in str(refused.value)
