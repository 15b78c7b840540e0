"""Reads and writes turns, reminders and notices.

Long because all queries about who is waited for stand side by side.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    CompoundSelect,
    Select,
    Table,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    null,
    or_,
    select,
    union_all,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database import insert_new
from bot.storage.due import SILENT
from bot.storage.keeping import COUNCIL
from bot.storage.rows import NoticeRow, TurnRow, WaitingRow, rows_of, value_of, values_of
from bot.storage.schema import (
    deadlines,
    guilds,
    is_among_several,
    letters,
    log,
    matches,
    members,
    notices,
    open_halves,
    seats,
    terms,
    troubles,
    turns,
)
from bot.storage.shortcuts import fetch

OPEN_VOTES = '"asks":[{'  # stands in the terms of a match in which a vote is open


def _open(*wanted: ColumnElement[bool], column: ColumnElement[Any] = matches.c.id) -> CompoundSelect[Any]:
    """Return a query of the open matches."""
    return union_all(*(select(column).where(half, *wanted) for half in open_halves))


# What each start or each return of a member reads is asked with `fetch`.
_in_channels = (matches.c.phase == "playing", matches.c.guild_id != 0)
_WITHOUT_TURNS = _open(*_in_channels, ~exists().where(turns.c.match_id == matches.c.id))
_WITHOUT_LOOK = _open(*_in_channels, ~exists().where(deadlines.c.match_id == matches.c.id, deadlines.c.kind == SILENT))
_GUILDS_IN_PLAY = _open(matches.c.guild_id != 0, column=matches.c.guild_id)
_WITH_TERMS_LIKE = select(terms.c.match_id).where(terms.c.terms.contains(bindparam("part")))
# SQLAlchemy takes longer to make a short statement than to run it, so these are made once.
_SETTINGS = select(members.c.user_id, members.c.settings).where(
    members.c.user_id.in_(bindparam("users", expanding=True))
)
_OWN = {  # SQLite has one writer at a time
    table: select(table.c.settings).where(*(key == bindparam("owner") for key in table.primary_key)).with_for_update()
    for table in (members, guilds)
}
_DROP_NOTICE = delete(notices).where(notices.c.id == bindparam("notice"))
_CLEAR_TROUBLE = delete(troubles).where(
    troubles.c.guild_id == bindparam("guild"), troubles.c.channel_id == bindparam("channel")
)


def waiting_query(user: int, guild: int | None) -> Select[Any]:
    """Return the query that `waiting` runs.

    A clock starts anew when the others wait on, agree on a pace or get time back. The turn has begun with the log entry
    that started the clock first. A restored backup has it under another version.
    """
    own, moving = turns.alias("own"), turns.alias("moving")
    began = func.coalesce(log.c.at, moving.c.at).label("began")
    where = [own.c.user_id == user, moving.c.to_move, or_(~own.c.to_move, moving.c.seat == own.c.seat)]
    if guild is not None:
        where.append(or_(own.c.guild_id == guild, matches.c.channel_id < 0))
    return (
        select(
            matches.c.id.label("match_id"),
            matches.c.game,
            matches.c.guild_id,
            matches.c.channel_id,
            func.coalesce(letters.c.channel_id, matches.c.board_channel_id).label("board_channel_id"),
            func.coalesce(letters.c.message_id, matches.c.board_message_id).label("board_message_id"),
            own.c.to_move.label("mine"),
            moving.c.seat,
            began,
            moving.c.due,
            terms.c.terms,
        )
        .select_from(own)
        .join(moving, moving.c.match_id == own.c.match_id)
        .join(matches, matches.c.id == own.c.match_id)
        .outerjoin(log, and_(log.c.match_id == moving.c.match_id, log.c.version == moving.c.since))
        .outerjoin(terms, terms.c.match_id == own.c.match_id)
        .outerjoin(letters, and_(letters.c.match_id == own.c.match_id, letters.c.user_id == own.c.user_id))
        .where(*where)
        .order_by(began, moving.c.match_id, moving.c.seat)
    )


async def waiting(connection: AsyncConnection, user: int, guild: int | None) -> tuple[WaitingRow, ...]:
    """Return the seats that are to move in a member's matches, the longest turn first.

    In a match in which the member is to move, only the member's seat is returned.

    guild: the server of the matches, beside those by letters; None for all servers.
    """
    return await rows_of(connection, waiting_query(user, guild), WaitingRow)


async def without_turns(connection: AsyncConnection) -> tuple[str, ...]:
    """Return the matches in play that lack rows in `turns`, because they began before this table existed.

    Private matches are left out: they never have such rows.
    """
    [rows] = await fetch(connection, (_WITHOUT_TURNS, {}))
    return tuple(match_id for (match_id,) in rows)


async def without_look(connection: AsyncConnection) -> tuple[str, ...]:
    """Return the matches in play in channels at which no timer looks, because an older version began them."""
    [rows] = await fetch(connection, (_WITHOUT_LOOK, {}))
    return tuple(match_id for (match_id,) in rows)


async def playing_in(connection: AsyncConnection, guild: int) -> tuple[str, ...]:
    """Return a guild's matches in play."""
    return await values_of(connection, _open(matches.c.phase == "playing", matches.c.guild_id == guild))


