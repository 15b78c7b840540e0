"""Stores who plays a match of three and more in a cup, and what each of them gets for it.

Older bots would play a cup at tables as a knockout, so they cannot go on.
"""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision: str | None = "0029"
oldest: str | None = "0030"


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        op.add_column("league_pairings", sa.Column("others", sa.Text))
        op.add_column("league_pairings", sa.Column("other_scores", sa.Text))
        return
    # A new column of an old table would make SQLite's SQL differ from `bot.storage.schema`, so the table is copied.
    op.drop_index("ix_league_pairings_match_id", "league_pairings")
    op.rename_table("league_pairings", "old_league_pairings")
    op.create_table(
        "league_pairings",
        sa.Column("league_id", sa.String(12), nullable=False),
        sa.Column("season", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("division", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("second", sa.Integer, nullable=False),
        sa.Column("match_id", sa.String(12)),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("opened_at", sa.BigInteger),
        sa.Column("first_score", sa.Integer),
        sa.Column("second_score", sa.Integer),
        sa.Column("played", sa.Boolean),
        sa.Column("series", sa.Integer),
        sa.Column("closes_at", sa.BigInteger),
        sa.Column("others", sa.Text),
        sa.Column("other_scores", sa.Text),
        sa.ForeignKeyConstraint(["league_id"], ["leagues.id"], name="fk_league_pairings_league_id"),
        sa.PrimaryKeyConstraint("league_id", "season", "division", "number", name="pk_league_pairings"),
    )
    op.execute("INSERT INTO league_pairings SELECT *, NULL, NULL FROM old_league_pairings")
    op.drop_table("old_league_pairings")
    op.create_index("ix_league_pairings_match_id", "league_pairings", ["match_id"])
