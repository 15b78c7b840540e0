"""Reads what stands in Discord for matches beside their boards (`bot.storage.schema.leftovers`)."""

from sqlalchemy import literal_column, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.rows import LeftoverRow, rows_of
from bot.storage.schema import leftovers

OLD, LINE, DOUBT = "old", "line", "doubt"  # `LeftoverRow.kind`


async def lines_of(connection: AsyncConnection, match_id: str, most: int) -> tuple[LeftoverRow, ...]:
    """Return the newest lines of a match, the newest first."""
    own = select(leftovers).where(leftovers.c.match_id == match_id, leftovers.c.kind == LINE)
    return await rows_of(connection, own.order_by(leftovers.c.version.desc()).limit(most), LeftoverRow)


async def waiting(connection: AsyncConnection) -> tuple[LeftoverRow, ...]:
    """Return what still has to be put away or looked for, the oldest first."""
    left = select(leftovers).where(leftovers.c.kind != literal_column(f"'{LINE}'"))  # a literal, for the index
    return await rows_of(connection, left.order_by(leftovers.c.at), LeftoverRow)
