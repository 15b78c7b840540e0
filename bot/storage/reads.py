"""Everything that is read, as plain functions on a connection. They return values, never SQLAlchemy's rows."""

from sqlalchemy import and_, delete, func, not_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.rows import ArchiveRow, DeadlineRow, LogRow, MatchRow, SeatRow, Snapshot, TurnRow
from bot.storage.schema import (
    archives,
    deadlines,
    guilds,
    is_open,
    log,
    matches,
    members,
    seats,
    terms,
    turns,
)


async def snapshot(connection: AsyncConnection, match_id: str) -> Snapshot | None:
    """Return a match as it stands, or None."""
    match = (await connection.execute(select(matches).where(matches.c.id == match_id))).mappings().one_or_none()
    if match is None:
        return None
    seated = await connection.execute(select(seats).where(seats.c.match_id == match_id).order_by(seats.c.seat))
    head = await log_entry(connection, match_id, match["version"])
    if head is None:
        raise LookupError(f"match {match_id} has no log entry for its version {match['version']}")
    waiting = await connection.execute(select(turns).where(turns.c.match_id == match_id, turns.c.to_move))
    agreed = await connection.execute(select(terms.c.terms).where(terms.c.match_id == match_id))
    return Snapshot(
        MatchRow(**match),
        tuple(SeatRow(**row) for row in seated.mappings()),
        head,
        tuple(TurnRow(**row) for row in waiting.mappings()),
        agreed.scalar_one_or_none(),
    )


async def log_entry(connection: AsyncConnection, match_id: str, version: int) -> LogRow | None:
    """Return one entry of a match's log, or None."""
    found = await connection.execute(select(log).where(log.c.match_id == match_id, log.c.version == version))
    row = found.mappings().one_or_none()
    return None if row is None else LogRow(**row)


async def seats_acting_after(connection: AsyncConnection, match_id: str, version: int) -> tuple[int, ...]:
    """Return the seats that changed a match after a version."""
    later = select(log.c.seat).where(log.c.match_id == match_id, log.c.version > version, log.c.seat.is_not(None))
    return tuple((await connection.execute(later.distinct())).scalars())


async def seats_left_after(connection: AsyncConnection, match_id: str, version: int) -> tuple[int, ...]:
    """Return the seats that have left a match after a version, in the order in which they left."""
    left = select(log.c.seat).where(log.c.match_id == match_id, log.c.version > version, log.c.kind == "leave")
    return tuple((await connection.execute(left.order_by(log.c.version))).scalars())


async def last_acted(connection: AsyncConnection, match_id: str, user: int) -> int | None:
    """Return when a member changed a match last, or None."""
    newest = select(func.max(log.c.at)).where(log.c.match_id == match_id, log.c.user_id == user)
    at: int | None = (await connection.execute(newest)).scalar_one()
    return at


async def whole_log(connection: AsyncConnection, match_id: str) -> tuple[LogRow, ...]:
    """Return all entries of a match's log, oldest first."""
    found = await connection.execute(select(log).where(log.c.match_id == match_id).order_by(log.c.version))
    return tuple(LogRow(**row) for row in found.mappings())


async def archive(connection: AsyncConnection, match_id: str) -> ArchiveRow | None:
    """Return a finished match's archive, or None while it still has its log."""
    found = await connection.execute(select(archives).where(archives.c.match_id == match_id))
    row = found.mappings().one_or_none()
    return None if row is None else ArchiveRow(**row)


async def kept_log(
    connection: AsyncConnection, match_id: str, version: int = 0
) -> tuple[ArchiveRow | None, tuple[LogRow, ...]]:
    """Return a match's archive, or None and its log after a version, oldest first."""
    archived = await archive(connection, match_id)
    return archived, () if archived is not None else await log_after(connection, match_id, version)


async def log_after(
    connection: AsyncConnection, match_id: str, version: int, *, states: bool = False
) -> tuple[LogRow, ...]:
    """Return a match's log after a version, oldest first. states: with the states, which are most of the bytes."""
    columns = [column for column in log.c if states or column.name != "state"]
    later = select(*columns).where(log.c.match_id == match_id, log.c.version > version).order_by(log.c.version)
    return tuple(LogRow(**{"state": None, **row}) for row in (await connection.execute(later)).mappings())


async def entry_of_interaction(connection: AsyncConnection, interaction_id: int) -> tuple[str, int] | None:
    """Return the match that an interaction has changed and the version that it made, or None."""
    made = select(log.c.match_id, log.c.version).where(log.c.interaction_id == interaction_id)
    row = (await connection.execute(made)).one_or_none()
    return None if row is None else (row.match_id, row.version)


async def open_match(connection: AsyncConnection, channel: int, game: str, host: int | None) -> str | None:
    """Return the id of an open match in a channel, or None.

    host: the solo match of this member. None: the match of the channel's table.
    """
    here = and_(matches.c.channel_id == channel, matches.c.game == game, is_open)
    which = not_(matches.c.solo) if host is None else and_(matches.c.solo, matches.c.host_id == host)
    found = await connection.execute(select(matches.c.id).where(here, which))
    match_id: str | None = found.scalar_one_or_none()
    return match_id


async def playing_alone(connection: AsyncConnection, channel: int, game: str) -> tuple[str, ...]:
    """Return the names of those who play a solo match of a game in a channel, in alphabetical order."""
    here = and_(matches.c.channel_id == channel, matches.c.game == game, is_open, matches.c.solo)
    named = select(seats.c.name).join_from(matches, seats, seats.c.match_id == matches.c.id).where(here)
    return tuple((await connection.execute(named.order_by(seats.c.name))).scalars())


async def behind(connection: AsyncConnection, since: int) -> tuple[str, ...]:
    """Return matches whose board shows an older version: open ones, and closed ones changed since `since`."""
    wanted = and_(
        matches.c.board_version < matches.c.version,
        or_(is_open, matches.c.updated_at >= since),
    )
    found = await connection.execute(select(matches.c.id).where(wanted).order_by(matches.c.updated_at))
    return tuple(found.scalars())


async def guild_settings(connection: AsyncConnection, guild: int) -> str | None:
    """Return a server's settings as JSON, or None if nothing was set."""
    found = await connection.execute(select(guilds.c.settings).where(guilds.c.guild_id == guild))
    settings: str | None = found.scalar_one_or_none()
    return settings


async def member_settings(connection: AsyncConnection, user: int) -> str | None:
    """Return a member's settings as JSON, or None if nothing was set."""
    found = await connection.execute(select(members.c.settings).where(members.c.user_id == user))
    settings: str | None = found.scalar_one_or_none()
    return settings


async def drop_fired(connection: AsyncConnection, deadline: DeadlineRow) -> None:
    """Delete a deadline that has fired, unless there is a newer one of its kind. Writes."""
    same = and_(
        deadlines.c.match_id == deadline.match_id,
        deadlines.c.kind == deadline.kind,
        deadlines.c.version == deadline.version,
        deadlines.c.due == deadline.due,
    )
    await connection.execute(delete(deadlines).where(same))
