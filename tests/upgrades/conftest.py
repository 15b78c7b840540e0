"""Fixtures for the tests of this folder."""

from tests.databases import empty_url, postgres_server, postgres_tables

__all__ = ["empty_url", "postgres_server", "postgres_tables"]
