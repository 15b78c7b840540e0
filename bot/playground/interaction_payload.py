"""INTERACTION_CREATE: what the bot is sent when a member uses a command, a component or a modal."""

from collections.abc import Iterable
from urllib.parse import quote

from bot.playground.interactions import Interaction
from bot.playground.limits import FILE_BYTES
from bot.playground.model import Attachment, Json
from bot.playground.payloads import (
    attachment_json,
    channel_json,
    full_member_json,
    member_json,
    message_json,
    role_json,
    user_json,
)
from bot.playground.permissions import in_guild
from bot.playground.world import World


def interaction_json(world: World, interaction: Interaction, base: str) -> Json:
    """The gateway's payload for an interaction that has just begun."""
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
        "app_permissions": str(world.permissions(world.bot_id, channel)),
        "attachment_size_limit": FILE_BYTES,
        "entitlements": [],
        "entitlement_sku_ids": [],
    }
    if channel.is_dm:
        body |= {"user": user_json(user), "context": 1, "authorizing_integration_owners": {"0": "0"}}
    else:
        guild = world.guild
        member = full_member_json(world, guild.members[user.id])
        member["permissions"] = str(world.permissions(user.id, channel))
        body["channel"]["permissions"] = member["permissions"]
        body |= {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": member,
            "context": 0,
            "authorizing_integration_owners": {"0": str(guild.id)},
        }
    if interaction.message is not None:
        body["message"] = message_json(world, interaction.message, base)
    return body


def resolved_json(world: World, ids: Iterable[int], user_id: int) -> Json:
    """The things that ids in a command's or select's values stand for."""
    found: Json = {}
    for each in ids:
        if each in world.state.users:
            found.setdefault("users", {})[str(each)] = user_json(world.user(each))
            if each in world.guild.members:
                found.setdefault("members", {})[str(each)] = _resolved_member(world, each)
        elif each in world.guild.roles:
            found.setdefault("roles", {})[str(each)] = role_json(world.guild.roles[each])
        elif each in world.state.channels:
            channel = world.channel(each)
            entry = {**channel_json(world, channel), "permissions": str(world.permissions(user_id, channel))}
            found.setdefault("channels", {})[str(each)] = entry
    return found


def uploads_json(bot_id: int, uploads: Iterable[Attachment], base: str) -> Json:
    """Files that a member gave to a modal, by id. Their addresses hold for as long as the interaction does."""
    found: Json = {}
    for each in uploads:
        url = f"{base}/cdn/ephemeral-attachments/{bot_id}/{each.id}/{quote(each.filename)}"
        addresses = {"url": url, "proxy_url": url, "ephemeral": True}
        found[str(each.id)] = {**attachment_json(bot_id, each, base), **addresses}
    return found


def _resolved_member(world: World, user_id: int) -> Json:
    return {**member_json(world.guild.members[user_id]), "permissions": str(in_guild(world.guild, user_id))}
