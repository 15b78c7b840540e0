"""Starts a `Desk` for each test that asks for one, as for the tests of cogs."""

from tests.cogs.conftest import desk

__all__ = ["desk"]
