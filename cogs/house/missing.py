"""What the bot lacks in a server, for `/setup`: permissions everywhere, in channels, and where matches wait."""

from collections.abc import Iterable, Mapping

import discord

from bot.sessions.model import GuildSettings
from bot.ui.boards.witness import who_can_help
from bot.ui.entry.permissions import (
    can_post,
    invitation,
    is_hidden,
    lacking_at,
    lacking_in,
    lacking_there,
    locked_said,
    named,
)
from bot.ui.words import Words, channel_link, channel_mention

MOST_CHANNELS = 15  # channels that `/setup` names at most

Channel = discord.abc.GuildChannel | discord.Thread


def lines_of(
    guild: discord.Guild,
    settings: GuildSettings,
    waiting: Mapping[int, int],
    application: int,
    words: Words,
    more: Iterable[str] = (),
) -> list[str]:
    """Return lines about what the bot lacks in a server, and whether a match waits for it.

    waiting: the channels and threads with open matches, each with Discord's code for refusing a board there; 0: none.
    application: the bot's id, for the link that grants permissions.
    more: lines about what else is missing.
    """
    lines = []
    everywhere = lacking_in(guild.me.guild_permissions, threads=settings.threads)
    blocked = [one for one in map(guild.get_channel_or_thread, waiting) if one is not None and not can_post(one)]
    found = [(one, lacking) for one in blocked if (lacking := _beyond(lacking_there(one), everywhere))]
    if everywhere:
        link = invitation(application, guild=guild, lacking=everywhere)
        lines.append(words("house-setup-role", permissions=named(everywhere, words), link=link))
        named_below = {one.id for one, _ in found}
        places = [channel_mention(one.id) for one in blocked if lacking_there(one) and one.id not in named_below]
        if places:
            lines.append(words("house-setup-role-waits", places=words.listed(places[:MOST_CHANNELS])))
    channels = [one for one in guild.text_channels if not settings.channels or one.id in settings.channels]
    others = [one for one in channels if one not in blocked]
    hidden = [one for one in others if is_hidden(one) and one.id not in settings.channels]
    for channel in (one for one in others if one not in hidden):
        if lacking := _beyond(lacking_at(channel, threads=settings.threads), everywhere):
            found.append((channel, lacking))
    for place, lacking in found[:MOST_CHANNELS]:
        line = _line(place, lacking, words)
        lines.append(f"{line} {words('house-setup-waits')}" if place in blocked else line)
    if len(found) > MOST_CHANNELS:
        lines.append(words("house-setup-more", count=len(found) - MOST_CHANNELS))
    lines += _refused_otherwise(guild, waiting, words)
    if hidden:
        key = "house-setup-hidden-more" if any(is_hidden(one) for one, _ in found) else "house-setup-hidden"
        lines.append(words(key, count=len(hidden), permission=named(["view_channel"], words)))
    lines += more
    if not lines:
        return [words("house-setup-fine")]
    return [words("house-setup-title"), *lines, *([words("house-setup-hint")] if found else [])]


def _beyond(lacking: tuple[str, ...], everywhere: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in lacking if name not in everywhere)


def _line(channel: Channel, lacking: tuple[str, ...], words: Words) -> str:
    """Return what lacks in a channel, with a link to where it is granted. A thread's channel decides for it."""
    owner = channel.parent_id if isinstance(channel, discord.Thread) else channel.id
    place, link = channel_mention(channel.id), channel_link(channel.guild.id, owner)
    return words("house-setup-channel", place=place, permissions=named(lacking, words), link=link)


def _refused_otherwise(guild: discord.Guild, waiting: Mapping[int, int], words: Words) -> list[str]:
    """Return a line for each place with a match whose board Discord refuses although no permission is known to lack."""
    lines = []
    for place, code in waiting.items():
        channel = guild.get_channel_or_thread(place)
        if locked := locked_said(channel, words):
            lines.append(locked)
        elif code and (channel is None or not lacking_there(channel)):
            lines.append(who_can_help("", code, place, words))
    return lines[:MOST_CHANNELS]
