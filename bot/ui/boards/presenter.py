"""Shows the newest version of each match in its channel, by level: what stands there is brought to what should stand.

`Shown` is what stands in Discord, `Wanted` what should, and `bot.ui.boards.steps` chooses the next step by a table of
rules. One task per match takes one step after another until nothing is left to do. A commit, a press, a permission or
a start only wakes it. What the steps keep to:

Rule 1: after each commit the sessions announce the match. One task per match shows its newest version.
Rule 2: each turn begins with a new message that mentions the members to move, since Discord notifies members only of
new messages. Moves during the turn edit this message. So do other changes by the members to move, or by the member who
moved last. After IDLE without an edit, or OLD after the post, the next change gets a new message instead.
Rule 3: after a turn, one line without picture and buttons replaces its board (`messages.retired`). If a new message
replaces the board during a turn, the old message is deleted. So is a line whose moves undo takes back.
Rule 4: the database stores the version shown, and which seats were told of their turn (by a mention, if the server
wants mentions). So after a restart the bot draws only outdated boards and mentions nobody twice. If a board cannot be
shown, the member who acted is told why. The match's next change starts another attempt, and so does a change of what
the bot may do in the server (`try_again`). Else the bot tries again after growing pauses (`bot.ui.boards.refused`).
Earlier messages that are still to be put away are stored too (`bot.ui.boards.leftovers`).
Rule 5: Discord remembers the nonce of a post for minutes, and posts no second message with the same nonce. If the
answer to a post was lost, the bot sends the same post again before anything newer, so that it mentions nobody twice.
After a start the bot treats outdated boards in the same way: a post may have succeeded just before the bot was killed.
When Discord may have forgotten the nonce, the bot looks for the board in the channel before it posts it again.
If a turn is taken back and begins again, its post has the same nonce, and the existing message is edited. If the call
is older than ten minutes then, the sessions forget it, and the member is called again (`bot.sessions.time.calls`).
Rule 6: after a press on a board, the bot edits the board as the answer to this press, because Discord's limits do not
count answers. For 15 minutes, later changes and the end of the turn go through the same press (`bot.ui.boards.reach`).
Other requests wait in the queue of their channel (`bot.ui.boards.lanes`), and then draw the newest version. So a busy
channel delays no other channel, and many quick changes need only one picture. An old board that no press reaches is
put away while requests are left over, and stays if too many wait for that.
Rule 7: the board of a solo match that is out of sight is not edited after a command: a new message replaces it.
Rule 8: while computer players think, the board of a member's press says so at once. Any other board waits `QUICK`
seconds first: if their moves come within this time, one request shows everything.
Rule 9: if members played on hidden boards, the end of the match is a new message. Else it would stand above the private
boards, where nobody sees it.
Rule 10: of several processes, the one that commits a change shows it. It claims the board in the database first, reads
how far others have shown the match, and then shows the newest version. So no version is shown twice, and none after a
newer one. Boards that a process leaves behind when it dies are shown by another one within a minute.

Long because it takes every step of a board.
"""

import asyncio
import dataclasses
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

import discord
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NoSession, NotAllowed, NotKept, StorageError
from bot.machine import Clock
from bot.sessions.live import Newest
from bot.sessions.model import BoardMessage, Match, Phase
from bot.sessions.sessions import Sessions
from bot.ui.boards import messages
from bot.ui.boards.drawing import Drawing, Plan, nonce_of_first, version_of, with_board
from bot.ui.boards.earlier import Earlier, FoundPost, made_at
from bot.ui.boards.lanes import Lanes, Rank
from bot.ui.boards.leftovers import Leftovers, with_leftovers
from bot.ui.boards.reach import Presses
from bot.ui.boards.refused import Refusal, RefusedBoards
from bot.ui.boards.shown import (
    Done,
    Doubt,
    Edit,
    EditRefused,
    Found,
    GiveUp,
    Leave,
    Look,
    Looked,
    Lost,
    Nothing,
    Post,
    PutAway,
    Refused,
    Request,
    Resend,
    Shown,
    Step,
    Store,
    Wait,
    after,
)
from bot.ui.boards.steps import Reach, next_step
from bot.ui.entry import fair
from bot.ui.entry.context import Context
from bot.ui.entry.permissions import check_bot
from bot.ui.entry.trouble import (
    MISSING_PERMISSIONS,
    REQUEST_FAULTS,
    TOO_MANY_EDITS_OF_OLD,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    Pause,
    code_of,
    is_archived,
    is_closed,
    is_refused,
    may_be_allowed,
    may_be_there,
    new_ticket,
    passes,
    retry_after,
    until_kept,
)
from bot.ui.panels import NO_MENTIONS, Layout, Picture, addresses, files_of, posted, texts
from bot.ui.words import channel_mention

