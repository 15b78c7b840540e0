"""The local Discord and the processes of the bot, which are killed while members play. In the end all laws hold."""

import asyncio
import math
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path

from bot.playground import Playground, World
from bot.playground.world.events import RequestAnswered
from tests.databases import OwnPostgres, create_with_tables
from tests.kills.audit import Findings
from tests.kills.books import Books, Table
from tests.kills.child import IN_USE, Order
from tests.kills.letters import LetterRequests
from tests.kills.members import PatientClock
from tests.many.audit import Laws, check_data, counted, unanswered
from tests.many.diary import Diary
from tests.many.letters import PARTY, parties
from tests.many.members import PATIENT, Crowds, servers
from tests.many.processes import End, Process
from tests.many.trouble import Trouble
from tests.processes import Nursery, nursery

RESTARTS = ("fast", "immediate")  # how PostgreSQL is stopped, once each
START_SECONDS = 300.0
APART = 3  # between two kills or restarts, members are told of at least so many changes
LOOK_SECONDS = 0.25  # between two looks at how far the run is
CALM = 3  # how often nothing may be left to do, LOOK_SECONDS apart, until all counts as settled
TRIES = 5  # how often a member tries the last move of a match, if no answer comes
LAST_BUSY = 8  # in how many matches members make their last moves at a time
# Whatever the bot stores for a member, or shows to one, gives this query another result.
COUNTS = (
    "count(*) FROM kills_log",
    "count(*) FROM kills_said",
    "sum(board_version) FROM matches",
    "sum(version) FROM letters",
)
STORED = "SELECT " + ", ".join(f"(SELECT {count})" for count in COUNTS)
BY_LETTERS = "SELECT count(*) FROM kills_log JOIN matches ON id = match_id WHERE channel_id < 0"
# What a bot may log as an error while the database is away.
EXPECTED = ("root: the bot ended", "nothing written for", "was told of trouble", "cannot be read", "cannot be used")


@dataclass(frozen=True)
class Plan:
    """What happens in a run.

    Attributes:
        kills: seconds between two kills, on average.
        busy: in how many servers members act at a time.
        letters: how many parties play by letters, each one match after the other.
        seconds: how long members play at least. They play on until each restart, a kill, `changes` and a change by
            letters for each party have happened.
        changes: of how many changes members must be told at least that they are stored.
        settle: seconds in which everything must be shown and sent, when the trouble is over.
        patient: whether this includes what killed processes had claimed, which may take a minute.
    """

    processes: int = 4
    shards: int = 16
    guilds: int = 400
    seconds: float = 300.0
    kills: float = 5.0
    busy: int = 16
    letters: int = 6
    changes: int = 10
    settle: float = 300.0
    patient: bool = True
    seed: int = 1
    plant: str = ""


@dataclass
class Report:
    """What happened."""

    plan: Plan
    seconds: float = 0.0
    settled: tuple[float, float] = (0.0, 0.0)  # seconds until all was shown, before and after the last moves
    kills: int = 0
    restarts: int = 0
    excused: int = 0  # processes that ended by themselves because the database was away
    in_use: int = 0  # processes that ended by themselves because another one still had their shards
    matches: int = 0
    entries: int = 0
    moves: int = 0
    by_letters: int = 0  # log entries of matches by letters
    letters: int = 0  # requests that have shown boards by letters
    again: int = 0  # how many of these have shown a version once more
    needless: int = 0  # how many have shown a version that does not concern the reader
    told: int = 0
    notices: int = 0
    last_moves: int = 0
    left: int = 0  # boards with buttons that a newer board has replaced
    unanswered: int = 0
    identified: int = 0
    logged: Counter[str] = field(default_factory=Counter)  # lines that the bots logged, by level
    faults: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)
    attempts: Counter[str] = field(default_factory=Counter)
    findings: Findings = field(default_factory=Findings)
    others: list[str] = field(default_factory=list)  # sentences about other faults

    @property
    def wrong(self) -> list[str]:
        return [*self.findings.all, *self.others]


@dataclass
class Restart:
    """A restart of the database. The times are on the clock `time.monotonic`.

    serving: the ids of the processes whose shards were all connected when it began. These must not end.
    """

    serving: frozenset[int]
    began: float = field(default_factory=time.monotonic)
    ended: float = math.inf

    def excuses(self, end: End) -> bool:
        """Return whether a process ended because it started while the database was away."""
        return end.pid not in self.serving and self.began <= end.at and end.began <= self.ended