async def open_in(
    connection: AsyncConnection, guild: int, channel: int | None = None, user: int | None = None
) -> tuple[str, ...]:
    """Return a guild's open matches.

    channel: return only matches in this channel.
    user: return only matches in which this member has a seat.
    """
    wanted = [matches.c.guild_id == guild]
    if channel is not None:
        wanted.append(matches.c.channel_id == channel)
    if user is not None:
        wanted.append(exists().where(seats.c.match_id == matches.c.id, seats.c.user_id == user, seats.c.present))
    return tuple(sorted(await values_of(connection, _open(*wanted))))


async def counted_in(connection: AsyncConnection, guild: int, user: int) -> tuple[str, ...]:
    """Return a guild's open matches that its limit counts for a member: their own, and those begun for a channel.

    A match of two channels counts in the guild of the one that has asked, which its terms name first.
    """
    begun = exists().where(seats.c.match_id == matches.c.id, seats.c.user_id == COUNCIL)
    asked = exists().where(terms.c.match_id == matches.c.id, terms.c.terms.contains(f'"homes":[[{guild},'))
    query = _open(or_(matches.c.guild_id == guild, asked), matches.c.host_id == user, begun)
    return tuple(sorted({*await open_in(connection, guild, None, user), *await values_of(connection, query)}))


async def playing(connection: AsyncConnection, user: int) -> tuple[str, ...]:
    """Return the matches in play in which a member has a seat, or owns a seat that a stand-in plays."""
    seated = select(turns.c.match_id).where(turns.c.user_id == user)
    owned = select(terms.c.match_id).where(terms.c.terms.contains(f'"owner":{user}'))
    return await values_of(connection, seated.union(owned))


async def lent(connection: AsyncConnection, user: int, guild: int | None) -> tuple[str, ...]:
    """Return matches in play among which are all those in which another plays a member's seat. guild: as in `waiting`.

    The terms of a match name its owners, whose ids may begin like that of the member. Only the terms of matches with a
    log entry of the member are read: whoever has a seat has joined.
    """
    here = () if guild is None else (matches.c.guild_id == guild,)
    in_play = _open(matches.c.phase == "playing", is_among_several, *here)
    joined = select(log.c.match_id).where(log.c.user_id == user)
    query = select(terms.c.match_id).where(
        terms.c.match_id.in_(in_play), terms.c.match_id.in_(joined), terms.c.terms.contains(f'"owner":{user}')
    )
    return tuple(sorted(await values_of(connection, query)))


async def left_by(connection: AsyncConnection, user: int, guild: int | None) -> tuple[str, ...]:
    """Return the matches in play that go on after a member's seat has left. guild: as in `waiting`."""
    here = is_among_several if guild is None else matches.c.guild_id == guild
    in_play = seats.c.match_id.in_(_open(matches.c.phase == "playing", here))
    query = select(seats.c.match_id).where(seats.c.user_id == user, ~seats.c.present, in_play)
    return tuple(sorted(await values_of(connection, query)))


async def seats_in(connection: AsyncConnection, guild: int, user: int) -> tuple[str, ...]:
    """Return a guild's open matches in which a member has a seat, or owns a seat that a stand-in plays."""
    here = select(matches.c.id).where(matches.c.id.in_(await playing(connection, user)), matches.c.guild_id == guild)
    return tuple(sorted({*await open_in(connection, guild, None, user), *await values_of(connection, here)}))


async def with_terms_like(connection: AsyncConnection, part: str) -> tuple[str, ...]:
    """Return the matches whose terms contain `part` in their JSON."""
    [rows] = await fetch(connection, (_WITH_TERMS_LIKE, {"part": part}))
    return tuple(match_id for (match_id,) in rows)


async def with_votes(connection: AsyncConnection, user: int, guild: int | None) -> tuple[str, ...]:
    """Return the matches of a member in which a vote is open. guild: as in `waiting`."""
    query = select(terms.c.match_id).join(turns, turns.c.match_id == terms.c.match_id)
    wanted = [turns.c.user_id == user, terms.c.terms.contains(OPEN_VOTES)]
    if guild is not None:
        wanted.append(turns.c.guild_id == guild)
    return tuple(sorted(await values_of(connection, query.where(*wanted))))


async def guilds_in_play(connection: AsyncConnection) -> tuple[int, ...]:
    """Return the guilds that have an open match. A private match belongs to no guild."""
    [rows] = await fetch(connection, (_GUILDS_IN_PLAY, {}))
    return tuple(sorted({guild for (guild,) in rows}))


