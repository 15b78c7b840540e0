"""Another program that holds SQLite's lock, and how often the writer ran against it."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest

Locked = Callable[[Path], AbstractContextManager[None]]


@pytest.fixture
def locked(monkeypatch: pytest.MonkeyPatch) -> Locked:
    """Holds the lock of a database; who opens one from now on waits ten milliseconds for it."""
    monkeypatch.setattr("bot.storage.database.BUSY_TIMEOUT", 10)

    @contextmanager
    def hold(path: Path) -> Iterator[None]:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")

    return hold


def tries_in_vain(caplog: pytest.LogCaptureFixture) -> int:
    """How many batches of the writer have failed because of the database; each of them has waited for the lock."""
    return sum("nothing written" in record.message for record in caplog.records)
