"""Notices that ask members for an answer, where Discord refuses them.

They are tried for as long as they hold, and again as soon as the bot may do more in the server. The time of a proposal
begins anew with its notice: until then only the answer to its maker and `/turns` tell of it.
"""

from collections.abc import Callable
from functools import partial

from bot.errors import NoSession
from bot.machine import Clock
from bot.sessions.change import Decision
from bot.sessions.database import Database
from bot.sessions.live import Newest
from bot.sessions.matches import Matches
from bot.sessions.notices import ASKING, PROPOSALS, Notice, Undeliverable
from bot.sessions.time import proposals
from bot.sessions.time.sending import Sent
from bot.sessions.time.storing import Storing
from bot.storage import waiting

REMEMBERED = 10_000  # notices


class Asking:
    """Knows the notices that Discord has refused. wake: looks for due notices at a time."""

    def __init__(
        self, matches: Matches, database: Database, clock: Clock, storing: Storing, wake: Callable[[int], None]
    ) -> None:
        self._matches = matches
        self._database = database
        self._clock = clock
        self._storing = storing
        self._wake = wake
        self._refused: Newest[str, int] = Newest(REMEMBERED)  # the servers, by the ids of the notices

    async def note(self, notice: Notice, sent: Sent) -> None:
        """Note the result of an attempt to send a notice of any kind."""
        refused = isinstance(sent.fault, Undeliverable)
        if notice.kind not in ASKING or not (refused or sent.fault is None):
            return
        if refused:
            self._refused[notice.id] = notice.guild
        else:
            self._refused.pop(notice.id, None)
        if notice.kind in PROPOSALS and notice.match is not None:
            change = partial(proposals.note_refused, asked_at=notice.asked_at)
            if not refused:
                change = partial(proposals.note_posted, asked_at=notice.asked_at, until=notice.due or 0)
            match = notice.match
            await self._storing.until_done(lambda: self._change(match, change))

    async def _change(self, match: str, change: Decision) -> None:
        try:
            await self._matches.change(match, change)
        except NoSession:  # then there is no proposal
            return

    async def try_again(self, guild: int | None) -> None:
        """Send what a server has refused. guild: None for all servers. Raises NotKept."""
        now = self._clock.now()
        found = [one for one, place in self._refused.items() if guild in (None, place)]
        if found:
            await self._database.run(partial(waiting.hasten_notices, ids=found, due=now))
            self._wake(now)
