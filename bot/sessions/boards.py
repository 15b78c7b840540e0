"""What the sessions know of board messages: which message shows which version, and whom it has told of their turn."""

from collections.abc import Collection
from functools import partial

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions.change import Change
from bot.sessions.log_facts import SeatOfEntry, SeatsActingAfter
from bot.sessions.matches import Matches
from bot.sessions.model import Match


def shown(change: Change, version: int, message: int, channel: int, posted_at: int, told: Collection[Seat]) -> Change:
    """Return the match with a message that shows a version. A version older than the noted one changes nothing."""
    match = change.match
    if version < match.board.version_shown:
        return change
    mover, acted = match.entry.seat, frozenset[int]()
    if version != match.version:
        mover = change.fact(SeatOfEntry(version))
        acted = change.fact(SeatsActingAfter(version))
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
    """Notes what board messages show."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def shown(
        self, match_id: str, version: int, message: int, channel: int, posted_at: int, told: Collection[Seat] = ()
    ) -> Match:
        """Note which message shows which version, and whom its post has told of their turn.

        Raises NoSession, NotKept.
        """
        decide = partial(shown, version=version, message=message, channel=channel, posted_at=posted_at, told=told)
        return await self._matches.change(match_id, decide)
