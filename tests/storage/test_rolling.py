"""Tests of migrations beside running processes: a bot is brought to a newer version one process at a time."""

import ast
import asyncio
import inspect
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.script import Script
from sqlalchemy import text

from bot.errors import StorageError, UnfitDatabase
from bot.storage import migrate, reads
from bot.storage.migrate import FOLDER, migrate_apart, newest_revision
from bot.storage.store import Store
from tests.databases import on_each_database
from tests.storage.test_claims import LOSE_CONNECTION, claim
from tests.storage.test_lock import Logged, change, impatient, on_postgresql, server

__all__ = ["impatient"]

# Older processes write `members`, by the names of its columns.
ADDITIVE = ("9001", None, "op.execute('ALTER TABLE members ADD COLUMN added TEXT')")
BREAKING = ("9002", "9002", "op.drop_table('troubles')")
# Needs processes of the version before, which write what this migration no longer has.
CONTRACTING = ("9002", "9001", "op.drop_table('troubles')")
STOP_OLDER = (
    r"^The database .* has processes of a version before migration {}, which could not go on: stop those first\.$"
)
NEWER = (
    r"^The database .* was made by a newer version of the bot \(\d+\.\d+\.\d+\): start that one, "
    r"or restore a backup from before its upgrade(: this one \(\d+\.\d+\.\d+\) can open none in .*)?\.$"
)

HEAD = newest_revision()

Code = Callable[..., None]


@pytest.fixture
def code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Code:
    """Return a function after which stores are opened by a version of the bot with these more migrations."""

    def take(*more: tuple[str, str | None, str]) -> None:
        folder = tmp_path / "-".join(["migrations", *(revision for revision, *_ in more)])
        if not folder.exists():
            before = f"{HEAD:04}"
            shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
            for revision, oldest, work in more:
                lines = ("from alembic import op", f"revision, down_revision = '{revision}', '{before}'")
                body = (*lines, f"oldest = {oldest!r}", "def upgrade():", f"    {work}", "")
                (folder / "versions" / f"v{revision}.py").write_text("\n".join(body))
                before = revision
        monkeypatch.setattr(migrate, "FOLDER", folder)

    return take


async def revision_of(url: str) -> str:
    """Return which migrations have run."""
    store = await Store.open(url)
    try:
        found = await store.run(lambda connection: connection.execute(text("SELECT version_num FROM alembic_version")))
        return str(found.scalar_one())
    finally:
        await store.close()


@on_postgresql
async def test_processes_are_replaced_one_at_a_time_if_nothing_breaks(database_url: str, code: Code) -> None:
    first = await Store.open(database_url, claim=claim(0))
    second = await Store.open(database_url, claim=claim(1))
    await change(first, "before")

    code(ADDITIVE)
    assert await migrate_apart(database_url) == ("9001",)
    assert await migrate_apart(database_url) == ()
    await change(first, "older")
    await second.close()
    second = await Store.open(database_url, claim=claim(1))
    assert await second.read(reads.member_settings, 1) == "older"
    await change(second, "newer")
    assert await first.read(reads.member_settings, 1) == "newer"

    code()  # a process of the older version is killed, and starts again
    await first.close()
    first = await Store.open(database_url, claim=claim(0))
    await change(first, "older again")
    assert await revision_of(database_url) == "9001"
    assert await migrate_apart(database_url) == ()
    for store in (first, second):
        await store.close()


@on_each_database
async def test_a_start_runs_what_does_not_break_and_older_versions_still_start(database_url: str, code: Code) -> None:
    code(ADDITIVE)
    await (await Store.open(database_url, claim=claim(0, count=1))).close()
    code()
    older = await Store.open(database_url, claim=claim(0, count=1))
    await change(older, "older")
    await older.close()
    assert await revision_of(database_url) == "9001"


@on_postgresql
async def test_a_start_migrates_beside_older_processes_if_nothing_breaks(database_url: str, code: Code) -> None:
    older = await Store.open(database_url, claim=claim(0))
    code(ADDITIVE)
    newer = await Store.open(database_url, claim=claim(1))
    await change(older, "older")
    assert await newer.read(reads.member_settings, 1) == "older"
    assert await revision_of(database_url) == "9001"
    for store in (older, newer):
        await store.close()


