"""Which matches that are over somebody hosted."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision: str | None = "0009"


def upgrade() -> None:
    """Add an index: who hosted a match may have no seat in it, and is to be found all the same."""
    over = sa.text("phase IN ('over', 'cancelled')")
    op.create_index("ix_matches_host_id", "matches", ["host_id"], sqlite_where=over, postgresql_where=over)
