"""What the gateway tells a bot about the world's events, and which intent it needs to hear it."""

from collections.abc import Iterator
from enum import IntFlag
from typing import NamedTuple

from bot.playground import events
from bot.playground.model import Channel, Json, Message
from bot.playground.payloads import (
    channel_json,
    full_member_json,
    guild_create_json,
    member_json,
    message_json,
    user_json,
)
from bot.playground.permissions import Permission
from bot.playground.world import World


class Intent(IntFlag):
    """Discord's intents, as far as something here needs them."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_MESSAGE_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT


class Dispatch(NamedTuple):
    """One gateway event; `content` says that MESSAGE_CONTENT decides whether `data` is to be emptied."""

    name: str
    data: Json
    intent: Intent
    content: bool = False


def dispatches(world: World, event: events.Event, base: str) -> Iterator[Dispatch]:
    """The gateway's words for one event of the world; none for what a bot never hears of."""
    match event:
        case events.MessageCreated(message) if _heard(world, message):
            yield _message(world, message, "MESSAGE_CREATE", base)
        case events.MessageUpdated(message) if _heard(world, message):
            yield _message(world, message, "MESSAGE_UPDATE", base)
        case events.MessageDeleted(message) if message.only_for is None:
            gone = {"id": str(message.id), "channel_id": str(message.channel_id)}
            yield Dispatch("MESSAGE_DELETE", _placed(world, message, gone), _message_intent(world, message))
        case events.ChannelCreated(channel) if not channel.is_dm:
            yield from _channel(world, channel, "CREATE")
        case events.ChannelUpdated(channel) if not channel.is_dm:
            yield from _channel(world, channel, "UPDATE")
        case events.ChannelDeleted(channel) if not channel.is_dm:
            yield from _channel(world, channel, "DELETE")
        case events.TypingStarted(channel_id, user_id) if user_id != world.bot_id:
            yield _typing(world, world.channel(channel_id), user_id)
        case events.MemberUpdated(user_id) if user_id in world.guild.members:
            member = full_member_json(world, world.guild.members[user_id])
            here = {**member, "guild_id": str(world.guild.id)}
            yield Dispatch("GUILD_MEMBER_UPDATE", here, Intent.GUILD_MEMBERS)
        case events.MemberJoined(user_id) if user_id == world.bot_id:
            # only a guild that was there before is said to be available
            joined = {key: value for key, value in guild_create_json(world).items() if key != "unavailable"}
            yield Dispatch("GUILD_CREATE", joined, Intent.GUILDS)
        case events.MemberLeft(user_id) if user_id == world.bot_id:
            yield Dispatch("GUILD_DELETE", {"id": str(world.guild.id)}, Intent.GUILDS)
        case events.MemberLeft(user_id):
            left: Json = {"guild_id": str(world.guild.id), "user": user_json(world.user(user_id))}
            yield Dispatch("GUILD_MEMBER_REMOVE", left, Intent.GUILD_MEMBERS)
        case _:
            return


def hide_content(world: World, data: Json) -> Json:
    """A message for a bot without MESSAGE_CONTENT: its own, DMs and mentions in full, of others no content."""
    bot = str(world.bot_id)
    mine = data["author"]["id"] == bot or "guild_id" not in data
    if mine or any(user["id"] == bot for user in data["mentions"]):
        return data
    return {**data, "content": "", "embeds": [], "attachments": [], "components": []}


def _heard(world: World, message: Message) -> bool:
    return message.only_for is None and world.sees(world.bot_id, message)


def _placed(world: World, message: Message, data: Json) -> Json:
    channel = world.state.channels.get(message.channel_id)
    return data if channel is None or channel.is_dm else {**data, "guild_id": str(world.guild.id)}


def _message_intent(world: World, message: Message) -> Intent:
    channel = world.state.channels.get(message.channel_id)
    return Intent.DIRECT_MESSAGES if channel is not None and channel.is_dm else Intent.GUILD_MESSAGES


def _message(world: World, message: Message, name: str, base: str) -> Dispatch:
    data = _placed(world, message, message_json(world, message, base))
    author = world.guild.members.get(message.author_id)
    if "guild_id" in data and author is not None:
        data["member"] = member_json(author)
    return Dispatch(name, data, _message_intent(world, message), content=True)


def _channel(world: World, channel: Channel, verb: str) -> Iterator[Dispatch]:
    if channel.is_thread:
        if verb != "DELETE" and not world.may(world.bot_id, channel, Permission.VIEW_CHANNEL):
            return
        data = channel_json(world, channel, viewer=world.bot_id)
        if verb == "DELETE":
            data = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
        elif verb == "CREATE":
            data["newly_created"] = True
        yield Dispatch(f"THREAD_{verb}", data, Intent.GUILDS)
    else:
        yield Dispatch(f"CHANNEL_{verb}", channel_json(world, channel), Intent.GUILDS)


def _typing(world: World, channel: Channel, user_id: int) -> Dispatch:
    data = {"channel_id": str(channel.id), "user_id": str(user_id), "timestamp": int(world.clock.now())}
    if channel.is_dm:
        return Dispatch("TYPING_START", data, Intent.DIRECT_MESSAGE_TYPING)
    member = full_member_json(world, world.guild.members[user_id])
    data |= {"guild_id": str(world.guild.id), "member": member}
    return Dispatch("TYPING_START", data, Intent.GUILD_MESSAGE_TYPING)
