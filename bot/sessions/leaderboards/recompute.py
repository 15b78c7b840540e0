"""Ratings computed anew from the rated matches: the same numbers, to the bit, unless something has disturbed them.

That is: a match was deleted, the database was mended by hand, or another version of openskill computes otherwise.
"""

from collections.abc import Iterable
from itertools import groupby

import msgspec
from msgspec.structs import replace

from bot.sessions.leaderboards.counting import RATED_FROM, Strength, rated
from bot.sessions.leaderboards.model import periods_of
from bot.storage import leaderboards
from bot.storage.keeping import is_former
from bot.storage.rows import ChangeRow, LineRow, RatingRow
from bot.storage.store import Connection, Store

Latest = dict[tuple[str, int], Strength]


class Found(msgspec.Struct, frozen=True):
    """What was looked at: tables (a game and season of a server each), their rated matches, and of how many ratings and
    lines something else was kept than follows from the matches.
    """

    tables: int = 0
    matches: int = 0
    different: int = 0


async def recompute(store: Store, *, keep: bool) -> Found:
    """Compute all ratings anew. keep: write what follows from the matches in place of what is kept.

    A server's tables are one transaction each. Nobody else should be rating meanwhile: stop the bot.
    Raises StorageError.
    """
    found = Found()
    for table in await store.read(leaderboards.rated_tables):

        async def one(connection: Connection, table: tuple[int, str, int] = table) -> tuple[int, int]:
            return await _table(connection, *table, keep=keep)

        matches, different = await store.run(one)
        found = Found(found.tables + 1, found.matches + matches, found.different + different)
    return found


async def _table(connection: Connection, guild: int, game: str, season: int, *, keep: bool) -> tuple[int, int]:
    """Return how many matches it has, and of how many rows something else was kept."""
    kept = await leaderboards.changes_in(connection, guild, game, season)
    changes, latest = replayed(kept)
    wrong_changes = [new for old, new in zip(kept, changes, strict=True) if old != new]
    ratings = {row.user_id: row for row in await leaderboards.ratings_in(connection, guild, game, season)}
    wrong_ratings = [
        row
        for (period, user), now in latest.items()
        if period == "all"
        and (row := RatingRow(guild, game, season, user, now.mu, now.sigma, now.played)) != ratings.get(user)
    ]
    wrong_lines = _wrong_lines(await leaderboards.rating_lines(connection, guild, game, season), latest)
    if keep:
        for change in wrong_changes:
            await leaderboards.correct_change(connection, change)
        for strength in wrong_ratings:
            await leaderboards.correct_rating(connection, strength)
        for line in wrong_lines:
            await leaderboards.correct_line(connection, line)
    return len({row.number for row in kept}), len(wrong_changes) + len(wrong_ratings) + len(wrong_lines)


def replayed(changes: Iterable[ChangeRow]) -> tuple[list[ChangeRow], Latest]:
    """Return what the matches of one table do, and by period and member the strength after the last match in it.

    A former member's matches do not tell whose they were: each begins with what is kept of it.
    """
    result: list[ChangeRow] = []
    now: dict[int, Strength] = {}
    latest: Latest = {}
    for _, of_match in groupby(changes, key=lambda row: row.number):
        rows = list(of_match)
        before = [
            Strength(row.mu_before, row.sigma_before, row.played - 1)
            if is_former(row.user_id)
            else now.get(row.user_id, Strength())
            for row in rows
        ]
        for row, old, new in zip(rows, before, rated(before, [row.place for row in rows]), strict=True):
            result.append(
                replace(row, mu_before=old.mu, sigma_before=old.sigma, mu=new.mu, sigma=new.sigma, played=new.played)
            )
            if not is_former(row.user_id):
                now[row.user_id] = new
                latest |= {(period, row.user_id): new for period in periods_of(row.ended_at)}
    return result, latest


def _wrong_lines(lines: Iterable[LineRow], latest: Latest) -> list[LineRow]:
    """As they should be."""
    return [
        right
        for line in lines
        if (now := latest.get((line.period, line.user_id))) is not None
        and (right := replace(line, value=now.shown, ranked=now.played >= RATED_FROM)) != line
    ]
