"""Keeps a process from writing into a SQLite database after another process has taken it (`bot.storage.identity`).

The check is a part of each transaction that writes. Such transactions of two processes never overlap, so a process that
has lost the database cannot commit anything more, whatever has become of the lock's file.
"""

import sqlite3

from bot.storage.lock import WAS_USED, InUse


class Fence:
    """The number that this process has written into the database's header."""

    def __init__(self, number: int, name: str) -> None:
        """name: of the database, for the refusal."""
        self.number = number
        self._name = name

    def check(self, connection: sqlite3.Connection) -> None:
        """Raise InUse if the header has another number. The connection is in a transaction that writes."""
        [[found]] = connection.execute("PRAGMA application_id").fetchall()
        if found != self.number:
            raise InUse(WAS_USED.format(name=self._name))
