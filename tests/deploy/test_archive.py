"""Tests that the files for PostgreSQL do what OPERATING.md says: base backup and archive make any moment."""

import asyncio
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import URL

from bot.storage.restore import restored_in_place
from bot.storage.shards import note, write_note
from bot.storage.store import Store
from tests.databases import NoPostgres, OwnPostgres, administer, own_postgres, program, run, skip
from tests.deploy.files import postgres_settings
from tests.deploy.replicas import PORT, ask, until

ARCHIVE = "/var/lib/lapidary-archive"

pytestmark = [pytest.mark.nightly, pytest.mark.timeout(300)]


def as_text(url: URL) -> str:
    return url.render_as_string(hide_password=False)


@pytest.fixture
def folder() -> Iterator[Path]:
    """Yield a folder that PostgreSQL, too, can write."""
    with tempfile.TemporaryDirectory(prefix="lapidary-archive-") as name:
        Path(name).chmod(0o777)
        yield Path(name)


@pytest.fixture
def archiving(request: pytest.FixtureRequest, folder: Path) -> Iterator[OwnPostgres]:
    """Yield a server with the settings of archive.conf. Its archive is the folder."""
    given = postgres_settings("archive.conf")
    assert set(given) == {"wal_level", "archive_mode", "archive_command", "archive_timeout"}
    command = given.pop("archive_command").replace(ARCHIVE, str(folder))
    try:
        with own_postgres(options=" ".join(f"-c {name}={value}" for name, value in given.items())) as server:
            asyncio.run(administer(server.url, f"ALTER SYSTEM SET archive_command = {command}"))
            asyncio.run(administer(server.url, "SELECT pg_reload_conf()"))
            yield server
    except NoPostgres as problem:
        skip(request.config, str(problem))


def test_the_archive_restores_what_was_written_after_the_base_backup(archiving: OwnPostgres, folder: Path) -> None:
    base = folder / "base"
    tool = program("pg_basebackup")
    assert tool is not None

    async def write(*names: str) -> None:
        store = await Store.open(as_text(archiving.url))
        for name in names:
            await store.run(partial(write_note, name=name, text="yes"))
        await store.close()

    async def lose_the_machine() -> None:
        await write("before")
        run(tool, "-D", str(base), "-d", f"host={archiving.data.parent} port={PORT} user=postgres", "-c", "fast")
        await write("after", "last")
        last = await ask(archiving.url, "SELECT pg_walfile_name(pg_switch_wal())")
        await until(archiving.url, f"SELECT last_archived_wal >= '{last}' FROM pg_stat_archiver")
        archiving.kill()

    asyncio.run(lose_the_machine())

    def recover(data: str) -> None:
        run("cp", "-a", str(base), data)
        run("touch", f"{data}/recovery.signal")
        run("sh", "-c", f"echo \"restore_command = 'cp {folder}/%f %p'\" >> {data}/postgresql.auto.conf")

    with own_postgres(like=recover) as again:
        asyncio.run(until(again.url, "SELECT NOT pg_is_in_recovery()"))
        restored_in_place(as_text(again.url), 1_750_000_000_000)

        async def read() -> list[str | None]:
            store = await Store.open(as_text(again.url))
            found = [await store.read(partial(note, name=name)) for name in ("before", "after", "last")]
            await store.close()
            return found

        assert asyncio.run(read()) == ["yes", "yes", "yes"]
