"""Adds puzzles, which members have opened them, and how well members solve them.

Older bots would not delete these rows when they forget a member, so they cannot go on.
"""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision: str | None = "0021"
oldest: str | None = "0022"


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("match_id", sa.String(12)),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("motif", sa.String(20), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_puzzles_match_id"),
        sa.PrimaryKeyConstraint("id", name="pk_puzzles"),
    )
    op.create_index("ix_puzzles_game", "puzzles", ["game", "guild_id"])
    op.create_index("ix_puzzles_match_id", "puzzles", ["match_id"])
    op.create_table(
        "puzzle_tries",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("puzzle_id", sa.String(12), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("solved", sa.Boolean),
        sa.PrimaryKeyConstraint("user_id", "puzzle_id", name="pk_puzzle_tries"),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", name="pk_puzzle_ratings"),
    )
