"""Reads for which times holidays have stopped members' clocks. `bot.storage.writes` adds new rows."""

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import pauses
from bot.storage.shortcuts import fetch

_OF_MEMBER = select(pauses.c.at, pauses.c.until).where(
    pauses.c.user_id == bindparam("user"), pauses.c.guild_id == bindparam("guild"), pauses.c.until > bindparam("since")
)


async def of_member(connection: AsyncConnection, guild: int, user: int, since: int) -> tuple[tuple[int, int], ...]:
    """Return the beginnings and ends of a member's rows in a server that end after the time `since`."""
    [rows] = await fetch(connection, (_OF_MEMBER, {"guild": guild, "user": user, "since": since}))
    return tuple(sorted((at, until) for at, until in rows))
