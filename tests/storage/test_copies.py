"""Tests of the way back: a version that cannot open a database names the newest backup that it can."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot import __version__
from bot.errors import UnfitDatabase
from bot.storage.backup import LAST_BACKUP, backup, note_backup
from bot.storage.restore import restore
from bot.storage.store import Store
from tests.databases import url_of

NOW, MINUTE = 1_800_000_000_000, 60_000
REFUSED = "was made by a newer version of the bot (9.0.0): start that one, or "


def write(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        for sql in statements:
            connection.execute(sql)


def make_newer(path: Path) -> None:
    """Let a version that does not exist yet migrate a database."""
    newer = "UPDATE alembic_version SET version_num = '9001'"
    write(
        path,
        newer,
        "UPDATE notes SET note = '9001' WHERE name = 'oldest'",
        "UPDATE notes SET note = '9.0.0' WHERE name = 'made by'",
    )


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a database in a folder of its own. The working directory is another one."""
    for name in ("data", "work"):
        (tmp_path / name).mkdir()
    monkeypatch.chdir(tmp_path / "work")
    path = tmp_path / "data" / "lapidary.db"
    url_of(path)
    return path


def backed_up(database: Path, target: Path, at: int, *, newer: bool = False) -> Path:
    target.parent.mkdir(exist_ok=True)
    backup(url_of(database), target, at)
    if newer:
        make_newer(target)
    return target


async def refusal(database: Path) -> str:
    with pytest.raises(UnfitDatabase) as caught:
        await Store.open(url_of(database))
    assert REFUSED in str(caught.value)
    return str(caught.value).partition(REFUSED)[2]


async def test_a_backup_of_a_newer_version_that_accepts_this_one_is_named(database: Path, tmp_path: Path) -> None:
    kept = backed_up(database, tmp_path / "data" / "backups" / "of my bot.db", NOW)
    write(kept, "UPDATE alembic_version SET version_num = '9001'")
    make_newer(database)

    assert (await refusal(database)).startswith(f"go back by python -m bot restore '{kept}', the newest backup")


@pytest.mark.parametrize("folder", ["elsewhere", "data/backups", "work/backups", "data"])
async def test_the_newest_backup_that_this_version_can_open_is_named(
    database: Path, tmp_path: Path, folder: str
) -> None:
    kept = tmp_path / folder
    backed_up(database, kept / "b.db", NOW)
    right = backed_up(database, kept / "a.db", NOW + MINUTE)
    newer = backed_up(database, kept / "c.db", NOW + 2 * MINUTE, newer=True)
    if folder == "elsewhere":
        note_backup(database.parent, newer)
    (kept / "text.db").write_text("This is no database.")
    make_newer(database)

    named = "backups/a.db" if folder == "work/backups" else right
    fits = f"the newest backup that this one ({__version__}) can open; moves since then are lost."
    assert await refusal(database) == f"go back by python -m bot restore {named}, {fits}"


async def test_the_named_backup_can_be_restored(database: Path, tmp_path: Path) -> None:
    right = backed_up(database, tmp_path / "data" / "backups" / "a.db", NOW)
    make_newer(database)
    assert str(right) in await refusal(database)

    await asyncio.to_thread(restore, url_of(database), right, NOW)
    await (await Store.open(url_of(database))).close()


async def test_without_such_a_backup_the_folders_are_named(database: Path, tmp_path: Path) -> None:
    backed_up(database, tmp_path / "work" / "backups" / "c.db", NOW, newer=True)
    os.close(os.open(database.parent / LAST_BACKUP, os.O_CREAT))  # as `touch` makes it beside `pg_dump`
    make_newer(database)

    nowhere = f"this one ({__version__}) can open none in backups and {database.parent}."
    assert await refusal(database) == f"restore a backup from before its upgrade: {nowhere}"
