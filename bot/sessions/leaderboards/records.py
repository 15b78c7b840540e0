"""Builds the parts of a profile from stored rows."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from bot.engine.game import LEVELS
from bot.engine.honours import COVERED, level_against
from bot.sessions.leaderboards.counting import RATED_FROM, Strength
from bot.sessions.leaderboards.model import Against, Badge, GameRecord, RatingHistory, RatingPoint
from bot.storage import leaderboards
from bot.storage.leaderboards import PlayedRow
from bot.storage.rows import ChangeRow, FeatRow, LineRow
from bot.storage.store import Connection

BADGES = 8  # the most badges on a profile


def game_records(
    played: Sequence[PlayedRow], lines: Sequence[LineRow], feats: Sequence[FeatRow]
) -> tuple[GameRecord, ...]:
    """Return a record for each game, most played game first. lines: the member's lines of whole seasons."""
    records = []
    for game in dict.fromkeys(row.game for row in played):
        rows = [row for row in played if row.game == game]
        contested = [row.won for row in rows if row.won is not None]
        runs = [len(list(run)) if won else 0 for won, run in groupby(contested)]
        records.append(
            GameRecord(
                game=game,
                played=len(rows),
                contested=len(contested),
                won=sum(contested),
                streak=runs[-1] if runs else 0,
                best_streak=max(runs, default=0),
                against=_against([line for line in lines if line.game == game]),
                covered=sum(row.times for row in feats if (row.game, row.feat) == (game, COVERED)),
            )
        )
    return tuple(sorted(records, key=lambda record: (-record.played, record.game)))


def _against(lines: Sequence[LineRow]) -> tuple[Against, ...]:
    """Return the results against computer players from a member's lines in one game, strongest level first."""
    found: list[Against] = []
    for level in reversed(LEVELS):
        rows = [line for line in lines if level_against(line.board) == level]
        if rows:
            found.append(Against(level, sum(row.played for row in rows), sum(row.value for row in rows)))
    return tuple(found)


def days_in_a_row(days: list[int], today: int) -> tuple[int, int]:
    """Return the length of the run of days that ends today or yesterday, and of the longest run."""
    run = best = 0
    before: int | None = None
    for day in sorted(set(days)):
        run = run + 1 if before == day - 1 else 1
        best = max(best, run)
        before = day
    return run if before is not None and before >= today - 1 else 0, best


async def seasons_now(connection: Connection, guild: int, games: Iterable[str]) -> dict[str, int]:
    """Return the number of the current season of each of these games in a server."""
    found = {}
    for game in games:
        seasons = await leaderboards.seasons_of(connection, guild, game)
        found[game] = seasons[-1].number if seasons else 1
    return found


async def ratings_of(connection: Connection, guild: int, user: int, game: str | None) -> tuple[RatingHistory, ...]:
    """Return a member's ratings in the current seasons of a server. game: the only one to include; None: all games."""
    changes = await leaderboards.changes_of(connection, guild, user)
    games = dict.fromkeys(row.game for row in changes if game in (None, row.game))
    return rating_histories(changes, await seasons_now(connection, guild, games))


def rating_histories(changes: tuple[ChangeRow, ...], seasons: dict[str, int]) -> tuple[RatingHistory, ...]:
    histories = []
    for game, season in seasons.items():
        rows = [row for row in changes if row.game == game and row.season == season]
        if rows:
            points = tuple(
                RatingPoint(row.ended_at, Strength(row.mu, row.sigma, row.played).shown, row.match_id) for row in rows
            )
            histories.append(RatingHistory(game, season, rows[-1].played >= RATED_FROM, points))
    return tuple(histories)


def rarest_badges(feats: Sequence[FeatRow]) -> tuple[Badge, ...]:
    badges = (row for row in feats if row.feat != COVERED)
    rarest = sorted(badges, key=lambda row: (row.times, -row.ended_at, row.feat))
    return tuple(
        Badge(row.game, row.feat, row.number, row.times, row.match_id, row.ended_at) for row in rarest[:BADGES]
    )
