"""Where the bot's application may be used, and by whose installation.

A server can install the application, which adds the bot as a member, unless it authorises only the commands. A user can
install it for themselves, and then use it everywhere: in servers without the bot, in group messages and in
conversations with other people. There the bot only answers. See "Installation Contexts" and "Authorizing Integration
Owners Object" in Discord's documentation.
"""

from enum import IntEnum

from bot.playground.world.model import Channel, Command, Message
from bot.playground.world.permissions import Permission
from bot.playground.world.reader import Reader

# Whose installations an interaction came by: "0" stands for that of a server, with the server's id ("0" in a direct
# message), and "1" for that of a user, with the user's id.
Owners = dict[str, str]
BY_SERVER, BY_USER = "0", "1"
SEND_POLLS = 1 << 49


class Context(IntEnum):
    """Discord's numbers for the places in which an application is used."""

    GUILD = 0
    BOT_DM = 1
    PRIVATE_CHANNEL = 2


def context_of(world: Reader, channel: Channel) -> Context:
    if channel.guild_id is not None:
        return Context.GUILD
    return Context.BOT_DM if channel.is_dm and world.bot_id in channel.people else Context.PRIVATE_CHANNEL


def contexts(command: Command) -> set[int]:
    """Return the contexts in which a command may be used."""
    if command.guild_id is not None:
        return {Context.GUILD}
    given = command.body.get("contexts")
    if given is not None:
        return set(given)
    return {Context.GUILD} if command.body.get("dm_permission") is False else {*Context}


def owners_of_command(world: Reader, user_id: int, channel: Channel, command: Command) -> Owners:
    """Return by whose installations a user may use a command in a channel. An empty result means that they may not."""
    if context_of(world, channel) not in contexts(command):
        return {}
    if command.guild_id is not None:
        return owners_of_server(world, user_id, channel) if command.guild_id == channel.guild_id else {}
    types = command.body.get("integration_types") or [0]
    owners = owners_of_server(world, user_id, channel) if 0 in types else {}
    if 1 in types and user_id in world.state.installed:
        owners[BY_USER] = str(user_id)
    return owners


def owners_of_server(world: Reader, user_id: int, channel: Channel) -> Owners:
    """Return the owner of the server's installation in a channel; {} where the server has none."""
    guild = world.guild_of(channel)
    if guild is not None:
        installed = world.bot_id in guild.members or guild.with_commands
        return {BY_SERVER: str(guild.id)} if installed else {}
    if context_of(world, channel) is Context.PRIVATE_CHANNEL or not _has_server(world, user_id):
        return {}
    return {BY_SERVER: "0"}


def owners_of_press(world: Reader, user_id: int, channel: Channel, message: Message) -> Owners:
    """Return by whose installations a component of a message works. An empty result means that the bot does not hear.

    An answer to an interaction stays with the installation of the user who began it, whoever presses. A message of the
    bot in a direct conversation works even if it has no server in common with the user any more.
    """
    owners = owners_of_server(world, user_id, channel)
    if context_of(world, channel) is Context.BOT_DM:
        owners = {BY_SERVER: "0", **({BY_USER: str(user_id)} if user_id in world.state.installed else {})}
    if message.origin is not None and BY_USER in message.origin.owners:
        owners[BY_USER] = message.origin.owners[BY_USER]
    return owners


def _has_server(world: Reader, user_id: int) -> bool:
    """Return whether a user is in a server with the bot."""
    return any(user_id in guild.members for guild in world.guilds_of_bot)


def is_external(owners: Owners) -> bool:
    """Return whether an interaction came only by a user's own installation: where it comes from, the bot is unknown."""
    return BY_USER in owners and BY_SERVER not in owners


def answers_privately(world: Reader, user_id: int, channel: Channel, owners: Owners) -> bool:
    """Return whether Discord makes all answers to a user private, because a server lets them use no external apps."""
    is_in_server = channel.guild_id is not None and is_external(owners)
    return is_in_server and not world.may(user_id, channel, Permission.USE_EXTERNAL_APPS)


def app_permissions(world: Reader, channel: Channel) -> int:
    """Return the permission bits of the application in a channel, as interactions tell them."""
    guild = world.guild_of(channel)
    if guild is not None and world.bot_id in guild.members:
        return world.permissions(world.bot_id, channel)
    bits = Permission.ATTACH_FILES | Permission.EMBED_LINKS | Permission.MENTION_EVERYONE
    is_private = context_of(world, channel) is Context.PRIVATE_CHANNEL
    return bits | SEND_POLLS | (0 if is_private else Permission.USE_EXTERNAL_EMOJIS)


def may_write_to(world: Reader, user_id: int) -> bool:
    """Return whether the bot may write direct messages to a user: they share a server, or the user has installed it."""
    return user_id in world.state.installed or _has_server(world, user_id)
