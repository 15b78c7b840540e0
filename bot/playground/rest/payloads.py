"""Converts the world's records to Discord's JSON. A parameter `base` is the server's address for links to files."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote

from bot.playground.world.model import (
    Application,
    Attachment,
    Channel,
    ChannelType,
    Command,
    Guild,
    Json,
    Member,
    Message,
    MessageFlag,
    Role,
    User,
    time_of,
)
from bot.playground.world.permissions import Permission
from bot.playground.world.world import World

HIDDEN = "___hidden___"  # Discord's name for all channels that the bot may not view


def stamp(seconds: float) -> str:
    """Return a time, given as seconds since 1970, as ISO 8601 in UTC."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def user_json(user: User) -> Json:
    return {
        "id": str(user.id),
        "username": user.username,
        "discriminator": "0000" if user.bot else "0",
        "global_name": None if user.bot else user.name,
        "avatar": None,
        "bot": user.bot,
        "public_flags": 0,
    }


def member_json(member: Member) -> Json:
    """Return Discord's member object without its user, as it is in messages."""
    return {
        "roles": [str(role) for role in member.roles],
        "joined_at": stamp(member.joined_at),
        "nick": member.nick,
        "avatar": None,
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def full_member_json(world: World, member: Member) -> Json:
    return {**member_json(member), "user": user_json(world.user(member.user_id))}


def role_json(role: Role) -> Json:
    return {
        "id": str(role.id),
        "name": role.name,
        "color": role.color,
        "colors": {"primary_color": role.color, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": role.position,
        "permissions": str(role.permissions),
        "managed": role.managed,
        "mentionable": False,
        "flags": 0,
    }


def channel_json(world: World, channel: Channel, *, viewer: int | None = None) -> Json:
    """Return Discord's object of a channel, thread, DM or group message.

    viewer: if this user is a member of the thread, their thread member object is added
    """
    body: Json = {
        "id": str(channel.id),
        "type": int(channel.type),
        "last_message_id": _id(channel.last_message_id),
        "flags": 0,
    }
    if channel.is_dm:
        others = [world.user(user_id) for user_id in channel.people if user_id != world.bot_id]
        return {**body, "recipients": [user_json(user) for user in others]}
    if channel.is_group:
        body |= {"name": channel.name or None, "icon": None, "owner_id": str(channel.owner_id)}
        return {**body, "recipients": [user_json(world.user(user_id)) for user_id in channel.people]}
    body |= {"guild_id": str(channel.guild_id), "name": channel.name, "parent_id": _id(channel.parent_id)}
    body |= {"rate_limit_per_user": 0, "nsfw": False}
    if channel.is_thread:
        return body | _thread_json(channel, viewer)
    overwrites = [
        {"id": str(o.id), "type": int(o.is_member), "allow": str(o.allow), "deny": str(o.deny)}
        for o in channel.overwrites
    ]
    return body | {"topic": channel.topic, "position": channel.position, "permission_overwrites": overwrites}


def seen_channel_json(world: World, channel: Channel) -> Json:
    """Return Discord's object of a guild's channel as the gateway sends it. A hidden channel has no details."""
    if world.may(world.bot_id, channel, Permission.VIEW_CHANNEL):
        return channel_json(world, channel)
    body = {key: channel_json(world, channel)[key] for key in ("id", "type", "guild_id", "parent_id", "position")}
    return body | {"name": HIDDEN, "permission_overwrites": [], "flags": 0}


def _thread_json(thread: Channel, viewer: int | None) -> Json:
    body: Json = {
        "owner_id": str(thread.owner_id),
        "message_count": thread.message_count,
        "total_message_sent": thread.message_count,
        "member_count": len(thread.people),
        "thread_metadata": {
            "archived": thread.archived,
            "locked": thread.locked,
            "auto_archive_duration": thread.archive_minutes,
            "archive_timestamp": stamp(thread.archived_at),
            "create_timestamp": stamp(time_of(thread.id)),
            **({"invitable": True} if thread.type is ChannelType.PRIVATE_THREAD else {}),
        },
    }
    if viewer in thread.people:
        body["member"] = thread_member_json(thread, viewer)
    return body


def thread_member_json(thread: Channel, user_id: int | None) -> Json:
    return {"id": str(thread.id), "user_id": str(user_id), "join_timestamp": stamp(time_of(thread.id)), "flags": 0}


def guild_json(guild: Guild) -> Json:
    """Return Discord's guild object, as it is in the answer of `GET /guilds/{id}`."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": guild.icon,
        "owner_id": str(guild.owner_id),
        "preferred_locale": guild.locale,
        "roles": [role_json(role) for role in guild.roles.values()],
        "emojis": [],
        "stickers": [],
        "features": [],
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "description": None,
        "vanity_url_code": None,
    }


def guild_create_json(world: World, guild: Guild | None = None, places: Sequence[Channel] | None = None) -> Json:
    """Return the data of GUILD_CREATE: the guild with its channels and threads, and of its members only the bot.

    guild: a guild of the bot; None stands for the first guild
    places: the channels and threads of the guild, if the caller knows them
    """
    guild = world.guild if guild is None else guild
    places = world.channels_in(guild) if places is None else places
    seen = [c for c in places if c.is_thread and world.may(world.bot_id, c, Permission.VIEW_CHANNEL)]
    return {
        **guild_json(guild),
        "joined_at": stamp(guild.members[world.bot_id].joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [full_member_json(world, guild.members[world.bot_id])],
        "channels": [seen_channel_json(world, c) for c in places if c.type is ChannelType.TEXT],
        "threads": [channel_json(world, c, viewer=world.bot_id) for c in seen if not c.archived],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def attachment_json(channel_id: int, attachment: Attachment, base: str) -> Json:
    url = f"{base}/cdn/attachments/{channel_id}/{attachment.id}/{quote(attachment.filename)}"
    body: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": attachment.size,
        "url": url,
        "proxy_url": url,
        "content_type": attachment.content_type,
        "flags": 0,
    }
    if attachment.description is not None:
        body["description"] = attachment.description
    if attachment.width is not None:
        body |= {"width": attachment.width, "height": attachment.height}
    return body


def _media_json(media: Json, message: Message, base: str) -> Json:
    """Return the media with the real address of its file if its address is `attachment://<filename>`."""
    name = str(media.get("url", "")).removeprefix("attachment://")
    if name == media.get("url"):
        return {**media, "proxy_url": name, "loading_state": 2}
    for attachment in message.attachments:
        if attachment.filename == name:
            file = attachment_json(message.channel_id, attachment, base)
            size = {key: file.get(key, 0) for key in ("width", "height")}
            found = {key: file[key] for key in ("url", "proxy_url", "content_type")}
            return {**found, **size, "attachment_id": file["id"], "loading_state": 2}
    return dict(media)


def component_json(component: Json, message: Message, base: str) -> Json:
    """Return a component with the real addresses of its files."""
    body: dict[str, Any] = {key: value for key, value in component.items() if value is not None}
    if body["type"] in (11, 13):
        key = "media" if body["type"] == 11 else "file"
        body[key] = _media_json(body[key], message, base)
    if body["type"] == 13:
        name = str(component["file"]["url"]).removeprefix("attachment://")
        body["name"] = name
        body["size"] = next((a.size for a in message.attachments if a.filename == name), 0)
    if body["type"] == 12:
        body["items"] = [{**item, "media": _media_json(item["media"], message, base)} for item in body["items"]]
    if "components" in body:
        body["components"] = [component_json(child, message, base) for child in body["components"]]
    if "accessory" in body:
        body["accessory"] = component_json(body["accessory"], message, base)
    return body


def embed_json(embed: Json, message: Message, base: str) -> Json:
    """Return an embed with the real addresses of its files."""
    body = {"type": "rich", **embed}
    for key in ("image", "thumbnail"):
        if body.get(key):
            body[key] = _media_json(body[key], message, base)
    return body


def message_json(world: World, message: Message, base: str, *, with_reference: bool = True) -> Json:
    """Return Discord's message object. `with_reference` adds the message to which this message replies."""
    author = world.state.users.get(message.author_id)
    body: Json = {
        "id": str(message.id),
        "channel_id": str(message.channel_id),
        "type": int(message.type),
        "author": user_json(author) if author else None,
        "content": message.content,
        "timestamp": stamp(time_of(message.id)),
        "edited_timestamp": None if message.edited_at is None else stamp(message.edited_at),
        "flags": message.flags,
        "tts": False,
        "pinned": False,
        "mention_everyone": message.mention_everyone,
        "mentions": [user_json(world.user(user_id)) for user_id in message.mentions],
        "mention_roles": [],
        "attachments": [attachment_json(message.channel_id, a, base) for a in message.attachments],
        "embeds": [embed_json(e, message, base) for e in message.embeds],
        "components": [component_json(c, message, base) for c in message.components],
    }
    if message.nonce is not None:
        body["nonce"] = message.nonce
    if message.origin is not None:
        body |= _origin_json(world, message)
    if message.has(MessageFlag.HAS_THREAD) and message.id in world.state.channels:
        body["thread"] = channel_json(world, world.channel(message.id), viewer=world.bot_id)
    if message.type == 18:
        guild_id = world.channel(message.channel_id).guild_id
        body["message_reference"] = {"type": 0, "channel_id": str(message.channel_id), "guild_id": str(guild_id)}
    if message.reply_to is not None and with_reference:
        body |= _reply_json(world, message, base)
    return body


def message_for_bot_json(world: World, message: Message, base: str) -> Json:
    """Return Discord's message object as a bot without the intent MESSAGE_CONTENT gets it.

    The bot's own messages, its DMs and messages that mention it are complete. All other messages have no content.
    """
    body = message_json(world, message, base)
    channel = world.state.channels.get(message.channel_id)
    if channel is None or channel.is_dm or world.bot_id in (message.author_id, *message.mentions):
        return body
    return {**body, "content": "", "embeds": [], "attachments": [], "components": []}


def _origin_json(world: World, message: Message) -> Json:
    origin = message.origin
    assert origin is not None
    user = user_json(world.user(origin.user_id))
    channel = world.state.channels.get(message.channel_id)
    guild_id = None if channel is None else channel.guild_id
    metadata: Json = {
        "id": str(origin.id),
        "type": origin.type,
        "user": user,
        "authorizing_integration_owners": origin.owners or {"0": str(guild_id or 0)},
    }
    body: Json = {
        "application_id": str(world.bot_id),
        "webhook_id": str(world.bot_id),
        "interaction_metadata": metadata,
    }
    if origin.name is not None:
        metadata |= {"name": origin.name, "command_type": origin.command_type}
        body["interaction"] = {"id": str(origin.id), "type": origin.type, "name": origin.name, "user": user}
    return body


def _reply_json(world: World, message: Message, base: str) -> Json:
    target = world.message(message.channel_id, message.reply_to or 0)
    reference: Json = {"type": 0, "channel_id": str(message.channel_id), "message_id": str(message.reply_to)}
    channel = world.channel(message.channel_id)
    if channel.guild_id is not None:
        reference["guild_id"] = str(channel.guild_id)
    found = None if target is None else message_json(world, target, base, with_reference=False)
    return {"message_reference": reference, "referenced_message": found}


def command_json(application: Application, command: Command) -> Json:
    body: Json = {
        "type": 1,
        "name_localizations": None,
        "description": "",
        "description_localizations": None,
        "default_member_permissions": None,
        "dm_permission": True,
        "nsfw": False,
        "integration_types": [0],
        "contexts": None,
        "options": [],
        **command.body,
        "id": str(command.id),
        "application_id": str(application.id),
        "version": str(command.version),
    }
    if body["default_member_permissions"] is not None:
        body["default_member_permissions"] = str(body["default_member_permissions"])
    if command.guild_id is not None:
        body["guild_id"] = str(command.guild_id)
    return body


def application_json(application: Application, owner: User) -> Json:
    return {
        "id": str(application.id),
        "name": application.name,
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "integration_types_config": {"0": {}, **({"1": {}} if application.for_users else {})},
        "owner": user_json(owner),
        "team": None,
        "summary": "",
    }


def _id(snowflake: int | None) -> str | None:
    return None if snowflake is None else str(snowflake)
