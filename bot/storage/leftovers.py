"""Reads what stands in Discord for matches beside their boards (`bot.storage.schema.leftovers`)."""

from collections.abc import Sequence

from sqlalchemy import String, and_, cast, delete, literal_column, not_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.rows import LeftoverRow, rows_of
from bot.storage.schema import is_open, leftovers, matches, turns

OLD, LINE, DOUBT, WORDS = "old", "line", "doubt", "words"  # `LeftoverRow.kind`
TOLD = "told"  # begins the kind of a message that calls a seat to its turn; a dash and the seat's number follow
IN_WORDS = "words"  # `LeftoverRow.message` of the row that says that the board stands in words


async def lines_of(connection: AsyncConnection, match_id: str, most: int) -> tuple[LeftoverRow, ...]:
    """Return the newest lines of a match, the newest first."""
    own = select(leftovers).where(leftovers.c.match_id == match_id, leftovers.c.kind == LINE)
    return await rows_of(connection, own.order_by(leftovers.c.version.desc()).limit(most), LeftoverRow)


async def waiting(connection: AsyncConnection) -> tuple[LeftoverRow, ...]:
    """Return what still has to be put away or looked for, the oldest first."""
    left = select(leftovers).where(leftovers.c.kind != literal_column(f"'{LINE}'"))  # a literal, for the index
    left = left.where(leftovers.c.kind != WORDS, leftovers.c.kind.not_like(f"{TOLD}-%"))
    return await rows_of(connection, left.order_by(leftovers.c.at), LeftoverRow)


async def in_words(connection: AsyncConnection) -> tuple[tuple[str, int], ...]:
    """Return the ids and the servers of the matches whose boards stand in words, the oldest first."""
    found = select(leftovers.c.match_id, matches.c.guild_id).join(matches, matches.c.id == leftovers.c.match_id)
    found = found.where(leftovers.c.kind != literal_column(f"'{LINE}'"), leftovers.c.kind == WORDS)
    return tuple((row[0], row[1]) for row in await connection.execute(found.order_by(leftovers.c.at)))


async def told(connection: AsyncConnection) -> tuple[tuple[LeftoverRow, int, bool], ...]:
    """Return the messages that call seats to their turns, the oldest first.

    With each come the id of the match's server, and whether the turn that it names goes on without a step.
    """
    match, seat = leftovers.c.match_id, leftovers.c.kind == TOLD + "-" + cast(turns.c.seat, String)
    same = and_(turns.c.match_id == match, seat, turns.c.since == leftovers.c.version, turns.c.to_move)
    found = (
        select(leftovers, matches.c.guild_id, turns.c.seat.is_not(None))
        .join(matches, matches.c.id == match)
        .outerjoin(turns, same)
        .where(leftovers.c.kind != literal_column(f"'{LINE}'"), leftovers.c.kind.like(f"{TOLD}-%"))
        .order_by(leftovers.c.at)
    )
    return tuple((LeftoverRow(*row[:-2]), row[-2], row[-1]) for row in await connection.execute(found))


async def forget_calls(connection: AsyncConnection, ids: Sequence[str]) -> None:
    """Delete where the calls of ended matches stand, which may be in a member's direct conversation."""
    ended = select(matches.c.id).where(matches.c.id.in_(ids), not_(is_open))
    calls = leftovers.c.kind.like(f"{TOLD}-%")
    await connection.execute(delete(leftovers).where(leftovers.c.match_id.in_(ended), calls))
