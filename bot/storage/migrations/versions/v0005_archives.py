"""Adds archives, which replace the logs of finished matches, and an index of a guild's finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"
oldest: str | None = "0005"  # an older version cannot read an archive


def upgrade() -> None:
    op.create_table(
        "archives",
        sa.Column("match_id", sa.String(12), nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("entries", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_archives"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_archives_match_id"),
    )
    played = sa.text("phase = 'over'")
    columns = ["guild_id", "updated_at"]
    op.create_index("ix_matches_played", "matches", columns, sqlite_where=played, postgresql_where=played)
    # These deadlines make the bot archive the matches that are over already.
    op.execute(
        "INSERT INTO deadlines (match_id, kind, version, due, claimed_until)"
        " SELECT id, 'archive', version, updated_at, 0 FROM matches"
        " WHERE phase IN ('over', 'cancelled') AND state IS NOT NULL"
    )
