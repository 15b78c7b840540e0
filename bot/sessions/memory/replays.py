"""Matches to be looked at again: which there are, and what a member may see of one.

Who may see a match may look at it again (`bot.sessions.sight`). What is hidden while a match goes on stays so: its seed
is not told, and views are those of the member's own seat.
"""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass

from bot.errors import NoSession, NotationError, SessionError, StorageError, TooHeavy
from bot.sessions import refusals, sight
from bot.sessions.change import AnyGame
from bot.sessions.clock import Clock
from bot.sessions.database import Database
from bot.sessions.matches import Matches
from bot.sessions.memory import archive, record
from bot.sessions.memory.archive import standing
from bot.sessions.memory.record import SHOWN, Moment, Replay
from bot.sessions.model import Entry, Match, Place, Request
from bot.sessions.packing import Packing
from bot.storage import reads
from bot.storage.reads import KeptMatch, ListedRow
from bot.workers import Workers

READ_SECONDS = 20.0  # that playing a pasted match may take; the longest takes a tenth of a second on a desk
logger = logging.getLogger(__name__)

LISTED = 200  # matches of each kind that are looked through while somebody types


@dataclass
class Replays:
    """Finds matches to be looked at again, as the member who asks may see them."""

    _matches: Matches
    _database: Database
    _clock: Clock
    _games: Mapping[str, AnyGame]
    _packings: Mapping[str, Packing]
    _workers: Workers

    async def listed(self, request: Request, guild: int) -> tuple[ListedRow, ...]:
        """Return the matches that a member may look at here: their own first, then those in play, then those that
        are over.
        """
        rows = await self._database.read(reads.listed, guild, request.member.user, LISTED)
        # of a match's members only the one who asks is known here
        asking = (request.member.user,)
        audiences = [sight.Audience(Place(row.guild_id, row.channel_id), asking if row.own else ()) for row in rows]
        return tuple(row for row, one in zip(rows, audiences, strict=True) if sight.may_see(one, request))

    async def of(self, request: Request, match_id: str) -> Replay:
        """Return a match as the member may see it. Raises NoSession, also if they may not see it at all."""
        try:
            match = await self._matches.match(match_id, request)
        except NoSession as problem:
            if type(problem) is NoSession:
                raise refusals.no_replay() from problem
            raise
        if match.state is None:
            raise SessionError("replay-error-unplayed")
        kept = await self._database.read(reads.kept_match, match_id)
        try:
            moments, steps = await asyncio.to_thread(self._moments, match, kept)
        except StorageError as problem:
            raise refusals.no_replay() from problem
        if not moments:
            raise SessionError("replay-error-unplayed")
        seed = int(kept.seed) if kept.seed is not None and self.is_open(match) else None
        return Replay(match, moments, seed, steps)

    async def read(self, text: str) -> Replay:
        """Return the match of a text that `record.write` wrote. Raises NotationError, TooHeavy."""
        record.check_size(text)
        games, now = self._games, self._clock.now()
        return await self._workers.run(record.read, text, games, now, seconds=READ_SECONDS)

    async def text(self, replay: Replay) -> tuple[str, bool]:
        """Return a match as text, and whether that text leads to the same end again: not where it was played by older
        rules. Where that takes too long to find out, it counts as if it did.

        Raises ValueError for a match of which something is a secret.
        """
        written = record.write(replay, self._games[replay.match.game])
        try:
            again = await self.read(written)
        except NotationError:
            return written, False
        except TooHeavy:
            return written, True
        return written, again.moments[-1].state == replay.moments[-1].state

    async def story(self, match: Match, after: int = 0) -> tuple[Entry, ...]:
        """Return what happened in a match after a version, oldest first, without what was taken back since.

        () if its archive cannot be read: what is told of a match is told without it.
        """
        archived, log = await self._database.read(reads.kept_log, match.id, after)
        packing = self._packings[match.game]
        try:
            rows = standing(log, packing.left) if archived is None else archive.unpack(archived)
        except StorageError as problem:
            logger.error("%s", problem)
            return ()
        return tuple(packing.entry(row) for row in rows if row.version > after)

    def is_open(self, match: Match) -> bool:
        """Return whether nothing of a match is a secret any more: it is over, and a daily's day is, too."""
        closes = match.terms.closes
        return match.over and (closes is None or closes <= self._clock.now())

    def _moments(self, match: Match, kept: KeptMatch) -> tuple[tuple[Moment, ...], tuple[Entry, ...]]:
        """Return those of which the position is kept, and all steps."""
        packing = self._packings[match.game]
        rows = standing(kept.log, packing.left) if kept.archive is None else archive.unpack(kept.archive)
        steps = [(row, packing.entry(row)) for row in rows if row.kind in SHOWN]
        moments = [Moment(entry, packing.state_of(row)) for row, entry in steps if row.state is not None]
        return tuple(moments), tuple(entry for _, entry in steps)
