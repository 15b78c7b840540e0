"""Days of matches, as profiles tell them."""

from datetime import UTC, datetime


def day_of(at: int) -> datetime:
    """Return the day (UTC) of a time in milliseconds since 1970."""
    return datetime.fromtimestamp(at / 1000, UTC)
