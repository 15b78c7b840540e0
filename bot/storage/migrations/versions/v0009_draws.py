"""Corrects draws that were stored as wins, and wrong numbers of turns on leaderboards of races."""

from collections.abc import Iterable
from datetime import UTC, datetime

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision: str | None = "0008"
oldest: str | None = "0009"  # an older version stores draws as wins again

# The leaderboards that count wins. In the variant Crisis, all players win together, so its leaderboard is not here.
_WINS = {"gems3d": "race:wins", "gembatan": "standard:wins", "gemrush": "rush:wins"}

_matches = sa.table("matches", *map(sa.column, ("id", "game", "guild_id", "phase", "state", "outcome", "updated_at")))
_seats = sa.table("seats", sa.column("match_id"), sa.column("seat"), sa.column("user_id"), sa.column("won", sa.Boolean))
_seasons = sa.table("seasons", *map(sa.column, ("guild_id", "game", "number", "closed_at")))
_honours = sa.table(
    "honours",
    *map(sa.column, ("guild_id", "game", "board", "season", "period", "user_id", "value", "turns", "match_id")),
    sa.column("ranked", sa.Boolean),
)


def upgrade() -> None:
    _take_back_draws()
    _tell_own_turns()


def _take_back_draws() -> None:
    connection = op.get_bind()
    shared = sa.select(_seats.c.match_id).where(_seats.c.won).group_by(_seats.c.match_id).having(sa.func.count() > 1)
    wanted = sa.select(_matches).where(_matches.c.id.in_(shared), _matches.c.game.in_(_WINS))
    for match in connection.execute(wanted).mappings().all():
        if msgspec.msgpack.decode(match["outcome"])["total"] is not None:
            continue  # a match of Crisis, which is no draw
        winners = sa.select(_seats.c.user_id).where(_seats.c.match_id == match["id"], _seats.c.won)
        users = connection.execute(winners).scalars().all()
        closed = sa.select(sa.func.count()).where(
            _seasons.c.guild_id == match["guild_id"],
            _seasons.c.game == match["game"],
            _seasons.c.closed_at <= match["updated_at"],
        )
        connection.execute(
            sa.update(_honours)
            .where(
                _honours.c.guild_id == match["guild_id"],
                _honours.c.game == match["game"],
                _honours.c.board == _WINS[match["game"]],
                _honours.c.season == connection.execute(closed).scalar_one() + 1,
                _honours.c.period.in_(_periods(match["updated_at"])),
                _honours.c.user_id.in_(users),
                _honours.c.value > 0,
            )
            .values(value=_honours.c.value - 1, ranked=_honours.c.value > 1)
        )
        connection.execute(sa.update(_seats).where(_seats.c.match_id == match["id"], _seats.c.won).values(won=False))


def _periods(at: int) -> Iterable[str]:
    ended = datetime.fromtimestamp(at / 1000, UTC)
    year, week, _ = ended.isocalendar()
    return "all", f"{ended:%Y-%m}", f"{year:04}-W{week:02}"


def _tell_own_turns() -> None:
    connection = op.get_bind()
    racing = sa.and_(_honours.c.game == "gems3d", _honours.c.board.like("race-%"))
    wanted = (
        sa.select(_honours.c.match_id, _honours.c.user_id, _seats.c.seat, _matches.c.state)
        .join_from(_honours, _matches, _matches.c.id == _honours.c.match_id)
        .join(_seats, sa.and_(_seats.c.match_id == _honours.c.match_id, _seats.c.user_id == _honours.c.user_id))
        .where(racing, _matches.c.state.is_not(None))
        .distinct()
    )
    for match_id, user, seat, state in connection.execute(wanted).all():
        turns = msgspec.msgpack.decode(state)["boards"][seat]["turns"]
        line = sa.and_(racing, _honours.c.match_id == match_id, _honours.c.user_id == user)
        connection.execute(sa.update(_honours).where(line).values(turns=turns))
