"""Everything that is ever written, as plain functions from values to rows of one transaction.

A transaction is a tuple of `Write`s. The writer sorts the rows of a whole batch by `Statement`, in the order of its
members. So each statement runs once over many rows, which is where group commit gets its speed from.
"""

from collections.abc import Iterable, Mapping
from enum import IntEnum
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import and_, bindparam, case, delete, insert, null, true, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import UpdateBase

from bot.storage import honour_statements
from bot.storage.rows import ArchiveRow, DeadlineRow, LogRow, MatchRow, NoticeRow, SeatRow, TurnRow
from bot.storage.schema import (
    archives,
    daily_places,
    deadlines,
    guilds,
    log,
    matches,
    members,
    notices,
    rating_changes,
    seats,
    terms,
    turns,
)
from bot.storage.upserts import upsert_of


class Statement(IntEnum):
    """The statements, in the order in which a batch runs them: parents before children."""

    DROP_DEADLINES = 0
    DROP_DEADLINE = 1
    NEW_MATCH = 2
    MATCH = 3
    BOARD = 4
    DROP_SEATS = 5
    SEAT = 6
    LOG = 7
    THIN_LOG = 8
    FEAT = 9
    DEADLINE = 10
    GUILD = 11
    MEMBER = 12
    PLACE = 13
    ARCHIVE = 14
    DROP_TURNS = 15
    DROP_TURN = 16
    TURN = 17
    TERMS = 18
    NOTICE = 19
    HONOUR_BOARD = 20
    HONOUR_BEST = 21
    HONOUR_SUM = 22
    HONOUR_NEWEST = 23
    RATING = 24
    RATING_CHANGE = 25
    SEASON = 26
    DAILY_COUNTED = 27


class Write(NamedTuple):
    """One row for one statement."""

    statement: Statement
    values: Mapping[str, Any]


Writes = tuple[Write, ...]

# The columns that a step may change. The others are set when the match is opened, or belong to the board.
_CHANGING = (
    "phase", "host_id", "options", "seed", "rules_version", "version", "state", "outcome", "board_told", "updated_at",
)  # fmt: skip


def open_match(match: MatchRow, seated: Iterable[SeatRow], entries: Iterable[LogRow]) -> Writes:
    """Return the writes of a new match with its first log entries."""
    return (
        Write(Statement.NEW_MATCH, msgspec.structs.asdict(match)),
        *(Write(Statement.SEAT, msgspec.structs.asdict(seat)) for seat in seated),
        *(Write(Statement.LOG, msgspec.structs.asdict(entry)) for entry in entries),
    )


def step(match: MatchRow, entries: Iterable[LogRow]) -> Writes:
    """Return the writes of a change: its log entries, and the match as it is after the last one.

    The log's primary key (match, version) is the version check: a decision on an old version finds its key taken.
    """
    changed = {name: getattr(match, name) for name in _CHANGING}
    return (
        Write(Statement.MATCH, {"key": match.id, **changed}),
        *(Write(Statement.LOG, msgspec.structs.asdict(entry)) for entry in entries),
    )


def seat_members(match_id: str, seated: Iterable[SeatRow]) -> Writes:
    """Return the writes that replace all seats of a match."""
    return (
        Write(Statement.DROP_SEATS, {"key": match_id}),
        *(Write(Statement.SEAT, msgspec.structs.asdict(seat)) for seat in seated),
    )


def archive(row: ArchiveRow, newest: int) -> Writes:
    """Return the writes that replace a finished match's log, below its newest version, by its archive."""
    return (
        Write(Statement.ARCHIVE, msgspec.structs.asdict(row)),
        Write(Statement.THIN_LOG, {"key": row.match_id, "below": newest}),
    )


def show_board(match: MatchRow) -> Writes:
    """Return the write of what the board message shows. Nothing else of the match is written."""
    values = msgspec.structs.asdict(match)
    board = {name: value for name, value in values.items() if name.startswith("board_")}
    return (Write(Statement.BOARD, {"key": match.id, **board}),)


def drop_deadline(match_id: str, kind: str) -> Writes:
    """Return the write that deletes a match's deadline of one kind."""
    return (Write(Statement.DROP_DEADLINE, {"key": match_id, "key_kind": kind}),)


def set_deadline(row: DeadlineRow) -> Writes:
    """Return the write of a deadline, which replaces the one of the same kind."""
    return (Write(Statement.DEADLINE, msgspec.structs.asdict(row)),)


def forget_waiting(match_id: str) -> Writes:
    """Return the writes that delete all deadlines and turns of a match."""
    return (Write(Statement.DROP_DEADLINES, {"key": match_id}), Write(Statement.DROP_TURNS, {"key": match_id}))


def set_turn(row: TurnRow) -> Writes:
    """Return the write of a turn, which replaces the seat's turn before.

    While the turn is the same one, its count of reminders and whether it is muted stay.
    """
    return (Write(Statement.TURN, msgspec.structs.asdict(row)),)


def drop_turn(match_id: str, seat: int) -> Writes:
    """Return the write that deletes a seat's turn."""
    return (Write(Statement.DROP_TURN, {"key": match_id, "key_seat": seat}),)


def set_terms(match_id: str, json: str) -> Writes:
    """Return the write of a match's terms. json: of `bot.sessions.pace.Terms`."""
    return (Write(Statement.TERMS, {"match_id": match_id, "terms": json}),)


