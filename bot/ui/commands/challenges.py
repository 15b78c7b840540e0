"""Checks whether a member may be challenged, for the user command Challenge and for menus."""

import discord
from discord.abc import GuildChannel

from bot.errors import NotAllowed
from bot.sessions.model import Member
from bot.ui.client import Client
from bot.ui.entry.context import Context
from bot.ui.entry.trouble import UNKNOWN_MEMBER, UNKNOWN_USER
from bot.ui.words import channel_mention


async def member_named(context: Context, user: int) -> discord.Member:
    """Return a member of the server. Raises NotAllowed if there is none."""
    guild = context.interaction.guild
    try:
        if guild is None:
            raise NotAllowed("error-guild-only")
        return await guild.fetch_member(user)
    except discord.NotFound as problem:
        if problem.code not in (UNKNOWN_MEMBER, UNKNOWN_USER):
            raise
        raise NotAllowed("error-challenge-gone") from problem


async def check_may_be_challenged(context: Context, client: Client, member: discord.Member | discord.User) -> None:
    """Raise NotAllowed unless this member can be challenged here by the member who asks."""
    if member.id == context.user:
        raise NotAllowed("error-challenge-self")
    if client.user is not None and member.id == client.user.id:
        raise NotAllowed("error-challenge-me")
    if member.bot:
        raise NotAllowed("error-challenge-bot")
    if not isinstance(member, discord.Member):
        raise NotAllowed("error-challenge-gone")
    channel = context.interaction.channel
    if isinstance(channel, GuildChannel | discord.Thread) and not channel.permissions_for(member).view_channel:
        place = channel_mention(context.place.channel)
        raise NotAllowed("error-challenge-unseen", name=member.display_name, place=place)
    await client.sessions.settings.check_challenge(Member(member.id, member.display_name))
