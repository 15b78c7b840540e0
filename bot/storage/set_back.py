"""Prepares a restored backup, which is older than the boards in Discord.

Boards in Discord show versions that the next moves would use again, for other positions. So every open match continues
in a new *era*: 10,000 versions that no board has shown yet. A press on an older board is then refused as stale.
The bot posts each board again and mentions the members to move, because nobody knows whose turn it is.

The bot may have another application in Discord from now on, so the stored one is forgotten.

The time since the backup does not count. For members, it is an absence, as if the bot had been stopped since: the next
start gives it back (`bot.sessions.time.reach`). Servers that the bot has left keep their remaining time.
"""

from sqlalchemy import bindparam, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.eras import ERA, era_start
from bot.storage.letters import for_spectators
from bot.storage.reach import set_back_to
from bot.storage.rows import value_of
from bot.storage.schema import departures, is_open, letters, log, matches
from bot.storage.shards import forget_application

# The number of an era grows by 1 every `_LENGTH` milliseconds since the time `_FIRST` (in 2026), so that each restore
# begins a new era. The column overflows in 2074.
_LENGTH, _FIRST = 2 * 60 * 60 * 1000, 1_767_225_600_000


async def highest_version(connection: AsyncConnection) -> int:
    """Return the highest version of any match; 0 if there are no matches."""
    return await value_of(connection, select(func.max(matches.c.version))) or 0


async def set_back(connection: AsyncConnection, now: int, *, taken_at: int = 0, shown: int = 0) -> int:
    """Prepare the database for the bot's next start. Return how many matches are open.

    now: milliseconds since 1970.
    taken_at: when the backup was taken, in milliseconds since 1970; 0 if unknown.
    shown: the highest version that a board may show; 0 if unknown.
    """
    await forget_application(connection)
    await _stop_the_time(connection, now, taken_at)
    newest = max(await highest_version(connection), shown)
    era = max((now - _FIRST) // _LENGTH, newest // ERA + 1)
    rows = (
        await connection.execute(select(matches.c.id, matches.c.version, matches.c.board_version).where(is_open))
    ).all()
    moved = [{"key": key, "by": era * ERA - era_start(version)} for key, version, _ in rows]
    # A private match has no board, so its `board_version` is higher than any version.
    behind = [{"key": key} for key, version, shown_version in rows if shown_version <= version]
    if moved:
        await connection.execute(
            update(log)
            .where(log.c.match_id == bindparam("key"))
            .values(version=log.c.version + bindparam("by"), parent=log.c.parent + bindparam("by")),
            moved,
        )
        await connection.execute(
            update(matches).where(matches.c.id == bindparam("key")).values(version=matches.c.version + bindparam("by")),
            moved,
        )
        newest_of = select(matches.c.version).where(matches.c.id == letters.c.match_id).scalar_subquery()
        anew = {"wanted": newest_of, "version": 0, "posted_at": 0, "shown_at": None}
        await connection.execute(update(letters).where(letters.c.match_id == bindparam("key")).values(anew), moved)
        waiting = letters.c.match_id.in_(select(matches.c.id).where(matches.c.phase == "lobby"))
        await connection.execute(update(letters).where(for_spectators, waiting).values(wanted=0))  # until the begin
    if behind:
        # With these values, the board message counts as too old to edit, so the bot posts a new one.
        anew = {"board_version": 0, "board_posted_at": 0, "board_shown_at": None, "board_told": 0}
        await connection.execute(update(matches).where(matches.c.id == bindparam("key")).values(anew), behind)
    return len(rows)


async def _stop_the_time(connection: AsyncConnection, now: int, taken_at: int) -> None:
    """Let all since the backup count as an absence, which the next start gives back to all matches."""
    known = (await connection.execute(select(func.max(matches.c.updated_at), func.max(matches.c.board_shown_at)))).one()
    at = min(now, max(taken_at, *(at or 0 for at in known)))
    await set_back_to(connection, at)
    await connection.execute(update(departures).values(due=departures.c.due + now - at))
