"""Adds the private notes of members on matches, and on other members.

Older bots would not delete these rows when they forget a member, so they cannot go on.
"""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision: str | None = "0023"
oldest: str | None = "0024"


def upgrade() -> None:
    op.create_table(
        "match_notes",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("match_id", sa.String(12), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_match_notes_match_id"),
        sa.PrimaryKeyConstraint("user_id", "match_id", name="pk_match_notes"),
    )
    op.create_index("ix_match_notes_match_id", "match_notes", ["match_id"])
    op.create_table(
        "member_notes",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("about_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "about_id", name="pk_member_notes"),
    )
    op.create_index("ix_member_notes_about_id", "member_notes", ["about_id"])
