"""The playground's world: guilds, their members, channels, threads, direct conversations and messages.

The methods of `World` make all changes and send an event to the listeners for each change. They use no network and no
files.
"""

import hashlib
from collections.abc import Callable, Iterable

from bot.machine import Chance, SystemChance
from bot.playground.world import events
from bot.playground.world.clock import Clock, SystemClock
from bot.playground.world.defaults import MORE_MEMBERS, WELCOME, default_state, role_of_the_bot
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
    Role,
    SnowflakeSource,
    State,
    User,
)
from bot.playground.world.moderation import Moderation
from bot.playground.world.permissions import EVERYONE

Listener = Callable[[events.Event], None]
REPLACED = 64  # files; a page that has been slow for so many edits of the whole local Discord gets 404


class World(Moderation):
    """Everything that exists in the local Discord.

    files: the bytes of attachments and emoji, by id, and of icons, by the id of their guild
    replaced: the newest files that edits took out of messages, and their bytes, by (id of the channel, id of the file);
        they are not saved
    uploads: the files uploaded to open modals and their bytes, by id; they are not saved
    max_active_threads: how many threads of a guild may be active at the same time
    online: the ids of the members who have a page open, and of the bot if it is connected
    unavailable: the ids of the guilds that have an outage; they are not saved
    """

    def __init__(self, state: State, clock: Clock | None = None, chance: Chance | None = None) -> None:
        """clock, chance: None stands for those of the machine."""
        self.state = state
        self.clock: Clock = SystemClock() if clock is None else clock
        self.chance: Chance = SystemChance() if chance is None else chance
        self.files: dict[int, bytes] = {}
        self.replaced: dict[tuple[int, int], tuple[Attachment, bytes]] = {}
        self.uploads: dict[int, tuple[Attachment, bytes]] = {}
        self.max_active_threads = 1000
        self.online: set[int] = set()
        self.unavailable: set[int] = set()
        self._ids = SnowflakeSource(state.last_id)
        self._listeners: list[Listener] = []

    @classmethod
    def default(
        cls, *, clock: Clock | None = None, chance: Chance | None = None, welcome: str | None = WELCOME
    ) -> "World":
        """Return a new world. `default_state` describes it."""
        clock, chance = clock or SystemClock(), chance or SystemChance()
        return cls(default_state(clock.now(), chance, welcome), clock, chance)

    # ------------------------------------------------------------------ listeners

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` with every event from now on. Return a function that stops these calls."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def emit(self, event: events.Event) -> None:
        for listener in list(self._listeners):
            listener(event)

    def new_id(self) -> int:
        """Return a new id, which is larger than all earlier ids."""
        self.state.last_id = self._ids.next(self.clock.now())
        return self.state.last_id

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

    def replace_files(self, message: Message, attachments: list[Attachment]) -> None:
        """Give a message other attachments. Its old files stay for a while: a page may be about to load them."""
        for old in message.attachments:
            if old not in attachments and (data := self.files.pop(old.id, None)) is not None:
                self.replaced[message.channel_id, old.id] = (old, data)
        while len(self.replaced) > REPLACED:
            del self.replaced[next(iter(self.replaced))]
        message.attachments = attachments

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

    # ------------------------------------------------------------------ channels

    def add_channel(self, name: str, topic: str | None = None, guild: Guild | str | int | None = None) -> Channel:
        """Add a text channel to a guild, by default to the first guild. Raises KeyError if there is no such guild."""
        place = self.find_guild(guild)
        position = len(self.channels_in(place))
        return self._added(Channel(self.new_id(), ChannelType.TEXT, place.id, name, topic, position=position))

    def dm(self, one: int, other: int) -> Channel:
        """Return the direct conversation of two users. Create it if they have none."""
        for channel in self.state.channels.values():
            if channel.is_dm and set(channel.people) == {one, other}:
                return channel
        return self._added(Channel(self.new_id(), ChannelType.DM, people=[one, other]))

    def add_group(self, people: Iterable[User | str | int], name: str = "") -> Channel:
        """Open a group message of these users, and return it. The first of them owns it.

        people: users, or their names or ids. name: "": Discord shows the names of its members.

        Raises KeyError for an unknown user.
        """
        ids = [one.id if isinstance(one, User) else self.user(one).id for one in people]
        return self._added(Channel(self.new_id(), ChannelType.GROUP, name=name, owner_id=ids[0], people=ids))

    def add_thread(
        self, parent: Channel, owner_id: int, name: str, *, start: Message | None = None, private: bool = False
    ) -> Channel:
        """Open a thread and return it.

        start: the message at which the thread starts, which has the same id; None for no message
        """
        thread = Channel(
            id=self.new_id() if start is None else start.id,
            type=ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD,
            guild_id=parent.guild_id,
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

    def channel_changed(self, channel: Channel) -> None:
        self.emit(events.ChannelUpdated(channel))

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, messages and files."""
        threads = [c for c in self.state.channels.values() if c.parent_id == channel.id]
        for place in (*threads, channel):
            for message in self.state.messages.pop(place.id, {}).values():
                for attachment in message.attachments:
                    self.files.pop(attachment.id, None)
            del self.state.channels[place.id]
        for place in (*threads, channel):
            self.emit(events.ChannelDeleted(place, with_parent=place is not channel))

    # ------------------------------------------------------------------ guilds

    def add_guild(
        self,
        name: str,
        *,
        members: Iterable[User | str | int] = ("Ada",),
        channels: Iterable[str] = ("games",),
        locale: str = "en-US",
        with_bot: bool = True,
        with_commands: bool = False,
    ) -> Guild:
        """Add a guild with text channels and return it. The first of `members` owns the guild.

        members: users, or their names or ids. A name that nobody has makes a new user.
        with_bot: whether the bot is a member
        with_commands: as for `Guild`

        Raises KeyError for an unknown id, and ValueError if there are no members.
        """
        users = [self._user_or_new(member) for member in members]
        if not users:
            raise ValueError("a guild needs an owner")
        now = self.clock.now()
        # The shard of a guild depends on the millisecond in its id. Each guild has its own, as on Discord.
        guild_id = ((min(self.guilds) >> 22) - 1) << 22
        bot = role_of_the_bot(self.new_id())
        guild = Guild(
            id=guild_id,
            name=name,
            owner_id=users[0].id,
            locale=locale,
            roles={guild_id: Role(guild_id, "@everyone", int(EVERYONE)), bot.id: bot},
            members={user.id: Member(user.id, now) for user in users},
            with_commands=with_commands,
        )
        self.guilds[guild_id] = guild
        for position, channel_name in enumerate(channels):
            channel = Channel(self.new_id(), ChannelType.TEXT, guild_id, channel_name, position=position)
            self.state.channels[channel.id] = channel
            self.state.messages[channel.id] = {}
        if with_bot:
            self.enter(self.bot_id, (bot.id,), guild)
        else:
            self.emit(events.PermissionsChanged())
        return guild

    def _user_or_new(self, member: User | str | int) -> User:
        if isinstance(member, User):
            return member
        try:
            return self.user(member)
        except KeyError:
            if isinstance(member, int):
                raise
            return self._new_user(member.lower(), member)

    # ------------------------------------------------------------------ members and commands

    def set_online(self, user_id: int, *, online: bool) -> None:
        if online is not (user_id in self.online):
            (self.online.add if online else self.online.discard)(user_id)
            self.emit(events.MemberUpdated(user_id))

    def set_installed(self, user_id: int, *, installed: bool) -> None:
        """Let a user install the application for themselves, or remove it."""
        if installed is not (user_id in self.state.installed):
            (self.state.installed.append if installed else self.state.installed.remove)(user_id)
            self.emit(events.AppInstalled(user_id))

    def set_icon(self, guild: Guild, data: bytes | None) -> None:
        """Give a guild an icon, a PNG file, or take it away."""
        guild.icon = None if data is None else hashlib.md5(data, usedforsecurity=False).hexdigest()
        if data is None:
            self.files.pop(guild.id, None)
        else:
            self.files[guild.id] = data
        self.emit(events.GuildUpdated(guild.id))

    def set_locale(self, user: User, locale: str) -> None:
        """Set the language that a user reads, as one of Discord's codes."""
        if user.locale != locale:
            user.locale = locale
            self.emit(events.MemberUpdated(user.id))

    def join(
        self,
        username: str,
        name: str,
        *,
        locale: str = "en-US",
        roles: tuple[int, ...] = (),
        guild: Guild | str | int | None = None,
    ) -> User:
        """Add a new user to a guild, by default to the first guild, and return the user.

        Raises KeyError if there is no such guild.
        """
        place = self.find_guild(guild)
        user = self._new_user(username, name, locale)
        self.enter(user.id, roles, place)
        return user

    def _new_user(self, username: str, name: str, locale: str = "en-US") -> User:
        user = User(self.new_id(), username, name, locale=locale)
        self.state.users[user.id] = user
        return user

    def gather(self, count: int) -> None:
        """Add users of MORE_MEMBERS to the first guild until it has `count` members who are no bots."""
        known = {user.username for user in self.state.users.values()}
        for username, name in MORE_MEMBERS:
            if sum(not self.state.users[user].bot for user in self.guild.members) < count and username not in known:
                self.join(username, name)

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
