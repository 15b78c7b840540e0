"""Tells the database's own SQLite file from any other file in its place, and one process of the bot from the next.

Each process that needs the database for itself writes a number of its own into the file's header (`application_id`).
From then on, an older process that still runs on the file finds another number than its own before each commit, and
writes no more. So two bots never write, even if somebody has deleted the file of the lock.

A small file beside the database, which ends with `.known`, has the same number. At the next start the numbers show
whether the file is the same one. Another file must not be opened beside the old write-ahead log, because SQLite would
mix both. The small file also remembers that there was a database, so a missing one is not begun anew in silence.

Before the first commit after a checkpoint it notes the state of the database's file. If the file is still the same at
the next start, and the log is gone, changes are lost. If it is not, some program has written the log into it: SQLite
does so whenever the last connection closes.
"""

import logging
import os
import sqlite3
from collections.abc import Collection
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import quote

import msgspec

from bot.errors import UnfitDatabase
from bot.storage.legible import LegibleConnection
from bot.storage.private import give_to_owner_of

_log = logging.getLogger(__name__)

KNOWN, LOG, SHARED, JOURNAL = ".known", "-wal", "-shm", "-journal"  # ends of the names of files beside the database
NO_NUMBER = 0  # of a file that no process has used: a backup, or a database of an older version of the bot
OURS = frozenset({"alembic_version", "matches", "log"})  # tables that each version of the bot has
# Parts of the header of a SQLite file (https://sqlite.org/fileformat2.html).
_HEADER_BYTES, _NUMBER = 100, slice(68, 72)

_GONE = (
    "The database {name} is gone or empty, and there was one here from {begun} on: restore a backup "
    "(python -m bot restore FILE), or begin without it (python -m bot run --new)."
)
_LEFT = (
    "The database {name} is gone or empty, and its log {name}-wal is there: put the database back or restore a backup "
    "(python -m bot restore FILE), or begin without it (python -m bot run --new)."
)
_ANOTHER = (
    "The database {name} is not the one that the bot used here last, so nothing was changed: move this file and its "
    "-wal away together, then put it in place with python -m bot restore FILE. If an older version of the bot has used "
    "it here meanwhile: python -m bot restore --in-place."
)
_FOREIGN = (
    "{name} has tables of another program ({tables}), so nothing was changed: let DATABASE_URL or DATA_DIR name a "
    "place of the bot's own."
)
_LOG_GONE = (
    "{name}-wal, the database's log, is gone since the bot was killed. Put it back. Without it the newest changes are "
    "lost: then go on with python -m bot restore --in-place."
)
_STILL_THERE = "The database {name} is there: --new is for a start without one. Move it away first."


Content = tuple[int, int]  # of a file: when it was last written, in nanoseconds since 1970, and its size in bytes


class Known(msgspec.Struct, frozen=True):
    """What the small file beside a database says.

    Attributes:
        numbers: those that the header may have: that of the process that used the database last, and `following`.
        following: the number that the next process gets; 0 if unknown.
        log: the state of the database's file to which the log has newer changes; None: it has none, or they may go.
        begun: when the bot first used the database, in milliseconds since 1970.
        application: the id of the bot's application in Discord; None if unknown.
    """

    numbers: tuple[int, ...] = ()
    following: int = NO_NUMBER
    log: Content | None = None
    begun: int = 0
    application: int | None = None


def beside(path: Path, end: str) -> Path:
    """Return the path of a file beside a database, whose name has this end."""
    return path.with_name(f"{path.name}{end}")


def numbers_from(name: str) -> tuple[int, int]:
    """Return two numbers made of a random name of 16 hexadecimal digits."""
    first, second = (int(half, 16) & 0x7FFF_FFFF or 1 for half in (name[:8], name[8:]))  # the header's has a sign
    return first, second


def number_in(database: Path) -> int | None:
    """Return the number in a file's header; None if there is no file, or an empty one.

    Call this only while this process has no connection to the file: POSIX would release SQLite's locks.
    """
    try:
        with database.open("rb") as file:
            header = file.read(_HEADER_BYTES)
    except (FileNotFoundError, NotADirectoryError):
        return None
    return int.from_bytes(header[_NUMBER], "big", signed=True) if len(header) == _HEADER_BYTES else None


def recall(database: Path) -> Known | None:
    """Return what is known of a database; None if there was none. Of a small file that cannot be read: nothing."""
    try:
        return msgspec.json.decode(beside(database, KNOWN).read_bytes(), type=Known)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except msgspec.MsgspecError:
        return Known()


