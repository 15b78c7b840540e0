"""Measures how long a stored move takes: `python -m tests.bench.storage [folder]`. The database is in this folder.

A move is a call of `Turns.play` for Gems 3D on the default board. It includes the rules, one transaction with
`synchronous=FULL`, and the news for the board. "At once" means that 200 members move at the same moment. Their matches
are at different turns, as in real use. Another row shows moves that all end their matches, because the end of a match
also changes the leaderboards.

Between the moves this also measures how long the disk takes for an fsync. To compare machines, use only the ratios to
the disk's time. CPU times are of all threads of this process.
"""

import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.engine.game import Seat
from bot.games.gems3d import GAME
from bot.games.gems3d.model import Move, Options, State
from bot.machine import SystemClock
from bot.program.serving import spare_the_collector
from bot.sessions.model import Match, Member, Place, Request
from bot.sessions.sessions import Sessions
from bot.storage.lock import Claim
from bot.storage.store import Store

AT_ONCE = 200
ROUNDS = 100
ONE_AFTER_THE_OTHER = 600
TURNS = 26  # A random match has about this many turns.
LAST_ROUNDS = 3
ALONE_AIM, AT_ONCE_AIM = 3.0, 60.0  # milliseconds, at the 99th percentile
# The commit of one move appends about this many bytes to the write-ahead log.
COMMIT_BYTES = 5 * 4096


class Disk:
    """Measures how long the disk takes to append COMMIT_BYTES to a file and to sync it."""

    def __init__(self, folder: Path) -> None:
        self._file = os.open(folder / "fsync", os.O_WRONLY | os.O_CREAT)
        self.times: list[float] = []

    def measure(self, count: int) -> None:
        block = random.Random(0).randbytes(COMMIT_BYTES)
        for _ in range(count):
            begun = time.perf_counter()
            os.write(self._file, block)
            os.fsync(self._file)
            self.times.append((time.perf_counter() - begun) * 1000)

    def close(self) -> None:
        os.close(self._file)


class Players:
    """Members who each play one solo match with random moves."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self._dice = random.Random(0)
        self._interaction = 0
        self.moves = 0
        self._cpu = 0.0

    def spent(self) -> float:
        """Return the seconds of CPU time that moves have taken since the last call of this method."""
        spent, self._cpu = self._cpu, 0.0
        return spent

    def _ask(self, user: int) -> Request:
        self._interaction += 1
        return Request(self._interaction, Member(user, f"Member {user}"), "en")

    def _choose(self, match: Match) -> Move:
        assert isinstance(match.state, State)
        return self._dice.choice(list(GAME.legal_moves(match.state, Seat(0))))

    async def open(self, user: int, turns: int = 0) -> Match:
        """Open a match, play this many turns and return it."""
        match = await self._sessions.lobby.open(self._ask(user), Place(1, 1), GAME.about.key, Options())
        for _ in range(turns):
            match, _ = await self.move(await self.ready(match))
        return match

    async def to_the_last_turn(self, user: int) -> tuple[Match, Move]:
        """Open a match and play until the next move ends it. Return the match and that move."""
        match = await self.open(user)
        while True:
            move = self._choose(match)
            assert isinstance(match.state, State)
            if GAME.outcome(GAME.apply(match.state, Seat(0), move).state) is not None:
                return match, move
            match, _ = await self._played(match, move)

    async def ready(self, match: Match) -> Match:
        """Return the match, or a new match if this one is over."""
        return await self.open(match.host) if match.over else match

    async def move(self, match: Match) -> tuple[Match, float]:
        """Choose a move and make it. Return the match and the milliseconds that it took to make the move."""
        return await self._played(match, self._choose(match))

    async def _played(self, match: Match, move: Move) -> tuple[Match, float]:
        request = self._ask(match.host)
        self.moves += 1
        begun, cpu = time.perf_counter(), time.process_time()
        moved = await self._sessions.turns.play(request, match.id, move, match.version)
        took = (time.perf_counter() - begun) * 1000
        self._cpu += time.process_time() - cpu
        return moved, took

    async def round(self, matches: list[Match]) -> tuple[list[Match], list[float], float]:
        """Choose a move in each match, and make all of them at once. Return the same as `at_once`."""
        return await self.at_once([(match, self._choose(match)) for match in matches])

    async def at_once(self, moves: list[tuple[Match, Move]]) -> tuple[list[Match], list[float], float]:
        """Make these moves at once. Return the matches, the milliseconds of each move, and the seconds of all."""
        chosen = [(match, move, self._ask(match.host)) for match, move in moves]
        self.moves += len(chosen)
        begun, cpu = time.perf_counter(), time.process_time()

        async def press(match: Match, move: Move, request: Request) -> tuple[Match, float]:
            moved = await self._sessions.turns.play(request, match.id, move, match.version)
            return moved, (time.perf_counter() - begun) * 1000

        done = await asyncio.gather(*(press(*one) for one in chosen))
        seconds = time.perf_counter() - begun
        self._cpu += time.process_time() - cpu
        return [match for match, _ in done], [took for _, took in done], seconds


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


@dataclass
class Measured:
    """The time that moves of one kind took.

    times: the milliseconds of each move
    seconds: the real time of all moves
    cpu: the CPU time of all moves in seconds
    """

    times: list[float]
    seconds: float
    cpu: float


async def one_after_the_other(players: Players, disk: Disk) -> Measured:
    """Measure moves of one member who plays one match after another."""
    times: list[float] = []
    match = await players.open(0)
    for number in range(ONE_AFTER_THE_OTHER):
        if number % 20 == 0:
            disk.measure(10)
        match, took = await players.move(await players.ready(match))
        times.append(took)
    return Measured(times, sum(times) / 1000, players.spent())


async def at_once(players: Players, disk: Disk, rounds: int = ROUNDS) -> Measured:
    """Measure moves that many members make at the same moment, each in their own match."""
    crowd = [await players.open(user, user % TURNS) for user in range(1, AT_ONCE + 1)]
    players.spent()
    times: list[float] = []
    seconds = 0.0
    for _ in range(rounds):
        disk.measure(10)
        crowd = [await players.ready(match) for match in crowd]
        crowd, moved, took = await players.round(crowd)
        times += moved
        seconds += took
    return Measured(times, seconds, players.spent())


async def ends_at_once(players: Players) -> Measured:
    """Measure moves with which many members end their matches at the same moment."""
    times: list[float] = []
    seconds = cpu = 0.0
    for number in range(1, LAST_ROUNDS + 1):
        moves = [await players.to_the_last_turn(number * 1000 + user) for user in range(AT_ONCE)]
        players.spent()
        _, ended, took = await players.at_once(moves)
        times += ended
        seconds += took
        cpu += players.spent()
    return Measured(times, seconds, cpu)


def row(name: str, times: list[float], disk: list[float]) -> str:
    """Return a row of the table with the ratios to the disk's times. All times are milliseconds."""
    p50, p99 = percentile(times, 0.5), percentile(times, 0.99)
    ratios = f"{p50 / percentile(disk, 0.5):7.1f} {p99 / percentile(disk, 0.99):7.1f}"
    return f"{name:<34} {p50:8.2f} {p99:8.2f} {ratios}"


