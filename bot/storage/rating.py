"""Reads all ratings and corrects them, for `bot.sessions.leaderboards.recompute`."""

import msgspec
from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.honour import Table, on_table
from bot.storage.rows import ChangeRow, LineRow, RatingRow
from bot.storage.schema import honours, rating_changes, ratings


async def rated_tables(connection: AsyncConnection) -> tuple[tuple[int, str, int], ...]:
    """Return each guild, game and season that has a rated match."""
    where = (rating_changes.c.guild_id, rating_changes.c.game, rating_changes.c.season)
    found = await connection.execute(select(*where).distinct().order_by(*where))
    return tuple((guild, game, season) for guild, game, season in found)


async def changes_in(connection: AsyncConnection, guild: int, game: str, season: int) -> tuple[ChangeRow, ...]:
    """Return what rated matches did to ratings: in the order of the matches, each match by seats."""
    wanted = (
        select(rating_changes)
        .where(rating_changes.c.guild_id == guild, rating_changes.c.game == game, rating_changes.c.season == season)
        .order_by(rating_changes.c.number, rating_changes.c.seat)
    )
    return tuple(ChangeRow(**row) for row in (await connection.execute(wanted)).mappings())


async def ratings_in(connection: AsyncConnection, guild: int, game: str, season: int) -> tuple[RatingRow, ...]:
    """Return the ratings of a season."""
    wanted = (
        select(ratings)
        .where(ratings.c.guild_id == guild, ratings.c.game == game, ratings.c.season == season)
        .order_by(ratings.c.user_id)
    )
    return tuple(RatingRow(**row) for row in (await connection.execute(wanted)).mappings())


async def correct_change(connection: AsyncConnection, row: ChangeRow) -> None:
    """Replace what a match did to a rating. Writes."""
    values = {name: getattr(row, name) for name in ("mu_before", "sigma_before", "mu", "sigma", "played")}
    same = and_(rating_changes.c.match_id == row.match_id, rating_changes.c.seat == row.seat)
    await connection.execute(update(rating_changes).where(same).values(values))


async def correct_rating(connection: AsyncConnection, row: RatingRow) -> None:
    """Store a rating in the place of the stored one, if there is one. Writes."""
    same = and_(
        ratings.c.guild_id == row.guild_id,
        ratings.c.game == row.game,
        ratings.c.season == row.season,
        ratings.c.user_id == row.user_id,
    )
    await connection.execute(delete(ratings).where(same))
    await connection.execute(insert(ratings).values(msgspec.structs.asdict(row)))


async def rating_lines(connection: AsyncConnection, guild: int, game: str, season: int) -> tuple[LineRow, ...]:
    """Return the lines of ratings in all periods."""
    wanted = select(honours).where(
        honours.c.guild_id == guild,
        honours.c.game == game,
        honours.c.season == season,
        honours.c.board.like("%:rating"),
    )
    order = (honours.c.board, honours.c.period, honours.c.user_id)
    return tuple(LineRow(**row) for row in (await connection.execute(wanted.order_by(*order))).mappings())


async def correct_line(connection: AsyncConnection, row: LineRow) -> None:
    """Replace the value of a line, and whether it is ranked. Writes."""
    table = Table(row.guild_id, row.game, row.board, row.season, row.period)
    same = and_(on_table(table), honours.c.user_id == row.user_id)
    await connection.execute(update(honours).where(same).values(value=row.value, ranked=row.ranked))
