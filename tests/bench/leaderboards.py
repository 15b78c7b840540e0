"""Measures how long it takes to read leaderboards: `python -m tests.bench.leaderboards [URL]`.

URL names an empty PostgreSQL database; without it, the database is a new SQLite file.

The leaderboards of 10,000 servers have 1,000,000 lines in all. The largest has about 42,000 lines, and most have about
40. The lines to read are chosen at random. The time includes everything that the bot does for a request. The aims are
for CPU time, because other work on the machine does not change it.
"""

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Iterator
from pathlib import Path

from sqlalchemy import insert, text

from bot.games import all_games
from bot.machine import SystemClock
from bot.program.serving import spare_the_collector
from bot.sessions.sessions import Sessions
from bot.storage import leaderboards
from bot.storage.database import parse_url
from bot.storage.leaderboards import LeaderboardKey
from bot.storage.schema import boards, honours
from bot.storage.store import Connection, Store
from tests.bench.storage import percentile

SERVERS, LINES = 10_000, 1_000_000
GAME, BOARD = "gems3d", "solo-9-7-3-5"
ASKED = 2_000
TOP_AIM, RANK_AIM = 1.0, 2.0  # milliseconds
CHUNK = 20_000


def sizes() -> list[int]:
    """Return how many lines each server has. The number for server n is proportional to n to the power of -0.8."""
    shares = [(server + 1) ** -0.8 for server in range(SERVERS)]
    whole = sum(shares)
    found = [int(LINES * share / whole) for share in shares]
    found[0] += LINES - sum(found)
    return found


def lines(dice: random.Random) -> Iterator[dict[str, object]]:
    user = 0
    for server, size in enumerate(sizes()):
        for _ in range(size):
            user += 1
            yield {
                "guild_id": server,
                "game": GAME,
                "board": BOARD,
                "season": 1,
                "period": "all",
                "user_id": user,
                "name": f"Member {user}",
                "value": int(dice.expovariate(1 / 200)) + 1,
                "total": None,
                "turns": dice.randrange(20, 200),
                "undos": 0,
                "played": 1,
                "match_id": "aaaaaaaaaa",
                "ended_at": 1_700_000_000_000 + dice.randrange(10**9),
                "ranked": True,
                "listed": True,
            }


async def fill(store: Store) -> None:
    """Write all lines and run ANALYZE, as the database does regularly."""
    rows = lines(random.Random(1))
    while chunk := [row for row, _ in zip(rows, range(CHUNK), strict=False)]:

        async def keep(connection: Connection, chunk: list[dict[str, object]] = chunk) -> None:
            await connection.execute(insert(honours), chunk)

        await store.run(keep)
    board = {"game": GAME, "season": 1, "board": BOARD, "newest_at": 0}

    async def rest(connection: Connection) -> None:
        await connection.execute(insert(boards), [{"guild_id": server, **board} for server in range(SERVERS)])
        await connection.execute(text("ANALYZE"))

    await store.run(rest)


class Times:
    """The milliseconds that each call of one kind took: real time, and CPU time of all threads."""

    def __init__(self) -> None:
        self.clock: list[float] = []
        self.cpu: list[float] = []

    async def of(self, work: Awaitable[object]) -> None:
        begun, cpu = time.perf_counter(), time.process_time()
        await work
        self.clock.append((time.perf_counter() - begun) * 1000)
        self.cpu.append((time.process_time() - cpu) * 1000)

    def show(self, name: str, aim: float | None = None) -> bool:
        cpu = percentile(self.cpu, 0.5)
        reached = aim is None or cpu < aim
        told = "" if aim is None else f"   aim {aim:g} ms: {'reached' if reached else 'MISSED'}"
        print(
            f"{name:<58} {percentile(self.clock, 0.5):8.3f} {percentile(self.clock, 0.99):8.3f} "
            f"{cpu:8.3f} {percentile(self.cpu, 0.99):8.3f}{told}"
        )
        return reached


async def measure(url: str) -> bool:
    store = await Store.open(url)
    begun = time.perf_counter()
    await fill(store)
    took = time.perf_counter() - begun
    print(f"{parse_url(url).get_backend_name()}: {LINES:,} lines in {SERVERS:,} servers, written in {took:,.0f} s")
    print(f"{'':<58} {'p50 ms':>8} {'p99 ms':>8} {'CPU p50':>8} {'CPU p99':>8}")
    dice, per_server = random.Random(2), sizes()
    first = [1]
    for size in per_server:
        first.append(first[-1] + size)
    spare_the_collector()
    sessions = Sessions(store, SystemClock(), all_games(), seeds=lambda: 1)
    heads, ranks, far, pages, largest = Times(), Times(), Times(), Times(), Times()
    for number, server in enumerate(dice.choices(range(SERVERS), per_server, k=ASKED)):
        user = dice.randrange(first[server], first[server + 1])
        await heads.of(store.read(leaderboards.top, LeaderboardKey(server, GAME, BOARD, 1, "all"), 10))
        await ranks.of(store.read(leaderboards.own, LeaderboardKey(server, GAME, BOARD, 1, "all"), user))
        if number % 10 == 0:
            await pages.of(sessions.leaderboards.leaderboard(server, GAME, user, board=BOARD))
            user = dice.randrange(first[0], first[1])
            await far.of(store.read(leaderboards.own, LeaderboardKey(0, GAME, BOARD, 1, "all"), user))
            await largest.of(sessions.leaderboards.leaderboard(0, GAME, user, board=BOARD))
    reached = heads.show("top ten", TOP_AIM)
    reached &= ranks.show("own line and rank", RANK_AIM)
    far.show(f"own line and rank in the largest server ({per_server[0]:,} lines)")
    pages.show("a whole page: seasons, boards, lines, own rank")
    largest.show("a whole page of the largest server")
    await store.close()
    return reached


def main() -> None:
    if len(sys.argv) > 1:
        reached = asyncio.run(measure(sys.argv[1]))
    else:
        with tempfile.TemporaryDirectory() as folder:
            reached = asyncio.run(measure(f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}"))
            size = (Path(folder) / "bench.db").stat().st_size
        print(f"database: {size / LINES:,.0f} bytes a line")
    sys.exit(0 if reached else 1)


if __name__ == "__main__":
    main()
