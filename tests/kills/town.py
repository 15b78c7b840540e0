"""The local Discord in which bots run and are killed, one after the other. The last bot is not killed."""

import asyncio
import random
import signal
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from bot.playground import Playground, World
from tests.kills.audit import Audit, Findings
from tests.kills.books import Books
from tests.kills.child import Order
from tests.kills.members import Crowd, PatientClock, places_of
from tests.kills.moments import Moment
from tests.processes import Nursery, nursery

LONGEST_LIFE = 1.0  # seconds from the connection until a bot is killed although its moment has not come
START_SECONDS = 30.0  # seconds to wait for a bot's connection
SETTLE_SECONDS = 30.0  # seconds in which the last bot must show and send everything
LOOK_SECONDS = 0.05
BEHIND = "SELECT (SELECT count(*) FROM matches WHERE board_version < version) + (SELECT count(*) FROM notices)"


@dataclass
class Report:
    """What happened to all bots."""

    kills: int = 0
    waited: list[Moment] = field(default_factory=list)  # moments that did not come
    told: int = 0  # how often boards called members
    entries: int = 0
    findings: Findings = field(default_factory=Findings)
    ended: list[str] = field(default_factory=list)  # sentences about bots that ended without a kill
    errors: list[str] = field(default_factory=list)  # errors that the bots logged

    @property
    def wrong(self) -> list[str]:
        return [*self.findings.all, *self.ended, *self.errors]


class Town:
    """A local Discord with its members, audit and nursery."""

    def __init__(
        self, folder: Path, url: str, playground: Playground, crowd: Crowd, books: Books, nest: Nursery
    ) -> None:
        self.playground = playground
        self.books = books
        self.audit = Audit(playground.world, books)
        self.crowd = crowd
        self.report = Report()
        self._nest = nest
        self._log = folder / "bots.log"
        self._order = Order(url, str(folder), playground.url, playground.token, str(self._log))

    async def kill(self, moment: Moment) -> None:
        """Start a bot, and let it die at the moment, or LONGEST_LIFE after its connection."""
        pid = await self._nest.start(msgspec.structs.replace(self._order, moment=moment))
        end = asyncio.ensure_future(self._nest.end_of(pid))
        connected = asyncio.create_task(self._connected())
        await asyncio.wait({end, connected}, return_when=asyncio.FIRST_COMPLETED)
        if not end.done():
            await asyncio.wait({end}, timeout=LONGEST_LIFE)
        connected.cancel()
        if not end.done():
            self.report.waited.append(moment)
            self._nest.kill(pid)
        status = await end
        self.crowd.pause()
        self._no_longer_online()
        self.audit.life += 1
        self.report.kills += 1
        if status != -signal.SIGKILL:
            self.report.ended.append(f"the bot ended by itself ({status}), to be killed {moment}")

    async def _connected(self) -> None:
        """Wait for the bot's connection, and let members play."""
        try:
            async with asyncio.timeout(START_SECONDS):
                await self.playground.online()
        except TimeoutError:
            self.report.ended.append(f"life {self.audit.life} has not connected in {START_SECONDS:g} s")
        else:
            self.crowd.begin()

    def _no_longer_online(self) -> None:
        """Close the connection of the killed bot, since the local Discord may not have noticed the kill."""
        self.playground.gateway.sessions.clear()
        self.playground.world.set_online(self.playground.world.bot_id, online=False)

    async def last_life(self) -> None:
        """Run a bot without a kill. Let everything settle, make a move in each match, and let it settle again."""
        pid = await self._nest.start(self._order)
        await self._connected()
        self.crowd.make_peace()
        await self._settled()
        findings = await self.audit.close(self.crowd.attempts)
        await self._play_on(findings)
        await self._settled()
        self.crowd.pause()
        again = await self.audit.close(self.crowd.attempts)
        findings.lost += [one for one in again.lost if one not in findings.lost]
        findings.twice += [one for one in again.twice if one not in findings.twice]
        findings.never += [one for one in again.never if one not in findings.never]
        self.report.findings = findings
        self._nest.kill(pid)
        await self._nest.end_of(pid)

    async def _settled(self) -> None:
        """Wait until all boards are drawn and all notices sent, but at most SETTLE_SECONDS."""
        calm = 0
        with suppress(TimeoutError):
            async with asyncio.timeout(SETTLE_SECONDS):
                while calm < 3:
                    await asyncio.sleep(LOOK_SECONDS)  # another process writes the database, and tells nobody
                    left = await self.books.rows(BEHIND)
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
        [(report.entries,)] = await self.books.rows("SELECT count(*) FROM kills_log")
        report.told = self.audit.told
        lines = self._log.read_text(encoding="utf-8").splitlines() if self._log.exists() else []
        report.errors = [line for line in lines if " ERROR " in line]
        report.errors += self.playground.rest.crashes + [f"unknown: {one}" for one in self.playground.rest.unknown]
        return report


async def kill_at(moments: Iterable[Moment], folder: Path, url: str, *, seed: int, tables: int = 6) -> Report:
    """Run and kill a bot for each moment, on a database with all tables and no rows."""
    clock = PatientClock()
    async with (
        Books(url) as books,
        Playground(World.default(), clock=clock) as playground,
        nursery() as nest,
    ):
        await books.note_all()
        crowd = Crowd(playground, books, random.Random(seed), places_of(playground, tables), clock)
        town = Town(folder, url, playground, crowd, books, nest)
        playing = asyncio.create_task(crowd.play())
        try:
            for moment in moments:
                if playing.done():
                    playing.result()
                await town.kill(moment)
        finally:
            playing.cancel()
            await asyncio.wait({playing})
        await town.last_life()
        return await town.tell()
