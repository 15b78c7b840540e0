"""Everything that is ever read, as plain functions on a connection. They hand back values, never rows of SQLAlchemy."""

from collections.abc import Sequence

from sqlalchemy import RowMapping, and_, case, delete, func, not_, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.rows import DeadlineRow, LogRow, MatchRow, ScoreRow, SeatRow, Snapshot, TurnRow
from bot.storage.schema import OPEN_PHASES, deadlines, guilds, log, matches, members, scores, seats, terms, turns


async def snapshot(connection: AsyncConnection, match_id: str) -> Snapshot | None:
    """A match as it stands, or None."""
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
    """One entry of a match's log, or None."""
    found = await connection.execute(select(log).where(log.c.match_id == match_id, log.c.version == version))
    row = found.mappings().one_or_none()
    return None if row is None else LogRow(**row)


async def seats_acting_after(connection: AsyncConnection, match_id: str, version: int) -> tuple[int, ...]:
    """The seats that changed a match after a version."""
    later = select(log.c.seat).where(log.c.match_id == match_id, log.c.version > version, log.c.seat.is_not(None))
    return tuple((await connection.execute(later.distinct())).scalars())


async def last_acted(connection: AsyncConnection, match_id: str, user: int) -> int | None:
    """When a member changed a match last, or None."""
    newest = select(func.max(log.c.at)).where(log.c.match_id == match_id, log.c.user_id == user)
    at: int | None = (await connection.execute(newest)).scalar_one()
    return at


async def whole_log(connection: AsyncConnection, match_id: str) -> tuple[LogRow, ...]:
    """All that happened in a match, oldest first."""
    found = await connection.execute(select(log).where(log.c.match_id == match_id).order_by(log.c.version))
    return tuple(LogRow(**row) for row in found.mappings())


async def log_after(connection: AsyncConnection, match_id: str, version: int) -> tuple[LogRow, ...]:
    """All that happened in a match after a version, oldest first; states are left out."""
    columns = [column for column in log.c if column.name != "state"]
    later = select(*columns).where(log.c.match_id == match_id, log.c.version > version).order_by(log.c.version)
    return tuple(LogRow(state=None, **row) for row in (await connection.execute(later)).mappings())


async def match_of_interaction(connection: AsyncConnection, interaction_id: int) -> str | None:
    """The match that an interaction changed, if it changed one."""
    found = await connection.execute(select(log.c.match_id).where(log.c.interaction_id == interaction_id))
    match_id: str | None = found.scalar_one_or_none()
    return match_id


async def open_match(connection: AsyncConnection, channel: int, game: str, host: int | None) -> str | None:
    """The open solo match of a member in a channel (host: who), or the open table match of the channel (host: None)."""
    here = and_(matches.c.channel_id == channel, matches.c.game == game, matches.c.phase.in_(OPEN_PHASES))
    which = not_(matches.c.solo) if host is None else and_(matches.c.solo, matches.c.host_id == host)
    found = await connection.execute(select(matches.c.id).where(here, which))
    match_id: str | None = found.scalar_one_or_none()
    return match_id


async def behind(connection: AsyncConnection, since: int) -> tuple[str, ...]:
    """Matches whose board shows an older version: open ones, and closed ones that changed at or after `since`."""
    wanted = and_(
        matches.c.board_version < matches.c.version,
        or_(matches.c.phase.in_(OPEN_PHASES), matches.c.updated_at >= since),
    )
    found = await connection.execute(select(matches.c.id).where(wanted).order_by(matches.c.updated_at))
    return tuple(found.scalars())


def _score(row: RowMapping) -> ScoreRow:
    return ScoreRow(**row)


async def top(connection: AsyncConnection, guild: int, game: str, scoreboard: str, limit: int) -> Sequence[ScoreRow]:
    """The head of a table of honour, best first, of equal scores the earlier one first."""
    board = and_(scores.c.guild_id == guild, scores.c.game == game, scores.c.scoreboard == scoreboard)
    order = (scores.c.score.desc(), scores.c.ended_at, scores.c.user_id)
    found = await connection.execute(select(scores).where(board).order_by(*order).limit(limit))
    return tuple(_score(row) for row in found.mappings())


