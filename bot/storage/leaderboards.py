"""Reads leaderboards, seasons, ratings and feats, and corrects ratings. `bot.storage.writes` adds new rows.

Long because all these reads have parameters and conditions in common.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    BindParameter,
    ColumnElement,
    FromClause,
    Table,
    and_,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    select,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.played import end_of, finished
from bot.storage.rows import ChangeRow, FeatRow, LineRow, RatingRow, SeasonRow, rows_of
from bot.storage.schema import (
    boards,
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
from bot.storage.shortcuts import Rows, fetch, rows_from


class OwnLine(NamedTuple):
    """A member's line on a leaderboard."""

    rank: int  # from 1; lines with equal merits have the same rank
    line: LineRow
    place: int  # from 1; no two lines have the same place


_PLAYED = (matches.c.id, matches.c.game, seats.c.name, seats.c.won, matches.c.updated_at)


class PlayedRow(msgspec.Struct, frozen=True):
    """A finished match of a member.

    Attributes:
        won: None if there was nothing to win.
    """

    match_id: str
    game: str
    name: str
    won: bool | None
    ended_at: int


class SeasonRatings(msgspec.Struct, frozen=True):
    """The current season of a game in a server, with some ratings.

    Attributes:
        ratings: the ratings of the members that the caller asked for, by user id.
        rated: how many matches of the season are rated so far.
    """

    number: int
    ratings: dict[int, RatingRow]
    rated: int


class LeaderboardKey(msgspec.Struct, frozen=True):
    """Says which leaderboard is meant.

    Attributes:
        alone: whether its members played alone. Then fewer undos, then fewer turns decide between equal values.
    """

    guild: int
    game: str
    board: str
    season: int
    period: str
    alone: bool = False


class Merit(NamedTuple):
    """By what a line is ranked: the value, and on a leaderboard of members who played alone, undos and turns."""

    value: int
    undos: int = 0
    turns: int = 0

    @property
    def order(self) -> tuple[int, int, int]:
        """Return what is higher for a better line."""
        return self.value, -self.undos, -self.turns


def merit_of(key: LeaderboardKey, value: int, undos: int, turns: int) -> Merit:
    """Return the merit of a line on a leaderboard. Lines with equal merits share a rank."""
    return Merit(value, undos, turns) if key.alone else Merit(value)


async def leave_out(connection: AsyncConnection, user: int, wanted: bool) -> None:
    """Hide a member on all leaderboards, now and later. wanted: False shows the member again."""
    await connection.execute(delete(left_out).where(left_out.c.user_id == user))
    if wanted:
        await connection.execute(insert(left_out).values(user_id=user))
    await connection.execute(update(honours).where(honours.c.user_id == user).values(listed=not wanted))


async def drop_lines(connection: AsyncConnection, guild: int, user: int) -> None:
    """Delete a member's lines on the leaderboards of a guild."""
    await connection.execute(delete(honours).where(honours.c.guild_id == guild, honours.c.user_id == user))


def _of_game(of: FromClause) -> ColumnElement[bool]:
    """Return the condition that a row's guild and game equal the parameters `guild` and `game`."""
    return and_(of.c.guild_id == bindparam("guild"), of.c.game == bindparam("game"))


# In `bot.storage.shortcuts` each parameter needs a name, so constants in these statements are `literal_column`s.
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
_NEWEST = select(_SEASON.scalar_subquery(), _RATED.scalar_subquery())


async def is_left_out(connection: AsyncConnection, user: int) -> bool:
    """Return whether a member asked to be left out of all leaderboards."""
    [rows] = await fetch(connection, (_LEFT_OUT, {"user": user}))
    return bool(rows)


async def left_out_among(connection: AsyncConnection, users: Iterable[int]) -> frozenset[int]:
    """Return those of some users who asked to be left out of all leaderboards."""
    return frozenset(await connection.scalars(select(left_out.c.user_id).where(left_out.c.user_id.in_(users))))


async def seasons_of(connection: AsyncConnection, guild: int, game: str) -> tuple[SeasonRow, ...]:
    """Return the stored seasons, oldest first."""
    [rows] = await fetch(connection, (_SEASONS, {"guild": guild, "game": game}))
    return tuple(SeasonRow(*row) for row in rows)


async def boards_of(connection: AsyncConnection, guild: int, game: str, season: int) -> tuple[str, ...]:
    """Return the leaderboards that have a line. The leaderboard with the newest line comes first."""
    [rows] = await fetch(connection, (_BOARDS, {"guild": guild, "game": game}))
    return _by_season(rows).get(season, ())


async def overview(
    connection: AsyncConnection, guild: int, game: str, user: int
) -> tuple[tuple[SeasonRow, ...], dict[int, tuple[str, ...]], bool]:
    """Return the results of `seasons_of`, `boards_of` (by season) and `is_left_out`."""
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