@pytest.mark.usefixtures("impatient")
@on_postgresql
async def test_what_breaks_is_refused_while_older_processes_run(database_url: str, code: Code) -> None:
    older = await Store.open(database_url, claim=claim(0))
    code(ADDITIVE, BREAKING)
    with pytest.raises(UnfitDatabase, match=STOP_OLDER.format("9002")):
        await migrate_apart(database_url)
    with pytest.raises(UnfitDatabase, match=STOP_OLDER.format("9002")):
        await Store.open(database_url, claim=claim(1))
    code()
    assert await revision_of(database_url) == f"{HEAD:04}"
    await change(older, "nothing has changed")
    await older.close()

    code(ADDITIVE, BREAKING)
    assert await migrate_apart(database_url) == ("9001", "9002")
    newer = await Store.open(database_url, claim=claim(1))
    code(ADDITIVE)
    with pytest.raises(UnfitDatabase, match=NEWER):
        await Store.open(database_url, claim=claim(0))
    with pytest.raises(UnfitDatabase, match=NEWER):
        await migrate_apart(database_url)
    await newer.close()


@pytest.mark.usefixtures("impatient")
@on_postgresql
async def test_what_breaks_only_versions_before_the_last_runs_beside_the_last(
    database_url: str, code: Code, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    oldest = await Store.open(database_url, claim=claim(0))
    code(ADDITIVE)
    last = await Store.open(database_url, claim=claim(1), probe_after=0)
    code(ADDITIVE, CONTRACTING)
    with pytest.raises(UnfitDatabase, match=STOP_OLDER.format("9001")):
        await migrate_apart(database_url)
    await oldest.close()
    assert await migrate_apart(database_url) == ("9002",)
    async with server(database_url) as test, Logged("can be written again") as mended:
        await test.execute(LOSE_CONNECTION, 1)
        await mended.wait()
    await change(last, "goes on")
    await last.close()

    code(ADDITIVE)
    await (await Store.open(database_url, claim=claim(1))).close()
    code()
    with pytest.raises(UnfitDatabase, match=NEWER):
        await Store.open(database_url, claim=claim(0))


@on_each_database
async def test_a_version_before_what_breaks_does_not_start(database_url: str, code: Code) -> None:
    code(ADDITIVE, BREAKING)
    await migrate_apart(database_url)
    code(ADDITIVE)
    with pytest.raises(UnfitDatabase, match=NEWER):
        await Store.open(database_url, claim=claim(0, count=1))


@on_postgresql
async def test_newer_processes_that_start_at_once_do_not_refuse_each_other(database_url: str, code: Code) -> None:
    code(ADDITIVE, BREAKING)
    stores = await asyncio.gather(*(Store.open(database_url, claim=claim(shard)) for shard in range(4)))
    assert await revision_of(database_url) == "9002"
    for store in stores:
        await store.close()


@on_postgresql
async def test_a_process_that_had_lost_its_locks_during_such_a_migration_writes_no_more(
    database_url: str, code: Code
) -> None:
    older = await Store.open(database_url, claim=claim(0), probe_after=0)
    code(ADDITIVE, BREAKING)
    async with server(database_url) as test, Logged("waiting up to") as waiting:
        migrating = asyncio.create_task(migrate_apart(database_url))
        await waiting.wait()
        await test.execute(LOSE_CONNECTION, 0)
    assert await migrating == ("9001", "9002")
    assert "was used by another process" in await older.ousted()
    with pytest.raises(StorageError, match="start this one anew"):
        await change(older, "ours")
    await older.close()


@pytest.mark.usefixtures("impatient")
@on_each_database
async def test_nothing_migrates_while_a_command_needs_the_database_alone(database_url: str, code: Code) -> None:
    command = await Store.open(database_url, alone=True)
    code(ADDITIVE)
    with pytest.raises(UnfitDatabase, match=r"^The database .* is in use by another process: stop that one first\.$"):
        await migrate_apart(database_url)
    await command.close()
    assert await migrate_apart(database_url) == ("9001",)


@pytest.mark.parametrize("script", migrate._known(), ids=lambda script: script.revision)
def test_each_migration_says_which_processes_can_go_on(script: Script) -> None:
    assert script.module.oldest is None or script.module.oldest <= script.revision
    assert script.revision.isdecimal()  # the number is the key of a lock
    assert len(script.revision) == 4
    operations = {
        node.attr
        for node in ast.walk(ast.parse(inspect.getsource(script.module)))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "op"
    }
    takes_away = {name for name in operations if name.startswith(("drop_", "rename_", "alter_", "batch_alter_"))}
    assert script.module.oldest is not None or not takes_away
