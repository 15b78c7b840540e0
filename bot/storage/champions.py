"""Reads and writes which members have the role of champions from the bot, and when to look at a server's champions."""

from typing import Any

import msgspec
from sqlalchemy import and_, case, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.champion_rows import ChampionLookRow, ChampionRow, RoleState
from bot.storage.database import insert_new
from bot.storage.rows import row_of, rows_of, value_of
from bot.storage.schema import champion_looks, champions

AT_ONCE = 0  # the due time of a server that is to be looked at now

# -- when to look ----------------------------------------------------------------------------------------------------


async def begin(connection: AsyncConnection, guild: int) -> None:
    """Make a server due at once, also if it was never looked at."""
    await insert_new(connection, champion_looks, guild_id=guild, due=AT_ONCE, claimed_until=0, asked=0, refused=False)
    await wake(connection, guild)


async def wake(connection: AsyncConnection, guild: int) -> None:
    """Make a server due at once, unless it has never had a role for champions.

    A look that is under way may not see what has changed. `put_off` finds that out by `asked`.
    """
    mine = champion_looks.c.guild_id == guild
    values: dict[str, Any] = {"due": AT_ONCE, "asked": champion_looks.c.asked + 1}
    await connection.execute(update(champion_looks).where(mine).values(values))


async def wake_refused(connection: AsyncConnection, guild: int | None) -> bool:
    """Make a server due at once if the bot was not allowed something there. None: all such servers.

    Return whether there are any.
    """
    mine = champion_looks.c.refused
    where = mine if guild is None else and_(mine, champion_looks.c.guild_id == guild)
    values: dict[str, Any] = {"due": AT_ONCE, "asked": champion_looks.c.asked + 1}
    return bool((await connection.execute(update(champion_looks).where(where).values(values))).rowcount)


async def put_off(connection: AsyncConnection, row: ChampionLookRow, until: int | None, refused: bool) -> int | None:
    """Release a claimed server, and return when it is due: at `until`, or at once if it was woken during the look.

    until: in milliseconds since 1970; None: only after `wake`. refused: whether the bot was not allowed something.
    """
    mine = champion_looks.c.guild_id == row.guild_id
    due = case((champion_looks.c.asked == row.asked, until), else_=champion_looks.c.due)
    values: dict[str, Any] = {"due": due, "claimed_until": 0, "refused": refused}
    await connection.execute(update(champion_looks).where(mine).values(values))
    return await value_of(connection, select(champion_looks.c.due).where(mine))


async def end(connection: AsyncConnection, row: ChampionLookRow) -> None:
    """Look at a server no more, because it has no role for champions. It stays if it was woken during the look."""
    mine = and_(champion_looks.c.guild_id == row.guild_id, champion_looks.c.asked == row.asked)
    await connection.execute(delete(champion_looks).where(mine))


async def is_refused(connection: AsyncConnection, guild: int) -> bool:
    """Return whether the bot was not allowed something at the last look at a server."""
    found = select(champion_looks).where(champion_looks.c.guild_id == guild)
    row = await row_of(connection, found, ChampionLookRow)
    return row is not None and row.refused


# -- who has the role ------------------------------------------------------------------------------------------------


async def rows_in(connection: AsyncConnection, guild: int) -> tuple[ChampionRow, ...]:
    """Return the rows of a server."""
    found = select(champions).where(champions.c.guild_id == guild).order_by(champions.c.user_id, champions.c.role_id)
    return await rows_of(connection, found, ChampionRow)


async def rows_of_member(connection: AsyncConnection, user: int) -> tuple[ChampionRow, ...]:
    """Return the rows of a member in all servers."""
    found = select(champions).where(champions.c.user_id == user).order_by(champions.c.guild_id, champions.c.role_id)
    return await rows_of(connection, found, ChampionRow)


async def left(connection: AsyncConnection) -> frozenset[tuple[int, int]]:
    """Return the server and the user of each champion who has left."""
    found = select(champions).where(champions.c.state == "left")
    return frozenset((row.guild_id, row.user_id) for row in await rows_of(connection, found, ChampionRow))


async def add(connection: AsyncConnection, row: ChampionRow) -> bool:
    """Store a new row. Return False if there is one for this member and role."""
    return await insert_new(connection, champions, **msgspec.structs.asdict(row))


async def note(connection: AsyncConnection, row: ChampionRow, state: RoleState) -> bool:
    """Store how a role stands now. Return False if the row is gone: the member has deleted their data."""
    changed = update(champions).where(_same(row)).values(state=state)
    return bool((await connection.execute(changed)).rowcount)


async def note_left(connection: AsyncConnection, guild: int, user: int) -> None:
    """Store that a member has left a server, and so has lost all roles there."""
    mine = and_(champions.c.guild_id == guild, champions.c.user_id == user)
    await connection.execute(update(champions).where(mine).values(state="left"))


async def note_back(connection: AsyncConnection, guild: int, user: int) -> None:
    """Make a server due at once, because a champion who had left is there again."""
    mine = and_(champions.c.guild_id == guild, champions.c.user_id == user, champions.c.state == "left")
    await connection.execute(delete(champions).where(mine))
    await wake(connection, guild)


async def drop(connection: AsyncConnection, row: ChampionRow) -> None:
    """Delete a row: the member does not have the role from the bot."""
    await connection.execute(delete(champions).where(_same(row)))


def _same(row: ChampionRow) -> Any:
    return and_(
        champions.c.guild_id == row.guild_id, champions.c.user_id == row.user_id, champions.c.role_id == row.role_id
    )
