"""What leaderboards and profiles tell: frozen values. Times are milliseconds since 1970 in UTC."""

from typing import Literal

import msgspec

from bot.engine.honours import Measure

# What members choose from. In the database, and in `Leaderboard.period`, a month is "2026-11" and a week "2026-W47"
# (UTC, weeks of ISO 8601, which begin on Monday).
Span = Literal["week", "month", "all"]


class HonourBoard(msgspec.Struct, frozen=True):
    """A leaderboard that has a line in a server.

    Attributes:
        key: its key among the boards of its game (`bot.engine.game.Honour`).
        measure: what its numbers are.
    """

    key: str
    measure: Measure


class Season(msgspec.Struct, frozen=True):
    """A season of a game's tables in one server.

    Attributes:
        number: 1 is the first.
        began_at: None for the first, which has no beginning.
        closed_at: None while it goes on.
    """

    number: int
    began_at: int | None = None
    closed_at: int | None = None


class HonourLine(msgspec.Struct, frozen=True):
    """A member's line on a leaderboard.

    Attributes:
        rank: 1 is the best; equal values share a rank. None: of a line that has no rank: the member asked to be left
            out, or has played too few rated matches, or has won nothing yet. Only one's own line can be such a line.
        value: as the board's measure says: points, wins, a level, or a rating in hundredths (which may be below 0).
        total: the table's points in that match, where it played together, else None.
        turns: those played in that match: by the member, on a board of their own, else by the whole table.
        undos: steps the member took back in it.
        played: the member's matches that counted on this board in this period.
        match: the match of the value: of a best value that one, else the newest that changed it.
        at: when that match ended.
    """

    rank: int | None
    user: int
    name: str
    value: int
    total: int | None
    turns: int
    undos: int
    played: int
    match: str
    at: int


class Leaderboard(msgspec.Struct, frozen=True):
    """One page of one leaderboard.

    Attributes:
        board: the one that is shown; None: this server has no line of this game yet, and none was asked for by name.
        boards: all that have a line in this season, the one with the newest line first.
        span: week, month or all of the season; None: a period in the past, which `period` names.
        period: "all", "2026-11" or "2026-W47".
        season: the one that is shown; seasons: all of them, the first first.
        page: from 1 on; pages: at least 1, also of an empty table.
        lines: how many ranked lines the whole table has.
        rows: of this page, best first, of equal values the earlier one first.
        own: the asking member's line, wherever it stands, or None where there is none.
        own_page: the page that this line is on; None where it is on none.
        left_out: whether the asking member has asked to be left out of the tables.
        rated_from: how many rated matches a member must have played to be ranked on a table of ratings.
    """

    game: str
    board: HonourBoard | None
    boards: tuple[HonourBoard, ...]
    span: Span | None
    period: str
    season: Season
    seasons: tuple[Season, ...]
    page: int
    pages: int
    lines: int
    rows: tuple[HonourLine, ...]
    own: HonourLine | None
    own_page: int | None
    left_out: bool
    rated_from: int


class GameRecord(msgspec.Struct, frozen=True):
    """What a member has done in one game in this server, over all seasons.

    Attributes:
        played: finished matches, the member's own alone too.
        contested: those of them in which somebody could win; won: those that the member won; draws are not.
        streak: matches won in a row up to now; best_streak: most ever.
    """

    game: str
    played: int
    contested: int
    won: int
    streak: int
    best_streak: int
    last_at: int


class RatingPoint(msgspec.Struct, frozen=True):
    """A rating after a match, in hundredths."""

    at: int
    rating: int
    match: str


class RatingHistory(msgspec.Struct, frozen=True):
    """A member's rating in one game and season, the oldest match first, never empty.

    Attributes:
        ranked: whether enough matches are played for a place on the table.
    """

    game: str
    season: int
    ranked: bool
    points: tuple[RatingPoint, ...]


class BestBoard(msgspec.Struct, frozen=True):
    """A member's best match on one leaderboard, in this season.

    Attributes:
        match: its id: its last position is read with `Sessions.match`.
        rank: on that table; None where the member is left out of it.
    """

    game: str
    board: HonourBoard
    value: int
    match: str
    at: int
    rank: int | None


class Badge(msgspec.Struct, frozen=True):
    """Something a member did that is worth telling. Its words are `<game>-feat-<key>` with the variable `number`.

    Attributes:
        number: how far it went, the most so far; times: in how many matches.
        match, at: the match of that number and when it ended.
    """

    game: str
    key: str
    number: int
    times: int
    match: str
    at: int


class Profile(msgspec.Struct, frozen=True):
    """A member in one server, of one game or of all.

    Attributes:
        left_out: whether the member has asked to be left out; only the member sees such a profile.
        games: one for each game with a finished match, the one played most first.
        days: days (UTC) in a row with a finished match, up to today or yesterday; best_days: most ever.
        ratings: of this season, one for each rated game.
        bests: the highest ranks first.
        badges: the rarest first.
        since: when the first match ended.
    """

    user: int
    name: str
    left_out: bool
    games: tuple[GameRecord, ...]
    played: int
    contested: int
    won: int
    days: int
    best_days: int
    ratings: tuple[RatingHistory, ...]
    bests: tuple[BestBoard, ...]
    badges: tuple[Badge, ...]
    since: int
