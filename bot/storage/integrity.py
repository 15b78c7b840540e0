"""Checks after each start, and again and again, whether the whole SQLite file is intact: at least once a day.

The quick check before a start does not compare tables with their indexes, and leaves out a large file.

The check has a connection of its own that only reads, in a thread, so moves go on meanwhile. The time of the last check
that found no fault is that of a file in the data folder, so it outlives a restart.
"""

import asyncio
import logging
import os
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from bot.errors import StorageError
from bot.machine import Clock
from bot.storage.faults import Damage
from bot.storage.legible import LegibleConnection
from bot.storage.places import reason
from bot.storage.private import give_to_owner_of

LAST_CHECK = "last-integrity-check"
EVERY = 24 * 60 * 60.0  # seconds between two checks, at most
AT_LEAST = 60.0  # seconds from one check to the next, even if a fault comes meanwhile
RARER = 0.0  # seconds from then on until the next check if no fault comes, at least
SHARE = 100  # a check takes at most a hundredth of the time: a small file is checked each minute
NOTE_EVERY = 60 * 60.0  # seconds between two notes of a check, since a memory card wears out by writes
MOST_FAULTS = 20  # that are told

_log = logging.getLogger(__name__)


async def faults_of_file(file: Path) -> tuple[str, ...]:
    """Return the lines of SQLite's check of a whole file; () if it is intact. Raises sqlite3.Error.

    If the caller is cancelled, the check ends, too.
    """
    with closing(_reader(file)) as connection:
        running = asyncio.ensure_future(asyncio.to_thread(_check, connection))
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            connection.interrupt()
            await asyncio.wait({running})
            raise


def _reader(file: Path) -> sqlite3.Connection:
    name = f"file:{quote(str(file.absolute()))}?mode=ro"
    return sqlite3.connect(name, uri=True, check_same_thread=False, factory=LegibleConnection)


def _check(connection: sqlite3.Connection) -> tuple[str, ...]:
    try:
        lines = connection.execute(f"PRAGMA integrity_check({MOST_FAULTS})").fetchall()
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError) and error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
            return ()
        if error.sqlite_errorcode & 0xFF not in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise
        return (str(error),)
    return tuple(str(line) for (line,) in lines if line != "ok")


async def check_daily(check: Callable[[], Awaitable[None]], damage: Damage, folder: Path, clock: Clock) -> None:
    """Check now, at least each day, and soon after a fault that may come from a damaged page, until cancelled.

    check: as `Store.check_whole`. folder: the data folder.
    """
    while True:
        begun = clock.monotonic()
        try:
            await check()
            if damage.found is None and not _noted_lately(folder, clock.now()):
                _note_check(folder, clock.now())
        except StorageError as problem:
            _log.warning("The database was not checked: %s", problem)
        except OSError as problem:  # of the note, since `Store.check_whole` raises others as StorageError
            _log.warning("The check of the database cannot be noted in %s: %s", folder, reason(problem))
        pause = pause_after(clock.monotonic() - begun)
        await asyncio.sleep(AT_LEAST)
        await _until(damage.suspected, pause)


def pause_after(took: float) -> float:
    """Return how many seconds after `AT_LEAST` the next check begins if no fault comes. took: seconds of the last."""
    return min(EVERY, max(RARER, SHARE * took))


def _noted_lately(folder: Path, now: int) -> bool:
    """Return whether a check was noted within `NOTE_EVERY`. After the clock was set back, nobody knows."""
    at = checked_at(folder)
    return at is not None and 0 <= now / 1000 - at < NOTE_EVERY


def _note_check(folder: Path, now: int) -> None:
    (folder / LAST_CHECK).touch()
    give_to_owner_of(folder, folder / LAST_CHECK)
    os.utime(folder / LAST_CHECK, ns=(now * 1_000_000, now * 1_000_000))


async def _until(event: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        pass


def checked_at(folder: Path) -> float | None:
    """Return when the last check found no fault, in seconds since 1970; None: never."""
    try:
        return (folder / LAST_CHECK).stat().st_mtime
    except OSError:
        return None