async def own_score(
    connection: AsyncConnection, guild: int, game: str, scoreboard: str, user: int
) -> tuple[int, ScoreRow] | None:
    """A member's rank and line on a table of honour, or None."""
    board = and_(scores.c.guild_id == guild, scores.c.game == game, scores.c.scoreboard == scoreboard)
    found = await connection.execute(select(scores).where(board, scores.c.user_id == user))
    row = found.mappings().one_or_none()
    if row is None:
        return None
    own = _score(row)
    better = await connection.execute(select(func.count()).select_from(scores).where(board, scores.c.score > own.score))
    return better.scalar_one() + 1, own


async def records(
    connection: AsyncConnection, guild: int, game: str, scoreboard: str, users: Sequence[int]
) -> dict[int, tuple[int, int]]:
    """How many matches of several members these have played to the end on a score board, and how many they won, or
    shared the win of. Who left a match counts as having played it.
    """
    won = func.sum(case((seats.c.place == 1, 1), else_=0))
    wanted = (
        select(seats.c.user_id, func.count(), won)
        .join(matches, matches.c.id == seats.c.match_id)
        .where(
            seats.c.user_id.in_(users),
            seats.c.place.is_not(None),
            not_(matches.c.solo),
            matches.c.guild_id == guild,
            matches.c.game == game,
            matches.c.scoreboard == scoreboard,
        )
        .group_by(seats.c.user_id)
    )
    return {user: (int(played), int(wins)) for user, played, wins in await connection.execute(wanted)}


async def scoreboards(connection: AsyncConnection, guild: int, game: str) -> tuple[str, ...]:
    """The score boards of a game that have a line in a guild, the one that got its newest line last first."""
    wanted = select(scores.c.scoreboard).where(scores.c.guild_id == guild, scores.c.game == game)
    newest = wanted.group_by(scores.c.scoreboard).order_by(func.max(scores.c.ended_at).desc(), scores.c.scoreboard)
    return tuple((await connection.execute(newest)).scalars())


async def guild_settings(connection: AsyncConnection, guild: int) -> str | None:
    """JSON, or None where nothing was set."""
    found = await connection.execute(select(guilds.c.settings).where(guilds.c.guild_id == guild))
    settings: str | None = found.scalar_one_or_none()
    return settings


async def member_settings(connection: AsyncConnection, user: int) -> str | None:
    """JSON, or None where nothing was set."""
    found = await connection.execute(select(members.c.settings).where(members.c.user_id == user))
    settings: str | None = found.scalar_one_or_none()
    return settings


async def next_due(connection: AsyncConnection) -> int | None:
    """When the next deadline is to be looked at: its due time, or the end of a claim that somebody has on it."""
    when = case((deadlines.c.claimed_until > deadlines.c.due, deadlines.c.claimed_until), else_=deadlines.c.due)
    due: int | None = (await connection.execute(select(func.min(when)))).scalar_one()
    return due


async def claim_deadlines(connection: AsyncConnection, now: int, until: int, limit: int) -> tuple[DeadlineRow, ...]:
    """Take the deadlines that are due and that nobody is busy with, earliest first, for the time until `until`.

    One statement, so that two processes never take the same one: PostgreSQL skips rows that another holds,
    SQLite has one writer anyway (and drops the lock clause).
    """
    key = tuple_(deadlines.c.match_id, deadlines.c.kind)
    free = (
        select(deadlines.c.match_id, deadlines.c.kind)
        .where(deadlines.c.due <= now, deadlines.c.claimed_until <= now)
        .order_by(deadlines.c.due)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    claim = update(deadlines).where(key.in_(free)).values(claimed_until=until).returning(deadlines)
    rows = [DeadlineRow(**row) for row in (await connection.execute(claim)).mappings()]
    return tuple(sorted(rows, key=lambda row: (row.due, row.match_id)))


async def drop_fired(connection: AsyncConnection, deadline: DeadlineRow) -> None:
    """Writes. Drop a deadline that has fired, unless there is a newer one of its kind by now."""
    same = and_(
        deadlines.c.match_id == deadline.match_id,
        deadlines.c.kind == deadline.kind,
        deadlines.c.version == deadline.version,
        deadlines.c.due == deadline.due,
    )
    await connection.execute(delete(deadlines).where(same))
