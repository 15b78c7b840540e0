"""Servers that the bot has left: when their data will be deleted, unless it comes back."""

import json

from sqlalchemy import delete, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database import insert_new
from bot.storage.rows import value_of, values_of
from bot.storage.schema import (
    battle_codes,
    boards,
    daily_places,
    departures,
    guilds,
    leagues,
    letters,
    matches,
    notices,
    troubles,
)
from bot.storage.shortcuts import fetch

EVENING = "evening-"  # how the ids of evening reminders begin (`bot.sessions.time.evenings`)

_DEPARTING = select(departures.c.guild_id)


async def depart(connection: AsyncConnection, guild: int, due: int) -> None:
    """Plan the deletion of a server's data for the time `due`, unless it is planned already.

    No other server can agree to a battle by its codes any more.
    """
    await connection.execute(update(battle_codes).where(battle_codes.c.guild_id == guild).values(until=0))
    await insert_new(connection, departures, guild_id=guild, due=due, claimed_until=0)


async def stay(connection: AsyncConnection, guild: int) -> None:
    """Cancel the deletion of a server's data."""
    await connection.execute(delete(departures).where(departures.c.guild_id == guild))


async def departure(connection: AsyncConnection, guild: int) -> int | None:
    """Return when a server's data will be deleted; None if they will not be deleted."""
    return await value_of(connection, select(departures.c.due).where(departures.c.guild_id == guild))


async def departing(connection: AsyncConnection) -> frozenset[int]:
    """Return the servers whose data will be deleted."""
    [rows] = await fetch(connection, (_DEPARTING, {}))
    return frozenset(guild for (guild,) in rows)


async def guilds_kept(connection: AsyncConnection) -> tuple[int, ...]:
    """Return the ids of the servers that have rows."""
    kept = (matches, guilds, troubles, departures, daily_places, boards, leagues)
    spectating = select(-letters.c.user_id).where(letters.c.user_id < 0)
    found = await values_of(connection, union(*(select(table.c.guild_id) for table in kept), spectating))
    return tuple(sorted(filter(None, found)))


async def spectated(connection: AsyncConnection, guild: int) -> tuple[str, ...]:
    """Return the matches by letters with a board for spectators in a server; () if no deletion is planned."""
    if await departure(connection, guild) is None:
        return ()
    return await values_of(connection, select(letters.c.match_id).where(letters.c.user_id == -guild))


async def drop_spectators(connection: AsyncConnection, guild: int) -> None:
    """Delete the rows of all boards for spectators in a server."""
    await connection.execute(delete(letters).where(letters.c.user_id == -guild))


async def drop_notices(connection: AsyncConnection, guild: int) -> None:
    """Delete the notices of a server. Evening reminders outlive it: they name no server and no channel any more."""
    for notice_id, text in (await connection.execute(select(notices.c.id, notices.c.notice))).all():
        notice = json.loads(text)
        if notice.get("guild") != guild:
            continue
        this_one = notices.c.id == notice_id
        if notice_id.startswith(EVENING):
            anywhere = json.dumps({**notice, "guild": 0, "channel": 0})
            await connection.execute(update(notices).where(this_one).values(notice=anywhere))
        else:
            await connection.execute(delete(notices).where(this_one))
