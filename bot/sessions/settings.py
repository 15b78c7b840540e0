"""The settings of members and servers.

The settings of members stay in memory for `FRESH`, because each new turn needs them. So do the language and the look
of a server, which each interaction needs. A change by this process updates the memory. A reminder that is due reads the
settings from the database, because another process may have changed them.
"""

from collections.abc import Awaitable, Callable, Iterable
from contextlib import AsyncExitStack
from typing import NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from bot.engine.game import About
from bot.engine.themes import Look, Theme
from bot.errors import NotAllowed, NotKept, OptionError, SessionError
from bot.machine import Clock
from bot.sessions import refusals
from bot.sessions.change import AnyGame, Fact
from bot.sessions.contests import is_contest
from bot.sessions.database import Database
from bot.sessions.live import Newest
from bot.sessions.model import GuildSettings, Match, MemberSettings, Place
from bot.sessions.pace import MINUTE
from bot.storage import champions, reads, waiting
from bot.storage.store import Connection

HIGHEST_LIMIT = 100  # the highest limit that a server may set for reminders and for matches
SHORTEST_PATIENCE, LONGEST_PATIENCE = 1, 60  # days
MOST_CALL_HOURS = 720  # between two calls for players
MOST_STOPPED_DAYS = 365  # as many as a holiday can last
FRESH = 10 * MINUTE
S = TypeVar("S", GuildSettings, MemberSettings)
SettingsStore = Callable[[Connection, int, waiting.SettingsChange], Awaitable[None]]
SettingsRead = Callable[[Connection, int], Awaitable[str | None]]
MEMBERS_IN_MEMORY = 5_000  # each needs a few hundred bytes
GUILDS_IN_MEMORY = 5_000  # each needs a hundred bytes


class SettingsOf(msgspec.Struct, frozen=True):
    """A fact: the `MemberSettings` of a user."""

    user: int


class GuildSettingsOf(msgspec.Struct, frozen=True):
    """A fact: the `GuildSettings` of a server."""

    guild: int


class _Chosen(NamedTuple):
    """What a server has chosen, as it stays in memory. until: the time in milliseconds after which it is read again."""

    until: int = 0
    locale: str | None = None
    theme: Theme | None = None
    table: str = ""
    accent: int | None = None