CROWD = 2  # a channel with this many waiting boards is crowded
START_SECONDS = 2.0  # seconds that a start waits at most for the list of outdated boards
QUICK = 1.2  # seconds that computer players may think before a request shows that they do
SWEEP = 15_000  # milliseconds between two looks at boards that other processes have left behind
CLAIMED_SECONDS = 1.0  # seconds to wait for another process that draws the same board
MARGIN_SECONDS = 5.0  # a request ends so long before the claim of its board
MOST_OLD = 200  # the most matches whose old boards wait to be put away
SWEPT = 1_000  # how many boards that were left behind are remembered
PRESS_SECONDS = 10.0  # seconds that the answer to a press may take; discord.py would try for longer

T = TypeVar("T")
Changed = TypeVar("Changed", bound=Match | None)

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class _Sent:
    """A post as it was sent, to be sent again if its answer is lost."""

    match: Match
    layout: Layout
    picture: Picture | None
    mentions: Sequence[int]  # the users whom it mentions
    nonce: str
    line: Layout | None  # the line that replaces the board before it


@dataclass
class _Slot:
    """The work on one match, until its newest version is shown and stored."""

    match: Match  # the match in the version to show next; its board is that of `shown`
    shown: Shown
    resumed: bool = False  # whether the bot found `match` with an outdated board when it started
    later: Match | None = None  # a newer version, to be shown after the resumed version
    plan: Plan | None = None  # the newest plan
    drawn: Match | None = None  # the match in the version that the board shows; None: this is not known
    told: tuple[Seat, ...] = ()  # the seats that the board has told of their turn, to be stored next
    witness: Context | None = None  # the context of the member who is told if the match cannot be shown
    press: Context | None = None  # the context of the newest press that changed the match
    undone: int = 0  # the version of the newest undo that may have made lines untrue; 0: there is none
    waited_for: int = 0  # up to this version, computer players have had their moment
    claimed_until: int = 0  # until when no other process draws the match, in milliseconds; 0: not claimed
    sent: dict[str, _Sent] = field(default_factory=dict)  # by nonce
    lines: dict[int, Layout] = field(default_factory=dict)  # by message: the line that replaces an earlier board
    woken: asyncio.Event = field(default_factory=asyncio.Event)  # set when there is something new to show
    stored: asyncio.Event = field(default_factory=asyncio.Event)  # set once the newest version is shown and stored
    pressed: asyncio.Event = field(default_factory=asyncio.Event)  # set when there is a new press
    task: "asyncio.Task[None] | None" = None

    @classmethod
    def of(cls, match: Match, doubt: Doubt | None = None, *, resumed: bool = False) -> "_Slot":
        """Return the work on a match. doubt: of a board that may stand although the bot does not know of it."""
        return cls(match, Shown(match.board, doubt=doubt), resumed=resumed, undone=match.version if resumed else 0)

    @classmethod
    def refused(cls, match: Match, doubt: Doubt | None) -> "_Slot":
        """Return the work on a match whose board was refused before. doubt: what was in doubt then."""
        return cls(match, Shown(match.board, doubt=None if doubt is None else doubt._replace(unread=False)))

    @property
    def behind(self) -> bool:
        return self.shown.is_behind(self.match.version)

    @property
    def is_busy(self) -> bool:
        shown = self.shown
        return not shown.stored or self.behind or bool(shown.old) or shown.has_lost_post or self.undone > 0

    def become(self, shown: Shown) -> None:
        """Note what stands in Discord now."""
        self.shown = shown
        self.match = with_board(self.match, shown.board)

    def take(self, match: Match) -> None:
        """Show this match next, whose board is as in the database."""
        shown, known = self.shown, self.match.version == match.version
        if not shown.stored:  # the database does not know of this board yet
            told = {*match.board.notified, *(seat for seat in self.told if seat in match.to_move)}
            board = replace(shown.board, notified=tuple(sorted(told)))
        else:
            board = match.board
        same = board.message == shown.board.message  # else another process has posted a new one
        self.match = match
        self.become(
            replace(shown, board=board, found=shown.found and known, edit_refused=shown.edit_refused if same else None)
        )

    def announce(self, match: Match) -> None:
        """Take a changed match. If only something beside its version has changed, its board stays as it is."""
        if match.version > self.match.version:
            if self.resumed:
                self.later = match
            else:
                self.take(match)
        elif match.version == self.match.version:
            self.match = with_board(match, self.shown.board)

    def take_up_later(self) -> None:
        """Continue with the newest version, now that the version from the bot's start is done."""
        later, self.later, self.resumed = self.later, None, False
        if later is not None and later.version > self.match.version:
            self.match = with_board(later, self.shown.board)


