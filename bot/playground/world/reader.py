"""Reads the records of the world: who and what is there, and who sees and may do what."""

from collections.abc import Iterator

from bot.playground.world.model import Attachment, Channel, Guild, Message, State, User
from bot.playground.world.permissions import Permission, in_channel


class Reader:
    """The part of `World` that changes nothing."""

    state: State
    unavailable: set[int]

    @property
    def guild(self) -> Guild:
        """Return the first guild."""
        return self.state.guild

    @property
    def guilds(self) -> dict[int, Guild]:
        """Return all guilds by id."""
        return self.state.guilds

    @property
    def guilds_of_bot(self) -> list[Guild]:
        return self.guilds_of(self.bot_id)

    def guilds_of(self, user_id: int) -> list[Guild]:
        """Return the guilds of which a user is a member."""
        return [guild for guild in self.guilds.values() if user_id in guild.members]

    def find_guild(self, wanted: Guild | str | int | None) -> Guild:
        """Return the guild with this id or name; for None, the first guild. Raises KeyError if there is none."""
        if wanted is None:
            return self.guild
        if isinstance(wanted, Guild):
            return wanted
        if isinstance(wanted, int):
            return self.guilds[wanted]
        for guild in self.guilds.values():
            if guild.name == wanted:
                return guild
        raise KeyError(f"no guild is called {wanted}")

    def guild_of(self, channel: Channel) -> Guild | None:
        """Return the guild of a channel or thread; None for a direct conversation."""
        return None if channel.guild_id is None else self.guilds[channel.guild_id]

    @property
    def bot_id(self) -> int:
        """Return the id of the bot's user, which is also the application's id."""
        return self.state.application.id

    def user(self, name_or_id: str | int) -> User:
        """Return the user with this id, user name or shown name. Raises KeyError if there is none."""
        if isinstance(name_or_id, int):
            return self.state.users[name_or_id]
        for user in self.state.users.values():
            if name_or_id in (user.username, user.name):
                return user
        raise KeyError(f"nobody is called {name_or_id}")

    def channel(self, name_or_id: str | int, guild: Guild | str | int | None = None) -> Channel:
        """Return the channel or thread with this id or name ("games" or "#games").

        guild: the guild in which to look for the name; None stands for the first guild

        Raises KeyError if there is none.
        """
        if isinstance(name_or_id, int):
            return self.state.channels[name_or_id]
        place = self.find_guild(guild).id
        for channel in self.state.channels.values():
            if channel.name == name_or_id.removeprefix("#") and channel.guild_id == place:
                return channel
        raise KeyError(f"no channel is called {name_or_id}")

    def message(self, channel_id: int, message_id: int) -> Message | None:
        return self.state.messages.get(channel_id, {}).get(message_id)

    def parent(self, channel: Channel) -> Channel | None:
        """Return the channel of a thread; None for other channels."""
        return None if channel.parent_id is None else self.state.channels.get(channel.parent_id)

    def permissions(self, user_id: int, channel: Channel) -> int:
        """Return the bits of `permissions.Permission` that this user has in this channel."""
        return in_channel(self.guild_of(channel), user_id, channel, self.parent(channel))

    def may(self, user_id: int, channel: Channel, permission: Permission) -> bool:
        wanted = permission.value  # as a number: see `permissions`
        return self.permissions(user_id, channel) & wanted == wanted

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

    def channels_in(self, guild: Guild) -> list[Channel]:
        """Return the channels and threads of a guild."""
        return [c for c in self.state.channels.values() if c.guild_id == guild.id]

    def channels_by_guild(self) -> dict[int, list[Channel]]:
        """Return the channels and threads of each guild that has some, in one pass over all channels."""
        found: dict[int, list[Channel]] = {}
        for channel in self.state.channels.values():
            if channel.guild_id is not None:
                found.setdefault(channel.guild_id, []).append(channel)
        return found

    def channels_of(self, user_id: int, guild: Guild | None = None) -> list[Channel]:
        """Return the channels, threads and direct conversations that a user sees.

        guild: the only guild whose channels and threads are wanted; None stands for all guilds
        """
        places = {None, *self.guilds} if guild is None else {None, guild.id}
        found = (c for c in self.state.channels.values() if c.guild_id in places)
        return [c for c in found if self.may(user_id, c, Permission.VIEW_CHANNEL)]

    def history(self, user_id: int, channel_id: int) -> list[Message]:
        return [m for m in self.state.messages.get(channel_id, {}).values() if self.sees(user_id, m)]

    def public_history(self, channel_id: int) -> list[Message]:
        """Return the messages of a channel without private answers, oldest first."""
        return [m for m in self.state.messages.get(channel_id, {}).values() if m.only_for is None]

    def threads(self, guild: Guild | None = None) -> list[Channel]:
        """Return the threads that are not archived, of one guild or, for None, of all guilds."""
        places = self.state.channels.values() if guild is None else self.channels_in(guild)
        return [c for c in places if c.is_thread and not c.archived]

    def attachments(self) -> Iterator[tuple[int, Attachment]]:
        """Yield each attachment as (id of its channel, attachment)."""
        for channel_id, messages in self.state.messages.items():
            for message in messages.values():
                for attachment in message.attachments:
                    yield channel_id, attachment

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
