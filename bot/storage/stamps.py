"""What several processes must know of a match that all of them change and show (`bot.storage.schema.stamps`).

Each change of a match by one of several processes adds 1 to its stamp. A process whose copy of the match has another
stamp has an old copy. A match that no process of several has changed has no row, which means stamp 0.
"""

from collections.abc import Collection

from sqlalchemy import func, literal_column, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import reads
from bot.storage.database import upsert_of
from bot.storage.rows import Snapshot, value_of
from bot.storage.schema import matches, stamps


async def stamp_of(connection: AsyncConnection, match_id: str) -> int | None:
    """Return the stamp of a match; None: there is no such match."""
    known = select(func.coalesce(stamps.c.stamp, 0)).select_from(matches.outerjoin(stamps))
    return await value_of(connection, known.where(matches.c.id == match_id))


async def stamped(connection: AsyncConnection, match_id: str) -> tuple[int, Snapshot | None]:
    """Return a match's stamp and snapshot, both of the same moment: a reader sees what was stored when it began."""
    return await stamp_of(connection, match_id) or 0, await reads.snapshot(connection, match_id)


async def bump(connection: AsyncConnection, ids: Collection[str]) -> None:
    """Give matches new stamps, because the caller changes their rows outside `bot.sessions.matches`."""
    changed = select(matches.c.id, literal_column("1"), literal_column("0")).where(matches.c.id.in_(ids))
    row = upsert_of(connection.dialect.name)(stamps).from_select(["match_id", "stamp", "drawn_until"], changed)
    await connection.execute(
        row.on_conflict_do_update(index_elements=[stamps.c.match_id], set_={"stamp": stamps.c.stamp + 1})
    )


async def claim_drawing(connection: AsyncConnection, match_id: str, drawer: str, now: int, until: int) -> bool:
    """Let one process draw a match's board until a time. Return False if another process draws it now.

    drawer: the random name of the process. It may claim again what it has claimed.
    """
    row = upsert_of(connection.dialect.name)(stamps).values(
        match_id=match_id, stamp=0, drawn_by=drawer, drawn_until=until
    )
    free = or_(stamps.c.drawn_by.is_(None), stamps.c.drawn_by == drawer, stamps.c.drawn_until <= now)
    claiming = row.on_conflict_do_update(
        index_elements=[stamps.c.match_id], set_={"drawn_by": drawer, "drawn_until": until}, where=free
    )
    return (await connection.execute(claiming.returning(stamps.c.match_id))).first() is not None


async def release_drawing(connection: AsyncConnection, match_id: str, drawer: str) -> None:
    """Let other processes draw a match's board again."""
    own = update(stamps).where(stamps.c.match_id == match_id, stamps.c.drawn_by == drawer)
    await connection.execute(own.values(drawn_by=None, drawn_until=0))
