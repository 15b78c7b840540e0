"""Tests of the way from SQLite to PostgreSQL: all is copied or nothing, and matches go on."""

import asyncio
import itertools
import random
from pathlib import Path

import pytest
from sqlalchemy import select, text

from bot.errors import StorageError
from bot.games import all_games
from bot.machine import SystemClock
from bot.sessions.audit import DataCheck
from bot.sessions.model import Match, Member, Request
from bot.sessions.sessions import Sessions
from bot.storage import reads, shards
from bot.storage.audit import unchanged
from bot.storage.lock import Claim
from bot.storage.schema import metadata
from bot.storage.store import Connection, Store
from bot.storage.transfer import transfer
from tests.bench.audit import left_to_archive, play
from tests.storage.test_lock import change, impatient, on_postgresql

__all__ = ["impatient"]

pytestmark = pytest.mark.slow

GAMES = all_games()


async def played(path: Path) -> Path:
    """Play a match of each game to its end, and one into its middle, in a new SQLite database."""
    dice, asked = random.Random(3), itertools.count(10**17)
    store = await Store.open(f"sqlite+aiosqlite:///{path}", claim=Claim((0,), 1, _application))
    sessions = Sessions(store, SystemClock(), GAMES, seeds=lambda: dice.getrandbits(64))
    await sessions.start()
    for game in GAMES:
        for number in (0, 1):  # the first one stays in play
            await play(sessions, game, number, dice, asked)
    while await store.run(left_to_archive):  # each look waits in the writer's queue, behind the archives
        pass
    await change(store, "settings")
    await sessions.drain()
    await store.close()
    return path


async def _application() -> int:
    return 7


async def rows_of(url: str) -> dict[str, list[str]]:
    """Return the rows of each table. They are sorted here, because the two databases sort texts differently."""

    async def read(connection: Connection) -> dict[str, list[str]]:
        return {
            table.name: sorted(map(repr, await connection.execute(select(table)))) for table in metadata.sorted_tables
        }

    store = await Store.open(url)
    try:
        return await store.read(read)
    finally:
        await store.close()


@on_postgresql
async def test_all_is_copied_and_matches_go_on(tmp_path: Path, database_url: str) -> None:
    source = await played(tmp_path / "old.db")
    copied = await asyncio.to_thread(transfer, source, database_url)
    old, new = await rows_of(f"sqlite+aiosqlite:///{source}"), await rows_of(database_url)
    for name in ("shards", "notes"):
        del old[name], new[name]
    assert new == old
    assert copied == {name: len(rows) for name, rows in old.items() if name != "honour_counts"}
    assert old["honour_counts"]
    assert {name for name, count in copied.items() if count} >= {"matches", "seats", "log", "archives", "turns"}
    async with unchanged(database_url) as database:
        assert [fault async for fault in DataCheck(database, GAMES).faults()] == []

    store = await Store.open(database_url, claim=Claim((0,), 2, _application))
    sessions = Sessions(store, SystemClock(), GAMES, seeds=lambda: 1)
    await sessions.start()
    playing = text("SELECT id FROM matches WHERE phase = 'playing'")
    for number, key in enumerate((await store.run(lambda c: c.execute(playing))).scalars(), 1):
        match: Match = await sessions.matches.match(key)
        seat = match.to_move[0]
        move = next(iter(GAMES[match.game].legal_moves(match.state, seat)))
        who = Request(number, Member(match.seats[seat].user or 0, "Ada"), "en")
        assert (await sessions.turns.play(who, key, move, None)).version > match.version
    await sessions.drain()
    await store.close()


@on_postgresql
async def test_the_copy_belongs_to_the_same_application(tmp_path: Path, database_url: str) -> None:
    source = await played(tmp_path / "old.db")
    await asyncio.to_thread(transfer, source, database_url)
    store = await Store.open(database_url)
    assert await store.read(lambda connection: connection.run_sync(shards.application_before)) == 7
    await store.close()


@pytest.mark.usefixtures("impatient")
@on_postgresql
async def test_a_database_that_is_not_empty_or_in_use_is_refused(tmp_path: Path, database_url: str) -> None:
    source = await played(tmp_path / "old.db")
    running = await Store.open(database_url, claim=Claim((0,), 1))
    with pytest.raises(StorageError, match="in use by another process"):
        await asyncio.to_thread(transfer, source, database_url)
    await change(running, "own")
    await running.close()
    with pytest.raises(StorageError, match=r"is not empty, it has members: name a new database. Nothing was copied.$"):
        await asyncio.to_thread(transfer, source, database_url)
    store = await Store.open(database_url)
    assert await store.read(reads.member_settings, 1) == "own"
    await store.close()


@on_postgresql
async def test_a_copy_that_fails_in_the_middle_leaves_nothing(
    tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = await played(tmp_path / "old.db")

    async def fail(*_: object) -> None:
        raise StorageError("planted")

    monkeypatch.setattr(shards, "note_application", fail)
    with pytest.raises(StorageError, match="planted"):
        await asyncio.to_thread(transfer, source, database_url)
    monkeypatch.undo()
    found = await rows_of(database_url)
    assert [name for name, rows in found.items() if rows and name not in ("notes", "shards")] == []
    await asyncio.to_thread(transfer, source, database_url)


def test_only_postgresql_is_a_target_and_only_a_file_a_source(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="DATABASE_URL names no PostgreSQL database"):
        transfer(tmp_path / "old.db", f"sqlite+aiosqlite:///{tmp_path}/new.db")
    with pytest.raises(StorageError, match=r"There is no database .*old.db: nothing was copied"):
        transfer(tmp_path / "old.db", "postgresql+asyncpg://nobody@127.0.0.1/none")
