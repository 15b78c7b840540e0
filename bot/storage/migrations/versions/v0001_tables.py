"""Makes the first tables: matches, seats, log, scores, deadlines, and settings of guilds and members."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None
oldest: str | None = None

OPEN = "phase IN ('lobby', 'playing')"


def upgrade() -> None:
    _matches()
    _what_belongs_to_a_match()
    _scores()
    op.create_table(
        "guilds",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_guilds"),
    )
    op.create_table(
        "members",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_members"),
    )


def _matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("solo", sa.Boolean, nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("host_id", sa.BigInteger, nullable=False),
        sa.Column("locale", sa.String(20), nullable=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("scoreboard", sa.String(60), nullable=False),
        sa.Column("seed", sa.String(20)),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary),
        sa.Column("outcome", sa.LargeBinary),
        sa.Column("board_message_id", sa.BigInteger),
        sa.Column("board_channel_id", sa.BigInteger, nullable=False),
        sa.Column("board_version", sa.Integer, nullable=False),
        sa.Column("board_posted_at", sa.BigInteger),
        sa.Column("board_shown_at", sa.BigInteger),
        sa.Column("board_mover", sa.Integer),
        sa.Column("board_told", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    sqlite = op.get_bind().dialect.name == "sqlite"
    table = f"{OPEN} AND {'solo = 0' if sqlite else 'NOT solo'}"
    solo = f"{OPEN} AND {'solo = 1' if sqlite else 'solo'}"
    for name, columns, unique, where in (
        ("uq_matches_open_table", ["channel_id", "game"], True, table),
        ("uq_matches_open_solo", ["channel_id", "game", "host_id"], True, solo),
        ("ix_matches_behind", ["updated_at"], False, "board_version < version"),
    ):
        op.create_index(
            name, "matches", columns, unique=unique, sqlite_where=sa.text(where), postgresql_where=sa.text(where)
        )


def _what_belongs_to_a_match() -> None:
    op.create_table(
        "seats",
        sa.Column("match_id", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("present", sa.Boolean, nullable=False),
        sa.Column("undos", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("score", sa.BigInteger),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_seats_match_id"),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"])
    op.create_table(
        "log",
        sa.Column("match_id", sa.String(12), nullable=False),
        sa.Column("version", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("notation", sa.String(60), nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("state", sa.LargeBinary),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("parent", sa.Integer),
        sa.Column("sealed", sa.Boolean, nullable=False),
        sa.Column("mover", sa.Integer),
        sa.Column("step", sa.String(60), nullable=False),
        sa.Column("interaction_id", sa.BigInteger),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "version", name="pk_log"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_log_match_id"),
    )
    op.create_index("uq_log_interaction_id", "log", ["interaction_id"], unique=True)
    op.create_table(
        "deadlines",
        sa.Column("match_id", sa.String(12), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("claimed_until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "kind", name="pk_deadlines"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_deadlines_match_id"),
    )
    op.create_index("ix_deadlines_due", "deadlines", ["due"])


def _scores() -> None:
    op.create_table(
        "scores",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("scoreboard", sa.String(60), nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("score", sa.BigInteger, nullable=False),
        sa.Column("total", sa.BigInteger),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("undos", sa.Integer, nullable=False),
        sa.Column("match_id", sa.String(12), nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "scoreboard", "user_id", name="pk_scores"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_scores_match_id"),
    )
    op.create_index(
        "ix_scores_rank",
        "scores",
        ["guild_id", "game", "scoreboard", sa.text("score DESC"), "ended_at", "user_id"],
    )
