"""Routes about guilds, their channels, threads, direct conversations and their messages.

Each function first checks the bot's permissions. It raises an `ApiError` if Discord would refuse the request.
"""

from bot.playground.rest import messages
from bot.playground.rest.api import Call
from bot.playground.rest.errors import (
    Fault,
    bad_form,
    closed_dm,
    foreign_message,
    missing_access,
    missing_permissions,
    no_guild_in_common,
    no_service,
    refuse_bad_form,
    thread_already_there,
    thread_archived,
    thread_locked,
    too_many_threads,
    unknown_channel,
    unknown_guild,
    unknown_member,
    unknown_role,
    unknown_user,
    wrong_channel_type,
)
from bot.playground.rest.payloads import (
    channel_json,
    full_member_json,
    guild_json,
    message_for_bot_json,
    role_json,
    thread_member_json,
)
from bot.playground.rest.shapes import CHANNEL, shape_faults, snowflake
from bot.playground.world import events
from bot.playground.world.installation import may_write_to
from bot.playground.world.model import Channel, ChannelType, Guild, Json, Member, Role
from bot.playground.world.permissions import Permission, in_guild, may_give

BULK = range(2, 101)


# ------------------------------------------------------------------------------------------------ channels


def get_channel(call: Call) -> Json:
    return channel_json(call.world, _channel(call), viewer=call.world.bot_id)


def edit_channel(call: Call) -> Json:
    """Rename, archive or lock a channel and return it."""
    channel = _channel(call)
    fields = _fields(call)
    if channel.is_dm:
        raise missing_access()
    if channel.is_thread:
        own = channel.owner_id == call.world.bot_id and not fields.get("locked")
        if not own:
            _require(call, channel, Permission.MANAGE_THREADS)
        if channel.archived and fields.get("archived") is not False:
            raise thread_archived()
        channel.archive_minutes = fields.get("auto_archive_duration", channel.archive_minutes)
        channel.locked = fields.get("locked", channel.locked)
    else:
        _require(call, channel, Permission.MANAGE_CHANNELS)
        channel.topic = fields.get("topic", channel.topic)
    if "name" in fields:
        channel.name = _name(fields)
    archived = fields.get("archived")
    if channel.is_thread and archived is not None and archived is not channel.archived:
        call.world.set_archived(channel, archived=archived)
    else:
        call.world.channel_changed(channel)
    return channel_json(call.world, channel, viewer=call.world.bot_id)


def delete_channel(call: Call) -> Json:
    """Delete a channel and return it. A direct conversation is not deleted, as on Discord."""
    channel = _channel(call)
    if not channel.is_dm:
        _require(call, channel, Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS)
    body = channel_json(call.world, channel, viewer=call.world.bot_id)
    if not channel.is_dm:
        call.world.remove_channel(channel)
    return body


def typing(call: Call) -> None:
    """Show members that the bot is typing."""
    channel = _channel(call)
    _require(call, channel, Permission.SEND_MESSAGES)
    call.world.emit(events.TypingStarted(channel.id, call.world.bot_id))


def open_dm(call: Call) -> Json:
    user_id = snowflake(call.body.fields.get("recipient_id"), ("recipient_id",))
    if user_id not in call.world.state.users or user_id == call.world.bot_id:
        raise unknown_user()
    return channel_json(call.world, call.world.dm(call.world.bot_id, user_id))


# ------------------------------------------------------------------------------------------------ threads


def create_thread(call: Call) -> Json:
    parent = _channel(call)
    if parent.type is not ChannelType.TEXT:
        raise wrong_channel_type()
    start = None
    private = _fields(call).get("type") == ChannelType.PRIVATE_THREAD
    if "message_id" in call.path:
        private = False
        start = messages.find(call.world, parent.id, call.id("message_id"))
        if start.id in call.world.state.channels:
            raise thread_already_there()
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    _require(call, parent, needed)
    name = _name(call.body.fields)
    if len(call.world.threads(call.world.guild_of(parent))) >= call.world.max_active_threads:
        raise too_many_threads()
    thread = call.world.add_thread(parent, call.world.bot_id, name, start=start, private=private)
    thread.archive_minutes = _fields(call).get("auto_archive_duration", thread.archive_minutes)
    return channel_json(call.world, thread, viewer=call.world.bot_id)


def join_thread(call: Call) -> None:
    """Add a member to a thread, or the bot if the path names nobody."""
    thread, user_id = _thread_member(call)
    if user_id not in thread.people:
        thread.people.append(user_id)
        call.world.channel_changed(thread)


