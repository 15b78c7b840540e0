"""What moderators do, and what happens to whole guilds: permissions, roles, members, locked threads, outages."""

from collections.abc import Iterator
from contextlib import contextmanager

from bot.playground.world import events
from bot.playground.world.clock import Clock
from bot.playground.world.defaults import role_of_the_bot
from bot.playground.world.model import Channel, Guild, Member, Overwrite, Role, User
from bot.playground.world.permissions import Permission
from bot.playground.world.reader import Reader


class Moderation(Reader):
    """The part of `World` that moderators use."""

    clock: Clock

    def emit(self, event: events.Event) -> None:
        raise NotImplementedError

    def new_id(self) -> int:
        raise NotImplementedError

    # ------------------------------------------------------------------ permissions

    @contextmanager
    def _changing_access(self, guild: Guild | None) -> Iterator[None]:
        """Tell afterwards which channels of a guild the bot sees no longer, and which it sees again."""
        places = [] if guild is None else [one for one in self.channels_in(guild) if not one.is_thread]
        before = {one.id for one in places if self.may(self.bot_id, one, Permission.VIEW_CHANNEL)}
        yield
        for channel in places:
            sees = self.may(self.bot_id, channel, Permission.VIEW_CHANNEL)
            if sees is not (channel.id in before):
                self.emit(events.ChannelShown(channel) if sees else events.ChannelUpdated(channel))
        self.emit(events.PermissionsChanged())

    def set_permission(self, channel: Channel, who: str | int, permission: Permission, *, allowed: bool) -> None:
        """Allow or deny a permission in a channel.

        who: the id of a role, or the name or id of a member

        Raises KeyError if there is no such user.
        """
        guild = self.guild_of(channel)
        is_role = isinstance(who, int) and guild is not None and who in guild.roles
        target = int(who) if is_role else self.user(who).id
        overwrite = next((o for o in channel.overwrites if o.id == target), None)
        if overwrite is None:
            overwrite = Overwrite(target, not is_role)
            channel.overwrites.append(overwrite)
        with self._changing_access(guild):
            saw = self.may(self.bot_id, channel, Permission.VIEW_CHANNEL)
            overwrite.allow = overwrite.allow | permission if allowed else overwrite.allow & ~permission
            overwrite.deny = overwrite.deny & ~permission if allowed else overwrite.deny | permission
            if saw is self.may(self.bot_id, channel, Permission.VIEW_CHANNEL):
                self.emit(events.ChannelUpdated(channel))

    def set_role(self, guild: Guild, role: Role, permissions: int) -> None:
        """Give a role other permissions in its guild."""
        with self._changing_access(guild):
            role.permissions = int(permissions)
            self.emit(events.RoleUpdated(guild.id, role.id))

    def set_roles(self, user_id: int, guild: Guild, roles: list[int]) -> None:
        """Give a member these roles, and take all others."""
        with self._changing_access(guild):
            guild.members[user_id].roles = list(roles)
            self.emit(events.RolesGiven(user_id, guild.id))

    def add_role(self, guild: Guild, name: str, permissions: int = 0, *, color: int = 0) -> Role:
        """Add a role to a guild, below all others but @everyone, and return it."""
        for one in guild.roles.values():
            if one.id != guild.id:
                self.move_role(guild, one, one.position + 1)
        role = Role(self.new_id(), name, int(permissions), color=color, position=1)
        guild.roles[role.id] = role
        self.emit(events.RoleAdded(guild.id, role.id))
        return role

    def move_role(self, guild: Guild, role: Role, position: int) -> None:
        """Give a role another place among the roles of its guild. A higher position is a higher role."""
        role.position = position
        self.emit(events.RoleUpdated(guild.id, role.id))

    def delete_role(self, guild: Guild, role: Role) -> None:
        """Delete a role, which all of its members lose."""
        with self._changing_access(guild):
            for member in guild.members.values():
                if role.id in member.roles:
                    member.roles.remove(role.id)
                    self.emit(events.RolesGiven(member.user_id, guild.id))
            del guild.roles[role.id]
            self.emit(events.RoleDeleted(guild.id, role.id))

    # ------------------------------------------------------------------ channels

    def rename(self, channel: Channel, name: str) -> None:
        channel.name = name
        self.emit(events.ChannelUpdated(channel))

    def set_archived(self, thread: Channel, *, archived: bool) -> None:
        if thread.archived is not archived:
            thread.archived = archived
            thread.archived_at = self.clock.now()
            self.emit(events.ChannelUpdated(thread))

    def set_locked(self, thread: Channel, *, locked: bool) -> None:
        """Lock a thread, in which only moderators write then, or unlock it."""
        if thread.locked is not locked:
            thread.locked = locked
            self.emit(events.ChannelUpdated(thread))

    # ------------------------------------------------------------------ members

    def enter(self, user_id: int, roles: tuple[int, ...] = (), guild: Guild | str | int | None = None) -> None:
        """Add an existing user or the bot to a guild, by default to the first guild.

        Raises KeyError if there is no such guild.
        """
        place = self.find_guild(guild)
        place.members[user_id] = Member(user_id, self.clock.now(), list(roles))
        self.emit(events.MemberJoined(user_id, place.id))
        self.emit(events.PermissionsChanged())

    def leave(self, user_id: int, guild: Guild | str | int | None = None) -> None:
        """Remove a member or the bot from a guild, by default from the first guild.

        Raises KeyError if there is no such guild, or if the user is no member.
        """
        place = self.find_guild(guild)
        del place.members[user_id]
        self.emit(events.MemberLeft(user_id, place.id))
        self.emit(events.PermissionsChanged())

    def invite_bot(self, guild: Guild | None = None) -> None:
        """Add the bot to a guild with a new role of its own, by default to the first guild."""
        place = self.find_guild(guild)
        place.roles = {key: role for key, role in place.roles.items() if not role.managed}
        role = role_of_the_bot(self.new_id())
        place.roles[role.id] = role
        self.enter(self.bot_id, (role.id,), place)

    def set_name(self, user: User, name: str) -> None:
        """Let a user have another shown name."""
        user.name = name
        self.emit(events.MemberUpdated(user.id))

    # ------------------------------------------------------------------ outages

    def set_available(self, guild: Guild, *, available: bool) -> None:
        """Begin or end an outage of a guild, in which nobody can use it."""
        if available is (guild.id in self.unavailable):
            (self.unavailable.discard if available else self.unavailable.add)(guild.id)
            self.emit(events.GuildAvailable(guild.id, available))
