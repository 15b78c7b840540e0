"""The local Discord, the nursery of bots, and what happens to them: lives, kills, an audit, and a last quiet life."""

import asyncio
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from bot.playground import Playground, World
from bot.playground.world.model import time_of
from tests.kills.audit import Audit, Findings
from tests.kills.books import Books
from tests.kills.child import Order
from tests.kills.members import Crowd
from tests.kills.moments import Moment, drawn

ROOT = Path(__file__).parents[2]
LONGEST_LIFE = 2.0  # seconds from the connection; where the moment has not come by then, the bot is killed from here
START_SECONDS = 30.0  # until a bot is connected
SETTLE_SECONDS = 90.0
READY = (0.02, 0.02, 0.02, 0.3, 2.0)  # seconds that discord.py waits for servers; its own default is the last
KEPT_SECONDS = 400.0  # that messages stay which nobody needs: longer than Discord knows a nonce


@dataclass
class Report:
    """What happened.

    Attributes:
        moments: kills by kind and when. waited: lives in which the moment did not come.
        ended: how bots ended that nobody killed; errors: lines in their logs that are errors.
    """

    kills: int = 0
    seconds: float = 0.0
    moments: Counter[str] = field(default_factory=Counter)
    waited: int = 0
    told: int = 0
    notices: int = 0
    stray: int = 0
    matches: int = 0
    entries: int = 0
    attempts: Counter[str] = field(default_factory=Counter)
    findings: Findings = field(default_factory=Findings)
    ended: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    @property
    def wrong(self) -> list[str]:
        """What should not be."""
        return [*self.findings.all, *self.ended, *self.errors]


class Nursery:
    """Starts bots, and tells how they end. pid: of the one that lives, else 0."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.pid = 0

    async def start(self, order: Order) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(order) + b"\n")
        self.pid = int(await self._line())

    def kill(self) -> None:
        """Kill the bot, if there is one."""
        if self.pid:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)

    async def ended(self) -> int:
        """Wait for the end of the bot; how it ended."""
        status, self.pid = int(await self._line()), 0
        return status

    async def _line(self) -> bytes:
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            raise RuntimeError("the nursery has ended")
        return line


@asynccontextmanager
async def nursery() -> AsyncIterator[Nursery]:
    """A process that has everything loaded, to fork bots from."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.kills.child", cwd=ROOT, stdin=-1, stdout=-1
    )
    nest = Nursery(process)
    try:
        yield nest
    finally:
        nest.kill()
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


