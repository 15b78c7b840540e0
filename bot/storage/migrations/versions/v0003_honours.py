"""Adds leaderboards by season and period, ratings and feats, and stores who won a match."""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"
oldest: str | None = "0003"  # an older version writes the table `scores`


def upgrade() -> None:
    """Make the tables, and copy the lines of the old table `scores` into the first season."""
    _who_won()
    _honours()
    _ratings()
    op.create_table(
        "feats",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("feat", sa.String(30), nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
        sa.Column("match_id", sa.String(12), nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", "game", "feat", name="pk_feats"),
    )
    op.create_table(
        "left_out",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_left_out"),
    )
    _bring_over()
    op.drop_index("ix_scores_rank", "scores")
    op.drop_table("scores")


def _who_won() -> None:
    if op.get_bind().dialect.name != "sqlite":
        op.add_column("seats", sa.Column("won", sa.Boolean))
        return
    # A new column of an old table would make SQLite's SQL differ from `bot.storage.schema`, so the table is copied.
    op.drop_index("ix_seats_user_id", "seats")
    op.rename_table("seats", "old_seats")
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
        sa.Column("won", sa.Boolean),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_seats_match_id"),
    )
    op.execute("INSERT INTO seats SELECT *, NULL FROM old_seats")
    op.drop_table("old_seats")
    op.create_index("ix_seats_user_id", "seats", ["user_id"])


def _honours() -> None:
    op.create_table(
        "honours",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("board", sa.String(60), nullable=False),
        sa.Column("season", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("period", sa.String(8), nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.BigInteger, nullable=False),
        sa.Column("total", sa.BigInteger),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("undos", sa.Integer, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("match_id", sa.String(12), nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("ranked", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "board", "season", "period", "user_id", name="pk_honours"),
    )
    sqlite = op.get_bind().dialect.name == "sqlite"
    shown = sa.text("ranked = 1 AND listed = 1" if sqlite else "ranked AND listed")
    op.create_index(
        "ix_honours_rank",
        "honours",
        [
            *("guild_id", "game", "board", "season", "period", sa.text("value DESC"), "ended_at", "user_id"),
            *("ranked", "listed"),
        ],
        sqlite_where=shown,
        postgresql_where=shown,
    )
    op.create_index("ix_honours_user_id", "honours", ["user_id", "guild_id"])
    op.create_table(
        "boards",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("season", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("board", sa.String(60), nullable=False),
        sa.Column("newest_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "season", "board", name="pk_boards"),
    )
    op.create_table(
        "seasons",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("began_at", sa.BigInteger),
        sa.Column("closed_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("guild_id", "game", "number", name="pk_seasons"),
    )


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("season", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "season", "user_id", name="pk_ratings"),
    )
    op.create_table(
        "rating_changes",
        sa.Column("match_id", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("season", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Double, nullable=False),
        sa.Column("sigma_before", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_rating_changes"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_rating_changes_match_id"),
    )
    op.create_index(
        "uq_rating_changes_number", "rating_changes", ["guild_id", "game", "season", "number", "seat"], unique=True
    )
    op.create_index("ix_rating_changes_user_id", "rating_changes", ["user_id", "guild_id"])


def _bring_over() -> None:
    """Copy each best score into the month and the week in which it was played."""
    connection = op.get_bind()
    tables = sa.MetaData()
    scores, honours, boards = (
        sa.Table(name, tables, autoload_with=connection) for name in ("scores", "honours", "boards")
    )
    newest: dict[tuple[int, str, str], int] = {}
    for row in connection.execute(sa.select(scores)).mappings().all():
        ended = datetime.fromtimestamp(row["ended_at"] / 1000, UTC)
        year, week, _ = ended.isocalendar()
        line = {name: row[name] for name in ("guild_id", "game", "user_id", "name", "total", "turns", "undos")}
        line |= {"match_id": row["match_id"], "ended_at": row["ended_at"], "board": row["scoreboard"]}
        line |= {"value": row["score"], "season": 1, "played": 1, "ranked": row["score"] > 0, "listed": True}
        periods = ("all", f"{ended:%Y-%m}", f"{year:04}-W{week:02}")
        connection.execute(sa.insert(honours), [{**line, "period": period} for period in periods])
        board = (row["guild_id"], row["game"], row["scoreboard"])
        newest[board] = max(newest.get(board, 0), row["ended_at"])
    for (guild, game, board_key), at in newest.items():
        connection.execute(sa.insert(boards).values(guild_id=guild, game=game, season=1, board=board_key, newest_at=at))
