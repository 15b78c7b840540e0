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

_matches = sa.table("matches", *map(sa.column, ("id", "game", "phase", "outcome")))
_seats = sa.table("seats", *map(sa.column, ("match_id", "seat", "user_id", "present")), sa.column("won", sa.Boolean))
_terms = sa.table("terms", sa.column("match_id"))


def upgrade() -> None:
    """Fill `seats.won` as `bot.sessions.leaderboards.counting.winners` does. Those versions stored no terms."""
    connection = op.get_bind()
    unsaid = sa.select(_seats.c.match_id).group_by(_seats.c.match_id).having(sa.func.count(_seats.c.won) == 0)
    wanted = sa.select(_matches.c.id, _matches.c.outcome).where(
        _matches.c.phase == "over",
        _matches.c.game.in_(_WON_OR_LOST),
        _matches.c.outcome.is_not(None),
        _matches.c.id.in_(unsaid),
        _matches.c.id.not_in(sa.select(_terms.c.match_id)),
    )
    for match, outcome in connection.execute(wanted).all():
        seats = connection.execute(
            sa.select(_seats.c.user_id, _seats.c.present).where(_seats.c.match_id == match)
        ).all()
        for seat, won in _winners(msgspec.msgpack.decode(outcome), seats).items():
            of_seat = sa.and_(_seats.c.match_id == match, _seats.c.seat == seat)
            connection.execute(sa.update(_seats).where(of_seat).values(won=won))


def _winners(outcome: Mapping[str, Any], seats: Any) -> dict[int, bool]:
    """Return whether each seat has won; {} if the match could not be won."""
    if outcome["turns"] < len(seats) or not any(seat.present for seat in seats):
        return {}
    if any(seat.user_id <= _FIRST_COMPUTER for seat in seats):
        return {}
    first = [one["seat"] for one in outcome["standings"] if one["place"] == 1]
    if outcome["total"] is None:
        return {one["seat"]: first == [one["seat"]] for one in outcome["standings"]}
    return {} if outcome["reason"] == "left" else dict.fromkeys(first, outcome["reason"] == "won")
