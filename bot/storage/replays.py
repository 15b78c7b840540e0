"""What is read for replays, as plain functions on a connection: see `bot.storage.reads`."""

from typing import Any

import msgspec
from sqlalchemy import Select, literal_column, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.reads import archive, log_after
from bot.storage.rows import ArchiveRow, LogRow
from bot.storage.schema import matches, seats, turns

_PLAYED = matches.c.phase == literal_column("'over'")  # written as in the index, so that both databases use it
_PLAYING = matches.c.phase == literal_column("'playing'")


class KeptMatch(msgspec.Struct, frozen=True):
    """All that is stored about what happened in a match.

    Attributes:
        seed: a decimal number; None in a lobby.
        archive: of a finished match; None if the log still has everything.
        log: oldest first; empty if there is an archive.
    """

    seed: str | None
    archive: ArchiveRow | None
    log: tuple[LogRow, ...]


class ListedRow(msgspec.Struct, frozen=True):
    """A match that a member may look at again.

    Attributes:
        names: of its seats, in order.
        own: whether the member has or had a seat in it.
    """

    match_id: str
    game: str
    guild_id: int
    channel_id: int
    phase: str
    at: int
    names: tuple[str, ...]
    own: bool


async def kept_match(connection: AsyncConnection, match_id: str) -> KeptMatch:
    """Return all that is stored about what happened in a match: its archive, or its log with all states."""
    seed = (await connection.execute(select(matches.c.seed).where(matches.c.id == match_id))).scalar_one_or_none()
    archived = await archive(connection, match_id)
    log = () if archived is not None else await log_after(connection, match_id, 0, states=True)
    return KeptMatch(seed, archived, log)


def own_query(user: int, most: int) -> Select[tuple[str, str, int, int, str, int]]:
    """Return the query of the newest matches in which a user has or had a seat, in any guild."""
    seated = _columns().join(seats, seats.c.match_id == matches.c.id).where(seats.c.user_id == user)
    return seated.where(or_(_PLAYED, _PLAYING)).order_by(matches.c.updated_at.desc()).limit(most)


def played_query(guild: int, most: int) -> Select[tuple[str, str, int, int, str, int]]:
    """Return the query of the newest finished matches in a guild."""
    over = _columns().where(_PLAYED, matches.c.guild_id == guild)
    return over.order_by(matches.c.updated_at.desc()).limit(most)


def playing_query(guild: int, most: int) -> Select[tuple[str, str, int, int, str, int]]:
    """Return the query of the matches in play in a guild, last changed first."""
    in_play = matches.c.id.in_(select(turns.c.match_id).where(turns.c.guild_id == guild))
    return _columns().where(_PLAYING, in_play).order_by(matches.c.updated_at.desc()).limit(most)


async def listed(connection: AsyncConnection, guild: int, user: int, most: int) -> tuple[ListedRow, ...]:
    """Return the matches that a user may look at in a guild, each once.

    First come the user's own, then those in play here, then finished ones; of each at most `most`, newest first.
    """
    own = {row.id: row for row in await connection.execute(own_query(user, most))}
    found: dict[str, Any] = dict(own)
    for query in (playing_query(guild, most), played_query(guild, most)):
        for row in await connection.execute(query):
            found.setdefault(row.id, row)
    names: dict[str, list[str]] = {}
    wanted = select(seats.c.match_id, seats.c.name).where(seats.c.match_id.in_(found)).order_by(seats.c.seat)
    for match_id, name in await connection.execute(wanted):
        names.setdefault(match_id, []).append(name)
    return tuple(
        ListedRow(
            row.id,
            row.game,
            row.guild_id,
            row.channel_id,
            row.phase,
            row.updated_at,
            tuple(names.get(row.id, ())),
            row.id in own,
        )
        for row in found.values()
    )


def _columns() -> Select[tuple[str, str, int, int, str, int]]:
    return select(
        matches.c.id,
        matches.c.game,
        matches.c.guild_id,
        matches.c.channel_id,
        matches.c.phase,
        matches.c.updated_at,
    )
