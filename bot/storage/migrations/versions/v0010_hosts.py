"""Adds an index that finds the closed matches of a host, who may have no seat in them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision: str | None = "0009"
oldest: str | None = None


def upgrade() -> None:
    over = sa.text("phase IN ('over', 'cancelled')")
    op.create_index("ix_matches_host_id", "matches", ["host_id"], sqlite_where=over, postgresql_where=over)
