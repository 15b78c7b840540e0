"""Adds matches by letters: the boards of their members, and the codes by which members join.

Older bots would look for the channel of such a match, so they cannot go on.
"""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision: str | None = "0030"
oldest: str | None = "0031"


def upgrade() -> None:
    op.create_table(
        "letters",
        sa.Column("match_id", sa.String(12), nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("wanted", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("posted_at", sa.BigInteger),
        sa.Column("shown_at", sa.BigInteger),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_letters_match_id"),
        sa.PrimaryKeyConstraint("match_id", "user_id", name="pk_letters"),
    )
    op.create_index("ix_letters_user_id", "letters", ["user_id"])
    op.create_table(
        "letter_codes",
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("match_id", sa.String(12), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_letter_codes_match_id"),
        sa.PrimaryKeyConstraint("code", name="pk_letter_codes"),
    )
    op.create_index("ix_letter_codes_match_id", "letter_codes", ["match_id"])
