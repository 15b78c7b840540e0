"""Adds a table of dailies that forgotten members have played and must not play again."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision: str | None = "0006"
oldest: str | None = "0007"  # an older version forgets a member without a mark


def upgrade() -> None:
    op.create_table(
        "spent_dailies",
        sa.Column("day", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "mark", name="pk_spent_dailies"),
    )
