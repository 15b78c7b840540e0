"""Queues: tables whose rows become due. A process claims a row before it acts on the row.

A claim has an end. If the process has not dealt with the row by then, it has probably crashed: the row is due again.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec
from sqlalchemy import Column, ColumnElement, Table, and_, case, func, select, true, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.rows import DayRow, DeadlineRow, DepartureRow, NoticeRow, TurnRow, rows_of, value_of
from bot.storage.schema import daily_days, deadlines, departures, notices, turns
from bot.storage.writes import Statement

Row = TypeVar("Row", bound=msgspec.Struct)


@dataclass(frozen=True)
class Queue(Generic[Row]):
    """A table whose rows become due.

    Attributes:
        when: the name of the column with the due time. A row with NULL there is never due.
        row: the type of the table's rows.
        statement: the statement in `bot.storage.writes` that writes these rows; None if other code writes them.
        only: the kind of the rows that belong to the queue; None: all rows belong to it.
        but: the kind of the rows that do not belong to the queue; None: there is no such kind.
    """

    table: Table
    when: str
    row: type[Row]
    statement: Statement | None = None
    only: str | None = None
    but: str | None = None

    @property
    def name(self) -> str:
        return self.table.name

    @property
    def own(self) -> ColumnElement[bool]:
        """Return the condition that a row belongs to the queue."""
        if self.only is not None:
            return self.table.c.kind == self.only
        return true() if self.but is None else self.table.c.kind != self.but

    def has(self, row: Mapping[str, Any]) -> bool:
        """Return whether a row, given by its values, belongs to the queue."""
        return self.only in (None, row.get("kind")) and (self.but is None or row.get("kind") != self.but)

    @property
    def due(self) -> Column[Any]:
        return self.table.c[self.when]

    def key_of(self, row: Row) -> tuple[Any, ...]:
        """Return the values of a row's primary key."""
        return tuple(getattr(row, column.name) for column in self.table.primary_key.columns)

    def order_of(self, row: Row) -> tuple[Any, ...]:
        """Return a sort key, which orders rows by their due times."""
        return (getattr(row, self.when), *self.key_of(row))

    @property
    def claimed_until(self) -> Column[Any]:
        return self.table.c.claimed_until


THINK = "think"  # the kind of the deadlines at which computer players move
DEADLINES = Queue(deadlines, "due", DeadlineRow, Statement.DEADLINE, but=THINK)
THOUGHTS = Queue(deadlines, "due", DeadlineRow, Statement.DEADLINE, only=THINK)
REMINDERS = Queue(turns, "remind_at", TurnRow, Statement.TURN)
NOTICES = Queue(notices, "due", NoticeRow, Statement.NOTICE)
DAYS = Queue(daily_days, "due", DayRow)
DEPARTURES = Queue(departures, "due", DepartureRow)


async def next_due(connection: AsyncConnection, queue: Queue[Any]) -> int | None:
    """Return when the next row can be claimed, in milliseconds since 1970; None if no row will be due."""
    when = case((queue.claimed_until > queue.due, queue.claimed_until), else_=queue.due)
    return await value_of(connection, select(func.min(when)).where(queue.due.is_not(None), queue.own))


async def claim(connection: AsyncConnection, queue: Queue[Row], now: int, until: int, limit: int) -> tuple[Row, ...]:
    """Claim at most `limit` due rows until the time `until`, and return them, earliest first.

    Two processes never claim the same row, because one statement finds and claims it. PostgreSQL skips rows that
    another process has locked. For SQLite, which has one writer at a time, SQLAlchemy omits FOR UPDATE.
    """
    key = tuple(queue.table.primary_key.columns)
    free = (
        select(*key)
        .where(queue.due <= now, queue.claimed_until <= now, queue.own)
        .order_by(queue.due)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    claiming = update(queue.table).where(tuple_(*key).in_(free)).values(claimed_until=until).returning(queue.table)
    return tuple(sorted(await rows_of(connection, claiming, queue.row), key=queue.order_of))


async def hand_over(connection: AsyncConnection, queue: Queue[Row], row: Row, at: int) -> bool:
    """Store that a claimed row is about to be sent. Return False if the claim was lost: then send nothing."""
    return await _in_claim(connection, queue, row, handed_at=at)


async def put_off(connection: AsyncConnection, queue: Queue[Row], row: Row, until: int) -> bool:
    """Release a claimed row and make it due at `until`. Return False if the claim was lost."""
    return await _in_claim(connection, queue, row, **{queue.when: until}, claimed_until=0)


async def _in_claim(connection: AsyncConnection, queue: Queue[Row], row: Row, **values: int) -> bool:
    """Change a claimed row. Return False if another process has claimed, changed or deleted the row."""
    columns = (*queue.table.primary_key.columns, queue.claimed_until)
    claimed = and_(*(column == getattr(row, column.name) for column in columns))
    return bool((await connection.execute(update(queue.table).where(claimed).values(values))).rowcount)


async def release(connection: AsyncConnection, queue: Queue[Any]) -> None:
    """Release all claims. Call this only when the processes that made them are gone."""
    await connection.execute(update(queue.table).where(queue.claimed_until > 0, queue.own).values(claimed_until=0))