async def settings_of(connection: AsyncConnection, users: Sequence[int]) -> dict[int, str]:
    """Return these members' settings as JSON, by user id. Members without settings are left out."""
    return dict((await connection.execute(_SETTINGS, {"users": list(users)})).all())


SettingsChange = Callable[[str | None], str | None]


async def change_member(connection: AsyncConnection, user: int, change: SettingsChange) -> None:
    """Replace a member's settings by what `change` returns for them. None: there are none, or they stay."""
    await _change_settings(connection, members, user, change)


async def has_seat(connection: AsyncConnection, user: int, match_id: str) -> bool:
    """Return whether a member has or had a seat in a match. If so, nobody forgets them until the transaction ends."""
    seat = select(seats.c.user_id).where(seats.c.user_id == user, seats.c.match_id == match_id).limit(1)
    return await value_of(connection, seat.with_for_update(read=True)) is not None


async def change_guild(connection: AsyncConnection, guild: int, change: SettingsChange) -> None:
    """Do the same as `change_member` for a server's settings."""
    await _change_settings(connection, guilds, guild, change)


async def _change_settings(connection: AsyncConnection, table: Table, owner: int, change: SettingsChange) -> None:
    (key,) = table.primary_key.columns
    kept = await value_of(connection, _OWN[table], owner=owner)
    wanted = change(kept)
    if kept is None and wanted is not None:
        if await insert_new(connection, table, **{key.name: owner, "settings": wanted}):
            return
        wanted = change(
            kept := await value_of(connection, _OWN[table], owner=owner)
        )  # another process has stored the first settings
    if wanted not in (None, kept):
        await connection.execute(update(table).where(key == owner).values(settings=wanted))


async def turns_of(connection: AsyncConnection, user: int) -> tuple[TurnRow, ...]:
    """Return the turns that wait for a member."""
    return await rows_of(connection, select(turns).where(turns.c.user_id == user, turns.c.to_move), TurnRow)


async def seats_of(connection: AsyncConnection, user: int) -> tuple[tuple[TurnRow, str | None], ...]:
    """Return the seats of a member in matches in play, to move or not, each with the terms of its match as JSON."""
    query = select(turns, terms.c.terms).outerjoin(terms, terms.c.match_id == turns.c.match_id)
    found = (await connection.execute(query.where(turns.c.user_id == user))).mappings()
    return tuple((TurnRow(**{name: row[name] for name in turns.c.keys()}), row["terms"]) for row in found)  # noqa: SIM118


async def others_clocks(connection: AsyncConnection, user: int) -> tuple[tuple[str, int], ...]:
    """Return the clocks that run for others in the matches of a member: the match, and when the time runs out."""
    own, other = turns.alias("own"), turns.alias("other")
    query = select(other.c.match_id, other.c.due).join(own, own.c.match_id == other.c.match_id)
    mine = (own.c.user_id == user, other.c.user_id != user)
    found = await connection.execute(query.where(*mine, other.c.to_move, other.c.due.is_not(None)))
    return tuple((match_id, due) for match_id, due in found)


async def plan_reminder(
    connection: AsyncConnection,
    turn: TurnRow,
    remind_at: int | None,
    *,
    reminded: int | None = None,
    attempts: int = 0,
    handed_at: int | None = None,
) -> None:
    """Store when the next reminder of a turn is due, unless the turn is over or muted.

    remind_at: None for no more reminders.
    reminded: how many reminders were sent; None leaves the stored number.
    handed_at: when the bot began to send the reminder; None if nothing was sent, or if the result is known. Otherwise
        where it may stand is stored already.
    """
    at = case((turns.c.muted, null()), else_=literal(remind_at, BigInteger))
    values: dict[str, Any] = {"remind_at": at, "attempts": attempts, "claimed_until": 0, "handed_at": handed_at}
    if handed_at is None:
        values["handed_to"] = None
    if reminded is not None:
        values["reminded"] = reminded
    await connection.execute(update(turns).where(_this_turn(turn.match_id, turn.seat, turn.since)).values(values))


async def replan_reminder(connection: AsyncConnection, turn: TurnRow, remind_at: int | None) -> None:
    """Store when the next reminder of a turn is due by other settings. One that may have been sent stays as it is.

    Its next attempt finds out whether it was sent. After that, the settings of then count.
    """
    at = case((turns.c.muted, null()), else_=literal(remind_at, BigInteger))
    known = and_(_this_turn(turn.match_id, turn.seat, turn.since), turns.c.handed_at.is_(None))
    await connection.execute(update(turns).where(known).values(remind_at=at, attempts=0, claimed_until=0))


