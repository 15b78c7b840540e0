"""Checks whether a member may be challenged, and offers to block a challenger."""

import discord
from discord.abc import GuildChannel

from bot.errors import NotAllowed
from bot.sessions import refusals
from bot.sessions.pace import Guest
from bot.ui.client import Client
from bot.ui.commands.blocks import block_button
from bot.ui.entry.asked import member_of
from bot.ui.entry.context import Context
from bot.ui.entry.permissions import given_in, needs_server
from bot.ui.entry.reasons import UNKNOWN_MEMBER, UNKNOWN_USER
from bot.ui.panels import Layout, panel
from bot.ui.words import Words, channel_mention, plain_name


def declined(challenger: Guest, words: Words, now: int) -> Layout:
    """Return the answer to a member who has declined a challenge: how to be left alone, by this member or by all."""
    label = words("block-them", name=plain_name(words.member(challenger.name)))
    block = block_button(challenger.user, label, now)
    return panel(f"{words('ui-declined')}\n{words('guide-no-challenges')}", [block])


async def member_named(context: Context, user: int) -> discord.Member:
    """Return a member of the server. Raises NotAllowed if there is none."""
    guild = context.interaction.guild
    try:
        if guild is None or not context.place.guild:
            raise needs_server(context.interaction)
        return await guild.fetch_member(user)
    except discord.NotFound as problem:
        if problem.code not in (UNKNOWN_MEMBER, UNKNOWN_USER):
            raise
        raise NotAllowed("error-challenge-gone") from problem


def check_no_bot(context: Context, client: Client, member: discord.Member | discord.User) -> None:
    """Raise NotAllowed if a member is a bot, or the one who asks."""
    if member.id == context.user:
        raise NotAllowed("error-challenge-self")
    if client.user is not None and member.id == client.user.id:
        raise NotAllowed("error-challenge-me")
    if member.bot:
        raise NotAllowed("error-challenge-bot")


async def check_may_be_challenged(context: Context, client: Client, member: discord.Member | discord.User) -> None:
    """Raise NotAllowed unless this member can be challenged here by the member who asks."""
    check_no_bot(context, client, member)
    if not isinstance(member, discord.Member):
        raise NotAllowed("error-challenge-gone")
    channel = context.interaction.channel
    if isinstance(channel, GuildChannel | discord.Thread) and not given_in(channel, member).view_channel:
        place = channel_mention(context.place.channel)
        raise NotAllowed("error-challenge-unseen", refusals.member_named(member_of(member)), place=place)
    await client.sessions.blocks.check_challenge(member_of(member), context.user)
