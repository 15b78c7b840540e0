"""A test of migration 0021: the dailies that are stored make streaks."""

import msgspec
import pytest
from sqlalchemy import Connection, column, insert, select, table, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.engine.game import Outcome, Seat, Standing
from bot.sessions.pace import DAY, HOUR
from bot.storage.database import parse_url, writing_engine
from bot.storage.migrate import upgrade
from bot.storage.schema import dailies, matches, members
from bot.storage.store import Store
from tests.storage.samples import match_row

pytestmark = pytest.mark.slow

KEY, TODAY = "gems3d", 20_000
UNSET, BERLIN, AHEAD, BEHIND, ODD, GONE, BROKEN_OFF, CANCELLED = range(1, 9)
ZONES = {BERLIN: "Europe/Berlin", AHEAD: "UTC+5:30", BEHIND: "UTC-12", ODD: "Nowhere/Else"}
LATE = TODAY * DAY + 23 * HOUR


def kept(connection: Connection, user: int, outcome: Outcome | None = None, at: int = LATE) -> None:
    """Store a daily with its match, and the zone of its member."""
    packed = None if outcome is None else msgspec.msgpack.encode(outcome)
    row = msgspec.structs.asdict(match_row(f"m{user}", user))
    row |= {"game": KEY, "created_at": at, "outcome": packed}
    connection.execute(insert(matches), row)
    opened(connection, user, f"m{user}")
    if user in ZONES:
        connection.execute(insert(members), {"user_id": user, "settings": f'{{"zone":"{ZONES[user]}"}}'})


def opened(connection: Connection, user: int, match: str) -> None:
    row = {"day": TODAY, "game": KEY, "user_id": user, "match_id": match}
    connection.execute(insert(table("dailies", *map(column, row))), row)


def played(turns: int, own: int | None = None, score: int = 9) -> Outcome:
    return Outcome("closed", (Standing(Seat(0), 1, score, own),), None, turns)


def before(connection: Connection) -> None:
    upgrade(connection, "0020")
    kept(connection, UNSET, played(3))
    kept(connection, BERLIN, played(7, own=2))
    kept(connection, AHEAD, played(0, score=0))
    kept(connection, BROKEN_OFF, played(0))
    kept(connection, BEHIND, at=TODAY * DAY + HOUR)
    kept(connection, ODD, played(1))
    kept(connection, CANCELLED)
    connection.execute(update(matches).where(matches.c.id == f"m{CANCELLED}").values(phase="cancelled"))
    opened(connection, GONE, "none")  # the bot was killed before it made the match


async def test_the_dailies_that_are_stored_have_days_times_and_turns(empty_url: str) -> None:
    engine = writing_engine(parse_url(empty_url))
    async with engine.begin() as connection:
        await connection.run_sync(before)
    await engine.dispose()
    store = await Store.open(empty_url)

    async def found(connection: AsyncConnection) -> dict[int, tuple[int, int, int | None]]:
        columns = (dailies.c.user_id, dailies.c.own_day, dailies.c.opened_at, dailies.c.turns)
        rows = await connection.execute(select(*columns))
        return {user: (day - TODAY, (at - TODAY * DAY) // HOUR, turns) for user, day, at, turns in rows}

    assert await store.read(found) == {
        UNSET: (0, 23, 3),
        BERLIN: (1, 23, 2),
        AHEAD: (1, 23, 0),
        BROKEN_OFF: (0, 23, 1),
        BEHIND: (-1, 1, None),
        ODD: (0, 23, 1),
        GONE: (0, 0, None),
        CANCELLED: (0, 23, 0),
    }
    await store.close()


ONE = [{"score": 1}]
DAMAGED_OUTCOMES = (
    b"",
    b"\xc1\xff",
    *map(
        msgspec.msgpack.encode,
        ([], {"turns": 3}, {"turns": "x", "standings": ONE}, {"turns": 1 << 40, "standings": ONE}),
    ),
)
DAMAGED_SETTINGS = (
    *("", "{", "[]", '{"zone":7}', '{"zone":"UTC+99"}', '{"zone":"a/../.."}'),
    *('{"zone":"\\u0000"}', '{"zone":"America"}'),
)


def before_damaged(connection: Connection) -> None:
    upgrade(connection, "0020")
    for user, outcome in enumerate(DAMAGED_OUTCOMES, 100):
        kept(connection, user)
        connection.execute(update(matches).where(matches.c.id == f"m{user}").values(outcome=outcome))
    for user, text in enumerate(DAMAGED_SETTINGS, 200):
        kept(connection, user, played(3))
        connection.execute(insert(members), {"user_id": user, "settings": text})


async def test_a_damaged_row_gets_no_turns_and_the_day_in_utc(empty_url: str) -> None:
    engine = writing_engine(parse_url(empty_url))
    async with engine.begin() as connection:
        await connection.run_sync(before_damaged)
    await engine.dispose()
    store = await Store.open(empty_url)

    async def found(connection: AsyncConnection) -> dict[int, tuple[int, int | None]]:
        rows = await connection.execute(select(dailies.c.user_id, dailies.c.own_day, dailies.c.turns))
        return {user: (day - TODAY, turns) for user, day, turns in rows}

    expected: dict[int, tuple[int, int | None]] = {100 + number: (0, None) for number in range(len(DAMAGED_OUTCOMES))}
    expected |= {200 + number: (0, 3) for number in range(len(DAMAGED_SETTINGS))}
    assert await store.read(found) == expected
    await store.close()
