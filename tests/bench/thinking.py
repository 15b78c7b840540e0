"""Measures how long others wait while many computer players think: `python -m tests.bench.thinking [tables]`.

At each table of the three games, in the middle of its match, a hard computer player has to move, at all tables at the
same time. The bot runs in its own process with the real discord.py, and the local Discord runs in this process. A
member asks for /help all the time: first while nobody thinks, then until all tables show the moves.
"""

import argparse
import asyncio
import contextlib
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

from bot.games import all_games
from bot.games.gembatan.model import Options as GembatanOptions
from bot.games.gemrush.model import Options as RushOptions
from bot.games.gems3d.model import Mode
from bot.games.gems3d.model import Options as GemsOptions
from bot.machine import SystemClock
from bot.playground import Actor, Channel, Playground, World
from bot.playground.world.events import MessageCreated, MessageUpdated
from bot.sessions.computers import level_of, thinkers
from bot.sessions.model import Match, Member, Place, Request
from bot.sessions.play.company import Company
from bot.sessions.play.computing import Planned, play_planned
from bot.sessions.sessions import Sessions
from bot.storage.store import Store
from tests.bench.kept import KINDS
from tests.bench.running import bot_process

ROOT = Path(__file__).parents[2]
TABLES = 50
MOVES = 20  # of each match before the computer player's turn
MOST_MOVES = 200  # if no computer player is to move within so many moves, another seed is taken
AIM = 100.0  # milliseconds for /help, at the 99th percentile
QUIET = "quiet"
QUIET_SECONDS = 10.0  # how long /help is measured before the computer players are to move
START_SECONDS = 40.0  # for the start of the bot and the first boards
LONGEST = 1800.0  # seconds until all tables show the moves
PAUSE = 0.02  # seconds between an answer to /help and the next question
CHOOSE = {kind.game: kind.choose for kind in KINDS}
OPTIONS = {"gems3d": GemsOptions(mode=Mode.RELAY), "gembatan": GembatanOptions(), "gemrush": RushOptions()}


class Tables:
    """Matches in a database, each in its own channel, in all of which a computer player is to move."""

    def __init__(self, file: Path, world: World, count: int) -> None:
        self.file = file
        self.channels = [world.add_channel(f"table-{number}") for number in range(count)]
        self._world = world
        self._members = [user for user in world.state.users.values() if not user.bot]
        self._chance = random.Random(count)

    def _ask(self, number: int) -> Request:
        member = self._members[number % len(self._members)]
        return Request(self._world.new_id(), Member(member.id, member.name), "en-US")

    async def lay(self) -> None:
        """Play each match up to a turn of a computer player. Nobody thinks meanwhile."""
        store = await Store.open(f"sqlite+aiosqlite:///{self.file}")
        sessions = Sessions(store, SystemClock(), all_games(), seeds=lambda: self._chance.getrandbits(64))
        try:
            for number, channel in enumerate(self.channels):
                while not await self._laid(sessions, number, channel):
                    pass
        finally:
            await sessions.drain()
            await store.close()

    async def _laid(self, sessions: Sessions, number: int, channel: Channel) -> bool:
        """Play one match. If it ends too early, return False, and another match can be played in the channel."""
        key, place = list(OPTIONS)[number % len(OPTIONS)], Place(self._world.guild.id, channel.id)
        match = await sessions.lobby.open(self._ask(number), place, key, OPTIONS[key], computers=Company("hard"))
        for count in range(MOST_MOVES):
            if match.over:
                break
            if count >= MOVES and thinkers(match):
                return True
            match = await self._move(sessions, match, number)
        else:
            await sessions.seats.resign(self._ask(number), match.id)
        return False

    async def _move(self, sessions: Sessions, match: Match, number: int) -> Match:
        seat = match.to_move[0]
        move = CHOOSE[match.game](all_games()[match.game], match.state, seat, self._chance)
        if level_of(match.seats[seat].user) is None:
            return await sessions.turns.play(self._ask(number), match.id, move, None)
        decide = partial(play_planned, version=match.version, plan=(Planned(seat, move),))
        return await sessions.matches.change(match.id, decide)

    def wait_until(self, due: float) -> None:
        """Let all computer players be to move only from then on. due: seconds since 1970."""
        with closing(sqlite3.connect(self.file)) as connection, connection:
            connection.execute("UPDATE deadlines SET due = ? WHERE kind = 'think'", (round(due * 1000),))

    @property
    def thinking(self) -> int:
        """Return at how many tables computer players still have to move."""
        with closing(sqlite3.connect(self.file)) as connection:
            return int(connection.execute("SELECT count(*) FROM deadlines WHERE kind = 'think'").fetchone()[0])


