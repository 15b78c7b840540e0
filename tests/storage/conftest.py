"""Fixtures for the tests of this folder. Tests that ask for a database run on SQLite and on PostgreSQL."""

import re
from pathlib import Path

import pytest

from tests.databases import KINDS, database_url, empty_url, migrate_at_once, postgres_server, postgres_tables
from tests.storage.locks import locked

__all__ = ["database_url", "empty_url", "locked", "postgres_server", "postgres_tables"]


HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give the tests of this folder aiosqlite's threads, as the bot has them."""
    for item in items:
        if item.path.parent == HERE:
            item.add_marker(pytest.mark.threads)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each test that asks for a database on SQLite and on PostgreSQL, unless the test names the database's kind."""
    named = [mark for mark in metafunc.definition.iter_markers("parametrize") if "database_url" in mark.args[0]]
    if "database_url" in metafunc.fixturenames and not named:
        metafunc.parametrize("database_url", KINDS, indirect=True)


@pytest.fixture(autouse=True)
def _tables_are_made_at_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no test wait for all migrations of an empty database, but those of migrations and of damaged pages."""
    if not re.search("migrat|damage", request.path.name) and "empty_url" not in request.fixturenames:
        monkeypatch.setattr("bot.storage.store.migrate", migrate_at_once)
