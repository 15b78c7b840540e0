"""Reads and writes how well members have played their finished matches."""

import msgspec
from sqlalchemy import literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database import upsert_of
from bot.storage.rows import AccuracyRow, rows_of
from bot.storage.schema import accuracies, seats


async def of_member(connection: AsyncConnection, user: int) -> tuple[AccuracyRow, ...]:
    """Return all accuracies of a member."""
    return await rows_of(connection, select(accuracies).where(accuracies.c.user_id == user), AccuracyRow)


async def store(connection: AsyncConnection, row: AccuracyRow) -> None:
    """Store an accuracy in place of the one before. Store nothing if the member has no seat in the match.

    The member may have been forgotten since the match was read. The seat is locked, so that they are not meanwhile.
    """
    values = msgspec.structs.asdict(row)
    columns = [literal(value, accuracies.c[name].type).label(name) for name, value in values.items()]
    own = (seats.c.match_id == row.match_id, seats.c.user_id == row.user_id)
    new = upsert_of(connection.dialect.name)(accuracies).from_select(
        [*values], select(*columns).where(*own).with_for_update(read=True, of=seats)
    )
    changed = {name: new.excluded[name] for name in ("accuracy", "rules_version", "review_version")}
    keys = accuracies.primary_key.columns
    await connection.execute(new.on_conflict_do_update(index_elements=keys, set_=changed))
