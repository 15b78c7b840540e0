"""Finds the user, role or channel that a member has chosen in a command's option or in a select."""

from contextlib import suppress
from typing import Literal

from bot.playground.rest.shapes import is_snowflake
from bot.playground.world.model import Channel
from bot.playground.world.permissions import Permission
from bot.playground.world.world import World

Kind = Literal["user", "role", "mentionable", "channel"]


def target_id(world: World, user_id: int, kind: Kind, value: object, place: Channel) -> int | None:
    """Return the id of what the member has chosen; None if they cannot choose it.

    value: the id; tests may give a name
    place: the channel in which the member chooses
    """
    target = int(str(value)) if is_snowflake(value) else 0
    guild = world.guild_of(place)
    with suppress(KeyError):
        if kind == "channel":
            target = target or world.channel(str(value), guild).id
        elif kind == "role" and guild is not None:
            target = target or {role.name: role.id for role in guild.roles.values()}[str(value)]
        else:
            target = target or world.user(str(value)).id
    if kind == "channel":
        channel = world.state.channels.get(target)
        here = channel is not None and guild is not None and channel.guild_id == guild.id
        return target if here and channel is not None and world.may(user_id, channel, Permission.VIEW_CHANNEL) else None
    is_user = kind != "role" and target in world.state.users
    is_role = kind != "user" and guild is not None and target in guild.roles
    return target if is_user or is_role else None
