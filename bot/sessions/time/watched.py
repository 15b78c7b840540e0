"""When a watcher is told the end of a match, by a direct message.

It waits for the end of the member's quiet hours, and counts among the messages that a day brings them (`budget`): it
comes if it leaves room for the reminders that have to come, or a day later if fewer than `MOST_A_DAY` have come.
"""

from dataclasses import dataclass
from functools import partial

import msgspec
from msgspec.structs import replace

from bot.machine import Clock
from bot.sessions.database import Database
from bot.sessions.model import Match, MemberSettings
from bot.sessions.notices import Notice
from bot.sessions.pace import DAY, HOUR
from bot.sessions.settings import Settings, decoded
from bot.sessions.time import budget
from bot.sessions.time.reminders import quiet_until
from bot.sessions.time.sending import Sent
from bot.sessions.time.storing import Work
from bot.sessions.time.together import open_things
from bot.sessions.time.unshown import accepts
from bot.storage import due, waiting
from bot.storage.due import Ends, Queue
from bot.storage.rows import NoticeRow
from bot.storage.store import Connection


@dataclass
class WatchedEnds:
    """Knows when the notices of the kind "watched" are sent."""

    _settings: Settings
    _database: Database
    _clock: Clock

    async def present(self, notice: Notice, match: Match) -> Notice | None:
        """Return a notice, with the time until which it has to wait; None: the member takes no direct messages.

        Raises NotKept.
        """
        now, user = self._clock.now(), notice.user or 0
        settings = await self._settings.member(user)
        if not accepts(settings, quiet=False):  # the member has asked for this message, also in a quiet server
            return None
        later = quiet_until(now, settings)
        if later is None and not await self._has_room(user, settings, now, match.updated_at):
            later = now + HOUR
        return replace(notice, when=later)

    async def _has_room(self, user: int, settings: MemberSettings, now: int, ended: int) -> bool:
        sent = budget.sent_times(settings, now)
        if not sent or (now - ended >= DAY and len(sent) < budget.MOST_A_DAY):
            return True
        return budget.has_room(now, sent, await open_things(self._database, user, settings))

    def beside(self, notice: Notice, sent: Sent) -> tuple[Work, ...]:
        """Return what to store with the result of an attempt: that the message does not count, as none was sent."""
        if notice.kind != "watched" or notice.user is None or sent.direct or sent.handed_at is not None:
            return ()
        return (partial(_give_back, user=notice.user, at=sent.begun_at),)


async def hand_over(
    connection: Connection, row: NoticeRow, at: int, to: str, ends: Ends, *, queue: Queue[NoticeRow], user: int
) -> bool:
    """Store that the message is about to be sent, and count it. Return False if it must not be sent.

    That is so if the claim was lost, or if as many messages have come within a day. at: milliseconds since 1970. to,
    ends: as in `due.hand_over`.
    """
    again = await due.is_handed_over(connection, queue, row)  # it is counted already
    if not again and not await _count(connection, user, at):
        return False
    mine = await due.hand_over(connection, queue, row, at, to, ends)
    if not mine and not again:
        await _give_back(connection, user, at)
    return mine


async def _count(connection: Connection, user: int, at: int) -> bool:
    """Count a message of the time `at`. Return False if there is no room for it."""
    free = True

    def change(stored: str | None) -> str | None:
        nonlocal free
        settings = decoded(stored)
        free = len(budget.sent_times(settings, at)) < budget.MOST_A_DAY
        return _encoded(budget.with_another(settings, at)) if free else None

    await waiting.change_member(connection, user, change)
    return free


async def _give_back(connection: Connection, user: int, at: int) -> None:
    """Count the message of the time `at` no longer."""

    def change(stored: str | None) -> str | None:
        settings = decoded(stored)
        return None if at not in settings.reminded_before else _encoded(budget.without_another(settings, at))

    await waiting.change_member(connection, user, change)


def _encoded(settings: MemberSettings) -> str:
    return msgspec.json.encode(settings).decode()
