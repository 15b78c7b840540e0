"""Reads matches, their logs and archives, and settings."""

from collections.abc import Iterable

import msgspec
from sqlalchemy import RowMapping, and_, bindparam, delete, exists, func, literal_column, not_, null, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Roster
from bot.storage import letters as letters_read
from bot.storage.keeping import UNCOUNTED_CHANNELS, is_by_letters
from bot.storage.letter_rows import LetterRow
from bot.storage.planned import OF_MATCH
from bot.storage.planned_row import PlannedRow
from bot.storage.rows import (
    ArchiveRow,
    DeadlineRow,
    LogRow,
    MatchRow,
    SeatRow,
    Snapshot,
    TurnRow,
    row_of,
    value_of,
    values_of,
)
from bot.storage.schema import (
    archives,
    deadlines,
    guilds,
    is_among_several,
    is_open,
    is_over,
    letters,
    log,
    matches,
    members,
    planned_turns,
    seats,
    terms,
    troubles,
    turns,
)
from bot.storage.shortcuts import fetch, rows_from

# What nearly every press of a button reads is asked with `fetch`.
_here = and_(matches.c.channel_id == bindparam("channel"), matches.c.game == bindparam("game"), is_open)
_OPEN_TABLE = select(matches.c.id).where(_here, not_(matches.c.solo))
_OPEN_SOLO = select(matches.c.id).where(_here, matches.c.solo, matches.c.host_id == bindparam("host"))
_PLAYING_ALONE = (
    select(seats.c.user_id, seats.c.name)
    .join_from(matches, seats, seats.c.match_id == matches.c.id)
    .where(_here, matches.c.solo)
    .order_by(seats.c.name)
)
_GUILD = select(guilds.c.settings).where(guilds.c.guild_id == bindparam("guild"))
_MEMBER = select(members.c.settings).where(members.c.user_id == bindparam("user"))
_BEHIND = (
    select(matches.c.id)
    .where(matches.c.board_version < matches.c.version, or_(is_open, matches.c.updated_at >= bindparam("since")))
    .order_by(matches.c.updated_at)
)
# The same of boards for spectators, on which `matches.board_version` never waits.
_SPECTATED_BEHIND = (
    select(matches.c.id)
    .join(letters, letters.c.match_id == matches.c.id)
    .where(letters_read.for_spectators, letters.c.version < letters.c.wanted)
    .order_by(matches.c.updated_at)
)
_BEHIND_IN = _BEHIND.where(matches.c.guild_id == bindparam("guild"))
_MATCH = select(matches).where(matches.c.id == bindparam("match"))
_SEATED = select(seats).where(seats.c.match_id == bindparam("match")).order_by(seats.c.seat)
_MOVING = select(turns).where(turns.c.match_id == bindparam("match"), turns.c.to_move)
_TERMS = select(terms.c.terms).where(terms.c.match_id == bindparam("match"))
_ENTRY = select(log).where(log.c.match_id == bindparam("match"), log.c.version == bindparam("at"))
_after = and_(log.c.match_id == bindparam("match"), log.c.version > bindparam("after"))
_LATER = select(log).where(_after).order_by(log.c.version)
_LATER_STATELESS = (
    select(*(null().label("state") if column.name == "state" else column for column in log.c))
    .where(_after)
    .order_by(log.c.version)
)
_ACTING_AFTER = select(log.c.seat).where(_after, log.c.seat.is_not(None), log.c.kind != "pace").distinct()
_ARCHIVE = select(archives).where(archives.c.match_id == bindparam("match"))
_MADE = select(log.c.match_id, log.c.version).where(log.c.interaction_id == bindparam("interaction"))

_PLAYED = matches.c.phase == literal_column("'over'")  # both databases use the index only for a literal
# Stand in the terms of a match that a computer player has finished for a member, about whose members others voted, or
# whose result does not count for a member because somebody did not answer
_UNHEARD, _DECIDED, _UNRATED = '"unheard":[', '"decided":[', '"unrated":['
_PLAYING = matches.c.phase == literal_column("'playing'")


