"""Evening reminders of the daily: a direct message to a member who has asked for it and has not played today.

One stored notice serves a member for all evenings: once it is sent, or proves needless, it waits for the next evening.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial

from bot.machine import Clock
from bot.sessions.model import MemberSettings, Place
from bot.sessions.notices import Notice
from bot.sessions.settings import Settings
from bot.sessions.time import dues
from bot.sessions.time.backoff import wait_after
from bot.sessions.time.reminders import moment_on
from bot.sessions.time.sending import Sent
from bot.sessions.time.storing import Storing
from bot.sessions.time.zones import zone_of
from bot.storage import due, waiting
from bot.storage.leaving import EVENING as EVENING_ID
from bot.storage.rows import NoticeRow
from bot.storage.store import Connection

EVENING = 19 * 60  # the minute of the day, in the member's zone


def next_evening(settings: MemberSettings, now: int) -> int:
    """Return when the next evening begins after a time, both in milliseconds since 1970."""
    return next(at for days in (0, 1, 2) if (at := _evening(settings, now, days)) > now)


def _evening(settings: MemberSettings, now: int, days: int = 0) -> int:
    """Return when the evening begins, so many days after the day of the member's zone, in milliseconds since 1970."""
    return moment_on(datetime.fromtimestamp(now / 1000, zone_of(settings.zone)), days, EVENING)


def row_of(user: int, place: Place, settings: MemberSettings, now: int) -> NoticeRow:
    """Return the notice for a member's evenings. place: where they asked for it."""
    notice = Notice("evening", place.guild, place.channel, user=user, dm=True)
    return dues.notice_row(notice, id_of(user), next_evening(settings, now))


def id_of(user: int) -> str:
    """Return the id of a member's notice, which no other notice has: those begin with a time of 11 digits."""
    return f"{EVENING_ID}{user:x}"


@dataclass
class Evenings:
    """Plans evening reminders. wake: looks at a time for notices that are due."""

    _settings: Settings
    _clock: Clock
    _storing: Storing
    _wake: Callable[[int], None]

    async def plan(self, user: int, place: Place) -> None:
        """Store the notice for a member's evenings. The settings say whether it comes.

        place: where they ask for it. Of a place where the bot is no member of a server, nothing is stored.
        """
        row = row_of(user, place if place.guild else Place(0, 0), await self._settings.member(user), self._clock.now())
        await self._storing.store(partial(due.set_notice, row=row))
        self._wake(row.due)

    async def replan(self, user: int, settings: MemberSettings) -> None:
        """Let a member's notice wait for the next evening by these settings, unless they want none.

        If there is no notice, store one that names no channel. While an attempt is in doubt, change nothing.
        """
        if not settings.evenings:
            return
        row = row_of(user, Place(0, 0), settings, self._clock.now())

        async def store(connection: Connection) -> None:
            await due.add_notice(connection, row)
            await waiting.replan_notice(connection, row.id, row.due)

        await self._storing.store(store)
        self._wake(row.due)

    async def is_wanted(self, notice: Notice) -> bool:
        return (await self._member(notice)).evenings

    async def is_due(self, notice: Notice) -> bool:
        """Return whether to write now. Otherwise the notice waits for the next evening.

        The member may take no direct messages, or an outage may have moved the notice into the night.
        """
        now, settings = self._clock.now(), await self._member(notice)
        return not settings.dm_closed and _evening(settings, now) <= now

    async def after(self, row: NoticeRow, notice: Notice, sent: Sent) -> int | None:
        """Store after an attempt that the notice waits for the next evening, and return when that is.

        None: the attempt has failed, and is to be repeated.
        """
        now = self._clock.now()
        if sent.fault is not None and wait_after(sent.fault, row.attempts, notice, sent.doubted(now))[0] is not None:
            return None
        at = next_evening(await self._member(notice), now)
        await self._storing.store(partial(waiting.put_off_notice, notice_id=row.id, due=at, attempts=0, handed_at=None))
        return at

    async def _member(self, notice: Notice) -> MemberSettings:
        return await self._storing.until_done(lambda: self._settings.member(notice.user or 0))
