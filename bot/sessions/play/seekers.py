"""Members who look for players: of which game, at which pace, and until when.

If somebody looks for what others look for already, a table opens at once, and its first board mentions the others. So
does a table that anybody opens as they look for it. Where boards mention nobody, a direct message tells them. Each of
them is told of one table, and then looks no longer: so the transaction that stores the table says. Who takes a seat at
a table looks no longer either. Who blocks whom is never brought together.

Who looks is stored as a notice that is never sent, and goes when its time is over.
"""

from base64 import b32encode
from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.errors import OptionError
from bot.machine import Clock
from bot.sessions.change import Change
from bot.sessions.database import Database
from bot.sessions.model import GuildSettings, Match, Member, Phase, Place, Request
from bot.sessions.notices import Notice
from bot.sessions.pace import DAY, HOUR, Pace
from bot.sessions.play.apart import ApartAmong, Blocks
from bot.sessions.settings import GuildSettingsOf, Settings, SettingsOf
from bot.sessions.time import dues
from bot.sessions.time.proposals import check_pace
from bot.sessions.time.sending import notice_of
from bot.storage import due, seekers, waiting, writes
from bot.storage.rows import NoticeRow
from bot.storage.store import Connection
from bot.storage.writes import Writes

SHORTEST, LONGEST = HOUR, 14 * DAY  # for which a member looks
TOLD_AFTER = 10_000  # milliseconds until a direct message tells of a table, whose board should be there by then
NO_SETTINGS = "{}"  # of a member, as stored
PREFIX = "l"  # of the notices' ids; those of others begin with a time, in hexadecimal digits, or with a word


class Wish(msgspec.Struct, frozen=True):
    """What a member looks for. start: the key of a way to begin the game (`bot.ui.face.Start`)."""

    game: str
    start: str
    pace: Pace = Pace()


class Seeker(msgspec.Struct, frozen=True):
    """A member who looks for players. channel: where they have said so."""

    member: Member
    wish: Wish
    channel: int
    until: int


