"""Adds how well members have played their finished matches.

Older bots would not delete these rows when they forget a member, so they cannot go on.
"""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision: str | None = "0022"
oldest: str | None = "0023"


def upgrade() -> None:
    op.create_table(
        "accuracies",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("match_id", sa.String(12), nullable=False),
        sa.Column("accuracy", sa.Integer),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("review_version", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_accuracies_match_id"),
        sa.PrimaryKeyConstraint("user_id", "match_id", name="pk_accuracies"),
    )
    op.create_index("ix_accuracies_match_id", "accuracies", ["match_id"])
