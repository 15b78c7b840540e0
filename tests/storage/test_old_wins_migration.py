"""A test of migration 0020: contests of the first versions say who has won them, and no other match changes."""

import msgspec
from sqlalchemy import Connection, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.engine.game import LEFT, Outcome, Seat, Standing
from bot.storage.database import parse_url, writing_engine
from bot.storage.keeping import FIRST_COMPUTER
from bot.storage.migrate import upgrade
from bot.storage.rows import SeatRow
from bot.storage.schema import matches, seats, terms
from bot.storage.store import Store
from tests.storage.samples import match_row

ADA, BEN, FORMER, COMPUTER = 1, 2, -1, FIRST_COMPUTER


def outcome(*places: int, reason: str = "full", total: int | None = None, turns: int = 21) -> bytes:
    standings = tuple(Standing(Seat(seat), place, 9) for seat, place in enumerate(places))
    return msgspec.msgpack.encode(Outcome(reason, standings, total, turns))


def kept(
    connection: Connection, name: str, ended: bytes, users: tuple[int, ...] = (ADA, BEN), **changed: object
) -> None:
    """Store a match that is over. changed: columns of the match, and `present` and `won` of all its seats."""
    present, won = changed.pop("present", True), changed.pop("won", None)
    row = {"game": "gembatan", "phase": "over", "outcome": ended, **changed}
    connection.execute(insert(matches), {**msgspec.structs.asdict(match_row(name)), **row})
    for seat, user in enumerate(users):
        row_of_seat = SeatRow(name, seat, user, f"Member {user}", bool(present), 0, 1, 9, None)
        connection.execute(insert(seats), {**msgspec.structs.asdict(row_of_seat), "won": won})


def before(connection: Connection) -> None:
    upgrade(connection, "0019")
    kept(connection, "won", outcome(1, 2))
    kept(connection, "lost", outcome(2, 1), (FORMER, BEN))
    kept(connection, "drawn", outcome(1, 1))
    kept(connection, "left", outcome(1, 2, reason=LEFT))
    kept(connection, "rush", outcome(1, 2), game="gemrush")
    kept(connection, "crisis", outcome(1, 1, reason="won", total=40), game="gemrush")
    kept(connection, "collapsed", outcome(1, reason="collapsed", total=4), (ADA,), game="gemrush", solo=True)
    kept(connection, "fled", outcome(1, 1, reason=LEFT, total=4), game="gemrush")
    # None of these is a contest that somebody has won.
    kept(connection, "short", outcome(1, 2, turns=1))
    kept(connection, "deserted", outcome(1, 2), present=False)
    kept(connection, "computer", outcome(1, 2), (ADA, COMPUTER))
    kept(connection, "playing", outcome(1, 2), phase="playing")
    kept(connection, "relay", outcome(1, 2, total=9), game="gems3d")
    kept(connection, "agreed", outcome(1, 2))
    connection.execute(insert(terms), {"match_id": "agreed", "terms": "{}"})
    # This one says it already.
    kept(connection, "said", outcome(1, 2), won=False)


async def won(connection: AsyncConnection) -> dict[str, list[bool | None]]:
    found: dict[str, list[bool | None]] = {}
    rows = select(seats.c.match_id, seats.c.won).order_by(seats.c.match_id, seats.c.seat)
    for match, has_won in await connection.execute(rows):
        found.setdefault(match, []).append(has_won)
    return found


async def test_contests_of_the_first_versions_say_who_has_won(empty_url: str) -> None:
    engine = writing_engine(parse_url(empty_url))
    async with engine.begin() as connection:
        await connection.run_sync(before)
    await engine.dispose()
    store = await Store.open(empty_url)

    unsaid = ("agreed", "computer", "deserted", "fled", "playing", "relay", "short")
    assert await store.read(won) == {
        "won": [True, False],
        "lost": [False, True],
        "drawn": [False, False],
        "left": [True, False],
        "rush": [True, False],
        "crisis": [True, True],
        "collapsed": [False],
        "said": [False, False],
        **{name: [None, None] for name in unsaid},
    }
    await store.close()
