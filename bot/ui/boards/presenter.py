"""Shows the newest version of each match in its channel.

Rule 1: after each commit the sessions announce the match. One task per match shows its newest version.
Rule 2: each turn begins with a new message that mentions the members to move, since Discord notifies members only of
new messages. Moves during the turn edit this message. So do other changes by the members to move, or by the member who
moved last. After IDLE without an edit, or OLD after the post, the next change gets a new message instead.
Rule 3: after a turn, one line without picture and buttons replaces its board (`messages.retired`). If a new message
replaces the board during a turn, the old message is deleted. So is a line whose moves undo takes back.
Rule 4: the database stores the version shown, and which seats were told of their turn (by a mention, if the server
wants mentions). So after a restart the bot draws only outdated boards and mentions nobody twice. If a board cannot be
shown, the member who acted is told why. The match's next change starts another attempt, and so does a change of what
the bot may do in the server (`try_again`).
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

Long because all decisions about one message are made here.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple, TypeAlias, TypeVar

import discord
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NotAllowed, NotKept, StorageError
from bot.machine import Clock
from bot.sessions.live import Newest
from bot.sessions.model import BoardMessage, Entry, Match, Phase
from bot.sessions.notices import NONCE_KNOWN
from bot.sessions.pace import MINUTE
from bot.sessions.sessions import Sessions
from bot.texts import Texts
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.boards.earlier import Earlier, Post, made_at
from bot.ui.boards.lanes import Lanes, Rank
from bot.ui.boards.lines import Lines
from bot.ui.boards.pictures import Pictures
from bot.ui.boards.reach import Reach
from bot.ui.boards.sight import Sight
from bot.ui.entry import fair
from bot.ui.entry.context import Context
from bot.ui.entry.permissions import check_bot
from bot.ui.entry.trouble import (
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
from bot.ui.face import Face
from bot.ui.panels import NO_MENTIONS, Layout, Picture, addresses, files_of, posted, texts
from bot.ui.words import TOLD_CHANGES, Reader, Words, channel_mention

IDLE = 10 * MINUTE  # if a board was not edited for this time, the next change gets a new message
OLD = 55 * MINUTE  # Discord limits edits of messages that are older than an hour
CROWD = 2  # a channel with this many waiting boards is crowded
START_SECONDS = 2.0  # seconds that a start waits at most for the list of outdated boards
QUICK = 1.2  # seconds that computer players may think before a request shows that they do
SWEEP = 15_000  # milliseconds between two looks at boards that other processes have left behind
CLAIMED_SECONDS = 1.0  # seconds to wait for another process that draws the same board
MARGIN_SECONDS = 5.0  # a request ends so long before the claim of its board
MOST_OLD = 200  # the most matches whose old boards wait to be put away
SWEPT = 1_000  # how many boards that were left behind are remembered
REFUSED = 10_000  # how many boards that were given up are remembered
PRESS_SECONDS = 10.0  # seconds that the answer to a press may take; discord.py would try for longer

# Kinds of changes after which the seats to move are told of their turn again.
_TELLS_AGAIN = frozenset({"start", "seat", "place"})

T = TypeVar("T")
Changed = TypeVar("Changed", bound=Match | None)

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class _Shown:
    """What the database stores about a board message."""

    drawn: Match  # the match in the version that the message shows
    message: int
    channel: int
    posted_at: int
    told: tuple[Seat, ...] = ()  # the seats that the message told of their turn


@dataclass(frozen=True)
class _Post:
    """A board message to be posted."""

    match: Match
    layout: Layout
    picture: Picture | None
    to_tell: tuple[Seat, ...]  # the seats that the message tells of their turn
    to_mention: tuple[Seat, ...]  # the seats of `to_tell`, or () in a server that wants no mentions
    guests: tuple[int, ...]  # the users whom the message of a rematch's table asks to come along
    nonce: str  # the same at each attempt; see `_nonce`
    acted: int  # the version with which the seats of `to_tell` last acted
    replacement: Layout | None  # the layout for the previous board; None: the previous board is deleted
    at: int  # the time of the first attempt, in milliseconds


class _GivenUp(NamedTuple):
    """The end of the last attempt to show a match. code: Discord's code; 0 if there is none.

    doubted_since: as in `_Slot`.
    """

    version: int
    code: int
    doubted_since: int | None


# looks_outdated and repost_nonce of a slot, and whether it has a press
_About: TypeAlias = tuple[bool, str | None, bool]


@dataclass(frozen=True)
class _Plan:
    """How to show the newest version of a match."""

    match: Match
    to_tell: tuple[Seat, ...]  # the seats that the board tells of their turn
    story: tuple[Entry, ...]  # the entries that the board describes
    edit_only: bool  # whether the newest change is too small for a new message
    quiet: bool  # whether the server wants no mentions
    words: Words  # texts in the server's present language
    edits: bool  # whether to try to edit the existing message
    computers: bool  # whether computer players may play in the server
    about: _About  # what the plan took into account beside the match


@dataclass
class _Slot:
    """The work on one match, until its newest version is shown and stored."""

    match: Match  # the match in the version to show next; `match.board` is as in the database
    resumed: bool = False  # whether the bot found `match` with an outdated board when it started
    later: Match | None = None  # a newer version, to be shown after the resumed version
    plan: _Plan | None = None  # the newest plan of the attempt under way
    unstored: _Shown | None = None  # what a message shows now, to be stored next
    unconfirmed: _Post | None = None  # a post that may be in the channel although its answer was lost
    witness: Context | None = None  # the context of the member who is told if the match cannot be shown
    press: Context | None = None  # the context of the newest press that changed the match
    repost_nonce: str | None = None  # the nonce for posting an unchanged board again; None: do not post it again
    # Whether something has changed that gives the match no new version, such as the clock.
    looks_outdated: bool = False
    # Since when a board may be in the channel of which the bot does not know, in milliseconds. None: there is none.
    doubted_since: int | None = None
    waited_for: int = 0  # up to this version, the bot no longer waits for computer players before it shows the match
    given_up: int = 0  # up to this version, the bot does not try any more to show the match
    claimed_until: int = 0  # until when no other process draws the match, in milliseconds; 0: not claimed
    # Earlier board messages, each with the layout that replaces it. A message with None is deleted.
    old: dict[discord.PartialMessage, Layout | None] = field(default_factory=dict)
    woken: asyncio.Event = field(default_factory=asyncio.Event)  # set when there is something new to show
    stored: asyncio.Event = field(default_factory=asyncio.Event)  # set once the newest version is shown and stored
    pressed: asyncio.Event = field(default_factory=asyncio.Event)  # set when there is a new press
    task: "asyncio.Task[None] | None" = None

    @property
    def behind(self) -> bool:
        return (
            self.repost_nonce is not None
            or self.looks_outdated
            or max(self.match.board.version_shown, self.given_up) < self.match.version
        )

    @property
    def is_busy(self) -> bool:
        return self.unstored is not None or self.behind or bool(self.old)

    def is_reached_by(self, press: Context) -> bool:
        """Return whether the answer to a press can show the match, or put an earlier board away."""
        reached = [self.match.board.message] if self.behind else [message.id for message in self.old]
        return self.unconfirmed is None and press.pressed in reached


class Presenter:
    """Shows matches in their channels, by the rules in the module's docstring."""

    def __init__(
        self,
        sessions: Sessions,
        texts: Texts,
        pictures: Pictures,
        faces: Mapping[str, Face],
        channel: Callable[[int], discord.PartialMessageable],
        clock: Clock,
        pressing: Callable[[int, int], Context | None],
        home_locale: Callable[[int], Awaitable[str | None]],
        lanes: Lanes,
        sight: Sight,
        earlier: Earlier,
        *,
        pause: Pause = asyncio.sleep,
        in_words: Callable[[int], bool] = lambda _: False,
        on_shown: Callable[[float], None] = lambda _: None,
    ) -> None:
        """Make a presenter. channel: returns a channel by its id.

        pressing: returns the context of a user's press on a message; None if there is no unfinished press.
        home_locale: returns the language that a server has in Discord, by the server's id; None: unknown.
        pause: waits some seconds before another attempt.
        in_words: returns whether the bot may attach no pictures in a channel, so that boards there tell the position.
        on_shown: called when a board shows a change, with the seconds since its command.
        """
        self._sessions = sessions
        self._texts = texts
        self._pictures = pictures
        self._faces = faces
        self._channel = channel
        self._clock = clock
        self._pressing = pressing
        self._home_locale = home_locale
        self._pause = pause
        self._on_shown = on_shown
        self._in_words = in_words
        self._slots: dict[str, _Slot] = {}
        self._lanes = lanes
        self._lines = Lines()
        self._reach = Reach()
        self._sight = sight
        self._earlier = earlier
        self._catching_up: asyncio.Task[None] | None = None
        self._sweeping: asyncio.Task[None] | None = None
        self._swept: Newest[tuple[str, int], None] = Newest(SWEPT)  # the match and version of boards left behind
        self._given_up: Newest[str, _GivenUp] = Newest(REFUSED)
        self._closed = False

    def announce(self, match: Match) -> None:
        """Have a changed match shown, unless it is private. Neither waits nor raises."""
        if match.private:
            return
        slot = self._slots.setdefault(match.id, _Slot(match))
        if match.entry.kind == "undo":
            self._lines.note_undo(match.id, match.version)
        if match.version > slot.match.version:
            if slot.resumed:
                slot.later = match
            else:
                slot.match = match
        elif match.version == slot.match.version:
            slot.match = replace(match, board=slot.match.board)
        if match.entry.user is not None and match.board.message is not None:
            self._note_press(slot, self._pressing(match.entry.user, match.board.message))
        # If the board already shows this version, something else about the match has changed.
        slot.looks_outdated = slot.looks_outdated or match.version == match.board.version_shown
        self._wake(slot)

    def try_again(self, match: Match, *, is_open: bool) -> None:
        """Have a board shown that is out of date, if only a lacking permission or a closed thread was the cause.

        is_open: whether the match's channel is surely no archived or locked thread.
        """
        known = self._given_up.get(match.id)
        if known is not None and known.version != match.version:
            known = None  # of the newest version it is not known why it could not be shown
        if match.terms.unreachable is not None or (known and not may_be_allowed(known.code, is_open=is_open)):
            return
        # An unknown attempt may have posted the board before the bot lost a permission.
        doubted_since = match.updated_at if known is None else known.doubted_since
        slot = self._slots.setdefault(match.id, _Slot(match, doubted_since=doubted_since))
        slot.given_up = 0
        self.announce(match)

    def show_again(self, match: Match) -> None:
        """Have the board of an unchanged match drawn again, because something outside the match has changed."""
        if match.board.message is not None:
            self.announce(match)

    def post_anew(self, match: Match, context: Context | None = None) -> None:
        """Have the board posted again at the end of its channel. context: the member to tell if that fails."""
        slot = self._slots.setdefault(match.id, _Slot(match))
        slot.repost_nonce = slot.repost_nonce or self._sessions.chance.token_hex(12)
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
        """Have outdated boards shown, as soon as the database can be read."""
        behind = await self._until_stored(self._sessions.boards.behind, "The outdated boards cannot be read")
        for match in behind or ():
            if not match.private:
                self._slots.setdefault(match.id, _Slot(match, resumed=True, doubted_since=match.updated_at))
                self.announce(match)

    async def _sweep(self) -> None:
        """Show from time to time what other processes have left behind, each version once."""
        while True:
            await self._clock.sleep_until(self._clock.now() + SWEEP)
            left = await self._until_stored(self._sessions.boards.left_behind, "The boards left behind cannot be read")
            for match in left or ():
                if not match.private and match.id not in self._slots and (match.id, match.version) not in self._swept:
                    self._swept[match.id, match.version] = None
                    self._slots[match.id] = _Slot(match, doubted_since=match.updated_at)
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
            if slot.unstored is None and not slot.behind:
                await self._release(slot)  # before old messages are put away, which may take long
                if not slot.is_busy:
                    continue
            slot.woken.clear()  # before the attempt, so that a change during the attempt is not missed
            attempted = slot.match
            try:
                await self._step(slot)
                if slot.unstored is None:
                    _take_up_later(slot)
                tries = 0
            except Exception as problem:  # noqa: BLE001 - whatever fails here, the match goes on
                if passes(problem):
                    _log.warning("Match %s is shown later: %s", slot.match.id, problem)
                    if slot.unstored is None and slot.unconfirmed is None:
                        await self._release(slot)
                    await self._wait_or_wake(slot, retry_after(tries))
                    tries += 1
                else:
                    await self._give_up(slot, attempted, problem)
        del self._slots[slot.match.id]

    async def _step(self, slot: _Slot) -> None:
        slot.plan = None
        if slot.unstored is None and not await self._by_press(slot):
            if _thinks(slot.match) and slot.waited_for < slot.match.version:
                slot.waited_for = slot.match.version
                await self._wait_or_wake(slot, QUICK)
                return
            if await self._by_kept_press(slot):
                await self._note_shown(slot)
                return
            if not slot.behind and self._leaves_old(slot):
                return
            channel, mine, rank = slot.match.place.channel, True, _rank(slot)
            unless = slot.woken if rank is Rank.TIDY else slot.pressed
            async with self._lanes.turn(channel, unless, rank=rank) as in_turn:
                if in_turn and (mine := await self._claim(slot)) and not await self._resend(slot):
                    if slot.behind:
                        await self._show(slot)
                    elif slot.old:
                        await self._put_away(slot)
            if not mine and slot.is_busy:
                await self._wait_or_wake(slot, CLAIMED_SECONDS)
        await self._note_shown(slot)

    async def _note_shown(self, slot: _Slot) -> None:
        if slot.unstored is not None:
            await self._store(slot, slot.unstored)
            await self._delete_untrue_lines(slot)

    async def _by_press(self, slot: _Slot) -> bool:
        """Edit or delete one message as the answer to the newest press. Return whether that was possible."""
        slot.pressed.clear()
        press = slot.press
        if press is None or not slot.is_reached_by(press):
            return False
        if not await self._claim(slot) or not slot.is_reached_by(press):
            return False
        done = await self._through(press, slot)
        if done is not None:
            self._reach.note(press)
        elif slot.press is press:  # otherwise a newer press has replaced it
            slot.press = None
        return bool(done)

    async def _by_kept_press(self, slot: _Slot) -> bool:
        """Do the same through an earlier press on the message."""
        reached = [slot.match.board.message] if slot.behind else [message.id for message in slot.old]
        press = next(filter(None, map(self._reach.press_on, reached)), None)
        if press is None or not slot.is_reached_by(press):
            return False
        if not await self._claim(slot) or not slot.is_reached_by(press):
            return False
        return bool(await self._through(press, slot))

    async def _through(self, press: Context, slot: _Slot) -> bool | None:
        """Edit or delete one message through a press, if it needs that. Return whether it did; None: it cannot be."""
        behind = slot.behind
        try:
            async with asyncio.timeout(PRESS_SECONDS):
                if await press.may_edit_pressed():
                    return await (self._show_by(press, slot) if behind else self._put_away_by(press, slot))
        except REQUEST_FAULTS as problem:
            _log.info("Match %s is shown without a press: %s", slot.match.id, problem)
        self._reach.forget(press)
        return None

    async def _show_by(self, press: Context, slot: _Slot) -> bool:
        plan = await self._plan(slot)
        if not plan.edits or press.pressed != plan.match.board.message:
            return False
        layout, picture = await self._draw(plan)
        await press.edit_pressed(layout, picture)
        self._note_edited(slot, plan)
        return True

    async def _put_away_by(self, press: Context, slot: _Slot) -> bool:
        message = next((message for message in slot.old if message.id == press.pressed), None)
        if message is None:
            return False
        layout = slot.old[message]
        await (press.delete_pressed() if layout is None else press.edit_pressed(layout))
        del slot.old[message]
        return True

    def _leaves_old(self, slot: _Slot) -> bool:
        """Leave old boards as they are if too many wait to be put away. Return whether they are left."""
        waiting = sum(not one.behind for one in self._slots.values())
        if waiting <= MOST_OLD or self._lanes.has_spare():
            return False
        _log.info("Match %s keeps its old boards, because Discord's limit leaves no request for them", slot.match.id)
        slot.old.clear()
        return True

    async def _claim(self, slot: _Slot) -> bool:
        """Let no other process draw the match, and note what others have drawn. Return False if one draws it now."""
        boards = self._sessions.boards
        if boards.alone or not slot.behind or self._seconds_left(slot) > MARGIN_SECONDS:
            return True
        slot.claimed_until = await boards.claim(slot.match.id) or 0
        newest = await self._sessions.matches.match(slot.match.id)
        if slot.resumed and newest.version > slot.match.version:
            slot.match, slot.later = replace(slot.match, board=newest.board), newest
        elif newest.version >= slot.match.version:
            slot.match = newest
        shown = newest.board.version_shown
        if slot.unconfirmed is not None and shown > slot.unconfirmed.match.version:
            slot.unconfirmed = None
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

    async def _resend(self, slot: _Slot) -> bool:
        """Send the unconfirmed post again, if there is one. Return whether it is in the channel now."""
        post, slot.unconfirmed = slot.unconfirmed, None
        if post is None or post.match.place != slot.match.place:
            return False
        if abs(self._clock.now() - post.at) >= NONCE_KNOWN:
            slot.doubted_since = post.at
            return False
        try:
            await self._send(slot, post)
        except Exception as problem:
            if passes(problem):
                slot.unconfirmed = post
                raise
            _log.info("Match %s: a board is not posted after all: %s", post.match.id, problem)
            slot.doubted_since = post.at  # the first attempt may have posted it
            return False
        return True

    async def _plan(self, slot: _Slot) -> _Plan:
        """Return the plan of the attempt under way. Make one if there is none, or if something has changed since."""
        about = slot.looks_outdated, slot.repost_nonce, slot.press is not None
        if slot.plan is None or slot.plan.match is not slot.match or slot.plan.about != about:
            slot.plan = await self._planned(slot, about)
        return slot.plan

    async def _planned(self, slot: _Slot, about: _About) -> _Plan:
        match, old = slot.match, slot.match.board
        to_tell = messages.seats_to_tell(match)
        same_version = slot.looks_outdated and old.version_shown == match.version
        minor = not to_tell and self._faces[match.game].is_minor(match)
        reposts = slot.repost_nonce is not None
        edit_only = not reposts and (same_version or minor)
        reveals = match.over and not same_version and self._faces[match.game].hides_boards(match)
        edits = edit_only or (not reposts and not reveals and _may_edit(match, bool(to_tell), self._clock.now()))
        settings = await self._sessions.settings.guild(match.place.guild)
        quiet = not edits and settings.quiet
        home = settings.locale or match.terms.locale or await self._home_locale(match.place.guild)
        only = match.members[0].user if match.terms.locale is not None and match.members else None
        reader = Reader(match.place.guild, only, guild_first=True)
        words = Words(self._texts, home or match.locale, reader=reader)
        if quiet and not reposts and not reveals and old.channel == match.place.channel:
            edits = True  # a new message would notify nobody, so do not post one while an edit is possible
        if edits and not edit_only and match.solo and slot.press is None:
            edits = not await self._sight.is_lost(old)
        tells = bool(to_tell) or match.phase is Phase.OVER
        story: Iterable[Entry] = ()
        if tells:
            after = 0 if match.phase is Phase.OVER else max(0, match.version - TOLD_CHANGES)
            story = await self._sessions.replays.story(match, after)
        known = tuple(entry for entry in story if entry.version <= match.version)  # the log may have newer entries
        return _Plan(
            match, to_tell, known, edit_only, quiet, words, edits and bool(old.message), settings.computers, about
        )

    async def _draw(self, plan: _Plan) -> tuple[Layout, Picture | None]:
        match = plan.match
        face, words = self._faces[match.game], plan.words
        story = messages.pictured_story(match, face, plan.to_tell, plan.story)
        if match.state is None:
            picture = None
        elif self._in_words(match.place.channel):
            picture = self._pictures.in_words(face, match, words, story)
        else:
            picture = await self._pictures.board(face, match, words, story=story)
        faults, computers = self._pictures.faults, plan.computers
        return messages.board(match, face, words, picture, plan.story, faults, computers=computers), picture

    async def _delete_untrue_lines(self, slot: _Slot) -> None:
        """Have the lines deleted whose moves undo took back. The match may have newer moves since."""
        match = slot.match
        if match.over:
            self._lines.forget(match.id)
        first = self._lines.first_doubtful(match.id)
        if first is not None:
            try:
                story = await self._sessions.replays.readable_story(match, first - 1)
            except StorageError as problem:
                _log.error("Match %s keeps its lines: %s", match.id, problem)
                return
            slot.old.update(dict.fromkeys(self._lines.untrue(match.id, match.version, story)))

    def _note_edited(self, slot: _Slot, plan: _Plan) -> None:
        """Note that the existing message shows the planned version now."""
        match, old = plan.match, plan.match.board
        told = plan.to_tell if plan.quiet else ()  # in other servers, only a new message tells them
        posted_at = old.posted_at or self._clock.now()
        slot.unstored = _Shown(match, old.message or 0, old.channel, posted_at, told)

    async def _show(self, slot: _Slot) -> None:
        plan = await self._plan(slot)
        match, old = plan.match, plan.match.board
        layout, picture = await self._draw(plan)
        refused = None
        if plan.edits:
            async with self._in_time(slot):
                refused = await self._edit(match, old, layout, picture)
        if plan.edits and refused is None:
            self._note_edited(slot, plan)
            return
        slot.looks_outdated = False
        if plan.edit_only and refused == TOO_MANY_EDITS_OF_OLD:
            # The message is too old for another edit, and this change is too small for a new one.
            self._note_given_up(slot, match.version, refused)
            return
        if messages.called_off(match):
            # The lobby is closed and its message is gone. Nobody needs a new one.
            slot.repost_nonce = None
            self._note_given_up(slot, match.version, refused or 0)
            return
        to_tell, nonce = plan.to_tell, _nonce(plan)
        replacement: Layout | None = None
        if old.version_shown == match.version:  # a member wants the board again, or its message was deleted
            to_tell, nonce = (), slot.repost_nonce or self._sessions.chance.token_hex(12)
            slot.repost_nonce = nonce
        elif not messages.turn_goes_on(match):
            face = self._faces[match.game]
            replacement = messages.retired(match, face, plan.words, plan.story, self._pictures.faults)
        to_mention, now = () if plan.quiet else to_tell, self._clock.now()
        guests = () if plan.quiet else messages.guests_to_mention(match)
        await self._send(
            slot, _Post(match, layout, picture, to_tell, to_mention, guests, nonce, _acted(plan), replacement, now)
        )

    async def _send(self, slot: _Slot, post: _Post) -> None:
        match, old = post.match, post.match.board
        there = await self._find(slot, post)
        posted_at = self._clock.now() if there is None else made_at(there)
        try:
            async with self._in_time(slot):
                message = await self._post(post) if there is None else there
        except Exception as problem:
            if may_be_there(problem):
                slot.unconfirmed = post
            raise
        slot.repost_nonce = None
        slot.unstored = _Shown(match, message, match.place.channel, posted_at, post.to_tell)
        if old.message not in (None, message):
            before = self._channel(old.channel).get_partial_message(old.message or 0)
            slot.old[before] = post.replacement
            if post.replacement is not None and match.entry.kind == "move":
                self._lines.note(match.id, before, match.version)

    async def _find(self, slot: _Slot, post: _Post) -> int | None:
        """Look for a board in doubt, if Discord may have forgotten its nonce. Return its message once it is up to date.

        Older boards that are found are put away. None: there is no such board, or the bot may not look.
        """
        match, since = post.match, slot.doubted_since
        if since is None or abs(self._clock.now() - since) < NONCE_KNOWN:
            return None
        place, found = match.place.channel, None
        async with self._in_time(slot):
            posts = await self._earlier.posts(place, since, _rank(slot))
            for one in posts or ():
                version = _version_of(one, match)
                if version is None or one.message <= (match.board.message or 0):
                    continue
                if found is None and await self._is_up_to_date(one, version, post):
                    found = one.message
                else:
                    await self._note_called(slot, version, one)
                    slot.old[self._channel(place).get_partial_message(one.message)] = None
        if posts is not None:
            slot.doubted_since = None
        return found

    async def _note_called(self, slot: _Slot, version: int, found: Post) -> None:
        """Store whom an older board has called, so that nobody is called again when an undone move is played again."""
        match = slot.match
        called = [seat.seat for seat in match.members if seat.user in found.mentioned]
        if called and version and match.phase is Phase.PLAYING:
            noted = await self._sessions.boards.note_called(match.id, version, called)
            if noted.version >= slot.match.version:  # else the slot's match was read later
                slot.match = replace(slot.match, board=noted.board)

    async def _is_up_to_date(self, found: Post, version: int, post: _Post) -> bool:
        """Return whether a message that was found shows the board. A board of the same turn is edited for this."""
        match = post.match
        if version == match.version:
            return True
        called = {match.seats[seat].user for seat in post.to_mention}
        same_turn = match.phase is Phase.LOBBY or (post.to_tell and version >= post.acted and called <= found.mentioned)
        if not same_turn:
            return False
        board = replace(match.board, message=found.message, channel=match.place.channel)
        return await self._edit(match, board, post.layout, post.picture) is None

    async def _edit(self, match: Match, board: BoardMessage, layout: Layout, picture: Picture | None) -> int | None:
        """Edit the board message. Return None, or Discord's code if it can no longer be edited."""
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

    async def _post(self, post: _Post) -> int:
        """Post a board. Return the id of its message, which an earlier attempt may have posted."""
        mentions = [*(post.match.seats[seat].user for seat in post.to_mention), *post.guests]
        channel = self._channel(post.match.place.channel)
        message = await posted(channel, post.layout, post.picture, mentions=mentions, nonce=post.nonce)
        shown = [part.to_dict() for part in message.components]
        sent = post.layout.to_components()  # type: ignore[no-untyped-call]  # discord.py
        first = post.nonce == _nonce_of_first(post.match)  # the buttons of a table name no version
        if addresses(shown) != addresses(sent) or (first and texts(shown) != texts(sent)):
            # An earlier attempt posted an older version.
            await message.edit(view=post.layout, attachments=files_of([post.picture]), allowed_mentions=NO_MENTIONS)
        return message.id

    async def _store(self, slot: _Slot, shown: _Shown) -> None:
        """Store what a message shows. The next board waits for this, so that no member is mentioned twice."""
        await self._sessions.boards.note_shown(
            slot.match.id, shown.drawn.version, shown.message, shown.channel, shown.posted_at, shown.told
        )
        slot.unstored = None
        if shown.drawn.board.version_shown < shown.drawn.version and not slot.resumed:
            self._on_shown((self._clock.now() - shown.drawn.updated_at) / 1000)
        newest = await self._sessions.matches.match(slot.match.id)  # something may have changed without a new version
        if newest.version >= slot.match.version:
            slot.match = newest
        slot.looks_outdated = _differs_beside_version(slot.match, shown.drawn)
        if not slot.behind:
            slot.witness = None
            slot.stored.set()

    async def _put_away(self, slot: _Slot) -> None:
        """Replace an earlier board message by one line, or delete it."""
        message, layout = next(iter(slot.old.items()))
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
        del slot.old[message]

    async def _give_up(self, slot: _Slot, attempted: Match, problem: Exception) -> None:
        """Stop trying to show the match until its next change, and tell the member who acted."""
        match, shows = slot.match, slot.unstored is None and slot.behind
        _take_up_later(slot)
        witness, slot.witness = (slot.witness if shows else None), None
        if slot.unstored is not None or shows:
            slot.unstored, slot.repost_nonce = None, None
            self._note_given_up(slot, attempted.version, code_of(problem))
            slot.looks_outdated = _differs_beside_version(slot.match, attempted)
        else:
            slot.old.clear()
        if is_refused(problem):
            _log.warning("Match %s cannot be shown in channel %s: %s", match.id, match.place.channel, problem)
            if witness is not None:
                await self._tell(witness, _why_forbidden(witness, match, problem))
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
                await self._tell(witness, witness.words("error-bug", ticket=ticket))

    def _note_given_up(self, slot: _Slot, version: int, code: int) -> None:
        """Note that a version of the match could not be shown. code: as in `_GivenUp`."""
        slot.given_up = version
        self._given_up[slot.match.id] = _GivenUp(version, code, slot.doubted_since)

    async def _until_stored(self, work: Callable[[], Awaitable[T]], fault: str) -> T | None:
        return await until_kept(work, fault, self._pause, lambda: self._closed)

    async def _tell(self, witness: Context, sentence: str) -> None:
        try:
            await witness.tell(sentence)
        except REQUEST_FAULTS as late:
            _log.info("The member who acted could not be told: %s", late)


