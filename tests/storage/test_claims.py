"""Tests that the processes of one bot share a database, and that each shard has one process."""

import asyncio
from functools import partial

import pytest
from sqlalchemy import text

from bot.errors import StorageError, UnfitDatabase
from bot.storage import lock, reads, shards, stamps
from bot.storage.lock import Claim
from bot.storage.restore import restored_in_place
from bot.storage.store import Store
from tests.databases import on_each_database
from tests.storage.samples import opening
from tests.storage.test_lock import Logged, change, impatient, on_postgresql, server

__all__ = ["impatient"]

LOSE_CONNECTION = (
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted "
    f"AND classid = {lock.SHARD} AND objid = $1 "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


def claim(*ids: int, count: int = 4, application: int | None = None) -> Claim:
    async def asked() -> int:
        assert application is not None
        return application

    return Claim(ids, count, None if application is None else asked)


async def everything(url: str) -> list[object]:
    """Return the rows that a start may change."""
    store = await Store.open(url)
    queries = ("SELECT * FROM shards ORDER BY id", "SELECT * FROM notes ORDER BY name", "SELECT * FROM alembic_version")
    try:
        return [(await store.run(lambda c, q=query: c.execute(text(q)))).all() for query in queries]  # type: ignore[misc]
    finally:
        await store.close()


@pytest.mark.usefixtures("impatient")
@on_postgresql
async def test_each_process_has_its_own_shards(database_url: str) -> None:
    first = await Store.open(database_url, claim=claim(0, 1))
    second = await Store.open(database_url, claim=claim(2, 3))
    await change(first, "first")
    await change(second, "second")
    assert await first.read(reads.member_settings, 1) == "second"
    await first.close()
    third = await Store.open(database_url, claim=claim(0, 1))
    await third.close()
    await second.close()


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    ("refused", "sentence"),
    [
        (
            claim(1, 2),
            r"^The .* has another process that serves shard 1: give each shard to one process \(SHARD_IDS\)\.$",
        ),
        (claim(0, 1, 2, 3), "has another process that serves shard 0:"),
        (
            claim(5, count=8),
            "^The .* has processes with SHARDS=4, and this one has SHARDS=8: give all the same number.$",
        ),
        (claim(0, count=1), "has processes with SHARDS=4, and this one has SHARDS=1"),
        (None, "is in use by another process: stop that one first.$"),
    ],
)
@on_postgresql
async def test_a_process_that_does_not_fit_is_refused_and_changes_nothing(
    database_url: str, refused: Claim | None, sentence: str
) -> None:
    running = await Store.open(database_url, claim=claim(0, 1, application=7))
    before = await everything(database_url)
    with pytest.raises(UnfitDatabase, match=sentence):
        await Store.open(database_url, claim=refused, alone=refused is None)
    assert await everything(database_url) == before
    await change(running, "still here")
    await running.close()
    await (await Store.open(database_url, claim=refused, alone=refused is None)).close()


@pytest.mark.usefixtures("impatient")
@on_postgresql
async def test_processes_are_refused_while_a_command_needs_the_database_alone(database_url: str) -> None:
    command = await Store.open(database_url, alone=True)
    with pytest.raises(UnfitDatabase, match="is in use by another process: stop that one first"):
        await Store.open(database_url, claim=claim(0, 1))
    await command.close()


@on_postgresql
async def test_a_start_with_another_number_of_shards_waits_for_the_last_process_of_the_old_one(
    database_url: str,
) -> None:
    old = await Store.open(database_url, claim=claim(0, count=2))
    async with Logged("waiting up to 10 seconds") as waiting:
        starting = asyncio.create_task(Store.open(database_url, claim=claim(0, count=4)))
        await waiting.wait()
        await old.close()
    await (await starting).close()


@on_postgresql
async def test_a_start_with_another_number_of_shards_holds_up_no_process_with_the_right_one(database_url: str) -> None:
    running = await Store.open(database_url, claim=claim(0))
    async with Logged("waiting up to 10 seconds") as waiting:
        wrong = asyncio.create_task(Store.open(database_url, claim=claim(0, count=2)))
        await waiting.wait()
        right = await Store.open(database_url, claim=claim(1))
        assert not wrong.done()
    await running.close()
    await right.close()
    await (await wrong).close()


