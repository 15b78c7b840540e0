"""Databases for the tests of this folder, all of which run on each kind."""

import pytest

from tests.databases import KINDS, database_url, empty_url, postgres_server, postgres_tables
from tests.storage.locks import locked

__all__ = ["database_url", "empty_url", "locked", "postgres_server", "postgres_tables"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give each test that asks for a database one of each kind, unless it names the kinds itself."""
    named = [mark for mark in metafunc.definition.iter_markers("parametrize") if "database_url" in mark.args[0]]
    if "database_url" in metafunc.fixturenames and not named:
        metafunc.parametrize("database_url", KINDS, indirect=True)