def say(row: NoticeRow) -> Writes:
    """Return the write of a notice, to be sent when it is due."""
    return (Write(Statement.NOTICE, msgspec.structs.asdict(row)),)


def set_place(match_id: str, channel: int) -> Writes:
    """Return the write that moves a match into another channel."""
    return (Write(Statement.PLACE, {"key": match_id, "channel_id": channel}),)


def set_guild(guild: int, settings: str) -> Writes:
    """Return the write of a server's settings. settings: JSON."""
    return (Write(Statement.GUILD, {"guild_id": guild, "settings": settings}),)


def set_member(user: int, settings: str) -> Writes:
    """Return the write of a member's settings. settings: JSON."""
    return (Write(Statement.MEMBER, {"user_id": user, "settings": settings}),)


async def try_out(connection: AsyncConnection) -> None:
    """Write a row and delete it again, in one transaction: this fails where a move would.

    An empty transaction writes nothing, and SQLite leaves out an UPDATE to the same value, so both succeed on a full
    disk.
    """
    nobody = -1
    await connection.execute(insert(members).values(user_id=nobody, settings="{}"))
    await connection.execute(delete(members).where(members.c.user_id == nobody))


def statements(dialect: str) -> Mapping[Statement, UpdateBase]:
    """Return the statements for "sqlite" or "postgresql". Their values are parameters, named as in the rows."""
    upsert = upsert_of(dialect)
    guild = upsert(guilds)
    member = upsert(members)
    deadline, turn, agreed = upsert(deadlines), upsert(turns), upsert(terms)
    kept = upsert(archives)
    this_match = matches.c.id == bindparam("key")
    same = [turns.c[name] == turn.excluded[name] for name in ("user_id", "since")]
    goes_on = and_(turns.c.to_move, turn.excluded.to_move, *same)
    return {
        Statement.DROP_DEADLINE: delete(deadlines).where(
            deadlines.c.match_id == bindparam("key"), deadlines.c.kind == bindparam("key_kind")
        ),
        Statement.NEW_MATCH: insert(matches),
        Statement.MATCH: update(matches).where(this_match),
        Statement.BOARD: update(matches).where(this_match),
        Statement.DROP_SEATS: delete(seats).where(seats.c.match_id == bindparam("key")),
        Statement.SEAT: insert(seats),
        Statement.LOG: insert(log),
        Statement.THIN_LOG: delete(log).where(log.c.match_id == bindparam("key"), log.c.version < bindparam("below")),
        Statement.ARCHIVE: kept.on_conflict_do_update(
            index_elements=[archives.c.match_id],
            set_={name: kept.excluded[name] for name in ("format", "entries")},
        ),
        Statement.DEADLINE: deadline.on_conflict_do_update(
            index_elements=list(deadlines.primary_key.columns),
            set_={name: deadline.excluded[name] for name in ("version", "due", "claimed_until")},
        ),
        Statement.GUILD: guild.on_conflict_do_update(
            index_elements=[guilds.c.guild_id], set_={"settings": guild.excluded.settings}
        ),
        Statement.MEMBER: member.on_conflict_do_update(
            index_elements=[members.c.user_id], set_={"settings": member.excluded.settings}
        ),
        Statement.PLACE: update(matches).where(this_match),
        Statement.DROP_DEADLINES: delete(deadlines).where(deadlines.c.match_id == bindparam("key")),
        Statement.DROP_TURNS: delete(turns).where(turns.c.match_id == bindparam("key")),
        Statement.DROP_TURN: delete(turns).where(
            turns.c.match_id == bindparam("key"), turns.c.seat == bindparam("key_seat")
        ),
        Statement.TURN: turn.on_conflict_do_update(
            index_elements=list(turns.primary_key.columns),
            set_={column.name: turn.excluded[column.name] for column in turns.c if not column.primary_key}
            | {
                "reminded": case((goes_on, turns.c.reminded), else_=turn.excluded.reminded),
                "muted": case((goes_on, turns.c.muted), else_=turn.excluded.muted),
                "remind_at": case((and_(goes_on, turns.c.muted), null()), else_=turn.excluded.remind_at),
            },
        ),
        Statement.TERMS: agreed.on_conflict_do_update(
            index_elements=[terms.c.match_id], set_={"terms": agreed.excluded.terms}
        ),
        Statement.NOTICE: insert(notices),
        Statement.FEAT: honour_statements.feat(upsert),
        Statement.HONOUR_BOARD: honour_statements.board(upsert),
        Statement.HONOUR_BEST: honour_statements.best_line(upsert),
        Statement.HONOUR_SUM: honour_statements.sum_line(upsert),
        Statement.HONOUR_NEWEST: honour_statements.newest_line(upsert),
        Statement.RATING: honour_statements.rating(upsert),
        Statement.RATING_CHANGE: insert(rating_changes),
        Statement.SEASON: honour_statements.season(upsert),
        Statement.DAILY_COUNTED: update(daily_places)
        .where(
            daily_places.c.day == bindparam("key_day"),
            daily_places.c.game == bindparam("key_game"),
            daily_places.c.guild_id == bindparam("key_guild"),
            daily_places.c.user_id == bindparam("key_user"),
        )
        .values(counted=true()),
    }
