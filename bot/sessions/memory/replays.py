"""Replays of matches.

A member may replay each match that they may see (`bot.sessions.sight`). `is_open` decides when the seed is shown.
"""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import NamedTuple

from msgspec.structs import replace

from bot.errors import NoSession, NotationError, PlayerError, SessionError, StorageError, TooHeavy, Unreadable
from bot.machine import Workers
from bot.sessions import refusals, sight
from bot.sessions.change import AnyGame, secrets_of
from bot.sessions.database import Database
from bot.sessions.day_keys import key_of, seed_of
from bot.sessions.matches import Matches
from bot.sessions.memory import archive, record
from bot.sessions.memory.archive import without_undone
from bot.sessions.memory.record import SHOWN, Moment, Replay
from bot.sessions.model import UNANSWERED, Entry, Match, Place, Request
from bot.sessions.pace import DAY
from bot.sessions.packing import Packing, salt_of
from bot.sessions.seals import SaltedSeed, Secrets
from bot.storage import dailies, reads
from bot.storage.reads import KeptMatch, ListedRow

READ_SECONDS = 20.0  # the time limit for playing the match of a text; the longest match needs a tenth of a second
LISTED = 200  # the most matches in each of the three groups of a list (`reads.listed`)

MISSED_DAYS, UNSHOWN_DAYS = 30, 1  # days after its end on which a member is told of a match: see `MissedEnd`
MOST_MISSED = 2  # the newest such matches; of more candidates, only `_LOOKED_AT` are read
_LOOKED_AT = 6

logger = logging.getLogger(__name__)


class MissedEnd(NamedTuple):
    """A finished match whose end a member may have missed."""

    match: Match
    without: bool  # whether it ended without them; if not, Discord has not taken its last board
    unplayed: bool = False  # whether it ended because nobody played any more


