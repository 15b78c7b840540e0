"""The outbox: sends reminders and notices when they are due.

Each message appears once. Before the outbox hands a message to Discord, it stores the time and the place. Afterwards
it stores the result. All attempts to send a message use the same nonce. If the bot is killed or Discord's answer is
lost, the message may have arrived. The outbox then sends it again. If Discord may have forgotten the nonce, the message
is in doubt: `Deliver` looks for it first, in the places of all attempts (`bot.sessions.time.doubts`). Where the bot
cannot look, the message may appear twice, but hardly more often.

If no new direct conversation may be opened, a message waits some minutes, and then goes to the channel. If a message
cannot be sent, the outbox tries again, after longer and longer waits. When it gives up, it usually tells the server's
owner, but only once until a post in the channel succeeds. If a member accepts no direct messages, their messages go to
the channel, except in quiet servers. What calls members in a channel that refuses it goes to them directly
(`bot.sessions.time.direct`). A message about an unreadable match waits for a newer version of the bot.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NoSession, Unreadable
from bot.machine import Clock
from bot.sessions.change import notice_about
from bot.sessions.database import Database
from bot.sessions.matches import Matches
from bot.sessions.model import Match, MemberSettings, Phase
from bot.sessions.notices import Deliver, Notice, calls_elector, for_another
from bot.sessions.pace import MINUTE, Terms, TurnClock
from bot.sessions.settings import Settings
from bot.sessions.time import dues, naming, together, watched
from bot.sessions.time.asking import Asking
from bot.sessions.time.backoff import UNREADABLE_WAIT, is_refused_long, wait_after
from bot.sessions.time.deadlines import LaneTimer
from bot.sessions.time.direct import RefusingChannels
from bot.sessions.time.evenings import Evenings
from bot.sessions.time.handing import Handing, OutRow
from bot.sessions.time.lasting import LastingTurns
from bot.sessions.time.present import PresentNotices
from bot.sessions.time.reach import Reach
from bot.sessions.time.reminders import next_reminder
from bot.sessions.time.sending import Sender, Sent, notice_of
from bot.sessions.time.storing import Storing, Work
from bot.sessions.time.troubles import posted, trouble_with
from bot.sessions.time.watched import WatchedEnds
from bot.storage import due, reads, waiting
from bot.storage.due import NOTICES, REMINDERS, Queue
from bot.storage.inflight import InFlight
from bot.storage.rows import NoticeRow, TurnRow

# How long a row is claimed (`LaneTimer`, which renews claims). If a process is killed, another one repeats its last
# attempt within a minute, while Discord still knows the nonce.
CLAIM = 3 * MINUTE // 4
STOP_SECONDS = 3.0

Send = Callable[[OutRow], Coroutine[Any, Any, None]]

logger = logging.getLogger(__name__)


class Outbox:
    """Sends reminders and notices when they are due."""

    def __init__(
        self,
        matches: Matches,
        database: Database,
        settings: Settings,
        clock: Clock,
        reach: Reach,
        lasting: LastingTurns,
    ) -> None:
        self._reach = reach
        self._matches = matches
        self._database = database
        self._settings = settings
        self._clock = clock
        self._ending = asyncio.Event()
        self._storing = Storing(database, clock, self._ending)
        self._sender = Sender(settings, clock, self._storing.until_done)
        self._handing = Handing(self._sender, self._storing, clock)
        self._refusing = RefusingChannels(settings, clock, self._storing)
        self.evenings = Evenings(settings, clock, self._storing, self.wake)
        self._watched = WatchedEnds(settings, database, clock)
        self._present = PresentNotices(settings, clock, lasting, self._refusing, self.evenings, self._watched)
        self.asking = Asking(matches, database, clock, self._storing, self.wake)
        self._under_way = InFlight()

        def timer(
            queue: Queue[OutRow], send: Send[OutRow], lane_of: Callable[[OutRow], str], **more: Any
        ) -> LaneTimer[OutRow]:
            run = self._under_way.run
            return LaneTimer(database, clock, queue, lambda row: run(send(row)), lane_of, claim=CLAIM, **more)

        self.reminder_timer = timer(
            REMINDERS, self._send_reminder, lambda turn: turn.match_id, reachable=reach.reachable
        )
        self._notice_timer = timer(NOTICES, self._send_notice, lambda row: notice_of(row).match or row.id)

    def deliver_by(self, deliver: Deliver) -> None:
        """Set the function that sends notices. Call this method before `start`, or all notices wait."""
        self._sender.deliver = deliver

    def start(self) -> None:
        """Start to send messages, and send overdue messages at once."""
        if self._sender.deliver is not None:
            self.reminder_timer.start()
            self._notice_timer.start()

    async def stop(self) -> None:
        """Stop. Attempts under way have `STOP_SECONDS` to end."""
        self._ending.set()
        await self.reminder_timer.stop()
        await self._notice_timer.stop()
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await self._under_way.empty()
        except TimeoutError:
            logger.warning("a notice was still being sent at the end; a start within minutes sends it again")

    # -- reminders ---------------------------------------------------------------------------------------------------

    async def _send_reminder(self, turn: TurnRow) -> None:
        now = self._clock.now()
        try:
            match = await self._matches.match(turn.match_id)
        except Unreadable:
            await self._wait_for_newer(self.reminder_timer, turn)
            return
        except NoSession:
            await self._plan(turn, None)
            return
        clock = match.clock_of(Seat(turn.seat))
        if clock is None or clock.since != turn.since:
            await self._plan(turn, None)
            return
        settings = await self._settings.member(turn.user_id)
        guild = await self._settings.guild(turn.guild_id)
        settings = self._refusing.settings_in(match.place.channel, settings, guild)
        planned = await together.plan_reminder(self._database, turn, clock, match.terms, settings, guild, now)
        if planned.later is not None:
            await self._put_off(self.reminder_timer, turn, planned.later)
            return
        if not planned.wanted:
            await self._plan(turn, None)
            return
        notice = notice_about(
            match,
            "reminder",
            clock.seat,
            id=f"{match.id}-{clock.seat}-{clock.since}-{turn.reminded}",
            user=turn.user_id,
            dm=planned.dm,
            quiet=guild.quiet or match.by_letters,
            due=clock.due,
        )
        sent = await self._hand_over(self.reminder_timer, turn, notice, planned.despite)
        if sent is not None:
            await self._note_reminder(turn, notice, sent, clock, match.terms, settings)
        elif notice.dm:
            # Another turn's message may have gone first.
            settings = self._refusing.settings_in(notice.channel, await self._settings.member(turn.user_id), guild)
            planned = await together.plan_reminder(self._database, turn, clock, match.terms, settings, guild, now)
            await self._put_off(self.reminder_timer, turn, now if planned.later is None else planned.later)

    async def _note_reminder(
        self, turn: TurnRow, notice: Notice, sent: Sent, clock: TurnClock, terms: Terms, settings: MemberSettings
    ) -> None:
        """Store the result of a reminder, and when the next reminder is due."""
        now = self._clock.now()
        following = next_reminder(clock, terms, settings, now)
        if sent.direct:
            following = together.after_message(clock, terms, settings, sent.sent_at, now)
            await self._note_direct(turn, following, sent)
            return
        beside: tuple[Work, ...] = ()
        if notice.dm and sent.handed_at is None:  # surely no direct message
            beside = (self._given_back(turn.user_id, sent),)
            settings = await self._storing.until_done(lambda: self._settings.member(turn.user_id))
            following = next_reminder(clock, terms, settings, now)
        if sent.fault is None:
            # A server's limit counts what was sent, or may have been sent by an earlier attempt.
            told = sent.posted or turn.handed_at is not None
            reminded = turn.reminded + 1 if told else None
            await self._plan(turn, following, *posted(notice, sent), *beside, reminded=reminded)
            return
        if await self._refusing.goes_direct(notice, sent):
            await self._plan(turn, now, self._trouble(notice), attempts=turn.attempts, handed_at=sent.handed_at)
            return
        again, attempts = wait_after(sent.fault, turn.attempts, notice, sent.doubted(now))
        # If it may have been sent, it counts, because the count is a part of the next id.
        reminded = None if sent.handed_at is None else turn.reminded + 1
        if again is not None and not together.is_late(clock, now + again):
            await self._plan(turn, now + again, *beside, attempts=attempts, handed_at=sent.handed_at)
        elif again is not None:
            await self._plan(turn, following, *beside, reminded=reminded)
        else:
            try:
                await self._plan(turn, following, *beside, self._trouble(notice), reminded=reminded)
            finally:
                self._notice_timer.wake(now)

    async def _note_direct(self, turn: TurnRow, at: int | None, sent: Sent) -> None:
        """Store the next reminders of all turns that a direct message has named. at: when that of `turn` is due."""
        settings = await self._storing.until_done(lambda: self._settings.member(turn.user_id))
        others = await self._storing.until_done(
            lambda: together.others_named(self._matches, self._database, turn.user_id, turn, settings, sent.sent_at)
        )
        noted = together.note_of(sent, turn.user_id, naming.key_of(turn.match_id))
        await self._plan(turn, at, noted, *(other.store for other in others), reminded=turn.reminded + 1)
        for other in others:
            if other.at is not None:
                self.reminder_timer.wake(other.at)

    async def _plan(
        self,
        turn: TurnRow,
        at: int | None,
        *beside: Work,
        reminded: int | None = None,
        attempts: int = 0,
        handed_at: int | None = None,
    ) -> None:
        await self._storing.store(
            *beside,
            lambda connection: waiting.plan_reminder(
                connection, turn, at, reminded=reminded, attempts=attempts, handed_at=handed_at
            ),
        )
        if beside:  # what is stored beside it may be due at once
            self.wake(self._clock.now())
        elif at is not None:
            self.reminder_timer.wake(at)

    # -- notices -----------------------------------------------------------------------------------------------------

    async def _send_notice(self, row: NoticeRow) -> None:
        notice, match = notice_of(row), None
        if calls_elector(notice) and self._reach.is_out_of_reach(notice.guild):  # ask before the match is read
            await self._put_off(self._notice_timer, row, self._clock.now() + 2 * MINUTE)
            return
        try:
            if notice.match is not None:
                match = await self._matches.match(notice.match)
        except Unreadable:
            await self._keep_unread(row, notice)
            return
        except NoSession:
            await self._drop(row)
            return
        current, despite = await self._present.notice(notice, match), None
        if current is None:
            await self._drop(row)
            return
        if current.kind == "watched" and current.when is not None:
            await self._put_off(self._notice_timer, row, current.when)
            return
        if calls_elector(current) and match is not None:
            planned = await self._refusing.plan_vote(current, match, handed=row.handed_at is not None)
            if planned.later is not None:
                await self._put_off(self._notice_timer, row, planned.later)
                return
            if not planned.wanted:
                await self._drop(row)
                return
            current, despite = replace(current, dm=planned.dm), planned.despite
        sent = await self._hand_over(self._notice_timer, row, current, despite)
        if sent is not None:
            await self._note_notice(row, current, sent, match)
        elif together.is_one_an_hour(current) or current.kind == "watched":  # another message may have gone first
            await self._put_off(self._notice_timer, row, self._clock.now())

    async def _note_notice(self, row: NoticeRow, notice: Notice, sent: Sent, match: Match | None) -> None:
        now = self._clock.now()
        beside = (*await self._beside_vote(notice, sent), *self._watched.beside(notice, sent))
        await self.asking.note(notice, sent)
        if notice.kind == "evening" and (evening := await self.evenings.after(row, notice, sent)) is not None:
            self._notice_timer.wake(evening)
            return
        if sent.fault is None:
            await self._drop(row, *posted(notice, sent), *beside)
            return
        asking = await self._refusing.for_each(notice, sent, match)
        if asking:
            await self._replace(row, *asking, beside=(self._trouble(notice),))
            return
        again, attempts = wait_after(sent.fault, row.attempts, notice, sent.doubted(now))
        direct = await self._refusing.goes_direct(notice, sent)
        if direct:
            again, attempts = 0, row.attempts
        if direct or (again is not None and is_refused_long(sent.fault, attempts)):
            beside = (*beside, self._trouble(notice))
        if again is not None:
            later = now + again
            await self._storing.store(
                *beside,
                lambda connection: waiting.put_off_notice(connection, row.id, later, attempts, sent.handed_at),
            )
            self._notice_timer.wake(later)
            if beside:
                self.wake(self._clock.now())
            return
        another = for_another(notice, match) if notice.kind == "adrift" and match is not None else None
        if another is not None:
            await self._replace(row, another)
        elif notice.kind in ("trouble", "adrift"):
            await self._drop(row)
        else:
            await self._drop(row, self._trouble(notice), *beside)

    async def _replace(self, row: NoticeRow, *notices: Notice, beside: tuple[Work, ...] = ()) -> None:
        now = self._clock.now()
        new = [dues.new_notice_row(one, now, self._matches.new_key()) for one in notices]
        await self._storing.store(*beside, partial(waiting.replace_notice, notice_id=row.id, notices_now=new))
        self._notice_timer.wake(now)

    async def _keep_unread(self, row: NoticeRow, notice: Notice) -> None:
        """Drop a notice about an unreadable match if the match was ended. Otherwise put the notice off."""
        stored = await self._database.read(reads.snapshot, notice.match or "")
        if stored is None or stored.match.phase == Phase.CANCELLED.value:
            await self._drop(row)
        else:
            await self._wait_for_newer(self._notice_timer, row)

    async def _beside_vote(self, notice: Notice, sent: Sent) -> tuple[Work, ...]:
        """Return what to store for the member's other reminders after an attempt to call them to a vote."""
        user = notice.user
        if not calls_elector(notice) or not notice.dm or user is None or sent.handed_at is not None:
            return ()
        if not sent.direct:
            return (self._given_back(user, sent),)
        settings = await self._storing.until_done(lambda: self._settings.member(user))
        others = await self._storing.until_done(
            lambda: together.others_named(self._matches, self._database, user, None, settings, sent.sent_at)
        )
        return (together.note_of(sent, user, naming.cause_of(notice)), *(other.store for other in others))

    async def _drop(self, row: NoticeRow, *beside: Work) -> None:
        await self._storing.store(*beside, lambda connection: waiting.drop_notice(connection, row.id))
        if beside:
            self.wake(self._clock.now())

    # -- reminders and notices ---------------------------------------------------------------------------------------

    async def _wait_for_newer(self, timer: LaneTimer[OutRow], row: OutRow) -> None:
        """Put off a row whose match is unreadable. A newer version of the bot may be able to read the match."""
        await self._put_off(timer, row, self._clock.now() + UNREADABLE_WAIT)

    async def _put_off(self, timer: LaneTimer[OutRow], row: OutRow, later: int) -> None:
        """Give a claimed row another time, unless the claim has ended."""
        await self._storing.until_done(
            lambda: self._database.run(
                lambda connection: due.put_off(connection, timer.queue, row, later, timer.ends_of(row))
            )
        )
        timer.wake(later)

    async def _hand_over(
        self, timer: LaneTimer[OutRow], row: OutRow, notice: Notice, despite: int | None
    ) -> Sent | None:
        """Send the message of a claimed row and return the result; None: nothing was sent (`Handing.hand_over`)."""
        if notice.kind == "watched" and notice.user is not None:
            count: Any = partial(watched.hand_over, queue=NOTICES, user=notice.user)
            return await self._handing.hand_over(timer, row, notice, count)
        if not together.is_one_an_hour(notice) or notice.user is None:
            return await self._handing.hand_over(timer, row, notice)
        hand = partial(
            together.hand_over, queue=timer.queue, user=notice.user, cause=naming.cause_of(notice), despite=despite
        )
        return await self._handing.hand_over(timer, row, notice, hand)

    def _given_back(self, user: int, sent: Sent) -> Work:
        """Return the work that ends the hour of a direct reminder that was not sent."""
        return partial(together.give_back, user=user, at=sent.begun_at, now=self._clock.now())

    def wake(self, at: int) -> None:
        """Look at the time `at` for reminders that are due, of turns and of votes."""
        self.reminder_timer.wake(at)
        self._notice_timer.wake(at)

    def _trouble(self, notice: Notice) -> Work:
        return trouble_with(notice, self._clock.now(), self._matches.new_key())
