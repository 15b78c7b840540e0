"""The permissions that the bot needs and has, and the permissions of members."""

from collections.abc import Iterable
from functools import partial
from typing import Any

import discord

from bot.errors import NotAllowed
from bot.sessions.model import Eyes
from bot.ui.words import Words, channel_mention

Interaction = discord.Interaction[Any]

# The permissions that the invitation asks for. discord.py itself calls the first one "read_messages".
PICTURES = "attach_files"
_NEEDED = ("view_channel", "send_messages", PICTURES, "send_messages_in_threads")
_SENDING = frozenset({"send_messages", "send_messages_in_threads"})  # of channels, and of threads
NEEDED = discord.Permissions(**dict.fromkeys(_NEEDED, True))
THREADS = "create_public_threads"  # needed only if the server wants a thread for each match
HIDDEN = "___hidden___"  # the name of a channel that Discord hides from the bot


def home_of(interaction: Interaction) -> int:
    """Return the server of an interaction, if the bot is a member there; else 0.

    It is 0 in direct messages and group messages, in a server that a member's own installation has reached, and in one
    that has authorised only the commands (`applications.commands`): there the bot can only answer. Until the shard of a
    server has heard of all its servers, the bot is taken for a member wherever the server has installed anything.
    """
    guild, client = interaction.guild_id or 0, interaction.client
    if not guild or client.get_guild(guild) is not None:
        return guild
    return guild if interaction.is_guild_integration() and not client.is_shard_ready(guild) else 0


def needs_server(interaction: Interaction) -> NotAllowed:
    """Return the refusal of what works only in a server that has the bot, with the link that invites it."""
    key = "error-guild-only" if interaction.guild_id is None else "error-not-installed"
    return NotAllowed(key, link=invitation(interaction.application_id))


def lacking_in(given: discord.Permissions, *, threads: bool) -> tuple[str, ...]:
    """Return the needed permissions that are not in `given`. threads: whether the bot must open threads."""
    return _lacking(given, (*_NEEDED, THREADS) if threads else _NEEDED)


