"""The settings of members and servers, and what a server allows.

Members' settings stay in memory for `FRESH`, because each new turn needs them. Changes of this process update the
memory. Changes of another process are seen when a reminder is due, because it reads the settings again.
"""

from collections.abc import Awaitable, Callable, Iterable
from contextlib import AsyncExitStack

import msgspec
from msgspec.structs import replace

from bot.errors import NotAllowed, NotKept, OptionError, SessionError
from bot.sessions import refusals
from bot.sessions.change import Fact
from bot.sessions.clock import Clock
from bot.sessions.database import Database
from bot.sessions.live import Newest
from bot.sessions.model import GuildSettings, Match, MemberSettings, Place
from bot.sessions.pace import MINUTE
from bot.storage import reads, waiting, writes
from bot.storage.store import Connection
from bot.storage.writes import Writes

LARGEST_NUMBER = 100  # the highest limit that a server may set
FRESH = 10 * MINUTE  # how long a member's settings stay in memory
SettingsRead = Callable[[Connection, int], Awaitable[str | None]]
REMEMBERED = 5_000  # members; some hundred bytes each


class SettingsOf(msgspec.Struct, frozen=True):
    """Asks for a member's settings: `MemberSettings`."""

    user: int


class Settings:
    """Settings of members and servers. Every method raises NotKept if the database does not answer."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._members: Newest[int, tuple[int, MemberSettings]] = Newest(REMEMBERED)
        self._changes = 0  # how often settings were changed or forgotten

    # -- servers -----------------------------------------------------------------------------------------------------

    async def guild(self, guild: int) -> GuildSettings:
        """Return the settings of a server."""
        stored = await self._database.read(reads.guild_settings, guild)
        return GuildSettings() if stored is None else msgspec.json.decode(stored, type=GuildSettings)

    async def set_guild(self, guild: int, settings: GuildSettings) -> None:
        """Store the settings of a server. Raises OptionError for numbers out of range."""
        if settings.reminders is not None and not 0 <= settings.reminders <= LARGEST_NUMBER:
            raise OptionError("error-limit-range", low=0, high=LARGEST_NUMBER)
        if settings.match_limit is not None and not 1 <= settings.match_limit <= LARGEST_NUMBER:
            raise OptionError("error-limit-range", low=1, high=LARGEST_NUMBER)
        wanted = msgspec.json.encode(settings).decode()
        await self._store(writes.set_guild(guild, wanted), reads.guild_settings, guild, wanted)

    async def check_channel(self, place: Place, parent: int | None = None) -> None:
        """Raise NotAllowed if no match may be opened in a channel. parent: the channel of a thread."""
        channels = (await self.guild(place.guild)).channels
        if channels and place.channel not in channels and parent not in channels:
            raise NotAllowed("error-channel-closed", channel=str(channels[0]))

    async def check_limit(self, guild: int, user: int) -> None:
        """Raise SessionError if this member may not play one more match in a server."""
        limit = (await self.guild(guild)).match_limit
        if limit is not None and len(await self._database.read(waiting.open_in, guild, None, user)) >= limit:
            raise SessionError("error-too-many-matches", limit=limit)

    async def check_seat(self, match: Match, user: int) -> None:
        """Raise SessionError if this member has no seat in the match and may not play one more."""
        if match.seat_of(user) is None:
            await self.check_limit(match.place.guild, user)

    # -- members -----------------------------------------------------------------------------------------------------

    async def member(self, user: int) -> MemberSettings:
        """Return the settings of a member, from the database."""
        return decoded(await self._database.read(reads.member_settings, user))

    async def store_member(self, user: int, settings: MemberSettings) -> None:
        """Store the settings of a member."""
        wanted = msgspec.json.encode(settings).decode()
        self.forget(user)  # if the write stays in doubt, they are read again
        await self._store(writes.set_member(user, wanted), reads.member_settings, user, wanted)
        self._remember(user, settings)

    async def of(self, users: Iterable[int]) -> dict[int, MemberSettings]:
        """Return the settings of these members, by user id. They are at most `FRESH` old."""
        wanted = set(users)
        found = self._fresh(wanted)
        missing = sorted(wanted - found.keys())
        if missing:
            changes = self._changes
            stored = await self._database.read(waiting.settings_of, missing)
            for user in missing:
                found[user] = decoded(stored.get(user))
                if changes == self._changes:  # else the rows may be older than a change
                    self._remember(user, found[user])
        return found

    def remembered(self, match: Match) -> dict[Fact, MemberSettings]:
        """Return the facts `SettingsOf` about the members of a match that are in memory."""
        fresh = self._fresh(seat.user for seat in match.seats)
        return {SettingsOf(user): settings for user, settings in fresh.items()}

    async def fact(self, match: Match, fact: SettingsOf, _: AsyncExitStack) -> MemberSettings:
        """Return the value of a fact. The settings of the match's other members are read with it."""
        return (await self.of([fact.user, *(seat.user for seat in match.seats)]))[fact.user]

    async def hint_once(self, user: int) -> bool:
        """Return True at the first call for a member, and False afterwards."""
        settings = await self.member(user)
        if settings.hinted:
            return False
        await self.store_member(user, replace(settings, hinted=True))
        return True

    async def note_dms_closed(self, user: int) -> None:
        """Note that a member takes no direct messages, unless the member was forgotten meanwhile."""
        closed: list[MemberSettings] = []

        def change(stored: str) -> str:
            closed.append(replace(decoded(stored), dm_closed=True))
            return msgspec.json.encode(closed[-1]).decode()

        await self._database.run(lambda connection: waiting.change_settings(connection, user, change))
        if closed:
            self._remember(user, closed[-1])

    def forget(self, user: int) -> None:
        """Drop a member's settings from memory."""
        self._changes += 1
        self._members.pop(user, None)

    async def _store(self, rows: Writes, read: SettingsRead, key: int, wanted: str) -> None:
        """Store settings. After a fault, read them again to know whether they were stored."""
        try:
            await self._database.write(rows)
        except NotKept:
            try:
                stored = await self._database.read(read, key)
            except NotKept as problem:
                raise refusals.in_doubt() from problem
            if stored != wanted:
                raise

    def _fresh(self, users: Iterable[int]) -> dict[int, MemberSettings]:
        now = self._clock.now()
        known = ((user, self._members.get(user)) for user in users)
        return {user: entry[1] for user, entry in known if entry is not None and entry[0] > now}

    def _remember(self, user: int, settings: MemberSettings) -> None:
        self._members[user] = (self._clock.now() + FRESH, settings)


def decoded(settings: str | None) -> MemberSettings:
    """Return the settings of stored JSON; None: the defaults."""
    return MemberSettings() if settings is None else msgspec.json.decode(settings, type=MemberSettings)