class Town:
    """See the module's docstring."""

    def __init__(
        self,
        folder: Path,
        url: str,
        playground: Playground,
        books: Books,
        nest: Nursery,
        seed: int,
        tables: int,
        plant: str,
    ) -> None:
        self.dice = random.Random(seed)
        self.playground = playground
        self.books = books
        self.audit = Audit(playground.world, books)
        self.crowd = Crowd(playground, books, random.Random(seed + 1), tables)
        self.report = Report()
        self._nest = nest
        self._log = folder / "bots.log"
        self._order = Order(url, str(folder), playground.url, playground.token, str(self._log), plant=plant)

    async def kill(self, moment: Moment) -> None:
        """One life, until its moment."""
        order = msgspec.structs.replace(self._order, moment=moment, ready=self.dice.choice(READY))
        await self._nest.start(order)
        watching = asyncio.create_task(self._watch())
        try:
            status = await self._nest.ended()
        finally:
            watching.cancel()
            self.crowd.pause()
            self._no_longer_online()
        self.audit.life += 1
        self.report.kills += 1
        self.report.moments[moment.kind if moment.kind == "time" else f"{moment.kind} {moment.when}"] += 1
        if status != -signal.SIGKILL:
            self.report.ended.append(f"the bot ended by itself ({status}), to be killed {moment}")

    async def _watch(self) -> None:
        """Let members play while there is a bot, and end a life that has lasted long enough."""
        if await self._connected():
            self.crowd.begin()
            await asyncio.sleep(LONGEST_LIFE)
            self.report.waited += 1
        self._nest.kill()

    async def _connected(self) -> bool:
        """Wait for the bot's connection; False where none comes, and then the bot tells what it waits for."""
        with suppress(TimeoutError):
            async with asyncio.timeout(START_SECONDS):
                await self.playground.online()
                return True
        self.report.ended.append(f"life {self.audit.life} has not connected in {START_SECONDS:g} s")
        with suppress(ProcessLookupError):
            os.kill(self._nest.pid, signal.SIGUSR1)
        await asyncio.sleep(1)
        return False

    def _no_longer_online(self) -> None:
        """The connection of a dead bot, which its server has not noticed yet, is none."""
        self.playground.gateway.sessions.clear()
        self.playground.world.set_online(self.playground.world.bot_id, online=False)

    def forget(self) -> None:
        """Let go messages that nobody needs, as a real Discord keeps them elsewhere."""
        world = self.playground.world
        needed = {board.id for place in self.crowd.places for board in place.boards.values()}
        oldest = world.clock.now() - KEPT_SECONDS
        for messages in world.state.messages.values():
            for message in [one for one in messages.values() if time_of(one.id) < oldest and one.id not in needed]:
                del messages[message.id]
                for attachment in message.attachments:
                    world.files.pop(attachment.id, None)

    async def last_life(self, settle: float) -> None:
        """A bot that nobody kills: everything settles, each match is played on, and settles again."""
        await self._nest.start(self._order)
        await self._connected()
        await self._settled(settle)
        findings = await self.audit.close(self.crowd.attempts)
        self.crowd.begin()
        await self._play_on(findings)
        await self._settled(settle)
        self.crowd.pause()
        again = await self.audit.close(self.crowd.attempts)
        findings.lost += [one for one in again.lost if one not in findings.lost]
        findings.twice += [one for one in again.twice if one not in findings.twice]
        findings.never += [one for one in again.never if one not in findings.never]
        self.report.findings = findings
        self.report.stray = await self.audit.stray()
        self._nest.kill()
        await self._nest.ended()

    async def _settled(self, seconds: float) -> None:
        """Until all that is kept is shown and said; or until it has taken too long, which the audit then tells."""
        behind = "SELECT (SELECT count(*) FROM matches WHERE board_version < version) + (SELECT count(*) FROM notices)"
        end, calm = time.monotonic() + seconds, 0
        while time.monotonic() < end and calm < 3:
            await asyncio.sleep(0.25)
            left = await self.books.rows(behind)
            calm = calm + 1 if left and left[0][0] == 0 else 0

    async def _play_on(self, findings: Findings) -> None:
        for table in await self.books.open_tables():
            if table.phase != "playing":
                continue
            place = next(place for place in self.crowd.places if place.channel.id == table.channel)
            member = next(member for member in place.members if member.id == table.to_move[0])
            attempt = await self.crowd.move(place, member, table)
            if attempt.told != "kept":
                findings.stuck.append(f"{table.id} takes no move: {attempt.told or attempt.sent.state}")

    async def tell(self) -> Report:
        """What happened."""
        report = self.report
        [(report.matches,)] = await self.books.rows("SELECT count(*) FROM matches")
        [(report.entries,)] = await self.books.rows("SELECT count(*) FROM kills_log")
        report.told, report.notices = self.audit.told, self.audit.notices
        report.attempts = Counter(f"{one.what}: {one.told or 'not answered'}" for one in self.crowd.attempts)
        lines = self._log.read_text(encoding="utf-8").splitlines() if self._log.exists() else []
        report.errors = [line for line in lines if " ERROR " in line]
        report.errors += self.playground.rest.crashes + [f"unknown: {one}" for one in self.playground.rest.unknown]
        return report


async def kill_many(
    folder: Path,
    url: str,
    *,
    kills: int,
    seed: int,
    tables: int = 10,
    plant: str = "",
    say: Callable[[str], None] = lambda _: None,
    every: int = 100,
    settle: float = SETTLE_SECONDS,
    moments: Callable[[random.Random], Moment] = drawn,
) -> Report:
    """Kill bots on a database that has all tables and no row.

    plant: a bug that is to be found. say: is told how it goes, every so many kills. settle: seconds that the last bot
    is given until everything is shown. moments: draws when to kill.
    """
    begun = time.monotonic()
    async with (
        Books(url) as books,
        Playground(World.default()) as playground,
        nursery() as nest,
    ):
        await books.note_all()
        town = Town(folder, url, playground, books, nest, seed, tables, plant)
        crowd = asyncio.create_task(town.crowd.play())
        try:
            for number in range(kills):
                if crowd.done():
                    crowd.result()
                await town.kill(moments(town.dice))
                if (number + 1) % every == 0 and number + 1 < kills:
                    found = await town.audit.look(town.crowd.attempts)
                    town.forget()
                    say(f"{number + 1} kills in {time.monotonic() - begun:.0f} s: {len(found.all)} findings")
                    for one in found.all:
                        say(f"  {one}")
        finally:
            crowd.cancel()
            await asyncio.wait({crowd})
        await town.last_life(settle)
        report = await town.tell()
    report.seconds = time.monotonic() - begun
    return report
