"""Adds the table of the times for which holidays have stopped clocks."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision: str | None = "0015"
oldest: str | None = "0016"  # an older version stops clocks without a row, and forgets no member's rows


def upgrade() -> None:
    op.create_table(
        "pauses",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("match_id", sa.String(12), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "match_id", "at", name="pk_pauses"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_pauses_match_id"),
    )
    op.create_index("ix_pauses_match_id", "pauses", ["match_id"])
