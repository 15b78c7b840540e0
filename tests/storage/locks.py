"""Holds SQLite's lock like another program, and counts the writer's failed attempts."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest

Locked = Callable[[Path], AbstractContextManager[None]]


@pytest.fixture
def locked(monkeypatch: pytest.MonkeyPatch) -> Locked:
    """Return a function that holds a database's lock. Stores that are opened later wait for a lock only 10 ms."""
    monkeypatch.setattr("bot.storage.database.BUSY_TIMEOUT", 10)

    @contextmanager
    def hold(path: Path) -> Iterator[None]:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")

    return hold


def tries_in_vain(caplog: pytest.LogCaptureFixture) -> int:
    """Return how many batches the writer could not write."""
    return sum("nothing written" in record.message for record in caplog.records)
