"""The values of leaderboards and profiles, and functions for periods. Times are milliseconds since 1970 in UTC.

A period is "all", a month such as "2026-11" or a week such as "2026-W47". Weeks follow ISO 8601, so a week begins on
Monday and belongs to the year of its Thursday.
"""

import re
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Literal

import msgspec

from bot.engine.game import Level
from bot.engine.honours import Measure
from bot.storage.rows import SeasonRow

Span = Literal["week", "month", "all"]  # the current week, the current month, or all time

ALL = "all"
_MONTH, _WEEK = re.compile(r"\d{4}-(0[1-9]|1[0-2])"), re.compile(r"\d{4}-W(0[1-9]|[1-4]\d|5[0-3])")


def season_at(seasons: Iterable[SeasonRow], at: int) -> int:
    """Return the number of the season in which a time lies. seasons: the stored ones of a server and game."""
    return max((one.number for one in seasons if one.began_at is None or one.began_at <= at), default=1)


def month_of(at: int) -> str:
    """Return the month of a time, such as "2026-11"."""
    return f"{_utc(at):%Y-%m}"


def week_of(at: int) -> str:
    """Return the week of a time, such as "2026-W47"."""
    year, week, _ = _utc(at).isocalendar()
    return f"{year:04}-W{week:02}"


def periods_of(at: int) -> tuple[str, ...]:
    """Return the periods in which a match counts. at: when the match ended."""
    return ALL, month_of(at), week_of(at)


def read_period(text: str, now: int) -> tuple[Span | None, str] | None:
    """Return the span and the period that a member has typed; None: the text is no period.

    text: a period, or "month" or "week" for the current month or week. The span of another month or week is None.
    """
    spans: dict[str, Span] = {ALL: "all", month_of(now): "month", week_of(now): "week"}
    period = {"month": month_of(now), "week": week_of(now)}.get(text, text)
    if period in spans or _MONTH.fullmatch(period) or _WEEK.fullmatch(period):
        return spans.get(period), period
    return None


def _utc(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)


class HonourBoard(msgspec.Struct, frozen=True):
    """One leaderboard of a game."""

    key: str  # unique within its game (`bot.engine.game.Honour`)
    measure: Measure  # what the numbers of the leaderboard mean


class HonourLine(msgspec.Struct, frozen=True):
    """A member's line on a leaderboard."""

    # 1 is the best. Equal values have the same rank. But if the members played alone, fewer undos decide between them,
    # then fewer turns (`bot.engine.game.Game.alone`). None: the member has asked to be left out, has played too few
    # rated matches, or has won nothing. Only the line of the member who asks can have no rank.
    rank: int | None
    user: int
    name: str
    value: int  # points, wins, a level, or a rating in hundredths; ratings may be below 0
    total: int | None  # the points of all members together in the match `match`; None: each played for themselves
    turns: int  # the member's turns in the match `match`, or all turns if the game does not count them for each seat
    undos: int  # how many steps the member took back in the match `match`
    played: int  # how many matches of the member counted on this leaderboard in this period
    match: str  # the id of the match with the best value, or of the newest match that changed the value
    at: int  # when the match `match` ended


class Leaderboard(msgspec.Struct, frozen=True):
    """One page of one leaderboard."""

    game: str
    board: HonourBoard | None  # None: the member named no leaderboard, and the game has no lines in this server
    boards: tuple[HonourBoard, ...]  # all leaderboards with lines in this season, newest line first
    span: Span | None  # None: another month or week
    period: str
    season: SeasonRow
    seasons: tuple[SeasonRow, ...]  # all seasons, oldest first
    page: int  # 1 is the first page
    pages: int  # at least 1
    lines: int  # how many ranked lines the whole leaderboard has
    rows: tuple[HonourLine, ...]  # the lines of this page, best value first; of equal values, the earlier line is first
    own: HonourLine | None  # the line of the member who asks, on any page; None: they have no line
    own_page: int | None  # the page of the line `own`; None: they have no line with a rank
    alone: bool  # whether it ranks members who played alone
    left_out: bool  # whether the member who asks is hidden from other members, as they wanted
    rated_from: int  # how many rated matches a member must play to be ranked by rating


class Against(msgspec.Struct, frozen=True):
    """A member's results against computer players in one game and one server, over all seasons."""

    level: Level  # the level of the strongest computer player in each match
    played: int
    won: int


class GameRecord(msgspec.Struct, frozen=True):
    """A member's results in one game and one server, over all seasons."""

    game: str
    played: int  # how many matches the member finished
    contested: int  # how many of them could be won; matches with computer players are left out here and below
    won: int  # how many of them the member won; a draw is not a win
    streak: int  # how many matches the member has now won in a row
    best_streak: int  # the most matches that the member ever won in a row
    against: tuple[Against, ...] = ()  # strongest level first
    covered: int = 0  # how many turns computer players have played for the member


class RatingPoint(msgspec.Struct, frozen=True):
    """A rating after a match, in hundredths."""

    at: int
    rating: int
    match: str


class RatingHistory(msgspec.Struct, frozen=True):
    """A member's rating in one game and season."""

    game: str
    season: int
    ranked: bool  # whether the member has played enough matches for a rank
    points: tuple[RatingPoint, ...]  # one for each rated match, oldest first; never empty


class BestBoard(msgspec.Struct, frozen=True):
    """A member's best match on one leaderboard in the current season."""

    game: str
    board: HonourBoard
    value: int
    match: str  # the id of the match
    at: int
    rank: int | None  # None: the member has asked to be left out


class Badge(msgspec.Struct, frozen=True):
    """A special achievement of a member. Its text key is `<game>-feat-<key>`, with the variable `number`.

    The badge `bot.engine.honours.BEAT_HARD` is the same in all games: `honour-feat-<key>`.
    """

    game: str
    key: str
    number: int  # the highest number so far
    times: int  # the number of matches with this achievement
    match: str  # the id of the match with the highest number
    at: int  # when the match `match` ended


class Profile(msgspec.Struct, frozen=True):
    """A member's profile in one server, for one game or for all."""

    user: int
    name: str
    left_out: bool  # whether the member has asked to be left out; then only the member sees the profile
    games: tuple[GameRecord, ...]  # one for each game with a finished match, most played game first
    played: int  # this field and the next two are sums over all games
    contested: int
    won: int
    days: int  # how many days (UTC) in a row, up to today or yesterday, the member has finished a match
    best_days: int  # the most days in a row on which the member ever finished a match
    ratings: tuple[RatingHistory, ...]  # one for each rated game, of the game's current season
    bests: tuple[BestBoard, ...]  # best rank first
    badges: tuple[Badge, ...]  # the achievement with the fewest matches first
    since: int  # when the member's first match ended
