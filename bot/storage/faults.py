"""Tells the faults of the database from those of its callers, and what kind of fault it is.

A damaged page refuses only the changes that need it. So a test that writes elsewhere succeeds, and only the refused
changes themselves, or a check of the whole file, show the damage. `Damage` remembers them.
"""

import asyncio
import sqlite3

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError

from bot.storage.database import sqlite_code
from bot.storage.files import FilesLost
from bot.storage.lock import InUse

DEADLOCK = "40P01"  # PostgreSQL's error code
# PostgreSQL's codes with these beginnings are errors of single callers. 0A: an unsupported statement. 22: a value that
# a column cannot store. 40: a conflict with another transaction. 54: a row that is too large.
CALLER_CODES = ("0A", "22", "40", "54")
# SQLAlchemy's classes for errors that the rows or the statement of one caller cause.
_CALLER_FAULTS = (IntegrityError, DataError, ProgrammingError, NotSupportedError)

DAMAGED, FULL, READ_ONLY, LOCKED, DISK, GONE, IN_USE, OTHER = CAUSES = (
    "damaged", "full", "read-only", "locked", "disk", "gone", "in-use", "other",
)  # fmt: skip
_SQLITE = {
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_IOERR: DISK,
    sqlite3.SQLITE_CANTOPEN: GONE,
}
_POSTGRESQL = {"53100": FULL, "25006": READ_ONLY, "55P03": LOCKED, "58030": DISK, "XX001": DAMAGED, "XX002": DAMAGED}
# The pages that one change needs may have these faults, and those that another one needs may not.
_OF_SOME_PAGES = (DAMAGED, DISK)


def code_of(error: DBAPIError) -> str:
    """Return PostgreSQL's code of an error, or "" if the error has none, as on SQLite."""
    return getattr(error.orig, "sqlstate", None) or ""


def is_fault_of_database(error: Exception) -> bool:
    """Return whether an error is of the database itself, and not of a caller's rows or statement."""
    if isinstance(error, DBAPIError):
        return not isinstance(error, _CALLER_FAULTS) and not code_of(error).startswith(CALLER_CODES)
    return isinstance(error, (OSError, FilesLost, InUse))


def cause_of(error: BaseException) -> str:
    """Return which of `CAUSES` a fault of the database has."""
    if isinstance(error, FilesLost):
        return GONE
    if isinstance(error, InUse):
        return IN_USE
    origin = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(origin, sqlite3.Error):
        return _SQLITE.get(sqlite_code(origin), OTHER)
    return _POSTGRESQL.get(getattr(origin, "sqlstate", None) or "", OTHER)


def may_be_of_one_page(error: BaseException) -> bool:
    """Return whether another change may succeed where this one has met the fault."""
    return cause_of(error) in _OF_SOME_PAGES


class Damage:
    """What is known of damaged parts of the file.

    Attributes:
        found: what the last check of the whole file has found, as a sentence; None: nothing.
        suspected: set when a fault may come from a damaged page, until a check of the whole file begins.
    """

    def __init__(self) -> None:
        self.found: str | None = None
        self.suspected = asyncio.Event()
        self._refused: dict[str, str] = {}

    def refuse(self, matches: tuple[str, ...], fault: str) -> None:
        """Note that the last change of these matches met a fault. It counts until one succeeds (`accept`)."""
        self._refused.update(dict.fromkeys(matches, fault))
        self.suspected.set()

    @property
    def refuses(self) -> bool:
        """Return whether the last change of any match met a fault."""
        return bool(self._refused)

    def accept(self, matches: tuple[str, ...]) -> None:
        """Note that these matches were changed."""
        for match in matches:
            self._refused.pop(match, None)

    def begin_check(self) -> tuple[str, ...]:
        """Note that a check of the whole file begins. Return what `end_check` needs: the matches refused before."""
        self.suspected.clear()
        return tuple(self._refused)

    def end_check(self, before: tuple[str, ...], found: str | None) -> None:
        """Note the result of a check of the whole file. If all is intact, a refusal before it was a passing fault."""
        self.found = found
        if found is None:
            self.accept(before)

    @property
    def told(self) -> str | None:
        """Return a sentence about damage; None if none is known."""
        if self.found is not None:
            return self.found
        return next(iter(self._refused.values()), None)