async def snapshot(connection: AsyncConnection, match_id: str) -> Snapshot | None:
    """Return what the sessions need of a match, or None if there is no such match."""
    # SQLAlchemy's own statement begins the transaction, so that PostgreSQL reads all the others at the same moment.
    match = await row_of(connection, _MATCH, MatchRow, match=match_id)
    if match is None:
        return None
    here = {"match": match_id}
    seated, head, moving, agreed, planned = await fetch(
        connection,
        (_SEATED, here),
        (_ENTRY, {**here, "at": match.version}),
        (_MOVING, here),
        (_TERMS, here),
        (OF_MATCH, here),
    )
    return Snapshot(
        match,
        rows_from(seats, SeatRow, seated),
        next(iter(rows_from(log, LogRow, head)), None),
        rows_from(turns, TurnRow, moving),
        agreed[0][0] if agreed else None,
        rows_from(planned_turns, PlannedRow, planned) if match.phase == "playing" else (),
        await _letters(connection, here) if is_by_letters(match.channel_id) else (),
    )


async def _letters(connection: AsyncConnection, here: dict[str, str]) -> tuple[LetterRow, ...]:
    [found] = await fetch(connection, (letters_read.OF_MATCH, here))
    return rows_from(letters, LetterRow, found)


async def log_entry(connection: AsyncConnection, match_id: str, version: int) -> LogRow | None:
    """Return the log entry with a version, or None."""
    return await row_of(connection, _ENTRY, LogRow, match=match_id, at=version)


async def seats_acting_after(connection: AsyncConnection, match_id: str, version: int) -> tuple[int, ...]:
    """Return the seats that changed a match after a version. Who agreed on another pace has done nothing of a turn."""
    [rows] = await fetch(connection, (_ACTING_AFTER, {"match": match_id, "after": version}))
    return tuple(seat for (seat,) in rows)


async def seats_left_after(connection: AsyncConnection, match_id: str, version: int) -> tuple[int, ...]:
    """Return the seats that have left a match after a version, in the order in which they left."""
    left = select(log.c.seat).where(log.c.match_id == match_id, log.c.version > version, log.c.kind == "leave")
    return await values_of(connection, left.order_by(log.c.version))


async def reseated_after(connection: AsyncConnection, match_id: str, version: int) -> frozenset[int]:
    """Return the user ids of all who have given a seat of a match to another player, or got one, after a version."""
    changed = select(log.c.notation).where(log.c.match_id == match_id, log.c.version > version, log.c.kind == "seat")
    notations = await values_of(connection, changed)
    return frozenset(int(user) for notation in notations for user in notation.split(" ")[0].split(">"))


async def last_acted(connection: AsyncConnection, match_id: str, user: int) -> int | None:
    """Return when a member last changed a match, or None if the member never did."""
    return await value_of(
        connection, select(func.max(log.c.at)).where(log.c.match_id == match_id, log.c.user_id == user)
    )


async def last_act(connection: AsyncConnection, match_id: str, since: int) -> tuple[int, int]:
    """Return when any member last changed a match after the version `since`, and how many moves came after it.

    The time is in milliseconds since 1970, and 0 if no member did.
    """
    here = (log.c.match_id == match_id, log.c.version > since)
    acted = select(func.max(log.c.version), func.max(log.c.at)).where(*here, log.c.user_id > 0)
    version, at = (await connection.execute(acted)).one()
    later = select(func.count()).where(*here, log.c.version > (version or since), log.c.kind == "move")
    return at or 0, await value_of(connection, later) or 0


async def whole_log(connection: AsyncConnection, match_id: str) -> tuple[LogRow, ...]:
    """Return all entries of a match's log, oldest first."""
    [rows] = await fetch(connection, (_LATER, {"match": match_id, "after": 0}))
    return rows_from(log, LogRow, rows)


async def kept_log(
    connection: AsyncConnection, match_id: str, version: int = 0, *, states: bool = False
) -> tuple[ArchiveRow | None, tuple[LogRow, ...]]:
    """Return a match's archive and an empty log. If it has no archive, return None and its log after a version."""
    here = {"match": match_id}
    later = _LATER if states else _LATER_STATELESS
    archived, rows = await fetch(connection, (_ARCHIVE, here), (later, {**here, "after": version}))
    return (ArchiveRow(*archived[0]), ()) if archived else (None, rows_from(log, LogRow, rows))


