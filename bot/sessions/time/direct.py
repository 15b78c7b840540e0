"""Sends what calls a member directly where the channel refuses it.

A member may want reminders in the channel. If Discord refuses one there, it goes to the member at once, as if they
wanted direct messages. So do all others of this channel for `REFUSED_FOR`, after which the channel is tried again. In
a server without mentions they stay away: there, members who want reminders have them by direct message anyway.
"""

from msgspec.structs import replace

from bot.machine import Clock
from bot.sessions.live import Newest
from bot.sessions.model import GuildSettings, MemberSettings
from bot.sessions.notices import Notice, Undeliverable
from bot.sessions.pace import MINUTE
from bot.sessions.settings import Settings
from bot.sessions.time.sending import Sent
from bot.sessions.time.storing import Storing
from bot.sessions.time.unshown import accepts

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
        self._until[notice.channel] = self._clock.now() + REFUSED_FOR
        return True

    def settings_in(self, channel: int, settings: MemberSettings, guild: GuildSettings) -> MemberSettings:
        """Return a member's settings as they count for the calls of a channel."""
        direct = channel in self and not guild.quiet and accepts(settings, quiet=False)
        return replace(settings, dm=True) if direct else settings
