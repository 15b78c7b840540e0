"""Reads which matches of the same members have begun of late, to find those that repeat too often to be rated."""

from collections.abc import Sequence
from itertools import groupby

import msgspec
from sqlalchemy import and_, bindparam, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import matches, rating_changes, seats, terms

_moved = and_(matches.c.phase == "over", exists().where(rating_changes.c.match_id == matches.c.id))
_of_users = select(seats.c.match_id).where(seats.c.user_id.in_(bindparam("users", expanding=True)))
_BEGUN = (
    select(matches.c.id, seats.c.user_id, terms.c.terms, or_(matches.c.phase == "playing", _moved))
    .join(seats, seats.c.match_id == matches.c.id)
    .join(terms, terms.c.match_id == matches.c.id)
    .where(
        matches.c.id.in_(_of_users),
        and_(matches.c.guild_id == bindparam("guild"), matches.c.game == bindparam("game")),
        and_(matches.c.updated_at > bindparam("since"), matches.c.phase != "lobby"),
    )
    .order_by(matches.c.id, seats.c.seat)
)


class BegunRow(msgspec.Struct, frozen=True):
    """A match that has begun. users: by seat. terms: JSON. counts: whether it is in play or has moved ratings."""

    match_id: str
    users: tuple[int, ...]
    terms: str
    counts: bool


async def begun_with(
    connection: AsyncConnection, guild: int, game: str, users: Sequence[int], since: int
) -> tuple[BegunRow, ...]:
    """Return the matches in which one of these members has a seat, and of which the newest entry came after `since`."""
    asked = {"guild": guild, "game": game, "users": list(users), "since": since}
    found = (await connection.execute(_BEGUN, asked)).all()
    return tuple(
        BegunRow(match_id, tuple(row[1] for row in rows), rows[0][2], bool(rows[0][3]))
        for match_id, of_match in groupby(found, key=lambda row: row[0])
        for rows in [list(of_match)]
    )
