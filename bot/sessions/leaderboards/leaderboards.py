"""Leaderboards and profiles."""

import asyncio
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack

import msgspec
from msgspec.structs import replace

from bot.engine.honours import COVERED, PREDICTIONS, measure_of
from bot.errors import NotAllowed, OptionError, SessionError
from bot.machine import Clock
from bot.sessions.change import AnyGame, Change
from bot.sessions.computers import turns_by_computers
from bot.sessions.contests import as_told, uncredited
from bot.sessions.database import Database
from bot.sessions.leaderboards import counting, records
from bot.sessions.leaderboards.by_letters import only_listed
from bot.sessions.leaderboards.counting import RATED_FROM
from bot.sessions.leaderboards.model import (
    ALL,
    BestBoard,
    HonourBoard,
    HonourLine,
    Leaderboard,
    Profile,
    RatingHistory,
    Span,
    read_period,
)
from bot.sessions.model import Entry, Match, Phase
from bot.sessions.pace import DAY
from bot.storage import leaderboards, writes
from bot.storage.keeping import is_member
from bot.storage.leaderboards import LeaderboardKey, SeasonRatings, merit_of
from bot.storage.rows import FeatRow, LineRow, SeasonRow
from bot.storage.store import Connection
from bot.storage.writes import Writes

LINES = 10  # the most lines on a page of a leaderboard
BESTS = 6  # the most leaderboards on a profile


class SeasonRatingsOf(msgspec.Struct, frozen=True):
    """A fact: the `SeasonRatings` of a match's game and server, with these users' ratings."""

    users: tuple[int, ...]


class Leaderboards:
    """Reads leaderboards and profiles, closes seasons and hides members. Every method raises NotKept."""

    def __init__(self, database: Database, clock: Clock, games: Mapping[str, AnyGame]) -> None:
        self._database = database
        self._clock = clock
        self._games = games

    # -- read --------------------------------------------------------------------------------------------------------

    async def leaderboard(
        self,
        guild: int,
        game: str,
        user: int,
        *,
        board: str | None = None,
        period: str = ALL,
        season: int | None = None,
        page: int = 1,
    ) -> Leaderboard:
        """Return a page of a leaderboard. user: the member who asks.

        board: the key of the leaderboard; None: that of the member's newest line in the season, else of anybody's.
        period: a period, or "month" or "week" for the current month or week.
        season: the number of the season; None: the current season.
        page: 1 is the first page.

        Raises OptionError if there is no such period, season or page.
        """
        found = read_period(period, self._clock.now())
        if found is None:
            raise OptionError("error-unknown-period", period=period)
        return await self._database.read(_leaderboard, self._games, guild, game, user, board, *found, season, page)

    async def profile(
        self, guild: int, user: int, viewer: int, *, game: str | None = None, to_all: bool = False
    ) -> Profile:
        """Return a member's profile in a server.

        viewer: the user id of the member who asks.
        game: the only game to include; None: all games.
        to_all: whether other members will see the profile too.

        Raises SessionError if the member has finished no match in the server. Raises NotAllowed if somebody else asks
        and the member wants to be left out.
        """
        profile, left_out = await self._database.read(
            _profile, self._games, guild, user, game, self._clock.now() // DAY, to_all or viewer != user
        )
        if left_out and viewer != user:
            raise NotAllowed("error-left-out")
        if profile is None:
            raise SessionError("error-nothing-finished-own" if viewer == user else "error-nothing-finished")
        return profile

    async def ratings(self, guild: int, user: int, *, game: str | None = None) -> tuple[RatingHistory, ...]:
        """Return a member's ratings in the current seasons of a server. game: the only one; None: all games."""
        return await self._database.read(records.ratings_of, guild, user, game)

    async def is_left_out(self, user: int) -> bool:
        return await self._database.read(leaderboards.is_left_out, user)

    # -- change ------------------------------------------------------------------------------------------------------

    async def close_season(self, guild: int, game: str) -> SeasonRow:
        """Close the current season of a game in a server, and return the new season. The caller checks permissions.

        Raises SessionError if the current season has no lines.
        """
        # The task holds the lock until the rows are stored, even if the caller is cancelled.
        return await asyncio.shield(asyncio.create_task(self._close_season(guild, game)))

    async def leave_out(self, user: int, left_out: bool) -> None:
        """Hide a member on the leaderboards of all servers, or show them again. Their lines stay in the database."""
        await self._database.run(lambda connection: leaderboards.leave_out(connection, user, left_out))

    async def _close_season(self, guild: int, game: str) -> SeasonRow:
        async with self._lock(guild, game):
            seasons = await self._database.read(leaderboards.seasons_of, guild, game)
            current = seasons[-1] if seasons else _first_season(guild, game)
            if not await self._database.read(leaderboards.boards_of, guild, game, current.number):
                raise SessionError("error-empty-season")
            now = self._clock.now()
            closed = replace(current, closed_at=now)
            begun = SeasonRow(guild, game, current.number + 1, now, None)
            await self._database.write(writes.put(closed, begun))
            return begun

    # -- facts -------------------------------------------------------------------------------------------------------

    async def fact(self, match: Match, fact: SeasonRatingsOf, held: AsyncExitStack) -> SeasonRatings:
        """Return the value of a fact. Hold the lock of the game and server until the caller has stored its change."""
        if fact.users:
            await held.enter_async_context(self._lock(match.place.guild, match.game))
        where = (match.place.guild, match.game)
        return await self._database.read(leaderboards.season_ratings, *where, fact.users)

    def _lock(self, guild: int, game: str) -> AbstractAsyncContextManager[None]:
        """Return a lock with which two matches are never rated at the same time."""
        return self._database.locked(f"ratings {guild} {game}")


