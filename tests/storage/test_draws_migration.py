"""Tests of migration 0009: draws no longer count as wins, and lines of races have the turns on the member's board."""

from datetime import UTC, datetime

import msgspec
import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.engine.codec import Codec
from bot.engine.game import Outcome, Seat, Standing
from bot.games.gems3d import GAME
from bot.games.gems3d.model import Mode, Options
from bot.storage import leaderboards
from bot.storage.database import parse_url, writing_engine
from bot.storage.leaderboards import LeaderboardKey
from bot.storage.migrate import upgrade
from bot.storage.rows import LineRow, SeatRow
from bot.storage.schema import honours, matches, seasons, seats
from bot.storage.store import Store
from tests.storage.samples import match_row

pytestmark = pytest.mark.slow

AT = int(datetime(2026, 11, 20, 12, tzinfo=UTC).timestamp() * 1000)
DAY = 24 * 60 * 60 * 1000
PERIODS = ("all", "2026-11", "2026-W47")
ADA, BEN, CLEO = 1, 2, 3


def outcome(*places: int, total: int | None = None) -> bytes:
    standings = tuple(Standing(Seat(seat), place, 9) for seat, place in enumerate(places))
    return msgspec.msgpack.encode(Outcome("full", standings, total, 21))


def race() -> bytes:
    """Return a race in which Ada's board has 13 turns and Ben's board has 8 turns."""
    begun = GAME.setup(3, Options(Mode.RACE), 2).state
    boards = tuple(
        msgspec.structs.replace(board, turns=turns) for board, turns in zip(begun.boards, (13, 8), strict=True)
    )
    return Codec(GAME).encode(msgspec.structs.replace(begun, boards=boards))


def kept(connection: Connection, name: str, game: str, ended: bytes, won: dict[int, bool], at: int = AT) -> None:
    """Store a match that is over, as the bot did before the migration."""
    row = match_row(name)
    changed = {"game": game, "guild_id": 5, "phase": "over", "outcome": ended, "updated_at": at, "state": race()}
    connection.execute(insert(matches), {**msgspec.structs.asdict(row), **changed})
    for seat, (user, has_won) in enumerate(won.items()):
        row_of_seat = SeatRow(name, seat, user, f"Member {user}", True, 0, 1, 9, has_won)
        connection.execute(insert(seats), msgspec.structs.asdict(row_of_seat))


def line(game: str, board: str, user: int, value: int, season: int, match: str) -> list[LineRow]:
    return [
        LineRow(5, game, board, season, period, user, f"Member {user}", value, None, 21, 0, 4, match, AT, value > 0)
        for period in PERIODS
    ]


def before(connection: Connection) -> None:
    """Store three draws, a match that Ada won, and a Crisis that all won. The season of the first draw is closed."""
    upgrade(connection, "0008")
    for number, began, closed in ((1, None, AT - DAY), (2, AT - DAY, None)):
        row = {"guild_id": 5, "game": "gemrush", "number": number, "began_at": began, "closed_at": closed}
        connection.execute(insert(seasons), row)
    both = {ADA: True, BEN: True, CLEO: False}
    kept(connection, "old", "gemrush", outcome(1, 1, 3), both, AT - 2 * DAY)
    kept(connection, "drawn", "gemrush", outcome(1, 1, 3), both)
    kept(connection, "won", "gemrush", outcome(1, 2), {ADA: True, BEN: False})
    kept(connection, "together", "gemrush", outcome(1, 1, total=40), {ADA: True, BEN: True})
    kept(connection, "race", "gems3d", outcome(1, 1), {ADA: True, BEN: True})
    lines = [
        *line("gemrush", "rush:wins", ADA, 1, 1, "old"),
        *line("gemrush", "rush:wins", BEN, 1, 1, "old"),
        *line("gemrush", "rush:wins", ADA, 2, 2, "won"),
        *line("gemrush", "rush:wins", BEN, 1, 2, "drawn"),
        *line("gemrush", "crisis:wins", ADA, 1, 2, "together"),
        *line("gems3d", "race:wins", ADA, 1, 1, "race"),
        *line("gems3d", "race-9-7-3-5", ADA, 9, 1, "race"),
        *line("gems3d", "race-9-7-3-5", BEN, 9, 1, "race"),
    ]
    connection.execute(insert(honours), [msgspec.structs.asdict(one) for one in lines])


async def won(connection: AsyncConnection) -> dict[str, list[bool | None]]:
    found: dict[str, list[bool | None]] = {}
    for match, has_won in await connection.execute(
        select(seats.c.match_id, seats.c.won).order_by(seats.c.match_id, seats.c.seat)
    ):
        found.setdefault(match, []).append(has_won)
    return found


@pytest.fixture
async def store(empty_url: str) -> Store:
    engine = writing_engine(parse_url(empty_url))
    async with engine.begin() as connection:
        await connection.run_sync(before)
    await engine.dispose()
    return await Store.open(empty_url)


async def test_draws_no_longer_count_as_wins(store: Store) -> None:
    assert await store.read(won) == {
        "drawn": [False, False, False],
        "old": [False, False, False],
        "race": [False, False],
        "together": [True, True],
        "won": [True, False],
    }
    for game, board, season, expected in (
        ("gemrush", "rush:wins", 1, []),
        ("gemrush", "rush:wins", 2, [(ADA, 1)]),
        ("gemrush", "crisis:wins", 2, [(ADA, 1)]),
        ("gems3d", "race:wins", 1, []),
    ):
        for period in PERIODS:
            table = LeaderboardKey(5, game, board, season, period)
            rows = await store.read(leaderboards.top, table, 10)
            assert [(row.user_id, row.value) for row in rows] == expected, table
            assert await store.read(leaderboards.count, table) == len(expected)
    await store.close()


async def test_lines_of_races_count_the_turns_on_the_members_board(store: Store) -> None:
    rows = await store.read(leaderboards.top, LeaderboardKey(5, "gems3d", "race-9-7-3-5", 1, "all"), 10)
    assert [(row.user_id, row.turns) for row in rows] == [(ADA, 13), (BEN, 8)]
    await store.close()
