"""A PostgreSQL server for the tests of this folder."""

from tests.databases import postgres_server

__all__ = ["postgres_server"]
