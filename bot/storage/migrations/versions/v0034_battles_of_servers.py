"""Stores the second homes of battles of servers, and the codes by which servers agree to such a battle.

Older bots would show an empty battle in the second home, so they cannot go on.
"""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision: str | None = "0033"
oldest: str | None = "0034"


def upgrade() -> None:
    op.create_table(
        "battle_homes",
        sa.Column("league_id", sa.String(12), nullable=False),
        sa.Column("battle_id", sa.String(12), nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["league_id"], ["leagues.id"], name="fk_battle_homes_league_id"),
        sa.ForeignKeyConstraint(["battle_id"], ["leagues.id"], name="fk_battle_homes_battle_id"),
        sa.PrimaryKeyConstraint("league_id", name="pk_battle_homes"),
    )
    op.create_index("ix_battle_homes_battle_id", "battle_homes", ["battle_id"], unique=True)
    op.create_table(
        "battle_codes",
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_battle_codes"),
    )
    op.create_index("ix_battle_codes_guild_id", "battle_codes", ["guild_id"])
