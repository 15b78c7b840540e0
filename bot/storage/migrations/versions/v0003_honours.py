"""Tables of honour by period and season, ratings, feats."""

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    """Nothing yet."""
