"""Queues: tables whose rows become due. A process claims a row before it acts on the row.

A claim has an end. If the process has not dealt with the row by then, it has probably crashed: the row is due again.
Before that, the process may renew its claim, which then has another end. By the end a process knows its own claim.

Several processes of one bot take the rows of servers of their own shards first. A row that is `LATE` belongs to a shard
that nobody serves now, so each of them may take it. Rows with the time of a member wait until the member can reach the
bot (`bot.sessions.time.reach`): only the process of the member's shard takes them.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any, Generic, TypeVar

import msgspec
from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Select,
    Table,
    Update,
    and_,
    bindparam,
    case,
    cast,
    delete,
    func,
    insert,
    literal_column,
    or_,
    select,
    true,
    tuple_,
    update,
)
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import UpdateBase

from bot.storage.champion_rows import ChampionLookRow
from bot.storage.database import insert_new
from bot.storage.league_rows import LeagueRow
from bot.storage.rows import DayRow, DeadlineRow, DepartureRow, NoticeRow, TurnRow, rows_of, value_of
from bot.storage.schema import champion_looks, daily_days, deadlines, departures, leagues, matches, notices, turns
from bot.storage.shortcuts import fetch
from bot.storage.writes import Statement

Row = TypeVar("Row", bound=msgspec.Struct)

LATE = 60_000  # milliseconds after which any process may take a row
AT_ONCE = 1_000  # the most claims that one statement renews
# The numbers of a process's shards, and how many shards the bot has. None: the process is alone.
Shards = tuple[tuple[int, ...], int] | None
# Ends of claims, in milliseconds since 1970. If the answer to a renewal was lost, a claim has the new end or the old.
Ends = Collection[int]


@dataclass(frozen=True, eq=False)
class Queue(Generic[Row]):
    """A table whose rows become due.

    Attributes:
        when: the name of the column with the due time. A row with NULL there is never due.
        row: the type of the table's rows.
        statement: the statement in `bot.storage.writes` that writes these rows; None if other code writes them.
        only: the kind of the rows that belong to the queue; None: all rows belong to it.
        but: the kind of the rows that do not belong to the queue; None: there is no such kind.
        guild: the server that a row concerns. None: rows concern all servers, so each process may take them at once.
    """

    table: Table
    when: str
    row: type[Row]
    statement: Statement | None = None
    only: str | None = None
    but: str | None = None
    guild: ColumnElement[int] | None = None

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
SILENT = "silent"  # the kind of the deadlines at which a timer looks whether a member does not answer
_of_match = select(matches.c.guild_id).where(matches.c.id == deadlines.c.match_id).scalar_subquery()
# Only PostgreSQL, where there can be several processes, reads this.
_of_notice = cast(func.jsonb_extract_path_text(cast(notices.c.notice, JSONB), "guild"), BigInteger)
DEADLINES = Queue(deadlines, "due", DeadlineRow, Statement.DEADLINE, but=THINK, guild=_of_match)
THOUGHTS = Queue(deadlines, "due", DeadlineRow, Statement.DEADLINE, only=THINK, guild=_of_match)
REMINDERS = Queue(turns, "remind_at", TurnRow, Statement.TURN, guild=turns.c.guild_id)
NOTICES = Queue(notices, "due", NoticeRow, Statement.NOTICE, guild=_of_notice)
DAYS = Queue(daily_days, "due", DayRow)
DEPARTURES = Queue(departures, "due", DepartureRow, guild=departures.c.guild_id)
LEAGUES = Queue(leagues, "due", LeagueRow, guild=leagues.c.guild_id)
CHAMPIONS = Queue(champion_looks, "due", ChampionLookRow, guild=champion_looks.c.guild_id)


def is_of(guild: ColumnElement[int], shards: tuple[tuple[int, ...], int]) -> ColumnElement[bool]:
    """Return the condition that a server is one of these shards'."""
    numbers, count = shards
    return guild.op(">>")(literal_column("22")).op("%")(literal_column(str(count))).in_(numbers)


def _late(queue: Queue[Any], shards: Shards) -> ColumnElement[int]:
    """Return how many milliseconds a process waits with a row after its time: 0 with a row of its own shards."""
    if shards is None or queue.guild is None:
        return literal_column("0")
    return case((is_of(queue.guild, shards), literal_column("0")), else_=literal_column(str(LATE)))


def _of_shards(queue: Queue[Any], shards: Shards) -> ColumnElement[bool]:
    """Return the condition that a row is about a server of these shards."""
    return true() if shards is None or queue.guild is None else is_of(queue.guild, shards)


async def next_due(
    connection: AsyncConnection,
    queue: Queue[Any],
    shards: Shards = None,
    before: int | None = None,
    only: Shards = None,
    after: int | None = None,
) -> int | None:
    """Return when the next row can be claimed, in milliseconds since 1970; None if no row will be due.

    shards: of the process that asks.
    before: look only at rows that are due before this time, which an index finds.
    only: look only at rows about servers of these shards.
    after: look only at rows that are due after this time.
    """
    wanted = _next_due(queue, shards, before is not None, only, after is not None)
    bounds = {"before": before, "after": after}
    [[[due]]] = await fetch(connection, (wanted, {name: at for name, at in bounds.items() if at is not None}))
    return due  # type: ignore[no-any-return]  # rows are untyped


