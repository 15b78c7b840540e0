"""The lines of leaderboards that a finished match writes for its members."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine.honours import Measure, measure_of
from bot.sessions.leaderboards.model import ALL, periods_of
from bot.sessions.model import Match
from bot.storage import writes
from bot.storage.rows import LineRow
from bot.storage.writes import Statement, Writes

_STATEMENTS: dict[Measure, Statement] = {
    "points": Statement.HONOUR_BEST,
    "level": Statement.HONOUR_BEST,
    "wins": Statement.HONOUR_SUM,
    "rating": Statement.HONOUR_NEWEST,
    "predictions": Statement.HONOUR_SUM,
}
LINES = frozenset({Statement.HONOUR_ALONE, *_STATEMENTS.values()})  # the statements that write lines


def line_of(match: Match, board: str, season: int, user: int, name: str, value: int, ranked: bool) -> LineRow:
    """Return the line that a finished match writes for a member on a leaderboard, without how they have played."""
    return LineRow(
        guild_id=match.place.guild,
        game=match.game,
        board=board,
        season=season,
        period=ALL,
        user_id=user,
        name=name,
        value=value,
        total=None,
        turns=0,
        undos=0,
        played=1,
        match_id=match.id,
        ended_at=match.updated_at,
        ranked=ranked,
    )


def written(match: Match, lines: Sequence[LineRow], *, alone: bool = False) -> Writes:
    """Return the rows of lines that a match writes on one leaderboard, for all periods. alone: as `Game.alone` says."""
    rows = [replace(line, period=period) for line in lines for period in periods_of(match.updated_at)]
    if not rows:
        return ()
    board, season = rows[0].board, rows[0].season
    result = writes.set_lines(Statement.HONOUR_ALONE if alone else _STATEMENTS[measure_of(board)], rows)
    if any(line.ranked for line in lines):
        result += writes.set_board(match.place.guild, match.game, season, board, match.updated_at)
    return result
