"""What moderators of a server may do to the bot: permissions, roles, and the bot's place in the server."""

import asyncio
import random
from typing import TYPE_CHECKING

from bot.playground.world.model import Channel
from bot.playground.world.permissions import Permission
from tests.universe.troubles.known import HOUR, trouble

if TYPE_CHECKING:
    from tests.kills.members import Place
    from tests.universe.universe import Universe

# What the bot uses of its permissions.
USED = (
    Permission.VIEW_CHANNEL,
    Permission.SEND_MESSAGES,
    Permission.SEND_MESSAGES_IN_THREADS,
    Permission.ATTACH_FILES,
    Permission.EMBED_LINKS,
    Permission.READ_MESSAGE_HISTORY,
    Permission.USE_EXTERNAL_EMOJIS,
    Permission.CREATE_PUBLIC_THREADS,
)
SPANS = (60, 1_200, 3 * HOUR)  # seconds that a permission is away


def room_of(universe: "Universe", place: "Place") -> Channel | None:
    """Return the channel whose permissions count at a table; None while it is deleted."""
    world = universe.world
    return world.state.channels.get(place.channel.parent_id or place.channel.id)


@trouble("permission", codes=(50001, 50013), weight=2)
async def permission(universe: "Universe", dice: random.Random) -> None:
    """A moderator takes a permission from the bot in a channel, and gives it back later."""
    await take_permission(universe, dice, dice.choice(universe.people.places))


async def take_permission(universe: "Universe", dice: random.Random, place: "Place") -> None:
    """Take a permission from the bot where a table meets, and give it back later."""
    world = universe.world
    which, seconds, room = dice.choice(USED), dice.choice(SPANS), room_of(universe, place)
    if room is None:
        return
    windows = [universe.excuses.muted.open(key) for key in (room.id, place.channel.id)]
    world.set_permission(room, world.bot_id, which, allowed=False)
    universe.say(f"the bot may no longer {which.name} in #{room.name}")
    try:
        await asyncio.sleep(seconds)
    finally:
        for window in windows:
            universe.excuses.muted.close(window)
        if room.id in world.state.channels:
            world.set_permission(room, world.bot_id, which, allowed=True)
            universe.say(f"the bot may {which.name} in #{room.name} again")


@trouble("role")
async def role(universe: "Universe", dice: random.Random) -> None:
    """A moderator takes a permission from all roles, so from the bot in the whole server, and gives it back later."""
    world, which, seconds = universe.world, dice.choice(USED), dice.choice(SPANS)
    guild = world.guild
    window = universe.excuses.muted.open()
    universe.say(f"nobody may {which.name} any more")
    roles = [one for one in guild.roles.values() if one.permissions & which]
    for one in roles:
        world.set_role(guild, one, one.permissions & ~which)
    try:
        await asyncio.sleep(seconds)
    finally:
        universe.excuses.muted.close(window)
        for one in roles:
            if one.id in guild.roles:  # the bot's own role goes with the bot
                world.set_role(guild, one, one.permissions | which)
        universe.say(f"everybody may {which.name} again")


@trouble("roles taken")
async def roles_taken(universe: "Universe", dice: random.Random) -> None:
    """A moderator takes all roles from the bot where @everyone may not write, and gives them back later."""
    world, seconds = universe.world, dice.choice(SPANS)
    guild, which = world.guild, dice.choice((Permission.SEND_MESSAGES, Permission.ATTACH_FILES))
    if world.bot_id not in guild.members:
        return
    everyone, own = guild.roles[guild.id], list(guild.members[world.bot_id].roles)
    window = universe.excuses.muted.open()
    world.set_role(guild, everyone, everyone.permissions & ~which)
    world.set_roles(world.bot_id, guild, [])
    universe.say("the bot has no roles any more")
    try:
        await asyncio.sleep(seconds)
    finally:
        universe.excuses.muted.close(window)
        world.set_role(guild, everyone, everyone.permissions | which)
        if world.bot_id in guild.members and not guild.members[world.bot_id].roles:
            world.set_roles(world.bot_id, guild, [key for key in own if key in guild.roles])
        universe.say("the bot has its roles again")


@trouble("no commands")
async def no_commands(universe: "Universe", dice: random.Random) -> None:
    """A moderator switches commands off in a channel. Buttons still work."""
    place, world = dice.choice(universe.people.places), universe.world
    room = room_of(universe, place)
    if room is None:
        return
    world.set_permission(room, world.guild.id, Permission.USE_APPLICATION_COMMANDS, allowed=False)
    try:
        await asyncio.sleep(dice.choice(SPANS))
    finally:
        if room.id in world.state.channels:
            world.set_permission(room, world.guild.id, Permission.USE_APPLICATION_COMMANDS, allowed=True)


@trouble("removed", keeps_away=True)
async def removed(universe: "Universe", dice: random.Random) -> None:
    """A moderator removes or bans the bot, and somebody invites it again."""
    world, seconds = universe.world, dice.choice((60, 1_200, 8 * HOUR))
    if world.bot_id not in world.guild.members:
        return
    excuses = universe.excuses
    muted, closed = excuses.muted.open(), excuses.closed.open()  # it cannot write to whom it shares no server with
    world.leave(world.bot_id)
    universe.say("the bot is removed from the server")
    try:
        with excuses.removed.during():
            await asyncio.sleep(seconds)
    finally:
        excuses.muted.close(muted)
        excuses.closed.close(closed)
        world.invite_bot()
        universe.say("the bot is invited again")


@trouble("outage", keeps_away=True)
async def outage(universe: "Universe", dice: random.Random) -> None:
    """The server has an outage: Discord reports it as unavailable."""
    world = universe.world
    world.set_available(world.guild, available=False)
    try:
        await asyncio.sleep(dice.choice((5, 60, 1_200, 3 * HOUR)))
    finally:
        world.set_available(world.guild, available=True)
