"""Provides databases to the tests of this folder."""

from tests.databases import database_url, empty_url, postgres_server, postgres_tables
from tests.storage.locks import locked

__all__ = ["database_url", "empty_url", "locked", "postgres_server", "postgres_tables"]
