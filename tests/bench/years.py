"""Measures how long it takes to read a member's year: `python -m tests.bench.years [URL]`.

URL names an empty PostgreSQL database; without it, the database is a new SQLite file.

A server has 30,000 matches in a year. One member has 5,000 of them, another one 200. A third of the matches are matches
of Gem Rush with their archives. The time includes everything but the picture.
"""

import asyncio
import random
import sys
import tempfile
from pathlib import Path

import msgspec
from sqlalchemy import insert, text

from bot.engine.codec import Codec
from bot.engine.game import Outcome, Seat, Standing
from bot.games import all_games
from bot.games.gemrush import GAME
from bot.games.gemrush.model import Options
from bot.machine import SystemClock
from bot.program.serving import spare_the_collector
from bot.sessions.memory.archive import pack
from bot.sessions.memory.years import span_of
from bot.sessions.sessions import Sessions
from bot.storage.database import parse_url
from bot.storage.rows import LogRow
from bot.storage.schema import archives, dailies, matches, puzzle_tries, seats
from bot.storage.store import Connection, Store
from tests.bench.leaderboards import Times

YEAR, GUILD = 2026, 1
MATCHES, MUCH, SOME = 30_000, 5_000, 200  # of the server, and of the two members
MEMBERS, SEATS = 300, 4
ADA, BEN = 1, 2
AIM = 1_000.0  # milliseconds for the member with the most matches
ASKED = 20
GAMES = ("gems3d", "gembatan", "gemrush")


class January(SystemClock):
    def now(self) -> int:
        return span_of(YEAR).end


def archive() -> bytes:
    """Return the archive of a random match of Gem Rush."""
    dice, codec = random.Random(3), Codec(GAME)
    state, rows = GAME.setup(5, Options(), SEATS).state, list[LogRow]()
    while waited_for := GAME.to_move(state):
        seat = waited_for[0]
        state = GAME.apply(state, seat, dice.choice(list(GAME.legal_moves(state, seat)))).state
        rows.append(
            LogRow(
                match_id="",
                version=len(rows) + 1,
                kind="move",
                seat=seat,
                user_id=1,
                notation="draw",
                events=codec.encode_events(()),
                state=codec.encode(state),
                rules_version=GAME.about.rules_version,
                at=len(rows),
            )
        )
    return pack("", rows).entries


def table(number: int, dice: random.Random) -> list[int]:
    """Return who plays a match."""
    members = dice.sample(range(10, 10 + MEMBERS), SEATS)
    if number < MUCH:
        members[0] = ADA
    elif number < MUCH + SOME:
        members[0] = BEN
    return members


async def fill(store: Store) -> None:
    dice, entries, span = random.Random(1), archive(), span_of(YEAR)
    of_match, of_seats, of_archives = [], [], []
    for number in range(MATCHES):
        id_, game, at = f"m{number}", GAMES[number % 3], dice.randrange(span.begin, span.end)
        winner, scores = dice.randrange(SEATS), [dice.randrange(60) for _ in range(SEATS)]
        places = [1 + (seat != winner) for seat in range(SEATS)]
        standings = (Standing(Seat(seat), places[seat], scores[seat]) for seat in range(SEATS))
        ending = Outcome("full", tuple(sorted(standings, key=lambda one: one.place)), None, 60)
        outcome = msgspec.msgpack.encode(ending)
        of_match.append(
            {
                "id": id_, "game": game, "guild_id": GUILD, "channel_id": 1, "solo": False, "phase": "over",
                "host_id": 9, "locale": "en", "options": b"", "scoreboard": "", "seed": "1", "rules_version": 3,
                "version": 60, "state": b"s" * 400, "outcome": outcome, "board_channel_id": 1, "board_version": 60,
                "board_told": 0, "created_at": at, "updated_at": at,
            }
        )  # fmt: skip
        for seat, user in enumerate(table(number, dice)):
            about = {"match_id": id_, "seat": seat, "user_id": user, "name": f"Member {user}", "present": True}
            of_seats.append({**about, "undos": 0, "place": places[seat], "score": scores[seat], "won": seat == winner})
        if game == "gemrush":
            of_archives.append({"match_id": id_, "format": 1, "entries": entries})
    day = span.begin // 86_400_000
    of_dailies = [
        {"day": day + n, "game": game, "user_id": ADA, "match_id": "x", "own_day": day + n, "opened_at": 0, "turns": 9}
        for n in range(365)
        for game in GAMES
    ]
    tries = [
        {"user_id": ADA, "puzzle_id": f"p{n}", "game": "gems3d", "at": span.begin + n, "solved": True}
        for n in range(2_000)
    ]

    async def keep(connection: Connection) -> None:
        rows_of = {matches: of_match, seats: of_seats, archives: of_archives, dailies: of_dailies, puzzle_tries: tries}
        for into, rows in rows_of.items():
            for start in range(0, len(rows), 5_000):
                await connection.execute(insert(into), rows[start : start + 5_000])
        await connection.execute(text("ANALYZE"))

    await store.run(keep)


async def measure(url: str) -> bool:
    store = await Store.open(url)
    await fill(store)
    print(f"{parse_url(url).get_backend_name()}: {MATCHES:,} matches in a server and year")
    print(f"{'':<58} {'p50 ms':>8} {'p99 ms':>8} {'CPU p50':>8} {'CPU p99':>8}")
    spare_the_collector()
    sessions, reached = Sessions(store, January(), all_games(), seeds=lambda: 1), True
    for user, count in ((BEN, SOME), (ADA, MUCH)):
        own, told = Times(), Times()
        for _ in range(ASKED):
            await own.of(sessions.years.of(GUILD, user, YEAR))
            await told.of(sessions.years.of(GUILD, user, YEAR, all_see=lambda _: True))
        reached &= own.show(f"a year with {count:,} matches", AIM)
        told.show("the same for others")
    await store.close()
    return reached


def main() -> None:
    if len(sys.argv) > 1:
        reached = asyncio.run(measure(sys.argv[1]))
    else:
        with tempfile.TemporaryDirectory() as folder:
            reached = asyncio.run(measure(f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}"))
    sys.exit(0 if reached else 1)


if __name__ == "__main__":
    main()
