"""The playground's world: one guild, its people, channels, threads, direct conversations and messages.

`World` is state with a clock: it uses no network and no files. Its methods make all changes, and send the listeners an
event of `events` for each change, in order.
"""

from collections.abc import Callable, Iterator

from bot.playground.world import events
from bot.playground.world.clock import Clock, SystemClock
from bot.playground.world.defaults import FURTHER, WELCOME, default_state
from bot.playground.world.model import (
    Attachment,
    Channel,
    ChannelType,
    Command,
    Guild,
    Json,
    Member,
    Message,
    MessageFlag,
    MessageType,
    Overwrite,
    SnowflakeSource,
    State,
    User,
)
from bot.playground.world.permissions import Permission, in_channel

Listener = Callable[[events.Event], None]


class World:
    """All that exists in the local Discord. Each kind of change is a method.

    files: the bytes of attachments and emoji, by id
    uploads: the files given to modals, by id, each with its bytes; they are not saved
    max_active_threads: the limit behind Discord's error 160006
    online: ids of the bot and of the members who have a page open
    """

    def __init__(self, state: State, clock: Clock | None = None) -> None:
        self.state = state
        self.clock: Clock = SystemClock() if clock is None else clock
        self.files: dict[int, bytes] = {}
        self.uploads: dict[int, tuple[Attachment, bytes]] = {}
        self.max_active_threads = 1000
        self.online: set[int] = set()
        self._ids = SnowflakeSource(state.last_id)
        self._listeners: list[Listener] = []

    @classmethod
    def default(cls, *, clock: Clock | None = None, welcome: str | None = WELCOME) -> "World":
        """Return a world with one guild: Ada owns it, Bela moderates, Chen reads German.

        welcome: the text of the first message in #games; None for no message.
        """
        clock = SystemClock() if clock is None else clock
        return cls(default_state(clock.now(), welcome), clock)

    # ------------------------------------------------------------------ telling

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` with every event from now on. Returns a function that ends this."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, event: events.Event) -> None:
        """Call all listeners with an event."""
        for listener in list(self._listeners):
            listener(event)

    # ------------------------------------------------------------------ looking up

    @property
    def guild(self) -> Guild:
        """Return the only guild."""
        return self.state.guild

    @property
    def bot_id(self) -> int:
        """Return the id of the bot's user, which is also the application's id."""
        return self.state.application.id

    def new_id(self) -> int:
        """Return a new id, which is larger than all earlier ids."""
        self.state.last_id = self._ids.next(self.clock.now())
        return self.state.last_id

    def user(self, name_or_id: str | int) -> User:
        """Return a user by id, user name or shown name. Raises KeyError."""
        if isinstance(name_or_id, int):
            return self.state.users[name_or_id]
        for user in self.state.users.values():
            if name_or_id in (user.username, user.name):
                return user
        raise KeyError(f"nobody is called {name_or_id}")

    def channel(self, name_or_id: str | int) -> Channel:
        """Return a channel or thread by id or by name (with or without the #). Raises KeyError."""
        if isinstance(name_or_id, int):
            return self.state.channels[name_or_id]
        for channel in self.state.channels.values():
            if channel.name == name_or_id.removeprefix("#") and not channel.is_dm:
                return channel
        raise KeyError(f"no channel is called {name_or_id}")

    def message(self, channel_id: int, message_id: int) -> Message | None:
        """Return a message, or None if there is no such message."""
        return self.state.messages.get(channel_id, {}).get(message_id)

    def parent(self, channel: Channel) -> Channel | None:
        """Return the channel that a thread belongs to; None for other channels."""
        return None if channel.parent_id is None else self.state.channels.get(channel.parent_id)

    def permissions(self, user_id: int, channel: Channel) -> int:
        """Return the bits of `permissions.Permission` that this user has in this channel."""
        return in_channel(self.guild, user_id, channel, self.parent(channel))

    def may(self, user_id: int, channel: Channel, permission: Permission) -> bool:
        """Return whether a user has all bits of `permission` in a channel."""
        return self.permissions(user_id, channel) & permission == permission

    def may_post(self, user_id: int, channel: Channel) -> bool:
        """Return whether a user may write in a channel. In a locked thread only moderators may."""
        return self.may(user_id, channel, Permission.SEND_MESSAGES) and not (
            channel.locked and not self.may(user_id, channel, Permission.MANAGE_THREADS)
        )

    def sees(self, user_id: int, message: Message) -> bool:
        """Return whether a message is shown to a user. A private answer is shown to one user, until they dismiss it."""
        if message.only_for is not None:
            return message.only_for == user_id and not message.dismissed
        channel = self.state.channels.get(message.channel_id)
        return channel is not None and self.may(user_id, channel, Permission.VIEW_CHANNEL)

    def channels_of(self, user_id: int) -> list[Channel]:
        """Return the channels, threads and direct conversations that a user sees."""
        return [c for c in self.state.channels.values() if self.may(user_id, c, Permission.VIEW_CHANNEL)]

    def history(self, user_id: int, channel_id: int) -> list[Message]:
        """Return the messages of a channel that a user sees, oldest first."""
        return [m for m in self.state.messages.get(channel_id, {}).values() if self.sees(user_id, m)]

    def public_history(self, channel_id: int) -> list[Message]:
        """Return a channel's messages without private answers, which the REST API hides; oldest first."""
        return [m for m in self.state.messages.get(channel_id, {}).values() if m.only_for is None]

    def threads(self) -> list[Channel]:
        """Return all threads that are not archived."""
        return [c for c in self.state.channels.values() if c.is_thread and not c.archived]

    def attachments(self) -> Iterator[tuple[int, Attachment]]:
        """Yield each attachment as (id of its channel, attachment)."""
        for channel_id, messages in self.state.messages.items():
            for message in messages.values():
                for attachment in message.attachments:
                    yield channel_id, attachment

    # ------------------------------------------------------------------ messages

    def add_message(self, message: Message) -> None:
        """Add a message to its channel. If the channel is an archived thread, the thread becomes active."""
        channel = self.channel(message.channel_id)
        if channel.archived:
            self.set_archived(channel, archived=False)
        self.state.messages.setdefault(message.channel_id, {})[message.id] = message
        if message.only_for is None:
            channel.last_message_id = message.id
            channel.message_count += 1
            channel.read[message.author_id] = message.id
            if channel.type is ChannelType.PUBLIC_THREAD and message.author_id not in channel.people:
                channel.people.append(message.author_id)
        self.tell(events.MessageCreated(message))

    def message_changed(self, message: Message) -> None:
        """Tell the listeners that a message changed."""
        self.tell(events.MessageUpdated(message))

    def remove_message(self, message: Message) -> None:
        """Delete a message and its files."""
        del self.state.messages[message.channel_id][message.id]
        for attachment in message.attachments:
            self.files.pop(attachment.id, None)
        self.tell(events.MessageDeleted(message))

    def dismiss(self, message: Message) -> None:
        """Hide a private answer from its member. Its token can still edit it."""
        message.dismissed = True
        self.tell(events.MessageDeleted(message))

    def mark_read(self, user_id: int, channel: Channel, message_id: int) -> None:
        """Note that a user has read a channel up to and with this message. Does nothing if they have read further."""
        message_id = min(message_id, self.state.last_id)  # later messages are not read yet
        if channel.read.get(user_id, 0) < message_id:
            channel.read[user_id] = message_id
            self.tell(events.ReadMarked(channel, user_id))

    def unread(self, user_id: int, channel: Channel) -> tuple[int, int]:
        """Return the number of a user's unread messages in a channel, and the number of these that ping the user."""
        read = channel.read.get(user_id, 0)
        new = 0
        pings = 0
        for message in reversed(self.state.messages.get(channel.id, {}).values()):
            if message.id <= read:
                break
            if message.author_id == user_id or not self.sees(user_id, message):
                continue
            new += 1
            pings += message.mention_everyone or user_id in message.mentions
        return new, pings

    # ------------------------------------------------------------------ channels

    def add_channel(self, name: str, topic: str | None = None) -> Channel:
        """Add a text channel and return it."""
        channel = Channel(self.new_id(), ChannelType.TEXT, name, topic, position=len(self.state.channels))
        return self._added(channel)

    def dm(self, one: int, other: int) -> Channel:
        """Return the direct conversation of two users. If they have none, create it."""
        for channel in self.state.channels.values():
            if channel.is_dm and set(channel.people) == {one, other}:
                return channel
        return self._added(Channel(self.new_id(), ChannelType.DM, people=[one, other]))

    def add_thread(
        self, parent: Channel, owner_id: int, name: str, *, start: Message | None = None, private: bool = False
    ) -> Channel:
        """Open a thread and return it. start: the message at which the thread begins; then both have the same id."""
        thread = Channel(
            id=self.new_id() if start is None else start.id,
            type=ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD,
            name=name,
            parent_id=parent.id,
            owner_id=owner_id,
            people=[owner_id],
            archived_at=self.clock.now(),
        )
        self._added(thread)
        if start is not None:
            start.flags |= MessageFlag.HAS_THREAD
            self.message_changed(start)
        elif not private:
            notice = Message(self.new_id(), parent.id, owner_id, MessageType.THREAD_CREATED, content=name)
            self.add_message(notice)
        return thread

    def _added(self, channel: Channel) -> Channel:
        self.state.channels[channel.id] = channel
        self.state.messages[channel.id] = {}
        self.tell(events.ChannelCreated(channel))
        return channel

    def set_archived(self, thread: Channel, *, archived: bool) -> None:
        """Archive a thread or make it active. Does nothing if the thread is in this state already."""
        if thread.archived is not archived:
            thread.archived = archived
            thread.archived_at = self.clock.now()
            self.channel_changed(thread)

    def channel_changed(self, channel: Channel) -> None:
        """Tell the listeners that a channel changed."""
        self.tell(events.ChannelUpdated(channel))

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, messages and files."""
        for thread in [c for c in self.state.channels.values() if c.parent_id == channel.id]:
            self.remove_channel(thread)
        for message in self.state.messages.pop(channel.id, {}).values():
            for attachment in message.attachments:
                self.files.pop(attachment.id, None)
        del self.state.channels[channel.id]
        self.tell(events.ChannelDeleted(channel))

    def set_permission(self, channel: Channel, who: str | int, permission: Permission, *, allowed: bool) -> None:
        """Allow or deny a permission in a channel for a member (by name or id) or a role (by id). Raises KeyError."""
        is_role = isinstance(who, int) and who in self.guild.roles
        target = int(who) if is_role else self.user(who).id
        overwrite = next((o for o in channel.overwrites if o.id == target), None)
        if overwrite is None:
            overwrite = Overwrite(target, not is_role)
            channel.overwrites.append(overwrite)
        overwrite.allow = overwrite.allow | permission if allowed else overwrite.allow & ~permission
        overwrite.deny = overwrite.deny & ~permission if allowed else overwrite.deny | permission
        self.channel_changed(channel)
        self.tell(events.PermissionsChanged())

    # ------------------------------------------------------------------ people, commands

    def set_online(self, user_id: int, *, online: bool) -> None:
        """Note whether the bot or a member is connected."""
        if online is not (user_id in self.online):
            (self.online.add if online else self.online.discard)(user_id)
            self.tell(events.MemberUpdated(user_id))

    def join(self, username: str, name: str, *, locale: str = "en-US", roles: tuple[int, ...] = ()) -> User:
        """Add a new member with a new account, and return the user."""
        user = User(self.new_id(), username, name, locale=locale)
        self.state.users[user.id] = user
        self.enter(user.id, roles)
        return user

    def gather(self, count: int) -> None:
        """Add members until the guild has `count` members besides the bot, or all known names are used."""
        known = {user.username for user in self.state.users.values()}
        for username, name in FURTHER:
            if sum(not self.state.users[user].bot for user in self.guild.members) < count and username not in known:
                self.join(username, name)

    def enter(self, user_id: int, roles: tuple[int, ...] = ()) -> None:
        """Add a user or the bot to the guild."""
        self.guild.members[user_id] = Member(user_id, self.clock.now(), list(roles))
        self.tell(events.MemberJoined(user_id))
        self.tell(events.PermissionsChanged())

    def leave(self, user_id: int) -> None:
        """Remove a member or the bot from the guild. The account stays. Raises KeyError if they are not a member."""
        del self.guild.members[user_id]
        self.tell(events.MemberLeft(user_id))
        self.tell(events.PermissionsChanged())

    def commands_changed(self) -> None:
        """Tell the listeners that commands were registered or removed."""
        self.tell(events.CommandsChanged())

    def put_command(self, guild_id: int | None, body: Json, replaced: Command | None = None) -> Command:
        """Register a command and return it. The caller calls `commands_changed`.

        It keeps the id of `replaced`, or else of the command with the same type, name and place.
        guild_id: None for a global command
        """
        wanted = (command_type(body), body["name"])
        same = (c for c in self.commands(guild_id) if (command_type(c.body), c.body["name"]) == wanted)
        old = replaced or next(same, None)
        command = Command(self.new_id() if old is None else old.id, self.new_id(), guild_id, body)
        self.state.commands[command.id] = command
        return command

    def commands(self, guild_id: int | None) -> list[Command]:
        """Return the guild's commands. guild_id: None for the global commands."""
        return [c for c in self.state.commands.values() if c.guild_id == guild_id]


def command_type(command: Json) -> int:
    """Return a command's type: 1 slash, 2 on a user, 3 on a message."""
    return int(command.get("type") or 1)
