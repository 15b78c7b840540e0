"""Eras of versions, for `bot.storage.set_back`. This module needs no database, so that workers start fast."""

ERA = 10_000  # how many versions an era has; no match has so many


def era_start(version: int) -> int:
    """Return the first version of the era that a version is in; 0 if no backup was ever restored."""
    return version - version % ERA
