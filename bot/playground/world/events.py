"""The events that the world sends to its listeners, such as the gateway, the pages and the file."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.playground.world.model import Channel, Message

if TYPE_CHECKING:
    from bot.playground.world.interaction import Interaction


@dataclass(frozen=True)
class MessageCreated:
    message: Message


@dataclass(frozen=True)
class MessageUpdated:
    """A message was edited, or a thread was opened at this message."""

    message: Message


@dataclass(frozen=True)
class MessageDeleted:
    """A message was deleted, or a member dismissed a private answer."""

    message: Message


@dataclass(frozen=True)
class ChannelCreated:
    channel: Channel


@dataclass(frozen=True)
class ChannelUpdated:
    """The fields of a channel or the members of a thread changed."""

    channel: Channel


@dataclass(frozen=True)
class ChannelDeleted:
    """A channel or thread was deleted. with_parent: whether the channel of this thread was deleted too."""

    channel: Channel
    with_parent: bool = False


@dataclass(frozen=True)
class ChannelShown:
    """A channel was hidden from the bot, and the bot sees it again."""

    channel: Channel


@dataclass(frozen=True)
class GuildUpdated:
    guild_id: int


@dataclass(frozen=True)
class RoleAdded:
    guild_id: int
    role_id: int


@dataclass(frozen=True)
class RoleUpdated:
    guild_id: int
    role_id: int


@dataclass(frozen=True)
class RoleDeleted:
    guild_id: int
    role_id: int


@dataclass(frozen=True)
class RolesGiven:
    """A member has other roles."""

    user_id: int
    guild_id: int


@dataclass(frozen=True)
class GuildAvailable:
    """An outage of a guild began or ended."""

    guild_id: int
    available: bool


@dataclass(frozen=True)
class PermissionsChanged:
    """The permissions of members in one or more channels changed."""


@dataclass(frozen=True)
class MemberUpdated:
    """A member went online or offline, or has another name or language."""

    user_id: int


@dataclass(frozen=True)
class MemberJoined:
    user_id: int
    guild_id: int


@dataclass(frozen=True)
class MemberLeft:
    user_id: int
    guild_id: int


@dataclass(frozen=True)
class AppInstalled:
    """A user has installed the application for themselves, or removed it."""

    user_id: int


@dataclass(frozen=True)
class CommandsChanged:
    """Commands were registered or removed."""


@dataclass(frozen=True)
class EmojiChanged:
    """The bot's emoji changed."""


@dataclass(frozen=True)
class TypingStarted:
    """A member or the bot is typing."""

    channel_id: int
    user_id: int


@dataclass(frozen=True)
class ReadMarked:
    """A member has read more messages of a channel."""

    channel: Channel
    user_id: int


@dataclass(frozen=True)
class InteractionChanged:
    interaction: "Interaction"


@dataclass(frozen=True)
class ModalOpened:
    interaction: "Interaction"


@dataclass(frozen=True)
class ModalClosed:
    """A modal was submitted or closed, or its interaction ended."""

    interaction: "Interaction"


@dataclass(frozen=True)
class RequestAnswered:
    """A REST request was answered. Tests wait for this event."""


@dataclass(frozen=True)
class SessionsChanged:
    """A gateway session was asked for, began, was resumed, lost its connection or ended. Tests wait for this event."""


Event = (
    MessageCreated | MessageUpdated | MessageDeleted | ChannelCreated | ChannelUpdated | ChannelDeleted | ChannelShown
    | PermissionsChanged | RoleAdded | RoleUpdated | RoleDeleted | RolesGiven | GuildAvailable | GuildUpdated
    | MemberUpdated | MemberJoined | MemberLeft | AppInstalled | CommandsChanged | EmojiChanged | TypingStarted
    | ReadMarked | InteractionChanged | ModalOpened | ModalClosed | RequestAnswered | SessionsChanged
)  # fmt: skip
