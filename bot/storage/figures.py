"""Counts rows for operators."""

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.keeping import UNCOUNTED_CHANNELS
from bot.storage.noted import noted
from bot.storage.schema import deadlines, matches, notices, open_halves, turns


class Figures(msgspec.Struct, frozen=True):
    """Numbers of rows.

    Attributes:
        open: the open matches without lessons, by game and phase.
        due: the rows that are due, by queue.
        noted: when each thing of `bot.storage.noted.DONE` was last done, in seconds since 1970.
    """

    open: dict[tuple[str, str], int]
    due: dict[str, int]
    noted: dict[str, float]


async def figures(connection: AsyncConnection, now: int) -> Figures:
    """Count open matches and due rows. now: milliseconds since 1970. Finished matches are not read."""
    found: dict[tuple[str, str], int] = {}
    for half in open_halves:
        counts = matches.c.channel_id.not_in(UNCOUNTED_CHANNELS)
        counted = select(matches.c.game, matches.c.phase, func.count()).where(half, counts)
        for game, phase, number in await connection.execute(counted.group_by(matches.c.game, matches.c.phase)):
            found[game, phase] = found.get((game, phase), 0) + number
    due: dict[str, int] = {}
    for name, column in (("notices", notices.c.due), ("reminders", turns.c.remind_at), ("deadlines", deadlines.c.due)):
        due[name] = (await connection.execute(select(func.count()).where(column <= now))).scalar_one()
    return Figures(found, due, await noted(connection))
