"""The records of the world. All of them are saved in the world's file.

Times are seconds since 1970. Ids are snowflakes, as on Discord: the upper 42 bits count the milliseconds since 2015.
The lower 22 bits distinguish the ids of one millisecond.
"""

from enum import IntEnum, IntFlag
from typing import Any

import msgspec

Json = dict[str, Any]
FORMAT = 3  # the number of the saved world's format; format 1 has one guild, format 2 knows no external apps


class ChannelType(IntEnum):
    """Discord's numbers for the types of channels that the playground supports."""

    TEXT = 0
    DM = 1
    GROUP = 3
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class MessageType(IntEnum):
    """Discord's numbers for the types of messages that the playground supports."""

    DEFAULT = 0
    THREAD_CREATED = 18
    REPLY = 19
    SLASH_ANSWER = 20


class MessageFlag(IntFlag):
    """Discord's bits in a message's `flags`."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class User(msgspec.Struct):
    """A person or a bot with an account.

    name: the name that others see
    dms_open: whether the user takes direct messages from bots
    """

    id: int
    username: str
    name: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True


class Member(msgspec.Struct):
    user_id: int
    joined_at: float
    roles: list[int] = []
    nick: str | None = None


class Role(msgspec.Struct):
    """A role of a guild, with the permissions that it gives."""

    id: int  # The role @everyone has the guild's id.
    name: str
    permissions: int
    color: int = 0
    position: int = 0
    managed: bool = False


class Overwrite(msgspec.Struct):
    """An exception from the guild's permissions in one channel.

    id: the id of the role or member
    allow: the permission bits that this channel gives to the role or member
    deny: the permission bits that this channel takes from the role or member
    """

    id: int
    is_member: bool
    allow: int = 0
    deny: int = 0


class Guild(msgspec.Struct):
    """A server.

    with_commands: whether it has the application's commands (`applications.commands`) without the bot
    icon: a hash of its icon, a PNG whose bytes are in `World.files` by the guild's id; None: it has no icon
    """

    id: int
    name: str
    owner_id: int
    locale: str
    roles: dict[int, Role]
    members: dict[int, Member]
    with_commands: bool = False
    icon: str | None = None


class Channel(msgspec.Struct):
    """A text channel, a thread, a direct conversation or a group message.

    guild_id: the channel's guild; None for a direct conversation or a group message
    parent_id: the channel of a thread; None for other channels
    owner_id: the user who opened a thread or a group message; None for other channels
    people: the ids of the members of a thread, or of the users of a direct conversation or a group message
    archived_at: the time at which `archived` last changed
    read: for each user's id, the id of the last message that they have read
    """

    id: int
    type: ChannelType
    guild_id: int | None = None
    name: str = ""
    topic: str | None = None
    position: int = 0
    parent_id: int | None = None
    owner_id: int | None = None
    people: list[int] = []
    overwrites: list[Overwrite] = []
    archived: bool = False
    locked: bool = False
    archive_minutes: int = 1440
    archived_at: float = 0.0
    message_count: int = 0
    last_message_id: int | None = None
    read: dict[int, int] = {}

    @property
    def is_thread(self) -> bool:
        return self.type in (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)

    @property
    def is_dm(self) -> bool:
        return self.type is ChannelType.DM

    @property
    def is_group(self) -> bool:
        return self.type is ChannelType.GROUP


class Attachment(msgspec.Struct):
    """A file of a message. Its bytes are in `World.files`."""

    id: int
    filename: str
    size: int
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


class Origin(msgspec.Struct):
    """The interaction that a message answers.

    type: the number of its `interaction.Kind`
    name: the full name of the command; None for all other interactions
    owners: by whose installations of the application it came, see `installation.Owners`
    command_type: Discord's number of the type of the command
    direct: whether it came from a direct conversation with the bot
    """

    id: int
    type: int
    user_id: int
    name: str | None = None
    owners: dict[str, str] = {}
    command_type: int = 1
    direct: bool = False


class Message(msgspec.Struct):
    """A message of a channel, or a private answer, which only one user sees.

    mentions: the ids of the users whom the message pings
    only_for: the user who sees a private answer; None for other messages
    dismissed: whether that user has dismissed the private answer, which the bot can still edit
    """

    id: int
    channel_id: int
    author_id: int
    type: MessageType = MessageType.DEFAULT
    content: str = ""
    flags: int = 0
    edited_at: float | None = None
    attachments: list[Attachment] = []
    embeds: list[Json] = []
    components: list[Json] = []
    mentions: list[int] = []
    mention_everyone: bool = False
    only_for: int | None = None
    dismissed: bool = False
    origin: Origin | None = None
    reply_to: int | None = None
    nonce: str | None = None

    def has(self, flag: MessageFlag) -> bool:
        return bool(self.flags & flag)

    @property
    def reader(self) -> int | None:
        """Return the user who alone reads this answer of the bot; None for an answer to others, and for no answer.

        Nobody else reads a private answer, nor any answer in a direct conversation with the bot.
        """
        if self.only_for is None and self.origin is not None and self.origin.direct:
            return self.origin.user_id
        return self.only_for

    @property
    def texts(self) -> list[str]:
        """Return all texts that the message shows: its content and its text components."""
        displays = [part["content"] for part in nested(self.components) if part.get("type") == 10]
        return [self.content, *displays] if self.content else displays


class Command(msgspec.Struct):
    """A registered application command. `guild_id` is None for a global command."""

    id: int
    version: int
    guild_id: int | None
    body: Json


class Application(msgspec.Struct):
    """The bot's application in Discord's developer portal.

    for_users: whether users may install it for themselves
    """

    id: int  # The bot's user has the same id.
    name: str
    token: str
    owner_id: int
    for_users: bool = True


class ApplicationEmoji(msgspec.Struct):
    """An emoji that the bot uploaded. Its picture's bytes are in `World.files`."""

    id: int
    name: str
    content_type: str

    @property
    def animated(self) -> bool:
        return self.content_type == "image/gif"


class State(msgspec.Struct):
    """The whole world as it is saved.

    guilds: all guilds by id; there is at least one
    messages: for each channel's id, its messages by id, oldest first
    installed: the ids of the users who have installed the application for themselves
    """

    application: Application
    guilds: dict[int, Guild]
    users: dict[int, User]
    channels: dict[int, Channel]
    messages: dict[int, dict[int, Message]]
    commands: dict[int, Command]
    last_id: int
    emojis: dict[int, ApplicationEmoji] = {}
    installed: list[int] = []
    format: int = FORMAT

    @property
    def guild(self) -> Guild:
        """Return the first guild."""
        return next(iter(self.guilds.values()))


def nested(components: list[Json]) -> list[Json]:
    """Return the components and all components inside them as one list, outer components before inner components."""
    found: list[Json] = []
    for component in components:
        found.append(component)
        children = list(component.get("components") or ())
        children += [component[key] for key in ("accessory", "component") if component.get(key)]
        found += nested(children)
    return found


EPOCH_MS = 1_420_070_400_000


class SnowflakeSource:
    """A source of ids. Each id is larger than the id before it, even if the clock was set back."""

    def __init__(self, last: int = 0) -> None:
        self.last = last

    def next(self, now: float) -> int:
        """Return a new id for the time `now`."""
        self.last = max((int(now * 1000) - EPOCH_MS) << 22, self.last + 1)
        return self.last


def time_of(snowflake: int) -> float:
    return ((snowflake >> 22) + EPOCH_MS) / 1000
