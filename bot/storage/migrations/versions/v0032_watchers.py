"""Changes no table. From here on, the terms of a match name who watches it, and predictions have a leaderboard.

Older bots would lose the watchers with the next change of the match, and know no name of the leaderboard, so they
cannot go on.
"""

revision = "0032"
down_revision: str | None = "0031"
oldest: str | None = "0032"


def upgrade() -> None:
    """Change nothing: the terms of a match are JSON, in which what is missing has its default."""
