"""A test of migration 0020: contests of the first versions say who has won them, and no other match changes."""

import msgspec
import pytest
from sqlalchemy import Connection, event, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.engine.game import LEFT, Outcome, Seat, Standing
from bot.storage.database import parse_url, writing_engine
from bot.storage.keeping import FIRST_COMPUTER
from bot.storage.migrate import upgrade
from bot.storage.rows import SeatRow
from bot.storage.schema import matches, seats, terms
from bot.storage.store import Store
from tests.storage.samples import match_row

pytestmark = pytest.mark.slow

ADA, BEN, FORMER, COMPUTER = 1, 2, -1, FIRST_COMPUTER

# Terms by which results do not count, and terms that change nothing about who has won.
OTHER_TERMS = {
    "hinted": '{"hinted":true}',
    "unrated": '{"pace":{"turn":1},"unrated":[1]}',
    "unheard": '{"unheard":[0]}',
    "lesson": '{"lesson":{"lesson":"x"}}',
}
HARMLESS_TERMS = {
    "agreed": "{}",
    "paced": '{"pace":{"turn":86400000}}',
    "renamed": '{"stand_ins":[{"seat":0,"owner":1,"name":"\\"hinted\\":","why":"away"}]}',
}


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
    kept(connection, "half", outcome(1, 2), (ADA, BEN, COMPUTER))
    for key, others in OTHER_TERMS.items():
        kept(connection, key, outcome(1, 2))
        connection.execute(insert(terms), {"match_id": key, "terms": others})
    # A match that was played at a pace is a contest, whatever else stands in its terms.
    for key, others in HARMLESS_TERMS.items():
        kept(connection, key, outcome(1, 2))
        connection.execute(insert(terms), {"match_id": key, "terms": others})
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

    unsaid = ("computer", "deserted", "fled", "half", "playing", "relay", "short", *OTHER_TERMS)
    assert await store.read(won) == {
        "won": [True, False],
        "lost": [False, True],
        "drawn": [False, False],
        "left": [True, False],
        "rush": [True, False],
        "crisis": [True, True],
        "collapsed": [False],
        "said": [False, False],
        **{name: [True, False] for name in HARMLESS_TERMS},
        **{name: [None] * (3 if name == "half" else 2) for name in unsaid},
    }
    await store.close()


async def test_all_contests_are_filled_with_few_statements(empty_url: str) -> None:
    names = [f"match{number:04}" for number in range(2_500)]
    short = {*names[1_000:2_000]}

    def fill(connection: Connection) -> None:
        upgrade(connection, "0019")
        row = {**msgspec.structs.asdict(match_row("")), "game": "gembatan", "phase": "over"}
        ends = {name: outcome(1, 2, turns=1 if name in short else 21) for name in names}
        connection.execute(insert(matches), [{**row, "id": name, "outcome": ends[name]} for name in names])
        sat = [SeatRow(name, seat, 1 + seat, "Ada", True, 0, 1, 9, None) for name in names for seat in (0, 1)]
        connection.execute(insert(seats), [msgspec.structs.asdict(one) for one in sat])

    engine = writing_engine(parse_url(empty_url))
    statements: list[str] = []
    async with engine.begin() as connection:
        await connection.run_sync(fill)
        event.listen(engine.sync_engine, "before_cursor_execute", lambda *given: statements.append(given[2]))
        await connection.run_sync(upgrade)
        found = await won(connection)
    await engine.dispose()

    assert found == {name: [None, None] if name in short else [True, False] for name in names}
    # Three reads of 1,000 matches and one that finds no more. The middle ones need no update.
    assert sum("FROM matches JOIN seats" in statement.replace("\n", "") for statement in statements) == 4
    assert sum(statement.startswith("UPDATE seats") for statement in statements) == 2
