"""Board messages: which shows which version of a match, whom it has told of their turn, and which are behind."""

import logging
from collections.abc import Collection
from functools import partial

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NoSession
from bot.sessions.change import Change
from bot.sessions.database import Database
from bot.sessions.log_facts import LogFact
from bot.sessions.matches import Matches
from bot.sessions.model import Match
from bot.sessions.pace import DAY
from bot.storage import reads

# A match that ended while the bot was down is still drawn at the next start, unless that is longer ago.
REDRAW_ENDED_WITHIN = DAY

logger = logging.getLogger(__name__)


def note_shown(
    change: Change, version: int, message: int, channel: int, posted_at: int, told: Collection[Seat]
) -> Change:
    """Return the match with a message that shows a version. A version older than the noted one changes nothing."""
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
        told=tuple(sorted((set(told) - acted).union(match.board.told))),
    )
    return replace(change.with_match(board=board), silent=True)


class Boards:
    """Notes what board messages show. Every method raises NotKept where the database does not answer."""

    def __init__(self, matches: Matches, database: Database) -> None:
        self._matches = matches
        self._database = database

    async def shown(
        self, match_id: str, version: int, message: int, channel: int, posted_at: int, told: Collection[Seat] = ()
    ) -> Match:
        """Note which message shows which version, and whom its post has told of their turn. Raises NoSession, too."""
        decide = partial(note_shown, version=version, message=message, channel=channel, posted_at=posted_at, told=told)
        return await self._matches.change(match_id, decide)

    async def behind(self) -> tuple[Match, ...]:
        """Return the matches whose board shows an older version, the longest unchanged first."""
        found = []
        for match_id in await self._database.read(reads.behind, self._matches.now() - REDRAW_ENDED_WITHIN):
            try:
                found.append(await self._matches.match(match_id))
            except NoSession:  # one match that cannot be read must not keep the others from being drawn
                logger.exception("match %s cannot be drawn again", match_id)
        return tuple(found)
