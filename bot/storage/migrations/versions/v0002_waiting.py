"""Adds turns, terms of matches, notices, and channels in which the bot cannot post."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"
oldest: str | None = "0002"  # an older version stores no turns


def upgrade() -> None:
    """Make the tables. When the bot starts, it adds the turns of the matches in play."""
    op.create_table(
        "turns",
        sa.Column("match_id", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("to_move", sa.Boolean, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("time_left", sa.BigInteger),
        sa.Column("undone", sa.Boolean, nullable=False),
        sa.Column("remind_at", sa.BigInteger),
        sa.Column("reminded", sa.Integer, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("claimed_until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_turns"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_turns_match_id"),
    )
    op.create_index("ix_turns_user_id", "turns", ["user_id", "at"])
    reminds = sa.text("remind_at IS NOT NULL")
    op.create_index("ix_turns_remind_at", "turns", ["remind_at"], sqlite_where=reminds, postgresql_where=reminds)
    op.create_table(
        "terms",
        sa.Column("match_id", sa.String(12), nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_terms"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_terms_match_id"),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(25), nullable=False),
        sa.Column("notice", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("claimed_until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
    )
    op.create_index("ix_notices_due", "notices", ["due"])
    op.create_table(
        "troubles",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("told_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "channel_id", name="pk_troubles"),
    )