@dataclass
class Seekers:
    """Knows who looks for players. Each method raises NotKept if the database fails.

    new_key: as `Matches.new_key`. wake: looks at a time for notices that are due.
    """

    _database: Database
    _settings: Settings
    _blocks: Blocks
    _clock: Clock
    _new_key: Callable[[], str]
    _wake: Callable[[int], None]

    def alone(self, guild: int, game: str) -> AbstractAsyncContextManager[None]:
        """Keep all others who ask for this out until the block ends.

        Who finds players of a game in a server, or begins to look, holds it: two who press at once open one table.

        Raises NotKept.
        """
        return self._database.locked(f"look {guild} {game}")

    async def listed(self, guild: int) -> tuple[Seeker, ...]:
        """Return all who look for players in a server, who has looked longest first."""
        return _seekers(await self._database.read(seekers.looking, guild, self._clock.now()))

    async def waiting(self, request: Request, guild: int, wish: Wish) -> tuple[Member, ...]:
        """Return those who look for the same as the member who asks, without anybody who is apart from another."""
        user = request.member.user
        same = [one.member for one in await self.listed(guild) if one.wish == wish and one.member.user != user]
        if not same:
            return ()
        pairs = await self._blocks.among(None, ApartAmong(frozenset({user, *(one.user for one in same)})), None)
        found = [request.member]
        for one in same:
            if all({one.user, other.user} not in map(set, pairs) for other in found):
                found.append(one)
        return tuple(found[1:])

    async def look(
        self, request: Request, place: Place, wish: Wish, lasts: int, known: Collection[int] = ()
    ) -> tuple[bool, bool]:
        """Store that a member looks for players, until `lasts` milliseconds from now.

        known: the users who look for the same, as the caller has seen. Return whether it is stored; it is not if
        anybody else looks for the same by now. Return too whether the server is called: that follows from its settings.

        Raises OptionError if the pace or the time is out of range.
        """
        check_pace(wish.pace)
        if not SHORTEST <= lasts <= LONGEST:
            raise OptionError("look-error-time", low=SHORTEST // HOUR, high=LONGEST // DAY)
        now, member = self._clock.now(), request.member
        about: dict[str, Any] = {"game": wish.game, "start": wish.start, "pace": wish.pace, "due": now + lasts}
        notice = Notice(
            "looking", place.guild, place.channel, user=member.user, name=member.name, asked_at=now, **about
        )
        row = dues.notice_row(notice, id_of(member.user, place.guild, wish.game, wish.start), now + lasts)
        call = Notice("call", place.guild, place.channel, actor=member.name, actor_user=member.user, **about)
        key, told, calls = self._new_key(), list[bool](), list[NoticeRow]()
        quiet = (await self._settings.guild(place.guild)).quiet  # so that a direct message tells of the table

        async def store(connection: Connection) -> None:
            await seekers.begin_alone(connection, place.guild)
            others = _seekers(await seekers.looking(connection, place.guild, now))
            new = {one.member.user for one in others if one.wish == wish} - {*known, member.user}
            told[:], calls[:] = [not new], []
            if new:
                return

            def called(stored: str | None) -> str | None:
                settings = msgspec.json.decode(stored or "{}", type=GuildSettings)
                if not settings.call_hours or settings.called_at + settings.call_hours * HOUR > now:
                    return None
                role = 0 if settings.quiet else settings.call_role or 0
                calls[:] = [dues.new_notice_row(replace(call, role=role), now, key)]
                return msgspec.json.encode(replace(settings, called_at=now)).decode()

            await seekers.look(connection, row)
            if quiet:  # whether Discord refuses that message is noted only for a member with stored settings
                await waiting.change_member(connection, member.user, lambda stored: NO_SETTINGS if not stored else None)
            await waiting.change_guild(connection, place.guild, called)
            for one in calls:
                await due.add_notice(connection, one)

        await self._database.run(store)
        self._wake(now if calls else row.due)
        return told[0], bool(calls)

    async def stop(self, user: int, guild: int, game: str, start: str | None = None) -> None:
        """Let a member look for players of a game in a server no longer. start: of the wish; None: of any."""
        ids = _of_game(user, guild, game) if start is None else id_of(user, guild, game, start)
        await self._database.run(lambda connection: seekers.stop(connection, ids))


def follow(seen: Match | None, change: Change) -> Change:
    """Tell those directly whom a new table was opened for, in a server whose boards mention nobody."""
    match = change.match
    if seen is not None or change.before is not None or not match.terms.sought:
        return change
    settings: GuildSettings = change.fact(GuildSettingsOf(match.place.guild))
    for one in match.terms.sought if settings.quiet else ():
        if change.fact(SettingsOf(one.user)).dm_closed:  # they have been told so when they began to look
            continue
        change = change.with_notice("found", user=one.user, dm=True, when=change.at + TOLD_AFTER)
    return change


def record(change: Change) -> Writes:
    """Return the writes by which members look no longer: whom a new table tells, and who takes a seat at a table.

    Who plays alone or against computer players only, or in a league, goes on to look.
    """
    match, before = change.match, change.before
    if match.private or match.solo or match.terms.league is not None:
        return ()
    told = {one.user for one in match.terms.sought} if before is None else set[int]()
    members = {seat.user for seat in match.members}
    if match.phase is Phase.LOBBY or len(members) > 1:
        told |= members - ({seat.user for seat in before.members} if before is not None else set())
    ids = [_of_game(user, match.place.guild, match.game) for user in sorted(told)]
    return tuple(write for one in ids for write in writes.drop_notices(one))


def id_of(user: int, guild: int, game: str, start: str) -> str:
    """Return the id of the notice by which a member looks for players: at most 25 characters."""
    return f"{_of_game(user, guild, game)[:-1]}{_letters(start, 3)}"


def _of_game(user: int, guild: int, game: str) -> str:
    """Return the pattern of LIKE for the ids of all notices by which a member looks for players of a game."""
    return f"{PREFIX}{user:x}-{_letters(f'{guild} {game}', 4)}%"


def _letters(text: str, count: int) -> str:
    """Return up to 8 letters and digits that stand for a text."""
    return b32encode(blake2b(text.encode(), digest_size=5).digest()).decode().lower()[:count]


def _seekers(rows: Sequence[NoticeRow]) -> tuple[Seeker, ...]:
    """Return who looks for players, by their notices: who has looked longest comes first."""
    found = sorted((notice_of(row) for row in rows), key=lambda one: (one.asked_at, one.id))
    return tuple(
        Seeker(
            Member(one.user or 0, one.name), Wish(one.game, one.start, one.pace or Pace()), one.channel, one.due or 0
        )
        for one in found
    )
