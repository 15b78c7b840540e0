"""Measures how many bytes a finished match takes in the database: `python -m tests.bench.kept [matches of each kind]`.

Simple players play whole matches through the sessions. The program counts the bytes of the tables and their indexes
before and after the matches are archived. The database is SQLite; PostgreSQL takes about as many bytes.
"""

import asyncio
import contextlib
import random
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import func, select

from bot.engine.game import Seat
from bot.games import AnyGame, all_games
from bot.games.gembatan.model import Fill, Lay
from bot.games.gembatan.model import Options as GembatanOptions
from bot.games.gemrush.model import Options as RushOptions
from bot.games.gems3d.model import Mode, State
from bot.games.gems3d.model import Options as GemsOptions
from bot.machine import SystemClock
from bot.sessions.model import Match, Member, Place, Request
from bot.sessions.sessions import Sessions
from bot.storage.schema import deadlines
from bot.storage.store import Connection, Store
from tests.games.gembatan.matches import PLAYED
from tests.games.gemrush.matches import drawn
from tests.render.played import best_move

MATCHES = 4
MEMBERS = 50
LONGEST = 2_000  # moves; then the players resign, as most players of long matches do
Choose = Callable[[AnyGame, Any, Seat, random.Random], Any]


class Kind(NamedTuple):
    name: str
    game: str
    options: Any
    seats: int
    choose: Choose


def _gems(_game: AnyGame, state: State, seat: Seat, _dice: random.Random) -> Any:
    return best_move(state, seat)


def _gembatan(game: AnyGame, state: Any, seat: Seat, dice: random.Random) -> Any:
    listed = list(game.legal_moves(state, seat))
    plays = [move for move in listed if isinstance(move, Lay | Fill)]
    return dice.choice(plays if plays and dice.random() < PLAYED else listed)


def _rush(game: AnyGame, state: Any, seat: Seat, dice: random.Random) -> Any:
    return drawn(list(game.legal_moves(state, seat)), dice)


KINDS = (
    Kind("Gems 3D, solo", "gems3d", GemsOptions(), 1, _gems),
    Kind("Gems 3D, relay of 3", "gems3d", GemsOptions(mode=Mode.RELAY), 3, _gems),
    Kind("Gembatan, 2 seats", "gembatan", GembatanOptions(), 2, _gembatan),
    Kind("Gembatan, 4 seats", "gembatan", GembatanOptions(), 4, _gembatan),
    Kind("Gem Rush, 2 seats", "gemrush", RushOptions(), 2, _rush),
    Kind("Gem Rush, 4 seats", "gemrush", RushOptions(), 4, _rush),
)


class Bench:
    """Plays and archives matches of one kind in a new database."""

    def __init__(self, kind: Kind, folder: Path) -> None:
        self._kind = kind
        self._file = folder / "kept.db"
        self._dice = random.Random(kind.name)
        self._interaction = 0
        self.moves = 0

    def _ask(self, member: int) -> Request:
        self._interaction += 1
        return Request(1_500_000_000_000_000_000 + self._interaction, Member(8 * 10**17 + member, "Member"), "en")

    async def play(self, count: int) -> None:
        """Play this many matches to their ends, without archiving them."""
        async with self._sessions() as sessions:
            for number in range(count):
                await self._one(sessions, number)

    async def archive(self) -> None:
        async with self._sessions() as sessions:
            await sessions.start()
            while await sessions.database.read(_waiting):  # Each read gives the job that archives matches time to run.
                pass

    @contextlib.asynccontextmanager
    async def _sessions(self) -> AsyncIterator[Sessions]:
        store = await Store.open(f"sqlite+aiosqlite:///{self._file}")
        seeds = random.Random(self._kind.name)
        sessions = Sessions(store, SystemClock(), all_games(), seeds=lambda: seeds.getrandbits(64))
        try:
            yield sessions
        finally:
            await sessions.drain()
            await store.close()

    async def _one(self, sessions: Sessions, number: int) -> None:
        kind = self._kind
        members = self._dice.sample(range(MEMBERS), kind.seats)
        place = Place(9 * 10**17, 10**18 + number)
        match = await sessions.lobby.open(self._ask(members[0]), place, kind.game, kind.options)
        for member in members[1:]:
            await sessions.lobby.join(self._ask(member), match.id)
        if kind.seats > 1:
            match = await sessions.lobby.begin(self._ask(members[0]), match.id)
        for _ in range(LONGEST):
            if match.over:
                return
            match = await self._move(sessions, match)
        for member in members:
            match = await sessions.seats.resign(self._ask(member), match.id)

    async def _move(self, sessions: Sessions, match: Match) -> Match:
        game = all_games()[match.game]
        seat = match.to_move[0]
        move = self._kind.choose(game, match.state, seat, self._dice)
        self.moves += 1
        return await sessions.turns.play(self._ask(match.seats[seat].user - 8 * 10**17), match.id, move, None)

    def sizes(self) -> dict[str, int]:
        """Compact the file and return the bytes of each table with its indexes."""
        with closing(sqlite3.connect(self._file)) as connection:
            connection.execute("VACUUM")
            rows = connection.execute(
                "SELECT tbl_name, sum(payload) FROM dbstat JOIN sqlite_master USING (name) GROUP BY tbl_name"
            )
            return {name: size for name, size in rows if size}


async def _waiting(connection: Connection) -> int:
    return int((await connection.execute(select(func.count()).select_from(deadlines))).scalar_one())


def shown(sizes: dict[str, int], matches: int) -> Iterator[str]:
    """Yield the names of the largest tables, each with its bytes per match."""
    for name, size in sorted(sizes.items(), key=lambda one: -one[1])[:4]:
        yield f"{name} {size / matches:,.0f}"


async def measure(kind: Kind, matches: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(kind, Path(folder))
        await bench.play(matches)
        before = bench.sizes()
        await bench.archive()
        after = bench.sizes()
    ended, kept = (sum(sizes.values()) / matches for sizes in (before, after))
    figures = f"{bench.moves / matches:7.0f}{ended:12,.0f}{kept:11,.0f}"
    print(f"{kind.name:22}{figures}   {', '.join(shown(after, matches))}", flush=True)


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    print(f"{'bytes a match':22}{'moves':>7}{'at its end':>12}{'kept':>11}   of these")
    for kind in KINDS:
        asyncio.run(measure(kind, matches))


if __name__ == "__main__":
    main()
