"""The types of the rows about the role of champions. `bot.storage.schema` explains the columns."""

from typing import Literal

import msgspec

# How the role of a row stands: the bot is about to give it, has given it, or could not, because the member has left.
RoleState = Literal["begun", "given", "left"]


class ChampionRow(msgspec.Struct, frozen=True):
    """A row of `champions`."""

    guild_id: int
    user_id: int
    role_id: int
    state: RoleState = "begun"


class ChampionLookRow(msgspec.Struct, frozen=True):
    """A row of `champion_looks`."""

    guild_id: int
    due: int | None
    claimed_until: int
    asked: int
    refused: bool
