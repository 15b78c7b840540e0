"""Databases for the tests of this folder."""

from tests.databases import database_url, postgres_server
from tests.storage.locks import locked

__all__ = ["database_url", "locked", "postgres_server"]
