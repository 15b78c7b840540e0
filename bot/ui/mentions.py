"""Mentions of members, roles and channels, and links to channels and messages, as Discord reads them."""

from bot.storage.keeping import is_member


def mention(user: int) -> str:
    """Return a mention of a member. It notifies the member only if the message's `allowed_mentions` allows it.

    Raises ValueError for an id that is no member's, because nobody can mention it.
    """
    if not is_member(user):
        raise ValueError(f"nobody can mention {user}")
    return f"<@{user}>"


def role_mention(role: int) -> str:
    return f"<@&{role}>"


def channel_mention(channel: int) -> str:
    return f"<#{channel}>"


def channel_link(guild: int, channel: int) -> str:
    """Return a link to a channel, for places where mentions do not work. guild: 0 for a direct conversation."""
    return f"https://discord.com/channels/{guild or '@me'}/{channel}"


def message_link(guild: int, channel: int, message: int | None) -> str:
    """Return a link to a message, or a mention of its channel if `message` is None.

    Return "" for a match by letters of which the reader has no board.
    """
    if not message:
        return channel_mention(channel) if guild and channel > 0 else ""
    return f"{channel_link(guild, channel)}/{message}"