@cache
def _next_due(queue: Queue[Any], shards: Shards, is_bounded: bool, only: Shards, is_later: bool) -> Select[Any]:
    due = queue.due if shards is None else queue.due + _late(queue, shards)
    when = case((queue.claimed_until > due, queue.claimed_until), else_=due)
    wanted = select(func.min(when)).where(queue.due.is_not(None), queue.own, _of_shards(queue, only))
    if is_later:
        wanted = wanted.where(queue.due > bindparam("after", None))
    return wanted.where(queue.due < bindparam("before", None)) if is_bounded else wanted


async def claim(
    connection: AsyncConnection,
    queue: Queue[Row],
    now: int,
    until: int,
    limit: int,
    shards: Shards = None,
    only: Shards = None,
) -> tuple[Row, ...]:
    """Claim at most `limit` due rows until the time `until`, and return them, earliest first.

    Two processes never claim the same row, because one statement finds and claims it. PostgreSQL skips rows that
    another process has locked. For SQLite, which has one writer at a time, SQLAlchemy omits FOR UPDATE. A damaged index
    may lead the statement to rows that are not due: these are not returned.

    shards: of the process that claims.
    only: claim only rows about servers of these shards.
    """
    asked = {"now": now, "until": until, "most": limit} | ({} if shards is None else {"late": now - LATE})
    claimed = await rows_of(connection, _claim(queue, shards, only), queue.row, **asked)
    due = [row for row in claimed if (at := getattr(row, queue.when)) is not None and at <= now]
    return tuple(sorted(due, key=queue.order_of))


@cache
def _claim(queue: Queue[Any], shards: Shards, only: Shards) -> UpdateBase:
    key, now = tuple(queue.table.primary_key.columns), bindparam("now", type_=BigInteger)
    ready = [queue.due <= now, queue.claimed_until <= now, queue.own, _of_shards(queue, only)]
    if shards is not None:
        ready.append(or_(queue.due <= bindparam("late", type_=BigInteger), queue.due <= now - _late(queue, shards)))
    free = select(*key).where(*ready).order_by(queue.due).limit(bindparam("most", type_=BigInteger))
    free = free.with_for_update(skip_locked=True, of=queue.table)
    claiming = update(queue.table).where(tuple_(*key).in_(free)).values(claimed_until=bindparam("until"))
    return claiming.returning(queue.table)


async def renew(
    connection: AsyncConnection, queue: Queue[Row], claims: Iterable[tuple[tuple[Any, ...], Ends]], until: int
) -> None:
    """Let claims end at `until`. Rows that another process has claimed, changed or deleted stay as they are.

    claims: the primary keys of the claimed rows, each with the ends that its claim may have.
    """
    columns, ends = (*queue.table.primary_key.columns, queue.claimed_until), iter(claims)
    while some := [(*key, end) for key, known in islice(ends, AT_ONCE) for end in known]:
        await connection.execute(update(queue.table).where(tuple_(*columns).in_(some)).values(claimed_until=until))


async def hand_over(
    connection: AsyncConnection, queue: Queue[Row], row: Row, at: int, to: str, ends: Ends = ()
) -> bool:
    """Store that a claimed row is about to be sent. Return False if the claim was lost: then send nothing.

    to: the places in which it may stand from now on. ends: the ends that the claim may have now, if it was renewed.
    """
    return await _in_claim(connection, queue, row, ends, handed_at=at, handed_to=to)


async def is_handed_over(connection: AsyncConnection, queue: Queue[Row], row: Row) -> bool:
    """Return whether the bot has begun to send the message of a row, with an unknown result."""
    return await value_of(connection, select(queue.table.c.handed_at).where(_this(queue, row))) is not None


async def put_off(connection: AsyncConnection, queue: Queue[Row], row: Row, until: int, ends: Ends = ()) -> bool:
    """Release a claimed row and make it due at `until`. Return False if the claim was lost. ends: as in `hand_over`."""
    return await _in_claim(connection, queue, row, ends, **{queue.when: until}, claimed_until=0)


async def _in_claim(connection: AsyncConnection, queue: Queue[Row], row: Row, ends: Ends, **values: int | str) -> bool:
    """Change a claimed row. Return False if another process has claimed, changed or deleted the row."""
    claimed = queue.claimed_until.in_(ends or (getattr(row, queue.claimed_until.name),))
    return bool(
        (await connection.execute(update(queue.table).where(_this(queue, row), claimed).values(values))).rowcount
    )


def _this(queue: Queue[Row], row: Row) -> ColumnElement[bool]:
    return and_(*(column == getattr(row, column.name) for column in queue.table.primary_key.columns))


async def release(connection: AsyncConnection, queue: Queue[Any]) -> None:
    """Release all claims. Call this only when the processes that made them are gone."""
    await connection.execute(_release(queue))


@cache
def _release(queue: Queue[Any]) -> Update:
    return update(queue.table).where(queue.claimed_until > 0, queue.own).values(claimed_until=0)


async def add_notice(connection: AsyncConnection, row: NoticeRow) -> None:
    """Store a notice that no change makes, unless there is one with its id."""
    await insert_new(connection, notices, **msgspec.structs.asdict(row))


async def set_notice(connection: AsyncConnection, row: NoticeRow) -> None:
    """Store a notice that no change makes, in place of the one with its id."""
    await connection.execute(delete(notices).where(notices.c.id == row.id))
    await connection.execute(insert(notices).values(msgspec.structs.asdict(row)))
