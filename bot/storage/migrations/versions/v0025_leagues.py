"""Adds leagues: their members, and the divisions, matches and messages of their seasons.

Older bots would not delete these rows when they forget a member or leave a server, so they cannot go on.
"""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision: str | None = "0024"
oldest: str | None = "0025"


def upgrade() -> None:
    open_ones = sa.text("phase != 'closed'")
    op.create_table(
        "leagues",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("season", sa.Integer, nullable=False),
        sa.Column("begins_at", sa.BigInteger, nullable=False),
        sa.Column("ends_at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("claimed_until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_leagues"),
    )
    op.create_index(
        "uq_leagues_open",
        "leagues",
        ["guild_id", "game"],
        unique=True,
        sqlite_where=open_ones,
        postgresql_where=open_ones,
    )
    op.create_index("ix_leagues_due", "leagues", ["due"])
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
        _of_league("league_members"),
        sa.PrimaryKeyConstraint("league_id", "user_id", name="pk_league_members"),
    )
    op.create_index("ix_league_members_user_id", "league_members", ["user_id"])
    op.create_table(
        "league_seats",
        *_of_division(),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("left_at", sa.BigInteger),
        _of_league("league_seats"),
        sa.PrimaryKeyConstraint("league_id", "season", "division", "seat", name="pk_league_seats"),
    )
    op.create_index("ix_league_seats_user_id", "league_seats", ["user_id"])
    op.create_table(
        "league_pairings",
        *_of_division(),
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
        _of_league("league_pairings"),
        sa.PrimaryKeyConstraint("league_id", "season", "division", "number", name="pk_league_pairings"),
    )
    op.create_index("ix_league_pairings_match_id", "league_pairings", ["match_id"])
    op.create_table(
        "league_messages",
        *_of_division(),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("tried_at", sa.BigInteger, nullable=False),
        sa.Column("shown", sa.String(32), nullable=False),
        _of_league("league_messages"),
        sa.PrimaryKeyConstraint("league_id", "season", "division", name="pk_league_messages"),
    )


def _of_division() -> tuple[sa.Column[str] | sa.Column[int], ...]:
    return (
        sa.Column("league_id", sa.String(12), nullable=False),
        sa.Column("season", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("division", sa.Integer, nullable=False, autoincrement=False),
    )


def _of_league(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["league_id"], ["leagues.id"], name=f"fk_{table}_league_id")
