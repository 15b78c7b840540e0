"""Reads what stands in Discord for matches beside their boards (`bot.storage.schema.leftovers`)."""

from sqlalchemy import literal_column, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.rows import LeftoverRow, rows_of
from bot.storage.schema import leftovers, matches

OLD, LINE, DOUBT, WORDS = "old", "line", "doubt", "words"  # `LeftoverRow.kind`
IN_WORDS = "words"  # `LeftoverRow.message` of the row that says that the board stands in words


async def lines_of(connection: AsyncConnection, match_id: str, most: int) -> tuple[LeftoverRow, ...]:
    """Return the newest lines of a match, the newest first."""
    own = select(leftovers).where(leftovers.c.match_id == match_id, leftovers.c.kind == LINE)
    return await rows_of(connection, own.order_by(leftovers.c.version.desc()).limit(most), LeftoverRow)


async def waiting(connection: AsyncConnection) -> tuple[LeftoverRow, ...]:
    """Return what still has to be put away or looked for, the oldest first."""
    left = select(leftovers).where(leftovers.c.kind != literal_column(f"'{LINE}'"))  # a literal, for the index
    left = left.where(leftovers.c.kind != WORDS)
    return await rows_of(connection, left.order_by(leftovers.c.at), LeftoverRow)


async def in_words(connection: AsyncConnection) -> tuple[tuple[str, int], ...]:
    """Return the ids and the servers of the matches whose boards stand in words, the oldest first."""
    found = select(leftovers.c.match_id, matches.c.guild_id).join(matches, matches.c.id == leftovers.c.match_id)
    found = found.where(leftovers.c.kind != literal_column(f"'{LINE}'"), leftovers.c.kind == WORDS)
    return tuple((row[0], row[1]) for row in await connection.execute(found.order_by(leftovers.c.at)))
