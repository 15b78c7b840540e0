"""Deletes codes by which members join matches by letters, and by which servers agree to battles."""

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import battle_codes, letter_codes


async def drop_old(connection: AsyncConnection, before: int) -> None:
    """Delete the codes that worked only until before a time, in milliseconds since 1970."""
    for table in (letter_codes, battle_codes):
        await connection.execute(delete(table).where(table.c.until < before))
