"""Stores for which team of a battle a member has signed up.

Older bots would play a team battle as a knockout, so they cannot go on.
"""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision: str | None = "0032"
oldest: str | None = "0033"


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        op.add_column("league_members", sa.Column("team", sa.Integer))
        return
    # A new column of an old table would make SQLite's SQL differ from `bot.storage.schema`, so the table is copied.
    op.drop_index("ix_league_members_user_id", "league_members")
    op.rename_table("league_members", "old_league_members")
    op.create_table(
        "league_members",
        sa.Column("league_id", sa.String(12), nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at_once", sa.Integer, nullable=False),
        sa.Column("joined_at", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("leaves", sa.Boolean, nullable=False),
        sa.Column("team", sa.Integer),
        sa.ForeignKeyConstraint(["league_id"], ["leagues.id"], name="fk_league_members_league_id"),
        sa.PrimaryKeyConstraint("league_id", "user_id", name="pk_league_members"),
    )
    op.execute("INSERT INTO league_members SELECT *, NULL FROM old_league_members")
    op.drop_table("old_league_members")
    op.create_index("ix_league_members_user_id", "league_members", ["user_id"])
