"""A bot that does not hear what it may do again."""

from typing import Any

from cogs.allowed import Allowed
from tests.universe.plants.known import instead_of, plant


@plant("deaf-to-permissions", law="never")
def hear_no_permissions() -> None:
    """Hear no event that may give the bot a permission back. Look at all servers after a new session only."""

    @instead_of(Allowed, "_look_at")
    def look_at(honest: Any, cog: Any, guild: int | None) -> None:
        if guild is None:
            honest(cog, guild)
