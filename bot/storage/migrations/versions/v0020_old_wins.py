"""Stores who won the contests that versions before 0003 have stored, which did not say it.

From here on, version 3 of the rules of Gem Rush stores matches; older bots cannot read it.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision: str | None = "0019"
oldest: str | None = "0020"

_WON_OR_LOST = ("gembatan", "gemrush")  # Gems 3D had no contests then
_FIRST_COMPUTER = -2_000  # the largest id of a computer player
# Terms of a match by which its seats have no such results. In JSON, a text cannot hold them: its quotes are escaped.
_CHANGING = ("hinted", "unrated", "unheard", "lesson")
_AT_ONCE = 1_000  # matches that are in memory at the same time

_matches = sa.table("matches", *map(sa.column, ("id", "game", "phase", "outcome")))
_seats = sa.table(
    "seats",
    *map(sa.column, ("match_id", "seat", "user_id")),
    sa.column("present", sa.Boolean),
    sa.column("won", sa.Boolean),
)
_terms = sa.table("terms", *map(sa.column, ("match_id", "terms")))


def upgrade() -> None:
    """Fill `seats.won` as `bot.sessions.leaderboards.counting.winners` does."""
    connection = op.get_bind()
    this_one = sa.and_(_seats.c.match_id == sa.bindparam("match"), _seats.c.seat == sa.bindparam("number"))
    fill = sa.update(_seats).where(this_one).values(won=sa.bindparam("has_won"))
    last = ""
    while found := connection.execute(_unsaid(last)).all():
        rows = [
            {"match": match, "number": seat, "has_won": won}
            for match, outcome, seats in found
            for seat, won in _winners(msgspec.msgpack.decode(outcome), seats).items()
        ]
        if rows:
            connection.execute(fill, rows)
        last = found[-1][0]


def _unsaid(last: str) -> sa.Select[Any]:
    """Return the query for the next matches after `last` that do not say who has won: id, outcome, number of seats.

    Nobody can win a match that all members have left, and one with a computer player is no contest.
    """
    changing = sa.or_(*(_terms.c.terms.contains(f'"{name}":') for name in _CHANGING))
    return (
        sa.select(_matches.c.id, _matches.c.outcome, sa.func.count())
        .join_from(_matches, _seats, _seats.c.match_id == _matches.c.id)
        .where(
            _matches.c.id > last,
            _matches.c.phase == "over",
            _matches.c.game.in_(_WON_OR_LOST),
            _matches.c.outcome.is_not(None),
            ~sa.exists().where(_terms.c.match_id == _matches.c.id, changing),
        )
        .group_by(_matches.c.id)
        .having(
            sa.func.count(_seats.c.won) == 0,
            sa.func.min(_seats.c.user_id) > _FIRST_COMPUTER,
            sa.func.max(sa.case((_seats.c.present, 1), else_=0)) == 1,
        )
        .order_by(_matches.c.id)
        .limit(_AT_ONCE)
    )


def _winners(outcome: Mapping[str, Any], seats: int) -> dict[int, bool]:
    """Return whether each seat has won; {} if the match could not be won. seats: how many it has."""
    if outcome["turns"] < seats:
        return {}
    first = [one["seat"] for one in outcome["standings"] if one["place"] == 1]
    if outcome["total"] is None:
        return {one["seat"]: first == [one["seat"]] for one in outcome["standings"]}
    return {} if outcome["reason"] == "left" else dict.fromkeys(first, outcome["reason"] == "won")
