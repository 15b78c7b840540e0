"""Adds the table by which several processes share matches."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision: str | None = "0012"
oldest: str | None = "0013"  # an older version changes matches without stamps


def upgrade() -> None:
    op.create_table(
        "stamps",
        sa.Column("match_id", sa.String(12), nullable=False),
        sa.Column("stamp", sa.Integer, nullable=False),
        sa.Column("drawn_by", sa.String(16)),
        sa.Column("drawn_until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_stamps"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_stamps_match_id"),
    )
