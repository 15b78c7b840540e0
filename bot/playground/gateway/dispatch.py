"""Converts the world's events and interactions to the payloads that the gateway sends to the bot."""

from collections.abc import Iterable, Iterator
from enum import IntFlag
from typing import NamedTuple
from urllib.parse import quote

from bot.playground.rest.limits import FILE_BYTES
from bot.playground.rest.payloads import (
    attachment_json,
    channel_json,
    full_member_json,
    guild_create_json,
    guild_json,
    member_json,
    message_for_bot_json,
    message_json,
    role_json,
    seen_channel_json,
    thread_member_json,
    user_json,
)
from bot.playground.world import events
from bot.playground.world.installation import app_permissions, context_of
from bot.playground.world.interaction import Interaction
from bot.playground.world.model import Attachment, Channel, Guild, Json, Message
from bot.playground.world.permissions import Permission, in_guild
from bot.playground.world.world import World


class Intent(IntFlag):
    """Discord's bits for kinds of events. A bot gets only the kinds that it asks for when it logs in."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_MESSAGE_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


# On Discord, a bot needs an approval for these intents. Here, the gateway always refuses them.
PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT


class Dispatch(NamedTuple):
    """One gateway event. A bot gets the event only if it has asked for `intent`.

    guild_id: the guild, whose shard gets the event; None for an event of a direct conversation
    """

    name: str
    data: Json
    intent: Intent
    guild_id: int | None


def dispatches(world: World, event: events.Event, base: str) -> Iterator[Dispatch]:
    """Yield the gateway's events for one event of the world. Links to files begin with `base`."""
    match event:
        case events.MessageCreated(message) if _heard(world, message):
            yield _message(world, message, "MESSAGE_CREATE", base)
        case events.MessageUpdated(message) if _heard(world, message):
            yield _message(world, message, "MESSAGE_UPDATE", base)
        case events.MessageDeleted(message) if message.only_for is None:
            channel = world.channel(message.channel_id)
            if _is_there(world, channel):
                gone = {"id": str(message.id), "channel_id": str(message.channel_id)}
                yield Dispatch("MESSAGE_DELETE", _placed(channel, gone), _message_intent(channel), channel.guild_id)
        case events.ChannelCreated(channel) if not channel.is_dm and _is_there(world, channel):
            yield from _channel(world, channel, "CREATE")
        case events.ChannelUpdated(channel) if not channel.is_dm and _is_there(world, channel):
            yield from _channel(world, channel, "UPDATE")
        case events.ChannelDeleted(channel, with_parent) if not channel.is_dm and _is_there(world, channel):
            if not with_parent:  # Discord sends no event for the threads of a deleted channel.
                yield from _channel(world, channel, "DELETE")
        case events.ChannelShown(channel) if _is_there(world, channel):
            yield from _channel(world, channel, "UPDATE")
            yield _threads(world, channel)
        case events.TypingStarted(channel_id, user_id) if user_id != world.bot_id:
            if _is_there(world, world.channel(channel_id)):
                yield _typing(world, world.channel(channel_id), user_id)
        case _:
            yield from _of_guild(world, event)


