"""Says in one sentence for the operator what went wrong with a database."""

import sqlite3

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

_SQLITE = {
    sqlite3.SQLITE_FULL: "The disk is full: {name} could not be written. Make space; what was acknowledged is kept.",
    sqlite3.SQLITE_READONLY: "{name} cannot be written: give this user the right to write the file and its folder.",
    sqlite3.SQLITE_CANTOPEN: "{name} cannot be opened: its folder is missing, or this user may not use it.",
    sqlite3.SQLITE_NOTADB: "{name} is not a SQLite database: move it away or name another file.",
    sqlite3.SQLITE_BUSY: "{name} is locked by another program: stop that first.",
    sqlite3.SQLITE_CORRUPT: "{name} is damaged: put a backup in its place.",
    sqlite3.SQLITE_IOERR: "{name} could not be read or written: the disk is full or has a fault.",
}


def database_name(url: URL) -> str:
    """Return the name of the database for sentences, never with its password."""
    if url.get_backend_name() == "sqlite":
        return f"The database {url.database}"
    return f"The database {url.render_as_string(hide_password=True)}"


def sentence(error: BaseException, url: URL) -> str:
    """Return one sentence that says what is wrong and what would help."""
    origin = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    code = getattr(origin, "sqlite_errorcode", None)
    known = None if code is None else _SQLITE.get(code & 0xFF)  # the low byte is the kind, the rest a refinement
    if known is not None:
        return known.format(name=database_name(url))
    lines = str(origin).strip().splitlines() or [type(origin).__name__]
    return f"{database_name(url)} cannot be used: {lines[0].rstrip('.')}."
