"""Everything that is ever written, as plain functions from values to rows of one transaction.

A transaction is a tuple of `Write`s. The writer sorts those of a whole batch by statement (`Into`, in the order of its
members), so that each statement runs once over many rows: that is where group commit gets its speed from.
"""

from collections.abc import Iterable, Mapping
from enum import IntEnum
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import bindparam, delete, insert, null, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import UpdateBase

from bot.storage.rows import DeadlineRow, LogRow, MatchRow, ScoreRow, SeatRow
from bot.storage.schema import deadlines, guilds, log, matches, members, scores, seats


class Into(IntEnum):
    """The statements, in the order in which a batch runs them: parents before children."""

    DROP_DEADLINE = 1
    NEW_MATCH = 2
    MATCH = 3
    BOARD = 4
    DROP_SEATS = 5
    SEAT = 6
    LOG = 7
    THIN_LOG = 8
    SCORE = 9
    DEADLINE = 10
    GUILD = 11
    MEMBER = 12


class Write(NamedTuple):
    """One row for one statement."""

    into: Into
    values: Mapping[str, Any]


Writes = tuple[Write, ...]

# What a step may change of a match; the rest is settled when it is opened, or belongs to the board.
_CHANGING = ("phase", "host_id", "seed", "rules_version", "version", "state", "outcome", "board_told", "updated_at")


def open_match(match: MatchRow, seated: Iterable[SeatRow], entry: LogRow, due: Iterable[DeadlineRow]) -> Writes:
    """A new match with its first log entry and its deadlines."""
    return (
        Write(Into.NEW_MATCH, msgspec.structs.asdict(match)),
        *(Write(Into.SEAT, msgspec.structs.asdict(seat)) for seat in seated),
        Write(Into.LOG, msgspec.structs.asdict(entry)),
        *(Write(Into.DEADLINE, msgspec.structs.asdict(row)) for row in due),
    )


def step(match: MatchRow, entry: LogRow) -> Writes:
    """A change of a match: the log entry and the snapshot that equals it.

    The log's primary key (match, version) is the version check: who decided on an old version finds the place taken.
    """
    changed = {name: getattr(match, name) for name in _CHANGING}
    return (
        Write(Into.MATCH, {"key": match.id, **changed}),
        Write(Into.LOG, msgspec.structs.asdict(entry)),
    )


def seat_members(match_id: str, seated: Iterable[SeatRow]) -> Writes:
    """The seats as they are now, in place of those before."""
    return (
        Write(Into.DROP_SEATS, {"key": match_id}),
        *(Write(Into.SEAT, msgspec.structs.asdict(seat)) for seat in seated),
    )


def honour(rows: Iterable[ScoreRow]) -> Writes:
    """Scores of a finished match; only a member's best stays, of equal ones the first."""
    return tuple(Write(Into.SCORE, msgspec.structs.asdict(row)) for row in rows)


def thin_log(match_id: str, below: int) -> Writes:
    """Forget the states of a match that is over; moves and events stay."""
    return (Write(Into.THIN_LOG, {"key": match_id, "below": below}),)


def show_board(match: MatchRow) -> Writes:
    """What the message in the channel shows; nothing else of the row is written."""
    values = msgspec.structs.asdict(match)
    board = {name: value for name, value in values.items() if name.startswith("board_")}
    return (Write(Into.BOARD, {"key": match.id, **board}),)


def drop_deadline(match_id: str, kind: str) -> Writes:
    return (Write(Into.DROP_DEADLINE, {"key": match_id, "key_kind": kind}),)


def set_guild(guild: int, settings: str) -> Writes:
    """settings: JSON."""
    return (Write(Into.GUILD, {"guild_id": guild, "settings": settings}),)


def set_member(user: int, settings: str) -> Writes:
    """settings: JSON."""
    return (Write(Into.MEMBER, {"user_id": user, "settings": settings}),)


async def try_out(connection: AsyncConnection) -> None:
    """Write something and take it away again, in one transaction: this fails where a move would.

    An empty transaction writes nothing, and SQLite leaves out an UPDATE to the same value: both succeed on a full disk.
    """
    nobody = -1
    await connection.execute(insert(members).values(user_id=nobody, settings="{}"))
    await connection.execute(delete(members).where(members.c.user_id == nobody))


def statements(dialect: str) -> Mapping[Into, UpdateBase]:
    """The statements for "sqlite" or "postgresql"; all their values are parameters, named as in the rows."""
    # the one difference between the dialects: whose `insert` knows ON CONFLICT (spelt alike in both)
    upsert = sqlite.insert if dialect == "sqlite" else postgresql.insert
    score = upsert(scores)
    guild = upsert(guilds)
    member = upsert(members)
    best = ("name", "score", "total", "turns", "undos", "match_id", "ended_at")
    this_match = matches.c.id == bindparam("key")
    return {
        Into.DROP_DEADLINE: delete(deadlines).where(
            deadlines.c.match_id == bindparam("key"), deadlines.c.kind == bindparam("key_kind")
        ),
        Into.NEW_MATCH: insert(matches),
        Into.MATCH: update(matches).where(this_match),
        Into.BOARD: update(matches).where(this_match),
        Into.DROP_SEATS: delete(seats).where(seats.c.match_id == bindparam("key")),
        Into.SEAT: insert(seats),
        Into.LOG: insert(log),
        Into.THIN_LOG: update(log)
        .where(log.c.match_id == bindparam("key"), log.c.version < bindparam("below"))
        .values(state=null()),
        Into.SCORE: score.on_conflict_do_update(
            index_elements=list(scores.primary_key.columns),
            set_={name: score.excluded[name] for name in best},
            where=score.excluded.score > scores.c.score,
        ),
        Into.DEADLINE: insert(deadlines),
        Into.GUILD: guild.on_conflict_do_update(
            index_elements=[guilds.c.guild_id], set_={"settings": guild.excluded.settings}
        ),
        Into.MEMBER: member.on_conflict_do_update(
            index_elements=[members.c.user_id], set_={"settings": member.excluded.settings}
        ),
    }