async def entry_of_interaction(connection: AsyncConnection, interaction_id: int) -> tuple[str, int] | None:
    """Return the match that an interaction changed, and the new version. Return None if no match was changed."""
    [rows] = await fetch(connection, (_MADE, {"interaction": interaction_id}))
    return (rows[0][0], rows[0][1]) if rows else None


async def open_match(connection: AsyncConnection, channel: int, game: str, host: int | None) -> str | None:
    """Return the id of an open match in a channel, or None.

    host: finds this member's solo match; None finds the match that is not solo.
    """
    here = {"channel": channel, "game": game}
    [rows] = await fetch(connection, (_OPEN_TABLE, here) if host is None else (_OPEN_SOLO, {**here, "host": host}))
    return rows[0][0] if rows else None


async def playing_alone(connection: AsyncConnection, channel: int, game: str) -> Roster:
    """Return (user id, name) of members with an open solo match of a game in a channel, in alphabetical order."""
    [rows] = await fetch(connection, (_PLAYING_ALONE, {"channel": channel, "game": game}))
    return tuple((user, name) for user, name in rows)


async def seats_of(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, list[tuple[int, str]]]:
    """Return (user id, name) of each seat of these matches, in the order of the seats, by match id."""
    found: dict[str, list[tuple[int, str]]] = {id_: [] for id_ in ids}
    wanted = select(seats.c.match_id, seats.c.user_id, seats.c.name).where(seats.c.match_id.in_(found))
    for match_id, user, name in await connection.execute(wanted.order_by(seats.c.match_id, seats.c.seat)):
        found[match_id].append((user, name))
    return found


async def behind(connection: AsyncConnection, since: int, guild: int | None = None) -> tuple[str, ...]:
    """Return the matches whose board is out of date: open matches, and closed ones that changed after `since`.

    guild: the only server; None for all servers.
    """
    if guild is not None:
        [rows] = await fetch(connection, (_BEHIND_IN, {"since": since, "guild": guild}))
        return tuple(match_id for (match_id,) in rows)
    spectated = _SPECTATED_BEHIND.where(or_(is_open, matches.c.updated_at >= bindparam("since")))
    found = await fetch(connection, (_BEHIND, {"since": since}), (spectated, {"since": since}))
    return tuple(dict.fromkeys(match_id for rows in found for (match_id,) in rows))


async def left_behind(connection: AsyncConnection, since: int, until: int) -> tuple[str, ...]:
    """Return the matches that changed in this time, and whose board is out of date."""
    then = matches.c.updated_at.between(since, until)
    wanted = select(matches.c.id).where(matches.c.board_version < matches.c.version, then)
    found = await values_of(connection, wanted.order_by(matches.c.updated_at))
    return tuple(dict.fromkeys((*found, *await values_of(connection, _SPECTATED_BEHIND.where(then)))))


async def troubled(connection: AsyncConnection, guild: int | None = None) -> tuple[tuple[int, int], ...]:
    """Return each (server, channel) in which the bot could not post when it told the server's owner.

    guild: the only server; None for all servers.
    """
    wanted = select(troubles.c.guild_id, troubles.c.channel_id).order_by(*troubles.primary_key)
    rows = (await connection.execute(wanted if guild is None else wanted.where(troubles.c.guild_id == guild))).all()
    return tuple((place, channel) for place, channel in rows)


async def guild_settings(connection: AsyncConnection, guild: int) -> str | None:
    """Return a server's settings as JSON, or None if nothing was set."""
    [rows] = await fetch(connection, (_GUILD, {"guild": guild}))
    return rows[0][0] if rows else None


async def member_settings(connection: AsyncConnection, user: int) -> str | None:
    """Return a member's settings as JSON, or None if nothing was set."""
    [rows] = await fetch(connection, (_MEMBER, {"user": user}))
    return rows[0][0] if rows else None


