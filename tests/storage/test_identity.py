"""Tests that the bot starts on its own database alone: none is begun anew in silence, and two bots never write."""

import asyncio
import errno
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import pytest
from sqlalchemy import text

from bot.errors import StorageError, UnfitDatabase
from bot.storage import reads
from bot.storage.audit import unchanged
from bot.storage.backup import backup, dated, refuse_emptier
from bot.storage.database import parse_url, writing_engine
from bot.storage.identity import KNOWN, Known, recall, remember
from bot.storage.lock import Claim
from bot.storage.migrate import migrate_apart
from bot.storage.rescue import rescue
from bot.storage.restore import restore, restored_in_place
from bot.storage.store import Store
from tests.storage.samples import opening

pytestmark = pytest.mark.slow

NOW = 1_800_000_000_000
MINUTE = 60_000


def url_of(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


async def opened(path: Path, *, anew: bool = False) -> Store:
    """Start a bot on a database."""
    return await Store.open(url_of(path), claim=Claim((0,), 1), anew=anew)


def names_in(folder: Path) -> list[str]:
    return sorted(found.name for found in folder.iterdir())


async def has(path: Path, *matches: str) -> None:
    """Start a bot, let it store matches, and stop it."""
    store = await opened(path)
    for name in matches:
        await store.write(opening(name, int(name[1:])))
    await store.close()


async def refusal(path: Path) -> str:
    """Return the sentence with which a start is refused. Check that it changes no file."""
    before = contents(path.parent)
    with pytest.raises(UnfitDatabase) as refused:
        await opened(path)
    said = str(refused.value)
    assert contents(path.parent) == before
    assert said.endswith(".")
    assert "\n" not in said
    return said


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith(".lock")}


def delete(path: Path) -> None:
    path.unlink()


def empty(path: Path) -> None:
    path.write_bytes(b"")


def kill(path: Path, folder: Path) -> Path:
    """Copy what a killed bot leaves. Return the path of the database there."""
    folder.mkdir()
    for end in ("", "-wal", KNOWN):
        shutil.copy2(f"{path}{end}", folder / f"{path.name}{end}")  # with the times of the files
    return folder / path.name


def copy_to(path: Path, target: Path) -> None:
    shutil.copyfile(path, target)


async def matches_in(path: Path) -> set[str]:
    store = await opened(path)
    found = [await store.read(reads.snapshot, f"m{number}") for number in range(9)]
    await store.close()
    return {one.match.id for one in found if one is not None}


# ---- a database that is gone ----


