"""The local Discord in which bots run and are killed, one after the other. The last bot is not killed."""

import asyncio
import os
import random
import signal
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from bot.playground import Playground, World
from bot.playground.world.model import time_of
from tests.kills.audit import Audit, Findings
from tests.kills.books import Books
from tests.kills.child import Order
from tests.kills.members import Crowd, PatientClock, places_of
from tests.kills.moments import Moment, drawn
from tests.processes import Nursery, nursery

LONGEST_LIFE = 2.0  # seconds from the connection until a bot is killed although its moment has not come
START_SECONDS = 30.0  # seconds to wait for a bot's connection
SETTLE_SECONDS = 90.0  # seconds in which the last bot must show and send everything
READY = (0.02, 0.02, 0.02, 0.3, 2.0)  # seconds that discord.py waits for servers; 2 is its default
KEPT_SECONDS = 400.0  # seconds that unneeded messages stay; Discord remembers nonces for a shorter time


@dataclass
class Report:
    """What happened to all bots."""

    kills: int = 0
    seconds: float = 0.0
    moments: Counter[str] = field(default_factory=Counter)  # the number of kills, by kind of moment
    waited: int = 0  # bots whose moment did not come
    told: int = 0  # how often boards called members
    notices: int = 0
    stray: int = 0  # messages with a board's buttons that are not the board of their match
    matches: int = 0
    entries: int = 0
    attempts: Counter[str] = field(default_factory=Counter)
    findings: Findings = field(default_factory=Findings)
    ended: list[str] = field(default_factory=list)  # sentences about bots that ended without a kill
    errors: list[str] = field(default_factory=list)  # errors that the bots logged

    @property
    def wrong(self) -> list[str]:
        return [*self.findings.all, *self.ended, *self.errors]


class Town:
    """A local Discord with its members, audit and nursery."""

    def __init__(
        self,
        folder: Path,
        url: str,
        playground: Playground,
        clock: PatientClock,
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
        self.crowd = Crowd(playground, books, random.Random(seed + 1), places_of(playground, tables), clock)
        self.report = Report()
        self._nest = nest
        self._pid = 0  # the process id of the running bot; 0 if no bot runs
        self._log = folder / "bots.log"
        self._order = Order(url, str(folder), playground.url, playground.token, str(self._log), plant=plant)

    async def kill(self, moment: Moment) -> None:
        order = msgspec.structs.replace(self._order, moment=moment, ready=self.dice.choice(READY))
        self._pid = await self._nest.start(order)
        watching = asyncio.create_task(self._watch())
        try:
            status = await self._nest.end_of(self._pid)
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
        """Let members play once the bot is connected. Kill the bot after LONGEST_LIFE."""
        if await self._connected():
            self.crowd.begin()
            await asyncio.sleep(LONGEST_LIFE)
            self.report.waited += 1
        self._nest.kill(self._pid)

    async def _connected(self) -> bool:
        """Wait for the bot's connection, and return whether it came. If not, have the bot log its tasks."""
        with suppress(TimeoutError):
            async with asyncio.timeout(START_SECONDS):
                await self.playground.online()
                return True
        self.report.ended.append(f"life {self.audit.life} has not connected in {START_SECONDS:g} s")
        with suppress(ProcessLookupError):
            os.kill(self._pid, signal.SIGUSR1)
        await asyncio.sleep(1)
        return False

    def _no_longer_online(self) -> None:
        """Close the connection of the killed bot, since the local Discord may not have noticed the kill."""
        self.playground.gateway.sessions.clear()
        self.playground.world.set_online(self.playground.world.bot_id, online=False)

    def forget(self) -> None:
        """Drop messages that nobody needs, to save memory."""
        world = self.playground.world
        needed = {board.id for place in self.crowd.places for board in place.boards.values()}
        oldest = world.clock.now() - KEPT_SECONDS
        for messages in world.state.messages.values():
            for message in [one for one in messages.values() if time_of(one.id) < oldest and one.id not in needed]:
                del messages[message.id]
                for attachment in message.attachments:
                    world.files.pop(attachment.id, None)

    async def last_life(self, settle: float) -> None:
        """Run a bot without a kill. Let everything settle, make a move in each match, and let it settle again."""
        self._pid = await self._nest.start(self._order)
        await self._connected()
        await self._settled(settle)
        findings = await self.audit.close(self.crowd.attempts)
        self.crowd.begin()
        self.crowd.make_peace()
        await self._play_on(findings)
        await self._settled(settle)
        self.crowd.pause()
        again = await self.audit.close(self.crowd.attempts)
        findings.lost += [one for one in again.lost if one not in findings.lost]
        findings.twice += [one for one in again.twice if one not in findings.twice]
        findings.never += [one for one in again.never if one not in findings.never]
        self.report.findings = findings
        self.report.stray = await self.audit.stray()
        self._nest.kill(self._pid)
        await self._nest.end_of(self._pid)

    async def _settled(self, seconds: float) -> None:
        """Wait until all boards are drawn and all notices sent, but at most `seconds`."""
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
    """Run and kill bots on a database with all tables and no rows.

    plant: the bug that the audit must find; "" for no bug
    say: gets a line about the progress after each `every` kills
    settle: seconds in which the last bot must show and send everything
    """
    begun, clock = time.monotonic(), PatientClock()
    async with (
        Books(url) as books,
        Playground(World.default(), clock=clock) as playground,
        nursery() as nest,
    ):
        await books.note_all()
        town = Town(folder, url, playground, clock, books, nest, seed, tables, plant)
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
