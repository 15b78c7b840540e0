"""Adds the columns that say where a notice or a reminder may stand whose result is unknown."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision: str | None = "0017"
oldest: str | None = "0018"  # an older version does not say where it hands messages to Discord


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        op.add_column("turns", sa.Column("handed_to", sa.Text))
        op.add_column("notices", sa.Column("handed_to", sa.Text))
        return
    # A new column of an old table would make SQLite's SQL differ from `bot.storage.schema`, so the tables are copied.
    _turns()
    _notices()


def _turns() -> None:
    op.drop_index("ix_turns_user_id", "turns")
    op.drop_index("ix_turns_remind_at", "turns")
    op.rename_table("turns", "old_turns")
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
        sa.Column("handed_at", sa.BigInteger),
        sa.Column("handed_to", sa.Text),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_turns"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_turns_match_id"),
    )
    op.execute("INSERT INTO turns SELECT *, NULL FROM old_turns")
    op.drop_table("old_turns")
    op.create_index("ix_turns_user_id", "turns", ["user_id", "at"])
    reminds = sa.text("remind_at IS NOT NULL")
    op.create_index("ix_turns_remind_at", "turns", ["remind_at"], sqlite_where=reminds, postgresql_where=reminds)


def _notices() -> None:
    op.drop_index("ix_notices_due", "notices")
    op.rename_table("notices", "old_notices")
    op.create_table(
        "notices",
        sa.Column("id", sa.String(25), nullable=False),
        sa.Column("notice", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("claimed_until", sa.BigInteger, nullable=False),
        sa.Column("handed_at", sa.BigInteger),
        sa.Column("handed_to", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
    )
    op.execute("INSERT INTO notices SELECT *, NULL FROM old_notices")
    op.drop_table("old_notices")
    op.create_index("ix_notices_due", "notices", ["due"])
