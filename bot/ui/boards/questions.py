"""Settles notices of which nothing is wanted any more: removes their buttons, or deletes them.

A proposal that was turned down elsewhere, for example, keeps its words only. A vote says how it has ended. That a
computer player stood in until its member came back, or until the end, is told as past. A reminder is deleted once its
turn is over, because it says nothing else. So is the reminder of a vote in the channel, where its question says how it
has ended. If Discord refuses that, it is tried again once the bot may do more in the server (`cogs.allowed`).

Reminders are stored until they are deleted, so they go after a restart as well. Of questions, only those are known that
this process has posted: the next press on an older one removes its buttons (`cogs.waiting`).
"""

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

import discord
import msgspec
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NoSession, NotKept
from bot.sessions.live import Newest
from bot.sessions.model import Match
from bot.sessions.notices import CALL_ELECTORS, PROPOSALS, REMINDERS, Notice, is_covered, still_calls
from bot.sessions.pace import TurnClock
from bot.sessions.sessions import Sessions
from bot.storage.leftovers import TOLD
from bot.storage.rows import LeftoverRow
from bot.ui.background import Background
from bot.ui.boards.lanes import Lanes, Rank
from bot.ui.entry.reasons import is_refused
from bot.ui.entry.trouble import REQUEST_FAULTS, Pause, until_passed
from bot.ui.panels import NO_MENTIONS, panel

KINDS = REMINDERS | CALL_ELECTORS | {"covered", "offered"} | PROPOSALS
MOST = 1_000  # the questions that are remembered; each needs a few hundred bytes
MOST_REMINDERS = 5_000  # the same of reminders, of which far more are sent
MOST_REFUSED = 1_000  # the same of reminders that Discord has refused to delete

Settled: TypeAlias = Callable[[Match], Awaitable[str]]

_log = logging.getLogger(__name__)


class Question(msgspec.Struct, frozen=True):
    """A notice that is to be settled, and its message.

    Attributes:
        settled: returns what the message says then, from the match as it is then; "": it is deleted.
    """

    notice: Notice
    channel: int
    message: int
    settled: Settled


