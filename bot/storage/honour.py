"""Tables of honour, seasons, ratings and feats: what is written of them, and what is read."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    BindParameter,
    ColumnElement,
    FromClause,
    and_,
    bindparam,
    delete,
    func,
    insert,
    literal,
    literal_column,
    select,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.fetch import Rows, fetch
from bot.storage.rows import ChangeRow, FeatRow, LineRow, RatingRow, SeasonRow
from bot.storage.schema import (
    boards,
    dailies,
    daily_places,
    feats,
    honour_counts,
    honours,
    left_out,
    matches,
    rating_changes,
    ratings,
    seasons,
    seats,
)
from bot.storage.writes import Statement, Write, Writes


class OwnLine(NamedTuple):
    """A member's line, the rank that its value has, and its place in the table, from 1 on: equal lines share a rank."""

    rank: int
    line: LineRow
    place: int


_DAY = 24 * 60 * 60 * 1000  # milliseconds
_PLAYED = (matches.c.id, matches.c.game, seats.c.name, seats.c.won, matches.c.updated_at)


class PlayedRow(msgspec.Struct, frozen=True):
    """A finished match of a member. won: None where there was nothing to win."""

    match_id: str
    game: str
    name: str
    won: bool | None
    ended_at: int


class SeasonRatings(msgspec.Struct, frozen=True):
    """What the end of a match needs to know of the season that goes on.

    Attributes:
        number: of the season.
        ratings: in this season, by user id; only of the members that were asked for.
        rated: how many matches of the season are rated so far.
    """

    number: int
    ratings: dict[int, RatingRow]
    rated: int


class Table(msgspec.Struct, frozen=True):
    """Which table of honour: of a guild, game, board and season, in a period."""

    guild: int
    game: str
    board: str
    season: int
    period: str


# ---- written ----


def keep_lines(statement: Statement, rows: Iterable[LineRow]) -> Writes:
    """statement: HONOUR_BEST, HONOUR_SUM or HONOUR_NEWEST: what becomes of the value that is there."""
    result: list[Write] = []
    for row in rows:
        values = msgspec.structs.asdict(row)
        del values["listed"]
        result.append(Write(statement, {**values, "member": row.user_id}))
    return tuple(result)


def keep_board(guild: int, game: str, season: int, board: str, at: int) -> Writes:
    """A board has a new line."""
    values = {"guild_id": guild, "game": game, "season": season, "board": board, "newest_at": at}
    return (Write(Statement.HONOUR_BOARD, values),)


def keep_season(row: SeasonRow) -> Writes:
    return (Write(Statement.SEASON, msgspec.structs.asdict(row)),)


def keep_rating(row: RatingRow) -> Writes:
    return (Write(Statement.RATING, msgspec.structs.asdict(row)),)


def keep_change(row: ChangeRow) -> Writes:
    return (Write(Statement.RATING_CHANGE, msgspec.structs.asdict(row)),)


def keep_feats(rows: Iterable[FeatRow]) -> Writes:
    """Feats of one match: each adds its `times`, and the furthest of each kind stays."""
    return tuple(Write(Statement.FEAT, msgspec.structs.asdict(row)) for row in rows)


async def leave_out(connection: AsyncConnection, user: int, wanted: bool) -> None:
    """Writes. Whether a member stands on no table of honour: all lines at once, and those to come."""
    await connection.execute(delete(left_out).where(left_out.c.user_id == user))
    if wanted:
        await connection.execute(insert(left_out).values(user_id=user))
    await connection.execute(update(honours).where(honours.c.user_id == user).values(listed=not wanted))


# ---- read ----


def _of_game(of: FromClause) -> ColumnElement[bool]:
    """Which rows belong to the game in the guild that is asked for."""
    return and_(of.c.guild_id == bindparam("guild"), of.c.game == bindparam("game"))


# Made once, their values all parameters: see `bot.storage.fetch`.
_LEFT_OUT = select(left_out.c.user_id).where(left_out.c.user_id == bindparam("user"))
_SEASONS = select(seasons).where(_of_game(seasons)).order_by(seasons.c.number)
_BOARDS = (
    select(boards.c.season, boards.c.board)
    .where(_of_game(boards))
    .order_by(boards.c.season, boards.c.newest_at.desc(), boards.c.board)
)
_SEASON = select(func.coalesce(func.max(seasons.c.number), literal_column("1"))).where(_of_game(seasons))
_RATING = select(ratings).where(
    _of_game(ratings), ratings.c.season == _SEASON.scalar_subquery(), ratings.c.user_id == bindparam("user")
)
_RATED = select(func.coalesce(func.max(rating_changes.c.number), literal_column("0"))).where(
    _of_game(rating_changes), rating_changes.c.season == _SEASON.scalar_subquery()
)


