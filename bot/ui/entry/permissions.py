"""What the bot may do in a channel, and what it needs."""

from collections.abc import Iterable
from functools import partial
from typing import Any

import discord

from bot.errors import NotAllowed
from bot.sessions.model import Eyes
from bot.ui.words import Words, channel_mention

Interaction = discord.Interaction[Any]

# What the invitation asks for, and nothing beyond: to see a channel, to post a board there, with its picture.
NEEDED = discord.Permissions(view_channel=True, send_messages=True, send_messages_in_threads=True, attach_files=True)
THREADS = "create_public_threads"  # where the server wants a thread for each match


def missing(interaction: Interaction) -> tuple[str, ...]:
    """Return the permissions that the bot needs and lacks where the interaction happened, by discord.py's names."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    sending = "send_messages_in_threads" if in_thread else "send_messages"
    return _lacking(interaction.app_permissions, ("view_channel", sending, "attach_files"))


def lacking_in(given: discord.Permissions, *, threads: bool) -> tuple[str, ...]:
    """Return what the bot needs and these permissions do not include. threads: it opens threads, too."""
    needed = tuple(name for name, wanted in NEEDED if wanted)
    return _lacking(given, (*needed, THREADS) if threads else needed)


def _lacking(given: discord.Permissions, needed: tuple[str, ...]) -> tuple[str, ...]:
    return () if given.administrator else tuple(name for name in needed if not getattr(given, name))


def named(permissions: Iterable[str], words: Words) -> str:
    """Return permissions as Discord shows them, joined by commas."""
    return ", ".join(words("error-permission", permission=name) for name in permissions)


def refusal(interaction: Interaction, words: Words) -> NotAllowed | None:
    """Return the refusal where permissions are missing: which, and where. None if none are."""
    lacking = missing(interaction)
    place = channel_mention(interaction.channel_id or 0)
    if not lacking:
        return None
    if len(lacking) == 1:
        return NotAllowed("error-bot-permission", permission=lacking[0], place=place)
    return NotAllowed("error-bot-permissions", permissions=named(lacking, words), place=place)


def parent_of(interaction: Interaction) -> int | None:
    """Return the channel of the thread where it happened; None if that is no thread."""
    return interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None


def may_see(interaction: Interaction, channel: int) -> bool:
    """Return whether the member sees a channel or thread of the server. Nobody sees one that is gone or unknown."""
    if channel == interaction.channel_id:
        return True
    found = None if interaction.guild is None else interaction.guild.get_channel_or_thread(channel)
    if found is None or not isinstance(interaction.user, discord.Member):
        return False
    given = found.permissions_for(interaction.user)
    if isinstance(found, discord.Thread) and found.is_private():
        return given.manage_threads
    return given.view_channel


def eyes_of(interaction: Interaction) -> Eyes:
    """Return what the member can see, in the form that the sessions want."""
    return Eyes(interaction.guild_id or 0, partial(may_see, interaction), may_moderate(interaction))


def may_moderate(interaction: Interaction) -> bool:
    """Return whether the member may end other members' matches: they may manage messages here, so they could delete
    the board as well.
    """
    return interaction.permissions.manage_messages


def check_manager(interaction: Interaction) -> None:
    """Raises NotAllowed unless the member may manage the server. Hiding a command is no protection."""
    if not interaction.permissions.manage_guild:
        place = channel_mention(interaction.channel_id or 0)
        raise NotAllowed("error-member-permission", permission="manage_guild", place=place)


def invitation(application: int, *, guild: discord.Guild | None = None, lacking: Iterable[str] = ()) -> str:
    """Return the link by which a server's owner invites the bot. guild: a server where it is already, but lacks
    these permissions.
    """
    scopes = ("bot", "applications.commands")
    if guild is None:
        return discord.utils.oauth_url(application, permissions=NEEDED, scopes=scopes)
    # asked for again, they take the place of those it has: so those stay in
    wanted = discord.Permissions(guild.me.guild_permissions.value | NEEDED.value)
    wanted.update(**dict.fromkeys(lacking, True))
    return discord.utils.oauth_url(
        application, permissions=wanted, guild=guild, scopes=scopes, disable_guild_select=True
    )