async def drop_fired(connection: AsyncConnection, deadline: DeadlineRow) -> None:
    """Delete a deadline that has fired, unless a newer deadline has replaced it."""
    same = and_(
        deadlines.c.match_id == deadline.match_id,
        deadlines.c.kind == deadline.kind,
        deadlines.c.version == deadline.version,
        deadlines.c.due == deadline.due,
    )
    await connection.execute(delete(deadlines).where(same))


class KeptMatch(msgspec.Struct, frozen=True):
    """The stored history of a match.

    Attributes:
        seed: a decimal number; None in a lobby.
        archive: None if the log still has all entries.
        log: oldest first; empty if there is an archive.
    """

    seed: str | None
    archive: ArchiveRow | None
    log: tuple[LogRow, ...]


class ListedRow(msgspec.Struct, frozen=True):
    """A match that a member may be able to replay.

    Attributes:
        at: when the match last changed, in milliseconds since 1970.
        players: (user id, name) of each seat.
        own: whether the member has or had a seat in the match.
    """

    match_id: str
    game: str
    guild_id: int
    channel_id: int
    phase: str
    at: int
    players: Roster
    own: bool


async def kept_match(connection: AsyncConnection, match_id: str) -> KeptMatch:
    """Return the stored history of a match."""
    seed = await value_of(connection, select(matches.c.seed).where(matches.c.id == match_id))
    return KeptMatch(seed, *await kept_log(connection, match_id, states=True))


async def listed(connection: AsyncConnection, guild: int, user: int, most: int) -> tuple[ListedRow, ...]:
    """Return the matches that a member may be able to replay in a guild, each once.

    The member's own matches come first, then matches in play, then finished matches. Each of these three groups has at
    most `most` matches, newest first.
    """
    match = matches.c
    key, at = match.id.label("match_id"), match.updated_at.label("at")
    columns = select(key, match.game, match.guild_id, match.channel_id, match.phase, at)
    newest = columns.where(match.channel_id.not_in(UNCOUNTED_CHANNELS)).order_by(match.updated_at.desc()).limit(most)
    in_play = match.id.in_(select(turns.c.match_id).where(turns.c.guild_id == guild))
    seated = newest.join(seats, seats.c.match_id == match.id).where(seats.c.user_id == user, or_(_PLAYED, _PLAYING))
    own = {row["match_id"]: row for row in (await connection.execute(seated)).mappings()}
    found: dict[str, RowMapping] = dict(own)
    for query in (newest.where(_PLAYING, in_play), newest.where(_PLAYED, match.guild_id == guild)):
        for row in (await connection.execute(query)).mappings():
            found.setdefault(row["match_id"], row)
    players = await seats_of(connection, found)
    return tuple(ListedRow(**row, players=tuple(players[id_]), own=id_ in own) for id_, row in found.items())


async def ends_missed(
    connection: AsyncConnection, user: int, guild: int | None, since: int, unshown_since: int, most: int, silent: str
) -> tuple[str, ...]:
    """Return finished matches of a member with others whose end they may have missed, the newest first.

    Those are matches about whose members others have voted, in which a computer player finished for a silent member, or
    from which somebody was taken out, those that ended because nobody played, and matches whose last board Discord has
    not taken. silent: the notation of an end because a member did not answer.

    guild: the server of the matches; None for all servers. since: from when on they have ended, in milliseconds since
    1970. unshown_since: the same of those without their last board. most: how many to return at most.
    """
    match, told = matches.c, terms.c.terms
    unshown = and_(match.board_version < match.version, match.updated_at >= unshown_since)
    decided = or_(*(told.contains(part) for part in (_UNHEARD, _DECIDED, _UNRATED)))
    newest = (log.c.match_id == match.id, log.c.version == match.version)
    unplayed = exists().where(*newest, log.c.kind == "end", log.c.notation == silent)
    query = (
        select(match.id)
        .join(seats, seats.c.match_id == match.id)
        .outerjoin(terms, terms.c.match_id == match.id)
        .where(seats.c.user_id == user, is_over, not_(match.solo), match.state.is_not(None), match.updated_at >= since)
        .where(match.guild_id == guild if guild is not None else is_among_several, or_(unshown, decided, unplayed))
        .order_by(match.updated_at.desc(), match.id)
        .limit(most)
    )
    return await values_of(connection, query)
