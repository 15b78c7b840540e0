"""What is read and noted for turns that wait: whose they are, when to remind, what is to be said.

Plain functions on a connection, as in `bot.storage.reads`. Those that write say so; they run in a transaction of their
own (`Store.run`), because what they write depends on what they find.
"""

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    CompoundSelect,
    Insert,
    Select,
    and_,
    case,
    delete,
    exists,
    insert,
    literal,
    not_,
    null,
    or_,
    select,
    union_all,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.rows import NoticeRow, TurnRow, WaitingRow
from bot.storage.schema import is_open, matches, members, notices, seats, terms, troubles, turns
from bot.storage.upserts import insert_new


def waiting_query(user: int, guild: int | None) -> Select[Any]:
    """The query of `waiting`, on its own for who wants to see how the database goes about it."""
    own, moving = turns.alias("own"), turns.alias("moving")
    where = [own.c.user_id == user, moving.c.to_move, or_(~own.c.to_move, moving.c.seat == own.c.seat)]
    if guild is not None:
        where.append(own.c.guild_id == guild)
    return (
        select(
            matches.c.id.label("match_id"),
            matches.c.game,
            matches.c.guild_id,
            matches.c.channel_id,
            matches.c.board_channel_id,
            matches.c.board_message_id,
            own.c.to_move.label("mine"),
            seats.c.user_id,
            seats.c.name,
            moving.c.at,
            moving.c.due,
            terms.c.terms,
        )
        .select_from(own)
        .join(moving, moving.c.match_id == own.c.match_id)
        .join(matches, matches.c.id == own.c.match_id)
        .join(seats, and_(seats.c.match_id == moving.c.match_id, seats.c.seat == moving.c.seat))
        .outerjoin(terms, terms.c.match_id == own.c.match_id)
        .where(*where)
        .order_by(moving.c.at, moving.c.match_id, moving.c.seat)
    )


async def waiting(connection: AsyncConnection, user: int, guild: int | None) -> tuple[WaitingRow, ...]:
    """Every seat whose turn keeps a match of this member's waiting, the longest waiting first. Where the member is to
    move, only the member's own seat. guild: in this one alone.
    """
    found = await connection.execute(waiting_query(user, guild))
    return tuple(WaitingRow(**row) for row in found.mappings())


async def without_turns(connection: AsyncConnection) -> tuple[str, ...]:
    """Matches in play that have no rows in `turns`: they began before there were any. Private ones never have."""
    missing = ~exists().where(turns.c.match_id == matches.c.id)
    found = await connection.execute(_open(matches.c.phase == "playing", matches.c.channel_id != 0, missing))
    return tuple(found.scalars())


async def open_in(
    connection: AsyncConnection, guild: int, channel: int | None = None, user: int | None = None
) -> tuple[str, ...]:
    """The open matches of a guild; only those of a channel, only those in which a user sits."""
    wanted = [matches.c.guild_id == guild]
    if channel is not None:
        wanted.append(matches.c.channel_id == channel)
    if user is not None:
        seated = exists().where(seats.c.match_id == matches.c.id, seats.c.user_id == user, seats.c.present)
        wanted.append(seated)
    return tuple(sorted((await connection.execute(_open(*wanted))).scalars()))


async def playing(connection: AsyncConnection, user: int) -> tuple[str, ...]:
    """The matches in play in which a user sits, or owns a seat that somebody else plays."""
    seated = select(turns.c.match_id).where(turns.c.user_id == user)
    # an owner's id stands in the JSON of the terms; there are few of these rows, and the sessions look closer
    owned = select(terms.c.match_id).where(terms.c.terms.contains(f'"owner":{user}'))
    return tuple((await connection.execute(seated.union(owned))).scalars())


async def seats_in(connection: AsyncConnection, guild: int, user: int) -> tuple[str, ...]:
    """The open matches of a guild in which a user sits, or owns a seat that somebody else plays."""
    here = select(matches.c.id).where(matches.c.id.in_(await playing(connection, user)), matches.c.guild_id == guild)
    owned = (await connection.execute(here)).scalars()
    return tuple(sorted({*await open_in(connection, guild, None, user), *owned}))


async def with_terms_like(connection: AsyncConnection, part: str) -> tuple[str, ...]:
    """The matches in whose terms, which are JSON, this stands. There are few rows; the sessions look closer."""
    return tuple((await connection.execute(select(terms.c.match_id).where(terms.c.terms.contains(part)))).scalars())


async def guilds_in_play(connection: AsyncConnection) -> tuple[int, ...]:
    """The guilds that have an open match; private ones belong to none."""
    found = await connection.execute(_open(matches.c.guild_id != 0, column=matches.c.guild_id))
    return tuple(sorted(set(found.scalars())))