@pytest.mark.usefixtures("impatient")
@on_postgresql
async def test_a_process_takes_its_shards_again_whatever_the_others_have_done(
    database_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    store = await Store.open(database_url, claim=claim(0, 1), probe_after=0)
    async with server(database_url) as test, Logged("can be written again") as mended:
        await test.execute(LOSE_CONNECTION, 1)
        other = await Store.open(database_url, claim=claim(2, 3))
        await change(other, "theirs")
        await mended.wait()
        with pytest.raises(UnfitDatabase, match="has another process that serves shard 1"):
            await Store.open(database_url, claim=claim(1))
    await change(store, "kept")
    assert await other.read(reads.member_settings, 1) == "kept"
    await other.close()
    await store.close()


@pytest.mark.parametrize("taken", [claim(1, 2), None])
@on_postgresql
async def test_a_process_one_of_whose_shards_was_served_meanwhile_writes_no_more(
    database_url: str, taken: Claim | None
) -> None:
    store = await Store.open(database_url, claim=claim(0, 1), probe_after=0)
    async with server(database_url) as test, Logged("waiting up to") as waiting:
        entering = asyncio.create_task(Store.open(database_url, claim=taken, alone=taken is None))
        await waiting.wait()
        await test.execute(LOSE_CONNECTION, 1)
    other = await entering
    await other.close()
    assert "was used by another process" in await store.ousted()
    with pytest.raises(StorageError, match="was used by another process"):
        await change(store, "ours")
    await store.close()


@on_each_database
async def test_a_token_of_another_application_is_refused_and_changes_nothing(database_url: str) -> None:
    await (await Store.open(database_url, claim=claim(0, count=1, application=7))).close()
    before = await everything(database_url)
    with pytest.raises(UnfitDatabase, match="belongs to the application 7 of Discord, and DISCORD_TOKEN to 8: use"):
        await Store.open(database_url, claim=claim(0, count=1, application=8))
    assert await everything(database_url) == before


async def test_another_application_does_not_even_migrate_the_database(empty_url: str) -> None:
    store = await Store.open(empty_url)
    await store.run(lambda connection: shards.note_application(connection, 7))
    await store.run(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '0011'")))
    await store.close()
    with pytest.raises(UnfitDatabase, match="belongs to the application 7"):
        await Store.open(empty_url, claim=claim(0, count=1, application=8))
    # A migration would fail, because the tables of the newest one are there already.
    with pytest.raises(StorageError, match="already exists"):
        await Store.open(empty_url, claim=claim(0, count=1, application=7))


@on_each_database
async def test_a_restored_database_may_go_to_another_application(database_url: str) -> None:
    await (await Store.open(database_url, claim=claim(0, count=1, application=7))).close()
    await asyncio.to_thread(restored_in_place, database_url, 1_800_000_000_000)
    await (await Store.open(database_url, claim=claim(0, count=1, application=8))).close()
    with pytest.raises(UnfitDatabase, match="belongs to the application 8"):
        await Store.open(database_url, claim=claim(0, count=1, application=7))


@on_each_database
async def test_a_newer_database_is_refused_before_discord_is_asked(database_url: str) -> None:
    async def never() -> int:
        raise AssertionError("Discord was asked")

    store = await Store.open(database_url)
    for newer in ("UPDATE alembic_version SET version_num = 'z'", "UPDATE notes SET note = 'z'"):
        await store.run(lambda connection, sql=newer: connection.execute(text(sql)))  # type: ignore[misc]
    await store.close()
    with pytest.raises(UnfitDatabase, match="was made by a newer version of the bot"):
        await Store.open(database_url, claim=Claim((0,), 1, never))


@on_each_database
async def test_a_lock_for_one_task_is_free_again_after_its_end_or_its_process(database_url: str) -> None:
    first, second = await Store.open(database_url), await Store.open(database_url)
    on_sqlite = database_url.startswith("sqlite")
    assert await first.run(lambda connection: shards.hold(connection, (1, 2)))
    assert await second.run(lambda connection: shards.hold(connection, (1, 2))) == on_sqlite
    await first.run(lambda connection: shards.let_go(connection, (1, 2)))
    assert await second.run(lambda connection: shards.hold(connection, (1, 2)))
    await second.close()
    assert await first.run(lambda connection: shards.hold(connection, (1, 2)))
    await first.close()


@on_postgresql
async def test_a_process_ends_the_claims_of_the_one_that_served_its_shards_before(database_url: str) -> None:
    async def claims_drawing(store: Store, match_id: str) -> bool:
        claiming = partial(stamps.claim_drawing, match_id=match_id, drawer=store.holder, now=1_000, until=2_000)
        return await store.run(claiming)

    first, other = [await Store.open(database_url, claim=claim(shard, count=2)) for shard in (0, 1)]
    for number, store in enumerate((first, other)):
        await store.write(opening(f"m{number}", number))
        assert await claims_drawing(store, f"m{number}")
    assert not await claims_drawing(other, "m0")
    await first.close()
    assert not await claims_drawing(other, "m0")
    again = await Store.open(database_url, claim=claim(0, count=2))
    assert await claims_drawing(other, "m0")
    assert not await claims_drawing(again, "m1")
    await again.close()
    await other.close()
