"""Reads and writes until when members could reach each shard, and which absence is being given back.

An absence is a time in which no member of a shard's servers could reach the bot. It begins in one statement, which
fails if another process has noted meanwhile that the shard was reached. So each absence is given back once.
"""

from math import gcd

from sqlalchemy import ColumnElement, and_, exists, func, or_, select, true, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database import insert_new
from bot.storage.due import is_of
from bot.storage.rows import ReachRow, row_of, rows_of, value_of, values_of
from bot.storage.schema import deadlines, matches, open_halves, reach
from bot.storage.shortcuts import fetch

# The kinds of deadlines until which members may act. The others are dates that members know, or concern nobody.
_OF_MEMBERS = or_(
    *(deadlines.c.kind.like(f"{kind}-%") for kind in ("turn", "vote", "empty")),
    deadlines.c.kind.in_(("proposal", "lost", "expire", "rematch", "lesson")),
)


async def reached(connection: AsyncConnection, shards: int, shard: int) -> ReachRow | None:
    """Return what is known of a shard; None: nothing, as at the first start.

    shards: how many shards the bot has. If it had another number of shards since, the servers of this shard belonged to
    some of those. Then the time counts since which one of these could not be reached.
    """
    row = await row_of(connection, select(reach).where(reach.c.shards == shards, reach.c.shard == shard), ReachRow)
    found = {} if row is None else {shards: row.reached_at}
    for other in await rows_of(connection, select(reach).where(reach.c.shards != shards), ReachRow):
        if _share_servers(other, shards, shard):
            found[other.shards] = min(other.reached_at, found.get(other.shards, other.reached_at))
    if not found:
        return None
    newest = max(found.values())
    if row is None:
        return ReachRow(shards, shard, newest)
    return ReachRow(shards, shard, newest, row.away_since, row.away_until)


_SHARDS_NOW = select(reach.c.shards).order_by(reach.c.reached_at.desc()).limit(1).scalar_subquery()
_REACHED_BY_ALL = select(func.min(reach.c.reached_at)).where(reach.c.shards == _SHARDS_NOW)


async def all_reached_until(connection: AsyncConnection) -> int | None:
    """Return until when the bot was last known to reach all its shards; None if nothing is known."""
    [[[until]]] = await fetch(connection, (_REACHED_BY_ALL, {}))
    return None if until is None else int(until)


async def begin_absence(connection: AsyncConnection, known: ReachRow, since: int, until: int) -> bool:
    """Store that the time between `since` and `until` is to be given back to the servers of a shard.

    known: what `reached` has returned. Return False if another process has noted something else since.
    """
    key = {"shards": known.shards, "shard": known.shard}
    values = {"reached_at": until, "away_since": since, "away_until": until}
    if await reached(connection, known.shards, known.shard) != known or await pending(
        connection, known.shards, known.shard
    ):
        return False
    own = and_(reach.c.shards == known.shards, reach.c.shard == known.shard)
    stored = await value_of(connection, select(reach.c.reached_at).where(own).with_for_update())
    if stored is None:
        return await insert_new(connection, reach, **key, **values)
    unchanged = update(reach).where(own, reach.c.reached_at == stored, reach.c.away_until.is_(None)).values(values)
    return stored <= known.reached_at and bool((await connection.execute(unchanged)).rowcount)


async def pending(connection: AsyncConnection, shards: int, shard: int) -> tuple[ReachRow, ...]:
    """Return the absences of a shard that are not given back completely, oldest first.

    If the bot had another number of shards since, those of shards that share a server with this one are among them.
    """
    query = select(reach).where(reach.c.away_until.is_not(None)).order_by(reach.c.away_until)
    found = await rows_of(connection, query.order_by(reach.c.shards, reach.c.shard), ReachRow)
    return tuple(row for row in found if _share_servers(row, shards, shard))


async def end_absence(connection: AsyncConnection, shards: int, shard: int, until: int) -> None:
    """Store that all matches have the time of a shard's absence. until: its end, as a newer one may have begun."""
    own = and_(reach.c.shards == shards, reach.c.shard == shard, reach.c.away_until == until)
    await connection.execute(update(reach).where(own).values(away_since=None, away_until=None))


async def open_matches(connection: AsyncConnection, shards: int, shard: int) -> tuple[str, ...]:
    """Return the open matches in the servers of a shard, those in which something is due first. 0 has private ones."""
    first = select(func.min(deadlines.c.due)).where(deadlines.c.match_id == matches.c.id).scalar_subquery()
    halves = (select(matches.c.id, first.label("due")).where(half, _of_shard(shards, shard)) for half in open_halves)
    return await values_of(connection, select(union_all(*halves).subquery()).order_by("due", "id"))


async def due_between(connection: AsyncConnection, shards: int, shard: int, since: int, until: int) -> tuple[str, ...]:
    """Return the matches in the servers of a shard in which a time of members was up after `since`, until `until`."""
    here = exists().where(matches.c.id == deadlines.c.match_id, _of_shard(shards, shard))
    within = (deadlines.c.due > since, deadlines.c.due <= until)
    found = select(deadlines.c.match_id).where(*within, _OF_MEMBERS, here).distinct()
    return await values_of(connection, found.order_by(deadlines.c.match_id))


async def set_back_to(connection: AsyncConnection, at: int) -> None:
    """Let everything since the time `at` count as an absence, unless heartbeats say until when the bot was reached.

    A backup may have been taken while the bot was stopped, so what they say is never changed.
    """
    if at and not await value_of(connection, select(func.count()).select_from(reach)):
        await insert_new(connection, reach, shards=1, shard=0, reached_at=at)


async def begin(connection: AsyncConnection, shards: int, shard: int, now: int) -> None:
    """Store until when a shard was reached of which nothing is stored.

    If a time of members is up, it ended while the bot was stopped, as in an upgrade from a version without heartbeats:
    a running bot acts at once. What should have fired before the newest change could not, so it says nothing.
    """
    here = exists().where(matches.c.id == deadlines.c.match_id, _of_shard(shards, shard))
    first = await value_of(connection, select(func.min(deadlines.c.due)).where(_OF_MEMBERS, here))
    newest = await value_of(connection, select(func.max(matches.c.updated_at)).where(_of_shard(shards, shard)))
    at = now if first is None else min(now, max(first - 1, newest or 0))
    await insert_new(connection, reach, shards=shards, shard=shard, reached_at=at)


def _share_servers(row: ReachRow, shards: int, shard: int) -> bool:
    """Return whether a server can belong to the shard of the row, and to this shard if the bot has `shards`."""
    return (row.shard - shard) % gcd(row.shards, shards) == 0


def _of_shard(shards: int, shard: int) -> ColumnElement[bool]:
    return true() if shards == 1 else is_of(matches.c.guild_id, ((shard,), shards))
