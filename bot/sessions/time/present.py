"""What a stored notice is by the time at which it is sent."""

from dataclasses import dataclass

from msgspec.structs import replace

from bot.machine import Clock
from bot.sessions.model import Match
from bot.sessions.notices import Notice, channel_for, still_holds, with_present_end
from bot.sessions.settings import Settings
from bot.sessions.time.direct import RefusingChannels
from bot.sessions.time.evenings import Evenings
from bot.sessions.time.lasting import LastingTurns
from bot.sessions.time.unshown import accepts
from bot.sessions.time.watched import WatchedEnds


@dataclass
class PresentNotices:
    """Knows which notices are still wanted and true, and what has changed since they were stored."""

    _settings: Settings
    _clock: Clock
    _lasting: LastingTurns
    _refusing: RefusingChannels
    _evenings: Evenings
    _watched: WatchedEnds

    async def notice(self, notice: Notice, match: Match | None) -> Notice | None:
        """Return a notice with the current channel and settings; None: it is no longer wanted or true.

        If one of the kind "watched" has to wait, its `when` says until when. match: the one that it is about.

        Raises NotKept.
        """
        if match is not None:
            if not still_holds(notice, match):
                return None
            moving = notice.seat if notice.kind == "next" else None
            if moving is not None and not await self._lasting.goes_on(match, moving, notice.since):
                return None
            notice = with_present_end(replace(notice, channel=channel_for(notice, match)), match, self._clock.now())
        settings = await self._settings.guild(notice.guild)
        notice = replace(notice, quiet=settings.quiet or (match is not None and match.by_letters))
        if notice.kind == "evening" and not await self._evenings.is_wanted(notice):
            return None
        if notice.kind == "watched" and match is not None:
            return await self._watched.present(notice, match)
        if notice.user is None or not (notice.only_direct or notice.kind == "next"):
            return notice
        member = await self._settings.member(notice.user)
        if notice.only_direct:
            return notice if accepts(member, quiet=settings.quiet) else None
        member = self._refusing.settings_in(notice.channel, member, settings)
        wanted = member.next_notice and not member.always_quiet
        notice = replace(notice, dm=member.dm and not member.dm_closed)
        return notice if wanted and (notice.dm or not notice.quiet) else None
