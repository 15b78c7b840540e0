"""Adds the tables for several processes: which process serves a shard, and what all processes have to know."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision: str | None = "0011"
oldest: str | None = "0012"  # an older version has other locks


def upgrade() -> None:
    op.create_table(
        "shards",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("holder", sa.String(16), nullable=False),
        sa.Column("identified", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_shards"),
    )
    op.create_table(
        "notes",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_notes"),
    )
    op.execute("DELETE FROM secrets WHERE name = 'place'")  # `shards.holder` says this now
