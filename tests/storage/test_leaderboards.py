"""Tests of leaderboards: how lines change, queries that use only the index, counts, and migrations of older scores."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import leaderboards, leaving, privacy, writes
from bot.storage.database import parse_url, writing_engine
from bot.storage.leaderboards import LeaderboardKey, Merit
from bot.storage.migrate import migrate, upgrade
from bot.storage.rows import FeatRow, LineRow, SeatRow
from bot.storage.schema import honour_counts, honours, log, seats
from bot.storage.store import Store
from bot.storage.writes import Statement
from tests.storage.samples import match_row

pytestmark = pytest.mark.slow

TABLE = LeaderboardKey(1, "heap", "heap-solo", 1, "all")


def line(user: int, value: int, *, ended_at: int = 0, ranked: bool = True) -> LineRow:
    return LineRow(
        guild_id=1,
        game="heap",
        board="heap-solo",
        season=1,
        period="all",
        user_id=user,
        name=f"Member {user}",
        value=value,
        total=None,
        turns=value,
        undos=0,
        played=1,
        match_id=f"m{ended_at}",
        ended_at=ended_at,
        ranked=ranked,
    )


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    store = await Store.open(database_url)
    yield store
    await store.close()


async def own(store: Store, user: int) -> LineRow:
    found = await store.read(leaderboards.own, TABLE, user)
    assert found is not None
    return found[1]


# ---- changes of lines ----


async def test_a_line_has_the_best_value_and_the_first_match_that_reached_it(store: Store) -> None:
    for at, value in ((1, 0), (2, 5), (3, 4), (4, 5), (5, 7)):
        await store.write(writes.set_lines(Statement.HONOUR_BEST, [line(1, value, ended_at=at, ranked=value > 0)]))
        kept = await own(store, 1)
        at_best, best = {1: (1, 0), 2: (2, 5), 3: (2, 5), 4: (2, 5), 5: (5, 7)}[at]
        assert (kept.value, kept.ended_at, kept.match_id, kept.turns) == (best, at_best, f"m{at_best}", best)
        assert (kept.played, kept.ranked) == (at, best > 0)


async def test_a_line_has_the_sum_and_the_newest_match_that_added_to_it(store: Store) -> None:
    for at, value in ((1, 0), (2, 1), (3, 1), (4, 0)):
        await store.write(writes.set_lines(Statement.HONOUR_SUM, [line(1, value, ended_at=at, ranked=value > 0)]))
    kept = await own(store, 1)
    assert (kept.value, kept.played, kept.ended_at, kept.ranked) == (2, 4, 3, True)


async def test_a_line_has_the_newest_value(store: Store) -> None:
    for at, value in ((1, 9), (2, -4)):
        await store.write(writes.set_lines(Statement.HONOUR_NEWEST, [line(1, value, ended_at=at, ranked=at == 1)]))
    kept = await own(store, 1)
    assert (kept.value, kept.played, kept.ended_at, kept.ranked) == (-4, 2, 2, False)


async def test_a_feat_has_the_largest_number_and_the_first_match_that_reached_it(store: Store) -> None:
    for at, number in ((1, 4), (2, 6), (3, 6), (4, 5)):
        await store.write(writes.put(FeatRow(1, 7, "heap", "three", number, 1, f"m{at}", at)))
    assert await store.read(leaderboards.feats_of, 1, 7) == (FeatRow(1, 7, "heap", "three", 6, 4, "m2", 2),)


async def test_lines_in_one_transaction_are_added_up(store: Store) -> None:
    rows = [line(user, 1, ended_at=user) for user in (1, 1, 2, 1)]
    await store.write(writes.set_lines(Statement.HONOUR_SUM, rows))
    assert [(await own(store, user)).value for user in (1, 2)] == [3, 1]


async def test_a_member_who_is_left_out_has_no_place_from_the_first_line(store: Store) -> None:
    await store.run(lambda connection: leaderboards.leave_out(connection, 1, True))
    await store.write(writes.set_lines(Statement.HONOUR_BEST, [line(1, 5), line(2, 4)]))
    assert [row.user_id for row in await store.read(leaderboards.top, TABLE, 10)] == [2]
    assert await store.read(leaderboards.rank_of, TABLE, Merit(4)) == 1
    assert await store.read(leaderboards.count, TABLE) == 1


# ---- use of the index ----


@pytest.fixture
async def long_table(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'long.db'}")
    await store.write(
        writes.set_lines(Statement.HONOUR_BEST, [line(user, user % 50 + 1, ended_at=user) for user in range(2000)])
    )
    yield store
    await store.close()


async def plans(store: Store, query: str) -> list[str]:
    async def explain(connection: AsyncConnection) -> list[str]:
        found = await connection.execute(text(f"EXPLAIN QUERY PLAN {query}"))
        return [row.detail for row in found]

    return await store.read(explain)


async def test_top_page_rank_and_count_are_read_from_the_index(long_table: Store) -> None:
    asked: list[str] = []

    async def trace(connection: AsyncConnection) -> None:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.set_trace_callback(asked.append)  # The traced SQL contains the values.

    await long_table.read(trace)  # All reads below use the same connection.
    top = await long_table.read(leaderboards.top, TABLE, 10)
    page = await long_table.read(leaderboards.top, TABLE, 10, 40)
    own = await long_table.read(leaderboards.own, TABLE, 7)
    assert [row.value for row in top] == [50] * 10
    assert [row.value for row in page] == [49] * 10
    assert own is not None
    assert own.rank == 42 * 40 + 1
    assert await long_table.read(leaderboards.rank_of, TABLE, Merit(8)) == own.rank
    assert (await long_table.read(leaderboards.top, TABLE, 1, own.place - 1))[0] == own.line
    assert await long_table.read(leaderboards.count, TABLE) == 2000
    counted, rows, mine = await long_table.read(leaderboards.page, TABLE, 7, 10, 40)
    assert (counted, rows, mine) == (2000, page, own)
    queries = [query for query in asked if query.startswith("SELECT")]
    assert len(queries) == 9
    for query in queries:
        plan = " / ".join(await plans(long_table, query))
        assert "SCAN" not in plan
        assert "TEMP B-TREE" not in plan
        if "sum(" in query:
            assert "honour_counts USING INDEX sqlite_autoindex_honour_counts_1" in plan
        if "sum(" not in query or "count(" in query:
            assert "ix_honours_rank" in plan
        if "count(" in query:
            assert "COVERING INDEX ix_honours_rank" in plan


# ---- counts of lines by value ----


async def counted(connection: AsyncConnection) -> dict[tuple[Any, ...], int]:
    found = await connection.execute(select(honour_counts))
    return {tuple(row)[:-1]: row.lines for row in found}


async def really(connection: AsyncConnection) -> dict[tuple[Any, ...], int]:
    """Compute from the lines what `counted` must return."""
    key = [honours.c[column.name] for column in honour_counts.primary_key.columns]
    shown = select(*key, func.count()).where(honours.c.ranked, honours.c.listed).group_by(*key)
    return {tuple(row)[:-1]: row[-1] for row in await connection.execute(shown)}


@pytest.mark.parametrize("seed", range(3))
async def test_counts_are_right_after_all_changes_of_lines(store: Store, seed: int) -> None:
    dice = random.Random(seed)

    def drawn() -> LineRow:
        row = line(dice.randrange(6), dice.randrange(-1, 3), ended_at=dice.randrange(9), ranked=dice.random() < 0.7)
        return msgspec.structs.replace(row, guild_id=dice.randrange(2), period=dice.choice(("all", "2026-11")))

    async def leave_out(connection: AsyncConnection) -> None:
        await leaderboards.leave_out(connection, dice.randrange(6), dice.random() < 0.5)

    async def forget(connection: AsyncConnection) -> None:
        await privacy.forget(connection, dice.randrange(6), now=0)

    async def drop(connection: AsyncConnection) -> None:
        await leaving.depart(connection, 0, 0)
        await privacy.drop_guild(connection, 0)

    for number in range(30):
        statement = dice.choice((Statement.HONOUR_BEST, Statement.HONOUR_SUM, Statement.HONOUR_NEWEST))
        await store.write(writes.set_lines(statement, [drawn() for _ in range(dice.randrange(4))]))
        if number % 5 == 4:
            await store.run(dice.choice((leave_out, forget, drop)))
        assert await store.read(counted) == await store.read(really)
    assert await store.read(counted)


async def test_the_migration_counts_older_lines(empty_url: str) -> None:
    def work(connection: Connection) -> None:
        upgrade(connection, "0007")
        for user, value, ranked in ((1, 5, True), (2, 5, True), (3, 7, True), (4, 7, False)):
            connection.execute(insert(honours), msgspec.structs.asdict(line(user, value, ranked=ranked)))
        upgrade(connection, "head")

    engine = writing_engine(parse_url(empty_url))
    async with engine.begin() as connection:
        await connection.run_sync(work)
    await engine.dispose()
    store = await Store.open(empty_url)
    await store.write(writes.set_lines(Statement.HONOUR_BEST, [line(4, 9)]))
    assert {key[-1]: lines for key, lines in (await store.read(counted)).items()} == {5: 2, 7: 1, 9: 1}
    assert await store.read(leaderboards.rank_of, TABLE, Merit(5)) == 3
    await store.close()


@pytest.mark.parametrize("empty_url", [pytest.param("postgresql", marks=pytest.mark.slow)], indirect=True)
@pytest.mark.parametrize("logs", [False, True])
async def test_the_migration_counts_lines_that_an_older_bot_writes_meanwhile(empty_url: str, logs: bool) -> None:
    """The older bot writes the log before lines of leaderboards, so it and the migration could wait for each other."""
    engine, older = writing_engine(parse_url(empty_url)), writing_engine(parse_url(empty_url))
    async with engine.begin() as connection:
        await connection.run_sync(upgrade, "0007")
    written = insert(honours).values(msgspec.structs.asdict(line(1, 5)))
    async with older.begin() as connection:
        await connection.execute(delete(log) if logs else written)
        upgrading = asyncio.create_task(migrate(engine))
        await _until_somebody_waits_for_a_lock(connection)
        if logs:
            await connection.execute(written)
    await upgrading
    async with older.connect() as connection:
        assert list((await counted(connection)).values()) == [1]
    await older.dispose()
    await engine.dispose()


async def _until_somebody_waits_for_a_lock(connection: AsyncConnection) -> None:
    async with asyncio.timeout(60):
        while not (await connection.scalar(text("SELECT count(*) FROM pg_locks WHERE NOT granted"))):
            pass


# ---- migration of older scores ----


async def seats_of(connection: AsyncConnection, match_id: str) -> list[SeatRow]:
    found = await connection.execute(select(seats).where(seats.c.match_id == match_id))
    return [SeatRow(**row) for row in found.mappings()]


async def test_the_migration_moves_older_scores_into_the_first_season(empty_url: str) -> None:
    engine = writing_engine(parse_url(empty_url))
    scores = [
        {"board": "solo", "user": 1, "score": 9, "at": 1_700_000_000_000},  # 2023-11-14
        {"board": "solo", "user": 2, "score": 4, "at": 1_704_067_200_000},  # 2024-01-01, a Monday
        {"board": "relay", "user": 1, "score": 3, "at": 1_672_531_200_000},  # 2023-01-01, a Sunday
    ]
    async with engine.begin() as connection:
        await connection.run_sync(upgrade, "0002")
        row = msgspec.structs.asdict(match_row("m0"))
        columns = ", ".join(row)
        await connection.execute(
            text(f"INSERT INTO matches ({columns}) VALUES ({', '.join(f':{name}' for name in row)})"), row
        )
        await connection.execute(text("INSERT INTO seats VALUES ('m0', 0, 1, 'Ada', true, 2, 1, 9)"))
        await connection.execute(
            text("INSERT INTO scores VALUES (5, 'heap', :board, :user, 'Ada', :score, NULL, 7, 2, 'm0', :at)"), scores
        )
    await engine.dispose()
    store = await Store.open(empty_url)
    assert await store.read(leaderboards.boards_of, 5, "heap", 1) == ("solo", "relay")
    for board, period, expected in (
        ("solo", "all", [(1, 9), (2, 4)]),
        ("solo", "2023-11", [(1, 9)]),
        ("solo", "2023-W46", [(1, 9)]),
        ("solo", "2024-W01", [(2, 4)]),
        ("relay", "2022-W52", [(1, 3)]),
    ):
        rows = await store.read(leaderboards.top, LeaderboardKey(5, "heap", board, 1, period), 10)
        assert [(row.user_id, row.value) for row in rows] == expected
        assert {(row.name, row.turns, row.undos, row.match_id, row.played) for row in rows} == {("Ada", 7, 2, "m0", 1)}
    [seat] = await store.read(seats_of, "m0")
    assert (seat.user_id, seat.undos, seat.place, seat.score, seat.won) == (1, 2, 1, 9, None)
    await store.close()
