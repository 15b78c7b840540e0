"""Reads and writes who looks for players.

Each is a notice that is never sent. It is dropped when it is due, and deleted and exported with its member's data.
"""

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database import insert_new
from bot.storage.rows import NoticeRow, rows_of
from bot.storage.schema import guilds, notices

_NO_SETTINGS = "{}"


async def looking(connection: AsyncConnection, guild: int, now: int) -> tuple[NoticeRow, ...]:
    """Return the notices of all who look for players in a server, until after the time `now`."""
    kind, here = notices.c.notice.contains('"kind":"looking"'), notices.c.notice.contains(f'"guild":{guild},')
    return await rows_of(connection, select(notices).where(kind, here, notices.c.due > now), NoticeRow)


async def begin_alone(connection: AsyncConnection, guild: int) -> None:
    """Let no other process store anybody of this server who looks for players until the transaction ends."""
    await insert_new(connection, guilds, guild_id=guild, settings=_NO_SETTINGS)
    await connection.execute(select(guilds.c.guild_id).where(guilds.c.guild_id == guild).with_for_update())


async def look(connection: AsyncConnection, row: NoticeRow) -> None:
    """Store that a member looks for players of a game, in place of the notice before."""
    await stop(connection, row.id)
    await connection.execute(insert(notices).values(msgspec.structs.asdict(row)))


async def stop(connection: AsyncConnection, ids: str) -> None:
    """Delete the notices with these ids. ids: a pattern of LIKE."""
    await connection.execute(delete(notices).where(notices.c.id.like(ids)))
