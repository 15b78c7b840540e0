"""The records of the world. They hold data; `world` changes them.

All of them are saved in the world's file. Times are seconds since 1970. Ids are snowflakes, as on Discord: 42 bits of
milliseconds since 2015, then 22 bits that tell apart the ids of one millisecond.
"""

from enum import IntEnum, IntFlag
from typing import Any

import msgspec

Json = dict[str, Any]


class ChannelType(IntEnum):
    """Discord's numbers for the kinds of channels that exist here."""

    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class MessageType(IntEnum):
    """Discord's numbers for the kinds of messages that exist here."""

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
    """A person or a bot with an account."""

    id: int
    username: str
    name: str  # the shown name
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True  # False: direct messages from bots are refused


class Member(msgspec.Struct):
    """A user in the guild."""

    user_id: int
    joined_at: float
    roles: list[int] = []
    nick: str | None = None


class Role(msgspec.Struct):
    """A role of the guild, with the permissions it gives."""

    id: int  # the guild's id for @everyone
    name: str
    permissions: int
    color: int = 0
    position: int = 0
    managed: bool = False


class Overwrite(msgspec.Struct):
    """A channel's exception from the guild's permissions, for a role or a member."""

    id: int
    is_member: bool
    allow: int = 0
    deny: int = 0


class Guild(msgspec.Struct):
    """The one guild of the world, with its roles and members by id."""

    id: int
    name: str
    owner_id: int
    locale: str
    roles: dict[int, Role]
    members: dict[int, Member]


class Channel(msgspec.Struct):
    """A text channel, a thread or a direct conversation."""

    id: int
    type: ChannelType
    name: str = ""
    topic: str | None = None
    position: int = 0
    parent_id: int | None = None  # a thread's channel
    owner_id: int | None = None  # the member who opened a thread
    people: list[int] = []  # both users of a DM, the members of a thread
    overwrites: list[Overwrite] = []
    archived: bool = False
    locked: bool = False
    archive_minutes: int = 1440
    archived_at: float = 0.0  # when `archived` last changed
    message_count: int = 0
    last_message_id: int | None = None
    read: dict[int, int] = {}  # user -> the last message read

    @property
    def is_thread(self) -> bool:
        """Return whether this is a public or private thread."""
        return self.type in (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)

    @property
    def is_dm(self) -> bool:
        """Return whether this is a direct conversation of two users."""
        return self.type is ChannelType.DM


class Attachment(msgspec.Struct):
    """A file of a message. `World.files` holds its bytes under its id."""

    id: int
    filename: str
    size: int
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


class Origin(msgspec.Struct):
    """The interaction that a message answers."""

    id: int
    type: int
    user_id: int
    name: str | None = None  # a command's full name


class Message(msgspec.Struct):
    """A message of a channel, also one that only one member sees."""

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
    mentions: list[int] = []  # ids of the users it pings
    mention_everyone: bool = False
    only_for: int | None = None  # the user who sees a private answer
    dismissed: bool = False  # a private answer that its user has closed; its token still works
    origin: Origin | None = None
    reply_to: int | None = None
    nonce: str | None = None

    def has(self, flag: MessageFlag) -> bool:
        """Return whether the flag is set."""
        return bool(self.flags & flag)

    @property
    def texts(self) -> list[str]:
        """Return all visible texts of the message: its content, then its text displays in order."""
        displays = [part["content"] for part in nested(self.components) if part.get("type") == 10]
        return [self.content, *displays] if self.content else displays


class Command(msgspec.Struct):
    """A registered application command, with its id."""

    id: int
    version: int
    guild_id: int | None
    body: Json


class Application(msgspec.Struct):
    """The bot's entry in Discord's developer portal."""

    id: int  # also the id of the bot's user
    name: str
    token: str
    owner_id: int


class ApplicationEmoji(msgspec.Struct):
    """An emoji that the bot uploaded. `World.files` holds its bytes under its id."""

    id: int
    name: str
    content_type: str

    @property
    def animated(self) -> bool:
        """Return whether the emoji is a GIF."""
        return self.content_type == "image/gif"


class State(msgspec.Struct):
    """The whole world, in the form for the file."""

    application: Application
    guild: Guild
    users: dict[int, User]
    channels: dict[int, Channel]
    messages: dict[int, dict[int, Message]]  # channel -> message id -> message, oldest first
    commands: dict[int, Command]
    last_id: int
    emojis: dict[int, ApplicationEmoji] = {}
    format: int = 1


def nested(components: list[Json]) -> list[Json]:
    """Return all components of a tree as a flat list, parents before their children."""
    found: list[Json] = []
    for component in components:
        found.append(component)
        children = list(component.get("components") or ())
        children += [component[key] for key in ("accessory", "component") if component.get(key)]
        found += nested(children)
    return found


EPOCH_MS = 1_420_070_400_000


class SnowflakeSource:
    """A source of growing ids, even if the clock stands still or is set back."""

    def __init__(self, last: int = 0) -> None:
        self.last = last

    def next(self, now: float) -> int:
        """Return a new id for the moment `now` (seconds since 1970)."""
        of_the_moment = (int(now * 1000) - EPOCH_MS) << 22
        self.last = max(of_the_moment, self.last + 1)
        return self.last


def time_of(snowflake: int) -> float:
    """Return the moment at which an id was made, in seconds since 1970."""
    return ((snowflake >> 22) + EPOCH_MS) / 1000
