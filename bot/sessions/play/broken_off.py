"""Ending a match that cannot be read: the rules of a newer bot wrote it, or it is damaged.

It is decided on its rows alone, so this is the one change that does not go through `Matches.change`.
"""

from collections.abc import Collection
from typing import Literal

import msgspec
from msgspec.structs import replace

from bot.sessions import refusals
from bot.sessions.database import Database
from bot.sessions.matches import Matches
from bot.sessions.model import Phase, Request
from bot.storage import reads, writes
from bot.storage.rows import LogRow, Snapshot
from bot.storage.writer import ConflictError
from bot.storage.writes import Writes

OPEN = (Phase.LOBBY, Phase.PLAYING)

_NO_EVENTS = msgspec.msgpack.encode(())


async def break_off(
    matches: Matches,
    database: Database,
    match_id: str,
    kind: Literal["end", "expire"],
    request: Request | None,
    phases: Collection[Phase] = OPEN,
) -> None:
    """End a match that cannot be read, if it is in one of these phases. request: None for what the bot does itself.

    Raises NoSession, Over (it is in none of the phases), StaleBoard, NotKept.
    """
    async with matches.held(match_id):
        snapshot = await database.read(reads.snapshot, match_id)
        if snapshot is None:
            raise refusals.no_match()
        if request is not None and snapshot.head.interaction_id == request.id:
            return
        if Phase(snapshot.match.phase) not in phases:
            raise refusals.over()
        try:
            await database.write(_rows(snapshot, kind, request, matches.now()))
        except ConflictError as error:
            raise refusals.stale_board() from error


def _rows(snapshot: Snapshot, kind: str, request: Request | None, at: int) -> Writes:
    """Return the rows of a match that is broken off. Its states stay, for anyone who looks into them."""
    row, user = snapshot.match, None if request is None else request.member.user
    seat = next((seat.seat for seat in snapshot.seats if seat.user_id == user and seat.present), None)
    entry = LogRow(
        match_id=row.id,
        version=row.version + 1,
        kind=kind,
        seat=seat,
        user_id=user,
        notation="",
        events=_NO_EVENTS,
        state=None,
        rules_version=row.rules_version,
        parent=None,
        sealed=True,
        mover=None,
        step="",
        interaction_id=None if request is None else request.id,
        at=at,
    )
    ended = replace(row, phase=Phase.CANCELLED.value, version=entry.version, updated_at=at)
    return writes.step(ended, [entry]) + writes.forget_waiting(row.id)
