"""Tests of the writer: many callers in one commit, bad rows, cancelled callers, broken connections, and closing."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, InternalError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import StorageError
from bot.machine import SystemClock
from bot.storage import reads, waiting, writes
from bot.storage.due import DEADLINES, next_due
from bot.storage.store import Store
from bot.storage.writer import ConflictError
from bot.storage.writes import Statement, Write
from tests.databases import url_of
from tests.storage.locks import Locked, tries_in_vain
from tests.storage.samples import log_row, match_row, opening

pytestmark = pytest.mark.slow


class Ticking(SystemClock):
    """A clock that goes on by a millisecond whenever it is asked."""

    def __init__(self) -> None:
        self._ticks = count(1)

    def now(self) -> int:
        return next(self._ticks)


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    store = await Store.open(database_url, Ticking())
    yield store
    await store.close()


async def kept(store: Store) -> list[str]:
    """Return the ids of the matches among m0 to m19 that are in the database."""
    found = [await store.read(reads.snapshot, f"m{number}") for number in range(20)]
    return [row.match.id for row in found if row is not None]


async def test_waiting_writes_share_one_commit(store: Store) -> None:
    await asyncio.gather(*(store.write(opening(f"m{number}", number)) for number in range(20)))
    assert len(await kept(store)) == 20
    assert store.health().last_commit == 1  # The clock of the fixture advances by 1 with each commit.


async def test_bad_rows_of_one_caller_do_not_affect_others(store: Store) -> None:
    order: list[int] = []

    async def write(number: int) -> None:
        # The writes 7 and 8 have the same interaction, which a database can store only once.
        rows = opening(f"m{number}", number, interaction=7 if number in (7, 8) else None)
        await store.write(rows, publish=lambda: order.append(number))

    results = await asyncio.gather(*(write(number) for number in range(20)), return_exceptions=True)
    assert [number for number, result in enumerate(results) if result is not None] == [8]
    assert isinstance(results[8], ConflictError)
    assert len(await kept(store)) == 19
    assert order == [number for number in range(20) if number != 8]


async def test_rows_that_no_database_accepts_raise_only_for_their_caller(store: Store) -> None:
    bad = (*opening("m1", 1), Write(Statement.PLACE, {"key": "m1", "channel_id": 2**70}))
    results = await asyncio.gather(
        store.write(opening("m0", 0)), store.write(bad), store.write(opening("m2", 2)), return_exceptions=True
    )
    assert results[0] is None
    assert results[2] is None
    assert isinstance(results[1], Exception)
    assert not isinstance(results[1], StorageError)
    assert await kept(store) == ["m0", "m2"]


async def test_a_transaction_is_stored_whole_or_not_at_all(store: Store) -> None:
    await store.write(opening("m0", 0, interaction=1))
    with pytest.raises(ConflictError):
        await store.write(opening("m1", 1, interaction=1))
    assert await kept(store) == ["m0"]


async def test_a_version_is_written_once(store: Store) -> None:
    await store.write(opening("m0", 0))
    row = match_row("m0")
    step = writes.step(row, [log_row("m0", 2, state=b"one")])
    await store.write(step)
    with pytest.raises(ConflictError):
        await store.write(writes.step(row, [log_row("m0", 2, state=b"other")]))
    entry = await store.read(reads.log_entry, "m0", 2)
    assert entry is not None
    assert entry.state == b"one"


async def test_rows_of_a_cancelled_caller_are_written_and_published(store: Store) -> None:
    published = asyncio.Event()
    caller = asyncio.create_task(store.write(opening("m0", 0), publish=published.set))
    await asyncio.sleep(0)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    async with asyncio.timeout(60):
        await published.wait()
    assert await kept(store) == ["m0"]


async def test_rows_are_published_after_their_commit_and_before_the_caller_goes_on(store: Store) -> None:
    heard: list[str] = []
    await store.write(opening("m0", 0, interaction=1), publish=lambda: heard.append("m0"))
    assert heard == ["m0"]
    with pytest.raises(ConflictError):
        await store.write(opening("m1", 1, interaction=1), publish=lambda: heard.append("m1"))
    assert heard == ["m0"]


async def test_an_error_in_publish_does_not_affect_others(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    def fails() -> None:
        raise RuntimeError("planted")

    await asyncio.gather(store.write(opening("m0", 0), publish=fails), store.write(opening("m1", 1)))
    assert await kept(store) == ["m0", "m1"]
    assert "planted" in caplog.text


async def test_a_broken_connection_is_replaced(store: Store) -> None:
    async def breaks(connection: AsyncConnection) -> None:
        raw = await connection.get_raw_connection()
        await raw.driver_connection.close()  # type: ignore[union-attr]  # Both drivers have this method.

    # PostgreSQL's driver raises in the transaction that closes the connection, SQLite's driver in the next one.
    [first] = await asyncio.gather(store.run(breaks), return_exceptions=True)
    [second] = await asyncio.gather(store.write(opening("m0", 0)), return_exceptions=True)
    assert [type(result) for result in (first, second) if result is not None] == [StorageError]
    await store.write(opening("m1", 1))
    assert "m1" in await kept(store)


@pytest.mark.parametrize("kind", [InternalError, DBAPIError])
async def test_an_error_within_the_driver_is_a_fault_of_the_database(store: Store, kind: type[DBAPIError]) -> None:
    async def breaks(_: AsyncConnection) -> None:
        raise kind("SELECT 1", None, Exception("another operation is in progress"))

    with pytest.raises(StorageError, match="another operation is in progress"):
        await store.run(breaks)
    assert store.health().fault is not None
    await store.write(opening("m0", 0))
    assert store.health().fault is None


@pytest.mark.parametrize("code", ["0A000", "22003", "40P01", "54000"])
async def test_an_error_with_the_code_of_a_statement_reaches_only_its_caller(store: Store, code: str) -> None:
    class Refused(Exception):
        sqlstate = code

    async def breaks(_: AsyncConnection) -> None:
        raise DBAPIError("SELECT 1", None, Refused("refused"))

    with pytest.raises(DBAPIError, match="refused"):
        await store.run(breaks)
    assert store.health().fault is None


async def test_work_returns_its_result_and_is_rolled_back_if_it_fails(store: Store) -> None:
    async def counts(connection: AsyncConnection) -> int:
        return int((await connection.execute(text("SELECT count(*) FROM matches"))).scalar_one())

    async def fails(connection: AsyncConnection) -> None:
        await connection.execute(text("INSERT INTO guilds VALUES (5, '{}')"))
        raise RuntimeError("planted")

    await store.write(opening("m0", 0))
    assert await store.run(counts) == 1
    with pytest.raises(RuntimeError, match="planted"):
        await store.run(fails)
    assert await store.read(reads.guild_settings, 5) is None


@pytest.mark.parametrize("database_url", [pytest.param("postgresql", marks=pytest.mark.slow)], indirect=True)
async def test_a_transaction_that_ends_by_a_deadlock_is_tried_again(database_url: str) -> None:
    """PostgreSQL ends one of the two transactions after a second, so the work runs three times.

    On a slow machine the transaction that is tried again may be quicker than the other one: a new deadlock.
    """
    stores = [await Store.open(database_url) for _ in range(2)]
    for user in (1, 2):
        await stores[0].run(partial(waiting.change_member, user=user, change=lambda _: "0"))
    both = asyncio.Barrier(2)
    runs = 0

    async def crosswise(connection: AsyncConnection, *users: int) -> None:
        nonlocal runs
        runs += 1
        for user in users:
            more = "UPDATE members SET settings = CAST(CAST(settings AS integer) + 1 AS text) WHERE user_id = :user"
            await connection.execute(text(more), {"user": user})
            if runs <= 2 and user == users[0]:
                await both.wait()

    first = stores[0].run(lambda connection: crosswise(connection, 1, 2))
    second = stores[1].run(lambda connection: crosswise(connection, 2, 1))
    await asyncio.gather(first, second)
    assert runs >= 3
    assert await stores[0].read(reads.member_settings, 1) == await stores[0].read(reads.member_settings, 2) == "2"
    for store in stores:
        await store.close()


async def test_closing_writes_waiting_rows_and_then_refuses_new_rows(database_url: str) -> None:
    store = await Store.open(database_url)
    waiting = [asyncio.create_task(store.write(opening(f"m{number}", number))) for number in range(5)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    with pytest.raises(StorageError):
        await store.write(opening("m9", 9))
    assert not store.health().writing
    again = await Store.open(database_url)
    assert len(await kept(again)) == 5
    await again.close()


async def test_health_has_the_time_of_the_last_commit(store: Store) -> None:
    assert (store.health().writing, store.health().last_commit, store.health().fault) == (True, None, None)
    await store.write(opening("m0", 0))
    first = store.health().last_commit
    await store.write(opening("m1", 1))
    second = store.health().last_commit
    assert first is not None
    assert second is not None
    assert first < second


async def test_a_write_that_the_database_does_not_answer_counts_as_waiting(store: Store) -> None:
    begun, answered = asyncio.Event(), asyncio.Event()

    async def hangs(_: AsyncConnection) -> None:
        begun.set()
        await answered.wait()

    task = asyncio.create_task(store.run(hangs))
    await begun.wait()
    assert store.health().waiting == 1
    answered.set()
    await task
    assert store.health().waiting == 0


async def test_readers_see_whole_transactions_without_waiting(store: Store) -> None:
    """During a transaction of the writer, readers see the data before the transaction."""
    inside, go_on = asyncio.Event(), asyncio.Event()

    async def slow(connection: AsyncConnection) -> None:
        await connection.execute(text("INSERT INTO guilds VALUES (5, '{}')"))
        inside.set()
        await go_on.wait()

    writing = asyncio.create_task(store.run(slow))
    async with asyncio.timeout(60):
        await inside.wait()
        assert await store.read(reads.guild_settings, 5) is None
        go_on.set()
        await writing
    assert await store.read(reads.guild_settings, 5) == "{}"


async def test_all_callers_are_refused_if_the_database_hangs_at_the_end(database_url: str) -> None:
    store = await Store.open(database_url)
    inside, never = asyncio.Event(), asyncio.Event()

    async def hangs(_connection: AsyncConnection) -> None:
        inside.set()
        await never.wait()

    hanging = asyncio.create_task(store.run(hangs))
    async with asyncio.timeout(60):
        await inside.wait()
        waiting = [asyncio.create_task(store.write(opening(f"m{number}", number))) for number in range(5)]
        await asyncio.sleep(0)
        await store._writer.close(within=0)
        results = await asyncio.gather(hanging, *waiting, return_exceptions=True)
        assert all(isinstance(result, StorageError) for result in results)
        await store.close()


async def test_closing_ends_even_if_a_fault_comes_meanwhile(database_url: str) -> None:
    store = await Store.open(database_url)
    inside, goes_on = asyncio.Event(), asyncio.Event()

    async def fails(_connection: AsyncConnection) -> None:
        inside.set()
        await goes_on.wait()
        raise OSError("The disk is gone.")

    failing = asyncio.create_task(store.run(fails))
    async with asyncio.timeout(20):
        await inside.wait()
        closing = asyncio.create_task(store._writer.close(within=60))
        await asyncio.sleep(0)  # Now the order to stop is in the queue.
        goes_on.set()
        await closing
        assert not store.health().writing
        with pytest.raises(StorageError):
            await failing
        await store.close()


async def test_the_writer_tries_a_database_with_a_fault_again_by_itself(tmp_path: Path, locked: Locked) -> None:
    store = await Store.open(url_of(tmp_path / "bot.db"), probe_after=0)
    with locked(tmp_path / "bot.db"):
        with pytest.raises(StorageError):
            await store.write(opening("m0", 0))
        assert "locked" in str(store.health().fault)
    async with asyncio.timeout(60):
        while store.health().fault is not None:
            await store.read(next_due, DEADLINES)
    assert await store.run(rows_of_members) == 0
    await store.close()


async def rows_of_members(connection: AsyncConnection) -> int:
    return int((await connection.execute(text("SELECT count(*) FROM members"))).scalar_one())


async def test_a_writer_in_a_hurry_refuses_all_rows_after_one_fault(
    tmp_path: Path, locked: Locked, caplog: pytest.LogCaptureFixture
) -> None:
    store = await Store.open(url_of(tmp_path / "bot.db"))
    await store.write(opening("m0", 0))
    store.hurry()
    await store.write(opening("m1", 1))  # The database has no fault yet.
    with locked(tmp_path / "bot.db"):
        first = asyncio.create_task(store.write(opening("m2", 2)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # The writer has begun to write these rows.
        results = await asyncio.gather(first, store.write(opening("m3", 3)), return_exceptions=True)
        assert [type(result) for result in results] == [StorageError] * 2
        with pytest.raises(StorageError, match="locked"):
            await store.write(opening("m4", 4))
        await store.close()
    assert tries_in_vain(caplog) == 1