def _open(*wanted: ColumnElement[bool], column: ColumnElement[Any] = matches.c.id) -> CompoundSelect[Any]:
    """Of the open matches. Asked for in two halves, each of which is just what one of the indexes of open matches has:
    so the many that are over are not looked at.
    """
    halves = (matches.c.solo, not_(matches.c.solo))
    return union_all(*(select(column).where(is_open, half, *wanted) for half in halves))


async def settings_of(connection: AsyncConnection, users: Sequence[int]) -> dict[int, str]:
    """What these members have set, as JSON; nobody who has set nothing."""
    found = await connection.execute(select(members).where(members.c.user_id.in_(users)))
    return {row["user_id"]: row["settings"] for row in found.mappings()}


async def change_settings(connection: AsyncConnection, user: int, change: Callable[[str], str]) -> None:
    """Writes. What a member has set, as `change` makes it of what is kept; of who has set nothing, nothing."""
    own = members.c.user_id == user
    kept = (await connection.execute(select(members.c.settings).where(own))).scalar_one_or_none()
    if kept is not None:
        await connection.execute(update(members).where(own).values(settings=change(kept)))


async def turns_of(connection: AsyncConnection, user: int) -> tuple[TurnRow, ...]:
    """The turns that are a member's."""
    found = await connection.execute(select(turns).where(turns.c.user_id == user, turns.c.to_move))
    return tuple(TurnRow(**row) for row in found.mappings())


# -- reminders -------------------------------------------------------------------------------------------------------


async def plan_reminder(
    connection: AsyncConnection,
    turn: TurnRow,
    remind_at: int | None,
    *,
    reminded: int | None = None,
    attempts: int = 0,
    handed_at: int | None = None,
) -> None:
    """Writes. When to remind of a turn next (None: no more), unless that turn is over, or was muted meanwhile.

    handed_at: since when Discord may have that reminder; None: it has it not.
    """
    at = case((turns.c.muted, null()), else_=literal(remind_at, BigInteger))
    values: dict[str, Any] = {"remind_at": at, "attempts": attempts, "claimed_until": 0, "handed_at": handed_at}
    if reminded is not None:
        values["reminded"] = reminded
    await connection.execute(update(turns).where(_this_turn(turn.match_id, turn.seat, turn.since)).values(values))


async def mute(connection: AsyncConnection, match_id: str, seat: int, since: int) -> None:
    """Writes. No more reminders of this turn."""
    muting = update(turns).where(_this_turn(match_id, seat, since))
    values = {"muted": True, "remind_at": None, "attempts": 0, "claimed_until": 0, "handed_at": None}
    await connection.execute(muting.values(values))


def _this_turn(match_id: str, seat: int, since: int) -> Any:
    return and_(turns.c.match_id == match_id, turns.c.seat == seat, turns.c.to_move, turns.c.since == since)


# -- notices ---------------------------------------------------------------------------------------------------------


async def drop_notice(connection: AsyncConnection, notice_id: str) -> None:
    """Writes. It is said, or need not be said any more."""
    await connection.execute(delete(notices).where(notices.c.id == notice_id))


async def put_off_notice(
    connection: AsyncConnection, notice_id: str, due: int, attempts: int, handed_at: int | None
) -> None:
    """Writes. It is tried again then. handed_at: since when Discord may have it; None: it has it not."""
    later = update(notices).where(notices.c.id == notice_id)
    await connection.execute(later.values(due=due, attempts=attempts, claimed_until=0, handed_at=handed_at))


async def say_instead(connection: AsyncConnection, notice_id: str, notice: NoticeRow) -> None:
    """Writes. A notice in the place of another; done twice, it is there once."""
    if (await connection.execute(delete(notices).where(notices.c.id == notice_id))).rowcount:
        await connection.execute(_new_notice(notice))


async def note_trouble(connection: AsyncConnection, guild: int, channel: int, notice: NoticeRow) -> None:
    """Writes. Tell the owner that nothing can be posted there, unless that was told already."""
    if await insert_new(connection, troubles, guild_id=guild, channel_id=channel, told_at=notice.due):
        await connection.execute(_new_notice(notice))


def _new_notice(row: NoticeRow) -> Insert:
    return insert(notices).values(id=row.id, notice=row.notice, due=row.due, attempts=0, claimed_until=0)


async def clear_trouble(connection: AsyncConnection, guild: int, channel: int) -> None:
    """Writes. Something was posted there: should it fail again, that is news."""
    await connection.execute(delete(troubles).where(troubles.c.guild_id == guild, troubles.c.channel_id == channel))
