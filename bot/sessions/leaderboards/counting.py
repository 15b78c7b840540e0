"""What the end of a match counts: lines on the leaderboards, and ratings. Pure.

A line is kept three times: for the whole season, for the month and for the week in which the match ended.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.engine.game import Honour, Seat
from bot.engine.honours import Measure, measure_of
from bot.sessions.leaderboards.periods import ALL, periods_of
from bot.sessions.leaderboards.ratings import RATED_FROM, Strength, rated
from bot.sessions.model import Match
from bot.storage import writes
from bot.storage.keeping import is_former
from bot.storage.leaderboards import SeasonRatings
from bot.storage.rows import ChangeRow, LineRow, RatingRow
from bot.storage.writes import Statement, Writes

_STATEMENTS: dict[Measure, Statement] = {
    "points": Statement.HONOUR_BEST,
    "level": Statement.HONOUR_BEST,
    "wins": Statement.HONOUR_SUM,
    "rating": Statement.HONOUR_NEWEST,
}


def to_rate(honours: Iterable[Honour]) -> Honour | None:
    """Return the places to rate by, where the match is rated."""
    return next((one for one in honours if measure_of(one.board) == "rating" and len(one.values) > 1), None)


def counted(match: Match, honours: Iterable[Honour], season: SeasonRatings) -> Writes:
    """Return all rows that a finished match writes about honours.

    season: read under the lock of this game and server, so no other match of theirs is counted meanwhile.
    """
    result: Writes = ()
    for one in honours:
        if measure_of(one.board) == "rating":
            result += _rated(match, one, season)
        else:
            lines = [
                _line(match, one.board, season.number, seat, value, ranked=value > 0) for seat, value in one.values
            ]
            result += _kept(match, one.board, season.number, lines)
    return result


def _rated(match: Match, one: Honour, season: SeasonRatings) -> Writes:
    """Return the ratings after a match. Members who have left come last, behind all who stayed."""
    if len(one.values) < 2:
        return ()
    last = 1 + max(place for _, place in one.values)
    seats = [match.seats[seat] for seat, _ in sorted(one.values)]
    places = [place if match.seats[seat].present else last for seat, place in sorted(one.values)]
    known = [season.ratings.get(seat.user) for seat in seats]
    before = [Strength() if row is None else Strength(row.mu, row.sigma, row.played) for row in known]
    result: Writes = ()
    lines = []
    for seat, place, old, new in zip(seats, places, before, rated(before, places), strict=True):
        where = (match.place.guild, match.game, season.number)
        if not is_former(seat.user):
            result += writes.put(RatingRow(*where, seat.user, new.mu, new.sigma, new.played))
        result += writes.put(
            ChangeRow(
                match.id,
                seat.seat,
                *where,
                season.rated + 1,
                seat.user,
                place,
                old.mu,
                old.sigma,
                new.mu,
                new.sigma,
                new.played,
                match.updated_at,
            )
        )
        is_ranked = new.played >= RATED_FROM
        lines.append(_line(match, one.board, season.number, seat.seat, new.shown, ranked=is_ranked))
    return result + _kept(match, one.board, season.number, lines)


def _kept(match: Match, board: str, season: int, lines: Iterable[LineRow]) -> Writes:
    lines = tuple(line for line in lines if not is_former(line.user_id))
    rows = [replace(line, period=period) for line in lines for period in periods_of(match.updated_at)]
    result = writes.set_lines(_STATEMENTS[measure_of(board)], rows)
    if any(line.ranked for line in lines):
        result += writes.set_board(match.place.guild, match.game, season, board, match.updated_at)
    return result


def _line(match: Match, board: str, season: int, seat: Seat, value: int, *, ranked: bool) -> LineRow:
    outcome = match.outcome
    standings = () if outcome is None else outcome.standings
    own_turns = next((one.turns for one in standings if one.seat == seat), None)
    return LineRow(
        guild_id=match.place.guild,
        game=match.game,
        board=board,
        season=season,
        period=ALL,
        user_id=match.seats[seat].user,
        name=match.seats[seat].name,
        value=value,
        total=None if outcome is None else outcome.total,
        turns=own_turns if own_turns is not None else 0 if outcome is None else outcome.turns,
        undos=match.seats[seat].undos,
        played=1,
        match_id=match.id,
        ended_at=match.updated_at,
        ranked=ranked,
    )