def _of_guild(world: World, event: events.Event) -> Iterator[Dispatch]:
    """Yield the gateway's events for an event that is about a guild, its roles or the bot as its member."""
    match event:
        case events.MemberJoined(user_id, guild_id) if user_id == world.bot_id:
            # Discord sends no field `unavailable` when a bot joins a guild.
            created = guild_create_json(world, world.guilds[guild_id])
            joined = {key: value for key, value in created.items() if key != "unavailable"}
            yield Dispatch("GUILD_CREATE", joined, Intent.GUILDS, guild_id)
        case events.MemberLeft(user_id, guild_id) if user_id == world.bot_id:
            yield Dispatch("GUILD_DELETE", {"id": str(guild_id)}, Intent.GUILDS, guild_id)
        case events.GuildAvailable(guild_id, available) if world.bot_id in world.guilds[guild_id].members:
            if available:
                created = guild_create_json(world, world.guilds[guild_id])
                yield Dispatch("GUILD_CREATE", created, Intent.GUILDS, guild_id)
            else:
                outage: Json = {"id": str(guild_id), "unavailable": True}
                yield Dispatch("GUILD_DELETE", outage, Intent.GUILDS, guild_id)
        case events.GuildUpdated(guild_id) if _is_in(world, guild_id):
            yield Dispatch("GUILD_UPDATE", guild_json(world.guilds[guild_id]), Intent.GUILDS, guild_id)
        case events.RoleAdded(guild_id, role_id) | events.RoleUpdated(guild_id, role_id) if _is_in(world, guild_id):
            role = {"guild_id": str(guild_id), "role": role_json(world.guilds[guild_id].roles[role_id])}
            name = "GUILD_ROLE_CREATE" if isinstance(event, events.RoleAdded) else "GUILD_ROLE_UPDATE"
            yield Dispatch(name, role, Intent.GUILDS, guild_id)
        case events.RoleDeleted(guild_id, role_id) if _is_in(world, guild_id):
            gone = {"guild_id": str(guild_id), "role_id": str(role_id)}
            yield Dispatch("GUILD_ROLE_DELETE", gone, Intent.GUILDS, guild_id)
        case events.RolesGiven(user_id, guild_id) if user_id == world.bot_id and _is_in(world, guild_id):
            member = full_member_json(world, world.guilds[guild_id].members[user_id])
            # Discord sends the bot's own member without a privileged intent.
            yield Dispatch("GUILD_MEMBER_UPDATE", {**member, "guild_id": str(guild_id)}, Intent.GUILDS, guild_id)
        case _:
            return


def _heard(world: World, message: Message) -> bool:
    channel = world.state.channels.get(message.channel_id)
    there = channel is not None and _is_there(world, channel)
    return message.only_for is None and there and world.sees(world.bot_id, message)


def _is_there(world: World, channel: Channel) -> bool:
    """Return whether the bot hears of the channel's guild or is one of both users of a direct conversation."""
    return world.bot_id in channel.people if channel.guild_id is None else _is_in(world, channel.guild_id)


def _is_in(world: World, guild_id: int) -> bool:
    """Return whether the bot is a member of a guild that has no outage."""
    return world.bot_id in world.guilds[guild_id].members and guild_id not in world.unavailable


def _placed(channel: Channel, data: Json) -> Json:
    return data if channel.is_dm else {**data, "guild_id": str(channel.guild_id)}


def _message_intent(channel: Channel) -> Intent:
    return Intent.DIRECT_MESSAGES if channel.is_dm else Intent.GUILD_MESSAGES


def _message(world: World, message: Message, name: str, base: str) -> Dispatch:
    channel = world.channel(message.channel_id)
    data = _placed(channel, message_for_bot_json(world, message, base))
    guild = world.guild_of(channel)
    if guild is not None and message.author_id in guild.members:
        data["member"] = member_json(guild.members[message.author_id])
    return Dispatch(name, data, _message_intent(channel), channel.guild_id)


def _channel(world: World, channel: Channel, verb: str) -> Iterator[Dispatch]:
    if channel.is_thread:
        if verb != "DELETE" and not world.may(world.bot_id, channel, Permission.VIEW_CHANNEL):
            return
        data = channel_json(world, channel, viewer=world.bot_id)
        if verb == "DELETE":
            data = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
        elif verb == "CREATE":
            data["newly_created"] = True
        yield Dispatch(f"THREAD_{verb}", data, Intent.GUILDS, channel.guild_id)
    else:
        yield Dispatch(f"CHANNEL_{verb}", seen_channel_json(world, channel), Intent.GUILDS, channel.guild_id)


