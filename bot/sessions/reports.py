"""Reports of members to those who manage a server: of a position, or of a member's name.

A report is a notice in the channel that the managers chose. It is stored in the transaction that counts it, so it comes
once. The settings of who reports count it, for a day.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from msgspec.structs import replace

from bot.errors import NotAllowed, SessionError
from bot.machine import Clock
from bot.sessions import sight
from bot.sessions.database import Database
from bot.sessions.model import Match, Member, MemberSettings, Place, Request
from bot.sessions.notices import Notice
from bot.sessions.pace import DAY
from bot.sessions.settings import Settings
from bot.sessions.time import dues
from bot.storage import due, endings
from bot.storage.endings import Ending
from bot.storage.keeping import is_member

MOST_A_DAY = 5  # reports of one member, in all servers
LISTED = 20  # the newest matches in the list of those that somebody has ended
IsGone: TypeAlias = Callable[[int], Awaitable[bool]]
LOOKED_AT = 100  # the newest of these, of which the list leaves out those that its reader may not see


@dataclass
class Reports:
    """Stores reports, and lists for managers what members have ended. Each method raises NotKept.

    new_key: as `Matches.new_key`. wake: looks at a time for notices that are due.
    """

    _database: Database
    _settings: Settings
    _clock: Clock
    _new_key: Callable[[], str]
    _wake: Callable[[int], None]

    async def check_open(self, guild: int) -> int:
        """Return the channel for reports. Raises SessionError if the managers of the server have chosen none."""
        channel = (await self._settings.guild(guild)).report_channel
        if channel is None:
            raise SessionError("report-error-no-channel")
        return channel

    async def report_position(self, request: Request, match: Match) -> None:
        """Report a match that the member may see, as it is in this version, which may be an older one.

        Raises SessionError if there is no channel for reports, if the match has not begun, if the member has reported
        this version, or if they have sent `MOST_A_DAY` reports.
        """
        if match.private or match.state is None:
            raise SessionError("report-error-no-position")
        notice = Notice("report", match.place.guild, 0, match=match.id, since=match.version)
        await self._store(request, notice, f"{match.id}-{match.version}")

    async def report_name(self, request: Request, guild: int, about: Member, match: Match | None = None) -> None:
        """Report the name of another member. match: in which it stands; None: it was seen elsewhere.

        Raises NotAllowed if it is no other member, and else as `report_position`.
        """
        if about.user == request.member.user or not is_member(about.user):
            raise NotAllowed("report-error-nobody")
        found = None if match is None else match.id
        notice = Notice("report", guild, 0, match=found, name=about.name, name_user=about.user)
        await self._store(request, notice, str(about.user))

    async def _store(self, request: Request, notice: Notice, what: str) -> None:
        channel, now, by = await self.check_open(notice.guild), self._clock.now(), request.member
        notice = replace(notice, channel=channel, actor=by.name, actor_user=by.user)
        row = dues.new_notice_row(notice, now, self._new_key())

        def counted(settings: MemberSettings) -> MemberSettings:
            recent = tuple(one for one in settings.reported if one[0] > now - DAY)
            if any(one[1:] == (notice.guild, what) for one in recent):
                raise SessionError("report-error-twice")
            if len(recent) >= MOST_A_DAY:
                raise SessionError("report-error-too-many", most=MOST_A_DAY)
            return replace(settings, reported=(*recent, (now, notice.guild, what)))

        await self._settings.change_member(by.user, counted, beside=partial(due.add_notice, row=row))
        self._wake(row.due)

    async def ended(self, request: Request, guild: int, is_gone: IsGone) -> tuple[tuple[Ending, bool], ...]:
        """Return the newest matches and tables of a server that a member has ended for all, the newest first.

        Those that the member who asks may not see are not among them, but those of deleted channels are, which nobody
        sees any more. Each comes with whether its channel is deleted.

        is_gone: returns whether a channel is deleted. It is asked about the channels that the member does not see.
        """
        found: list[tuple[Ending, bool]] = []
        for one in await self._database.read(endings.ended_by_members, guild, LOOKED_AT):
            seen = request.eyes is None or request.eyes.sees(one.channel)
            gone = not seen and await is_gone(one.channel)
            if gone or sight.may_see(_audience(one, guild), request):
                found.append((one, gone))
            if len(found) == LISTED:
                break
        return tuple(found)


def _audience(ending: Ending, guild: int) -> sight.Audience:
    return sight.audience_stored(Place(guild, ending.channel), (user for user, _ in ending.players), ending.terms)
