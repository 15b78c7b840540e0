"""Selects a member's finished matches in a server, with the dailies that the member opened there."""

from typing import Any

from sqlalchemy import Select, literal, literal_column, select

from bot.storage.schema import dailies, daily_places, matches, seats

DAY = 24 * 60 * 60 * 1000  # milliseconds


def finished(*columns: Any, guild: int, user: int, to_others: bool) -> tuple[Select[Any], Select[Any]]:
    """Return a select of a member's finished matches in a guild, and one of the dailies that they opened there.

    Their rows have the columns, and the day of a daily or None, from which `end_of` tells when it has ended. Those are
    left out in which the member's seat has no result, and dailies without a turn, as no table has them.

    columns: of `matches` and `seats`, the last one `matches.updated_at`.
    to_others: whether other members will see these matches. If so, dailies that are still secret are left out.
    """
    own = (
        seats.c.user_id == user,
        matches.c.id == seats.c.match_id,
        matches.c.phase == literal_column("'over'"),
        seats.c.place.is_not(None),
    )
    here = select(*columns, literal(None).label("day")).where(*own, matches.c.guild_id == guild)
    daily = select(*columns, dailies.c.day).where(
        *own,
        dailies.c.user_id == user,
        dailies.c.match_id == matches.c.id,
        dailies.c.turns > 0,
        daily_places.c.day == dailies.c.day,
        daily_places.c.game == dailies.c.game,
        daily_places.c.guild_id == guild,
        daily_places.c.user_id == user,
    )
    return here, daily.where(daily_places.c.counted) if to_others else daily


def end_of(updated_at: int, day: int | None) -> int:
    """Return when a match has ended: a daily at the latest at the end of its day. All in milliseconds since 1970."""
    return updated_at if day is None else min(updated_at, (day + 1) * DAY - 1)
