"""Changes no table. From here on, a league may be a Swiss, or its matches may have a time bank, as its rules say.

Older bots would play it as a round robin without a bank, so they cannot go on.
"""

revision = "0029"
down_revision: str | None = "0028"
oldest: str | None = "0029"


def upgrade() -> None:
    """Change nothing: the rules of a league are JSON, in which what is missing has its default."""
