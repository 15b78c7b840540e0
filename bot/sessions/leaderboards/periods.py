"""Months and weeks (UTC), and the words in which members ask for them."""

import re
from datetime import UTC, datetime

from bot.sessions.leaderboards.model import Span

ALL = "all"
_MONTH, _WEEK = re.compile(r"\d{4}-(0[1-9]|1[0-2])"), re.compile(r"\d{4}-W(0[1-9]|[1-4]\d|5[0-3])")


def month_of(at: int) -> str:
    """Return a month as "2026-11". at: milliseconds since 1970."""
    return f"{_utc(at):%Y-%m}"


def week_of(at: int) -> str:
    """Return a week as "2026-W47", by ISO 8601: it begins on Monday and belongs to the year that has its Thursday."""
    year, week, _ = _utc(at).isocalendar()
    return f"{year:04}-W{week:02}"


def day_of(at: int) -> int:
    """Return the number of days since 1970."""
    return at // (24 * 60 * 60 * 1000)


def periods_of(at: int) -> tuple[str, ...]:
    """Return the periods that a match counts in."""
    return ALL, month_of(at), week_of(at)


def read_period(text: str, now: int) -> tuple[Span | None, str] | None:
    """Return what a member asks for: "all", "month" and "week" (of now), "2026-10" or "2026-W46"; None: no period.

    The span is None for a month or week that is not the one of now.
    """
    spans: dict[str, Span] = {ALL: "all", month_of(now): "month", week_of(now): "week"}
    period = {"month": month_of(now), "week": week_of(now)}.get(text, text)
    if period in spans or _MONTH.fullmatch(period) or _WEEK.fullmatch(period):
        return spans.get(period), period
    return None


def _utc(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)
