"""Reads which matches of a server members have ended for all."""

import msgspec
from sqlalchemy import and_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.reads import seats_of
from bot.storage.schema import log, matches, terms


class Ending(msgspec.Struct, frozen=True):
    """A match that a member has ended without a result, or a table that they have called off.

    Attributes:
        user: who has ended it; a former member's id once they have deleted their data.
        seated: whether they had a seat in it.
        begun: whether it had begun.
        players: the members and computer players with their stored names.
        terms: the terms of the match as JSON; None: it has none.
    """

    match: str
    game: str
    channel: int
    user: int
    seated: bool
    begun: bool
    at: int
    players: tuple[tuple[int, str], ...]
    terms: str | None


async def ended_by_members(connection: AsyncConnection, guild: int, most: int) -> tuple[Ending, ...]:
    """Return the matches that a member has ended alone, the newest first. most: how many to return at most.

    Leaving and resigning are not among them, nor are ends that the others have agreed to.
    """
    match = matches.c
    newest = and_(log.c.match_id == match.id, log.c.version == match.version)
    query = (
        select(match.id, match.game, match.channel_id, log.c.user_id, log.c.seat, log.c.kind, log.c.at, terms.c.terms)
        .join(log, newest)
        .outerjoin(terms, terms.c.match_id == match.id)
        .where(match.guild_id == guild, match.phase == "cancelled")
        .where(log.c.kind.in_(("end", "cancel")), log.c.user_id.is_not(None), log.c.notation == "")
        .order_by(match.updated_at.desc(), match.id)
        .limit(most)
    )
    rows = (await connection.execute(query)).all()
    players = await seats_of(connection, [row.id for row in rows])
    return tuple(
        Ending(
            row.id,
            row.game,
            row.channel_id,
            row.user_id,
            row.seat is not None,
            row.kind == "end",
            row.at,
            tuple(players[row.id]),
            row.terms,
        )
        for row in rows
    )
