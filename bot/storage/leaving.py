"""Servers that the bot has left: when their data will be deleted, unless it comes back."""

import json

from sqlalchemy import delete, exists, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database import insert_new
from bot.storage.letters import for_councils, for_spectators
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
    terms,
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
    spectating = select(-letters.c.user_id).where(for_spectators)
    found = await values_of(connection, union(*(select(table.c.guild_id) for table in kept), spectating))
    playing = [guild for _, guilds in await _played(connection) for guild in guilds]
    return tuple(sorted({*found, *playing} - {0}))


async def _played(connection: AsyncConnection) -> list[tuple[str, list[int]]]:
    """Return the matches in which two channels play, each with the servers of these channels."""
    told = select(terms.c.match_id, terms.c.terms).where(
        exists().where(letters.c.match_id == terms.c.match_id, for_councils)
    )
    found = (await connection.execute(told)).all()
    return [(match_id, [home[0] for home in json.loads(text)["council"]["homes"]]) for match_id, text in found]


async def spectated(connection: AsyncConnection, guild: int) -> tuple[str, ...]:
    """Return the matches by letters with a board in a channel of a server; () if no deletion is planned."""
    if await departure(connection, guild) is None:
        return ()
    spectated = await values_of(connection, select(letters.c.match_id).where(letters.c.user_id == -guild))
    return (*spectated, *(match_id for match_id, guilds in await _played(connection) if guild in guilds))


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
