"""Finds puzzles in finished matches of members. A worker process does it, an hour after the match.

A match that is over and archived adds a deadline of the kind `PUZZLES`. Only a match with a result in a server counts,
and only if none of its members has refused (`MemberSettings.puzzles`). Its puzzles belong to the server. They name
nobody, and what the seat to move did not see is drawn anew (`bot.engine.puzzles`).

One match is looked at at a time, and after it there is a rest: this takes at most a tenth of one processor. A match
that finds no time in two hours makes no puzzles.

If the bot is killed meanwhile, the deadline is still there, and the work begins again.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.puzzles import Puzzle, puzzle_in
from bot.engine.reading import spread
from bot.errors import NoSession, NotKept, PlayerError, StorageError
from bot.machine import Workers
from bot.sessions.change import AnyGame
from bot.sessions.database import BACKGROUND, Database
from bot.sessions.matches import Matches
from bot.sessions.memory.archive import unpack
from bot.sessions.model import Match
from bot.sessions.pace import HOUR, MINUTE
from bot.sessions.packing import Packing
from bot.sessions.play.riddles import may_become_puzzles
from bot.sessions.settings import Settings
from bot.storage import puzzles, reads, writes
from bot.storage.keeping import is_member
from bot.storage.rows import DeadlineRow

MOST_POSITIONS = 60  # of a match, from all its parts
SECONDS = 240.0  # the time limit for one match
AGAIN = 10 * MINUTE  # after which the work begins again if nothing has come of it
REST = 9  # times as long as a match has taken, the next one waits
LATEST = 2 * HOUR  # after its end, a match is looked at at the latest
CHANCE = Stream.of(1)  # nothing in a puzzle may depend on the match's own seed

_log = logging.getLogger(__name__)


def puzzles_among(game: AnyGame, states: Sequence[Any]) -> list[Puzzle]:
    """Return the puzzles that these positions make. Called in a worker process."""
    found = (puzzle_in(game, state, Stream.of(CHANCE.state, number)) for number, state in enumerate(states))
    return [one for one in found if one is not None]


class Harvest:
    """Finds puzzles in finished matches. workers: they are closed with this."""

    def __init__(
        self,
        matches: Matches,
        database: Database,
        settings: Settings,
        packings: Mapping[str, Packing],
        workers: Workers,
    ) -> None:
        self._matches = matches
        self._database = database
        self._settings = settings
        self._packings = packings
        self._workers = workers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._rests_until = 0  # in milliseconds since 1970

    async def fire(self, deadline: DeadlineRow) -> None:
        """Begin to look for the puzzles of a match. The deadline comes again unless the work has ended by then."""
        now = self._matches.now()
        busy = bool(self._tasks.keys() - {deadline.match_id}) or now < self._rests_until
        if busy and now - await self._ended_at(deadline.match_id) > LATEST:
            await self._database.write(writes.drop_deadline(deadline.match_id, deadline.kind))
            return
        await self._database.write(writes.put(replace(deadline, due=now + AGAIN, claimed_until=0)))
        if not busy and deadline.match_id not in self._tasks:
            task = asyncio.create_task(self._gather(deadline))
            self._tasks[deadline.match_id] = task
            task.add_done_callback(lambda _: self._tasks.pop(deadline.match_id))

    async def idle(self) -> None:
        """Wait until no match is being looked at."""
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    async def stop(self) -> None:
        """Stop. What has not ended begins again after the next start."""
        for task in self._tasks.values():
            task.cancel()
        await self._workers.close()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _ended_at(self, match_id: str) -> int:
        """Return when a match has ended, in milliseconds since 1970; 0 if it cannot be read."""
        try:
            return (await self._matches.match(match_id)).updated_at
        except NoSession:
            return 0

    async def _gather(self, deadline: DeadlineRow) -> None:
        began = self._matches.now()
        try:
            await self._store(deadline.match_id, await self._find(deadline.match_id))
        except NotKept:  # the deadline comes again
            return
        except (PlayerError, StorageError) as problem:
            _log.info("Match %s has no puzzles: %s", deadline.match_id, problem)
        except Exception:  # noqa: BLE001 - A fault of a game must not come again every ten minutes.
            _log.exception("Match %s has no puzzles, because looking for them failed", deadline.match_id)
        finally:
            took = min(self._matches.now() - began, round(SECONDS * 1000))  # the clock may have been put forward
            self._rests_until = self._matches.now() + REST * took
        with suppress(NotKept):
            await self._database.write(writes.drop_deadline(deadline.match_id, deadline.kind))

    async def _find(self, match_id: str) -> list[Puzzle]:
        match = await self._matches.match(match_id)
        packing = self._packings[match.game]
        if not may_become_puzzles(packing.game, match) or not await self._is_allowed(match):
            return []
        archived, log = await self._database.read(reads.kept_log, match_id, states=True)
        rows = log if archived is None else await asyncio.to_thread(unpack, archived)
        played = [row for row in rows if row.kind in ("start", "move") and row.state is not None]
        states = [packing.state_of(row) for row in spread(played[:-1], MOST_POSITIONS)]
        known = [state for state in states if state is not None]
        return await self._workers.run(puzzles_among, packing.game, known, seconds=SECONDS)

    async def _is_allowed(self, match: Match) -> bool:
        """Return whether no member of a match has refused that it becomes puzzles."""
        members = [seat.user for seat in match.seats if is_member(seat.user)]
        return all(one.puzzles for one in (await self._settings.of(members)).values())

    async def _store(self, match_id: str, found: Sequence[Puzzle]) -> None:
        """Store the puzzles, unless a member has refused or was forgotten meanwhile."""
        if not found:
            return
        async with self._database.locked(BACKGROUND):
            match = await self._matches.match(match_id)
            if may_become_puzzles(self._packings[match.game].game, match) and await self._is_allowed(match):
                add = partial(puzzles.add, guild=match.place.guild, match_id=match_id, found=found)
                await self._database.run(partial(add, game=match.game, at=self._matches.now()))
