"""Changes no table. From here on, version 2 of the rules of Gem Rush stores matches; older bots cannot read it."""

revision = "0014"
down_revision: str | None = "0013"
oldest: str | None = "0014"


def upgrade() -> None:
    """Change nothing: `GemRush.upgrade` reads the states of version 1."""
