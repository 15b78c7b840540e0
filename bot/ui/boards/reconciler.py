"""Works on the boards of matches, one task a match, step after step until nothing is left to do."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeVar

from msgspec.structs import replace

from bot.machine import Clock
from bot.sessions.model import Match
from bot.sessions.sessions import Sessions
from bot.ui.boards.claims import Claims
from bot.ui.boards.conversations import Conversations
from bot.ui.boards.drawing import Drawing
from bot.ui.boards.given_up import GivenUp
from bot.ui.boards.lanes import Lanes, Rank
from bot.ui.boards.leftovers import Leftovers, with_leftovers
from bot.ui.boards.letters import LetterBoards, places_of
from bot.ui.boards.posting import Posting
from bot.ui.boards.reach import Presses
from bot.ui.boards.refused import RefusedBoards
from bot.ui.boards.shown import (
    Done,
    Edit,
    GiveUp,
    Leave,
    Look,
    Nothing,
    PutAway,
    Request,
    Resend,
    Step,
    Store,
    Wait,
    after,
)
from bot.ui.boards.slots import Slot, differs_beside_version, key_of
from bot.ui.boards.steps import Reach, next_step
from bot.ui.boards.untrue_lines import delete_untrue_lines
from bot.ui.boards.witness import tell_edited
from bot.ui.entry import fair
from bot.ui.entry.context import Context
from bot.ui.entry.reasons import UNKNOWN_MESSAGE
from bot.ui.entry.trouble import REQUEST_FAULTS, Pause, passes, retry_after, until_kept

QUICK = 1.2  # seconds that computer players may think before a request shows that they do
CLAIMED_SECONDS = 1.0  # seconds to wait for another process that draws the same board
MOST_OLD = 200  # the most matches whose old boards wait to be put away
PRESS_SECONDS = 10.0  # seconds that the answer to a press may take; discord.py would try for longer

T = TypeVar("T")
Changed = TypeVar("Changed", Match, Match | None)

_log = logging.getLogger(__name__)


@dataclass
class Reconciler:
    """Brings each board to the newest version of its match.

    Attributes:
        slots: the work under way, by the ids of the matches.
        closed: whether no new work begins.
    """

    _sessions: Sessions
    _drawing: Drawing
    _clock: Clock
    _lanes: Lanes
    _presses: Presses
    _leftovers: Leftovers
    _refused: RefusedBoards
    _posting: Posting
    _claims: Claims
    _pressing: Callable[[int, int], Context | None]  # this and the next two: as for `Presenter`
    _pause: Pause
    _on_shown: Callable[[float], None]
    _conversations: Conversations
    slots: dict[str, Slot] = field(default_factory=dict)
    closed: bool = False

    def __post_init__(self) -> None:
        about = self._leftovers, self.until_stored
        self._letters = LetterBoards(self._sessions, self._conversations, *about)
        self._given_up = GivenUp(self._sessions, self._drawing, self._refused, self._presses, self._letters, *about)

    def announce(self, match: Match) -> None:
        """Have a changed match shown, unless it is private. Neither waits nor raises."""
        for user in () if match.private else places_of(match):
            slot = self.slot_of(match, user)
            slot.undone = match.version if match.entry.kind == "undo" else slot.undone
            if match.entry.kind == "place":
                self._refused.forget(match.id)  # another channel may take the board
            slot.announce(match)
            board = slot.shown.board if match.by_letters else match.board
            if match.entry.user is not None and board.message is not None:
                self.note_press(slot, self._pressing(match.entry.user, board.message))
            if match.version == board.version_shown:  # something else about the match has changed
                slot.become(replace(slot.shown, outdated=True, redrawn=False))
            self.wake(slot)

    def redraw(self, match: Match, only: int | None = None) -> None:
        """Have the boards of an unchanged match drawn again. If a message was deleted, no new one is posted.

        only: the member whose board by letters is meant; None: all boards.
        """
        for user in places_of(match) if only is None else {only}.intersection(places_of(match)):
            slot = self.slot_of(match, user)
            if slot.match.version == slot.shown.board.version_shown and not slot.behind:
                slot.become(replace(slot.shown, outdated=True, redrawn=True))
            self.wake(slot)

    def slot_of(self, match: Match, user: int | None = None) -> Slot:
        """Return the work on a match in one place. It begins with what could not be put away before."""
        slot = self.slots.get(key_of(match.id, user))
        if slot is None:
            slot = self.slots[key_of(match.id, user)] = Slot.of(match, user=user)
            slot.become(with_leftovers(slot.shown, self._leftovers.of(match.id, slot.only_in)))
        return slot

    async def watched(self, context: Context, change: Awaitable[Changed]) -> Changed:
        """Await a member's change of a match, and return its result. Raises its errors.

        If the board then cannot be shown, the member is told why. After a press, the board may be edited as the answer
        to this press.
        """
        began = self._clock.now()
        if context.in_conversation:
            self._conversations.note(context.user, context.place.channel)
        changed = await change
        context.kept = True
        if changed is not None and changed.entry.user == context.user and changed.entry.at >= began:
            context.made = self._drawing.kind_of_change(changed)  # a change without an entry, such as a vote, has none
        fair.refuse_no_more()
        if changed is not None:
            changed = changed.seen_by(context.user, context.place)
            self.watch(changed.id, context, None if changed.reader is None else changed.reader.user)
        return changed

    def watch(self, match_id: str, context: Context, user: int | None = None) -> None:
        """Have the member told if the board cannot be shown. user: of the place in which they see it."""
        slot = self.slots.get(match_id) or self.slots.get(key_of(match_id, user or context.user))
        if slot is not None:
            slot.witness = context
            self.note_press(slot, context if context.pressed is not None else None)

    def wake(self, slot: Slot) -> None:
        slot.woken.set()
        slot.stored.clear()
        if slot.task is None and not self.closed:
            slot.task = asyncio.create_task(self._run(slot), name=f"presenter-{slot.key}")

    async def _run(self, slot: Slot) -> None:
        fair.ask_for_nobody()  # everybody sees the board, so its picture counts for no member's limit of pictures
        try:
            await self._show_all(slot)
        finally:
            await self._claims.release(slot)

    async def _show_all(self, slot: Slot) -> None:
        """Work on a slot until nothing is left to do, and remove it."""
        tries = 0
        while slot.is_busy or slot.claimed_until:
            if slot.shown.stored and not slot.behind:
                await self._claims.release(slot)  # before old messages are put away, which may take long
                if not slot.is_busy:
                    continue
            slot.woken.clear()  # before the attempt, so that a change during the attempt is not missed
            attempted = slot.match
            try:
                await self._attempt(slot)
                if slot.shown.stored and (not slot.behind or slot.shown.doubt is None):
                    slot.take_up_later()
                await delete_untrue_lines(slot, self._sessions, self._leftovers)
                tries = 0
            except Exception as problem:  # noqa: BLE001 - whatever fails here, the match goes on
                tries = await self._after_fault(slot, attempted, problem, tries)
        self._leftovers.end(slot.match.id, slot.shown, slot.only_in)
        del self.slots[slot.key]

    async def _after_fault(self, slot: Slot, attempted: Match, problem: Exception, tries: int) -> int:
        """Wait after a failed attempt, or give it up. Return after how many faults in a row the next attempt comes."""
        try:
            await self._given_up.note_unposted(slot, problem)
            if not passes(problem):
                await self._given_up.give_up(slot, attempted, problem)
                return tries
            _log.warning("Match %s is shown later: %s", slot.match.id, problem)
            if slot.shown.stored and not slot.shown.has_lost_post:
                await self._claims.release(slot)
            await self._given_up.tell_later(slot, problem)
        except Exception:  # noqa: BLE001 - if the task ended, this process would never show the match again
            _log.exception("Match %s: what follows a failed attempt has failed, too", slot.match.id)
        await self._wait_or_wake(slot, retry_after(tries))
        return tries + 1

    async def _attempt(self, slot: Slot) -> None:
        """Take the next step."""
        slot.plan = None  # the server's settings may have changed since the last attempt
        await self._letters.open(slot)
        press = await self._newest_press(slot)
        if press is None and slot.shown.stored and slot.behind and not self._is_quick(slot):
            await self._take_in_turn(slot)  # what is to be shown is planned only then
            return
        step = await self._next(slot, press)
        if isinstance(step, Store):
            await self._store(slot)
        elif isinstance(step, Wait):
            slot.waited_for = slot.match.version
            await self._wait_or_wake(slot, QUICK)
        elif isinstance(step, (Leave, GiveUp, Nothing)):
            await self._end(slot, step)
        elif isinstance(step, (Edit, PutAway)) and step.press:
            if not await self._claims.claim(slot):
                await self._wait_or_wake(slot, CLAIMED_SECONDS)
            elif step == await self._next(slot, press):  # otherwise another process has shown something
                await self._take_by_press(slot, step, press)
        else:
            await self._take_in_turn(slot)

    def _is_quick(self, slot: Slot) -> bool:
        """Return whether the next step may need no turn: an earlier press serves it, or computer players think."""
        waits = slot.waited_for < slot.match.version and self._drawing.wanted(slot.match).thinks
        return waits or any(self._presses.press_on(message) is not None for message in slot.in_reach)

    async def _next(self, slot: Slot, press: Context | None) -> Step:
        """Return the next step. press: the newest press, if a message can be edited through it."""
        behind = slot.shown.stored and slot.behind
        plan = await self._posting.plan(slot) if behind else None
        wanted = self._drawing.wanted(slot.match) if plan is None else plan.wanted
        reach = Reach(
            self._clock.now(),
            pressed=None if press is None else press.pressed,
            kept=[message for message in slot.in_reach if self._presses.press_on(message) is not None],
            resends=slot.sent,
            waited=slot.waited_for >= slot.match.version,
            pressing=slot.press is not None,
            lost=plan is not None and plan.lost,
            spare=not slot.shown.old or slot.behind or self._spares(),
        )
        step, rule = next_step(slot.shown, wanted, reach)
        if rule:
            _log.debug("Match %s at %d: %s, by the rule %r", slot.match.id, wanted.version, type(step).__name__, rule)
        return step

    def _spares(self) -> bool:
        """Return whether requests are left over to put old boards away: if few wait for it, there are always some."""
        waiting = sum(not one.behind for one in self.slots.values())
        return waiting <= MOST_OLD or self._lanes.has_spare()

    async def _end(self, slot: Slot, step: Leave | GiveUp | Nothing) -> None:
        """Take a step that needs no request."""
        if isinstance(step, Leave):
            for old in slot.shown.old:
                self._leftovers.note_put_away(slot.match.id, old, line=False)
            _log.info("Match %s keeps its old boards: Discord's limit leaves no request for them", slot.match.id)
        elif isinstance(step, GiveUp) and slot.user is not None:
            if step.code == UNKNOWN_MESSAGE:
                slot.become(replace(slot.shown, board=replace(slot.shown.board, message=None, posted_at=None)))
            await self._letters.note_unshown(slot, step.version, slot.shown.old)
        elif isinstance(step, GiveUp):
            self._refused.note(slot.match.id, step.version, step.code, slot.shown, final=True)
        slot.become(after(slot.shown, step, Done()))

    async def _newest_press(self, slot: Slot) -> Context | None:
        """Return the newest press, if it reaches what is to be changed next."""
        slot.pressed.clear()
        press = slot.press
        if press is None or press.pressed not in slot.in_reach:
            return None
        if await press.may_edit_pressed():
            self._presses.note(press)
            return press
        self._forget_press(slot, press)
        return None

    def note_press(self, slot: Slot, press: Context | None) -> None:
        if press is not None and press is not slot.press:
            slot.press = press
            slot.pressed.set()

    def _forget_press(self, slot: Slot, press: Context) -> None:
        self._presses.forget(press)
        if slot.press is press:  # otherwise a newer press has replaced it
            slot.press = None

    async def _take_by_press(self, slot: Slot, step: Edit | PutAway, newest: Context | None) -> None:
        """Edit or delete a message as the answer to a press on it. Forget the press if that is not possible."""
        message = slot.shown.board.message if isinstance(step, Edit) else step.old.message
        press = newest if newest is not None and newest.pressed == message else self._presses.press_on(message)
        if press is None:
            return
        try:
            async with asyncio.timeout(PRESS_SECONDS):
                if await press.may_edit_pressed():
                    await self._take(slot, step, press)
                    return
        except REQUEST_FAULTS as problem:
            _log.info("Match %s is shown without a press: %s", slot.match.id, problem)
        self._forget_press(slot, press)

    async def _wait_or_wake(self, slot: Slot, seconds: float) -> None:
        """Wait some seconds, but end when the match changes: then Discord can probably be reached again."""
        waits = [asyncio.ensure_future(self._pause(seconds)), asyncio.ensure_future(slot.woken.wait())]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

    async def _take_in_turn(self, slot: Slot) -> None:
        """Take the next step once it is the match's turn in its channel, if the step still is a request then."""
        channel, rank, mine = slot.match.place.channel, slot.rank, True
        unless = slot.woken if rank is Rank.TIDY else slot.pressed
        async with self._lanes.turn(channel, unless, rank=rank) as in_turn:
            if in_turn and (mine := await self._claims.claim(slot)):
                step = await self._next(slot, None)
                if isinstance(step, (Leave, GiveUp, Nothing)):
                    await self._end(slot, step)
                elif isinstance(step, Request) and not _is_by_press(step):  # a new press is served without a turn
                    await self._take(slot, step)
        if not mine and slot.is_busy:
            await self._wait_or_wake(slot, CLAIMED_SECONDS)

    async def _take(self, slot: Slot, step: Request, press: Context | None = None) -> None:
        """Take a step that needs a request. press: the press that answers it."""
        plan = slot.plan  # from which the step follows; the match may have changed since
        if isinstance(step, (PutAway, Resend, Look)):
            await self._posting.take(slot, step, press)
            if isinstance(step, PutAway) and slot.is_replaced(step.old) and slot.makeshift is not None:
                self._refused.note_replaced(slot.key, slot.makeshift)
        elif plan is not None:
            picture = await self._drawing.paint(plan)
            await self._posting.show(slot, plan, step, picture, press)

    async def _store(self, slot: Slot) -> None:
        """Store what the board shows. The next board waits for this, so that no member is mentioned twice."""
        if slot.user is not None:
            await self._stored(slot, await self._letters.store(slot), slot.drawn)
            return
        board, drawn, told = slot.shown.board, slot.drawn, slot.told
        posted_at = board.posted_at or self._clock.now()
        boards, match_id = self._sessions.boards, slot.match.id
        noting = [
            self._leftovers.note(match_id, slot.shown),  # first, so that no message is forgotten
            boards.note_shown(match_id, board.version_shown, board.message or 0, board.channel, posted_at, told),
        ]
        if (posted_in := slot.posted_in) is not None:
            noting.append(boards.end_trouble(posted_in))
        if drawn is not None:
            noting.append(self._leftovers.note_worded(drawn, worded=self._drawing.is_worded(match_id)))
        if slot.match.over:
            noting.append(self._leftovers.forget_lines(match_id))
        await asyncio.gather(*noting)  # in one transaction, as a rule
        slot.told, slot.posted_in = slot.told[len(told) :], None
        slot.become(after(slot.shown, Store(), Done()))
        # Something may have changed without a new version.
        await self._stored(slot, await self._sessions.matches.match(match_id), drawn)

    async def _stored(self, slot: Slot, newest: Match, drawn: Match | None) -> None:
        """Go on with the newest match after a board was stored. drawn: what it shows; None: this is not known."""
        if drawn is not None and drawn.board.version_shown < drawn.version and not slot.resumed:
            self._on_shown((self._clock.now() - drawn.updated_at) / 1000)
        seen = slot.seen(newest)
        if seen is not None and seen.version >= slot.match.version:
            slot.take(seen)
        if drawn is not None:
            slot.become(replace(slot.shown, outdated=differs_beside_version(slot.match, drawn)))
        if not slot.behind:
            self._refused.forget(slot.key)
            if slot.user is None:
                self._refused.try_soon(slot.match.place.guild)
            slot.stored.set()
            witness, slot.witness = slot.witness, None
            await tell_edited(witness, slot.match, quiet=slot.quiet)

    async def until_stored(self, work: Callable[[], Awaitable[T]], fault: str) -> T | None:
        return await until_kept(work, fault, self._pause, lambda: self.closed)


def _is_by_press(step: Step) -> bool:
    return isinstance(step, (Edit, PutAway)) and step.press
