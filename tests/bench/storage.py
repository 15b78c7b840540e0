"""How long a durable move takes: `python -m tests.bench.storage [folder]`; the folder says which disk.

A move is `Sessions.play` of Gems 3D on the default board: lock, rules, one transaction with `synchronous=FULL`, news.
The disk's own fsync is measured between the rounds of the same run: only the ratios can be compared between machines.
CPU is this process's, all threads together: what a move costs however busy the machine is with other things.
"""

import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path

from bot.__main__ import spare_the_collector
from bot.engine.game import Seat
from bot.games.gems3d import GAME
from bot.games.gems3d.model import Move, Options, State
from bot.sessions.clock import SystemClock
from bot.sessions.model import Match, Member, Place, Request
from bot.sessions.sessions import Sessions
from bot.storage.store import Store

AT_ONCE = 200
ROUNDS = 100
ONE_AFTER_THE_OTHER = 600
ALONE_AIM, AT_ONCE_AIM = 3.0, 60.0  # p99, milliseconds
# What a commit of one move appends to the write-ahead log, about: this many bytes are written before each bare fsync.
COMMIT_BYTES = 5 * 4096


class Disk:
    """The disk's own time for an append and an fsync, in the folder of the database."""

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
    """Members who each play one solo match, with moves drawn at random."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self._dice = random.Random(0)
        self._interaction = 0
        self._cpu = 0.0

    def spent(self) -> float:
        """Seconds of CPU that moves have taken since this was asked last."""
        spent, self._cpu = self._cpu, 0.0
        return spent

    def _ask(self, user: int) -> Request:
        self._interaction += 1
        return Request(self._interaction, Member(user, f"Member {user}"), "en")

    def _choose(self, match: Match) -> Move:
        assert isinstance(match.state, State)
        return self._dice.choice(list(GAME.legal_moves(match.state, Seat(0))))

    async def open(self, user: int) -> Match:
        return await self._sessions.lobby.open(self._ask(user), Place(1, 1), GAME.about.key, Options())

    async def ready(self, match: Match) -> Match:
        """The match itself, or a new one where it is over."""
        return await self.open(match.host) if match.over else match

    async def move(self, match: Match) -> tuple[Match, float]:
        """A move and how long it took, in milliseconds (choosing it does not count)."""
        move, request = self._choose(match), self._ask(match.host)
        begun, cpu = time.perf_counter(), time.process_time()
        moved = await self._sessions.turns.play(request, match.id, move, match.version)
        took = (time.perf_counter() - begun) * 1000
        self._cpu += time.process_time() - cpu
        return moved, took

    async def round(self, matches: list[Match]) -> tuple[list[Match], list[float], float]:
        """A move in each match at the same moment: the matches, the milliseconds of each, the seconds of all."""
        chosen = [(match, self._choose(match), self._ask(match.host)) for match in matches]
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


def row(name: str, times: list[float], disk: list[float], moves: tuple[float, float, float] | None = None) -> None:
    """times: milliseconds. moves: how many a second, the CPU milliseconds of one, and the aim for the p99."""
    p50, p99 = percentile(times, 0.5), percentile(times, 0.99)
    ratios = f"{p50 / percentile(disk, 0.5):7.1f} {p99 / percentile(disk, 0.99):7.1f}"
    told = ""
    if moves is not None:
        rate, cpu, aim = moves
        told = f"{rate:>9,.0f} {cpu:7.3f}   p99 aim {aim:g} ms: {'reached' if p99 < aim else 'MISSED'}"
    print(f"{name:<34} {p50:8.2f} {p99:8.2f} {ratios} {told}".rstrip())


async def measure(folder: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'bench.db'}")
    dice = random.Random(1)
    sessions = Sessions(store, SystemClock(), {GAME.about.key: GAME}, seeds=lambda: dice.getrandbits(64))
    players, disk = Players(sessions), Disk(folder)
    spare_the_collector()  # as the bot does
    alone: list[float] = []
    match = await players.open(0)
    for number in range(ONE_AFTER_THE_OTHER):
        if number % 20 == 0:
            disk.measure(10)
        match, took = await players.move(await players.ready(match))
        alone.append(took)
    alone_cpu = 1000 * players.spent() / len(alone)
    crowd = [await players.open(user) for user in range(1, AT_ONCE + 1)]
    crowded: list[float] = []
    seconds = 0.0
    for _ in range(ROUNDS):
        disk.measure(10)
        crowd = [await players.ready(match) for match in crowd]
        crowd, times, took = await players.round(crowd)
        crowded += times
        seconds += took
    await sessions.drain()
    await store.close()
    disk.close()
    print(f"{'':<34} {'p50 ms':>8} {'p99 ms':>8} {'p50/fs':>7} {'p99/fs':>7} {'moves/s':>9} {'CPU ms':>7}")
    row(f"append {COMMIT_BYTES} bytes and fsync", disk.times, disk.times)
    rate = 1000 * len(alone) / sum(alone)
    row("durable moves, one after the other", alone, disk.times, (rate, alone_cpu, ALONE_AIM))
    rate, cpu = len(crowded) / seconds, 1000 * players.spent() / len(crowded)
    row(f"durable moves, {AT_ONCE} at once", crowded, disk.times, (rate, cpu, AT_ONCE_AIM))
    size = (folder / "bench.db").stat().st_size
    print(f"database: {size / (len(alone) + len(crowded)):,.0f} bytes a move")


def main() -> None:
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as folder:
        asyncio.run(measure(Path(folder)))


if __name__ == "__main__":
    main()
