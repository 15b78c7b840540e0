"""Reads the turns that members have planned."""

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.planned_row import PlannedRow
from bot.storage.rows import rows_of
from bot.storage.schema import planned_turns

# By seat, and in the order in which they are to be played.
OF_MATCH = (
    select(planned_turns)
    .where(planned_turns.c.match_id == bindparam("match"))
    .order_by(planned_turns.c.seat, planned_turns.c.number)
)


async def of_member(connection: AsyncConnection, user: int) -> tuple[PlannedRow, ...]:
    """Return the turns that a member has planned, in all matches."""
    own = select(planned_turns).where(planned_turns.c.user_id == user)
    return await rows_of(connection, own.order_by(planned_turns.c.match_id, planned_turns.c.number), PlannedRow)
