"""Reads the results of members who played alone, to compute their lines on leaderboards again, and corrects lines."""

from typing import NamedTuple

from sqlalchemy import Select, and_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.rows import LineRow, rows_of
from bot.storage.schema import boards, dailies, daily_places, honours, matches, seats, terms

_DAY = 24 * 60 * 60 * 1000  # milliseconds
_COLUMNS = (
    seats.c.user_id,
    seats.c.score,
    seats.c.undos,
    matches.c.outcome,
    matches.c.id,
    matches.c.updated_at,
    terms.c.terms,
)


class SoloRow(NamedTuple):
    """A finished match of one member. terms: JSON; None for default terms. ended_at: of a daily, the end of its day."""

    user_id: int
    score: int
    undos: int
    outcome: bytes
    match_id: str
    ended_at: int
    terms: str | None


async def boards_with_lines(connection: AsyncConnection) -> tuple[tuple[int, str, str], ...]:
    """Return each triple (guild, game, board) that has a line."""
    where = (boards.c.guild_id, boards.c.game, boards.c.board)
    found = await connection.execute(select(*where).distinct().order_by(*where))
    return tuple((guild, game, board) for guild, game, board in found)


async def lines_on(connection: AsyncConnection, guild: int, game: str, board: str) -> tuple[LineRow, ...]:
    """Return the lines of a leaderboard of all seasons and periods."""
    wanted = select(honours).where(honours.c.guild_id == guild, honours.c.game == game, honours.c.board == board)
    return await rows_of(connection, wanted.order_by(*honours.primary_key.columns), LineRow)


async def results(connection: AsyncConnection, guild: int, game: str, scoreboard: str) -> tuple[SoloRow, ...]:
    """Return the finished solo matches that count on a leaderboard of a server, and the dailies counted there."""
    here = _finished(scoreboard).where(matches.c.guild_id == guild, matches.c.game == game)
    daily = (
        _finished(scoreboard)
        .add_columns(dailies.c.day)
        .join(dailies, and_(dailies.c.match_id == matches.c.id, dailies.c.user_id == seats.c.user_id))
        .join(
            daily_places,
            and_(
                daily_places.c.day == dailies.c.day,
                daily_places.c.game == dailies.c.game,
                daily_places.c.user_id == dailies.c.user_id,
            ),
        )
        .where(daily_places.c.guild_id == guild, daily_places.c.game == game, daily_places.c.counted == true())
    )
    found = [SoloRow._make(row) for row in await connection.execute(here)]
    for *row, day in await connection.execute(daily):
        found.append(SoloRow._make(row)._replace(ended_at=(day + 1) * _DAY - 1))
    return tuple(found)


def _finished(scoreboard: str) -> Select[tuple[int, int | None, int, bytes | None, str, int, str]]:
    return (
        select(*_COLUMNS)
        .select_from(matches)
        .join(seats, and_(seats.c.match_id == matches.c.id, seats.c.seat == 0))
        .outerjoin(terms, terms.c.match_id == matches.c.id)
        .where(matches.c.solo, matches.c.phase == "over", matches.c.scoreboard == scoreboard)
        .where(seats.c.score.is_not(None), matches.c.outcome.is_not(None))
    )


async def correct_line(connection: AsyncConnection, row: LineRow) -> None:
    """Replace what a line tells of its match."""
    names = ("value", "total", "turns", "undos", "match_id", "ended_at")
    same = and_(*(column == getattr(row, column.name) for column in honours.primary_key.columns))
    await connection.execute(update(honours).where(same).values({name: getattr(row, name) for name in names}))
