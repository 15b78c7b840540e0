"""Servers that the bot has left: when their data will be deleted, unless it comes back."""

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database import insert_new
from bot.storage.rows import value_of
from bot.storage.schema import departures
from bot.storage.shortcuts import fetch

_DEPARTING = select(departures.c.guild_id)


async def depart(connection: AsyncConnection, guild: int, due: int) -> None:
    """Plan the deletion of a server's data for the time `due`, unless it is planned already."""
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
