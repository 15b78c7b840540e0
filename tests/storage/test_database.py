"""Tests of how connections are set up: committed data survives a power cut, and readers cannot write."""

from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.store import Store


async def pragmas(connection: AsyncConnection) -> dict[str, object]:
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "query_only")
    return {name: (await connection.execute(text(f"PRAGMA {name}"))).scalar_one() for name in names}


async def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'bot.db'}")
    full = 2
    assert await store.run(pragmas) == {
        "journal_mode": "wal",
        "synchronous": full,
        "foreign_keys": 1,
        "busy_timeout": 1500,
        "query_only": 0,
    }
    await store.close()


async def test_readers_cannot_write(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'bot.db'}")
    set_up = await store.read(pragmas)
    assert (set_up["journal_mode"], set_up["query_only"]) == ("wal", 1)
    await store.close()
