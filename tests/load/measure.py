"""Runs processes of the bot, or the bot to compare with, on a local Discord with many servers, and measures them.

Members press, and see pictures. Each press is a move in another match, which nobody has touched since the start, so the
bot reads each match from the database. The local Discord and the members run in this process and on the same machine.
"""

import asyncio
import itertools
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bot.playground import Playground, World
from tests.bench.storage import AT_ONCE, ROUNDS, at_once, playing
from tests.databases import OwnPostgres, create_with_tables
from tests.kills.members import PATIENT_AT_LAST, PatientClock
from tests.load import peer
from tests.load.cost import cpu, memory
from tests.load.crowd import Times, Watch, all_at_once, percentile, some_at_a_time
from tests.load.matches import Place, Turn, Turns, fill, founded, stored
from tests.load.yardstick import mean_piece
from tests.processes import Programs, running

ONLINE_SECONDS = 120.0  # until all shards are connected, on a busy machine
FIRST_SECONDS = 60.0
PRESSES_SECONDS = 600.0
CALM = 0.1  # of one processor: a bot that needs less has nothing left to do
CALM_SECONDS = 30.0  # until this is so
LOOK_SECONDS = 0.5
ERRORS = (" ERROR ", " CRITICAL ", "Traceback")


@dataclass(frozen=True)
class Plan:
    """What is measured.

    Attributes:
        processes: how many processes the bot has, one row each.
        shards: of all processes together.
        servers: of each process.
        channels: of each server, at least.
        matches: open matches of all processes together.
        warm: moves of each kind before others are measured, since the first pictures take longer.
        moves: moves whose cost is measured.
        busy: how many members move at a time.
        at_once: moves that come all at once, in matches of one member: their pictures need no counted request.
        rounds: how often `at_once` moves come at once in the measuring of databases.
    """

    processes: tuple[int, ...] = (1, 2, 4)
    shards: int = 16
    servers: int = 2_500
    channels: int = 10
    matches: int = 10_000
    warm: int = 100
    moves: int = 600
    busy: int = 8
    at_once: int = 200
    rounds: int = ROUNDS

    @property
    def in_a_server(self) -> int:
        """How many matches a server has at most. Rows with fewer servers have more matches in each."""
        return -(-self.matches // (self.servers * min(self.processes)))


@dataclass
class Row:
    """What one bot with its processes has cost.

    Attributes:
        name: of the bot.
        processes: how many it had.
        first: seconds from the start of all processes to the first answer.
        picture: seconds from this start to the first picture.
        moves: the times of moves, some at a time.
        a_second: moves a second meanwhile.
        cpu: milliseconds of CPU time of all processes for one of these moves.
        database: the same of PostgreSQL.
        members: the same of the local Discord with its members.
        piece: milliseconds of CPU time of a fixed piece of work meanwhile (`tests.load.yardstick`).
        counted: requests for one of these moves that count for Discord's limit.
        at_once: the times of moves that came all at once.
        server: KiB of memory of one server; the largest of all processes.
        playing: MiB of the largest process in the end.
        lost: moves that were answered and are not stored.
        errors: what the bot logged.
    """

    name: str
    processes: int
    first: float = 0.0
    picture: float = 0.0
    moves: Times = field(default_factory=Times)
    a_second: float = 0.0
    cpu: float = 0.0
    database: float = 0.0
    members: float = 0.0
    piece: float = 0.0
    counted: float = 0.0
    at_once: Times = field(default_factory=Times)
    server: float = 0.0
    playing: float = 0.0
    lost: int = 0
    errors: list[str] = field(default_factory=list)

    @property
    def failed(self) -> list[str]:
        return [*self.moves.failed, *self.at_once.failed]


@dataclass(frozen=True)
class Durable:
    """Milliseconds of stored moves that came at once, and of a bare fsync of the same disk meanwhile."""

    database: str
    moves: list[float]
    disk: list[float]

    @property
    def ratio(self) -> float:
        return percentile(self.moves, 0.99) / percentile(self.disk, 0.99)


def tell(text: str) -> None:
    """Tell how far the measuring is."""
    print(f"{time.strftime('%H:%M:%S')} {text}", file=sys.stderr, flush=True)


# ---- the bot ----


def settings_of(playground: Playground, url: str, folder: Path, shards: int, share: range) -> dict[str, str]:
    folder.mkdir(exist_ok=True)
    return {
        "DATA_DIR": str(folder),
        "DATABASE_URL": url,
        "DISCORD_TOKEN": playground.token,
        "DISCORD_API_URL": playground.url,
        "HEALTH_PORT": "0",
        "EMOJI": "off",
        "LOG_LEVEL": "WARNING",
        "SHARDS": str(shards),
        "SHARD_IDS": ",".join(map(str, share)),
        "REQUESTS_A_SECOND": str(max(1, 45 // len(range(0, shards, len(share))))),
    }


@asynccontextmanager
async def local_discord(plan: Plan) -> AsyncIterator[Playground]:
    """Yield a local Discord that lets all shards log in at the same moment, and waits long for answers."""
    async with Playground(World.default(), clock=PatientClock(PATIENT_AT_LAST)) as playground:
        playground.starts.on(max_concurrency=plan.shards, window=0.0, total=1_000_000)
        yield playground


async def online(bots: Programs, playground: Playground, shards: int) -> None:
    """Wait until all shards are connected."""

    def told() -> str:
        return f"of shards 0 to {shards - 1} only {sorted(playground.gateway.connected_shards())} are connected"

    coming = _until(lambda: len(playground.gateway.connected_shards()) == shards)
    await bots.until(coming, told, ONLINE_SECONDS)


async def offline(playground: Playground) -> None:
    """Wait until the local Discord has noticed that all processes have ended."""
    await asyncio.wait_for(_until(lambda: not playground.gateway.connected_shards()), ONLINE_SECONDS)


async def _until(reached: Callable[[], bool]) -> None:
    while not reached():  # noqa: ASYNC110 - what is reached sets no event
        await asyncio.sleep(0.01)


async def calm(pids: Sequence[int]) -> None:
    """Wait until processes have nothing left to do, such as preparing pictures, but at most CALM_SECONDS."""
    end, before = time.monotonic() + CALM_SECONDS, cpu(pids)
    while time.monotonic() < end:
        await asyncio.sleep(LOOK_SECONDS)
        now = cpu(pids)
        if now - before < CALM * LOOK_SECONDS * 1000 * len(pids):
            return
        before = now


async def measured(plan: Plan, processes: int, server: OwnPostgres, folder: Path) -> Row:
    """Start the bot with few servers, then twice with many, and let members press after the last start."""
    row = Row("Lapidary", processes)
    url = (await create_with_tables(server.url)).render_as_string(hide_password=False)
    shares = [range(number, plan.shards, processes) for number in range(processes)]
    log, commands = folder / "bots.log", [["-m", "bot", "run"]] * processes
    async with local_discord(plan) as playground:
        own = [settings_of(playground, url, folder / f"{share[0]}", plan.shards, share) for share in shares]
        tell(f"{processes} processes with one server")
        # The first start registers the commands. The others find them, as every later start does.
        async with running(commands, own, log) as bots:
            await online(bots, playground, plan.shards)
            await calm(bots.pids)
            few = memory(bots.pids)
        await offline(playground)
        tell(f"{plan.servers} servers for each process, {plan.matches} matches")
        places = founded(playground, plan.servers * processes, max(plan.channels, plan.in_a_server), plan.matches)
        turns = await fill(url, places, 1 + plan.warm + plan.moves, plan.warm + plan.at_once)
        tables, alone = iter(turns.tables), iter(turns.alone)
        before = await stored(url)
        tell("start: memory")
        async with running(commands, own, log) as bots:
            await online(bots, playground, plan.shards)
            await calm(bots.pids)
            row.server = max(many - one for many, one in zip(memory(bots.pids), few, strict=True)) / plan.servers
        await offline(playground)
        tell("start: first answer")
        watch, began = Watch(playground), time.perf_counter()
        async with running(commands, own, log) as bots:
            await _first(row, bots, watch, plan, next(tables), began)
            await calm(bots.pids)
            for warming in (tables, alone):
                crowd = some_at_a_time(watch, itertools.islice(warming, plan.warm), plan.busy)
                await bots.until(crowd, "the first moves", PRESSES_SECONDS)
            await _pressed(row, bots, watch, plan, Turns([*tables], [*alone]), server, folder)
            row.playing = max(memory(bots.pids)) / 1024
        await offline(playground)
    answered = 1 + 2 * plan.warm + len(row.moves.answers) + len(row.at_once.answers)
    row.lost = max(0, answered - (await stored(url) - before))
    row.errors = [line for line in log.read_text(encoding="utf-8").splitlines() if any(one in line for one in ERRORS)]
    return row


async def _first(row: Row, bots: Programs, watch: Watch, plan: Plan, turn: Turn, began: float) -> None:
    """Press as soon as the server's shard is connected, and note when the first answer and picture come."""
    guild = turn.place.channel.guild_id
    sessions = watch.playground.gateway.sessions

    def is_served() -> bool:
        return any(one.connection is not None and one.serves(guild) for one in sessions.values())

    await bots.until(_until(is_served), "the shard of the first press has not connected", ONLINE_SECONDS)
    waited = time.perf_counter() - began
    times = await bots.until(some_at_a_time(watch, [turn], 1), "the first answer has not come", FIRST_SECONDS)
    row.first, row.picture = waited + times.answers[0] / 1000, waited + times.pictures[0] / 1000
    await online(bots, watch.playground, plan.shards)


async def _pressed(
    row: Row, bots: Programs, watch: Watch, plan: Plan, turns: Turns, server: OwnPostgres, folder: Path
) -> None:
    """Let members press, some at a time and then all at once."""
    tell("moves")
    tally, begun = watch.playground.tally.copy(), time.perf_counter()
    spent = [cpu(bots.pids), cpu([server.pid]), time.process_time() * 1000]
    async with _beside_the_yardstick(row, folder):
        pressing = some_at_a_time(watch, turns.tables, plan.busy)
        row.moves = await bots.until(pressing, f"{plan.moves} moves", PRESSES_SECONDS)
    row.a_second = len(row.moves.answers) / (time.perf_counter() - begun)
    await calm(bots.pids)
    now = [cpu(bots.pids), cpu([server.pid]), time.process_time() * 1000]
    count = max(1, len(row.moves.answers))
    row.cpu, row.database, row.members = ((one - other) / count for one, other in zip(now, spent, strict=True))
    row.counted = watch.playground.tally.since(tally).counted.total() / count
    tell("moves at once")
    crowd = all_at_once(watch, turns.alone)
    row.at_once = await bots.until(crowd, f"{plan.at_once} moves at once", PRESSES_SECONDS)


@asynccontextmanager
async def _beside_the_yardstick(row: Row, folder: Path) -> AsyncIterator[None]:
    """Do the fixed work meanwhile, and note what a piece of it took."""
    log = folder / "yardstick.log"
    async with running([["-m", "tests.load.yardstick"]], [{}], log) as work:
        await work.until(_until(lambda: log.exists() and b"\n" in log.read_bytes()), "the first piece", FIRST_SECONDS)
        yield
    row.piece = mean_piece(log)


# ---- the bot to compare with ----


async def measured_peer(plan: Plan, folder: Path) -> Row:
    """Do the same with the bot to compare with, which has one process."""
    row, log = Row("tic-tac-toe", 1), folder / "peer.log"
    tell("tic-tac-toe")
    async with local_discord(plan) as playground:
        command = [["-m", "tests.load.peer", playground.url, str(plan.shards)]]
        async with running(command, [{}], log, playground.token) as bots:
            await online(bots, playground, plan.shards)
            await bots.until(playground.commands(), "no commands", ONLINE_SECONDS)
            await calm(bots.pids)
            [few] = memory(bots.pids)
        await offline(playground)
        places = founded(playground, plan.servers, max(plan.channels, plan.in_a_server), max(plan.at_once, plan.busy))
        watch, began = Watch(playground), time.perf_counter()
        async with running(command, [{}], log, playground.token) as bots:
            await online(bots, playground, plan.shards)
            await calm(bots.pids)
            row.server = (memory(bots.pids)[0] - few) / plan.servers
        await offline(playground)
        began = time.perf_counter()
        async with running(command, [{}], log, playground.token) as bots:
            await online(bots, playground, plan.shards)
            opened = await bots.until(_opened(places[0]), "the first answer has not come", FIRST_SECONDS)
            row.first = opened - began
            for place in places[1:]:
                await bots.until(_opened(place), "a board", FIRST_SECONDS)
            await calm(bots.pids)
            tally, begun = playground.tally.copy(), time.perf_counter()
            spent = [cpu(bots.pids), time.process_time() * 1000]
            presses = [(place, cell) for cell in range(8) for place in places][: plan.moves]
            async with _beside_the_yardstick(row, folder):
                for start in range(0, len(presses), plan.busy):
                    crowd = _press_all(watch, presses[start : start + plan.busy], row.moves)
                    await bots.until(crowd, "moves of tic-tac-toe", PRESSES_SECONDS)
            count = max(1, len(row.moves.answers))
            row.a_second = count / (time.perf_counter() - begun)
            now = [cpu(bots.pids), time.process_time() * 1000]
            row.cpu, row.members = ((one - other) / count for one, other in zip(now, spent, strict=True))
            row.counted = playground.tally.since(tally).counted.total() / count
            last = [(place, 8) for place in places[: plan.at_once]]
            await bots.until(_press_all(watch, last, row.at_once), "moves of tic-tac-toe at once", PRESSES_SECONDS)
            row.playing = memory(bots.pids)[0] / 1024
    return row


async def _opened(place: Place) -> float:
    """Open a board of tic-tac-toe, and return when it was there."""
    await place.members[0].slash(place.channel, peer.COMMAND)
    return time.perf_counter()


async def _press_all(watch: Watch, presses: Sequence[tuple[Place, int]], times: Times) -> None:
    async def press(place: Place, cell: int) -> None:
        *_, board = watch.playground.world.state.messages[place.channel.id].values()
        actor = place.members[0]
        await watch.timed(lambda: actor.click(board, f"{cell}"), place.channel.id, times, picture=False)

    async with asyncio.TaskGroup() as group:
        for place, cell in presses:
            group.create_task(press(place, cell))


# ---- databases ----


async def durable(name: str, url: str, folder: Path, rounds: int) -> Durable:
    """Measure stored moves that come at once, without Discord."""
    tell(f"durable moves on {name}")
    async with playing(url, folder) as (players, disk):
        crowd = await at_once(players, disk, rounds)
        return Durable(f"{name}, {AT_ONCE} at once", crowd.times, disk.times)
