"""Members who look for players: of which game, at which pace, and until when.

If somebody looks for what others look for already, a table opens at once, and its first board mentions the others. So
does a table that anybody opens as they look for it. Each of them is told of one table, and then looks no longer. Who
blocks whom is never brought together.

Who looks is stored as a notice that is never sent, and goes when its time is over.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.errors import OptionError
from bot.machine import Clock
from bot.sessions.database import Database
from bot.sessions.model import GuildSettings, Match, Member, Phase, Place, Request
from bot.sessions.notices import Notice
from bot.sessions.pace import DAY, HOUR, Pace
from bot.sessions.play.apart import ApartAmong, Blocks
from bot.sessions.play.channels import Boards
from bot.sessions.settings import Settings
from bot.sessions.time import dues
from bot.sessions.time.proposals import check_pace
from bot.sessions.time.sending import notice_of
from bot.storage import due, seekers, waiting
from bot.storage.rows import NoticeRow
from bot.storage.store import Connection

SHORTEST, LONGEST = HOUR, 14 * DAY  # for which a member looks
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
    _boards: Boards
    _clock: Clock
    _new_key: Callable[[], str]
    _wake: Callable[[int], None]

    async def listed(self, guild: int) -> tuple[Seeker, ...]:
        """Return all who look for players in a server, who has looked longest first."""
        return _seekers(await self._database.read(seekers.looking, guild, self._clock.now()))

    async def waiting(self, request: Request, guild: int, wish: Wish) -> tuple[Member, ...]:
        """Return those who look for the same as the member who asks, without anybody who is apart from another.

        Who was told of a table that is still open, and has not stopped to look yet, is not among them.
        """
        user = request.member.user
        same = [one.member for one in await self.listed(guild) if one.wish == wish and one.member.user != user]
        if not same:
            return ()
        told = {one.user async for match in self._boards.in_guild(guild) for one in _told(match, wish.game)}
        pairs = await self._blocks.among(None, ApartAmong(frozenset({user, *(one.user for one in same)})), None)
        found = [request.member]
        for one in same:
            if one.user not in told and all({one.user, other.user} not in map(set, pairs) for other in found):
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
        row = dues.notice_row(notice, id_of(member.user, wish.game), now + lasts)
        call = Notice("call", place.guild, place.channel, actor=member.name, actor_user=member.user, **about)
        key, told, calls = self._new_key(), list[bool](), list[NoticeRow]()

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
            await waiting.change_guild(connection, place.guild, called)
            for one in calls:
                await due.add_notice(connection, one)

        await self._database.run(store)
        self._wake(now if calls else row.due)
        return told[0], bool(calls)

    async def stop(self, users: Collection[int], game: str) -> None:
        """Let members look for players of a game no longer."""
        ids = [id_of(user, game) for user in users]
        await self._database.run(lambda connection: seekers.stop(connection, ids))


def id_of(user: int, game: str) -> str:
    """Return the id of the notice by which a member looks for players of a game: at most 25 characters."""
    return f"{PREFIX}{user:x}-{blake2b(game.encode(), digest_size=3).hexdigest()}"


def _seekers(rows: Sequence[NoticeRow]) -> tuple[Seeker, ...]:
    """Return who looks for players, by their notices: who has looked longest comes first."""
    found = sorted((notice_of(row) for row in rows), key=lambda one: (one.asked_at, one.id))
    return tuple(
        Seeker(
            Member(one.user or 0, one.name), Wish(one.game, one.start, one.pace or Pace()), one.channel, one.due or 0
        )
        for one in found
    )


def _told(match: Match, game: str) -> tuple[Member, ...]:
    """Return whom the lobby of a game has told of it, and who has not taken a seat there."""
    if match.game != game or match.phase is not Phase.LOBBY:
        return ()
    return tuple(Member(one.user, one.name) for one in match.terms.sought)
