"""Names and links in messages. Nothing that a member calls themselves can format, link or ping."""

import re
import unicodedata

LONGEST_NAME = 40  # Discord's own limit for display names is 32; a little room for what was kept longer ago

# Every sign that means something in Discord's Markdown, at the start of a line or within it; `<` begins mentions,
# custom emoji, timestamps and command links; a number with a dot begins a list.
_FORMATTING = re.compile(r"([\\*_~`|<>#\[\]()+-]|(?<=\d)\.)")
# Invisible signs that join emoji; all other format and control signs (right-to-left overrides among them) are dropped.
_JOINERS = "\u200c\u200d"
_BREAK = "\u200b"


def plain_name(name: str) -> str:
    """Return a display name as one line without invisible characters, at most LONGEST_NAME long; "?" if nothing is
    left.
    """
    visible = "".join(sign for sign in name if sign in _JOINERS or unicodedata.category(sign) not in ("Cc", "Cf", "Cs"))
    words = " ".join(visible.split())
    short = words if len(words) <= LONGEST_NAME else words[: LONGEST_NAME - 1].rstrip() + "…"
    return short if short.strip(_JOINERS) else "?"


def safe_name(name: str) -> str:
    """Return a display name for a message: Markdown is escaped, mentions and links are broken."""
    escaped = _FORMATTING.sub(r"\\\1", plain_name(name))
    return escaped.replace("@", "@" + _BREAK).replace("://", ":" + _BREAK + "//")


def safe_names(names: str) -> str:
    """Return several display names for a message, with commas between. names: one a line, as refusals have them."""
    return ", ".join(map(safe_name, names.splitlines())) or safe_name("")


def mention(user: int) -> str:
    """Return a mention of a member. It pings only if the send's allowed_mentions names them."""
    return f"<@{user}>"


def channel_mention(channel: int) -> str:
    """Return a mention of a channel."""
    return f"<#{channel}>"


def channel_link(guild: int, channel: int) -> str:
    """Return a link to a channel, for places where no mention can stand."""
    return f"https://discord.com/channels/{guild}/{channel}"


def message_link(guild: int, channel: int, message: int | None) -> str:
    """Return a link to a message; without a message, a mention of its channel."""
    if not message:
        return channel_mention(channel)
    return f"https://discord.com/channels/{guild}/{channel}/{message}"
