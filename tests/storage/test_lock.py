"""Tests that one process at a time uses a database: a second process waits and is refused."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # The package has no types.
import pytest

from bot.errors import StorageError
from bot.storage import lock, reads, waiting
from bot.storage.database import parse_url
from bot.storage.restore import restored_in_place
from bot.storage.store import Store

ROOT = Path(__file__).parents[2]
on_postgresql = pytest.mark.parametrize(
    "database_url", [pytest.param("postgresql", marks=pytest.mark.slow)], indirect=True
)
# This script opens a database for itself alone, prints "in", and writes a member's settings.
CHILD = """
import asyncio, sys
from bot.storage import waiting
from bot.storage.store import Store

async def main():
    store = await Store.open(sys.argv[1], alone=True)
    print("in", flush=True)
    await store.run(lambda connection: waiting.change_member(connection, 7, lambda _: "late"))
    await asyncio.Event().wait()

asyncio.run(main())
"""
# After this SQL, the commit of a row of member 7 waits until nobody holds the advisory lock 5.
SLOW_COMMIT = """
CREATE FUNCTION wait_for_the_test() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock_shared(5);
    RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON members DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.user_id = 7) EXECUTE FUNCTION wait_for_the_test();
"""
WRITES_SLOWLY = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = 5 AND NOT granted"
END_HOLDER = (
    "SELECT pg_terminate_backend(pid) FROM pg_locks "
    f"WHERE locktype = 'advisory' AND objid = {lock.PLACE} AND granted AND database = "
    "(SELECT oid FROM pg_database WHERE datname = current_database())"
)


async def change(store: Store, settings: str) -> None:
    """Store settings of member 1."""
    await store.run(lambda connection: waiting.change_member(connection, 1, lambda _: settings))


@asynccontextmanager
async def server(url: str) -> AsyncIterator[Any]:
    """Yield the test's own connection to the database."""
    connection = await asyncpg.connect(parse_url(url).set(drivername="postgresql").render_as_string(False))
    try:
        yield connection
    finally:
        await connection.close()


class Logged(logging.Handler):
    """A log handler. `async with` gives an event that is set as soon as a line with these words is logged."""

    def __init__(self, words: str) -> None:
        super().__init__(logging.INFO)
        self._words = words
        self._heard = asyncio.Event()

    def emit(self, record: logging.LogRecord) -> None:
        if self._words in record.getMessage():
            self._heard.set()

    async def __aenter__(self) -> asyncio.Event:
        logging.getLogger("bot.storage").addHandler(self)
        return self._heard

    async def __aexit__(self, *_: object) -> None:
        logging.getLogger("bot.storage").removeHandler(self)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a second process wait only a tenth of a second before it is refused."""
    monkeypatch.setattr(lock, "WAIT_SECONDS", 0.1)


@pytest.mark.usefixtures("impatient")
async def test_a_second_process_is_refused_until_the_first_has_ended(database_url: str) -> None:
    first = await Store.open(database_url, alone=True)
    with pytest.raises(StorageError, match="is in use by another process: stop that one first"):
        await Store.open(database_url, alone=True)
    await (await Store.open(database_url)).close()  # Without `alone`, a process may always open the database.
    await first.close()
    await (await Store.open(database_url, alone=True)).close()


@pytest.mark.usefixtures("impatient")
@on_postgresql
async def test_a_restored_database_is_refused_while_a_bot_runs(database_url: str) -> None:
    store = await Store.open(database_url, alone=True)
    with pytest.raises(StorageError, match="is in use by another process"):
        await asyncio.to_thread(restored_in_place, database_url, 0)
    await store.close()


@on_postgresql
async def test_a_process_reads_only_after_the_commits_of_a_killed_process(database_url: str) -> None:
    async with server(database_url) as test, Logged("waiting up to 10 seconds") as waiting:
        await test.execute(SLOW_COMMIT)
        await test.execute("SELECT pg_advisory_lock(5)")
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", CHILD, database_url, stdout=asyncio.subprocess.PIPE, cwd=ROOT
        )
        assert process.stdout is not None
        assert await process.stdout.readline() == b"in\n"
        while not await test.fetchval(WRITES_SLOWLY):
            pass
        process.kill()
        await process.wait()

        opening = asyncio.create_task(Store.open(database_url, alone=True))
        await waiting.wait()
        assert await test.fetchval("SELECT count(*) FROM members") == 0
        await test.execute("SELECT pg_advisory_unlock(5)")
        store = await opening
        assert await store.read(reads.member_settings, 7) == "late"
        await store.close()


@pytest.mark.usefixtures("impatient")
@on_postgresql
async def test_a_process_takes_a_lost_lock_again_by_itself(database_url: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    store = await Store.open(database_url, alone=True, probe_after=0)
    async with server(database_url) as test, Logged("can be written again") as mended:
        assert await test.fetchval(END_HOLDER)
        await mended.wait()
        with pytest.raises(StorageError, match="is in use by another process"):
            await Store.open(database_url, alone=True)
    await change(store, "kept")
    assert store.health().fault is None
    await store.close()


@pytest.mark.usefixtures("impatient")
@on_postgresql
async def test_a_process_whose_lock_another_process_holds_writes_no_more(database_url: str) -> None:
    store = await Store.open(database_url, alone=True, probe_after=0)
    async with server(database_url) as test, server(database_url) as other:
        taking = asyncio.create_task(other.execute(f"SELECT pg_advisory_lock({lock.PLACE})"))
        while not await test.fetchval("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"):
            pass
        await test.execute(END_HOLDER)
        await taking
        said = await store.ousted()
        assert "is in use by another process" in said
        assert store.health().fault == said
    with pytest.raises(StorageError, match="is in use by another process"):  # The other process has ended.
        await change(store, "too late")
    assert await store.read(reads.member_settings, 1) is None
    await store.close()


@on_postgresql
async def test_a_process_whose_lock_another_process_has_held_writes_no_more(database_url: str) -> None:
    """The data in the memory of the first process may be out of date."""
    store = await Store.open(database_url, alone=True, probe_after=0)
    async with server(database_url) as test, Logged("waiting up to") as waiting:
        entering = asyncio.create_task(Store.open(database_url, alone=True))
        await waiting.wait()
        await test.execute(END_HOLDER)
    other = await entering
    await change(other, "theirs")
    await other.close()
    assert "was used by another process" in await store.ousted()
    with pytest.raises(StorageError, match="was used by another process"):
        await change(store, "ours")
    assert await store.read(reads.member_settings, 1) == "theirs"
    await store.close()
