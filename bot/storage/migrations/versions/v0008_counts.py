"""Adds `honour_counts`, which counts leaderboard lines by value, and indexes that find the rows of a member."""

import sqlalchemy as sa
from alembic import op

from bot.storage.counted_honours import triggers

revision = "0008"
down_revision: str | None = "0007"
oldest: str | None = None

_KEY = "guild_id, game, board, season, period, value"


def upgrade() -> None:
    """Make the table and its triggers, and count the present lines.

    On PostgreSQL an older version of the bot may still be writing. To avoid deadlocks, this function uses the tables in
    the same order as that version. The lines are counted after the triggers are made, because from then on no other
    process can write lines.
    """
    changed = sa.text("kind = 'seat'")
    op.create_index("ix_log_changed_seats", "log", ["match_id"], sqlite_where=changed, postgresql_where=changed)
    op.create_index("ix_feats_user_id", "feats", ["user_id"])
    op.create_table(
        "honour_counts",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("board", sa.String(60), nullable=False),
        sa.Column("season", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("period", sa.String(8), nullable=False),
        sa.Column("value", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("lines", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "board", "season", "period", "value", name="pk_honour_counts"),
    )
    for statement in triggers(op.get_bind().dialect.name):
        op.execute(statement)
    op.execute(
        f"INSERT INTO honour_counts ({_KEY}, lines)"
        f" SELECT {_KEY}, count(*) FROM honours WHERE ranked AND listed GROUP BY {_KEY}"
    )
    op.create_index("ix_ratings_user_id", "ratings", ["user_id"])
