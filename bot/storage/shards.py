"""What the processes of one bot tell each other: their application in Discord, their identifies, and short notes."""

from collections.abc import Collection, Sequence
from functools import cache

from sqlalchemy import Connection, Insert, bindparam, delete, func, inspect, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database import upsert_of
from bot.storage.rows import value_of
from bot.storage.schema import notes, shards, stamps

# The names of the notes with the id of the bot's application, with the random name of the last process that used the
# database alone, and with the revision that a version must know to go on with the tables (`bot.storage.migrate`).
_APPLICATION, ALONE, OLDEST = "application", "alone", "oldest"
_IDENTIFIED = select(shards.c.identified).where(shards.c.id == bindparam("shard"))


async def note(connection: AsyncConnection, name: str) -> str | None:
    """Return a note; None if there is none."""
    return await value_of(connection, select(notes.c.note).where(notes.c.name == name))


async def write_note(connection: AsyncConnection, name: str, text: str) -> None:
    row = upsert_of(connection.dialect.name)(notes).values(name=name, note=text)
    await connection.execute(row.on_conflict_do_update(index_elements=[notes.c.name], set_={"note": row.excluded.note}))


def application_before(connection: Connection) -> int | None:
    """Return the id of the application that used the database, which may have no tables yet; None if there is none."""
    if not inspect(connection).has_table(notes.name):
        return None
    found = connection.scalar(select(notes.c.note).where(notes.c.name == _APPLICATION))
    return None if found is None else int(found)


async def note_application(connection: AsyncConnection, application: int) -> None:
    """Store the id of the bot's application."""
    await write_note(connection, _APPLICATION, str(application))


async def forget_application(connection: AsyncConnection) -> None:
    """Let the next start with any token use the database."""
    await connection.execute(delete(notes).where(notes.c.name == _APPLICATION))


async def take(connection: AsyncConnection, ids: Sequence[int], holder: str) -> None:
    """Store that a process serves these shards. The processes that served them have ended, so their claims end, too.

    holder: the random name of the process.
    """
    gone = select(shards.c.holder).where(shards.c.id.in_(ids))
    released = update(stamps).where(stamps.c.drawn_by.in_(gone)).values(drawn_by=None, drawn_until=0)
    await connection.execute(released)
    row = upsert_of(connection.dialect.name)(shards).values(
        [{"id": shard, "holder": holder, "identified": ""} for shard in ids]
    )
    await connection.execute(
        row.on_conflict_do_update(index_elements=[shards.c.id], set_={"holder": row.excluded.holder})
    )


async def take_all(connection: AsyncConnection, holder: str) -> None:
    """Store that a process uses the database alone. holder: the random name of the process."""
    await connection.execute(update(shards).values(holder=holder))
    await write_note(connection, ALONE, holder)


async def identified(connection: AsyncConnection, shard: int) -> tuple[int, ...]:
    """Return the times of a shard's newest identifies, in milliseconds since 1970, in ascending order."""
    found = await value_of(connection, _IDENTIFIED, shard=shard)
    return tuple(map(int, (found or "").split()))


async def note_identified(connection: AsyncConnection, shard: int, times: Collection[int]) -> None:
    """Store the times of a shard's newest identifies."""
    values = {"id": shard, "holder": "", "identified": " ".join(map(str, sorted(times)))}
    await connection.execute(_note_identified(connection.dialect.name), values)


@cache
def _note_identified(dialect: str) -> Insert:
    row = upsert_of(dialect)(shards)
    noted: Insert = row.on_conflict_do_update(
        index_elements=[shards.c.id], set_={"identified": row.excluded.identified}
    )
    return noted


async def hold(connection: AsyncConnection, key: tuple[int, int]) -> bool:
    """Take an advisory lock for this process, if it is free. Return whether it was. On SQLite there is one process.

    The lock ends with `let_go`, or with the connection that writes.
    """
    if connection.dialect.name == "sqlite":
        return True
    return bool(await value_of(connection, select(func.pg_try_advisory_lock(*key))))


async def let_go(connection: AsyncConnection, key: tuple[int, int]) -> None:
    """End a lock of `hold`. Does nothing if it has ended with its connection."""
    if connection.dialect.name != "sqlite":
        await connection.execute(select(func.pg_advisory_unlock(*key)))