class Boards:
    """Notes when the channels of tables have shown something new for the last time, in seconds since 1970."""

    def __init__(self, world: World, channels: Collection[int]) -> None:
        self.shown: dict[int, float] = {}
        self._channels = channels
        world.listen(self._note)

    def since(self, begin: float) -> int:
        """Return how many channels have shown something new since then."""
        return sum(at > begin for at in self.shown.values())

    def _note(self, event: object) -> None:
        if isinstance(event, MessageCreated | MessageUpdated) and event.message.channel_id in self._channels:
            self.shown[event.message.channel_id] = time.time()


async def asked(who: Actor, times: list[float]) -> None:
    """Ask for /help again and again, and note the milliseconds until each answer."""
    while True:
        start = time.perf_counter()
        sent = await who.slash(QUIET, "help")
        times.append((time.perf_counter() - start) * 1000)
        assert sent.failed is None, sent.failed
        await asyncio.sleep(PAUSE)


@contextlib.asynccontextmanager
async def asking(who: Actor) -> AsyncIterator[list[float]]:
    times: list[float] = []
    task = asyncio.create_task(asked(who, times))
    try:
        yield times
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def until(ready: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONGEST):
        while not ready():  # noqa: ASYNC110  The database of another process is asked, too.
            await asyncio.sleep(0.1)


async def measured(count: int, start_seconds: float) -> Iterator[str]:
    world = World.default()
    world.add_channel(QUIET)
    with tempfile.TemporaryDirectory() as folder:
        tables = Tables(Path(folder) / "lapidary.db", world, count)
        await tables.lay()
        boards = Boards(world, {channel.id for channel in tables.channels})
        async with Playground(world) as playground:
            begin = time.time() + start_seconds
            tables.wait_until(begin)
            async with bot_process(playground, Path(folder), ROOT):
                await until(lambda: boards.since(0) == count)
                if time.time() + QUIET_SECONDS > begin:
                    raise SystemExit("The bot started too slowly: say --start with more seconds.")
                await asyncio.sleep(begin - QUIET_SECONDS - time.time())
                async with asking(playground.actor("Ada")) as quiet:
                    await asyncio.sleep(begin - time.time())
                async with asking(playground.actor("Ada")) as busy:
                    await until(lambda: tables.thinking == 0 and boards.since(begin) == count)
    return rows(quiet, busy, sorted(at - begin for at in boards.shown.values()))


def rows(quiet: list[float], busy: list[float], tables: list[float]) -> Iterator[str]:
    yield f"{'/help, ms':<28} {'p50':>7} {'p99':>7} {'most':>7} {'asked':>7}"
    for name, times in (("nobody thinks", quiet), (f"{len(tables)} tables think", busy)):
        slow = statistics.quantiles(times, n=100)[98]
        told = f"   p99 aim {AIM:g} ms: {'reached' if slow < AIM else 'MISSED'}" if times is busy else ""
        yield f"{name:<28} {statistics.median(times):>7.1f} {slow:>7.1f} {max(times):>7.1f} {len(times):>7}{told}"
    first, middle, last = tables[0], statistics.median(tables), tables[-1]
    yield f"all boards after {last:.1f} s, half of them after {middle:.1f} s, the first after {first:.1f} s"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.thinking")
    parser.add_argument("tables", type=int, nargs="?", default=TABLES)
    parser.add_argument(
        "--start", type=float, default=START_SECONDS, help="seconds until the computer players are to move"
    )
    options = parser.parse_args()
    print("\n".join(asyncio.run(measured(options.tables, options.start))))


if __name__ == "__main__":
    main()
