"""Reads what a member has played in a year, in one server."""

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import case, exists, func, literal_column, not_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.played import DAY, end_of, finished
from bot.storage.rows import ArchiveRow, rows_of, value_of
from bot.storage.schema import archives, dailies, left_out, matches, puzzle_tries, seats, terms

_over = matches.c.phase == literal_column("'over'")


class Span(msgspec.Struct, frozen=True):
    """A span of whole days: from when, and until when, in milliseconds since 1970. The end is no part of it."""

    begin: int
    end: int


class YearRow(msgspec.Struct, frozen=True):
    """A finished match of a member.

    Attributes:
        seat: the member's seat.
        won: None if there was nothing to win.
        outcome: how the match ended, as stored.
        terms: the match's terms, as JSON; None: the default ones.
        daily: whether it is a daily.
    """

    match_id: str
    game: str
    channel: int
    seat: int
    name: str
    score: int
    won: bool | None
    outcome: bytes
    terms: str | None
    ended_at: int
    daily: bool


class MetRow(msgspec.Struct, frozen=True):
    """Another member whom a member has played against.

    Attributes:
        met: in how many matches.
        ahead, behind: in how many of them the member had a better or a worse place than the other one.
    """

    user_id: int
    met: int
    ahead: int
    behind: int


async def matches_in(
    connection: AsyncConnection, guild: int, user: int, span: Span, *, to_others: bool
) -> tuple[YearRow, ...]:
    """Return a member's finished matches in a guild, and the dailies that the member opened there, oldest first.

    Those are left out in which the member's seat has no result, and dailies without a turn. A daily ends
    at the latest at the end of its day.
    to_others: whether other members will see them. If so, dailies that are still secret are left out.
    """
    columns = (
        matches.c.id,
        matches.c.game,
        matches.c.channel_id,
        seats.c.seat,
        seats.c.name,
        seats.c.score,
        seats.c.won,
        matches.c.outcome,
        select(terms.c.terms).where(terms.c.match_id == matches.c.id).scalar_subquery(),
        matches.c.updated_at,
    )
    here, daily = finished(*columns, guild=guild, user=user, to_others=to_others)
    rows = []
    for found in (
        here.where(matches.c.updated_at >= span.begin, matches.c.updated_at < span.end),
        daily.where(dailies.c.day >= span.begin // DAY, dailies.c.day < span.end // DAY),
    ):
        for *about, updated_at, day in await connection.execute(found):
            values: list[Any] = [*about, end_of(updated_at, day), day is not None]
            rows.append(YearRow(*values))
    return tuple(sorted(rows, key=lambda row: (row.ended_at, row.match_id)))


async def met_in(
    connection: AsyncConnection,
    guild: int,
    user: int,
    span: Span,
    most: int,
    channels: Collection[int] | None = None,
) -> tuple[MetRow, ...]:
    """Return the members against whom a member has played the most matches in a guild, at most `most`.

    Only matches count that both could win. Those are left out who asked to be left out of leaderboards, and whose data
    was deleted. Of two with equally many matches, the one who was met last comes first.

    channels: the ids of the channels whose matches count; None: those of all channels.
    """
    own, other = seats.alias("own"), seats.alias("other")
    met = func.count().label("met")
    found = (
        select(
            other.c.user_id,
            met,
            func.sum(case((own.c.place < other.c.place, 1), else_=0)).label("ahead"),
            func.sum(case((own.c.place > other.c.place, 1), else_=0)).label("behind"),
        )
        .select_from(own.join(matches, matches.c.id == own.c.match_id).join(other, other.c.match_id == own.c.match_id))
        .where(own.c.user_id == user, matches.c.guild_id == guild, _over)
        .where(matches.c.updated_at >= span.begin, matches.c.updated_at < span.end)
        .where(own.c.won.is_not(None), other.c.won.is_not(None))
        .where(other.c.user_id > 0, other.c.user_id != user)
        .where(not_(exists().where(left_out.c.user_id == other.c.user_id)))
        .group_by(other.c.user_id)
        .order_by(met.desc(), func.max(matches.c.updated_at).desc(), other.c.user_id)
        .limit(most)
    )
    if channels is not None:
        found = found.where(matches.c.channel_id.in_(channels))
    return await rows_of(connection, found, MetRow)


async def newest_name(connection: AsyncConnection, guild: int, user: int) -> str:
    """Return the name under which a member has last played in a guild; "" if they never have."""
    found = select(seats.c.name).join(matches, matches.c.id == seats.c.match_id)
    found = found.where(seats.c.user_id == user, matches.c.guild_id == guild)
    return await value_of(connection, found.order_by(matches.c.updated_at.desc(), matches.c.id).limit(1)) or ""


async def archives_of(connection: AsyncConnection, ids: tuple[str, ...]) -> tuple[ArchiveRow, ...]:
    """Return the archives of these matches, as far as they have one."""
    return await rows_of(connection, select(archives).where(archives.c.match_id.in_(ids)), ArchiveRow)


async def puzzles_solved(connection: AsyncConnection, user: int, span: Span) -> int:
    """Return how many puzzles a member has solved among those that they opened in this time, in all servers."""
    own = select(func.count()).select_from(puzzle_tries).where(puzzle_tries.c.user_id == user, puzzle_tries.c.solved)
    return await value_of(connection, own.where(puzzle_tries.c.at >= span.begin, puzzle_tries.c.at < span.end)) or 0