def ends(change: Change) -> bool:
    """Return whether a change ends a match that a channel shows."""
    before, match = change.before, change.match
    return match.phase is Phase.OVER and (before is None or before.phase is not Phase.OVER) and not match.private


def record(change: Change) -> Writes:
    """Return the leaderboard rows of a change that ends a match; () for all other changes.

    `bot.sessions.play.dailies` counts private matches when their day is over.
    """
    match = change.match
    if not ends(change):
        return ()
    honours = counting.honours_of(change.game, match)
    if not honours:
        return ()
    ratings = change.fact(SeasonRatingsOf(counting.rated_users(match, honours)))
    return only_listed(change, counting.rows_of(change.game, match, honours, ratings))


def feats(game: AnyGame, match: Match, entries: Iterable[Entry]) -> Writes:
    """Return the rows of the badges that members have won in a match. The caller must write them only once.

    entries: the entries that undo did not take back, oldest first.
    """
    if match.outcome is None or match.private:
        return ()
    events = as_told(game, match, [event for entry in entries for event in entry.events])
    honours = counting.honours_of(game, match)
    nobodys = uncredited(match, honours)
    rows = [
        FeatRow(
            match.place.guild,
            match.seats[feat.seat].user,
            match.game,
            feat.key,
            feat.number,
            1,
            match.id,
            match.updated_at,
        )
        for feat in (*game.feats(match.options, events), *counting.victories(honours))
        if feat.seat not in nobodys and is_member(match.seats[feat.seat].user)
    ]
    return writes.put(*rows)


def covered(match: Match, entries: Iterable[Entry]) -> Writes:
    """Return the rows that tell how many turns computer players have played for members. entries: as for `feats`."""
    if match.private:
        return ()
    where, newest = match.place.guild, (match.id, match.updated_at)
    turns = Counter[int]()
    for seat, _, count in turns_by_computers(match, entries):
        turns[match.seats[seat].user] += count
    return writes.put(
        *(
            FeatRow(where, user, match.game, COVERED, count, count, *newest)
            for user, count in turns.items()
            if is_member(user)
        )
    )


# -- reads in one transaction ----------------------------------------------------------------------------------------