@pytest.mark.parametrize("lose", [delete, empty])
async def test_a_database_that_is_gone_is_not_begun_anew(lose: Callable[[Path], None], tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    await has(path, "m1")
    known = recall(path)
    assert known is not None
    remember(path, Known(known.numbers, known.following, begun=NOW))
    lose(path)

    said = await refusal(path)
    assert "is gone or empty, and there was one here from 2027-01-15 on" in said
    assert "restore" in said
    assert "python -m bot run --new" in said
    for command in (migrate_apart(url_of(path)), Store.open(url_of(path)), Store.open(url_of(path), alone=True)):
        with pytest.raises(UnfitDatabase, match="is gone or empty"):
            await command

    for work in (backup, rescue):
        with pytest.raises(UnfitDatabase) as refused:
            await asyncio.to_thread(work, url_of(path), tmp_path / "new.db", NOW)
        assert str(refused.value) == said
    with pytest.raises(UnfitDatabase) as unread:
        async with unchanged(url_of(path)):
            pass
    assert str(unread.value) == said

    await (await opened(path, anew=True)).close()
    await has(path, "m2")
    assert await matches_in(path) == {"m2"}


async def test_a_database_whose_log_alone_is_left_is_not_begun_anew(tmp_path: Path) -> None:
    store = await opened(tmp_path / "bot.db")
    await store.write(opening("m1", 1))
    path = kill(tmp_path / "bot.db", tmp_path / "killed")
    await store.close()
    delete(path)
    delete(path.with_name(f"{path.name}{KNOWN}"))  # as a version before it left the folder

    assert f"its log {path}-wal is there" in await refusal(path)
    await (await opened(path, anew=True)).close()
    assert [name for name in contents(path.parent) if name.startswith("bot.db-wal.left-")]


async def test_new_is_refused_where_there_is_a_database(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    await has(path, "m1")
    with pytest.raises(UnfitDatabase, match="--new is for a start without one"):
        await opened(path, anew=True)
    assert await matches_in(path) == {"m1"}


async def test_a_backup_ends_the_refusal(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    await has(path, "m1")
    await asyncio.to_thread(backup, url_of(path), tmp_path / "copy.db", NOW)
    delete(path)
    await refusal(path)

    await asyncio.to_thread(restore, url_of(path), tmp_path / "copy.db", NOW)
    assert await matches_in(path) == {"m1"}


# ---- another file in the database's place ----


async def test_a_backup_that_was_copied_over_the_database_is_refused(tmp_path: Path) -> None:
    store = await opened(tmp_path / "bot.db")
    await store.write(opening("m1", 1))
    copy = tmp_path / "copy.db"
    await asyncio.to_thread(backup, url_of(tmp_path / "bot.db"), copy, NOW)
    await store.write(opening("m2", 2))
    path = kill(tmp_path / "bot.db", tmp_path / "killed")
    await store.close()
    copy_to(copy, path)

    assert "is not the one that the bot used here last" in await refusal(path)
    with pytest.raises(UnfitDatabase, match="is not the one"):  # the old log is beside it
        await asyncio.to_thread(restored_in_place, url_of(path), NOW)
    with pytest.raises(UnfitDatabase, match="is not the one"):
        await asyncio.to_thread(backup, url_of(path), tmp_path / "another.db", NOW)
    done = await asyncio.to_thread(restore, url_of(path), copy, NOW)
    assert done.aside is not None
    assert done.aside.read_bytes() == copy.read_bytes()  # the old log was not mixed into it
    assert await matches_in(path) == {"m1"}


async def test_a_copy_of_an_earlier_run_is_refused_and_can_be_taken_without_a_log(tmp_path: Path) -> None:
    path, copy = tmp_path / "bot.db", tmp_path / "copy"
    await has(path, "m1")
    copy_to(path, copy)
    await has(path, "m2")
    copy_to(copy, path)

    assert "is not the one that the bot used here last" in await refusal(path)
    await asyncio.to_thread(restored_in_place, url_of(path), NOW)
    assert await matches_in(path) == {"m1"}


async def test_a_log_that_is_gone_after_a_kill_is_noticed(tmp_path: Path) -> None:
    store = await opened(tmp_path / "bot.db")
    await store.write(opening("m1", 1))
    path = kill(tmp_path / "bot.db", tmp_path / "killed")
    await store.close()
    delete(path.with_name(f"{path.name}-wal"))

    assert "the database's log, is gone since the bot was killed" in await refusal(path)
    await asyncio.to_thread(restored_in_place, url_of(path), NOW)
    assert await matches_in(path) == set()


def count_by_hand(path: Path) -> None:
    """Count the matches as an operator does with the program `sqlite3`. It merges the log when it closes the file."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("SELECT count(*) FROM matches").fetchall()


def restore_what_is_no_database(path: Path) -> None:
    bad = path.with_name("bad.db")
    bad.write_bytes(b"x" * 8192)
    with pytest.raises(StorageError):
        restore(url_of(path), bad, NOW)


@pytest.mark.parametrize("merge", [count_by_hand, restore_what_is_no_database])
@pytest.mark.parametrize("emptied", [False, True])
async def test_a_log_that_another_program_has_merged_stops_no_start(
    merge: Callable[[Path], None], emptied: bool, tmp_path: Path
) -> None:
    """emptied: whether a checkpoint comes before the newest commit."""
    store = await opened(tmp_path / "bot.db")
    await store.write(opening("m1", 1))
    if emptied:
        assert await store.empty_log()
    await store.write(opening("m2", 2))
    path = kill(tmp_path / "bot.db", tmp_path / "killed")
    await store.close()

    await asyncio.to_thread(merge, path)
    assert await matches_in(path) == {"m1", "m2"}


@pytest.mark.parametrize("also", ["start", "backup", "migrate"])
async def test_commits_that_a_damaged_log_loses_are_told_and_kept(
    also: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = await opened(tmp_path / "bot.db")
    for number in range(8):
        await store.write(opening(f"m{number}", number + 1))
    path = kill(tmp_path / "bot.db", tmp_path / "killed")
    await store.close()
    log = path.with_name(f"{path.name}-wal")
    content = bytearray(log.read_bytes())
    content[len(content) // 2] ^= 1
    log.write_bytes(content)

    if also == "backup":
        await asyncio.to_thread(backup, url_of(path), tmp_path / "copy.db", NOW)
    elif also == "migrate":
        await migrate_apart(url_of(path))
    else:
        await (await opened(path)).close()
    assert "is damaged: " in caplog.text
    assert [file.read_bytes() == content for file in path.parent.glob("*-wal.broken-*")] == [True]


async def test_a_disk_that_is_full_at_the_end_stops_no_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "bot.db"
    store = await opened(path)
    await store.write(opening("m1", 1))
    with monkeypatch.context() as full:
        full.setattr("bot.storage.identity.remember", Mock(side_effect=OSError(errno.ENOSPC, "full")))
        await store.close()
    assert await matches_in(path) == {"m1"}


async def test_a_log_that_is_gone_is_noticed_after_checkpoints_too(tmp_path: Path) -> None:
    store = await opened(tmp_path / "bot.db")
    await store.write(opening("m1", 1))
    assert await store.empty_log()
    await store.write(opening("m2", 2))
    path = kill(tmp_path / "bot.db", tmp_path / "killed")
    await store.close()
    delete(path.with_name(f"{path.name}-wal"))

    assert "is gone since the bot was killed" in await refusal(path)


@pytest.mark.parametrize("also", ["backup", "migrate"])
async def test_a_command_may_merge_the_log_of_a_killed_bot(also: str, tmp_path: Path) -> None:
    store = await opened(tmp_path / "bot.db")
    await store.write(opening("m1", 1))
    path = kill(tmp_path / "bot.db", tmp_path / "killed")
    await store.close()

    if also == "backup":
        await asyncio.to_thread(backup, url_of(path), tmp_path / "copy.db", NOW)
    else:
        await migrate_apart(url_of(path))
    assert not await asyncio.to_thread(path.with_name(f"{path.name}-wal").exists)
    assert await matches_in(path) == {"m1"}


async def test_a_database_of_a_version_without_numbers_is_taken(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    store = await Store.open(url_of(path))
    await store.write(opening("m1", 1))
    await store.close()
    assert recall(path) is None
    assert await matches_in(path) == {"m1"}
    known = recall(path)
    assert known is not None
    assert known.begun > 0


async def test_a_small_file_that_is_torn_stops_no_start(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    await has(path, "m1")
    path.with_name(f"{path.name}{KNOWN}").write_bytes(b'{"numb')
    assert await matches_in(path) == {"m1"}
    known = recall(path)
    assert known is not None
    assert len(known.numbers) == 2


async def test_a_start_that_was_killed_after_each_step_is_followed_by_another(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    await has(path, "m1")
    with closing(sqlite3.connect(path)) as connection:  # the header has the new number, the small file not yet
        known = recall(path)
        assert known is not None
        connection.execute(f"PRAGMA application_id = {known.following}")
    for _ in range(3):
        assert await matches_in(path) == {"m1"}


# ---- two bots ----


async def test_a_bot_whose_lock_was_deleted_writes_no_more_after_another_has_started(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    first = await opened(path)
    await first.write(opening("m1", 1))
    delete(path.with_name(f"{path.name}.lock"))
    second = await opened(path)
    await second.write(opening("m2", 2))

    with pytest.raises(StorageError, match="was used by another process"):
        await first.write(opening("m3", 3))
    with pytest.raises(StorageError, match="was used by another process"):
        await first.run(lambda connection: connection.execute(text("DELETE FROM matches")))
    assert "was used by another process" in await first.ousted()
    await first.close()
    await second.write(opening("m4", 4))
    await second.close()
    assert await matches_in(path) == {"m1", "m2", "m4"}


async def test_a_bot_without_a_move_learns_by_the_probe_that_another_one_runs(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    first = await opened(path)
    delete(path.with_name(f"{path.name}.lock"))
    await migrate_apart(url_of(path))
    await first.probe()
    assert "was used by another process" in await first.ousted()
    assert not first.health().well
    await first.close()


# ---- backups of an emptier database ----


async def test_a_backup_of_an_emptier_database_is_refused(tmp_path: Path) -> None:
    path, folder = tmp_path / "bot.db", tmp_path / "backups"
    folder.mkdir()
    many = [f"m{number}" for number in range(10)]
    await has(path, *many)
    refuse_emptier(url_of(path), folder)
    good = dated(folder, NOW)
    await asyncio.to_thread(backup, url_of(path), good, NOW)
    dated(folder, NOW + MINUTE).write_bytes(b"no backup")
    refuse_emptier(url_of(path), folder)
    delete(path)
    await (await opened(path, anew=True)).close()

    with pytest.raises(StorageError, match="has 0 matches") as refused:
        refuse_emptier(url_of(path), folder)
    assert f"the last backup {good} has 10: nothing was copied or deleted" in str(refused.value)
    await has(path, *many[:5])
    refuse_emptier(url_of(path), folder)  # a few less may have been deleted by members


async def test_a_database_that_had_few_matches_may_have_fewer(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    await has(path, *(f"m{number}" for number in range(9)))
    await asyncio.to_thread(backup, url_of(path), dated(tmp_path, NOW), NOW)
    delete(path)
    await (await opened(path, anew=True)).close()
    refuse_emptier(url_of(path), tmp_path)  # as after the first trial, or after a member's `/forget`


async def test_a_backup_without_keep_lets_the_next_one_compare_with_it(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    await has(path, *(f"m{number}" for number in range(10)))
    await asyncio.to_thread(backup, url_of(path), dated(tmp_path, NOW), NOW)
    delete(path)
    await (await opened(path, anew=True)).close()
    await asyncio.to_thread(backup, url_of(path), dated(tmp_path, NOW + MINUTE), NOW)
    refuse_emptier(url_of(path), tmp_path)


async def test_a_file_of_another_program_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "music.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE songs (name)")
        connection.execute("CREATE TABLE alembic_version (version_num)")
    before = file.read_bytes()

    with pytest.raises(UnfitDatabase, match=r"another program \(alembic_version, songs\), so nothing was changed"):
        await Store.open(f"sqlite+aiosqlite:///{file}")

    assert file.read_bytes() == before
    assert names_in(tmp_path) == ["music.db"]


@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
async def test_a_database_of_another_program_is_left_as_it_is(empty_url: str) -> None:
    engine = writing_engine(parse_url(empty_url))
    async with engine.begin() as connection:
        await connection.exec_driver_sql("CREATE TABLE songs (name text)")

    with pytest.raises(UnfitDatabase, match=r"another program \(songs\), so nothing was changed"):
        await Store.open(empty_url)

    async with engine.begin() as connection:
        tables = await connection.exec_driver_sql("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        assert tables.scalars().all() == ["songs"]
    await engine.dispose()
