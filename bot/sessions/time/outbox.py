"""What is said outside the boards: reminders of turns and notices, handed to `deliver` when they are due.

Each is sent at least once, and with the same id at each attempt, which is Discord's nonce: so it appears once. What
cannot be sent is tried again, later and later; then it is given up, and the server's owner is told, once for each
channel until something can be posted there again. A direct message that is refused goes into the channel instead, and
so do that member's next ones.
"""

import asyncio
import logging

import msgspec
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NoSession
from bot.sessions.change import about
from bot.sessions.clock import Clock
from bot.sessions.database import Database
from bot.sessions.matches import Matches
from bot.sessions.model import Match
from bot.sessions.notices import Deliver, DirectMessagesClosed, Notice, Undeliverable
from bot.sessions.pace import HOUR, MINUTE, TurnClock
from bot.sessions.settings import Settings
from bot.sessions.time import dues
from bot.sessions.time.deadlines import Lanes
from bot.sessions.time.reminders import next_reminder, quiet_until
from bot.storage import waiting
from bot.storage.due import NOTICES, REMINDERS
from bot.storage.inflight import InFlight
from bot.storage.rows import NoticeRow, TurnRow

# Longer than any attempt may take, so that nothing is sent twice at once.
CLAIM = 5 * MINUTE
ATTEMPT_SECONDS = 60.0
STOP_SECONDS = 3.0
# The first ones within the minutes for which Discord knows an id: it may have arrived, and only its answer be lost.
# The last ones so late that no trouble of Discord's own loses a notice: whether it still holds is looked at each time.
BACK_OFF = (MINUTE // 4, MINUTE, 3 * MINUTE, 30 * MINUTE, 2 * HOUR, *(6 * HOUR,) * 12)
# Where Discord says that it will not work, somebody has to do something first: few tries, far apart.
BACK_OFF_REFUSED = (10 * MINUTE, 2 * HOUR)

logger = logging.getLogger(__name__)


class Outbox:
    """See the module's docstring."""

    def __init__(self, matches: Matches, database: Database, settings: Settings, clock: Clock) -> None:
        self._matches = matches
        self._database = database
        self._settings = settings
        self._clock = clock
        self._deliver: Deliver | None = None
        self._under_way = InFlight()
        self._reminders = Lanes(database, clock, REMINDERS, self._remind, lambda turn: turn.match_id, claim=CLAIM)
        self._notices = Lanes(
            database, clock, NOTICES, self._say, lambda row: _decoded(row).match or row.id, claim=CLAIM
        )

    def deliver_by(self, deliver: Deliver) -> None:
        """Name what sends notices; without it none are sent, and they wait. Call it before `start`."""
        self._deliver = deliver

    def start(self) -> None:
        """From now on send what is due, what is overdue at once.

        What was being sent when the bot was stopped or killed may have arrived: so it is sent again now, while Discord
        still knows its id. Where another process still sends it, it is sent twice at the same time, with the same id.
        """
        if self._deliver is not None:
            self._reminders.start()
            self._notices.start()

    def wake(self, remind_at: int | None, notice_at: int | None) -> None:
        """Something new is to be sent then."""
        if remind_at is not None:
            self._reminders.wake(remind_at)
        if notice_at is not None:
            self._notices.wake(notice_at)

    async def stop(self) -> None:
        """Send nothing more; what is being sent may finish, within a few seconds."""
        await self._reminders.stop()
        await self._notices.stop()
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await self._under_way.empty()
        except TimeoutError:
            logger.warning("a notice was still being sent at the end; it is sent again at the next start")

    # -- reminders ---------------------------------------------------------------------------------------------------

    async def _remind(self, turn: TurnRow) -> None:
        await self._under_way.run(self._remind_one(turn))

    async def _remind_one(self, turn: TurnRow) -> None:
        now = self._clock.now()
        try:
            match = await self._matches.match(turn.match_id)
        except NoSession:
            await self._plan(turn, None)
            return
        clock = match.clock_of(Seat(turn.seat))
        if clock is None or clock.since != turn.since:
            await self._plan(turn, None)
            return
        settings = await self._settings.member(turn.user_id)
        guild = await self._settings.guild(turn.guild_id)
        dm = settings.dm and not settings.dm_closed
        wanted = guild.reminders is None or turn.reminded < guild.reminders
        # planned for what was set then; of what is set now the same must come out, if late
        planned = next_reminder(clock, match.terms.pace, settings, clock.at, adrift=match.terms.adrift is not None)
        if not wanted or planned is None or (guild.quiet and not dm) or _is_late(clock, now):
            await self._plan(turn, None)
            return
        later = planned if planned > now else quiet_until(now, settings)
        if later is not None:
            await self._plan(turn, later, attempts=turn.attempts)
            return
        notice = replace(
            about(match, "reminder", clock.seat),
            id=f"{match.id}-{clock.seat}-{clock.since}-{turn.reminded}",
            user=turn.user_id,
            dm=dm,
            quiet=guild.quiet,
            due=clock.due,
        )
        fault = await self._send(notice)
        if fault is None:
            following = next_reminder(clock, match.terms.pace, settings, self._clock.now())
            await self._plan(turn, following, reminded=turn.reminded + 1)
            return
        again = _after(fault, turn.attempts)
        if again is not None and not _is_late(clock, now + again):
            await self._plan(turn, now + again, attempts=turn.attempts + 1)
            return
        if again is None:
            await self._note_trouble(notice)
        await self._plan(turn, next_reminder(clock, match.terms.pace, settings, now))

    async def _plan(self, turn: TurnRow, at: int | None, *, reminded: int | None = None, attempts: int = 0) -> None:
        await self._database.run(
            lambda connection: waiting.plan_reminder(connection, turn, at, reminded=reminded, attempts=attempts)
        )
        if at is not None:
            self._reminders.wake(at)

    # -- notices -----------------------------------------------------------------------------------------------------

    async def _say(self, row: NoticeRow) -> None:
        await self._under_way.run(self._say_one(row))

    async def _say_one(self, row: NoticeRow) -> None:
        notice = await self._as_it_is_now(_decoded(row))
        if notice is None:
            await self._drop(row)
            return
        fault = await self._send(notice)
        if fault is None:
            await self._drop(row)
            return
        again = _after(fault, row.attempts)
        if again is not None:
            due = self._clock.now() + again
            await self._database.run(
                lambda connection: waiting.put_off_notice(connection, row.id, due, row.attempts + 1)
            )
            self._notices.wake(due)
            return
        if notice.kind == "adrift" and await self._tell_another(row, notice):
            return
        if notice.kind not in ("trouble", "adrift"):
            await self._note_trouble(notice)
        await self._drop(row)

    async def _tell_another(self, row: NoticeRow, notice: Notice) -> bool:
        """Tell the next one seated what a member cannot be told; False where there is none. Anybody seated can move a
        match whose channel is gone.
        """
        match = await self._matches.match(notice.match or "")
        users = [match.host, *(seat.user for seat in match.present if seat.user != match.host)]
        place = users.index(notice.user) + 1 if notice.user in users else len(users)
        if place >= len(users):
            return False
        now = self._clock.now()
        another = dues.notice_row(replace(notice, user=users[place]), dues.new_notice_id(now), now)
        await self._database.run(lambda connection: waiting.say_instead(connection, row.id, another))
        self._notices.wake(now)
        return True

    async def _as_it_is_now(self, notice: Notice) -> Notice | None:
        """The notice for where and how it is to be sent now; None where it is of no use any more."""
        if notice.match is not None:
            try:
                match = await self._matches.match(notice.match)
            except NoSession:
                return None
            if not _still_holds(notice, match):
                return None
            notice = replace(notice, channel=match.place.channel)
        settings = await self._settings.guild(notice.guild)
        notice = replace(notice, quiet=settings.quiet)
        if notice.kind != "next" or notice.user is None:
            return notice
        member = await self._settings.member(notice.user)
        notice = replace(notice, dm=member.dm and not member.dm_closed, due=None)
        return notice if member.next_notice and (notice.dm or not notice.quiet) else None

    async def _drop(self, row: NoticeRow) -> None:
        await self._database.run(lambda connection: waiting.drop_notice(connection, row.id))

    # -- both --------------------------------------------------------------------------------------------------------

    async def _send(self, notice: Notice) -> Exception | None:
        """Send it, into the channel where the member takes no direct messages. The fault, where it could not be."""
        if self._deliver is None:
            raise RuntimeError("nothing is sent before start()")
        try:
            try:
                await self._attempt(notice)
            except DirectMessagesClosed:
                if notice.user is None or not notice.dm or notice.kind == "adrift":
                    raise
                await self._settings.note_dms_closed(notice.user)
                if notice.quiet:
                    return None  # the channel wants no mentions: then there is no way to this member
                notice = replace(notice, dm=False)
                await self._attempt(notice)
        except Exception as fault:  # noqa: BLE001 - whatever it is, it is tried again, and the others are sent
            logger.info("%s of match %s could not be sent: %r", notice.kind, notice.match, fault)
            return fault
        if not notice.dm and notice.kind != "trouble":
            await self._database.run(lambda connection: waiting.clear_trouble(connection, notice.guild, notice.channel))
        return None

    async def _attempt(self, notice: Notice) -> None:
        assert self._deliver is not None
        async with asyncio.timeout(ATTEMPT_SECONDS):
            await self._deliver(notice)

    async def _note_trouble(self, notice: Notice) -> None:
        trouble = Notice(kind="trouble", guild=notice.guild, channel=notice.channel, match=None, dm=True)
        now = self._clock.now()
        row = dues.notice_row(trouble, dues.new_notice_id(now), now)
        await self._database.run(lambda connection: waiting.note_trouble(connection, notice.guild, notice.channel, row))
        self._notices.wake(now)


def _decoded(row: NoticeRow) -> Notice:
    return msgspec.json.decode(row.notice, type=Notice)


def _still_holds(notice: Notice, match: Match) -> bool:
    """Whether it is still worth saying."""
    terms, seat = match.terms, notice.seat
    if notice.kind == "adrift":
        return terms.adrift == "channel"
    if terms.adrift is not None:
        return False
    if notice.kind == "proposed":
        return terms.proposal is not None
    if seat is None:
        return True
    if notice.kind == "asked":
        return terms.ask_of(seat) is not None
    if notice.kind == "offered":
        return terms.offer_of(seat) is not None
    if notice.kind == "next":
        clock = match.clock_of(seat)
        return clock is not None and clock.since == notice.since
    return True


def _is_late(clock: TurnClock, at: int) -> bool:
    return clock.due is not None and at >= clock.due


def _after(fault: Exception, attempts: int) -> int | None:
    """How long to wait before the next attempt; None: no more."""
    waits = BACK_OFF_REFUSED if isinstance(fault, (Undeliverable, DirectMessagesClosed)) else BACK_OFF
    return waits[attempts] if attempts < len(waits) else None
