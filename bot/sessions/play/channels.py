"""Matches in their channel: which match a command means, which message shows it, and which boards are behind."""

import logging
from collections.abc import Collection
from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NoSession
from bot.sessions import refusals
from bot.sessions.change import Change
from bot.sessions.database import Database
from bot.sessions.matches import Matches
from bot.sessions.model import Match, Member, Place, Request
from bot.sessions.pace import DAY
from bot.sessions.packing import LogFact
from bot.storage import reads

# A start draws the boards of matches that ended within this time, because the bot may have stopped before drawing.
REDRAW_ENDED_WITHIN = DAY

logger = logging.getLogger(__name__)


@dataclass
class Lookup:
    """Finds the match that a member means. Every method raises NotKept if the database does not answer."""

    _matches: Matches
    _database: Database

    async def candidates(
        self, request: Request, place: Place, game: str, *, for_a_move: bool = False
    ) -> tuple[Match, ...]:
        """Return the open matches that a member's command may mean, at most two, the likeliest first.

        The member's own solo match comes before the table match, unless they last acted at the table. for_a_move: the
        command is a move; then the table comes first only if the member is also to move there. Raises NoSession, also
        if the solo match cannot be read: a command meant for it must not change the table match.
        """
        found, user = [], request.member.user
        for host in (user, None):
            match_id = await self._database.read(reads.open_match, place.channel, game, host)
            if match_id is not None:
                try:
                    found.append(await self._matches.match(match_id, request))
                except NoSession:
                    if not found:  # an unreadable table match does not block the solo match
                        raise
        if not found:
            alone = await self._database.read(reads.playing_alone, place.channel, game)
            raise refusals.no_session(game, alone)
        if len(found) == 2 and await self._means_table(found[0], found[1], user, for_a_move):
            found.reverse()
        return tuple(found)

    async def _means_table(self, solo: Match, table: Match, user: int, for_a_move: bool) -> bool:
        seat = table.seat_of(user)
        if seat is None or (for_a_move and seat not in table.to_move):
            return False
        acted = await self._database.read(reads.last_acted, table.id, user)
        return acted is not None and acted > solo.updated_at

    async def table(self, request: Request, place: Place, game: str, *, to_end: bool = False) -> Match:
        """Return the open table match of this channel. to_end: the member wants to end it. Raises NoSession."""
        match_id = await self._database.read(reads.open_match, place.channel, game, None)
        if match_id is None:
            alone = await self._database.read(reads.playing_alone, place.channel, game)
            key = "error-no-table-to-end" if to_end else "error-no-table"
            raise refusals.no_session(game, alone, key)
        return await self._matches.match(match_id, request)

    async def solo(self, request: Request, place: Place, game: str, member: Member) -> Match:
        """Return a member's open solo match in this channel. Raises NoSession."""
        match_id = await self._database.read(reads.open_match, place.channel, game, member.user)
        if match_id is None:
            table = await self._database.read(reads.open_match, place.channel, game, None)
            key = "error-no-solo" if table is None else "error-no-solo-but-table"
            raise NoSession(key, game=game, name=member.name)
        return await self._matches.match(match_id, request)


def note_shown(
    change: Change, version: int, message: int, channel: int, posted_at: int, notified: Collection[Seat]
) -> Change:
    """Return the match with a new board message, unless the noted one shows a newer version."""
    match = change.match
    if version < match.board.version_shown:
        return change
    mover, acted = match.entry.seat, frozenset[Seat]()
    if version != match.version:
        row = change.fact(LogFact(reads.log_entry, version))
        mover = None if row is None else row.seat
        acted = frozenset(change.fact(LogFact(reads.seats_acting_after, version)))
    board = replace(
        match.board,
        message=message,
        channel=channel,
        version_shown=version,
        posted_at=posted_at,
        shown_at=change.at,
        last_mover=mover,
        notified=tuple(sorted((set(notified) - acted).union(match.board.notified))),
    )
    return replace(change.with_match(board=board), silent=True)


@dataclass
class Boards:
    """Notes what board messages show. Every method raises NotKept if the database does not answer."""

    _matches: Matches
    _database: Database

    async def note_shown(
        self, match_id: str, version: int, message: int, channel: int, posted_at: int, notified: Collection[Seat] = ()
    ) -> Match:
        """Note which message shows which version, and which seats its post told of their turn. Raises NoSession, too.

        posted_at: milliseconds since 1970.
        """
        decide = partial(
            note_shown, version=version, message=message, channel=channel, posted_at=posted_at, notified=notified
        )
        return await self._matches.change(match_id, decide)

    async def behind(self) -> tuple[Match, ...]:
        """Return the matches whose board shows an older version, the longest unchanged first."""
        found = []
        for match_id in await self._database.read(reads.behind, self._matches.now() - REDRAW_ENDED_WITHIN):
            try:
                found.append(await self._matches.match(match_id))
            except NoSession:  # one unreadable match must not stop the others from being drawn
                logger.exception("match %s cannot be drawn again", match_id)
        return tuple(found)
