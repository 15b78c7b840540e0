"""Tests of what other tools have done: on SQLite a file tells it, on PostgreSQL a note."""

from pathlib import Path

import pytest

from bot.errors import StorageError
from bot.storage.backup import backed_up_at
from bot.storage.noted import note_done, noted, tried_at
from bot.storage.store import Store
from tests.storage.disks import read_only, small_disk
from tests.storage.test_lock import on_postgresql

NOW = 1_750_000_000_000


@on_postgresql
async def test_postgresql_tells_it_to_processes_with_other_data_folders(database_url: str, tmp_path: Path) -> None:
    store = await Store.open(database_url)
    await note_done(database_url, tmp_path, "backup", NOW)
    await note_done(database_url, tmp_path, "drill", NOW - 5_000)
    await note_done(database_url, tmp_path, "backup", NOW + 1_000)

    assert await store.read(noted) == {"backup": NOW / 1000 + 1, "drill": NOW / 1000 - 5}
    assert (backed_up_at(tmp_path), tried_at(tmp_path)) == (None, None)
    await store.close()


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
async def test_sqlite_tells_it_by_a_file_and_is_left_alone(database_url: str, tmp_path: Path) -> None:
    before = (tmp_path / "bot.db").read_bytes()
    await note_done(database_url, tmp_path, "drill", NOW)

    assert (tried_at(tmp_path) or 0) > 0
    assert backed_up_at(tmp_path) is None
    assert (tmp_path / "bot.db").read_bytes() == before


@pytest.mark.parametrize(
    ("url", "said"),
    [
        (
            "sqlite+aiosqlite:////nowhere/bot.db",
            "^/nowhere cannot be written, so nothing was noted: No such file or directory\\.$",
        ),
        ("postgresql+asyncpg://bot@/gems?host=/nowhere", r"^The database postgresql\+asyncpg.* cannot be used"),
    ],
)
async def test_what_cannot_be_noted_is_one_sentence(url: str, said: str) -> None:
    with pytest.raises(StorageError, match=said):
        await note_done(url, Path("/nowhere"), "backup", NOW)


async def test_a_folder_on_a_read_only_disk_says_what_helps(tmp_path: Path) -> None:
    said = r"its disk is read-only, .*; mount it for writing\.$"
    with small_disk(tmp_path, 64), read_only(tmp_path), pytest.raises(StorageError, match=said):
        await note_done(f"sqlite+aiosqlite:///{tmp_path / 'bot.db'}", tmp_path, "backup", NOW)
