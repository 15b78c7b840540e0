"""Reads that lead from a message in a channel to its match, for messages whose buttons name none."""

from typing import Any

from sqlalchemy import literal_column, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import is_open, leftovers, letters, matches, open_halves

# Literals, because both databases use the indexes only for these. Few matches are cancelled, so those have no index.
_ENDED = tuple(matches.c.phase == literal_column(f"'{phase}'") for phase in ("over", "cancelled"))


async def begun_between(
    connection: AsyncConnection, guild: int, channel: int, begun: int, ended: int, most: int
) -> tuple[tuple[str, int], ...]:
    """Return the server's matches that were opened until `begun`, and that have not ended before `ended`.

    Each is its id and its version. Those that are in the channel come first.

    begun, ended: in milliseconds since 1970. most: of the ended matches, those that ended first.
    """
    wanted = select(matches.c.id, matches.c.version, matches.c.channel_id)
    here = wanted.where(matches.c.guild_id == guild, matches.c.created_at <= begun)
    found = list[Any]()
    for half in open_halves:
        found += await connection.execute(here.where(half))
    for ending in _ENDED:
        since = here.where(ending, matches.c.updated_at >= ended).order_by(matches.c.updated_at).limit(most)
        found += await connection.execute(since)
    return tuple((row.id, row.version) for row in sorted(found, key=lambda row: row.channel_id != channel))


async def begun_by_letters(
    connection: AsyncConnection, user: int, begun: int, ended: int, most: int
) -> tuple[tuple[str, int], ...]:
    """Return the matches of which a member gets or has got boards, as `begun_between` does, the newest first."""
    own = select(matches.c.id, matches.c.version).join(letters, letters.c.match_id == matches.c.id)
    went_on = or_(is_open, matches.c.updated_at >= ended)
    wanted = own.where(letters.c.user_id == user, matches.c.created_at <= begun, went_on)
    found = await connection.execute(wanted.order_by(matches.c.created_at.desc()).limit(most))
    return tuple((row.id, row.version) for row in found)


async def line_at(connection: AsyncConnection, message: int) -> tuple[str, int] | None:
    """Return the match of a message beside its board, and the version of the newest move that it tells; 0: none."""
    own = select(leftovers.c.match_id, leftovers.c.version).where(leftovers.c.message == str(message))
    row = (await connection.execute(own.limit(1))).one_or_none()
    return None if row is None else (row.match_id, row.version)
