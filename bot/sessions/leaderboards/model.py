"""The values of leaderboards and profiles, all frozen, and functions for periods: months and weeks (UTC).

Times are milliseconds since 1970 in UTC.
"""

import re
from datetime import UTC, datetime
from typing import Literal

import msgspec

from bot.engine.honours import Measure
from bot.storage.rows import SeasonRow

# What members choose from. In the database, and in `Leaderboard.period`, a month is "2026-11" and a week "2026-W47"
# (UTC, weeks of ISO 8601, which begin on Monday).
Span = Literal["week", "month", "all"]

ALL = "all"
_MONTH, _WEEK = re.compile(r"\d{4}-(0[1-9]|1[0-2])"), re.compile(r"\d{4}-W(0[1-9]|[1-4]\d|5[0-3])")


def month_of(at: int) -> str:
    """Return a month as "2026-11". at: milliseconds since 1970."""
    return f"{_utc(at):%Y-%m}"


def week_of(at: int) -> str:
    """Return a week as "2026-W47", by ISO 8601: it begins on Monday and belongs to the year that has its Thursday."""
    year, week, _ = _utc(at).isocalendar()
    return f"{year:04}-W{week:02}"


def day_of(at: int) -> int:
    """Return the number of days since 1970."""
    return at // (24 * 60 * 60 * 1000)


def periods_of(at: int) -> tuple[str, ...]:
    """Return the periods in which a match that ended at this time counts."""
    return ALL, month_of(at), week_of(at)


def read_period(text: str, now: int) -> tuple[Span | None, str] | None:
    """Return the span and the period that a member typed; None if it is not a period.

    text: "all", "month" or "week" (the current ones), "2026-10" or "2026-W46". The span is None for a month or week
    that is not the current one.
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
    measure: Measure  # what its numbers mean


class HonourLine(msgspec.Struct, frozen=True):
    """A member's line on a leaderboard."""

    # 1 is the best; equal values share a rank. None: the member asked to be left out, has played too few rated matches,
    # or has won nothing yet. Only the asking member's own line can have no rank.
    rank: int | None
    user: int
    name: str
    value: int  # points, wins, a level, or a rating in hundredths (which may be below 0)
    total: int | None  # all members' points in that match, if they played together
    turns: int  # turns in that match: only the member's if each member has a board, otherwise everybody's
    undos: int  # steps that the member took back in that match
    played: int  # the member's matches that counted on this leaderboard in this period
    match: str  # the id of the match with the best value, or of the newest match that changed the value
    at: int  # when that match ended


class Leaderboard(msgspec.Struct, frozen=True):
    """One page of one leaderboard."""

    game: str
    board: HonourBoard | None  # None: no board was named, and this server has no line of this game yet
    boards: tuple[HonourBoard, ...]  # all boards with a line in this season, the one with the newest line first
    span: Span | None  # None: a period in the past, which `period` names
    period: str  # "all", "2026-11" or "2026-W47"
    season: SeasonRow  # the season shown
    seasons: tuple[SeasonRow, ...]  # all seasons, oldest first
    page: int  # from 1 on
    pages: int  # at least 1
    lines: int  # how many ranked lines the whole leaderboard has
    rows: tuple[HonourLine, ...]  # the lines of this page, best first; among equal values the earlier first
    own: HonourLine | None  # the asking member's line, on any page
    own_page: int | None  # the page of that line
    left_out: bool  # whether the asking member has asked to be left out
    rated_from: int  # how many rated matches a member must have played to be ranked by rating


class GameRecord(msgspec.Struct, frozen=True):
    """A member's results in one game in this server, over all seasons."""

    game: str
    played: int  # finished matches, solo matches too
    contested: int  # matches that could be won
    won: int  # matches that the member won; a draw is not a win
    streak: int  # matches won in a row up to now
    best_streak: int


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
    points: tuple[RatingPoint, ...]  # the oldest match first, never empty


class BestBoard(msgspec.Struct, frozen=True):
    """A member's best match on one leaderboard in this season."""

    game: str
    board: HonourBoard
    value: int
    match: str  # its id: its last position is read with `Matches.match`
    at: int
    rank: int | None  # None if the member is left out


class Badge(msgspec.Struct, frozen=True):
    """A special achievement of a member. Its text key is `<game>-feat-<key>`, with the variable `number`."""

    game: str
    key: str
    number: int  # the highest number so far
    times: int  # the number of matches with this achievement
    match: str  # the id of the match with the highest number
    at: int  # when that match ended


class Profile(msgspec.Struct, frozen=True):
    """A member's profile in one server, for one game or for all."""

    user: int
    name: str
    left_out: bool  # whether the member has asked to be left out; only the member sees such a profile
    games: tuple[GameRecord, ...]  # one for each game with a finished match, the one played most first
    played: int
    contested: int
    won: int
    days: int  # days (UTC) in a row with a finished match, up to today or yesterday
    best_days: int  # the most days in a row ever
    ratings: tuple[RatingHistory, ...]  # of this season, one for each rated game
    bests: tuple[BestBoard, ...]  # the highest ranks first
    badges: tuple[Badge, ...]  # the rarest first
    since: int  # when the first match ended