def read_thread_member(call: Call) -> Json:
    """Return a member of a thread, which may be archived."""
    thread, user_id = _channel(call), int(call.path["user_id"])
    if not thread.is_thread:
        raise wrong_channel_type()
    if user_id not in thread.people:
        raise unknown_member()
    return thread_member_json(thread, user_id)


def leave_thread(call: Call) -> None:
    """Remove a member from a thread, or the bot if the path names nobody."""
    thread, user_id = _thread_member(call)
    if user_id != call.world.bot_id:
        _require(call, thread, Permission.MANAGE_THREADS)
    if user_id in thread.people:
        thread.people.remove(user_id)
        call.world.channel_changed(thread)


def _thread_member(call: Call) -> tuple[Channel, int]:
    thread = _channel(call)
    user_id = int(call.path.get("user_id", call.world.bot_id))
    if not thread.is_thread:
        raise wrong_channel_type()
    if thread.archived:
        raise thread_archived()
    guild = call.world.guild_of(thread)
    if guild is None or user_id not in guild.members:
        raise unknown_user()
    return thread, user_id


def _fields(call: Call) -> Json:
    """Return the fields of the body. Raises ApiError 50035 if a field has a wrong type."""
    refuse_bad_form(shape_faults(call.body.fields, CHANNEL, ()))
    return call.body.fields


