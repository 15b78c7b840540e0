"""What forgetting members and servers needs."""

revision = "0006"
down_revision: str | None = "0005"


def upgrade() -> None:
    """Nothing yet."""
