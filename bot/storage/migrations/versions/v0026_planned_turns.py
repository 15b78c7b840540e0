"""Adds the turns that members plan while others are to move.

Older bots would neither play these turns nor delete their rows, so they cannot go on.
"""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision: str | None = "0025"
oldest: str | None = "0026"


def upgrade() -> None:
    op.create_table(
        "planned_turns",
        sa.Column("match_id", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
        sa.Column("whole", sa.Boolean, nullable=False),
        sa.Column("least", sa.Integer, nullable=False),
        sa.Column("careful", sa.Boolean, nullable=False),
        sa.Column("why", sa.String(20), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_planned_turns_match_id"),
        sa.PrimaryKeyConstraint("match_id", "seat", "number", name="pk_planned_turns"),
    )
    op.create_index("ix_planned_turns_user_id", "planned_turns", ["user_id"])
