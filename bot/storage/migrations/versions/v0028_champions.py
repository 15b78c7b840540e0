"""Adds which members have the role of champions from the bot, and when to look at a server's champions.

Older bots would not delete these rows when they forget a member or leave a server, so they cannot go on.
"""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision: str | None = "0027"
oldest: str | None = "0028"


def upgrade() -> None:
    op.create_table(
        "champion_looks",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("claimed_until", sa.BigInteger, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("refused", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_champion_looks"),
    )
    op.create_index("ix_champion_looks_due", "champion_looks", ["due"])
    op.create_table(
        "champions",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("role_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("state", sa.String(5), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", "role_id", name="pk_champions"),
    )
    op.create_index("ix_champions_user_id", "champions", ["user_id"])
