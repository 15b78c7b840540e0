"""Shows the newest version of each match where it is played: what stands there is brought to what should stand.

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

Rule 11: a match by letters is shown in the conversation of each member who is to see its version. Each of these places
(`bot.ui.boards.letters`) follows the rules above by itself, as if it were the channel of the match. Who has made a
change, or waits, gets no new message for it, but an edit, however old the message is. Channels for spectators are such
places, too. Each has one message for the whole match, which calls nobody. Its requests come after all that members wait
for, and a refusal counts as shown.

`Reconciler` runs the tasks, `Posting` makes their requests, `Claims` keeps other processes away, and `Slot` is the work
on one match.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

import discord
from msgspec.structs import replace

from bot.errors import NoSession, NotKept
from bot.machine import Clock
from bot.sessions.live import Newest
from bot.sessions.model import BoardMessage, Match
from bot.sessions.sessions import Sessions
from bot.ui.boards.claims import Claims
from bot.ui.boards.conversations import Conversations
from bot.ui.boards.drawing import Drawing
from bot.ui.boards.earlier import Earlier
from bot.ui.boards.lanes import Lanes
from bot.ui.boards.leftovers import Leftovers, with_leftovers
from bot.ui.boards.letters import is_outdated, left_at, places_of
from bot.ui.boards.posting import Posting
from bot.ui.boards.reach import Presses
from bot.ui.boards.reconciler import Reconciler
from bot.ui.boards.refused import Refusal, RefusedBoards
from bot.ui.boards.slots import Slot, doubted, key_of, place_of_key
from bot.ui.entry import fair
from bot.ui.entry.context import Context
from bot.ui.entry.reasons import may_be_allowed
from bot.ui.entry.trouble import Pause

CROWD = 2  # a channel with this many waiting boards is crowded
START_SECONDS = 2.0  # seconds that a start waits at most for the list of outdated boards
SWEEP = 15_000  # milliseconds between two looks at boards that other processes have left behind
BRING_UP_SECONDS = 2.0  # seconds that the refusal of a press waits until its board is brought up to date
SWEPT = 1_000  # how many boards that were left behind are remembered

_log = logging.getLogger(__name__)


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
        conversations: Conversations,
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
        self._clock = clock
        self._lanes = lanes
        self.conversations = conversations
        self._presses = Presses()
        self._leftovers = Leftovers(sessions, clock)
        self.in_words = self._leftovers.in_words
        self._catching_up: asyncio.Task[None] | None = None
        self._sweeping: asyncio.Task[None] | None = None
        self._swept: Newest[tuple[str, int], None] = Newest(SWEPT)  # the match and version of boards left behind
        self.refused = RefusedBoards(clock, self._try_refused)
        claims = Claims(sessions, clock)
        posting = Posting(sessions, drawing, channel, clock, self._leftovers, earlier, claims)
        self._reconciler = Reconciler(
            sessions,
            drawing,
            clock,
            lanes,
            self._presses,
            self._leftovers,
            self.refused,
            posting,
            claims,
            pressing,
            pause,
            on_shown,
            conversations,
        )
        self._slots = self._reconciler.slots
        self.announce, self.watched = self._reconciler.announce, self._reconciler.watched

    def try_again(self, match: Match, *, is_open: bool) -> None:
        """Have a board shown that is out of date, if only a lacking permission or a closed thread was the cause.

        is_open: whether the match's channel is surely no locked thread, nor an archived one that may be locked.
        """
        known = self.refused.get(match.id)
        if known is not None and known.version != match.version:
            known = None  # of the newest version it is not known why it could not be shown
        if match.by_letters:
            return  # no permission of a server is the cause, and each member's board is tried again by itself
        if match.terms.unreachable is not None or (known and not may_be_allowed(known.code, is_open=is_open)):
            return
        # An unknown attempt may have posted the board before the bot lost a permission.
        doubt = doubted(match) if known is None else known.doubt
        slot = self._slots.setdefault(match.id, Slot.refused(match, doubt))
        slot.become(replace(slot.shown, given_up=0))
        self.announce(match)

    async def _try_refused(self, key: str, known: Refusal) -> bool:
        """Try to show a match again, some time after a refusal. Return whether the match could be read.

        key: of the work on the match in the place that has refused it.
        """
        match_id, user = place_of_key(key)
        try:
            match = await self._sessions.matches.match(match_id)
        except (NotKept, NoSession) as problem:
            _log.info("Match %s is not tried again now: %s", match_id, problem)
            return not isinstance(problem, NotKept)
        if match.version == known.version and match.terms.unreachable is None:
            self._begin_again(match, known, user)
        return True

    def _begin_again(self, match: Match, known: Refusal, user: int | None = None) -> None:
        if user is not None and match.letter_of(user) is None:
            return  # the member has had their data deleted
        slot = self._slots.setdefault(key_of(match.id, user), Slot.refused(match, known.doubt, user))
        again = self._sessions.chance.token_hex(12) if known.again else slot.shown.repost_nonce
        slot.become(replace(slot.shown, given_up=0, repost_nonce=again))
        if known.outdated:
            self.announce(match)
        elif slot.behind or match.board.version_shown < match.version or known.again:
            self._reconciler.wake(slot)

    def show_again(self, match: Match) -> None:
        """Have the board of an unchanged match drawn again, because something outside the match has changed."""
        if not match.private and (match.by_letters or match.board.message is not None):
            self._reconciler.redraw(match)

    def show_plans(self, match: Match, user: int) -> None:
        """Have a member's board by letters drawn again, because it tells what they plan, and this has changed."""
        if match.by_letters:
            self._reconciler.redraw(match, user)

    def post_anew(self, match: Match, context: Context | None = None) -> None:
        """Have the board posted again at the end of its channel. context: the member to tell if that fails."""
        slot = self._reconciler.slot_of(match, None if match.reader is None else match.reader.user)
        slot.become(replace(slot.shown, repost_nonce=slot.shown.repost_nonce or self._sessions.chance.token_hex(12)))
        self._reconciler.wake(slot)
        if context is not None:
            fair.refuse_no_more()
            self._reconciler.watch(match.id, context)

    async def take_away(self, match_id: str, server: int) -> Match:
        """Show a match by letters no longer to the spectators of a server, and delete their board. Raises NoSession."""
        match, taken = await self._sessions.letters.take_away(match_id, server)
        if taken is not None:
            slot = self._reconciler.slot_of(match, taken.user)
            slot.take_away(match, taken.message)
            self._reconciler.wake(slot)
        return match

    def keep(self, press: Context, match: Match) -> None:
        """Remember a press on a board, through which later changes of the board are shown.

        A newer board that Discord has refused can stand in words in the place of the pressed one now.
        """
        self._presses.note(press)
        self.refused.note_active(match.id)
        known = self.refused.get(match.id)
        if known is not None and known.version == match.version and known.behind and not known.replaced:
            self._begin_again(match, known)

    async def bring_up(self, press: Context, match: Match) -> bool:
        """Show the newest version on the pressed board, whose press was refused: by an edit, or in words.

        Return whether it stands there now. Raises NoSession, NotKept.
        """
        known = self.refused.get(match.id)
        if known is not None and known.version == match.version and known.behind and not known.replaced:
            if not await press.keep_reach():
                return False
            self.keep(press, match)
            await self.shown(match.id, BRING_UP_SECONDS)
            known = self.refused.get(match.id)
        if known is not None:
            return known.version == match.version and known.replaced
        board = (await self._sessions.matches.match(match.id)).seen_by(press.user, press.place).board
        return board.message == press.pressed and board.version_shown >= match.version

    @property
    def waiting(self) -> int:
        """Return how many matches are not yet shown in their newest version."""
        return len(self._slots)

    def is_crowded(self, channel: int) -> bool:
        """Return whether several boards wait in a channel, where Discord allows about one change per second."""
        return self._lanes.waiting(channel) >= CROWD

    async def shown(self, match_id: str, seconds: float, user: int | None = None) -> None:
        """Wait until the newest announced version of a match is shown, but at most `seconds`. user: as in `Slot`."""
        slot = self._slots.get(key_of(match_id, user))
        if slot is not None and slot.task is not None:
            stored = asyncio.create_task(slot.stored.wait())
            await asyncio.wait((slot.task, stored), timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
            stored.cancel()

    async def board_of(self, match: Match, seconds: float) -> BoardMessage:
        """Wait until a match is shown, but at most `seconds`, and return its board message. Raises NoSession."""
        user = None if match.reader is None else match.reader.user
        await self.shown(match.id, seconds, user)
        found = await self._sessions.matches.match(match.id)
        return found.board if user is None else found.seen_by(user).board

    async def start(self) -> None:
        """Begin to show outdated boards. Return once the database has named them, or after START_SECONDS."""
        self._catching_up = asyncio.create_task(self.catch_up(), name="presenter-catch-up")
        await asyncio.wait((self._catching_up,), timeout=START_SECONDS)
        if not self._sessions.boards.alone:
            self._sweeping = asyncio.create_task(self._sweep(), name="presenter-sweep")

    async def catch_up(self) -> None:
        """Have outdated boards shown, and put away what a kill has left, as soon as the database can be read."""
        boards = self._sessions.boards
        behind = await self._reconciler.until_stored(boards.behind, "The outdated boards cannot be read") or ()
        left = await self._reconciler.until_stored(boards.leftovers, "Old boards cannot be read") or ()
        fault = "Which boards are in words cannot be read"
        self._leftovers.know_worded(await self._reconciler.until_stored(boards.in_words, fault) or ())
        outdated = list[Slot]()
        for found in behind:
            match = await self._as_it_is_now(found)
            if match is not None and not match.private and is_outdated(match):
                outdated += [self._found_behind(match, user) for user in places_of(match)]
        for found, rows in left:
            match = await self._as_it_is_now(found)
            if match is not None:
                self._leftovers.know(match.id, rows)
                for user, here in left_at(match, rows).items():
                    slot = self._slots.setdefault(key_of(match.id, user), Slot.of(match, user=user))
                    slot.become(with_leftovers(slot.shown, here))
                    self._reconciler.wake(slot)
        for slot in outdated:
            if self._slots.get(slot.key) is slot:  # else a change has begun this work, and it is done
                self._reconciler.wake(slot)

    def _found_behind(self, match: Match, user: int | None) -> Slot:
        """Return the work on a match whose board is out of date at the start."""
        doubt = doubted(match if user is None else match.seen_by(user))
        return self._slots.setdefault(key_of(match.id, user), Slot.of(match, doubt, resumed=True, user=user))

    async def _as_it_is_now(self, found: Match) -> Match | None:
        """Return a match that was read some time ago as it is stored now; None: it cannot be read.

        Its members may have moved since, and its board may show that.
        """
        try:
            read = partial(self._sessions.matches.match, found.id)
            return await self._reconciler.until_stored(read, f"Match {found.id} cannot be read")
        except NoSession:
            return None

    async def _sweep(self) -> None:
        """Show from time to time what other processes have left behind, each version once."""
        while True:
            await self._clock.sleep_until(self._clock.now() + SWEEP)
            left = await self._reconciler.until_stored(
                self._sessions.boards.left_behind, "The boards left behind cannot be read"
            )
            for match in left or ():
                if match.private or (match.id, match.version) in self._swept:
                    continue
                places = [user for user in places_of(match) if key_of(match.id, user) not in self._slots]
                for user in places:
                    slot = Slot.of(match, user=user)
                    slot.become(replace(slot.shown, doubt=doubted(slot.match)))
                    self._slots[slot.key] = slot
                if places:
                    self._swept[match.id, match.version] = None
                    self.announce(match)

    async def settle(self, seconds: float) -> None:
        """Wait until all announced versions are shown, but at most `seconds`."""
        tasks = [slot.task for slot in self._slots.values() if slot.task is not None]
        if tasks:
            await asyncio.wait(tasks, timeout=seconds)

    async def close(self) -> None:
        """Stop showing boards. Versions announced from now on are shown after the next start."""
        self._reconciler.closed = True
        tasks = [slot.task for slot in self._slots.values() if slot.task is not None]
        tasks += [task for task in (self._catching_up, self._sweeping) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.refused.close()
        await self._leftovers.close()
