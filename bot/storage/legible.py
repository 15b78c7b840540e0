"""A connection to a SQLite file with errors that can be read, even if SQLite quotes bytes of a damaged page."""

import sqlite3
from collections.abc import Iterable
from typing import Any


class LegibleConnection(sqlite3.Connection):
    """Raises sqlite3.DatabaseError where Python's sqlite3 would raise UnicodeDecodeError.

    SQLite quotes names of tables in its messages. On a damaged page they can be any bytes, which are seldom UTF-8.
    """

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        try:
            return super().execute(sql, parameters)
        except UnicodeDecodeError as error:
            raise _damage(error) from error

    def executemany(self, sql: str, parameters: Iterable[Any], /) -> sqlite3.Cursor:
        try:
            return super().executemany(sql, parameters)
        except UnicodeDecodeError as error:
            raise _damage(error) from error


def _damage(error: UnicodeDecodeError) -> sqlite3.DatabaseError:
    told = sqlite3.DatabaseError(error.object.decode(errors="backslashreplace"))
    told.sqlite_errorcode, told.sqlite_errorname = sqlite3.SQLITE_CORRUPT, "SQLITE_CORRUPT"
    return told