def remember(database: Path, known: Known) -> None:
    """Write the small file beside a database, and wait until it is on the disk. Raises OSError."""
    path = beside(database, KNOWN)
    unfinished = beside(database, f"{KNOWN}.unfinished")
    unfinished.write_bytes(msgspec.json.encode(known))
    there = database.exists()
    if there:
        unfinished.chmod(database.stat().st_mode & 0o777)
    give_to_owner_of(database if there else database.parent, unfinished)  # root may restore another user's database
    settle(unfinished)
    unfinished.replace(path)
    settle(path.parent)


def refuse_another(database: Path) -> None:
    """Raise UnfitDatabase if the database or its log is gone and must not be, or if another file is in its place."""
    known, number = recall(database), number_in(database)
    if number is None:
        if known is not None:
            begun = f"{datetime.fromtimestamp(known.begun / 1000, UTC):%Y-%m-%d}" if known.begun else "an earlier start"
            raise UnfitDatabase(_GONE.format(name=database, begun=begun))
        if has_log(database):
            raise UnfitDatabase(_LEFT.format(name=database))
    elif _differs(known, number):
        raise UnfitDatabase(_ANOTHER.format(name=database))
    elif known is not None and known.log is not None and not beside(database, LOG).exists():
        if _lacks_log(known, database):
            raise UnfitDatabase(_LOG_GONE.format(name=database))
        _log.warning("%s-wal was written into the database by another program since the bot was killed", database)


def is_foreign(tables: Collection[str]) -> bool:
    """Return whether another program has made these tables."""
    return bool(tables) and not set(tables) >= OURS


def refuse_foreign(name: str, tables: Collection[str]) -> None:
    """Raise UnfitDatabase if another program has made the tables. name: what to call the database."""
    if is_foreign(tables):
        raise UnfitDatabase(_FOREIGN.format(name=name, tables=", ".join(sorted(tables)[:3])))


def refuse_foreign_file(database: Path) -> None:
    """Raise UnfitDatabase if another program has made the file. Nothing is written, also not beside it."""
    address = f"file:{quote(str(database))}?mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(address, uri=True, factory=LegibleConnection)) as file:
            tables = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.Error:
        return  # the start says what is wrong with it
    refuse_foreign(f"The database {database}", tables)


def content(found: os.stat_result) -> Content:
    return found.st_mtime_ns, found.st_size


def log_is_needed(database: Path) -> bool:
    """Return whether the log has changes that the database's file lacks, as far as is noted."""
    return _lacks_log(recall(database), database)


def _lacks_log(known: Known | None, database: Path) -> bool:
    return known is not None and known.log is not None and known.log == content(database.stat())


def note_log(database: Path, number: int, state: Content) -> None:
    """Note that the log is about to get changes that the file in this state lacks. number: as for `note_end`.

    Raises OSError.
    """
    known = recall(database)
    if known is not None and known.log != state and number in known.numbers:
        remember(database, msgspec.structs.replace(known, log=state))


def note_end(database: Path, number: int | None = None) -> None:
    """Note that the log may go. Call this before the last connection is closed, or a log of a killed process merged.

    number: of the process that ends. If another one has taken the database meanwhile, nothing is noted.
    """
    known = recall(database)
    if known is not None and known.log is not None and number in (None, *known.numbers):
        remember(database, msgspec.structs.replace(known, log=None))


def is_another(database: Path) -> bool:
    """Return whether another file is in the database's place. It has a database; call this as `number_in`."""
    return _differs(recall(database), number_in(database))


def _differs(known: Known | None, number: int | None) -> bool:
    return known is not None and bool(known.numbers) and number not in known.numbers


def has_log(database: Path) -> bool:
    """Return whether a write-ahead log with content is beside the database."""
    try:
        return beside(database, LOG).stat().st_size > 0
    except (FileNotFoundError, NotADirectoryError):
        return False


def begin_anew(database: Path, now: int) -> None:
    """Let the next start begin a database where one was lost. What is left of its log gets another name.

    Raises UnfitDatabase if there is a database.
    """
    if number_in(database) is not None:
        raise UnfitDatabase(_STILL_THERE.format(name=database))
    for end in (LOG, JOURNAL):
        with suppress(FileNotFoundError):
            path = beside(database, end)
            path.rename(path.with_name(f"{path.name}.left-{datetime.fromtimestamp(now / 1000, UTC):%Y%m%d-%H%M%S}"))
    for end in (SHARED, KNOWN, ""):
        beside(database, end).unlink(missing_ok=True)


def settle(path: Path) -> None:
    """Wait until a file's content or a folder's entries are on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