def is_hidden(channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    """Return whether Discord hides a channel, or a thread's channel, from the bot."""
    place = channel.parent if isinstance(channel, discord.Thread) else channel
    return place is None or place.name == HIDDEN


def shown_name(channel: object) -> str:
    """Return the name of a channel as the bot may show it. channel: None if the bot does not know it."""
    known = isinstance(channel, discord.abc.GuildChannel | discord.Thread) and not is_hidden(channel)
    return str(channel) if known else "?"


def given_in(channel: discord.abc.GuildChannel | discord.Thread, member: discord.Member) -> discord.Permissions:
    """Return a member's permissions in a channel.

    Return none for a channel that Discord hides from the bot: Discord tells no details of it, and discord.py would
    compute the permissions without them.
    """
    return discord.Permissions.none() if is_hidden(channel) else channel.permissions_for(member)


def lacking_at(channel: discord.abc.GuildChannel, *, threads: bool) -> tuple[str, ...]:
    """Return the needed permissions that somebody has to give the bot in a channel. threads: as for `lacking_in`."""
    own = channel.guild.me
    return _without_consequences(lacking_in(given_in(channel, own), threads=threads), channel, own)


def _without_consequences(
    lacking: tuple[str, ...], channel: discord.abc.GuildChannel | discord.Thread | None, own: discord.Member
) -> tuple[str, ...]:
    """Return what is lacking without the permissions that come back with another one that is lacking.

    Who lacks "View Channel" has no permission in the channel at all. Who lacks the one to send messages may not attach
    files either. channel: None if the bot does not know it. Of such a channel, as of one that Discord hides, only the
    permissions of the bot's roles are known.
    """
    causes = {"view_channel"}.intersection(lacking) or _SENDING.intersection(lacking)
    if not causes:
        return lacking
    place, given = channel.parent if isinstance(channel, discord.Thread) else channel, own.guild_permissions
    if channel is not None and place is not None and not is_hidden(channel):
        allowed, denied = discord.Permissions.none(), discord.Permissions.none()
        for role in own.roles:
            if not role.is_default():
                allow, deny = place.overwrites_for(role).pair()
                allowed, denied = allowed | allow, denied | deny
        everyone, member = place.overwrites_for(own.guild.default_role).pair(), place.overwrites_for(own).pair()
        for allow, deny in (everyone, (allowed, denied), member):  # as Discord does
            given = given & ~deny | allow
    return tuple(name for name in lacking if name in causes or not getattr(given, name))


def _lacking(given: discord.Permissions, needed: tuple[str, ...]) -> tuple[str, ...]:
    return () if given.administrator else tuple(name for name in needed if not getattr(given, name))


def named(permissions: Iterable[str], words: Words) -> str:
    """Return the names of permissions as Discord shows them, as a list."""
    return words.listed(words("error-permission", permission=name) for name in permissions)


def check_bot(interaction: Interaction, words: Words) -> None:
    """Raise NotAllowed if the bot lacks permissions in the interaction's channel."""
    if lacking := lacking_to_post(interaction, interaction.channel_id):
        raise _not_allowed(lacking, interaction.channel_id or 0, words)


def check_may_open(interaction: Interaction, words: Words) -> None:
    """Raise NotAllowed, which says that no match was opened, if the bot cannot post boards here, be they in words."""
    if lacking := _lacking_for_boards(interaction):
        raise not_opened(lacking, interaction.channel_id or 0, words)


def may_open_threads(interaction: Interaction) -> bool:
    """Return whether the bot may open a thread for a match in the interaction's channel."""
    there = isinstance(interaction.channel, discord.TextChannel)
    return there and not _lacking(interaction.app_permissions, (THREADS, "send_messages_in_threads"))


def check_may_move(interaction: Interaction, words: Words) -> None:
    """Raise NotAllowed, which says that no match was moved, if the bot cannot post boards here, be they in words."""
    if lacking := _lacking_for_boards(interaction):
        why = named_with_place(lacking, interaction.channel_id or 0, words)
        raise NotAllowed("error-nothing-moved", why=why)


def _lacking_for_boards(interaction: Interaction) -> tuple[str, ...]:
    """Return all that the bot lacks in the interaction's channel if it cannot post there even in words; else ()."""
    lacking = lacking_to_post(interaction, interaction.channel_id)
    return lacking if {*lacking} - {PICTURES} else ()


def not_opened(lacking: tuple[str, ...], channel: int, words: Words) -> NotAllowed:
    """Return the refusal of a new match for which the bot lacks permissions in a channel."""
    return NotAllowed("error-nothing-opened", why=named_with_place(lacking, channel, words))


def lacking_to_post(interaction: Interaction, channel: int | None) -> tuple[str, ...]:
    """Return the permissions that the bot lacks to post boards in a channel of the server; (): none, or not known.

    Only of the interaction's own channel does Discord itself tell the permissions.
    """
    if not home_of(interaction):
        return ()  # the bot only answers there
    guild = interaction.guild
    known = None if guild is None or channel is None else guild.get_channel_or_thread(channel)
    if channel == interaction.channel_id:
        lacking = _lacking(interaction.app_permissions, _to_post(interaction.channel))
        return lacking if guild is None or channel is None else _without_consequences(lacking, known, guild.me)
    return () if known is None else lacking_there(known)


def lacking_said(channel: object, words: Words) -> str:
    """Return why the bot cannot post boards in a channel, and who can change that; "": it can, or it is not known.

    channel: None if the bot does not know it.
    """
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return ""
    return locked_said(channel, words) or named_with_place(lacking_there(channel), channel.id, words)


def locked_said(channel: object, words: Words) -> str:
    """Return that a thread is locked, and who can unlock it; "": it is not, or that is not known."""
    if not isinstance(channel, discord.Thread) or not is_closed(channel):
        return ""
    return words("ui-thread-locked", place=channel_mention(channel.id))


def named_with_place(lacking: tuple[str, ...], channel: int, words: Words) -> str:
    """Return that the bot needs these permissions in a channel, and who can grant them; "": it lacks none."""
    return words.refusal(_not_allowed(lacking, channel, words)) if lacking else ""


def lacking_there(channel: discord.abc.GuildChannel | discord.Thread) -> tuple[str, ...]:
    """Return the permissions that somebody has to give the bot before it can post boards in a channel or thread."""
    return _without_consequences(_lacking_to_post(channel), channel, channel.guild.me)


def _not_allowed(lacking: tuple[str, ...], channel: int, words: Words) -> NotAllowed:
    place = channel_mention(channel)
    if len(lacking) == 1:
        return NotAllowed("error-bot-permission", permission=lacking[0], place=place)
    return NotAllowed("error-bot-permissions", permissions=named(lacking, words), place=place)


def can_post(channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    """Return whether the bot may post boards in a channel, be they without pictures.

    In an archived thread it may, unless that is locked.
    """
    closed = isinstance(channel, discord.Thread) and is_closed(channel)
    return not closed and not {*_lacking_to_post(channel)} - {PICTURES}


def cannot_post(channel: object) -> bool:
    """Return whether it is known that the bot cannot post in a channel. channel: None if the bot does not know it."""
    return isinstance(channel, discord.abc.GuildChannel | discord.Thread) and not can_post(channel)


def is_closed(thread: discord.Thread) -> bool:
    """Return whether a thread is locked, so that the bot may not post in it."""
    return thread.locked and not given_in(thread, thread.guild.me).manage_threads


def lacks_pictures(channel: object) -> bool | None:
    """Return whether all that the bot lacks in a channel is the permission for pictures; None: it is not known.

    channel: None if the bot does not know it, such as an archived thread.
    """
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return None
    return _lacking_to_post(channel) == (PICTURES,)


def _lacking_to_post(channel: discord.abc.GuildChannel | discord.Thread) -> tuple[str, ...]:
    return _lacking(given_in(channel, channel.guild.me), _to_post(channel))


def _to_post(channel: object) -> tuple[str, ...]:
    """Return the permissions that the bot needs to post boards in a channel."""
    sending = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    return ("view_channel", sending, PICTURES)


def parent_of(interaction: Interaction) -> int | None:
    """Return the id of the channel that the interaction's thread belongs to; None outside of threads."""
    return interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None


def may_see(interaction: Interaction, channel: int) -> bool:
    """Return whether the member sees a channel or thread. Return False if the bot does not know the channel."""
    if channel == interaction.channel_id:
        return True
    found = None if interaction.guild is None else interaction.guild.get_channel_or_thread(channel)
    return found is not None and sees(interaction.user, found)


def all_see(interaction: Interaction, channel: int) -> bool:
    """Return whether everybody who sees the interaction's channel sees another one, as far as the bot can tell.

    They do if it is the same channel, the channel of this thread, a public thread of either, or one that is hidden from
    nobody in the server. Return False if the bot does not know the channel.
    """
    if channel == interaction.channel_id:
        return True
    found = None if interaction.guild is None else interaction.guild.get_channel_or_thread(channel)
    if found is None or is_hidden(found) or (isinstance(found, discord.Thread) and found.is_private()):
        return False
    place = found.parent if isinstance(found, discord.Thread) else found
    assert place is not None  # it is not hidden
    if place.id in (interaction.channel_id, parent_of(interaction)):
        return True
    return is_public(place) and not _hides(place)


def is_public(channel: discord.abc.GuildChannel) -> bool:
    """Return whether everybody in the server sees a channel, but those from whom it is hidden by name or role."""
    return not is_hidden(channel) and channel.permissions_for(channel.guild.default_role).view_channel


def readers_see(readers: object, channel: object) -> bool:
    """Return whether everybody who sees the channel `readers` sees another one too, as far as the bot can tell.

    They surely do if each role and each member that sees the first sees the other, and if that is hidden from no role
    or member. Return False for a private thread, and if the bot does not know one of them.
    """
    if not isinstance(readers, discord.abc.GuildChannel) or is_hidden(readers):
        return False
    if isinstance(channel, discord.Thread) and not channel.is_private():
        channel = channel.parent
    if not isinstance(channel, discord.abc.GuildChannel) or is_hidden(channel):
        return False
    if channel.id == readers.id:
        return True
    let_in = {one.id for one, given in channel.overwrites.items() if given.view_channel}
    named = (one for one, given in readers.overwrites.items() if given.view_channel)
    members = [one.id for one in named if readers.guild.get_role(one.id) is None]
    roles = [one for one in readers.guild.roles if readers.permissions_for(one).view_channel]
    open_to_all = is_public(channel)
    return (
        not _hides(channel)
        and all(channel.permissions_for(one).view_channel for one in roles)
        and all(open_to_all or one in let_in for one in members)
    )


def _hides(channel: discord.abc.GuildChannel) -> bool:
    """Return whether a channel is hidden from a role or a member, other than from everyone."""
    everyone = channel.guild.default_role.id
    return any(given.view_channel is False for one, given in channel.overwrites.items() if one.id != everyone)


def sees(user: discord.abc.User, channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    """Return whether a member sees a channel or thread. Nobody is said to see what Discord hides from the bot."""
    if not isinstance(user, discord.Member):
        return False
    given = given_in(channel, user)
    if isinstance(channel, discord.Thread) and channel.is_private():
        return given.manage_threads
    return given.view_channel


def may_write(user: discord.abc.User, channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    """Return whether a member sees a channel or thread, and may send messages there."""
    if not isinstance(user, discord.Member) or not sees(user, channel):
        return False
    given = given_in(channel, user)
    return given.send_messages_in_threads if isinstance(channel, discord.Thread) else given.send_messages


def is_unseen(channel: object, member: discord.Member) -> bool:
    """Return whether a member surely does not see a channel. What Discord hides from the bot, they may see."""
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or is_hidden(channel):
        return False
    return not channel.permissions_for(member).view_channel


def eyes_of(interaction: Interaction) -> Eyes:
    """Return what the member can see, in the form that the sessions take."""
    return Eyes(home_of(interaction), partial(may_see, interaction), may_moderate(interaction))


def may_moderate(interaction: Interaction) -> bool:
    """Return whether the member may delete messages here, and so may end other members' matches."""
    return bool(home_of(interaction)) and interaction.permissions.manage_messages


def check_manager(interaction: Interaction) -> None:
    """Raise NotAllowed unless the member may manage the server, and the bot is there.

    Discord hides such commands from other members, but a request can be forged.
    """
    if not home_of(interaction):
        raise needs_server(interaction)
    if not interaction.permissions.manage_guild:
        place = channel_mention(interaction.channel_id or 0)
        raise NotAllowed("error-member-permission", permission="manage_guild", place=place)


def invitation(application: int, *, guild: discord.Guild | None = None, lacking: Iterable[str] = ()) -> str:
    """Return the link that invites the bot. guild: a server that has the bot. lacking: permissions to add there."""
    scopes = ("bot", "applications.commands")
    if guild is None:
        return discord.utils.oauth_url(application, permissions=NEEDED, scopes=scopes)
    # The link replaces all permissions of the bot, so it repeats the old ones.
    wanted = discord.Permissions(guild.me.guild_permissions.value | NEEDED.value)
    wanted.update(**dict.fromkeys(lacking, True))
    return discord.utils.oauth_url(
        application, permissions=wanted, guild=guild, scopes=scopes, disable_guild_select=True
    )
