"""Computes the lines of members who played alone again, from the stored results of their matches.

A line may show another match than the best one: an older version of the bot kept the first of several with equal
points, however many undos it had.
"""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from bot.engine.game import Outcome
from bot.engine.honours import has_hints, measure_of, without_hints
from bot.sessions.change import AnyGame
from bot.sessions.leaderboards.model import periods_of, season_at
from bot.sessions.pace import terms_of
from bot.storage import alone, leaderboards
from bot.storage.leaderboards import Merit
from bot.storage.rows import LineRow, SeasonRow
from bot.storage.store import Connection, Store

_OUTCOME = msgspec.msgpack.Decoder(Outcome)


async def wrong_lines(connection: Connection, games: Mapping[str, AnyGame]) -> list[LineRow]:
    """Return the lines as they should be, of which a better match is stored."""
    wrong = []
    for guild, game, board in await alone.boards_with_lines(connection):
        if game not in games or not games[game].alone(board) or measure_of(board) != "points":
            continue
        seasons = await leaderboards.seasons_of(connection, guild, game)
        found = [
            line
            for row in await alone.results(connection, guild, game, without_hints(board))
            if terms_of(row.terms).hinted == has_hints(board)
            for line in [_result(row, seasons)]
            if line.merit.turns  # a match without a turn counts nowhere (`counting.honours_of`)
        ]
        for line in await alone.lines_on(connection, guild, game, board):
            wrong += _better(line, found)
    return wrong


async def recompute_alone(store: Store, games: Mapping[str, AnyGame], *, keep: bool) -> int:
    """Return how many lines do not show the best match. keep: whether to correct them; then the bot must not run.

    Raises StorageError.
    """

    async def correct(connection: Connection) -> int:
        wrong = await wrong_lines(connection, games)
        for line in wrong if keep else ():
            await alone.correct_line(connection, line)
        return len(wrong)

    return await store.run(correct)


class Result(msgspec.Struct, frozen=True):
    """A finished match of one member, for a line."""

    user: int
    merit: Merit
    total: int | None
    match: str
    at: int
    season: int


def _result(row: alone.SoloRow, seasons: Sequence[SeasonRow]) -> Result:
    outcome = _OUTCOME.decode(row.outcome)
    own = next((one.turns for one in outcome.standings if one.seat == 0), None)
    merit = Merit(row.score, row.undos, outcome.turns if own is None else own)
    season = season_at(seasons, row.ended_at)
    return Result(row.user_id, merit, outcome.total, row.match_id, row.ended_at, season)


def _better(line: LineRow, results: Sequence[Result]) -> list[LineRow]:
    """Return the line of the member's best match if that is better than the line; else []."""
    own = [
        one
        for one in results
        if (one.user, one.season) == (line.user_id, line.season) and line.period in periods_of(one.at)
    ]
    if not own:
        return []
    best = min(own, key=lambda one: (*(-number for number in one.merit.order), one.at, one.match))
    if best.merit.order <= Merit(line.value, line.undos, line.turns).order:
        return []
    value, undos, turns = best.merit
    return [
        replace(line, value=value, undos=undos, turns=turns, total=best.total, match_id=best.match, ended_at=best.at)
    ]
