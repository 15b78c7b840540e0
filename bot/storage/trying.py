"""Tries whether the database can be written."""

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import members


async def try_out(connection: AsyncConnection) -> None:
    """Write a row and delete it again, to test whether the database can be written.

    SQLite writes nothing for an empty transaction or an unchanged value, so they would succeed on a full disk.
    """
    nobody = -1
    await connection.execute(insert(members).values(user_id=nobody, settings="{}"))
    await connection.execute(delete(members).where(members.c.user_id == nobody))
