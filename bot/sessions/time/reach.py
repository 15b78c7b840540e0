"""Knows whether members can reach the bot, and gives the time of absences back when they can again.

A shard is *within reach* while its connection to Discord hears of everything and the database takes writes. Once a
minute the time is stored for all shards within reach: the heartbeat. So it is known later until when members could
reach the bot, also if it was killed, stood still, had no database, or is a restored backup. The rest is an *absence*.

1. While a shard is out of reach, no deadline and no reminder of its servers fires (`Timer`).
2. When it is within reach again, the absence is stored, and given back to each open match of its servers. If the bot
   stops meanwhile, the next start goes on: a match that has the time already says so (`Terms.absence`).
3. An absence below `SHORT` is stored nowhere. Only matches in which a time has ended meanwhile, or ends within `SOON`,
   get it back.
4. If another process has served the shard meanwhile, its heartbeats say so, and there is no absence.

Private matches belong to shard 0, as direct messages do. Without a client (`active` is False), members ask the sessions
themselves, so there are no absences.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable
from functools import partial

from bot.errors import NotKept, PlayerError
from bot.machine import Clock
from bot.sessions.database import Database
from bot.sessions.matches import Matches
from bot.sessions.pace import HOUR, MINUTE, Absence
from bot.sessions.time.absences import SHORT, give_back
from bot.sessions.time.deadlines import RETRY, cause_of, until_due_or_set
from bot.storage import reach, writes
from bot.storage.due import Shards

BEAT = MINUTE  # between two heartbeats
SOON = HOUR  # so no limit of up to an hour loses anything, and a longer one at most a small part
MOST_IN_VAIN = 10  # attempts to return after which a damaged database may be why, and not another process
AT_ONCE = 50  # so many matches get their time at the same time, which need few commits then

logger = logging.getLogger(__name__)


class Reach:
    """Stores the heartbeats of this process, and gives the time of absences back.

    active: whether a client says which shards are connected.
    resume: called when a shard is within reach again and its matches have their time.
    """

    def __init__(
        self, matches: Matches, database: Database, clock: Clock, resume: Callable[[], None], *, active: bool
    ) -> None:
        self._matches = matches
        self._database = database
        self._share = database.share
        self._clock = clock
        self._resume = resume
        self._active = active
        self._connected: set[int] = set()
        self._recorded: set[int] = set()  # connected shards whose last absence is stored, or was too short
        self._open: set[int] = set()  # those of them whose matches have the time of the absence, too
        self._reached_until: dict[int, int] = {}  # until when this process knows each shard to be within reach
        self._beat_at: int | None = None
        self._changed = asyncio.Event()
        self._beating: asyncio.Task[None] | None = None
        self._returns: dict[int, asyncio.Task[None]] = {}  # by shard: gives the time of its absence back

    # -- what the client says ----------------------------------------------------------------------------------------

    def connected(self, shard: int) -> None:
        """Note that a shard hears of everything from now on."""
        self._connected.add(shard)
        self._changed.set()

    def lost(self, shard: int, silent: float = 0.0) -> None:
        """Note that a shard hears of nothing from now on. silent: for how many seconds it has heard of nothing yet."""
        now = self._clock.now()
        if shard in self._recorded and self._is_fresh(shard, now):
            self._reached_until[shard] = now - round(silent * 1_000)
        self._connected.discard(shard)
        self._leave(shard)

    # -- what timers ask ---------------------------------------------------------------------------------------------

    def reachable(self) -> Shards:
        """Return the shards whose members can reach the bot now; None: there is nobody who cannot."""
        if not self._active:
            return None
        now, share = self._clock.now(), self._share
        found = tuple(shard for shard in share.shards if shard in self._open and self._is_fresh(shard, now))
        return None if share.alone and len(found) == share.count else (found, share.count)

    def is_out_of_reach(self, guild: int) -> bool:
        """Return whether the members of a server cannot reach this process, although its shard is here."""
        shards = self.reachable()
        return shards is not None and self._share.owns(guild) and self._share.shard_of(guild) not in shards[0]

    def _leave(self, shard: int) -> None:
        self._recorded.discard(shard)
        self._open.discard(shard)

    def _is_fresh(self, shard: int, now: int) -> bool:
        """Return whether a shard was within reach a moment ago. If not, the process stood still or has no database."""
        at = self._reached_until.get(shard)
        return at is not None and now - at < SHORT

    # -- the heartbeat -----------------------------------------------------------------------------------------------

    def start(self) -> None:
        if self._active:
            self._beating = asyncio.create_task(self._serve(), name="heartbeat")

    async def stop(self) -> None:
        """Store a last heartbeat, and stop. What is not given back yet is given back at the next start."""
        tasks = [task for task in (self._beating, *self._returns.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        now = self._clock.now()
        try:
            await self._beat(now)
        except NotKept as problem:
            logger.warning("the last heartbeat is not stored: %s", cause_of(problem))
        for shard in sorted(self._connected):
            self.lost(shard)

    async def _serve(self) -> None:
        while True:
            self._changed.clear()
            now = self._clock.now()
            for shard in sorted(self._connected):
                if not self._is_fresh(shard, now):
                    self._leave(shard)
                if shard not in self._open and shard not in self._returns:
                    self._begin_return(shard)
            try:
                if self._beat_at is None or not 0 <= now - self._beat_at < BEAT:
                    await self._beat(now)
                due = now + BEAT if self._beat_at is None else max(self._beat_at, now - BEAT + RETRY) + BEAT
            except NotKept as problem:
                logger.warning("the heartbeat is not stored: %s", cause_of(problem))
                due = self._clock.now() + RETRY
            except Exception:  # if the task ended, nothing would ever fire again
                logger.exception("the heartbeat failed")
                due = self._clock.now() + RETRY
            with contextlib.suppress(TimeoutError):  # a clock that is set back reaches `due` much later
                async with asyncio.timeout(BEAT / 1_000 if self._connected else None):
                    await until_due_or_set(self._clock, due if self._connected else None, self._changed)

    async def _beat(self, now: int) -> None:
        """Store that all shards that are within reach, or soon will be, were so until now."""
        shards = [shard for shard in sorted(self._recorded) if self._is_fresh(shard, now)]
        if not shards:
            return
        await self._database.write(writes.note_reach(self._share.count, shards, now))
        self._beat_at = now
        after = self._clock.now()
        for shard in shards:
            if shard not in self._recorded:
                continue  # it was lost meanwhile, so its time is known better
            if not self._is_fresh(shard, after):
                self._leave(shard)  # timers may sleep since then, so it must return, which resumes them
                self._changed.set()
            self._reached_until[shard] = now

    # -- the return --------------------------------------------------------------------------------------------------

    def _begin_return(self, shard: int) -> None:
        task = self._returns[shard] = asyncio.create_task(self._return(shard), name=f"shard {shard} is within reach")
        task.add_done_callback(lambda _: self._returns.pop(shard, None))

    async def _return(self, shard: int) -> None:
        """Give the time of a shard's absence back, until this has succeeded or the shard is lost again."""
        in_vain = 0
        while shard in self._connected and shard not in self._open:
            try:
                if await self._came_back(shard) and shard in self._recorded:
                    self._open.add(shard)
                    self._changed.set()
                    self._resume()
                in_vain += 1
                if in_vain < MOST_IN_VAIN:
                    continue
                if in_vain == MOST_IN_VAIN:
                    logger.error("shard %d: what is noted of its absence does not stay, so it waits", shard)
                    self._database.suspect_damage()
            except NotKept as problem:
                logger.warning("the time of an absence is not given back yet: %s", cause_of(problem))
            except Exception:
                logger.exception("the time of an absence is not given back yet")
            await self._clock.sleep_until(self._clock.now() + RETRY)

    async def _came_back(self, shard: int) -> bool:
        """Give back the time since when a shard was last within reach. Return False if that is to be asked again."""
        count = self._share.count
        for row in await self._database.read(reach.pending, count, shard):
            if row.away_since is not None and row.away_until is not None:
                if (row.shards, row.shard) == (count, shard):  # the commit that began it may have got no answer
                    self._reached_until[shard] = max(self._reached_until.get(shard, 0), row.away_until)
                await self._give_back_to_all(row.shards, row.shard, Absence(row.away_since, row.away_until))
        known = await self._database.read(reach.reached, count, shard)
        if known is None:
            now = self._clock.now()
            await self._database.run(partial(reach.begin, shards=count, shard=shard, now=now))
            return False
        now, since = self._clock.now(), self._reached_until.get(shard, known.reached_at)
        if now - since >= SHORT:
            if await self._database.run(partial(reach.begin_absence, known=known, since=since, until=now)):
                self._record(shard, now)
                await self._give_back_to_all(count, shard, Absence(since, now))
            return self._is_fresh(shard, self._clock.now())
        short = await self._database.read(reach.due_between, count, shard, since, now + SOON)
        await self._give_back(short, Absence(since, now))
        self._record(shard, now)
        return True

    def _record(self, shard: int, now: int) -> None:
        """Let a shard be within reach from now on, unless it is lost already."""
        if shard in self._connected:
            self._reached_until[shard] = now
            self._recorded.add(shard)

    async def _give_back_to_all(self, shards: int, shard: int, absence: Absence) -> None:
        """Give the time back to all matches of a shard. shards: how many the bot had when the absence was stored."""
        found = await self._database.read(reach.open_matches, shards, shard)
        if found:
            minutes, count = (absence.until - absence.since) // MINUTE, len(found)
            logger.info("shard %d was out of reach for %d minutes: %d matches get them back", shard, minutes, count)
        await self._give_back(found, absence)
        await self._database.run(partial(reach.end_absence, shards=shards, shard=shard, until=absence.until))

    async def _give_back(self, match_ids: Iterable[str], absence: Absence) -> None:
        """Give the time back to these matches. Raises NotKept if it is not known of each that it has the time."""
        waiting = list(match_ids)
        while waiting:
            some, waiting = waiting[:AT_ONCE], waiting[AT_ONCE:]
            results = await asyncio.gather(*(self._give_one(match_id, absence) for match_id in some))
            problem = next((one for one in results if one is not None), None)
            if problem is not None:
                raise problem

    async def _give_one(self, match_id: str, absence: Absence) -> NotKept | None:
        try:
            await self._matches.change(match_id, partial(give_back, absence=absence))
        except NotKept as problem:
            return problem
        except PlayerError as problem:
            logger.warning("match %s was left as it is: %s", match_id, problem)
        except Exception:  # a fault of one match shall not keep the others out of reach
            logger.exception("match %s was left as it is", match_id)
        return None
