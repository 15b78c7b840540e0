"""Another program that holds SQLite's lock, and a count of the writer's failed attempts."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest

Locked = Callable[[Path], AbstractContextManager[None]]


@pytest.fixture
def locked(monkeypatch: pytest.MonkeyPatch) -> Locked:
    """Return a function that holds a database's lock. Databases opened later wait for the lock only 10 ms."""
    monkeypatch.setattr("bot.storage.database.BUSY_TIMEOUT", 10)

    @contextmanager
    def hold(path: Path) -> Iterator[None]:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")

    return hold


def tries_in_vain(caplog: pytest.LogCaptureFixture) -> int:
    """Return how many of the writer's batches failed. Each of them has waited for the lock."""
    return sum("nothing written" in record.message for record in caplog.records)