async def is_left_out(connection: AsyncConnection, user: int) -> bool:
    [rows] = await fetch(connection, (_LEFT_OUT, {"user": user}))
    return bool(rows)


async def seasons_of(connection: AsyncConnection, guild: int, game: str) -> tuple[SeasonRow, ...]:
    """All that have a row, the first first."""
    [rows] = await fetch(connection, (_SEASONS, {"guild": guild, "game": game}))
    return tuple(SeasonRow(*row) for row in rows)


async def boards_of(connection: AsyncConnection, guild: int, game: str, season: int) -> tuple[str, ...]:
    """The boards that have a line, the one with the newest line first."""
    [rows] = await fetch(connection, (_BOARDS, {"guild": guild, "game": game}))
    return _by_season(rows).get(season, ())


async def overview(
    connection: AsyncConnection, guild: int, game: str, user: int
) -> tuple[tuple[SeasonRow, ...], dict[int, tuple[str, ...]], bool]:
    """`seasons_of`, the boards of each season, the one with the newest line first, and `is_left_out`, in one."""
    here = {"guild": guild, "game": game}
    kept, found, asked = await fetch(connection, (_SEASONS, here), (_BOARDS, here), (_LEFT_OUT, {"user": user}))
    return tuple(SeasonRow(*row) for row in kept), _by_season(found), bool(asked)


def _by_season(rows: Rows) -> dict[int, tuple[str, ...]]:
    result: dict[int, tuple[str, ...]] = {}
    for season, board in rows:
        result[season] = (*result.get(season, ()), board)
    return result


_KEY = ("guild_id", "game", "board", "season", "period")
_HERE: dict[str, BindParameter[Any]] = {name: bindparam(name.removesuffix("_id")) for name in _KEY}


def on_table(table: Table) -> ColumnElement[bool]:
    """Which rows are lines of a table."""
    return and_(*(honours.c[name] == getattr(table, name.removesuffix("_id")) for name in _KEY))


def _of_table(of: FromClause) -> Iterator[ColumnElement[bool]]:
    """Which rows are the table's that is asked for."""
    return (of.c[name] == value for name, value in _HERE.items())


_SHOWN = and_(*_of_table(honours), honours.c.ranked, honours.c.listed)
# a value of its own has no place among those that are asked with
_COUNT = select(func.coalesce(func.sum(honour_counts.c.lines), literal_column("0"))).where(*_of_table(honour_counts))
_TOP = (
    select(honours)
    .where(_SHOWN)
    .order_by(honours.c.value.desc(), honours.c.ended_at, honours.c.user_id)
    .limit(bindparam("limit"))
    .offset(bindparam("offset"))
)
_BETTER = _COUNT.where(honour_counts.c.value > bindparam("value"))
_equal = honours.alias("equal")
_earlier = (
    select(func.count())
    .select_from(_equal)
    .where(*_of_table(_equal), _equal.c.ranked, _equal.c.listed, _equal.c.value == honours.c.value)
    .where(tuple_(_equal.c.ended_at, _equal.c.user_id) < tuple_(honours.c.ended_at, honours.c.user_id))
)
_higher = _COUNT.where(honour_counts.c.value > honours.c.value)
_OWN = select(honours, _earlier.scalar_subquery(), _higher.scalar_subquery()).where(
    *_of_table(honours), honours.c.user_id == bindparam("user")
)


async def count(connection: AsyncConnection, table: Table) -> int:
    """How many lines are shown."""
    [rows] = await fetch(connection, (_COUNT, msgspec.structs.asdict(table)))
    return int(rows[0][0])


async def top(connection: AsyncConnection, table: Table, limit: int, offset: int = 0) -> tuple[LineRow, ...]:
    """Lines in order: best first, of equal values the earlier one first."""
    values = {**msgspec.structs.asdict(table), "limit": limit, "offset": offset}
    [rows] = await fetch(connection, (_TOP, values))
    return tuple(_line(row) for row in rows)


async def rank_of(connection: AsyncConnection, table: Table, value: int) -> int:
    """The rank that a value has on a table."""
    [rows] = await fetch(connection, (_BETTER, {**msgspec.structs.asdict(table), "value": value}))
    return int(rows[0][0]) + 1