class Settings:
    """Reads and stores settings, and checks the limits of servers. Methods raise NotKept if the database fails."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._members: Newest[int, tuple[int, MemberSettings]] = Newest(MEMBERS_IN_MEMORY)
        self._looks: Newest[int, _Chosen] = Newest(GUILDS_IN_MEMORY)
        self._changes = 0  # how many times settings were changed or dropped

    # -- servers -----------------------------------------------------------------------------------------------------

    async def guild(self, guild: int) -> GuildSettings:
        changes = self._changes
        stored = await self._database.read(reads.guild_settings, guild)
        settings = GuildSettings() if stored is None else msgspec.json.decode(stored, type=GuildSettings)
        if changes == self._changes:  # otherwise the row may be older than a change
            self._looks[guild] = self._chosen(settings)
        return settings

    async def locale(self, guild: int) -> str | None:
        """Return the language that a server has chosen, from memory if possible."""
        known = self._looks.get(guild, _Chosen())
        return known.locale if known.until > self._clock.now() else (await self.guild(guild)).locale

    async def look(self, guild: int, user: int | None, *, guild_first: bool = False) -> Look:
        """Return the look of a picture for a member, or for everybody in a channel if `user` is None.

        A member's own theme comes before that of the server, unless `guild_first`. Only pictures that everybody sees
        have the frame of the server. guild: 0 in a direct message.
        """
        own = None if user is None else (await self.of([user]))[user].theme
        private = user is not None and not guild_first
        if own is not None and private:
            return Look(own)
        known = self._looks.get(guild, _Chosen())
        if guild and known.until <= self._clock.now():
            known = self._chosen(await self.guild(guild))
        theme = known.theme or own or Theme.DARK
        return Look(theme) if private else Look.of(theme, known.table, known.accent)

    def _chosen(self, settings: GuildSettings) -> _Chosen:
        until = self._clock.now() + FRESH
        return _Chosen(until, settings.locale, settings.theme, settings.table, settings.accent)

    async def change_guild(
        self, guild: int, change: Callable[[GuildSettings], GuildSettings]
    ) -> tuple[GuildSettings, GuildSettings]:
        """Change the settings of a server, and return them as they were and as they are.

        change: returns the new settings. It may be called again, and may raise to leave the settings as they are.
        Raises its errors, and OptionError if a limit is out of range.
        """

        roles = list[int | None]()  # before the change, and after it

        def checked(before: GuildSettings) -> GuildSettings:
            after = change(before)
            if after.reminders is not None and not 0 <= after.reminders <= HIGHEST_LIMIT:
                raise OptionError("error-limit-range", low=0, high=HIGHEST_LIMIT)
            if not SHORTEST_PATIENCE <= after.patience <= LONGEST_PATIENCE:
                raise OptionError("error-limit-range", low=SHORTEST_PATIENCE, high=LONGEST_PATIENCE)
            if not 0 <= after.stopped_days <= MOST_STOPPED_DAYS:
                raise OptionError("error-limit-range", low=0, high=MOST_STOPPED_DAYS)
            if not 0 <= after.call_hours <= MOST_CALL_HOURS:
                raise OptionError("error-limit-range", low=0, high=MOST_CALL_HOURS)
            if after.match_limit is not None and not 1 <= after.match_limit <= HIGHEST_LIMIT:
                raise OptionError("error-limit-range", low=1, high=HIGHEST_LIMIT)
            roles[:] = [before.champion_role, after.champion_role]
            return after

        async def store(connection: Connection, owner: int, changed: waiting.SettingsChange) -> None:
            await waiting.change_guild(connection, owner, changed)
            if len(set(roles)) > 1:
                await champions.begin(connection, owner)

        self._looks.pop(guild, None)  # a failed write may leave either the old or the new settings in the database
        both = await self._change(store, reads.guild_settings, guild, GuildSettings, checked)
        self._changes += 1
        self._looks[guild] = self._chosen(both[1])
        return both

    async def check_channel(self, place: Place, parent: int | None = None) -> None:
        """Raise NotAllowed if no match may be opened in a place. parent: the thread's channel if it is a thread."""
        channels = (await self.guild(place.guild)).channels
        if channels and place.channel not in channels and parent not in channels:
            raise NotAllowed("error-channel-closed", channel=str(channels[0]))

    async def check_limit(self, guild: int, user: int) -> None:
        """Raise SessionError if the member may not play one more match in the server."""
        limit = (await self.guild(guild)).match_limit
        if limit is not None and len(await self._database.read(waiting.counted_in, guild, user)) >= limit:
            raise SessionError("error-too-many-matches", limit=limit)

    async def check_seat(self, match: Match, user: int) -> None:
        """Raise SessionError if the member has no seat in the match and may not play one more match."""
        if match.seat_of(user) is None:
            await self.check_limit(match.place.guild, user)

    async def has_computers(self, guild: int, about: About) -> bool:
        """Return whether computer players may play a game in a server. about: of the game. Raises NotKept."""
        return about.plays_itself and (await self.guild(guild)).computers

    async def check_computers(self, guild: int) -> None:
        """Raise NotAllowed if no computer players may play in the server."""
        if not (await self.guild(guild)).computers:
            raise NotAllowed("error-computers-off")

    # -- members -----------------------------------------------------------------------------------------------------

    async def member(self, user: int) -> MemberSettings:
        """Return the settings of a member, from the database."""
        return decoded(await self._database.read(reads.member_settings, user))

    async def change_member(
        self,
        user: int,
        change: Callable[[MemberSettings], MemberSettings],
        *,
        names: tuple[int, str] | None = None,
        beside: Callable[[Connection], Awaitable[None]] | None = None,
    ) -> MemberSettings:
        """Change the settings of a member, and return the new ones. change: as for `change_guild`.

        beside: stores something else in the same transaction.
        names: another member whom the new settings name, and a match. Raises SessionError if this member has no seat in
        it, and so may have deleted all data. So an old button brings no deleted id back.
        """

        async def store(connection: Connection, owner: int, changed: waiting.SettingsChange) -> None:
            if names is not None and not await waiting.has_seat(connection, *names):
                raise SessionError("error-block-old")
            await waiting.change_member(connection, owner, changed)
            if beside is not None:
                await beside(connection)

        self.forget(user)  # a failed write may leave either the old or the new settings in the database
        _, after = await self._change(store, reads.member_settings, user, MemberSettings, change)
        self._changed(user, after)
        return after

    async def of(self, users: Iterable[int]) -> dict[int, MemberSettings]:
        """Return the settings of members by user id, from memory or from the database."""
        wanted = set(users)
        found = self._fresh(wanted)
        missing = sorted(wanted - found.keys())
        if missing:
            changes = self._changes
            stored = await self._database.read(waiting.settings_of, missing)
            for user in missing:
                found[user] = decoded(stored.get(user))
                if changes == self._changes:  # otherwise the rows may be older than a change
                    self._remember(user, found[user])
        return found

    async def best_first(self, match: Match, game: AnyGame, user: int) -> bool:
        """Return whether a member's own menus show the best choices of a match first.

        In a contest and in a puzzle, none do.
        """
        if not match.tells_worth:
            return False
        return not is_contest(match, game) and (await self.of([user]))[user].best_first

    def remembered(self, match: Match) -> dict[Fact, MemberSettings]:
        """Return those facts about a match's members that are in memory."""
        fresh = self._fresh(seat.user for seat in match.seats)
        return {SettingsOf(user): settings for user, settings in fresh.items()}

    async def fact(self, match: Match, fact: SettingsOf, _: AsyncExitStack) -> MemberSettings:
        """Return the value of a fact, and read the settings of all members of the match into memory."""
        return (await self.of([fact.user, *(seat.user for seat in match.seats)]))[fact.user]

    async def guild_fact(self, _: Match, fact: GuildSettingsOf, __: AsyncExitStack) -> GuildSettings:
        """Return the value of a fact about a server."""
        return await self.guild(fact.guild)

    async def hint_once(self, user: int) -> bool:
        """Return True at the first call for a member, and False at every later call."""
        if (await self.member(user)).hinted:
            return False  # without a transaction, as nearly always
        hinted: list[bool] = []

        def hint(before: MemberSettings) -> MemberSettings:
            hinted.append(before.hinted)
            return replace(before, hinted=True)

        await self.change_member(user, hint)
        return not hinted[-1]

    async def note_dms_closed(self, user: int) -> None:
        """If the member has stored settings, store in them that the member accepts no direct messages."""
        await self._note(user, lambda settings: replace(settings, dm_closed=True))

    async def note_conversation(self, user: int, channel: int | None) -> None:
        """If the member wants direct messages, store the channel of their direct conversation. None: there is none."""
        await self._note(user, lambda settings: replace(settings, conversation=channel) if settings.dm else settings)

    async def _note(self, user: int, change: Callable[[MemberSettings], MemberSettings]) -> None:
        """Change the settings of a member who has stored some."""
        changed: list[MemberSettings] = []

        def noted(stored: str | None) -> str | None:
            if stored is None:
                return None
            changed.append(change(decoded(stored)))
            return msgspec.json.encode(changed[-1]).decode()

        await self._database.run(lambda connection: waiting.change_member(connection, user, noted))
        if changed:
            self._changed(user, changed[-1])

    def forget(self, user: int) -> None:
        """Drop a member's settings from memory."""
        self._changes += 1
        self._members.pop(user, None)

    async def _change(
        self, store: SettingsStore, read: SettingsRead, owner: int, kind: type[S], change: Callable[[S], S]
    ) -> tuple[S, S]:
        """Read, change and store settings in one transaction, so that no other change is lost. Return both.

        If the transaction fails, read the row to find out whether it was stored.
        """
        both: list[tuple[S, S, str]] = []

        def changed(stored: str | None) -> str | None:
            before = kind() if stored is None else msgspec.json.decode(stored, type=kind)
            after = change(before)
            both.append((before, after, msgspec.json.encode(after).decode()))
            return None if after == before else both[-1][2]

        try:
            await self._database.run(lambda connection: store(connection, owner, changed))
        except NotKept:
            try:
                stored = await self._database.read(read, owner)
            except NotKept as problem:
                raise refusals.in_doubt() from problem
            if not both or stored != both[-1][2]:
                raise
        return both[-1][:2]

    def _fresh(self, users: Iterable[int]) -> dict[int, MemberSettings]:
        now = self._clock.now()
        known = ((user, self._members.get(user)) for user in users)
        return {user: entry[1] for user, entry in known if entry is not None and entry[0] > now}

    def _changed(self, user: int, settings: MemberSettings) -> None:
        self._changes += 1  # A read that began before the write may still return the old settings.
        self._remember(user, settings)

    def _remember(self, user: int, settings: MemberSettings) -> None:
        self._members[user] = (self._clock.now() + FRESH, settings)


def decoded(settings: str | None) -> MemberSettings:
    """Decode settings from JSON. Return the default settings for None."""
    return MemberSettings() if settings is None else msgspec.json.decode(settings, type=MemberSettings)
