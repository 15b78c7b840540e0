"""What happens in the world. The world tells its listeners; the gateway, the pages, the actors and the file listen."""

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
    message: Message


@dataclass(frozen=True)
class MessageDeleted:
    """Gone, or (ephemeral) waved away by the one who saw it."""

    message: Message


@dataclass(frozen=True)
class ChannelCreated:
    channel: Channel


@dataclass(frozen=True)
class ChannelUpdated:
    channel: Channel


@dataclass(frozen=True)
class ChannelDeleted:
    channel: Channel


@dataclass(frozen=True)
class PermissionsChanged:
    """What members may do or see in some channel is not what it was."""


@dataclass(frozen=True)
class MemberUpdated:
    """Roles, or the connection of a bot or a page."""

    user_id: int


@dataclass(frozen=True)
class MemberJoined:
    user_id: int


@dataclass(frozen=True)
class MemberLeft:
    user_id: int


@dataclass(frozen=True)
class CommandsChanged:
    pass


@dataclass(frozen=True)
class EmojiChanged:
    """The bot's own emoji."""


@dataclass(frozen=True)
class TypingStarted:
    channel_id: int
    user_id: int


@dataclass(frozen=True)
class ReadMarked:
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
    interaction: "Interaction"


@dataclass(frozen=True)
class RequestAnswered:
    """A REST request was answered: not of the world, but tests wait for it."""


Event = (
    MessageCreated
    | MessageUpdated
    | MessageDeleted
    | ChannelCreated
    | ChannelUpdated
    | ChannelDeleted
    | PermissionsChanged
    | MemberUpdated
    | MemberJoined
    | MemberLeft
    | CommandsChanged
    | EmojiChanged
    | TypingStarted
    | ReadMarked
    | InteractionChanged
    | ModalOpened
    | ModalClosed
    | RequestAnswered
)