async def _leaderboard(
    connection: Connection,
    games: Mapping[str, AnyGame],
    guild: int,
    game: str,
    user: int,
    board: str | None,
    span: Span | None,
    period: str,
    season: int | None,
    page: int,
) -> Leaderboard:
    seasons, by_season, left_out = await leaderboards.overview(connection, guild, game, user)
    seasons = seasons or (_first_season(guild, game),)
    if season is not None and not 1 <= season <= len(seasons):
        raise OptionError("error-unknown-season", seasons=len(seasons))
    shown = seasons[-1] if season is None else seasons[season - 1]
    boards = by_season.get(shown.number, ())
    if board is None and boards:
        own_newest = await _own_newest(connection, guild, game, user, shown.number)
        wanted = sorted((*own_newest, *boards), key=lambda key: key == PREDICTIONS)  # it says nothing of who plays
        board = await _first_with_lines(connection, guild, game, shown.number, period, wanted)
    lines, rows, own, own_page = 0, tuple[HonourLine, ...](), None, None
    before = (page - 1) * LINES
    if board is not None:
        table = LeaderboardKey(guild, game, board, shown.number, period, _is_alone(games, game, board))
        lines, found, mine = await leaderboards.page(connection, table, user, LINES, max(before, 0))
        rows = await _with_ranks(connection, table, found, before)
        if mine is not None:
            is_shown = mine.line.ranked and mine.line.listed
            own = _line(mine.rank if is_shown else None, mine.line)
            own_page = -(-mine.place // LINES) if is_shown else None
    pages = max(1, -(-lines // LINES))
    if not 1 <= page <= pages:
        raise OptionError("error-unknown-page", pages=pages)
    return Leaderboard(
        game=game,
        board=None if board is None else _board(board),
        boards=tuple(_board(key) for key in boards),
        span=span,
        period=period,
        season=shown,
        seasons=seasons,
        page=page,
        pages=pages,
        lines=lines,
        rows=rows,
        own=own,
        own_page=own_page,
        alone=board is not None and _is_alone(games, game, board),
        left_out=left_out,
        rated_from=RATED_FROM,
    )


async def _own_newest(connection: Connection, guild: int, game: str, user: int, season: int) -> list[str]:
    """Return the leaderboard with a member's newest line on which they have a rank, or []."""
    lines = await leaderboards.lines_of(connection, guild, user)
    own = [one for one in lines if (one.game, one.season) == (game, season) and one.ranked and one.board != PREDICTIONS]
    return [max(own, key=lambda one: one.ended_at).board] if own else []


async def _first_with_lines(
    connection: Connection, guild: int, game: str, season: int, period: str, boards: Sequence[str]
) -> str:
    """Return the first leaderboard that shows a line in a period, else the first that shows one at all, else the first.

    The lines of a member who is left out are not shown.
    """
    for when in dict.fromkeys((period, ALL)):
        for board in boards:
            if await leaderboards.count(connection, LeaderboardKey(guild, game, board, season, when)):
                return board
    return boards[0]


async def _with_ranks(
    connection: Connection, table: LeaderboardKey, lines: tuple[LineRow, ...], before: int
) -> tuple[HonourLine, ...]:
    """Return the lines of a page with their ranks. before: how many lines are on the pages before."""
    rows: list[HonourLine] = []
    for place, line in enumerate(lines, before + 1):
        merit = merit_of(table, line.value, line.undos, line.turns)
        if rows and merit_of(table, rows[-1].value, rows[-1].undos, rows[-1].turns) == merit:
            rank = rows[-1].rank
        else:  # the first line of a page may have the same rank as the last line of the page before
            rank = place if rows or not before else await leaderboards.rank_of(connection, table, merit)
        rows.append(_line(rank, line))
    return tuple(rows)


async def _profile(
    connection: Connection,
    rules: Mapping[str, AnyGame],
    guild: int,
    user: int,
    game: str | None,
    today: int,
    to_others: bool,
) -> tuple[Profile | None, bool]:
    left_out = await leaderboards.is_left_out(connection, user)
    rows = await leaderboards.played_by(connection, guild, user, to_others=to_others)
    played = [row for row in rows if game in (None, row.game)]
    if not played:
        return None, left_out
    own_lines = await leaderboards.lines_of(connection, guild, user)
    own_feats = await leaderboards.feats_of(connection, guild, user)
    games = records.game_records(played, own_lines, own_feats)
    seasons = await records.seasons_now(connection, guild, [one.game for one in games])
    lines = [
        line
        for line in own_lines
        if line.season == seasons.get(line.game) and line.ranked and measure_of(line.board) in ("points", "level")
    ]
    bests = []
    for line in lines:
        alone = _is_alone(rules, line.game, line.board)
        table = LeaderboardKey(guild, line.game, line.board, line.season, ALL, alone)
        merit = merit_of(table, line.value, line.undos, line.turns)
        rank = await leaderboards.rank_of(connection, table, merit)
        bests.append(
            BestBoard(
                line.game,
                _board(line.board),
                line.value,
                line.match_id,
                line.ended_at,
                rank if line.listed else None,
            )
        )
    days, best_days = records.days_in_a_row([row.ended_at // DAY for row in played], today)
    profile = Profile(
        user=user,
        name=played[-1].name,
        left_out=left_out,
        games=games,
        played=len(played),
        contested=sum(one.contested for one in games),
        won=sum(one.won for one in games),
        days=days,
        best_days=best_days,
        ratings=records.rating_histories(await leaderboards.changes_of(connection, guild, user), seasons),
        bests=tuple(sorted(bests, key=lambda best: (best.rank or 0, -best.at))[:BESTS]),
        badges=records.rarest_badges([row for row in own_feats if row.game in seasons]),
        since=played[0].ended_at,
    )
    return profile, left_out


# -- values for the rest of the bot ----------------------------------------------------------------------------------


def _is_alone(games: Mapping[str, AnyGame], game: str, board: str) -> bool:
    return game in games and games[game].alone(board)


def _first_season(guild: int, game: str) -> SeasonRow:
    return SeasonRow(guild, game, 1, None, None)


def _board(key: str) -> HonourBoard:
    return HonourBoard(key, measure_of(key))


def _line(rank: int | None, row: LineRow) -> HonourLine:
    return HonourLine(
        rank=rank,
        user=row.user_id,
        name=row.name,
        value=row.value,
        total=row.total,
        turns=row.turns,
        undos=row.undos,
        played=row.played,
        match=row.match_id,
        at=row.ended_at,
    )