async def pass_over_reminder(connection: AsyncConnection, turn: TurnRow, until: int, at: int | None) -> None:
    """Plan the next reminder of a turn that another turn's reminder has named, unless it is being sent itself.

    until: if its present reminder is due later, it stays. at: when the next one is due; None: there is none.
    """
    passing = update(turns).where(
        _this_turn(turn.match_id, turn.seat, turn.since), turns.c.remind_at <= until, turns.c.handed_at.is_(None)
    )
    await connection.execute(passing.values(remind_at=at, attempts=0, claimed_until=0))


async def vote_reminders_of(connection: AsyncConnection, user: int) -> tuple[NoticeRow, ...]:
    """Return the reminders of votes for a member that were not sent."""
    return await rows_of(connection, select(notices).where(*_unsent(user, "vote")), NoticeRow)


def _unsent(user: int, *kinds: str) -> tuple[ColumnElement[bool], ...]:
    of_kinds = or_(*(notices.c.notice.contains(f'"kind":"{kind}"') for kind in kinds))
    return of_kinds, notices.c.notice.contains(f'"user":{user},'), notices.c.handed_at.is_(None)


async def replan_notice(connection: AsyncConnection, notice_id: str, at: int) -> None:
    """Make a notice due at `at`, unless an attempt to send it is in doubt."""
    known = and_(notices.c.id == notice_id, notices.c.handed_at.is_(None))
    await connection.execute(update(notices).where(known).values(due=at, attempts=0, claimed_until=0))


async def bring_forward(connection: AsyncConnection, user: int, planned: int, at: int, kinds: Collection[str]) -> None:
    """Make those reminders of a member due at `at` that are planned for the time `planned`.

    kinds: those of the notices among them. The others are reminders of turns.
    """
    waiting_for_it = and_(turns.c.user_id == user, turns.c.remind_at == planned, turns.c.handed_at.is_(None))
    await connection.execute(update(turns).where(waiting_for_it, turns.c.to_move).values(remind_at=at))
    waiting_too = update(notices).where(notices.c.due == planned, *_unsent(user, *sorted(kinds)))
    await connection.execute(waiting_too.values(due=at))


async def mute(connection: AsyncConnection, match_id: str, seat: int, since: int) -> None:
    """Stop the reminders of a turn. since: the version at which the turn began."""
    muting = update(turns).where(_this_turn(match_id, seat, since))
    values = {"muted": True, "remind_at": None, "attempts": 0, "claimed_until": 0, "handed_at": None, "handed_to": None}
    await connection.execute(muting.values(values))


def _this_turn(match_id: str, seat: int, since: int) -> Any:
    return and_(turns.c.match_id == match_id, turns.c.seat == seat, turns.c.to_move, turns.c.since == since)


async def drop_notice(connection: AsyncConnection, notice_id: str) -> None:
    """Delete a notice that was sent, or that nobody needs any more."""
    await connection.execute(_DROP_NOTICE, {"notice": notice_id})


async def put_off_notice(
    connection: AsyncConnection, notice_id: str, due: int, attempts: int, handed_at: int | None
) -> None:
    """Store when the bot tries again to send a notice.

    handed_at: as in `plan_reminder`.
    """
    values: dict[str, Any] = {"due": due, "attempts": attempts, "claimed_until": 0, "handed_at": handed_at}
    if handed_at is None:
        values["handed_to"] = None
    await connection.execute(update(notices).where(notices.c.id == notice_id).values(values))


async def hasten_notices(connection: AsyncConnection, ids: Collection[str], due: int) -> None:
    """Have notices sent at the time `due` that would be tried again later, unless an attempt is under way."""
    later = (notices.c.id.in_(ids), notices.c.due > due, notices.c.attempts > 0, notices.c.claimed_until == 0)
    await connection.execute(update(notices).where(*later).values(due=due))


async def replace_notice(connection: AsyncConnection, notice_id: str, notices_now: Iterable[NoticeRow]) -> None:
    """Replace a notice by others. Do nothing if the old notice is not stored any more."""
    if (await connection.execute(delete(notices).where(notices.c.id == notice_id))).rowcount:
        await connection.execute(insert(notices), [msgspec.structs.asdict(one) for one in notices_now])


async def note_trouble(connection: AsyncConnection, guild: int, channel: int, notice: NoticeRow) -> None:
    """Store a notice that tells a server's owner about a channel in which nothing can be posted.

    Later calls for the same channel do nothing until `clear_trouble` is called.
    """
    if await insert_new(connection, troubles, guild_id=guild, channel_id=channel, told_at=notice.due):
        await connection.execute(insert(notices).values(msgspec.structs.asdict(notice)))


async def clear_trouble(connection: AsyncConnection, guild: int, channel: int) -> None:
    """Store that a post in a channel succeeded, so that the owner is told about the next failed post."""
    await connection.execute(_CLEAR_TROUBLE, {"guild": guild, "channel": channel})
