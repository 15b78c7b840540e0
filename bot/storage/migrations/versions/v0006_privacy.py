"""Adds the table of servers that the bot has left, and an index of log entries by member."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"
oldest: str | None = None


def upgrade() -> None:
    op.create_table(
        "departures",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("claimed_until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_departures"),
    )
    op.create_index("ix_departures_due", "departures", ["due"])
    op.create_index("ix_log_user_id", "log", ["user_id"])