def _name(fields: Json) -> str:
    name: str | None = fields.get("name")
    if name is None or not 1 <= len(name.strip()) <= 100:
        raise bad_form([Fault(("name",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")])
    return name.strip()


# ------------------------------------------------------------------------------------------------ messages


def list_messages(call: Call) -> list[Json]:
    """Return the messages that the query selects, newest first. Without the right to read the history, return none."""
    channel = _channel(call)
    if not call.world.may(call.world.bot_id, channel, Permission.READ_MESSAGE_HISTORY):
        return []
    limit = min(max(snowflake(call.query.get("limit", 50), ("limit",)), 1), 100)
    edges = {key: snowflake(call.query[key], (key,)) for key in ("before", "after", "around") if key in call.query}
    found = call.world.public_history(channel.id)
    if "before" in edges:
        found = [m for m in found if m.id < edges["before"]]
    if "after" in edges:
        found = [m for m in found if m.id > edges["after"]][:limit]
    elif "around" in edges:
        middle = edges["around"]
        older = [m for m in found if m.id <= middle][-(limit // 2 + 1) :]
        found = older + [m for m in found if m.id > middle][: limit - len(older)]
    return [message_for_bot_json(call.world, message, call.base) for message in reversed(found[-limit:])]


def get_message(call: Call) -> Json:
    channel = _channel(call)
    _require(call, channel, Permission.READ_MESSAGE_HISTORY)
    message = messages.find(call.world, channel.id, call.id("message_id"))
    return message_for_bot_json(call.world, message, call.base)


def create_message(call: Call) -> Json:
    channel = _channel(call)
    fields = call.body.fields
    _require(call, channel, Permission.SEND_MESSAGES)
    if call.body.files:
        _require(call, channel, Permission.ATTACH_FILES)
    if fields.get("message_reference"):
        _require(call, channel, Permission.READ_MESSAGE_HISTORY)
    if channel.locked and not call.world.may(call.world.bot_id, channel, Permission.MANAGE_THREADS):
        raise thread_locked()
    if channel.is_dm:
        _require_open_dm(call, channel)
    message = messages.sent_before(call.world, fields)
    if message is None:
        message = messages.create(call.world, channel.id, fields, call.body)
        call.world.add_message(message)
    return message_for_bot_json(call.world, message, call.base)


def edit_message(call: Call) -> Json:
    channel = _channel(call)
    message = messages.find(call.world, channel.id, call.id("message_id"))
    if message.author_id != call.world.bot_id:
        raise foreign_message()
    if channel.archived:
        raise thread_archived()
    if call.body.files:
        _require(call, channel, Permission.ATTACH_FILES)
    messages.edit(call.world, message, call.body.fields, call.body)
    return message_for_bot_json(call.world, message, call.base)


def delete_message(call: Call) -> None:
    channel = _channel(call)
    message = messages.find(call.world, channel.id, call.id("message_id"))
    if channel.archived:
        raise thread_archived()
    if message.author_id != call.world.bot_id:
        _require(call, channel, Permission.MANAGE_MESSAGES)
    call.world.remove_message(message)


def bulk_delete(call: Call) -> None:
    channel = _channel(call)
    _require(call, channel, Permission.MANAGE_MESSAGES)
    ids = _fields(call).get("messages") or []
    if len(ids) not in BULK:
        raise bad_form([Fault(("messages",), "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 100 in length.")])
    for message in [m for m in call.world.public_history(channel.id) if str(m.id) in {str(each) for each in ids}]:
        call.world.remove_message(message)


# ------------------------------------------------------------------------------------------------ checks


def _channel(call: Call) -> Channel:
    channel = call.world.state.channels.get(call.id("channel_id"))
    if channel is None:
        raise unknown_channel()
    if channel.guild_id in call.world.unavailable:
        raise no_service()
    if not call.world.may(call.world.bot_id, channel, Permission.VIEW_CHANNEL):
        raise missing_access()
    return channel


def _require(call: Call, channel: Channel, permission: Permission) -> None:
    if not call.world.may(call.world.bot_id, channel, permission):
        raise missing_permissions()


def _require_open_dm(call: Call, channel: Channel) -> None:
    other = next(user_id for user_id in channel.people if user_id != call.world.bot_id)
    if not may_write_to(call.world, other):
        raise no_guild_in_common()
    if not call.world.user(other).dms_open:
        raise closed_dm()


def list_guilds(call: Call) -> list[Json]:
    """Return the bot's guilds that the query selects, in the order of their ids."""
    limit = min(max(snowflake(call.query.get("limit", 200), ("limit",)), 1), 200)
    found = sorted(call.world.guilds_of_bot, key=lambda guild: guild.id)
    if "after" in call.query:
        after = snowflake(call.query["after"], ("after",))
        found = [guild for guild in found if guild.id > after]
    if "before" in call.query:
        before = snowflake(call.query["before"], ("before",))
        found = [guild for guild in found if guild.id < before][-limit:]
    return [_partial_guild_json(call, guild) for guild in found[:limit]]


def _partial_guild_json(call: Call, guild: Guild) -> Json:
    bot = call.world.bot_id
    body = {key: value for key, value in guild_json(guild).items() if key in ("id", "name", "icon", "features")}
    return {**body, "banner": None, "owner": guild.owner_id == bot, "permissions": str(in_guild(guild, bot))}


def leave_guild(call: Call) -> None:
    """Remove the bot from a guild."""
    call.world.leave(call.world.bot_id, _guild(call))


def get_guild(call: Call) -> Json:
    return guild_json(_guild(call))


def list_channels(call: Call) -> list[Json]:
    """Return the guild's channels; threads are not among them."""
    channels = call.world.channels_in(_guild(call))
    seen = [c for c in channels if call.world.may(call.world.bot_id, c, Permission.VIEW_CHANNEL)]
    return [channel_json(call.world, c) for c in seen if not c.is_thread]


def list_roles(call: Call) -> list[Json]:
    return [role_json(role) for role in _guild(call).roles.values()]


def get_member(call: Call) -> Json:
    member = _guild(call).members.get(call.id("user_id"))
    if member is None:
        raise unknown_member()
    return full_member_json(call.world, member)


def give_role(call: Call) -> None:
    """Give a member a role. A member who has it already keeps it."""
    guild, member, role = _role_of_member(call)
    if role.id not in member.roles:
        call.world.set_roles(member.user_id, guild, [*member.roles, role.id])


def take_role(call: Call) -> None:
    """Take a role from a member. One who does not have it stays as they are."""
    guild, member, role = _role_of_member(call)
    if role.id in member.roles:
        call.world.set_roles(member.user_id, guild, [one for one in member.roles if one != role.id])


def _role_of_member(call: Call) -> tuple[Guild, Member, Role]:
    """Return what a path names. Raises ApiError 10007, 10011, and 50013 if the bot may not give the role."""
    guild = _guild(call)
    member, role = guild.members.get(call.id("user_id")), guild.roles.get(call.id("role_id"))
    if member is None:
        raise unknown_member()
    if role is None:
        raise unknown_role()
    if not may_give(guild, call.world.bot_id, role):
        raise missing_permissions()
    return guild, member, role


def active_threads(call: Call) -> Json:
    """Return the active threads that the bot sees, and its thread member object for each thread that it has joined."""
    bot = call.world.bot_id
    threads = [t for t in call.world.threads(_guild(call)) if call.world.may(bot, t, Permission.VIEW_CHANNEL)]
    return {
        "threads": [channel_json(call.world, t, viewer=bot) for t in threads],
        "members": [thread_member_json(t, bot) for t in threads if bot in t.people],
    }


def _guild(call: Call) -> Guild:
    guild = call.world.guilds.get(call.id("guild_id"))
    if guild is None or call.world.bot_id not in guild.members:
        raise unknown_guild()
    if guild.id in call.world.unavailable:
        raise no_service()
    return guild
