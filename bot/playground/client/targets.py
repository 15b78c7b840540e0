"""Finds the user, role or channel that a member has chosen in a command's option or in a select."""

from contextlib import suppress
from typing import Literal

from bot.playground.rest.shapes import is_snowflake
from bot.playground.world.permissions import Permission
from bot.playground.world.world import World

Kind = Literal["user", "role", "mentionable", "channel"]


def target_id(world: World, user_id: int, kind: Kind, value: object) -> int | None:
    """Return the id of what the member has chosen; None if they cannot choose it.

    Tests may give a name instead of an id.
    """
    target = int(str(value)) if is_snowflake(value) else 0
    with suppress(KeyError):
        target = target or (world.channel if kind == "channel" else world.user)(str(value)).id
    if kind == "channel":
        channel = world.state.channels.get(target)
        visible = channel is not None and not channel.is_dm and world.may(user_id, channel, Permission.VIEW_CHANNEL)
        return target if visible else None
    is_user = kind != "role" and target in world.state.users
    is_role = kind != "user" and target in world.guild.roles
    return target if is_user or is_role else None
