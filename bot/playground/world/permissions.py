"""Discord's permission bits, and the functions that compute a user's bits in a guild and in a channel."""

from enum import IntFlag

from bot.playground.world.model import Channel, ChannelType, Guild, Role


class Permission(IntFlag):
    """The permission bits of Discord that the playground uses."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50


ALL = (1 << 51) - 1  # Discord has 51 permission bits.
_EVERYWHERE = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.USE_EXTERNAL_EMOJIS
)
IN_A_DM = _EVERYWHERE | Permission.MENTION_EVERYONE
EVERYONE = (
    _EVERYWHERE
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.USE_EXTERNAL_APPS
)


# As numbers, because Python takes long for an operation on flags, and asks of permissions are frequent.
_ADMINISTRATOR = int(Permission.ADMINISTRATOR)
_VIEW_CHANNEL = int(Permission.VIEW_CHANNEL)
_MANAGE_THREADS = int(Permission.MANAGE_THREADS)
_SEND_MESSAGES = int(Permission.SEND_MESSAGES)
_SEND_MESSAGES_IN_THREADS = int(Permission.SEND_MESSAGES_IN_THREADS)


def in_guild(guild: Guild, user_id: int) -> int:
    """Return a user's permission bits in the whole guild; 0 if the user is no member."""
    if user_id not in guild.members:
        return 0
    if user_id == guild.owner_id:
        return ALL
    bits = guild.roles[guild.id].permissions
    for role_id in guild.members[user_id].roles:
        bits |= guild.roles[role_id].permissions
    return ALL if bits & _ADMINISTRATOR else bits


def may_give(guild: Guild, user_id: int, role: Role) -> bool:
    """Return whether a user may give and take a role: one that Discord does not manage, below their own highest one.

    Of two roles with the same position, the older one is the higher.
    """
    if not in_guild(guild, user_id) & (Permission.MANAGE_ROLES | _ADMINISTRATOR) or role.managed or role.id == guild.id:
        return False
    own = [guild.roles[role_id] for role_id in guild.members[user_id].roles]
    return user_id == guild.owner_id or any((one.position, -one.id) > (role.position, -role.id) for one in own)


def in_channel(guild: Guild | None, user_id: int, channel: Channel, parent: Channel | None = None) -> int:
    """Return a user's permission bits in a channel; 0 if the user may not view the channel.

    In a thread, the bit SEND_MESSAGES says whether the user may write in the thread.

    guild: the channel's guild; None for a direct conversation or a group message
    parent: the channel of a thread; None for other channels
    """
    if guild is None:
        return int(IN_A_DM) if user_id in channel.people else 0
    bits = in_guild(guild, user_id)
    if bits == 0 or bits & _ADMINISTRATOR:
        return bits
    bits = _with_overwrites(guild, user_id, channel if parent is None else parent, bits)
    if channel.type is ChannelType.PRIVATE_THREAD and not (user_id in channel.people or bits & _MANAGE_THREADS):
        return 0
    if not bits & _VIEW_CHANNEL:
        return 0
    if channel.is_thread:
        bits &= ~_SEND_MESSAGES
        if bits & _SEND_MESSAGES_IN_THREADS:
            bits |= _SEND_MESSAGES
    return int(bits)


def _with_overwrites(guild: Guild, user_id: int, channel: Channel, bits: int) -> int:
    roles = set(guild.members[user_id].roles)
    everyone = [o for o in channel.overwrites if o.id == guild.id]
    by_role = [o for o in channel.overwrites if not o.is_member and o.id in roles]
    by_member = [o for o in channel.overwrites if o.is_member and o.id == user_id]
    for level in (everyone, by_role, by_member):
        denied = allowed = 0
        for overwrite in level:
            denied |= overwrite.deny
            allowed |= overwrite.allow
        bits = (bits & ~denied) | allowed
    return int(bits)
