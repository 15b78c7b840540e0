"""Routes about the guild: its channels, roles, members."""

from bot.playground.api_error import unknown_guild, unknown_member
from bot.playground.model import Guild, Json
from bot.playground.payloads import channel_json, full_member_json, guild_json, role_json, thread_member_json
from bot.playground.permissions import Permission
from bot.playground.rest import Call


def get_guild(call: Call) -> Json:
    return guild_json(_guild(call))


def list_channels(call: Call) -> list[Json]:
    _guild(call)
    channels = call.world.state.channels.values()
    return [channel_json(call.world, c) for c in channels if not c.is_thread and not c.is_dm]


def list_roles(call: Call) -> list[Json]:
    return [role_json(role) for role in _guild(call).roles.values()]


def get_member(call: Call) -> Json:
    member = _guild(call).members.get(call.id("user_id"))
    if member is None:
        raise unknown_member()
    return full_member_json(call.world, member)


def active_threads(call: Call) -> Json:
    _guild(call)
    bot = call.world.bot_id
    threads = [t for t in call.world.threads() if call.world.may(bot, t, Permission.VIEW_CHANNEL)]
    return {
        "threads": [channel_json(call.world, t, viewer=bot) for t in threads],
        "members": [thread_member_json(t, bot) for t in threads if bot in t.people],
    }


def _guild(call: Call) -> Guild:
    guild = call.world.guild
    if call.id("guild_id") != guild.id or call.world.bot_id not in guild.members:
        raise unknown_guild()
    return guild