class Questions:
    """Knows the open questions and the reminders in all channels."""

    def __init__(
        self, sessions: Sessions, lanes: Lanes, channel: Callable[[int], discord.PartialMessageable], pause: Pause
    ) -> None:
        """channel: returns a channel by its id. pause: waits some seconds before another attempt."""
        self._sessions = sessions
        self._lanes = lanes
        self._channel = channel
        self._pause = pause
        # By message id. A question stays here after it is settled, a reminder does not.
        self._questions: OrderedDict[int, Question] = OrderedDict()
        self._reminders: OrderedDict[int, Question] = OrderedDict()
        self._open: dict[str, dict[int, Question]] = {}  # of both, by match id
        self._refused: Newest[int, Question] = Newest(MOST_REFUSED)
        self._removing = Background()
        self._closed = False

    async def note(self, notice: Notice, channel: int, message: int, settled: Settled) -> None:
        """Remember a question or a reminder. If it is settled already, settle its message.

        settled: as in `Question`.
        """
        if notice.kind not in KINDS or notice.match is None:
            return
        question = Question(notice, channel, message, settled)
        known, most = (self._questions, MOST) if notice.kind not in REMINDERS else (self._reminders, MOST_REMINDERS)
        known[message] = self._open.setdefault(notice.match, {})[message] = question
        if len(known) > most:
            _, oldest = known.popitem(last=False)
            self._close(oldest)
        try:
            if notice.kind in REMINDERS:
                await self._sessions.boards.note_left(self._row(question))
            self.announce(await self._sessions.matches.match(notice.match))
        except (NoSession, NotKept) as problem:
            _log.info("A question is not looked at again: %s", problem)

    def start(self) -> None:
        """Begin to take up the reminders of earlier processes, and to delete those whose turn is over."""
        self._removing.start(self._take_up(), "earlier-reminders")

    async def _take_up(self) -> None:
        try:
            found = (await self._sessions.boards.told())[-MOST_REMINDERS:]
        except NotKept as problem:
            _log.warning("Old reminders stay until the next start: %s", problem)
            return
        ended = dict[str, None]()
        for row, guild, goes_on in found:
            seat, message = Seat(int(row.kind.removeprefix(f"{TOLD}-"))), int(row.message)
            notice = Notice("reminder", guild, row.channel_id, match=row.match_id, seat=seat, since=row.version)
            reminder = Question(notice, row.channel_id, message, _deleted)
            self._reminders[message] = self._open.setdefault(row.match_id, {})[message] = reminder
            if not goes_on:
                ended[row.match_id] = None
        for match_id in ended:
            try:
                self.announce(await self._sessions.matches.match(match_id))
            except (NoSession, NotKept) as problem:
                _log.info("The reminders of a match are not looked at: %s", problem)

    def knows(self, message: int) -> bool:
        """Return whether a press that settles the question of a message need not remove the buttons itself."""
        return message in self._questions

    def announce(self, match: Match) -> None:
        """Settle what a match wants no more. Neither waits nor raises."""
        for message, question in tuple(self._open.get(match.id, {}).items()):
            notice = question.notice
            if not is_open(notice, match):
                self._close(question)
                self._removing.start(self._settle(question, match), f"question-{message}")
            elif notice.kind in REMINDERS and notice.seat is not None:
                clock = match.clock_of(notice.seat)
                if clock is not None and clock.since != notice.since:
                    looking = self._look_after_step(question, notice.seat, match, clock)
                    self._removing.start(looking, f"reminder-{message}")

    def try_again(self, guild: int | None) -> None:
        """Delete the reminders that Discord has refused to delete. guild: only those of a server; None: all."""
        for message, reminder in tuple(self._refused.items()):
            if guild in (None, reminder.notice.guild):
                del self._refused[message]
                self._removing.start(self._delete(reminder), f"question-{message}")

    async def close(self) -> None:
        self._closed = True
        await self._removing.close()

    def _close(self, question: Question) -> None:
        match = question.notice.match or ""
        still = self._open.get(match, {})
        still.pop(question.message, None)
        if not still:
            self._open.pop(match, None)
        self._reminders.pop(question.message, None)

    async def _look_after_step(self, reminder: Question, seat: Seat, match: Match, clock: TurnClock) -> None:
        """Delete a reminder unless its turn goes on after a step of its seat."""
        try:
            goes_on = await self._sessions.lasting.goes_on(match, seat, reminder.notice.since)
        except NotKept as problem:
            _log.info("A reminder is looked at again after the next change: %s", problem)
            return
        if reminder.message not in self._open.get(match.id, {}):
            return
        if goes_on:  # the next look begins with this step
            notice = replace(reminder.notice, since=clock.since)
            self._open[match.id][reminder.message] = replace(reminder, notice=notice)
            return
        self._close(reminder)
        await self._delete(reminder)

    async def _settle(self, question: Question, match: Match) -> None:
        text = await question.settled(match)
        await (self._rewrite(question, text) if text else self._delete(question))

    async def _rewrite(self, question: Question, text: str) -> None:
        """Replace the words of a question, and remove its buttons."""
        message = self._channel(question.channel).get_partial_message(question.message)
        try:
            await message.edit(view=panel(text), allowed_mentions=NO_MENTIONS)
        except REQUEST_FAULTS as problem:
            _log.info("A settled question keeps its buttons: %s", problem)
            self._questions.pop(question.message, None)  # so that the next press on it removes them

    async def _delete(self, reminder: Question) -> None:
        """Delete a reminder as soon as requests are left over, and Discord answers."""
        work = partial(self._request_deletion, reminder)
        try:
            await until_passed(work, "A reminder is deleted later", self._pause, lambda: self._closed)
        except REQUEST_FAULTS as problem:
            _log.info("A reminder stays although it is over: %s", problem)
            self._questions.pop(reminder.message, None)  # so that the next press on it removes its buttons
            if is_refused(problem):
                self._refused[reminder.message] = reminder
            elif reminder.notice.kind in REMINDERS:
                await self._forget(reminder)

    async def _request_deletion(self, reminder: Question) -> None:
        async with self._lanes.turn(reminder.channel, rank=Rank.TIDY):
            await self._channel(reminder.channel).get_partial_message(reminder.message).delete()
        await self._forget(reminder)

    async def _forget(self, reminder: Question) -> None:
        """Store that a reminder is gone."""
        try:
            await self._sessions.boards.note_gone(self._row(reminder))
        except NotKept as problem:
            _log.info("The next start deletes a reminder once more: %s", problem)

    def _row(self, reminder: Question) -> LeftoverRow:
        notice = reminder.notice
        kind, at = f"{TOLD}-{notice.seat}", self._sessions.matches.now()
        return LeftoverRow(notice.match or "", str(reminder.message), reminder.channel, kind, notice.since, at)


async def _deleted(_: Match) -> str:
    """Return what a reminder of an earlier process says once it is settled (`Question`)."""
    return ""


def is_open(notice: Notice, match: Match) -> bool:
    """Return whether an answer to the notice's question still counts.

    The end of a question moves after an absence, so the question is known by its turn, or by when it was asked. For
    reminders, see `still_calls`.
    """
    terms = match.terms
    if match.over:
        return False
    if notice.kind in PROPOSALS:
        return terms.proposal is not None and terms.proposal.at == notice.asked_at
    if notice.seat is None:
        return True
    if notice.kind in CALL_ELECTORS:
        ask = terms.ask_of(notice.seat)
        return ask is not None and ask.since == notice.since
    if notice.kind in REMINDERS:
        return still_calls(notice, match)
    if notice.kind == "covered":
        return is_covered(match, notice.seat)
    offer, to = terms.offer_of(notice.seat), None if match.by_letters else notice.user  # by letters, users are readers
    return offer is not None and (offer.to, offer.for_good) == (to, notice.for_good)
