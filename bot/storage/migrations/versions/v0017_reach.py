"""Adds the table that says how long members could reach the bot. The first start fills it (`reach.begin`)."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision: str | None = "0016"
oldest: str | None = None


def upgrade() -> None:
    op.create_table(
        "reach",
        sa.Column("shards", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("shard", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("reached_at", sa.BigInteger, nullable=False),
        sa.Column("away_since", sa.BigInteger),
        sa.Column("away_until", sa.BigInteger),
        sa.PrimaryKeyConstraint("shards", "shard", name="pk_reach"),
    )
