"""Remembers when other tools last made a backup or tried one, for `/metrics`.

With SQLite the time of a file in the data folder says so. PostgreSQL keeps a note, since its tools may run on another
machine than the bot.
"""

from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import StorageError
from bot.storage.backup import LAST_BACKUP
from bot.storage.database import parse_url, sentence, writing_engine
from bot.storage.places import reason
from bot.storage.private import give_to_owner_of
from bot.storage.shards import note, write_note

DONE = {"backup": LAST_BACKUP, "drill": "last-drill"}  # by what was done, the file and the note


async def note_done(url: str, folder: Path, done: str, now: int) -> None:
    """Note that something was done. done: a key of `DONE`. now: milliseconds since 1970. Raises StorageError."""
    parsed = parse_url(url)
    if parsed.get_backend_name() == "sqlite":
        try:
            (folder / DONE[done]).touch()
            give_to_owner_of(folder, folder / DONE[done])
        except OSError as problem:
            raise StorageError(f"{folder} cannot be written, so nothing was noted: {reason(problem)}.") from problem
        return
    engine = writing_engine(parsed)
    try:
        async with engine.begin() as connection:
            await write_note(connection, DONE[done], str(now // 1000))
    except (SQLAlchemyError, OSError) as error:
        raise StorageError(sentence(error, parsed)) from error
    finally:
        await engine.dispose()


async def noted(connection: AsyncConnection) -> dict[str, float]:
    """Return when each thing was last done, as the database's notes tell, in seconds since 1970."""
    found = {done: await note(connection, name) for done, name in DONE.items()}
    return {done: float(text) for done, text in found.items() if text is not None}


def tried_at(folder: Path) -> float | None:
    """Return when a backup was last tried, as the data folder tells, in seconds since 1970; None: never."""
    try:
        return (folder / DONE["drill"]).stat().st_mtime
    except OSError:
        return None
