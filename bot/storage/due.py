"""Rows that are due at a time and that somebody claims before acting on them: one way for all tables that have such.

A claim is a time until which somebody is busy with a row. Afterwards the row is taken for dropped (a crash), and is due
again.
"""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec
from sqlalchemy import Column, Table, case, func, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.rows import DayRow, DeadlineRow, DepartureRow, NoticeRow, TurnRow
from bot.storage.schema import daily_days, deadlines, departures, notices, turns
from bot.storage.writes import Into

Row = TypeVar("Row", bound=msgspec.Struct)


@dataclass(frozen=True)
class Queue(Generic[Row]):
    """A table whose rows become due. when: the column of their time, NULL: never; row: its values, by column.
    into: the statement that writes such rows along with others, if there is one.
    """

    table: Table
    when: str
    row: type[Row]
    into: Into | None = None

    @property
    def name(self) -> str:
        return self.table.name

    @property
    def due(self) -> Column[Any]:
        return self.table.c[self.when]

    @property
    def claimed_until(self) -> Column[Any]:
        return self.table.c.claimed_until


DEADLINES = Queue(deadlines, "due", DeadlineRow, Into.DEADLINE)
REMINDERS = Queue(turns, "remind_at", TurnRow, Into.TURN)
NOTICES = Queue(notices, "due", NoticeRow, Into.NOTICE)
DAYS = Queue(daily_days, "due", DayRow)
DEPARTURES = Queue(departures, "due", DepartureRow)


async def next_due(connection: AsyncConnection, queue: Queue[Any]) -> int | None:
    """When the next row is to be looked at: its due time, or the end of a claim that somebody has on it."""
    when = case((queue.claimed_until > queue.due, queue.claimed_until), else_=queue.due)
    due: int | None = (await connection.execute(select(func.min(when)).where(queue.due.is_not(None)))).scalar_one()
    return due


async def claim(connection: AsyncConnection, queue: Queue[Row], now: int, until: int, limit: int) -> tuple[Row, ...]:
    """Writes. Take the rows that are due and that nobody is busy with, earliest first, for the time until `until`.

    One statement, so that two processes never take the same one: PostgreSQL skips rows that another holds,
    SQLite has one writer anyway (and drops the lock clause).
    """
    key = tuple(queue.table.primary_key.columns)
    free = (
        select(*key)
        .where(queue.due <= now, queue.claimed_until <= now)
        .order_by(queue.due)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    claiming = update(queue.table).where(tuple_(*key).in_(free)).values(claimed_until=until).returning(queue.table)
    found = [dict(row) for row in (await connection.execute(claiming)).mappings()]
    order = (queue.when, *(column.name for column in key))
    found.sort(key=lambda row: [row[name] for name in order])
    return tuple(queue.row(**row) for row in found)


async def release(connection: AsyncConnection, queue: Queue[Any]) -> None:
    """Writes. Whoever had claimed rows is gone: they can be taken at once."""
    await connection.execute(update(queue.table).where(queue.claimed_until > 0).values(claimed_until=0))
