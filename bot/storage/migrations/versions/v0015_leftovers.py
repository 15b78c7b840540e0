"""Adds the table of what stands in Discord beside boards."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision: str | None = "0014"
oldest: str | None = None


def upgrade() -> None:
    op.create_table(
        "leftovers",
        sa.Column("match_id", sa.String(12), nullable=False),
        sa.Column("message", sa.String(40), nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "message", name="pk_leftovers"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_leftovers_match_id", ondelete="CASCADE"),
    )
    waiting = sa.text("kind != 'line'")
    op.create_index("ix_leftovers_waiting", "leftovers", ["at"], sqlite_where=waiting, postgresql_where=waiting)