def _may_edit(match: Match, mentions: bool, now: int) -> bool:
    """Return whether the existing message may be edited. mentions: whether there is a seat to tell. now: in ms."""
    board, entry = match.board, match.entry
    if messages.called_off(match):
        return True  # the lobby's buttons must go, however old the message is
    if board.channel != match.place.channel or entry.kind == "start" or mentions:
        return False
    posted_at = board.posted_at or 0
    if now - posted_at >= OLD:
        return False
    if match.phase is Phase.LOBBY:
        return True
    # The message of a turn shows all moves of the turn, and moves that other members make meanwhile, such as an offer.
    meanwhile = match.phase is Phase.PLAYING and entry.kind == "move"
    fresh = now - max(posted_at, board.shown_at or 0) < IDLE
    return fresh and (meanwhile or entry.seat in (board.last_mover, *match.to_move))


def _rank(slot: _Slot) -> Rank:
    """Return the rank of the next request for a match."""
    if not slot.behind:
        return Rank.TIDY
    return Rank.TURN if slot.witness is None and messages.seats_to_tell(slot.match) else Rank.ACT


def _thinks(match: Match) -> bool:
    """Return whether a match waits for computer players only."""
    return match.phase is Phase.PLAYING and not match.awaited


def _differs_beside_version(match: Match, drawn: Match) -> bool:
    """Return whether a match differs from the drawn match, although their versions are equal."""
    return match.version == drawn.version and replace(match, board=drawn.board) != drawn


