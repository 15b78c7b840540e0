"""Rows that are due at a time and that somebody claims before acting on them: one way for all tables that have such.

A claim is a time until which somebody is busy with a row. Afterwards the row is taken for dropped (a crash), and is due
again.
"""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec
from sqlalchemy import Column, Table, and_, case, func, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.rows import DayRow, DeadlineRow, DepartureRow, NoticeRow, TurnRow
from bot.storage.schema import daily_days, deadlines, departures, notices, turns
from bot.storage.writes import Statement

Row = TypeVar("Row", bound=msgspec.Struct)


@dataclass(frozen=True)
class Queue(Generic[Row]):
    """A table whose rows become due. when: the column of their time, NULL: never; row: its values, by column.
    into: the statement that writes such rows along with others, if there is one.
    """

    table: Table
    when: str
    row: type[Row]
    statement: Statement | None = None

    @property
    def name(self) -> str:
        return self.table.name

    @property
    def due(self) -> Column[Any]:
        return self.table.c[self.when]

    def key_of(self, row: Row) -> tuple[Any, ...]:
        """The values of a row's primary key."""
        return tuple(getattr(row, column.name) for column in self.table.primary_key.columns)

    def order_of(self, row: Row) -> tuple[Any, ...]:
        """Sorts rows by their times."""
        return (getattr(row, self.when), *self.key_of(row))

    @property
    def claimed_until(self) -> Column[Any]:
        return self.table.c.claimed_until


DEADLINES = Queue(deadlines, "due", DeadlineRow, Statement.DEADLINE)
REMINDERS = Queue(turns, "remind_at", TurnRow, Statement.TURN)
NOTICES = Queue(notices, "due", NoticeRow, Statement.NOTICE)
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
    found = (await connection.execute(claiming)).mappings()
    return tuple(sorted((queue.row(**row) for row in found), key=queue.order_of))


async def hand_over(connection: AsyncConnection, queue: Queue[Row], row: Row, at: int) -> bool:
    """Writes. Note that a claimed row goes to Discord now. False: the claim is no longer this one's, so it must not."""
    return await _in_claim(connection, queue, row, handed_at=at)


async def put_off(connection: AsyncConnection, queue: Queue[Row], row: Row, until: int) -> bool:
    """Writes. Let go of a claimed row until then. All else that is known of it stays."""
    return await _in_claim(connection, queue, row, **{queue.when: until}, claimed_until=0)


async def _in_claim(connection: AsyncConnection, queue: Queue[Row], row: Row, **values: int) -> bool:
    """Change a row unless somebody else has claimed, planned or dropped it since this one claimed it."""
    columns = (*queue.table.primary_key.columns, queue.claimed_until)
    claimed = and_(*(column == getattr(row, column.name) for column in columns))
    return bool((await connection.execute(update(queue.table).where(claimed).values(values))).rowcount)


async def release(connection: AsyncConnection, queue: Queue[Any]) -> None:
    """Writes. Whoever had claimed rows is gone: they can be taken at once."""
    await connection.execute(update(queue.table).where(queue.claimed_until > 0).values(claimed_until=0))