def _of_leaderboard(of: FromClause) -> Iterator[ColumnElement[bool]]:
    """Yield the conditions that a row belongs to the leaderboard in the statement's parameters."""
    return (of.c[name] == value for name, value in _HERE.items())


_SHOWN = and_(*_of_leaderboard(honours), honours.c.ranked, honours.c.listed)
_COUNT = select(func.coalesce(func.sum(honour_counts.c.lines), literal_column("0"))).where(
    *_of_leaderboard(honour_counts)
)
# In the next three dictionaries, the key is `LeaderboardKey.alone`.
_ORDER = {False: ("ended_at", "user_id"), True: ("undos", "turns", "ended_at", "user_id")}  # of lines with equal values
_TOP = {
    alone: select(honours)
    .where(_SHOWN)
    .order_by(honours.c.value.desc(), *(honours.c[name] for name in order))
    .limit(bindparam("limit"))
    .offset(bindparam("offset"))
    for alone, order in _ORDER.items()
}
_BETTER = _COUNT.where(honour_counts.c.value > bindparam("value"))
_equal = honours.alias("equal")
_equals = (
    select(func.count())
    .select_from(_equal)
    .where(*_of_leaderboard(_equal), _equal.c.ranked, _equal.c.listed, _equal.c.value == honours.c.value)
)
_shorter = _equals.where(tuple_(_equal.c.undos, _equal.c.turns) < tuple_(honours.c.undos, honours.c.turns))
_higher = _COUNT.where(honour_counts.c.value > honours.c.value)
_OWN = {
    alone: select(
        honours,
        _equals.where(
            tuple_(*(_equal.c[name] for name in order)) < tuple_(*(honours.c[name] for name in order))
        ).scalar_subquery(),
        (_shorter.scalar_subquery() if alone else literal_column("0")).label("shorter"),
        _higher.scalar_subquery(),
    ).where(*_of_leaderboard(honours), honours.c.user_id == bindparam("user"))
    for alone, order in _ORDER.items()
}
_SHORTER = (
    select(func.count())
    .select_from(honours)
    .where(_SHOWN, honours.c.value == bindparam("value"))
    .where(tuple_(honours.c.undos, honours.c.turns) < tuple_(bindparam("undos"), bindparam("turns")))
)


async def count(connection: AsyncConnection, key: LeaderboardKey) -> int:
    """Return how many lines a leaderboard shows."""
    [rows] = await fetch(connection, (_COUNT, msgspec.structs.asdict(key)))
    return int(rows[0][0])


async def top(connection: AsyncConnection, key: LeaderboardKey, limit: int, offset: int = 0) -> tuple[LineRow, ...]:
    """Return the lines that a leaderboard shows, best first. Of equal merits, the earlier line comes first."""
    values = {**msgspec.structs.asdict(key), "limit": limit, "offset": offset}
    [rows] = await fetch(connection, (_TOP[key.alone], values))
    return _lines(rows)


async def rank_of(connection: AsyncConnection, key: LeaderboardKey, merit: Merit) -> int:
    """Return the rank that a line with this merit has on a leaderboard."""
    values = {**msgspec.structs.asdict(key), **merit._asdict()}
    counted = await fetch(connection, (_BETTER, values), *([(_SHORTER, values)] if key.alone else []))
    return 1 + sum(int(rows[0][0]) for rows in counted)


async def own(connection: AsyncConnection, key: LeaderboardKey, user: int) -> OwnLine | None:
    """Return a member's line, even if the leaderboard does not show it. Return None if the member has no line."""
    [rows] = await fetch(connection, (_OWN[key.alone], {**msgspec.structs.asdict(key), "user": user}))
    return _ranked(rows)


async def page(
    connection: AsyncConnection, key: LeaderboardKey, user: int, limit: int, offset: int
) -> tuple[int, tuple[LineRow, ...], OwnLine | None]:
    """Return the results of `count`, `top` and `own`, which needs less time than three calls."""
    values = msgspec.structs.asdict(key)
    counted, rows, mine = await fetch(
        connection,
        (_COUNT, values),
        (_TOP[key.alone], {**values, "limit": limit, "offset": offset}),
        (_OWN[key.alone], {**values, "user": user}),
    )
    return int(counted[0][0]), _lines(rows), _ranked(mine)


def _lines(rows: Rows) -> tuple[LineRow, ...]:
    """Return the leaderboard lines in the first columns of rows."""
    width = len(honours.c)
    return rows_from(honours, LineRow, [row[:width] for row in rows])


def _ranked(rows: Rows) -> OwnLine | None:
    if not rows:
        return None
    *_, before, shorter, higher = rows[0]
    return OwnLine(higher + shorter + 1, _lines(rows)[0], higher + before + 1)


async def season_ratings(connection: AsyncConnection, guild: int, game: str, users: Sequence[int]) -> SeasonRatings:
    """Return the current season, with the ratings of these members."""
    here = {"guild": guild, "game": game}
    own = [(_RATING, {**here, "user": user}) for user in users]
    [(season, rated)], *found = await fetch(connection, (_NEWEST, here), *own)
    rows = [RatingRow(*row) for rows in found for row in rows]
    return SeasonRatings(season, {row.user_id: row for row in rows}, rated)