async def own(connection: AsyncConnection, table: Table, user: int) -> OwnLine | None:
    """A member's line, shown or not, or None."""
    [rows] = await fetch(connection, (_OWN, {**msgspec.structs.asdict(table), "user": user}))
    return _ranked(rows)


async def page(
    connection: AsyncConnection, table: Table, user: int, limit: int, offset: int
) -> tuple[int, tuple[LineRow, ...], OwnLine | None]:
    """`count`, `top` and `own` in one."""
    values = msgspec.structs.asdict(table)
    counted, rows, mine = await fetch(
        connection,
        (_COUNT, values),
        (_TOP, {**values, "limit": limit, "offset": offset}),
        (_OWN, {**values, "user": user}),
    )
    return int(counted[0][0]), tuple(_line(row) for row in rows), _ranked(mine)


def _line(row: Sequence[Any]) -> LineRow:
    """Of a whole row of `honours`, whatever follows it."""
    values: dict[str, Any] = dict(zip(honours.c.keys(), row, strict=False))
    return LineRow(**{**values, "ranked": bool(values["ranked"]), "listed": bool(values["listed"])})


def _ranked(rows: Rows) -> OwnLine | None:
    return OwnLine(rows[0][-1] + 1, _line(rows[0]), rows[0][-1] + rows[0][-2] + 1) if rows else None


async def season_ratings(connection: AsyncConnection, guild: int, game: str, users: Sequence[int]) -> SeasonRatings:
    """What the end of a match of these members is counted on."""
    here = {"guild": guild, "game": game}
    own = [(_RATING, {**here, "user": user}) for user in users]
    [season], [rated], *found = await fetch(connection, (_SEASON, here), (_RATED, here), *own)
    rows = [RatingRow(*row) for rows in found for row in rows]
    return SeasonRatings(season[0], {row.user_id: row for row in rows}, rated[0])


async def played_by(connection: AsyncConnection, guild: int, user: int, *, to_others: bool) -> tuple[PlayedRow, ...]:
    """The finished matches of a member in a guild, the first first, and the dailies that the member opened there.

    A daily ends with its day at the latest, whenever it was closed; before it is counted, others do not hear of it.
    """
    here = select(*_PLAYED, literal(None).label("day")).where(
        seats.c.user_id == user, matches.c.guild_id == guild, matches.c.phase == "over"
    )
    daily = select(*_PLAYED, dailies.c.day).where(
        seats.c.user_id == user,
        matches.c.phase == "over",
        dailies.c.user_id == user,
        dailies.c.match_id == matches.c.id,
        daily_places.c.day == dailies.c.day,
        daily_places.c.game == dailies.c.game,
        daily_places.c.guild_id == guild,
        daily_places.c.user_id == user,
    )
    if to_others:
        daily = daily.where(daily_places.c.counted)
    of_seat = matches.c.id == seats.c.match_id
    rows = []
    for wanted in (here, daily):
        for match_id, game, name, won, ended_at, day in await connection.execute(wanted.where(of_seat)):
            ended = ended_at if day is None else min(ended_at, (day + 1) * _DAY - 1)
            rows.append(PlayedRow(match_id, game, name, won, ended))
    return tuple(sorted(rows, key=lambda row: (row.ended_at, row.match_id)))


async def lines_of(connection: AsyncConnection, guild: int, user: int) -> tuple[LineRow, ...]:
    """A member's lines in a guild over whole seasons."""
    wanted = select(honours).where(honours.c.user_id == user, honours.c.guild_id == guild, honours.c.period == "all")
    return tuple(LineRow(**row) for row in (await connection.execute(wanted)).mappings())


async def changes_of(connection: AsyncConnection, guild: int, user: int) -> tuple[ChangeRow, ...]:
    """What matches did to a member's ratings in a guild, in the order in which they did it."""
    wanted = select(rating_changes).where(rating_changes.c.user_id == user, rating_changes.c.guild_id == guild)
    order = (rating_changes.c.game, rating_changes.c.season, rating_changes.c.number)
    return tuple(ChangeRow(**row) for row in (await connection.execute(wanted.order_by(*order))).mappings())


async def feats_of(connection: AsyncConnection, guild: int, user: int) -> tuple[FeatRow, ...]:
    wanted = select(feats).where(feats.c.guild_id == guild, feats.c.user_id == user)
    return tuple(FeatRow(**row) for row in (await connection.execute(wanted)).mappings())
