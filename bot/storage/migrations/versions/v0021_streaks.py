"""Adds to each daily when it was opened, its day in the member's zone, and its played turns. Adds pars of dailies.

Older bots would store none of these, so they cannot go on.
"""

import re
from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from typing import Annotated
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision: str | None = "0020"
oldest: str | None = "0021"

_KEY = ("day", "game", "user_id")
_OFFSET = re.compile(r"UTC([+-])(\d{1,2})(?::(\d{2}))?")
_FIRST_DAY = date(1970, 1, 1)
_BEGIN = "CAST(day AS BIGINT) * 86400000"  # when a day in UTC begins, in milliseconds since 1970


class _Standing(msgspec.Struct):
    score: int
    turns: Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)] | None = None


class _Outcome(msgspec.Struct):
    standings: tuple[_Standing, ...]
    turns: Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]


class _Settings(msgspec.Struct):
    zone: str | None = None


_dailies = sa.table("dailies", *map(sa.column, (*_KEY, "match_id", "own_day", "opened_at", "turns")))
_matches = sa.table("matches", *map(sa.column, ("id", "created_at", "phase", "outcome")))
_members = sa.table("members", *map(sa.column, ("user_id", "settings")))


def upgrade() -> None:
    _add_columns()
    _fill()
    op.create_table(
        "daily_pars",
        sa.Column("day", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("par", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("day", "game", name="pk_daily_pars"),
    )


def _add_columns() -> None:
    """Add the columns. At first, `own_day` is the day in UTC, and `opened_at` is when that day began."""
    if op.get_bind().dialect.name != "sqlite":
        op.add_column("dailies", sa.Column("own_day", sa.Integer))
        op.add_column("dailies", sa.Column("opened_at", sa.BigInteger))
        op.add_column("dailies", sa.Column("turns", sa.Integer))
        op.execute(f"UPDATE dailies SET own_day = day, opened_at = {_BEGIN}")
        op.alter_column("dailies", "own_day", nullable=False)
        op.alter_column("dailies", "opened_at", nullable=False)
        return
    # A new column of an old table would make SQLite's SQL differ from `bot.storage.schema`, so the table is copied.
    op.drop_index("ix_dailies_user_id", "dailies")
    op.rename_table("dailies", "old_dailies")
    op.create_table(
        "dailies",
        sa.Column("day", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("match_id", sa.String(12), nullable=False),
        sa.Column("own_day", sa.Integer, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("turns", sa.Integer),
        sa.PrimaryKeyConstraint("day", "game", "user_id", name="pk_dailies"),
    )
    op.execute(
        "INSERT INTO dailies (day, game, user_id, match_id, own_day, opened_at)"
        f" SELECT day, game, user_id, match_id, day, {_BEGIN} FROM old_dailies"
    )
    op.drop_table("old_dailies")
    op.create_index("ix_dailies_user_id", "dailies", ["user_id"])


def _fill() -> None:
    """Fill the columns from the matches, and from the zones that the members have set now."""
    connection = op.get_bind()
    this_one = sa.and_(*(_dailies.c[name] == sa.bindparam(f"key_{name}") for name in _KEY))
    change = sa.update(_dailies).where(this_one)
    change = change.values(own_day=sa.bindparam("in_zone"), opened_at=sa.bindparam("at"), turns=sa.bindparam("played"))
    for day in connection.execute(sa.select(_dailies.c.day).distinct().order_by(_dailies.c.day)).scalars().all():
        found = (
            sa.select(*(_dailies.c[name] for name in _KEY), _matches.c.created_at, _matches.c.phase, _matches.c.outcome)
            .add_columns(_members.c.settings)
            .join_from(_dailies, _matches, _matches.c.id == _dailies.c.match_id)
            .outerjoin(_members, _members.c.user_id == _dailies.c.user_id)
            .where(_dailies.c.day == day)
        )
        rows = [
            {
                **{f"key_{name}": getattr(row, name) for name in _KEY},
                "in_zone": _day_in(row.settings, row.created_at),
                "at": row.created_at,
                "played": 0 if row.phase == "cancelled" else _turns(row.outcome),
            }
            for row in connection.execute(found)
        ]
        if rows:
            connection.execute(change, rows)


def _turns(outcome: bytes | None) -> int | None:
    """Return how many turns the only seat has played; None if the match has no result, or a damaged one.

    Points without an ended turn come from a turn that the end of the day broke off. It counts.
    """
    if outcome is None:
        return None
    try:
        told = msgspec.msgpack.decode(outcome, type=_Outcome)
    except (msgspec.MsgspecError, ValueError):
        return None
    if not told.standings:
        return None
    own = told.standings[0]
    return (told.turns if own.turns is None else own.turns) or int(own.score > 0)


def _day_in(settings: str | None, at: int) -> int:
    """Return the day that it is in a member's zone; in UTC if the settings are damaged."""
    try:
        zone = _zone("UTC" if settings is None else msgspec.json.decode(settings, type=_Settings).zone or "UTC")
    except (msgspec.MsgspecError, ValueError):
        zone = UTC
    return (datetime.fromtimestamp(at / 1000, zone).date() - _FIRST_DAY).days


def _zone(name: str) -> tzinfo:
    """Return a zone; UTC if nothing knows it. Raises ValueError if an offset is no offset of a day."""
    offset = _OFFSET.fullmatch(name)
    if offset is not None:
        minutes = int(offset[2]) * 60 + int(offset[3] or 0)
        return timezone(timedelta(minutes=minutes if offset[1] == "+" else -minutes))
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC
