"""The playground's world: one guild, its members, channels, threads, direct conversations and messages.

The methods of `World` make all changes and send an event to the listeners for each change. They use no network and no
files.
"""

from collections.abc import Callable, Iterator

from bot.playground.world import events
from bot.playground.world.clock import Clock, SystemClock
from bot.playground.world.defaults import MORE_MEMBERS, WELCOME, default_state
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
    """Everything that exists in the local Discord.

    files: the bytes of attachments and emoji, by id
    uploads: the files uploaded to open modals and their bytes, by id; they are not saved
    max_active_threads: how many threads may be active at the same time
    online: the ids of the members who have a page open, and of the bot if it is connected
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
        """Return a new world. `default_state` describes it."""
        clock = SystemClock() if clock is None else clock
        return cls(default_state(clock.now(), welcome), clock)

    # ------------------------------------------------------------------ listeners

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` with every event from now on. Return a function that stops these calls."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def emit(self, event: events.Event) -> None:
        for listener in list(self._listeners):
            listener(event)

    # ------------------------------------------------------------------ reading

    @property
    def guild(self) -> Guild:
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
        """Return the user with this id, user name or shown name. Raises KeyError if there is none."""
        if isinstance(name_or_id, int):
            return self.state.users[name_or_id]
        for user in self.state.users.values():
            if name_or_id in (user.username, user.name):
                return user
        raise KeyError(f"nobody is called {name_or_id}")

    def channel(self, name_or_id: str | int) -> Channel:
        """Return the channel or thread with this id or name ("games" or "#games"). Raises KeyError if there is none."""
        if isinstance(name_or_id, int):
            return self.state.channels[name_or_id]
        for channel in self.state.channels.values():
            if channel.name == name_or_id.removeprefix("#") and not channel.is_dm:
                return channel
        raise KeyError(f"no channel is called {name_or_id}")

    def message(self, channel_id: int, message_id: int) -> Message | None:
        return self.state.messages.get(channel_id, {}).get(message_id)

    def parent(self, channel: Channel) -> Channel | None:
        """Return the channel of a thread; None for other channels."""
        return None if channel.parent_id is None else self.state.channels.get(channel.parent_id)

    def permissions(self, user_id: int, channel: Channel) -> int:
        """Return the bits of `permissions.Permission` that this user has in this channel."""
        return in_channel(self.guild, user_id, channel, self.parent(channel))

    def may(self, user_id: int, channel: Channel, permission: Permission) -> bool:
        return self.permissions(user_id, channel) & permission == permission

    def may_post(self, user_id: int, channel: Channel) -> bool:
        """Return whether a user may write in a channel. Only moderators may write in a locked thread."""
        return self.may(user_id, channel, Permission.SEND_MESSAGES) and not (
            channel.locked and not self.may(user_id, channel, Permission.MANAGE_THREADS)
        )

    def sees(self, user_id: int, message: Message) -> bool:
        """Return whether a user sees a message. A private answer is visible to one user until they dismiss it."""
        if message.only_for is not None:
            return message.only_for == user_id and not message.dismissed
        channel = self.state.channels.get(message.channel_id)
        return channel is not None and self.may(user_id, channel, Permission.VIEW_CHANNEL)

    def channels_of(self, user_id: int) -> list[Channel]:
        """Return the channels, threads and direct conversations that a user sees."""
        return [c for c in self.state.channels.values() if self.may(user_id, c, Permission.VIEW_CHANNEL)]

    def history(self, user_id: int, channel_id: int) -> list[Message]:
        return [m for m in self.state.messages.get(channel_id, {}).values() if self.sees(user_id, m)]

    def public_history(self, channel_id: int) -> list[Message]:
        """Return the messages of a channel without private answers, oldest first."""
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
        self.emit(events.MessageCreated(message))

    def message_changed(self, message: Message) -> None:
        self.emit(events.MessageUpdated(message))

    def remove_message(self, message: Message) -> None:
        del self.state.messages[message.channel_id][message.id]
        for attachment in message.attachments:
            self.files.pop(attachment.id, None)
        self.emit(events.MessageDeleted(message))

    def dismiss(self, message: Message) -> None:
        """Hide a private answer from its user. The bot can still edit it."""
        message.dismissed = True
        self.emit(events.MessageDeleted(message))

    def mark_read(self, user_id: int, channel: Channel, message_id: int) -> None:
        """Mark the channel's messages as read for a user, from the first to this message."""
        message_id = min(message_id, self.state.last_id)  # A larger id would mark future messages as read.
        if channel.read.get(user_id, 0) < message_id:
            channel.read[user_id] = message_id
            self.emit(events.ReadMarked(channel, user_id))

    def unread(self, user_id: int, channel: Channel) -> tuple[int, int]:
        """Return (number of messages, number of pings) that a user has not read in a channel."""
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
        channel = Channel(self.new_id(), ChannelType.TEXT, name, topic, position=len(self.state.channels))
        return self._added(channel)

    def dm(self, one: int, other: int) -> Channel:
        """Return the direct conversation of two users. Create it if they have none."""
        for channel in self.state.channels.values():
            if channel.is_dm and set(channel.people) == {one, other}:
                return channel
        return self._added(Channel(self.new_id(), ChannelType.DM, people=[one, other]))

    def add_thread(
        self, parent: Channel, owner_id: int, name: str, *, start: Message | None = None, private: bool = False
    ) -> Channel:
        """Open a thread and return it.

        start: the message at which the thread starts, which has the same id; None for no message
        """
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
        self.emit(events.ChannelCreated(channel))
        return channel

    def set_archived(self, thread: Channel, *, archived: bool) -> None:
        if thread.archived is not archived:
            thread.archived = archived
            thread.archived_at = self.clock.now()
            self.channel_changed(thread)

    def channel_changed(self, channel: Channel) -> None:
        self.emit(events.ChannelUpdated(channel))

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, messages and files."""
        for thread in [c for c in self.state.channels.values() if c.parent_id == channel.id]:
            self.remove_channel(thread)
        for message in self.state.messages.pop(channel.id, {}).values():
            for attachment in message.attachments:
                self.files.pop(attachment.id, None)
        del self.state.channels[channel.id]
        self.emit(events.ChannelDeleted(channel))

    def set_permission(self, channel: Channel, who: str | int, permission: Permission, *, allowed: bool) -> None:
        """Allow or deny a permission in a channel.

        who: the id of a role, or the name or id of a member

        Raises KeyError if there is no such user.
        """
        is_role = isinstance(who, int) and who in self.guild.roles
        target = int(who) if is_role else self.user(who).id
        overwrite = next((o for o in channel.overwrites if o.id == target), None)
        if overwrite is None:
            overwrite = Overwrite(target, not is_role)
            channel.overwrites.append(overwrite)
        overwrite.allow = overwrite.allow | permission if allowed else overwrite.allow & ~permission
        overwrite.deny = overwrite.deny & ~permission if allowed else overwrite.deny | permission
        self.channel_changed(channel)
        self.emit(events.PermissionsChanged())

    # ------------------------------------------------------------------ members and commands

    def set_online(self, user_id: int, *, online: bool) -> None:
        if online is not (user_id in self.online):
            (self.online.add if online else self.online.discard)(user_id)
            self.emit(events.MemberUpdated(user_id))

    def join(self, username: str, name: str, *, locale: str = "en-US", roles: tuple[int, ...] = ()) -> User:
        """Add a new user to the guild and return the user."""
        user = User(self.new_id(), username, name, locale=locale)
        self.state.users[user.id] = user
        self.enter(user.id, roles)
        return user

    def gather(self, count: int) -> None:
        """Add users of MORE_MEMBERS to the guild until it has `count` members who are no bots."""
        known = {user.username for user in self.state.users.values()}
        for username, name in MORE_MEMBERS:
            if sum(not self.state.users[user].bot for user in self.guild.members) < count and username not in known:
                self.join(username, name)

    def enter(self, user_id: int, roles: tuple[int, ...] = ()) -> None:
        """Add an existing user or the bot to the guild."""
        self.guild.members[user_id] = Member(user_id, self.clock.now(), list(roles))
        self.emit(events.MemberJoined(user_id))
        self.emit(events.PermissionsChanged())

    def leave(self, user_id: int) -> None:
        """Remove a member or the bot from the guild. Raises KeyError if the user is no member."""
        del self.guild.members[user_id]
        self.emit(events.MemberLeft(user_id))
        self.emit(events.PermissionsChanged())

    def commands_changed(self) -> None:
        self.emit(events.CommandsChanged())

    def put_command(self, guild_id: int | None, body: Json, replaced: Command | None = None) -> Command:
        """Register a command and return it. The caller calls `commands_changed` afterwards.

        guild_id: the guild of the command; None for a global command
        replaced: the command to replace; None replaces the command of the same type, name and guild, if there is one
        """
        wanted = (command_type(body), body["name"])
        same = (c for c in self.commands(guild_id) if (command_type(c.body), c.body["name"]) == wanted)
        old = replaced or next(same, None)
        command = Command(self.new_id() if old is None else old.id, self.new_id(), guild_id, body)
        self.state.commands[command.id] = command
        return command

    def commands(self, guild_id: int | None) -> list[Command]:
        """Return the commands of a guild; for None, the global commands."""
        return [c for c in self.state.commands.values() if c.guild_id == guild_id]


def command_type(command: Json) -> int:
    """Return a command's type: 1 for a slash command, 2 for one in a user's menu, 3 for one in a message's menu."""
    return int(command.get("type") or 1)
