"""Sends what calls members directly where the channel refuses it.

A member may want reminders in the channel. If Discord refuses one there, it goes to the member at once, as if they
wanted direct messages. So do all others of this channel for `REFUSED_FOR`, after which the channel is tried again. In
a server without mentions they stay away: there, members who want reminders have them by direct message anyway.

A question that calls all electors to a vote becomes one for each of them, whatever the reminders that they want: most
of its time may be over before the channel takes posts again.
"""

from functools import partial

from msgspec.structs import replace

from bot.machine import Clock
from bot.sessions.live import Newest
from bot.sessions.model import GuildSettings, Match, MemberSettings
from bot.sessions.notices import VOTES, Notice, Undeliverable
from bot.sessions.pace import MINUTE
from bot.sessions.settings import Settings
from bot.sessions.time.naming import cause_of
from bot.sessions.time.sending import Sent
from bot.sessions.time.storing import Storing
from bot.sessions.time.together import Planned, due_question, due_vote
from bot.sessions.time.unshown import accepts
from bot.storage.keeping import is_by_letters

REFUSED_FOR = 10 * MINUTE
REMEMBERED = 10_000  # channels
CALLS = frozenset({"reminder", "vote", "next"})  # the kinds that call one member


class RefusingChannels:
    """The channels that have just refused a call."""

    def __init__(self, settings: Settings, clock: Clock, storing: Storing) -> None:
        self._settings = settings
        self._clock = clock
        self._storing = storing
        self._until: Newest[int, int] = Newest(REMEMBERED)  # in milliseconds since 1970, by channel

    def __contains__(self, channel: object) -> bool:
        return isinstance(channel, int) and self._until.get(channel, 0) > self._clock.now()

    async def goes_direct(self, notice: Notice, sent: Sent) -> bool:
        """Return whether the channel has refused a notice that can go to its member instead, and note it."""
        user, refused = notice.user, isinstance(sent.fault, Undeliverable)
        if user is None or not refused or notice.dm or notice.quiet or notice.kind not in CALLS:
            return False
        member = await self._storing.until_done(lambda: self._settings.member(user))
        if not accepts(member, quiet=notice.quiet):
            return False
        self._note(notice.channel)
        return True

    async def for_each(self, notice: Notice, sent: Sent, match: Match | None) -> tuple[Notice, ...]:
        """Return the notices that ask each elector for a vote for which the channel has refused to ask all.

        Return () if it has not, or if no elector accepts direct messages: then the channel is tried again.
        """
        refused = isinstance(sent.fault, Undeliverable) and notice.user is None and not notice.quiet
        if match is None or notice.kind not in VOTES or notice.seat is None or not refused:
            return ()
        ask = match.terms.ask_of(notice.seat)
        electors = [match.seats[seat].user for seat in match.electors(notice.seat)]
        missing = [user for user in electors if ask is not None and match.wants_vote(ask, user)]
        for user in missing:
            if accepts(await self._storing.until_done(partial(self._settings.member, user)), quiet=False):
                self._note(notice.channel)
                return tuple(replace(notice, user=one) for one in missing)
        return ()

    async def plan_vote(self, notice: Notice, match: Match, *, handed: bool) -> Planned:
        """Return what becomes of a call to a vote that is due, by the settings as they are now.

        handed: as for `together.due_vote`.
        """
        ask = None if notice.seat is None else match.terms.ask_of(notice.seat)
        if ask is None or notice.user is None:
            return Planned()
        member, guild = await self._settings.member(notice.user), await self._settings.guild(notice.guild)
        key, now, by_letters = cause_of(notice), self._clock.now(), is_by_letters(notice.channel)
        if by_letters or notice.kind not in VOTES:
            member = self.settings_in(notice.channel, member, guild)
        if notice.kind in VOTES:
            planned = due_question(ask, member, guild, now, key=key, handed=handed)
            return planned._replace(dm=True) if by_letters else planned  # there is no channel in which to ask
        return due_vote(ask, member, guild, now, key=key, handed=handed)

    def _note(self, channel: int) -> None:
        self._until[channel] = self._clock.now() + REFUSED_FOR

    def settings_in(self, channel: int, settings: MemberSettings, guild: GuildSettings) -> MemberSettings:
        """Return a member's settings as they count for the calls of a channel. By letters, all calls are direct."""
        if is_by_letters(channel):
            return replace(settings, dm=True, dm_closed=False)
        direct = channel in self and not guild.quiet and accepts(settings, quiet=False)
        return replace(settings, dm=True) if direct else settings