def _take_up_later(slot: _Slot) -> None:
    """Continue with the newest version, now that the version from the bot's start is done."""
    later, slot.later, slot.resumed = slot.later, None, False
    if later is not None and later.version > slot.match.version:
        slot.match = replace(later, board=slot.match.board)


def _nonce(plan: _Plan) -> str:
    """Return the nonce of a board's post.

    Boards that tell the same seats of the same turn have the same nonce. This holds even if other members take back the
    moves before the turn and play them again, because the nonce has the version of these seats' own last change.
    """
    match = plan.match
    if messages.guests_to_mention(match):
        return _nonce_of_first(match)
    if not plan.to_tell:
        return _nonce_of_first(match) if match.board.message is None else f"{match.id}-{match.version}"
    seats = sum(1 << seat for seat in plan.to_tell)
    return f"{match.id}-{seats}-{_acted(plan)}"


def _acted(plan: _Plan) -> int:
    """Return the version with which the seats to tell last acted, or with which all are told again."""
    acted = [entry.version for entry in plan.story if entry.seat in plan.to_tell or entry.kind in _TELLS_AGAIN]
    return max(acted, default=0)


def _nonce_of_first(match: Match) -> str:
    """Return the nonce of a match's first board. Changes while it is posted give the match newer versions."""
    return f"{match.id}-0"


def _version_of(post: Post, match: Match) -> int | None:
    """Return the version in the buttons of a match's board. It is 0 if they name none.

    Return None if this is no board of the match, or one from before a backup was restored.
    """
    found = [Address.read(one) for one in addresses(post.components)]
    versions = [one.version for one in found if one is not None and (one.game, one.match) == (match.game, match.id)]
    newest = max(versions, default=None)
    return None if newest and not match.era_start <= newest <= match.version else newest


def _why_forbidden(witness: Context, match: Match, problem: Exception) -> str:
    """Say that the change counts, why Discord refused its board as far as this is known, and who can help."""
    counts = "ui-counts-move" if match.entry.kind in ("move", "undo") else "ui-saved-then"
    return witness.words(counts, then=_who_can_help(witness, match, problem))


def _who_can_help(witness: Context, match: Match, problem: Exception) -> str:
    if is_closed(problem):
        return witness.words("ui-thread-locked", place=channel_mention(match.place.channel))
    try:
        check_bot(witness.interaction, witness.words)
    except NotAllowed as lacking:
        return witness.words(lacking.key, **lacking.params)
    return witness.words("ui-cannot-show", place=channel_mention(match.place.channel))
