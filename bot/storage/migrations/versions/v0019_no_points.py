"""Ranks the lines without points on leaderboards of points, which older versions stored as unranked."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision: str | None = "0018"
oldest: str | None = None

_OTHERS = ("%:level", "%:wins", "%:rating")  # how the keys of all other leaderboards end
_KEY = ("guild_id", "game", "season", "board")

_honours = sa.table("honours", *map(sa.column, _KEY), sa.column("ended_at"), sa.column("ranked", sa.Boolean))
_boards = sa.table("boards", *map(sa.column, _KEY), sa.column("newest_at"))


def upgrade() -> None:
    """Rank the lines, and store the leaderboards that have no other lines, or no newer ones."""
    of_points = sa.and_(*(_honours.c.board.not_like(ending) for ending in _OTHERS))
    unranked = sa.and_(of_points, sa.not_(_honours.c.ranked))
    key = [_honours.c[name] for name in _KEY]
    newest = sa.select(*key, sa.func.max(_honours.c.ended_at)).where(unranked).group_by(*key)
    for row in op.get_bind().execute(newest).all():
        at = row[-1]
        this = sa.and_(*(_boards.c[name] == value for name, value in zip(_KEY, row[:-1], strict=True)))
        known = op.get_bind().execute(sa.select(_boards.c.newest_at).where(this)).scalar()
        if known is None:
            op.execute(sa.insert(_boards).values(**dict(zip(_KEY, row[:-1], strict=True)), newest_at=at))
        elif known < at:
            op.execute(sa.update(_boards).where(this).values(newest_at=at))
    op.execute(sa.update(_honours).where(unranked).values(ranked=True))