class Presenter:
    """Shows matches in their channels, by the rules in the module's docstring."""

    def __init__(
        self,
        sessions: Sessions,
        drawing: Drawing,
        channel: Callable[[int], discord.PartialMessageable],
        clock: Clock,
        pressing: Callable[[int, int], Context | None],
        lanes: Lanes,
        earlier: Earlier,
        *,
        pause: Pause = asyncio.sleep,
        on_shown: Callable[[float], None] = lambda _: None,
    ) -> None:
        """Make a presenter. channel: returns a channel by its id.

        pressing: returns the context of a user's press on a message; None if there is no unfinished press.
        pause: waits some seconds before another attempt.
        on_shown: called when a board shows a change, with the seconds since its command.
        """
        self._sessions = sessions
        self._drawing = drawing
        self._channel = channel
        self._clock = clock
        self._pressing = pressing
        self._pause = pause
        self._on_shown = on_shown
        self._slots: dict[str, _Slot] = {}
        self._lanes = lanes
        self._reach = Presses()
        self._leftovers = Leftovers(sessions, clock)
        self._earlier = earlier
        self._catching_up: asyncio.Task[None] | None = None
        self._sweeping: asyncio.Task[None] | None = None
        self._swept: Newest[tuple[str, int], None] = Newest(SWEPT)  # the match and version of boards left behind
        self.refused = RefusedBoards(clock, self._try_refused)
        self._closed = False

    def announce(self, match: Match) -> None:
        """Have a changed match shown, unless it is private. Neither waits nor raises."""
        if match.private:
            return
        slot = self._slot_of(match)
        if match.entry.kind == "undo":
            slot.undone = match.version
        slot.announce(match)
        if match.entry.user is not None and match.board.message is not None:
            self._note_press(slot, self._pressing(match.entry.user, match.board.message))
        if match.version == match.board.version_shown:  # something else about the match has changed
            slot.become(replace(slot.shown, outdated=True))
        self._wake(slot)

    def try_again(self, match: Match, *, is_open: bool) -> None:
        """Have a board shown that is out of date, if only a lacking permission or a closed thread was the cause.

        is_open: whether the match's channel is surely no archived or locked thread.
        """
        known = self.refused.get(match.id)
        if known is not None and known.version != match.version:
            known = None  # of the newest version it is not known why it could not be shown
        if match.terms.unreachable is not None or (known and not may_be_allowed(known.code, is_open=is_open)):
            return
        # An unknown attempt may have posted the board before the bot lost a permission.
        doubt = _doubted(match) if known is None else known.doubt
        slot = self._slots.setdefault(match.id, _Slot.refused(match, doubt))
        slot.become(replace(slot.shown, given_up=0))
        self.announce(match)

    async def _try_refused(self, match_id: str, known: Refusal) -> bool:
        """Try to show a match again, some time after a refusal. Return whether the match could be read."""
        try:
            match = await self._sessions.matches.match(match_id)
        except (NotKept, NoSession) as problem:
            _log.info("Match %s is not tried again now: %s", match_id, problem)
            return not isinstance(problem, NotKept)
        if match.version == known.version and match.terms.unreachable is None:
            slot = self._slots.setdefault(match.id, _Slot.refused(match, known.doubt))
            again = self._sessions.chance.token_hex(12) if known.again else slot.shown.repost_nonce
            slot.become(replace(slot.shown, given_up=0, repost_nonce=again))
            if match.board.version_shown < match.version or known.again:
                self._wake(slot)
        return True

    def _slot_of(self, match: Match) -> _Slot:
        """Return the work on a match. It begins with what could not be put away before."""
        slot = self._slots.get(match.id)
        if slot is None:
            slot = self._slots[match.id] = _Slot.of(match)
            slot.become(with_leftovers(slot.shown, self._leftovers.of(match.id)))
        return slot

    def show_again(self, match: Match) -> None:
        """Have the board of an unchanged match drawn again, because something outside the match has changed."""
        if match.board.message is not None:
            self.announce(match)

    def post_anew(self, match: Match, context: Context | None = None) -> None:
        """Have the board posted again at the end of its channel. context: the member to tell if that fails."""
        slot = self._slot_of(match)
        slot.become(replace(slot.shown, repost_nonce=slot.shown.repost_nonce or self._sessions.chance.token_hex(12)))
        self._wake(slot)
        if context is not None:
            fair.refuse_no_more()
            self._watch(match.id, context)

    def keep(self, press: Context) -> None:
        """Remember a press on a board, through which later changes of the board are shown."""
        self._reach.note(press)

    @property
    def waiting(self) -> int:
        """Return how many matches are not yet shown in their newest version."""
        return len(self._slots)

    def is_crowded(self, channel: int) -> bool:
        """Return whether several boards wait in a channel, where Discord allows about one change per second."""
        return self._lanes.waiting(channel) >= CROWD

    async def shown(self, match_id: str, seconds: float) -> None:
        """Wait until the newest announced version of a match is shown, but at most `seconds`."""
        slot = self._slots.get(match_id)
        if slot is not None and slot.task is not None:
            stored = asyncio.create_task(slot.stored.wait())
            await asyncio.wait((slot.task, stored), timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
            stored.cancel()

    async def board_of(self, match: Match, seconds: float) -> BoardMessage:
        """Wait until a match is shown, but at most `seconds`, and return its board message. Raises NoSession."""
        await self.shown(match.id, seconds)
        return (await self._sessions.matches.match(match.id)).board

    async def watched(self, context: Context, change: Awaitable[Changed]) -> Changed:
        """Await a member's change of a match, and return its result. Raises its errors.

        If the board then cannot be shown, the member is told why. After a press, the board may be edited as the answer
        to this press.
        """
        changed = await change
        context.kept = True
        fair.refuse_no_more()
        if changed is not None:
            self._watch(changed.id, context)
        return changed

    def _watch(self, match_id: str, context: Context) -> None:
        slot = self._slots.get(match_id)
        if slot is not None:
            slot.witness = context
            self._note_press(slot, context if context.pressed is not None else None)

    async def start(self) -> None:
        """Begin to show outdated boards. Return once the database has named them, or after START_SECONDS."""
        self._catching_up = asyncio.create_task(self.catch_up(), name="presenter-catch-up")
        await asyncio.wait((self._catching_up,), timeout=START_SECONDS)
        if not self._sessions.boards.alone:
            self._sweeping = asyncio.create_task(self._sweep(), name="presenter-sweep")

    async def catch_up(self) -> None:
        """Have outdated boards shown, and put away what a kill has left, as soon as the database can be read."""
        boards = self._sessions.boards
        behind = await self._until_stored(boards.behind, "The outdated boards cannot be read") or ()
        left = await self._until_stored(boards.leftovers, "Old boards cannot be read") or ()
        for match in behind:
            if not match.private:
                self._slots.setdefault(match.id, _Slot.of(match, _doubted(match), resumed=True))
        for match, rows in left:
            self._leftovers.know(match.id, rows)
            slot = self._slots.setdefault(match.id, _Slot.of(match))
            slot.become(with_leftovers(slot.shown, rows))
            self._wake(slot)
        for match in behind:
            self.announce(match)

    async def _sweep(self) -> None:
        """Show from time to time what other processes have left behind, each version once."""
        while True:
            await self._clock.sleep_until(self._clock.now() + SWEEP)
            left = await self._until_stored(self._sessions.boards.left_behind, "The boards left behind cannot be read")
            for match in left or ():
                if not match.private and match.id not in self._slots and (match.id, match.version) not in self._swept:
                    self._swept[match.id, match.version] = None
                    self._slots[match.id] = _Slot.of(match, _doubted(match))
                    self.announce(match)

    async def settle(self, seconds: float) -> None:
        """Wait until all announced versions are shown, but at most `seconds`."""
        tasks = [slot.task for slot in self._slots.values() if slot.task is not None]
        if tasks:
            await asyncio.wait(tasks, timeout=seconds)

    async def close(self) -> None:
        """Stop showing boards. Versions announced from now on are shown after the next start."""
        self._closed = True
        tasks = [slot.task for slot in self._slots.values() if slot.task is not None]
        tasks += [task for task in (self._catching_up, self._sweeping) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.refused.close()
        await self._leftovers.close()

    def _note_press(self, slot: _Slot, press: Context | None) -> None:
        if press is not None and press is not slot.press:
            slot.press = press
            slot.pressed.set()

    def _wake(self, slot: _Slot) -> None:
        slot.woken.set()
        slot.stored.clear()
        if slot.task is None and not self._closed:
            slot.task = asyncio.create_task(self._run(slot), name=f"presenter-{slot.match.id}")

    async def _run(self, slot: _Slot) -> None:
        fair.ask_for_nobody()  # everybody sees the board, so its picture counts for no member's limit of pictures
        try:
            await self._show_all(slot)
        finally:
            await self._release(slot)

    async def _show_all(self, slot: _Slot) -> None:
        """Work on a slot until nothing is left to do, and remove it."""
        tries = 0
        while slot.is_busy or slot.claimed_until:
            if slot.shown.stored and not slot.behind:
                await self._release(slot)  # before old messages are put away, which may take long
                if not slot.is_busy:
                    continue
            slot.woken.clear()  # before the attempt, so that a change during the attempt is not missed
            attempted = slot.match
            try:
                await self._attempt(slot)
                if slot.shown.stored and (not slot.behind or slot.shown.doubt is None):
                    slot.take_up_later()
                await self._delete_untrue_lines(slot)
                tries = 0
            except Exception as problem:  # noqa: BLE001 - whatever fails here, the match goes on
                if passes(problem):
                    _log.warning("Match %s is shown later: %s", slot.match.id, problem)
                    if slot.shown.stored and not slot.shown.has_lost_post:
                        await self._release(slot)
                    await self._wait_or_wake(slot, retry_after(tries))
                    tries += 1
                else:
                    await self._give_up(slot, attempted, problem)
        self._leftovers.end(slot.match.id, slot.shown)
        del self._slots[slot.match.id]

    async def _attempt(self, slot: _Slot) -> None:
        """Take the next step."""
        slot.plan = None  # the server's settings may have changed since the last attempt
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
            if not await self._claim(slot):
                await self._wait_or_wake(slot, CLAIMED_SECONDS)
            elif step == await self._next(slot, press):  # otherwise another process has shown something
                await self._take_by_press(slot, step, press)
        else:
            await self._take_in_turn(slot)

    def _is_quick(self, slot: _Slot) -> bool:
        """Return whether the next step may need no turn: an earlier press serves it, or computer players think."""
        waits = slot.waited_for < slot.match.version and self._drawing.wanted(slot.match).thinks
        return waits or any(self._reach.press_on(message) is not None for message in _in_reach(slot))

    async def _next(self, slot: _Slot, press: Context | None) -> Step:
        """Return the next step. press: the newest press, if a message can be edited through it."""
        behind = slot.shown.stored and slot.behind
        plan = await self._plan(slot) if behind else None
        wanted = self._drawing.wanted(slot.match) if plan is None else plan.wanted
        reach = Reach(
            self._clock.now(),
            pressed=None if press is None else press.pressed,
            kept=[message for message in _in_reach(slot) if self._reach.press_on(message) is not None],
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

    async def _plan(self, slot: _Slot) -> Plan:
        """Return the plan for what is to be shown. Make one if there is none, or if something has changed since."""
        plan, pressing = slot.plan, slot.press is not None
        same = plan is not None and plan.match is slot.match and plan.shown is slot.shown
        if plan is None or not same or plan.pressing != pressing:
            now = self._clock.now()
            plan = slot.plan = await self._drawing.plan(slot.match, slot.shown, pressing=pressing, now=now)
        return plan

    def _spares(self) -> bool:
        """Return whether requests are left over to put old boards away: if few wait for it, there are always some."""
        waiting = sum(not one.behind for one in self._slots.values())
        return waiting <= MOST_OLD or self._lanes.has_spare()

    async def _end(self, slot: _Slot, step: Leave | GiveUp | Nothing) -> None:
        """Take a step that needs no request."""
        if isinstance(step, Leave):
            for old in slot.shown.old:
                self._leftovers.note_put_away(slot.match.id, old, line=False)
            _log.info("Match %s keeps its old boards: Discord's limit leaves no request for them", slot.match.id)
        elif isinstance(step, GiveUp):
            self.refused.note(slot.match.id, step.version, step.code, slot.shown, final=True)
        slot.become(after(slot.shown, step, Done()))

    # ---- through presses ----

    async def _newest_press(self, slot: _Slot) -> Context | None:
        """Return the newest press, if it reaches what is to be changed next."""
        slot.pressed.clear()
        press = slot.press
        if press is None or press.pressed not in _in_reach(slot):
            return None
        if await press.may_edit_pressed():
            self._reach.note(press)
            return press
        self._forget_press(slot, press)
        return None

    def _forget_press(self, slot: _Slot, press: Context) -> None:
        self._reach.forget(press)
        if slot.press is press:  # otherwise a newer press has replaced it
            slot.press = None

    async def _take_by_press(self, slot: _Slot, step: Edit | PutAway, newest: Context | None) -> None:
        """Edit or delete a message as the answer to a press on it. Forget the press if that is not possible."""
        message = slot.shown.board.message if isinstance(step, Edit) else step.old.message
        press = newest if newest is not None and newest.pressed == message else self._reach.press_on(message)
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

    # ---- of several processes ----

    async def _claim(self, slot: _Slot) -> bool:
        """Let no other process draw the match, and note what others have drawn. Return False if one draws it now."""
        boards = self._sessions.boards
        draws = slot.behind or slot.shown.has_lost_post
        if boards.alone or not draws or self._seconds_left(slot) > MARGIN_SECONDS:
            return True
        slot.claimed_until = await boards.claim(slot.match.id) or 0
        newest = await self._sessions.matches.match(slot.match.id)
        if slot.resumed and newest.version > slot.match.version:
            slot.later = newest
            slot.become(replace(slot.shown, board=newest.board))
        elif newest.version >= slot.match.version:
            slot.take(newest)
        doubt = slot.shown.doubt
        if doubt is not None and doubt.post is not None and newest.board.version_shown > doubt.post.version:
            slot.become(replace(slot.shown, doubt=None))
        return slot.claimed_until > 0

    def _seconds_left(self, slot: _Slot) -> float:
        """Return how long requests about a board may take while no other process draws it."""
        return (slot.claimed_until - self._clock.now()) / 1000 - MARGIN_SECONDS

    def _in_time(self, slot: _Slot) -> asyncio.Timeout:
        """End a request before another process may draw the board."""
        return asyncio.timeout(None if self._sessions.boards.alone else max(0.0, self._seconds_left(slot)))

    async def _release(self, slot: _Slot) -> None:
        if slot.claimed_until:
            slot.claimed_until = 0
            try:
                await self._sessions.boards.release(slot.match.id)
            except NotKept as problem:
                _log.info("Other processes wait for the board of match %s: %s", slot.match.id, problem)

    async def _wait_or_wake(self, slot: _Slot, seconds: float) -> None:
        """Wait some seconds, but end when the match changes: then Discord can probably be reached again."""
        waits = [asyncio.ensure_future(self._pause(seconds)), asyncio.ensure_future(slot.woken.wait())]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

    # ---- requests ----

    async def _take_in_turn(self, slot: _Slot) -> None:
        """Take the next step once it is the match's turn in its channel, if the step still is a request then."""
        channel, rank, mine = slot.match.place.channel, _rank(slot), True
        unless = slot.woken if rank is Rank.TIDY else slot.pressed
        async with self._lanes.turn(channel, unless, rank=rank) as in_turn:
            if in_turn and (mine := await self._claim(slot)):
                step = await self._next(slot, None)
                if isinstance(step, (Leave, GiveUp, Nothing)):
                    await self._end(slot, step)
                elif isinstance(step, Request) and not _is_by_press(step):  # a new press is served without a turn
                    await self._take(slot, step)
        if not mine and slot.is_busy:
            await self._wait_or_wake(slot, CLAIMED_SECONDS)

    async def _take(self, slot: _Slot, step: Request, press: Context | None = None) -> None:
        """Take a step that needs a request. press: the press that answers it."""
        if isinstance(step, PutAway):
            await self._put_away(slot, step, press)
        elif isinstance(step, Resend):
            await self._resend(slot, step)
        elif isinstance(step, Look):
            await self._look(slot, await self._plan(slot), step)
        elif slot.plan is not None:  # the plan from which the step follows; the match may have changed since
            if isinstance(step, Edit):
                await self._show_in_place(slot, slot.plan, step, press)
            else:
                await self._show_anew(slot, slot.plan, step)

    async def _show_in_place(self, slot: _Slot, plan: Plan, step: Edit, press: Context | None) -> None:
        picture = await self._drawing.paint(plan)
        layout = self._drawing.layout(plan, picture)
        if press is not None:
            await press.edit_pressed(layout, picture)
            refused = None
        else:
            async with self._in_time(slot):
                refused = await self._edit(plan.match, layout, picture)
        if refused is not None:
            slot.become(after(slot.shown, step, EditRefused(refused)))
        else:
            self._note_edited(slot, plan, step)

    def _note_edited(self, slot: _Slot, plan: Plan, step: Edit) -> None:
        """Note that the board's message shows the planned version now."""
        slot.drawn, slot.told = plan.match, (*slot.told, *step.told)
        slot.become(after(slot.shown, step, Done()))

    async def _show_anew(self, slot: _Slot, plan: Plan, step: Post) -> None:
        picture = await self._drawing.paint(plan)
        layout = self._drawing.layout(plan, picture)
        nonce = step.nonce or (self._sessions.chance.token_hex(12) if step.again else plan.nonce)
        if step.again:
            slot.become(replace(slot.shown, repost_nonce=nonce))
        line = self._drawing.line(plan) if step.line else None
        mentions = plan.mentions(step.told) if step.calls else ()
        post = step._replace(nonce=nonce)
        if slot.shown.repost_nonce is not None:
            # After a kill, nothing else would tell that there may be a second board.
            doubt = Doubt(self._clock.now(), post.channel, post.version, post, lost=True)
            await self._leftovers.note(plan.match.id, replace(slot.shown, doubt=doubt))
        sent = _Sent(plan.match, layout, picture, mentions, nonce, line)
        try:
            await self._send(slot, post, post, sent)
        except discord.HTTPException as problem:
            if problem.code != MISSING_PERMISSIONS or not self._drawing.may_need_words(step.channel):
                raise
            # An archived thread is unknown until a post opens it again. Perhaps only the picture is in the way.
            picture = await self._drawing.paint(plan, in_words=True)
            layout = self._drawing.layout(plan, picture)
            await self._send(slot, post, post, dataclasses.replace(sent, layout=layout, picture=picture))

    async def _resend(self, slot: _Slot, step: Resend) -> None:
        try:
            await self._send(slot, step, step.post, slot.sent[step.post.nonce or ""])
        except Exception as problem:
            if passes(problem):
                raise
            _log.info("Match %s: a board is not posted after all: %s", slot.match.id, problem)
            slot.become(after(slot.shown, step, Refused()))

    async def _send(self, slot: _Slot, step: Post | Resend, post: Post, sent: _Sent) -> None:
        before, at = slot.shown.board, self._clock.now()
        try:
            async with self._in_time(slot):
                message = await self._post(sent)
        except Exception as problem:
            if may_be_there(problem):
                slot.sent = {sent.nonce: sent}
                slot.become(after(slot.shown, step, Lost(at)))
                with suppress(NotKept):
                    await self._leftovers.note(slot.match.id, slot.shown)
            raise
        slot.drawn, slot.told = sent.match, (*slot.told, *post.told)
        slot.become(after(slot.shown, step, Done(message, at)))
        _note_line(slot, before, sent.line)

    async def _look(self, slot: _Slot, plan: Plan, step: Look) -> None:
        """Look for the boards of a match in a channel, and note whom those have called that are put away."""
        match, before, here = plan.match, slot.shown.board, step.channel == plan.wanted.channel
        async with self._in_time(slot):
            posts = await self._earlier.posts(step.channel, step.since, _rank(slot))
            found: list[Found] = []
            for one in posts or ():
                version = version_of(one, match)
                if version is None or one.message == before.message:
                    continue
                newer = here and one.message > (before.message or 0) and not any(other.fits for other in found)
                fits = newer and plan.fits(one, version)
                found.append(Found(one.message, version, made_at(one.message), fits))
                if not fits:
                    await self._note_called(slot, version, one)
        told, line = plan.wanted.to_tell, not plan.wanted.goes_on and before.version_shown != match.version
        tells = match.version if line and plan.wanted.moves else 0
        answer = Looked(None if posts is None else found, told, match.version, here=here, line=line, line_version=tells)
        slot.become(after(slot.shown, step, answer))
        if any(one.fits for one in found):
            up_to_date = slot.shown.board.version_shown == match.version
            slot.drawn, slot.told = match if up_to_date else None, (*slot.told, *told)
            _note_line(slot, before, self._drawing.line(plan) if line else None)

    async def _note_called(self, slot: _Slot, version: int, found: FoundPost) -> None:
        """Store whom an older board has called, so that nobody is called again when an undone move is played again."""
        match = slot.match
        called = [seat.seat for seat in match.members if seat.user in found.mentioned]
        if called and version and match.phase is Phase.PLAYING:
            noted = await self._sessions.boards.note_called(match.id, version, called)
            if noted.version >= slot.match.version:  # else the slot's match was read later
                slot.become(replace(slot.shown, board=noted.board))

    async def _edit(self, match: Match, layout: Layout, picture: Picture | None) -> int | None:
        """Edit the board message. Return None, or Discord's code if it can no longer be edited."""
        board = match.board
        message = self._channel(board.channel).get_partial_message(board.message or 0)
        try:
            await message.edit(view=layout, attachments=files_of([picture]), allowed_mentions=NO_MENTIONS)
        except discord.HTTPException as problem:
            # The match may have left a channel that is gone or hidden. This says nothing of the new channel.
            left = board.channel != match.place.channel and (problem.code == UNKNOWN_CHANNEL or is_refused(problem))
            if left or is_archived(problem) or problem.code in (UNKNOWN_MESSAGE, TOO_MANY_EDITS_OF_OLD):
                return problem.code
            raise
        return None

    async def _post(self, sent: _Sent) -> int:
        """Post a board. Return the id of its message, which an earlier attempt may have posted."""
        channel = self._channel(sent.match.place.channel)
        message = await posted(channel, sent.layout, sent.picture, mentions=sent.mentions, nonce=sent.nonce)
        shown = [part.to_dict() for part in message.components]
        wanted = sent.layout.to_components()  # type: ignore[no-untyped-call]  # discord.py
        first = sent.nonce == nonce_of_first(sent.match)  # the buttons of a table name no version
        if addresses(shown) != addresses(wanted) or (first and texts(shown) != texts(wanted)):
            # An earlier attempt posted an older version.
            await message.edit(view=sent.layout, attachments=files_of([sent.picture]), allowed_mentions=NO_MENTIONS)
        return message.id

    async def _put_away(self, slot: _Slot, step: PutAway, press: Context | None) -> None:
        """Replace an earlier board message by one line, or delete it."""
        old = step.old
        layout = slot.lines.get(old.message) if old.line else None  # a line that is not known any more is left out
        if press is not None:
            await (press.delete_pressed() if layout is None else press.edit_pressed(layout))
        else:
            message = self._channel(old.channel).get_partial_message(old.message)
            try:
                if layout is None:
                    await message.delete()
                else:
                    await message.edit(view=layout, attachments=[], allowed_mentions=NO_MENTIONS)
            except discord.HTTPException as problem:
                if passes(problem):
                    raise
                # The message is gone or cannot be edited. Presses on it are refused as stale.
                _log.info("An old board could not be put away: %s", problem)
                if is_refused(problem):  # the match's next change, or a start, tries it again
                    slot.become(after(slot.shown, step, Refused()))
                    return
        slot.lines.pop(old.message, None)
        self._leftovers.note_put_away(slot.match.id, old, line=layout is not None and not slot.match.over)
        slot.become(after(slot.shown, step, Done()))

    # ---- storing, and giving up ----

    async def _store(self, slot: _Slot) -> None:
        """Store what the board shows. The next board waits for this, so that no member is mentioned twice."""
        board, drawn, told = slot.shown.board, slot.drawn, slot.told
        posted_at = board.posted_at or self._clock.now()
        boards, match_id = self._sessions.boards, slot.match.id
        noting = [
            self._leftovers.note(match_id, slot.shown),  # first, so that no message is forgotten
            boards.note_shown(match_id, board.version_shown, board.message or 0, board.channel, posted_at, told),
        ]
        if slot.match.over:
            noting.append(self._leftovers.forget_lines(match_id))
        await asyncio.gather(*noting)  # in one transaction, as a rule
        slot.told = slot.told[len(told) :]
        if drawn is not None and drawn.board.version_shown < drawn.version and not slot.resumed:
            self._on_shown((self._clock.now() - drawn.updated_at) / 1000)
        newest = await self._sessions.matches.match(slot.match.id)  # something may have changed without a new version
        slot.become(after(slot.shown, Store(), Done()))
        if newest.version >= slot.match.version:
            slot.take(newest)
        if drawn is not None:
            slot.become(replace(slot.shown, outdated=_differs_beside_version(slot.match, drawn)))
        if not slot.behind:
            self.refused.forget(match_id)
            slot.witness = None
            slot.stored.set()

    async def _delete_untrue_lines(self, slot: _Slot) -> None:
        """Have the lines deleted whose moves undo took back. The match may have newer moves since."""
        match, undone = slot.match, slot.undone
        if not undone or not slot.shown.stored or slot.behind:
            return
        lines = [*(old for old in slot.shown.old if old.line_version), *await self._leftovers.lines(match.id)]
        if lines and not match.over:
            try:
                story = await self._sessions.replays.readable_story(match, min(one.line_version for one in lines) - 1)
            except StorageError as problem:
                _log.error("Match %s keeps its lines: %s", match.id, problem)
            else:
                true = {entry.version for entry in story}
                untrue = {
                    one.message: one._replace(line=False, line_version=0)
                    for one in lines
                    if one.line_version not in true
                }
                old = [one for one in slot.shown.old if one.message not in untrue]
                slot.become(replace(slot.shown, old=(*old, *untrue.values())))
                await self._leftovers.note(match.id, slot.shown)
        if slot.undone == undone:  # else there was another undo meanwhile
            slot.undone = 0

    async def _give_up(self, slot: _Slot, attempted: Match, problem: Exception) -> None:
        """Stop trying to show the match until its next change, and tell the member who acted."""
        match, stored = slot.match, slot.shown.stored
        shows = stored and slot.behind
        slot.take_up_later()
        witness, slot.witness = (slot.witness if shows else None), None
        if shows or not stored:
            given_up = after(slot.shown, GiveUp(attempted.version, code_of(problem)), Done())
            outdated = _differs_beside_version(slot.match, attempted)
            final = code_of(problem) == UNKNOWN_CHANNEL  # the match waits for another channel
            self.refused.note(match.id, attempted.version, code_of(problem), slot.shown, final=final)
            slot.become(replace(given_up, stored=True, outdated=outdated))
        else:  # the bot puts them away, and looks for lost posts, after its next start
            self._leftovers.forget(match.id)
            slot.become(replace(slot.shown, old=(), doubt=None))
            slot.undone = 0
        if is_refused(problem):
            _log.warning("Match %s cannot be shown in channel %s: %s", match.id, match.place.channel, problem)
            if witness is not None:
                await self._tell(witness, match, _who_can_help(witness, match, problem))
        elif code_of(problem) == UNKNOWN_CHANNEL:
            channel = attempted.place.channel  # the match may have left it since
            _log.warning("Match %s stays open, but its channel %s is gone", match.id, channel)
            if shows:
                gone = partial(self._sessions.presence.channel_gone, match.place.guild, channel)
                await self._until_stored(gone, f"It could not be noted that channel {channel} is gone")
        else:
            ticket = new_ticket(self._sessions.chance)
            _log.error("Ticket %s: match %s could not be shown", ticket, match.id, exc_info=problem)
            if witness is not None:
                await self._tell(witness, match, witness.words("ui-board-late", ticket=ticket))

    async def _until_stored(self, work: Callable[[], Awaitable[T]], fault: str) -> T | None:
        return await until_kept(work, fault, self._pause, lambda: self._closed)

    async def _tell(self, witness: Context, match: Match, why: str) -> None:
        """Tell a member that the board is not shown. If they have changed the match, their answer begins by that.

        why: why it is not shown, and who can help.
        """
        key = "ui-counts-move" if match.entry.kind in ("move", "undo") else "ui-saved-then"
        try:
            if witness.kept:
                await witness.tell_first(witness.words(key, then=why))
            else:  # they only wanted to see the board again
                await witness.tell(why)
        except REQUEST_FAULTS as late:
            _log.info("The member who acted could not be told: %s", late)


def _doubted(match: Match) -> Doubt:
    """Return the doubt about a match that is outdated: its newest board may have been posted before a kill."""
    return Doubt(match.updated_at, match.place.channel, match.board.version_shown + 1)


def _note_line(slot: _Slot, before: BoardMessage, line: Layout | None) -> None:
    """Note which line replaces the board before, if another message is the board now."""
    if line is not None and before.message not in (None, slot.shown.board.message):
        slot.lines[before.message or 0] = line


def _is_by_press(step: Step) -> bool:
    return isinstance(step, (Edit, PutAway)) and step.press


def _in_reach(slot: _Slot) -> list[int]:
    """Return the messages that could be edited or deleted next."""
    board = slot.shown.board.message
    if not slot.behind:
        return [old.message for old in slot.shown.old]
    return [] if board is None else [board]


def _rank(slot: _Slot) -> Rank:
    """Return the rank of the next request for a match."""
    if not slot.behind:
        return Rank.TIDY
    return Rank.TURN if slot.witness is None and messages.seats_to_tell(slot.match) else Rank.ACT


def _differs_beside_version(match: Match, drawn: Match) -> bool:
    """Return whether a match differs from the drawn match, although their versions are equal."""
    return match.version == drawn.version and replace(match, board=drawn.board) != drawn


def _who_can_help(witness: Context, match: Match, problem: Exception) -> str:
    """Say why Discord refuses the board, as far as this is known, and who can change it."""
    if is_closed(problem):
        return witness.words("ui-thread-locked", place=channel_mention(match.place.channel))
    try:
        check_bot(witness.interaction, witness.words)
    except NotAllowed as lacking:
        return witness.words.refusal(lacking)
    return witness.words("ui-cannot-show", place=channel_mention(match.place.channel))
