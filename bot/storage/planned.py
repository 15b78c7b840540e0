"""Reads the turns that members have planned."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.planned_row import PlannedRow
from bot.storage.rows import rows_of
from bot.storage.schema import planned_turns
from bot.storage.shortcuts import fetch

_OF_MATCH = (
    select(planned_turns)
    .where(planned_turns.c.match_id == bindparam("match"))
    .order_by(planned_turns.c.seat, planned_turns.c.number)
)


async def of_match(connection: AsyncConnection, match_id: str) -> tuple[PlannedRow, ...]:
    """Return the turns that are planned in a match, by seat and in the order in which they are to be played."""
    [rows] = await fetch(connection, (_OF_MATCH, {"match": match_id}))
    return tuple(map(_row, rows))


async def of_member(connection: AsyncConnection, user: int) -> tuple[PlannedRow, ...]:
    """Return the turns that a member has planned, in all matches."""
    own = select(planned_turns).where(planned_turns.c.user_id == user)
    return await rows_of(connection, own.order_by(planned_turns.c.match_id, planned_turns.c.number), PlannedRow)


def _row(row: Sequence[Any]) -> PlannedRow:
    """Return a row. row: all columns, in which SQLite writes booleans as 0 and 1."""
    values = dict(zip(planned_turns.c.keys(), row, strict=True))
    return PlannedRow(**{**values, "whole": bool(values["whole"]), "careful": bool(values["careful"])})
