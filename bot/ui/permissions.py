"""What the bot may do in a channel, and what it needs."""

import discord

from bot.errors import NotAllowed
from bot.ui.door import Interaction
from bot.ui.names import channel_mention
from bot.ui.words import Words

# What the invitation asks for, and nothing beyond: to see a channel, to post a board there, with its picture.
NEEDED = discord.Permissions(view_channel=True, send_messages=True, send_messages_in_threads=True, attach_files=True)


def missing(interaction: Interaction) -> tuple[str, ...]:
    """The permissions the bot needs and lacks where the interaction happened, by discord.py's names."""
    given = interaction.app_permissions
    if given.administrator:
        return ()
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = ["view_channel", "send_messages_in_threads" if in_thread else "send_messages", "attach_files"]
    return tuple(name for name in needed if not getattr(given, name))


def refusal(interaction: Interaction, words: Words) -> NotAllowed | None:
    """The refusal where something is missing: what, and where."""
    lacking = missing(interaction)
    place = channel_mention(interaction.channel_id or 0)
    if not lacking:
        return None
    if len(lacking) == 1:
        return NotAllowed("error-bot-permission", permission=lacking[0], place=place)
    names = ", ".join(words("error-permission", permission=name) for name in lacking)
    return NotAllowed("error-bot-permissions", permissions=names, place=place)


def may_moderate(interaction: Interaction) -> bool:
    """Whether the member may end other members' matches: who may manage messages in the channel could delete the
    board as well.
    """
    return interaction.permissions.manage_messages


def invitation(application: int) -> str:
    """Where a server's owner invites the bot."""
    return discord.utils.oauth_url(application, permissions=NEEDED, scopes=("bot", "applications.commands"))