async def played_by(connection: AsyncConnection, guild: int, user: int, *, to_others: bool) -> tuple[PlayedRow, ...]:
    """Return a member's finished matches in a guild, and the dailies that the member opened there, oldest first.

    Those are left out in which the member's seat has no result.

    The `ended_at` of a daily is at the latest the end of its day.

    to_others: whether other members will see these matches. If so, dailies that are still secret are left out.
    """
    rows = []
    for wanted in finished(*_PLAYED, guild=guild, user=user, to_others=to_others):
        for match_id, game, name, won, updated_at, day in await connection.execute(wanted):
            rows.append(PlayedRow(match_id, game, name, won, end_of(updated_at, day)))
    return tuple(sorted(rows, key=lambda row: (row.ended_at, row.match_id)))


async def lines_of(connection: AsyncConnection, guild: int, user: int) -> tuple[LineRow, ...]:
    """Return a member's lines on the leaderboards of whole seasons in a guild."""
    wanted = select(honours).where(honours.c.user_id == user, honours.c.guild_id == guild, honours.c.period == "all")
    return await rows_of(connection, wanted, LineRow)


async def changes_of(connection: AsyncConnection, guild: int, user: int) -> tuple[ChangeRow, ...]:
    """Return the rating changes of a member in a guild, by game and season, then oldest first."""
    wanted = select(rating_changes).where(rating_changes.c.user_id == user, rating_changes.c.guild_id == guild)
    order = (rating_changes.c.game, rating_changes.c.season, rating_changes.c.number)
    return await rows_of(connection, wanted.order_by(*order), ChangeRow)


async def feats_of(connection: AsyncConnection, guild: int, user: int) -> tuple[FeatRow, ...]:
    """Return a member's feats in a guild."""
    wanted = select(feats).where(feats.c.guild_id == guild, feats.c.user_id == user)
    return await rows_of(connection, wanted, FeatRow)


async def rated_tables(connection: AsyncConnection) -> tuple[tuple[int, str, int], ...]:
    """Return each triple (guild, game, season) that has a rated match."""
    where = (rating_changes.c.guild_id, rating_changes.c.game, rating_changes.c.season)
    found = await connection.execute(select(*where).distinct().order_by(*where))
    return tuple((guild, game, season) for guild, game, season in found)


async def changes_in(connection: AsyncConnection, guild: int, game: str, season: int) -> tuple[ChangeRow, ...]:
    """Return the rating changes of a season, in the order of its rated matches, then by seat."""
    wanted = select(rating_changes).where(_in_season(rating_changes, guild, game, season))
    return await rows_of(connection, wanted.order_by(rating_changes.c.number, rating_changes.c.seat), ChangeRow)


async def ratings_in(connection: AsyncConnection, guild: int, game: str, season: int) -> tuple[RatingRow, ...]:
    """Return the ratings of a season."""
    wanted = select(ratings).where(_in_season(ratings, guild, game, season))
    return await rows_of(connection, wanted.order_by(ratings.c.user_id), RatingRow)


async def correct_change(connection: AsyncConnection, row: ChangeRow) -> None:
    """Replace the ratings in a stored rating change, and the member's number of matches."""
    values = {name: getattr(row, name) for name in ("mu_before", "sigma_before", "mu", "sigma", "played")}
    await connection.execute(update(rating_changes).where(_same_key(rating_changes, row)).values(values))


async def correct_rating(connection: AsyncConnection, row: RatingRow) -> None:
    """Store a rating in place of the member's present rating."""
    await connection.execute(delete(ratings).where(_same_key(ratings, row)))
    await connection.execute(insert(ratings).values(msgspec.structs.asdict(row)))


async def rating_lines(connection: AsyncConnection, guild: int, game: str, season: int) -> tuple[LineRow, ...]:
    """Return the lines of a season's leaderboards of ratings, for all periods."""
    wanted = select(honours).where(_in_season(honours, guild, game, season), honours.c.board.like("%:rating"))
    order = (honours.c.board, honours.c.period, honours.c.user_id)
    return await rows_of(connection, wanted.order_by(*order), LineRow)


async def correct_line(connection: AsyncConnection, row: LineRow) -> None:
    """Replace `value` and `ranked` of a line."""
    await connection.execute(update(honours).where(_same_key(honours, row)).values(value=row.value, ranked=row.ranked))


def _same_key(table: Table, row: msgspec.Struct) -> ColumnElement[bool]:
    return and_(*(column == getattr(row, column.name) for column in table.primary_key.columns))


def _in_season(table: Table, guild: int, game: str, season: int) -> ColumnElement[bool]:
    return and_(table.c.guild_id == guild, table.c.game == game, table.c.season == season)