def _threads(world: World, channel: Channel) -> Dispatch:
    """Return the event that names the active threads of a channel that the bot sees again."""
    threads = [one for one in world.threads(world.guild_of(channel)) if one.parent_id == channel.id]
    seen = [one for one in threads if world.may(world.bot_id, one, Permission.VIEW_CHANNEL)]
    data = {
        "guild_id": str(channel.guild_id),
        "channel_ids": [str(channel.id)],
        "threads": [channel_json(world, one, viewer=world.bot_id) for one in seen],
        "members": [thread_member_json(one, world.bot_id) for one in seen if world.bot_id in one.people],
    }
    return Dispatch("THREAD_LIST_SYNC", data, Intent.GUILDS, channel.guild_id)


def _typing(world: World, channel: Channel, user_id: int) -> Dispatch:
    data = {"channel_id": str(channel.id), "user_id": str(user_id), "timestamp": int(world.clock.now())}
    guild = world.guild_of(channel)
    if guild is None:
        return Dispatch("TYPING_START", data, Intent.DIRECT_MESSAGE_TYPING, None)
    data |= {"guild_id": str(guild.id), "member": full_member_json(world, guild.members[user_id])}
    return Dispatch("TYPING_START", data, Intent.GUILD_MESSAGE_TYPING, guild.id)


def interaction_json(world: World, interaction: Interaction, base: str) -> Json:
    """Return the data of INTERACTION_CREATE. Links to files begin with `base`."""
    channel = world.channel(interaction.channel_id)
    user = world.user(interaction.user_id)
    body: Json = {
        "id": str(interaction.id),
        "application_id": str(world.bot_id),
        "type": int(interaction.kind),
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": channel_json(world, channel, viewer=world.bot_id),
        "locale": user.locale,
        "app_permissions": str(app_permissions(world, channel)),
        "attachment_size_limit": FILE_BYTES,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "context": int(context_of(world, channel)),
        "authorizing_integration_owners": interaction.owners,
    }
    guild = world.guild_of(channel)
    if guild is None:
        body["user"] = user_json(user)
        body["channel"]["recipients"] = [one for one in body["channel"]["recipients"] if one["id"] != str(user.id)] or [
            body["user"]
        ]
    else:
        member = full_member_json(world, guild.members[user.id])
        member["permissions"] = str(world.permissions(user.id, channel))
        body["channel"]["permissions"] = member["permissions"]
        body |= {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": member,
        }
    if interaction.message is not None:
        body["message"] = message_json(world, interaction.message, base)
    return body


def resolved_json(world: World, ids: Iterable[int], user_id: int, place: Channel) -> Json:
    """Return the users, roles and channels with these ids, in the form of the field `resolved` of an interaction.

    Each channel has a field with the permissions of the member `user_id`. Members and roles are those of the guild of
    the channel `place`, in which the interaction happens.
    """
    found: Json = {}
    guild = world.guild_of(place)
    for each in ids:
        if each in world.state.users:
            found.setdefault("users", {})[str(each)] = user_json(world.user(each))
            if guild is not None and each in guild.members:
                found.setdefault("members", {})[str(each)] = _resolved_member(guild, each)
        elif guild is not None and each in guild.roles:
            found.setdefault("roles", {})[str(each)] = role_json(guild.roles[each])
        elif each in world.state.channels:
            channel = world.channel(each)
            entry = {**channel_json(world, channel), "permissions": str(world.permissions(user_id, channel))}
            found.setdefault("channels", {})[str(each)] = entry
    return found


def uploads_json(bot_id: int, uploads: Iterable[Attachment], base: str) -> Json:
    """Return the files uploaded to a modal, by id. The files' addresses work until the interaction ends."""
    found: Json = {}
    for each in uploads:
        url = f"{base}/cdn/ephemeral-attachments/{bot_id}/{each.id}/{quote(each.filename)}"
        addresses = {"url": url, "proxy_url": url, "ephemeral": True}
        found[str(each.id)] = {**attachment_json(bot_id, each, base), **addresses}
    return found


def _resolved_member(guild: Guild, user_id: int) -> Json:
    return {**member_json(guild.members[user_id]), "permissions": str(in_guild(guild, user_id))}