@dataclass
class Replays:
    """Reads replays from the database and from texts."""

    _matches: Matches
    _database: Database
    _games: Mapping[str, AnyGame]
    _packings: Mapping[str, Packing]
    _workers: Workers

    async def listed(self, request: Request, guild: int) -> tuple[ListedRow, ...]:
        """Return the matches of a server that the member who asks may replay, with their own matches first."""
        rows = await self._database.read(reads.listed, guild, request.member.user, LISTED)
        # A row does not name all members, but says whether the member who asks has a seat.
        asking = (request.member.user,)
        audiences = [sight.Audience(Place(row.guild_id, row.channel_id), asking if row.own else ()) for row in rows]
        return tuple(row for row, one in zip(rows, audiences, strict=True) if sight.may_see(one, request))

    async def missed(self, request: Request, guild: int | None = None) -> tuple[MissedEnd, ...]:
        """Return the newest matches whose end the member who asks may have missed. guild: None for all servers.

        Raises NotKept.
        """
        user, now, found = request.member.user, self._matches.now(), list[MissedEnd]()
        since, unshown = now - MISSED_DAYS * DAY, now - UNSHOWN_DAYS * DAY
        for match_id in await self._database.read(
            reads.ends_missed, user, guild, since, unshown, _LOOKED_AT, UNANSWERED
        ):
            with suppress(NoSession):
                match = await self._matches.match(match_id, request)
                without = _ended_without(self._games[match.game], match, user)
                is_unshown = match.board.version_shown < match.version and match.updated_at >= unshown
                if without or is_unshown:
                    found.append(MissedEnd(match, without, _is_unplayed(match)))
        return tuple(found[:MOST_MISSED])

    async def of(self, request: Request, match_id: str) -> Replay:
        """Return the replay of a match.

        Raises NoSession if there is no such match or the member may not see it. Raises SessionError if the match has
        not started.
        """
        try:
            match = await self._matches.match(match_id, request)
        except NoSession as problem:
            if type(problem) is NoSession:
                raise refusals.no_replay() from problem
            raise
        if match.terms.lesson is not None:
            raise refusals.no_replay()
        if match.state is None:
            raise SessionError("replay-error-unplayed")
        stored = await self._database.read(reads.kept_match, match_id)
        try:
            replay = await asyncio.to_thread(self._replay, match, stored)
        except StorageError as problem:
            raise refusals.no_replay() from problem
        if not replay.moments:
            raise SessionError("replay-error-unplayed")
        if replay.seed is None or match.terms.closes is None:
            return replay
        return replace(replay, key=await self._key(match, match.terms.closes, replay.seed))

    async def why_unseen(self, match_id: str) -> PlayerError:
        """Return why a member who has a message of a match sees no replay of it: `of` has refused it."""
        try:
            match = await self._matches.match(match_id)
        except Unreadable as problem:
            return problem
        except NoSession:
            return NoSession("replay-here-gone")
        return NoSession("replay-here-none" if match.terms.lesson is not None else "replay-here-unseen")

    async def at(self, match: Match, version: int) -> Match:
        """Return a match that has begun as it was after the last step until a version, without what was taken back.

        Return it as it is now if that is not stored.
        """
        stored = await self._database.read(reads.kept_match, match.id)
        try:
            replay = await asyncio.to_thread(self._replay, match, stored)
        except StorageError:
            return match
        number = sum(moment.entry.version <= version for moment in replay.moments) - 1
        return match if number < 0 else replay.at(number, self._games[match.game])

    async def read(self, text: str) -> Replay:
        """Return the replay of a text that `record.write` has made. Raises NotationError, TooHeavy."""
        record.check_size(text)
        games, now = self._games, self._matches.now()
        return await self._workers.run(record.read, text, games, now, seconds=READ_SECONDS)

    async def text(self, replay: Replay) -> tuple[str, bool]:
        """Return a match as text, and whether playing the text leads to the same end; True if this is too much work.

        The end may differ if the rules have changed since the match. Raises ValueError if the match's seed is secret.
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
        """Return the entries of a match after the version `after`, without those that undo took back, oldest first.

        Returns () if the log of the match is unreadable.
        """
        try:
            return await self.readable_story(match, after)
        except StorageError as problem:
            logger.error("%s", problem)
            return ()

    async def readable_story(self, match: Match, after: int = 0) -> tuple[Entry, ...]:
        """Return the same as `story`. Raises StorageError if the log of the match is unreadable."""
        archived, log = await self._database.read(reads.kept_log, match.id, after)
        packing = self._packings[match.game]
        rows = without_undone(log, packing.left) if archived is None else archive.unpack(archived)
        return tuple(packing.entry(row) for row in rows if row.version > after)

    async def _key(self, match: Match, closes: int, seed: int) -> str:
        """Return the key of a daily's day; "" if the seed does not come from it, as the secret was another one then."""
        secret = await self._database.read(dailies.known_secret)
        key = b"" if secret is None else key_of(secret, match.game, closes // DAY - 1)
        return key.hex() if key and seed_of(key) == seed else ""

    def is_open(self, match: Match) -> bool:
        """Return whether everybody may know the seed: the match is over, and so is the day of a daily match."""
        closes = match.terms.closes
        return match.over and (closes is None or closes <= self._matches.now())

    def _replay(self, match: Match, stored: KeptMatch) -> Replay:
        """Return the replay of a match without the key of its day. Its secrets are in it only if `is_open`."""
        packing = self._packings[match.game]
        rows = without_undone(stored.log, packing.left) if stored.archive is None else archive.unpack(stored.archive)
        steps = [(row, packing.entry(row)) for row in rows if row.kind in SHOWN]
        moments = [Moment(entry, packing.state_of(row)) for row, entry in steps if row.state is not None]
        reseated = tuple(packing.entry(row) for row in rows if row.kind == "seat")
        seed = int(stored.seed) if stored.seed is not None and self.is_open(match) else None
        start = next((row for row in rows if row.kind == "start"), None)
        secrets: Secrets | None = None
        if match.terms.seal and seed is not None and start is not None:
            secrets = secrets_of(match, start.rules_version, SaltedSeed(seed, salt_of(start)))
        return Replay(
            match,
            tuple(moments),
            seed,
            tuple(entry for _, entry in steps),
            secrets=secrets,
            older=any(row.rules_version != match.rules_version for row, _ in steps),
            reseated=reseated,
        )


def _is_unplayed(match: Match) -> bool:
    """Return whether a match ended because nobody played any more: neither a vote nor a resignation has ended it."""
    voted = any(one.choice == "end" and one.voted for one in match.terms.decided)
    return match.entry.notation == UNANSWERED and match.entry.user is None and not voted


def _ended_without(game: AnyGame, match: Match, user: int) -> bool:
    """Return whether a match ended because its member did not answer, or was finished for them by a computer player.

    It is also so if they were taken out of a race, and for all who played if nobody did in the end.
    """
    absent = {*match.terms.unheard, *(one.seat for one in match.terms.decided if one.choice == "end")}
    if _is_unplayed(match) or (not absent and match.entry.notation == UNANSWERED):  # or the last who played has left
        absent |= {one.seat for one in match.present if one.user != match.entry.user}
    if game.simultaneous(match.options):  # in other matches these seats have left by themselves
        absent |= set(match.terms.unrated)
    return any(match.seats[seat].user == user for seat in absent)