def of_moves(name: str, moves: Measured, disk: list[float], aim: float | None = None) -> str:
    """Return a row like `row`, with moves per second, CPU time per move, and whether the moves meet the aim.

    aim: the most milliseconds at the 99th percentile; None for no aim
    """
    count = len(moves.times)
    told = f"{row(name, moves.times, disk)} {count / moves.seconds:>9,.0f} {1000 * moves.cpu / count:7.3f}"
    if aim is None:
        return told
    reached = percentile(moves.times, 0.99) < aim
    return f"{told}   p99 aim {aim:g} ms: {'reached' if reached else 'MISSED'}"


@asynccontextmanager
async def playing(url: str, folder: Path) -> AsyncIterator[tuple[Players, Disk]]:
    """Yield players on a database, and the disk of a folder."""
    store = await Store.open(url, claim=Claim((0,), 1))  # with the lock of a bot
    dice = random.Random(1)
    sessions = Sessions(store, SystemClock(), {GAME.about.key: GAME}, seeds=lambda: dice.getrandbits(64))
    disk = Disk(folder)
    spare_the_collector()  # The bot does this too.
    try:
        yield Players(sessions), disk
    finally:
        await sessions.drain()
        await store.close()
        disk.close()


async def measure(folder: Path) -> None:
    """Measure all kinds of moves and print the table."""
    async with playing(f"sqlite+aiosqlite:///{folder / 'bench.db'}", folder) as (players, disk):
        alone = await one_after_the_other(players, disk)
        crowd = await at_once(players, disk)
        last = await ends_at_once(players)
    print(f"{'':<34} {'p50 ms':>8} {'p99 ms':>8} {'p50/fs':>7} {'p99/fs':>7} {'moves/s':>9} {'CPU ms':>7}")
    print(row(f"append {COMMIT_BYTES} bytes and fsync", disk.times, disk.times))
    print(of_moves("durable moves, one after the other", alone, disk.times, ALONE_AIM))
    print(of_moves(f"durable moves, {AT_ONCE} at once", crowd, disk.times, AT_ONCE_AIM))
    print(of_moves(f"{AT_ONCE} matches that end at once", last, disk.times))
    size = (folder / "bench.db").stat().st_size
    print(f"database: {size / players.moves:,.0f} bytes a move")


def main() -> None:
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as folder:
        asyncio.run(measure(Path(folder)))


if __name__ == "__main__":
    main()
