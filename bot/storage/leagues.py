"""Reads and writes leagues.

Each change of a league locks its row first, so changes of several processes come one after the other. The second home
of a battle of servers is read and changed as the battle, but with a server, a channel and messages of its own.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace
from sqlalchemy import (
    ColumnElement,
    Select,
    Table,
    Update,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import champions
from bot.storage.database import insert_new, upsert_of
from bot.storage.league_rows import (
    LeagueMemberRow,
    LeagueMessageRow,
    LeaguePairingRow,
    LeagueRow,
    LeagueRows,
    LeagueSeatRow,
)
from bot.storage.rows import row_of, rows_of
from bot.storage.schema import (
    battle_homes,
    league_members,
    league_messages,
    league_pairings,
    league_seats,
    leagues,
    matches,
    ratings,
)

RowT = TypeVar("RowT", bound=msgspec.Struct)

CLOSED = "closed"  # the phase of a league that is over for good
_OF_A_HOME = ("id", "guild_id", "rules", "battle_id")  # what each home of a battle of servers has of its own


async def open_of(connection: AsyncConnection, guild: int) -> tuple[LeagueRow, ...]:
    """Return the leagues and cups of a server that are not closed, by game."""
    found = select(leagues).where(leagues.c.guild_id == guild, leagues.c.phase != CLOSED).order_by(leagues.c.game)
    return await rows_of(connection, found, LeagueRow)


async def last_cup(connection: AsyncConnection, guild: int) -> LeagueRow | None:
    """Return the cup of a server that has ended last, also by being closed, if its bracket was drawn; else None."""
    ended = and_(leagues.c.guild_id == guild, leagues.c.season == 0, leagues.c.phase == CLOSED)
    shared_id = func.coalesce(battle_homes.c.battle_id, leagues.c.id)
    drawn = shared_id.in_(select(league_seats.c.league_id))
    found = _WITH_HOME.where(ended, drawn).order_by(leagues.c.ends_at.desc()).limit(1)
    return await row_of(connection, found, LeagueRow)


async def ended_cups(connection: AsyncConnection, guild: int) -> tuple[LeagueRow, ...]:
    """Return the cups of a server that have ended, also by being closed, the newest first."""
    ended = and_(leagues.c.guild_id == guild, leagues.c.season == 0, leagues.c.phase == CLOSED)
    return await rows_of(connection, select(leagues).where(ended).order_by(leagues.c.ends_at.desc()), LeagueRow)


async def rows(connection: AsyncConnection, league: str, season: int | None = None) -> LeagueRows | None:
    """Return the rows of a league; None if there is none. season: that of the other rows; None: the present one."""
    found = await _row(connection, league)
    return None if found is None else await _with_rest(connection, found, found.season if season is None else season)


async def homes_of(connection: AsyncConnection, league: str) -> tuple[LeagueRow, ...]:
    """Return the row of a league and, if it is a battle of servers, that of its second home."""
    second = select(battle_homes.c.league_id).where(battle_homes.c.battle_id == league)
    homes = [await _row(connection, one) for one in (league, *await connection.scalars(second))]
    return tuple(one for one in homes if one is not None)


async def change(
    connection: AsyncConnection, league: str, decide: Callable[[LeagueRows], LeagueRows]
) -> tuple[LeagueRows, LeagueRows] | None:
    """Change a league in one transaction, and return its rows before and after; None if there is none.

    decide: returns the rows after the change. Only members may be missing there; messages are left as they are. If a
    season ends, its messages must be edited once more (`old_seasons`), and the server may have other champions.
    """
    await connection.execute(_LOCKED, {"league": league})
    found = await _row(connection, league)
    if found is None:
        return None
    before = await _with_rest(connection, found, found.season)
    after = decide(before)
    if after.league != before.league:
        await _store_league(connection, after.league)
    for table, old, new in (
        (league_members, before.members, after.members),
        (league_seats, before.seats, after.seats),
        (league_pairings, before.pairings, after.pairings),
    ):
        await _store(connection, table, old, new)
    if after.league.season != before.league.season:
        ended = and_(league_messages.c.league_id == league, league_messages.c.season == before.league.season)
        await connection.execute(update(league_messages).where(ended).values(shown=""))
    if (after.league.season, after.league.phase) != (before.league.season, before.league.phase):
        await champions.wake(connection, after.league.guild_id)
    return before, after


async def change_in_homes(
    connection: AsyncConnection, league: str, decide: Callable[[LeagueRows], LeagueRows]
) -> tuple[LeagueRows, LeagueRows] | None:
    """Change a battle of servers as each of its homes has it, the first one first, in one transaction.

    league: one of both homes. Return the rows of the last one before and after; None if there is none.
    """
    found, own = None, await _row(connection, league)
    for home in () if own is None else await homes_of(connection, own.shared_id):
        found = await change(connection, home.id, decide)
    return found


async def add(connection: AsyncConnection, row: LeagueRow) -> bool:
    """Store a new league or cup. Return False if the server has an open one of this game."""
    values = _values(row)
    battle = values.pop("battle_id")
    new = await insert_new(connection, leagues, **values)
    if new and battle is not None:
        home = {"league_id": row.id, "battle_id": battle, "guild_id": row.guild_id}
        await connection.execute(insert(battle_homes).values(home))
    return new


async def ratings_of(
    connection: AsyncConnection, guild: int, game: str, season: int, users: Sequence[int]
) -> dict[int, float]:
    """Return the ratings of those of these members who have one in a season of the leaderboards, as mu - 3 sigma."""
    found = select(ratings.c.user_id, ratings.c.mu, ratings.c.sigma).where(
        ratings.c.guild_id == guild, ratings.c.game == game, ratings.c.season == season, ratings.c.user_id.in_(users)
    )
    return {user: mu - 3 * sigma for user, mu, sigma in await connection.execute(found)}


async def opened_before(connection: AsyncConnection, league: str, season: int, since: int) -> dict[int, int]:
    """Return how many matches of a league's earlier seasons have opened since a time, by the users who have them.

    since: in milliseconds since 1970.
    """
    key = and_(
        *(league_seats.c[name] == league_pairings.c[name] for name in ("league_id", "season", "division")),
        league_seats.c.seat.in_((league_pairings.c.first, league_pairings.c.second)),
    )
    new = and_(
        league_pairings.c.league_id == league, league_pairings.c.season < season, league_pairings.c.opened_at > since
    )
    counted = select(league_seats.c.user_id, func.count().label("opened")).join(league_pairings, key).where(new)
    rows = await connection.execute(counted.group_by(league_seats.c.user_id))
    return {row.user_id: row.opened for row in rows}


async def phases_of(connection: AsyncConnection, match_ids: Sequence[str]) -> dict[str, str]:
    """Return the phase of each of these matches that is stored, by its id."""
    found = select(matches.c.id, matches.c.phase).where(matches.c.id.in_(match_ids))
    return {str(match_id): str(phase) for match_id, phase in await connection.execute(found)}


async def note_place(connection: AsyncConnection, row: LeaguePairingRow) -> LeaguePairingRow | None:
    """Store where a match is about to be opened, its id, who plays, and its end, unless another process has done so.

    Return the row as it is stored then; None if it is gone.
    """
    same = _same(league_pairings, row)
    free = and_(same, league_pairings.c.match_id.is_(None))
    noted = ("channel_id", "match_id", "opened_at", "closes_at", "first", "second", "others")
    values = {name: getattr(row, name) for name in noted}
    await connection.execute(update(league_pairings).where(free).values(values))
    return await row_of(connection, select(league_pairings).where(same), LeaguePairingRow)


async def note_closing(connection: AsyncConnection, row: LeaguePairingRow, at: int) -> None:
    """Store when a match that is not open must be over, in milliseconds since 1970."""
    waits = and_(_same(league_pairings, row), league_pairings.c.match_id.is_(None))
    await connection.execute(update(league_pairings).where(waits).values(closes_at=at))


async def note_no_place(connection: AsyncConnection, row: LeaguePairingRow) -> None:
    """Store that a match could not be opened where `note_place` says, so that it may be opened elsewhere."""
    mine = and_(_same(league_pairings, row), league_pairings.c.match_id == row.match_id)
    values = {"channel_id": None, "match_id": None, "opened_at": None}
    await connection.execute(update(league_pairings).where(mine).values(values))


async def begin_message(connection: AsyncConnection, row: LeagueMessageRow) -> LeagueMessageRow | None:
    """Store that a message is about to be posted, unless one is known. Return the row as it is stored then."""
    await insert_new(connection, league_messages, **_values(row))
    return await row_of(connection, select(league_messages).where(_same(league_messages, row)), LeagueMessageRow)


async def note_message(connection: AsyncConnection, row: LeagueMessageRow) -> None:
    """Store what a message shows now, and where it is."""
    await connection.execute(update(league_messages).where(_same(league_messages, row)).values(_values(row)))


async def messages_of(connection: AsyncConnection, league: str) -> tuple[LeagueMessageRow, ...]:
    """Return the messages of all seasons of a league."""
    found = select(league_messages).where(league_messages.c.league_id == league)
    return await rows_of(connection, found.order_by(league_messages.c.season), LeagueMessageRow)


async def old_seasons(connection: AsyncConnection, league: str, present: int) -> tuple[int, ...]:
    """Return the seasons before the present one that have messages to be edited: their hash is gone."""
    mine = and_(league_messages.c.league_id == league, league_messages.c.season < present)
    found = select(league_messages.c.season).where(mine, league_messages.c.shown == "").distinct()
    return tuple(await connection.scalars(found.order_by(league_messages.c.season)))


async def wait(connection: AsyncConnection, row: LeagueRow, until: int) -> None:
    """Claim a league until the time `until`. It stays due, so it is late afterwards."""
    await connection.execute(_unchanged(row).values(claimed_until=until))


async def put_off(connection: AsyncConnection, row: LeagueRow, until: int | None) -> None:
    """Release a claimed league and say when to look at it again, unless `woken` or `wake_league` came meanwhile.

    until: in milliseconds since 1970; None: never.
    """
    await connection.execute(_unchanged(row).values(due=until, claimed_until=0))


def _unchanged(row: LeagueRow) -> Update:
    return update(leagues).where(leagues.c.id == row.id, leagues.c.due == row.due)


def woken(row: LeagueRow, at: int) -> LeagueRow:
    """Return a league that is due at once. Its due time is another one each time, as by `writes.wake_league`.

    at: the present time, in milliseconds since 1970.
    """
    return replace(row, due=min(at, row.due or at) - 1, claimed_until=0)


async def wake_in(connection: AsyncConnection, guild: int, at: int) -> None:
    """Make all leagues of a server due at once that are not closed. at: as for `wake_of`."""
    battles = select(battle_homes.c.battle_id).where(battle_homes.c.guild_id == guild)
    of_server = or_(leagues.c.guild_id == guild, leagues.c.id.in_(battles))
    here = update(leagues).where(of_server, leagues.c.phase != CLOSED, leagues.c.id.not_in(_SECOND_HOMES))
    await connection.execute(here.values(due=_earlier_than(at), claimed_until=0))


def _earlier_than(at: int) -> ColumnElement[int]:
    """Return a due time that is another one each time. at: the present time, in milliseconds since 1970."""
    return case((leagues.c.due < at, leagues.c.due), else_=at) - 1


async def wake_of(connection: AsyncConnection, user: int, at: int) -> None:
    """Make all leagues due at once in which a user is a member or has had a seat. Closed ones are due once more.

    All messages of seasons in which they had a seat must be edited. Call this before the user's name is deleted.
    at: the present time, in milliseconds since 1970. For the due time, see `woken`.
    """
    seasons = select(league_seats.c.league_id, league_seats.c.season).where(league_seats.c.user_id == user)
    naming = tuple_(league_messages.c.league_id, league_messages.c.season).in_(seasons)
    await connection.execute(update(league_messages).where(naming).values(shown=""))
    joined = select(league_members.c.league_id).where(league_members.c.user_id == user)
    seated = select(league_seats.c.league_id).where(league_seats.c.user_id == user)
    theirs = update(leagues).where(or_(leagues.c.id.in_(joined), leagues.c.id.in_(seated)))
    await connection.execute(theirs.values(due=_earlier_than(at), claimed_until=0))


def _of_season(table: Table) -> Select[Any]:
    mine = select(table).where(table.c.league_id == bindparam("league"), table.c.season == bindparam("season"))
    return mine.order_by(*table.primary_key.columns)


# Each look at a league runs these statements several times, so they are built once.
_WITH_HOME = select(leagues, battle_homes.c.battle_id).outerjoin(battle_homes, battle_homes.c.league_id == leagues.c.id)
_LEAGUE = _WITH_HOME.where(leagues.c.id == bindparam("league"))
_SECOND_HOMES = select(battle_homes.c.league_id)
_BATTLE = select(battle_homes.c.battle_id).where(battle_homes.c.league_id == bindparam("league")).scalar_subquery()
_LOCKED = select(leagues.c.id).where(leagues.c.id == func.coalesce(_BATTLE, bindparam("league"))).with_for_update()
_MEMBERS = (
    select(league_members)
    .where(league_members.c.league_id == bindparam("league"))
    .order_by(league_members.c.joined_at, league_members.c.user_id)
)
_SEATS, _PAIRINGS, _MESSAGES = map(_of_season, (league_seats, league_pairings, league_messages))


async def _row(connection: AsyncConnection, league: str) -> LeagueRow | None:
    """Return the row of a league. That of a second home has all but server and rules of its battle."""
    found = await row_of(connection, _LEAGUE, LeagueRow, league=league)
    if found is None or found.battle_id is None:
        return found
    battle = await row_of(connection, _LEAGUE, LeagueRow, league=found.battle_id)
    own = {"id": league, "guild_id": found.guild_id, "rules": found.rules, "battle_id": found.battle_id}
    return None if battle is None else replace(battle, **own)


async def _store_league(connection: AsyncConnection, row: LeagueRow) -> None:
    """Store the row of a league. If it is a battle of servers, both homes get its phase, begin and end."""
    mine, shared = leagues.c.id == row.id, leagues.c.id == row.shared_id
    second = leagues.c.id.in_(select(battle_homes.c.league_id).where(battle_homes.c.battle_id == row.shared_id))
    values = {name: value for name, value in _values(row).items() if name not in _OF_A_HOME}
    of_both = {name: values[name] for name in ("phase", "begins_at", "ends_at")}
    await connection.execute(update(leagues).where(shared).values(values))
    await connection.execute(update(leagues).where(mine).values(rules=row.rules))
    if row.season == 0:
        await connection.execute(update(leagues).where(second).values(of_both))


async def _with_rest(connection: AsyncConnection, row: LeagueRow, season: int) -> LeagueRows:
    of_season = {"league": row.shared_id, "season": season}
    return LeagueRows(
        row,
        await rows_of(connection, _MEMBERS, LeagueMemberRow, league=row.shared_id),
        await rows_of(connection, _SEATS, LeagueSeatRow, **of_season),
        await rows_of(connection, _PAIRINGS, LeaguePairingRow, **of_season),
        await rows_of(connection, _MESSAGES, LeagueMessageRow, league=row.id, season=season),
    )


async def _store(connection: AsyncConnection, table: Table, old: Sequence[RowT], new: Sequence[RowT]) -> None:
    """Write the rows that differ, and delete those that are missing."""
    known = {_key(table, row): row for row in old}
    wanted = {_key(table, row): row for row in new}
    for key in (one for one in known if one not in wanted):
        await connection.execute(delete(table).where(_is(table, key)))
    upsert = upsert_of(connection.dialect.name)
    for key, row in wanted.items():
        if known.get(key) != row:
            values = _values(row)
            statement = upsert(table).values(values)
            statement = statement.on_conflict_do_update(index_elements=table.primary_key.columns, set_=values)
            await connection.execute(statement)


def _values(row: msgspec.Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(row)


def _key(table: Table, row: msgspec.Struct) -> tuple[Any, ...]:
    return tuple(getattr(row, column.name) for column in table.primary_key.columns)


def _is(table: Table, key: tuple[Any, ...]) -> Any:
    return and_(*(column == value for column, value in zip(table.primary_key.columns, key, strict=True)))


def _same(table: Table, row: msgspec.Struct) -> Any:
    return _is(table, _key(table, row))
