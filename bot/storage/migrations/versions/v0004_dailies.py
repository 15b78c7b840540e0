"""Adds dailies."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"
oldest: str | None = None


def upgrade() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    op.create_table(
        "daily_days",
        sa.Column("day", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("claimed_until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_daily_days"),
    )
    op.create_index("ix_daily_days_due", "daily_days", ["due"])
    op.create_table(
        "dailies",
        sa.Column("day", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("match_id", sa.String(12), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "user_id", name="pk_dailies"),
    )
    op.create_index("ix_dailies_user_id", "dailies", ["user_id"])
    op.create_table(
        "daily_places",
        sa.Column("day", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "guild_id", "user_id", name="pk_daily_places"),
    )
    op.create_index("ix_daily_places_user_id", "daily_places", ["user_id"])