class Town:
    """A local Discord with its members, and the processes of one bot."""

    def __init__(self, plan: Plan, folder: Path, server: OwnPostgres, url: str, books: Books) -> None:
        self.plan = plan
        self.dice = random.Random(plan.seed)
        self.folder = folder
        self.server = server
        self.url = url
        self.books = books
        self.report = Report(plan)
        clock = PatientClock(PATIENT)
        self.playground = Playground(World.default(), clock=clock)
        self.playground.starts.on(max_concurrency=plan.shards, window=0.2, total=1_000_000)
        places = servers(self.playground, plan.guilds)
        self.laws = Laws(self.playground.world, books, patient=plan.patient)
        writers = parties(self.playground, places, plan.letters)
        self.crowd = Crowds(self.playground, books, random.Random(plan.seed + 1), places, clock, writers)
        self.letters = LetterRequests(self.playground.world, books)
        self.playground.world.listen(self._hear)
        self.trouble = Trouble(self.playground.faults, random.Random(plan.seed + 2))
        self.processes: list[Process] = []
        self.log = folder / "bots.log"
        self.diary = Diary(folder / "diary.log", self.playground.world)
        self._restarts: list[Restart] = []

    def _hear(self, event: object) -> None:
        if isinstance(event, RequestAnswered):
            self.letters.note(self.playground.rest.requests[-1])

    def found(self, nest: Nursery) -> None:
        """Make the processes, which share the shards out evenly."""
        for number in range(self.plan.processes):
            own = self.folder / f"process-{number}"
            own.mkdir(parents=True, exist_ok=True)
            ids = range(number, self.plan.shards, self.plan.processes)
            settings = {"SHARDS": str(self.plan.shards), "SHARD_IDS": ",".join(map(str, ids))}
            playground = self.playground
            order = Order(
                self.url, str(own), playground.url, playground.token, str(self.log),
                plant=self.plan.plant, settings=settings,
            )  # fmt: skip
            self.processes.append(Process(nest, order, ids))

    async def connected(self) -> None:
        """Wait until all shards are connected."""
        wanted, gateway = frozenset(range(self.plan.shards)), self.playground.gateway
        try:
            async with asyncio.timeout(START_SECONDS):
                await until(lambda: wanted <= gateway.connected_shards())
        except TimeoutError:
            there = sorted(gateway.connected_shards())
            self.report.others.append(f"after {START_SECONDS:g} seconds only these shards are connected: {there}")

    # ---- while members play ----

    async def play(self, say: Callable[[str], None]) -> None:
        """Let members play in trouble until all that is planned has happened."""
        crowd, trouble = self.crowd.visit(self.plan.busy), self.trouble.make()
        doing = (crowd, self._kill(), self._restart(), trouble, self._tell(say), self._enough())
        tasks = [asyncio.create_task(one) for one in doing]
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        for task in done:
            task.result()

    async def _enough(self) -> None:
        """Wait for the planned time, and until all that is planned has happened."""
        report, crowd = self.report, self.crowd
        await asyncio.sleep(self.plan.seconds)
        await until(lambda: report.kills > 0 and report.restarts == len(RESTARTS))
        await until(lambda: crowd.changes >= self.plan.changes and crowd.written >= self.plan.letters)

    async def _pause(self, seconds: float) -> None:
        """Wait some seconds, and until members were told of `APART` more changes."""
        wanted = self.crowd.changes + APART
        await asyncio.sleep(seconds)
        await until(lambda: self.crowd.changes >= wanted)

    async def _kill(self) -> None:
        while True:
            await self._pause(self.dice.uniform(0.5, 1.5) * self.plan.kills)
            number = self.dice.randrange(len(self.processes))
            if self.processes[number].kill():
                self.report.kills += 1
                self.diary.write(f"process {number} is killed")

    async def _restart(self) -> None:
        for mode in RESTARTS:
            await self._pause(self.plan.seconds / (len(RESTARTS) + 1))
            there = self.playground.gateway.connected_shards()
            restart = Restart(frozenset(one.pid for one in self.processes if one.shards <= there))
            self._restarts.append(restart)
            self.diary.write(f"the database restarts ({mode})")
            await asyncio.shield(asyncio.to_thread(self.server.restart, mode))
            restart.ended = time.monotonic()
            self.report.restarts += 1
        await asyncio.Event().wait()

    async def _tell(self, say: Callable[[str], None]) -> None:
        begun = time.monotonic()
        while True:
            await asyncio.sleep(20)
            online = len(self.playground.gateway.connected_shards())
            kept = sum(one.told == "kept" for one in self.crowd.attempts)
            say(
                f"{time.monotonic() - begun:.0f} s: {self.report.kills} kills, {online} shards connected, "
                f"{len(self.crowd.attempts)} requests, {kept} told as done"
            )

    # ---- at the end ----

    async def end(self) -> None:
        """Let everything settle, check all laws, make a move in each match, and check again."""
        first, found = await self._judged()
        self.crowd.make_peace()
        await self._play_on(found)
        second, again = await self._judged()
        self.report.settled = (first, second)
        for kind in ("lost", "twice", "never", "stuck"):
            known = getattr(found, kind)
            known += [one for one in getattr(again, kind) if one not in known]
        self.report.findings = found

    async def _judged(self) -> tuple[float, Findings]:
        """Let everything settle, and check all laws. Return the seconds until it had settled, and the faults.

        On a slow machine the bot may do then what it was asked to do long ago. In this case do both again.
        """
        seconds = 0.0
        while True:
            seconds += await self._settled()
            before = await self.books.rows(STORED)
            found = await self.laws.close(self.crowd.attempts)
            if before == await self.books.rows(STORED):
                return seconds, found

    async def _settled(self) -> float:
        """Wait until all boards are drawn and all notices sent. Return the seconds that this took."""
        begun, calm = time.monotonic(), 0
        while calm < CALM and time.monotonic() < begun + self.plan.settle:
            await asyncio.sleep(LOOK_SECONDS)
            calm = calm + 1 if await self.laws.is_settled() else 0
        return time.monotonic() - begun

    async def _play_on(self, found: Findings) -> None:
        """Make a move in each match, in some matches at a time."""
        left = [table for table in await self.books.open_tables() if table.phase == "playing"]

        async def play_all() -> None:
            while left:
                await self._last_move(left.pop(), found)

        await asyncio.gather(*(play_all() for _ in range(LAST_BUSY)))

    async def _last_move(self, last: Table, found: Findings) -> None:
        said = []
        for _ in range(TRIES):
            table = await self.books.table(last.channel)
            if table is None or table.id != last.id or table.phase != "playing":
                return
            place, member = self.crowd.seat_of(table)
            attempt = await self.crowd.move(place, member, table)
            said.append(f"{attempt.notation} {attempt.told or attempt.sent.state} {attempt.answer}")
            if attempt.told == "kept":
                self.report.last_moves += 1
                return
        found.stuck.append(f"{last.id} takes no move: {'; '.join(said)}")

    async def tell(self) -> Report:
        report, attempts = self.report, self.crowd.attempts
        [(report.matches,)] = await self.books.rows("SELECT count(*) FROM matches")
        [(report.entries,)] = await self.books.rows("SELECT count(*) FROM kills_log")
        [(report.moves,)] = await self.books.rows("SELECT count(*) FROM kills_log WHERE kind = 'move'")
        [(report.by_letters,)] = await self.books.rows(BY_LETTERS)
        report.left = await self.laws.left_behind()
        report.told, report.notices = self.laws.told, self.laws.notices
        report.unanswered, report.attempts = unanswered(attempts), counted(attempts)
        report.faults, report.counts = self.trouble.met, self.crowd.counts
        report.identified = self.playground.gateway.identified
        report.others += self.playground.rest.crashes + [f"unknown: {one}" for one in self.playground.rest.unknown]
        report.others += [text async for text in self._tell_letters()]
        report.others += [f"check --data: {line}" for line in await check_data(self.folder, self.url)]
        self._tell_ends()
        self._tell_log()
        return report

    async def _tell_letters(self) -> AsyncIterator[str]:
        """Yield whether boards by letters cost more than one counted request each.

        Boards that concern their reader in nothing are bounded, not refused as in universes: here members act many
        times a second, and press boards that are out of date.
        """
        report, letters = self.report, self.letters
        needless = [text async for text in letters.needless()]
        report.letters, report.again, report.needless = letters.total, sum(letters.again().values()), len(needless)
        asked = sum(one.told == "kept" and one.what in ("offer", "keep", "board") for one in self.crowd.attempts)
        allowed = letters.allowed(report.kills + report.restarts, report.faults.total()) + PARTY * asked
        if report.again + report.needless > allowed:
            about = f"{report.again} boards by letters came once more and {report.needless} for nothing"
            yield f"{about}, and {allowed:g} are allowed: {needless[:3]}"

    def _tell_ends(self) -> None:
        for number, process in enumerate(self.processes):
            for end in process.ended:
                if end.status == IN_USE:
                    self.report.in_use += 1
                elif any(restart.excuses(end) for restart in self._restarts):
                    self.report.excused += 1
                else:
                    self.report.others.append(f"process {number} ended by itself, with {end.status}")

    def _tell_log(self) -> None:
        lines = self.log.read_text(encoding="utf-8").splitlines() if self.log.exists() else []
        for line in lines:
            for level in ("WARNING", "ERROR", "CRITICAL"):
                self.report.logged[level] += f" {level} " in line
        errors = [line for line in lines if " ERROR " in line or " CRITICAL " in line]
        self.report.others += [line for line in errors if not any(words in line for words in EXPECTED)]


async def until(reached: Callable[[], bool]) -> None:
    """Look again and again until something is reached."""
    while not reached():  # noqa: ASYNC110 - what is reached sets no event
        await asyncio.sleep(LOOK_SECONDS)


async def play(plan: Plan, folder: Path, server: OwnPostgres, say: Callable[[str], None] = lambda _: None) -> Report:
    """Run several processes on a new database of the server, and return what happened."""
    begun = time.monotonic()
    url = (await create_with_tables(server.url)).render_as_string(hide_password=False)
    async with AsyncExitStack() as stack:
        books = await stack.enter_async_context(Books(url))
        await books.note_all()
        town = Town(plan, folder, server, url, books)
        await stack.enter_async_context(town.playground)
        town.found(await stack.enter_async_context(nursery()))
        alive = [asyncio.create_task(process.keep_alive()) for process in town.processes]
        try:
            await town.connected()
            say(f"all shards are connected after {time.monotonic() - begun:.0f} s")
            await town.play(say)
            await town.connected()
            await town.end()
            report = await town.tell()
        finally:
            for task in alive:
                task.cancel()
            with suppress(asyncio.CancelledError):
                await asyncio.wait(alive)
    report.seconds = time.monotonic() - begun
    return report
