"""A test of migration 0019: who has no points is on the leaderboards of points, and on no other one."""

import pytest
from msgspec.structs import asdict
from sqlalchemy import Connection, insert

from bot.storage import leaderboards
from bot.storage.database import parse_url, writing_engine
from bot.storage.leaderboards import LeaderboardKey
from bot.storage.migrate import upgrade
from bot.storage.rows import LineRow
from bot.storage.schema import boards, honours
from bot.storage.store import Store

pytestmark = pytest.mark.slow

ADA, BEN, CLEO = 1, 2, 3
HERE = {"guild_id": 5, "game": "gems3d", "season": 1}
PERIODS = ("all", "2026-11")
RANKED = {
    "race-9-7-3-5": [(ADA, 7), (BEN, 0)],
    "race-9-7-3-5-hints": [(BEN, 0)],
    "race:wins": [(ADA, 1)],
    "crisis:level": [],
    "standard:rating": [(ADA, 2500)],
}


def line(board: str, user: int, value: int, period: str, *, listed: bool = True) -> LineRow:
    row = LineRow(5, "gems3d", board, 1, period, user, f"Member {user}", value, None, 21, 0, 4, "m", 9, value > 0)
    return LineRow(**{**asdict(row), "listed": listed})


def before(connection: Connection) -> None:
    """Store lines as versions did that took no points for no result. Cleo is left out of all leaderboards."""
    upgrade(connection, "0018")
    lines = [
        row
        for period in PERIODS
        for row in (
            line("race-9-7-3-5", ADA, 7, period),
            line("race-9-7-3-5", BEN, 0, period),
            line("race-9-7-3-5", CLEO, 0, period, listed=False),
            line("race-9-7-3-5-hints", BEN, 0, period),
            line("race:wins", ADA, 1, period),
            line("race:wins", BEN, 0, period),
            line("crisis:level", BEN, 0, period),
            line("standard:rating", ADA, 2500, period),
            LineRow(**{**asdict(line("standard:rating", BEN, 2400, period)), "ranked": False}),
        )
    ]
    connection.execute(insert(honours), [asdict(one) for one in lines])
    for board in ("race-9-7-3-5", "race:wins", "standard:rating"):
        connection.execute(insert(boards), {**HERE, "board": board, "newest_at": 8})


@pytest.fixture
async def store(empty_url: str) -> Store:
    engine = writing_engine(parse_url(empty_url))
    async with engine.begin() as connection:
        await connection.run_sync(before)
    await engine.dispose()
    return await Store.open(empty_url)


async def test_who_has_no_points_is_on_the_list(store: Store) -> None:
    for board, expected in RANKED.items():
        for period in PERIODS:
            table = LeaderboardKey(5, "gems3d", board, 1, period)
            rows = await store.read(leaderboards.top, table, 10)
            assert [(row.user_id, row.value) for row in rows] == expected, table
            assert await store.read(leaderboards.count, table) == len(expected)
    own = await store.read(leaderboards.own, LeaderboardKey(5, "gems3d", "race-9-7-3-5", 1, "all"), BEN)
    assert own is not None
    assert own.rank == 2
    # Both leaderboards of points have Ben's line as their newest.
    assert await store.read(leaderboards.boards_of, 5, "gems3d", 1) == (
        "race-9-7-3-5",
        "race-9-7-3-5-hints",
        "race:wins",
        "standard:rating",
    )
    await store.close()
