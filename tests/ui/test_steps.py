"""A property of the rules by which boards are shown. Whatever Discord answers, and whenever the bot is killed: in the
end a channel shows its match as it is, and no turn has called its member twice.
"""

from dataclasses import dataclass, field, replace

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.game import Seat
from bot.sessions.model import BoardMessage
from bot.sessions.notices import NONCE_KNOWN
from bot.ui.boards.shown import (
    Done,
    Doubt,
    Edit,
    EditRefused,
    Found,
    GiveUp,
    Look,
    Looked,
    Lost,
    Nothing,
    Old,
    Post,
    PutAway,
    Refused,
    Request,
    Resend,
    Shown,
    Step,
    Store,
    after,
)
from bot.ui.boards.steps import IDLE, OLD, Reach, Wanted, next_step
from bot.ui.entry.reasons import MISSING_PERMISSIONS, UNKNOWN_MESSAGE

pytestmark = pytest.mark.slow

FIRST, SEATS = Seat(0), 3
# What happens to a request. "arrived": Discord has done it, but its answer is lost. "killed": the bot is, after Discord
# has done it, or before.
FATES = ("done", "done", "done", "arrived", "lost", "unavailable", "refused", "killed", "killed before")
CHANGES = ("step", "pass", "pass", "offer", "move away", "end", "delete", "again", "allow", "nothing")
PAUSES = (0, 1_000, 60_000, IDLE, NONCE_KNOWN, OLD)


class Killed(Exception):
    """The bot was killed."""


class Unavailable(Exception):
    """The request may succeed later."""


@dataclass
class Message:
    """A message in Discord. line: whether it is a line without buttons."""

    channel: int
    version: int
    called: tuple[Seat, ...]
    at: int
    turn: int
    line: bool = False


@dataclass(frozen=True)
class Position:
    """A version of the match. mover: the seat to move. seat: the seat that made the change."""

    version: int = 1
    channel: int = 1
    mover: Seat = FIRST
    seat: Seat = FIRST
    turn: int = 1
    kind: str = "start"


@dataclass
class Universe:
    """A match, its channels in Discord, the database, and the bot.

    Attributes:
        messages: what stands in Discord, by id.
        nonces: the message that was posted with a nonce, and when.
        calls: how often the members were called, by turn.
        stored: the board as in the database.
        left: the earlier boards and the post in doubt as in the database.
        shown: what the bot knows.
        sent: the posts that the bot could send again, by nonce.
        resumed: the version with which the bot started, until it is shown; None: the bot shows the newest.
        forbidden: whether the bot may not write.
        stuck: the messages that the bot could not put away.
    """

    now: int = 1_000_000_000
    newest: Position = Position()
    changed_at: int = 1_000_000_000
    messages: dict[int, Message] = field(default_factory=dict)
    nonces: dict[tuple[int, str], tuple[int, int]] = field(default_factory=dict)
    calls: dict[int, int] = field(default_factory=dict)
    stored: BoardMessage = field(default_factory=lambda: BoardMessage(None, 1))
    left: tuple[tuple[Old, ...], Doubt | None] = ((), None)
    shown: Shown = field(default_factory=lambda: Shown(BoardMessage(None, 1)))
    sent: dict[str, Position] = field(default_factory=dict)
    resumed: Position | None = None
    forbidden: bool = False
    stuck: set[int] = field(default_factory=set)
    ids: int = 100

    # ---- the match ----

    def change(self, kind: str) -> None:
        """Change the match, or what stands in the channel."""
        old = self.newest
        if kind == "delete":
            if self.stored == self.shown.board and self.stored.version_shown == old.version:
                self.messages.pop(self.stored.message or 0, None)
                self.again()  # the next press on a panel tells the bot
        elif kind == "allow":
            self.allow()
        elif kind == "again":
            if self.shown.board.message is not None:
                self.again()
        elif kind != "nothing" and old.kind != "end":
            new = replace(old, version=old.version + 1, kind=kind, seat=old.mover)
            notified = set(self.stored.notified)
            if kind == "pass":
                new = replace(new, mover=Seat((old.mover + 1) % SEATS), turn=old.turn + 1)
                notified -= {old.mover}
            elif kind == "offer":
                new = replace(new, seat=Seat((old.mover + 1) % SEATS))
            elif kind == "move away" and self.stored.version_shown == old.version and self.left[1] is None:
                # The bot knows one channel in doubt, not two.
                new = replace(new, channel=3 - old.channel)
            self.newest, self.changed_at = new, self.now
            self.stored = msgspec.structs.replace(self.stored, notified=tuple(sorted(notified)))
            if self.resumed is None:
                self.take()

    def allow(self) -> None:
        """Let the bot read and write again, of which an event tells it."""
        doubt = self.shown.doubt
        doubt = None if doubt is None else doubt._replace(unread=False)
        self.forbidden = False
        self.shown = msgspec.structs.replace(self.shown, given_up=0, doubt=doubt)

    def again(self) -> None:
        """Let a member wish for a new message."""
        self.shown = msgspec.structs.replace(self.shown, repost_nonce=self.shown.repost_nonce or f"again-{self.ids}")
        self.ids += 1

    def take(self) -> None:
        """Let the bot take in the newest version, as the presenter's slots do."""
        board = self.stored
        if not self.shown.stored:
            told = {*self.stored.notified, *(one for one in self.shown.board.notified if one == self.newest.mover)}
            board = msgspec.structs.replace(self.shown.board, notified=tuple(sorted(told)))
        self.shown = msgspec.structs.replace(self.shown, board=board, found=False)
        self.take_left()

    def take_left(self) -> None:
        """Let the bot try again what it could not put away."""
        known = (self.shown.board.message, *(one.message for one in self.shown.old))
        left = tuple(one for one in self.left[0] if one.message not in known)
        self.shown = msgspec.structs.replace(self.shown, old=(*self.shown.old, *left))

    # ---- the bot ----

    def wanted(self) -> Wanted:
        one = self.resumed or self.newest
        over = one.kind == "end"
        to_tell = () if over or one.mover in self.shown.board.notified else (one.mover,)
        to_move = () if over else (one.mover,)
        moves, goes_on = one.kind in ("step", "pass", "offer"), one.kind == "step"
        begins = one.kind == "start"
        return Wanted(one.version, one.channel, to_tell, to_move, one.seat, begins=begins, moves=moves, goes_on=goes_on)

    def step(self, fate: str) -> Step:
        """Let the bot take its next step. Raises Killed and Unavailable."""
        wanted = self.wanted()
        step, _ = next_step(self.shown, wanted, Reach(self.now, resends=self.sent))
        if isinstance(step, Store):
            self.store(fate)
        elif isinstance(step, GiveUp):
            self.shown = after(self.shown, step, Done())
        elif isinstance(step, Request):
            self.request(step, wanted, fate)
        settled = not self.shown.is_behind(wanted.version) or self.shown.doubt is None
        if self.shown.stored and settled and self.resumed is not None:
            self.resumed = None
            self.take()
        return step

    def store(self, fate: str) -> None:
        if fate == "killed before":
            raise Killed
        if fate == "unavailable":
            raise Unavailable
        board = self.shown.board
        if board.version_shown >= self.stored.version_shown:
            newer = {seat for seat in board.notified if seat == self.newest.mover}
            told = tuple(sorted({*self.stored.notified, *newer}))
            self.stored = msgspec.structs.replace(board, notified=told)
        self.note_left()
        if fate == "killed":
            raise Killed
        self.shown = after(self.shown, Store(), Done())
        self.shown = msgspec.structs.replace(self.shown, board=self.stored)

    def note_left(self) -> None:
        doubt = self.shown.doubt
        stuck = tuple(one for one in self.left[0] if one.message in self.stuck)
        old = tuple(dict.fromkeys((*stuck, *self.shown.old)))
        self.left = (old, doubt if doubt is not None and doubt.lost else None)

    def request(self, step: Step, wanted: Wanted, fate: str) -> None:
        if isinstance(step, Post):
            nonce = step.nonce or (f"again-{self.now}" if step.again else f"{wanted.to_tell}-{self.turn(wanted)}")
            step = step._replace(nonce=nonce)
            if step.again:
                self.shown = msgspec.structs.replace(self.shown, repost_nonce=nonce)
            if self.shown.repost_nonce is not None:
                self.left = (self.left[0], Doubt(self.now, step.channel, step.version, step, lost=True))
        if fate == "killed before":
            raise Killed
        if fate == "unavailable":
            raise Unavailable
        post = step.post if isinstance(step, Resend) else step
        if fate == "lost":
            self.lose(step, post)
        if self.forbidden or fate == "refused":
            self.refuse(step, wanted)
            return
        answer = self.do(step, wanted)
        if fate == "killed":
            raise Killed
        if fate == "arrived":
            self.lose(step, post)
        self.shown = after(self.shown, step, answer)
        if self.shown.stored:
            self.note_left()

    def turn(self, wanted: Wanted) -> str:
        one = self.resumed or self.newest
        return f"turn-{one.turn}" if wanted.to_tell else f"version-{one.version}"

    def lose(self, step: Step, post: Step) -> None:
        if isinstance(post, Post) and isinstance(step, (Post, Resend)):
            self.sent = {post.nonce or "": self.resumed or self.newest} if isinstance(step, Post) else self.sent
            self.shown = after(self.shown, step, Lost(self.now))
            self.note_left()
        raise Unavailable

    def refuse(self, step: Step, wanted: Wanted) -> None:
        """As the presenter does: the match is given up until its next change, or until the bot may write again."""
        if isinstance(step, Look):
            self.shown = after(self.shown, step, Looked(None))
        elif isinstance(step, (Resend, PutAway)):
            self.stuck.update([step.old.message] if isinstance(step, PutAway) else [])
            self.shown = after(self.shown, step, Refused())
        else:
            self.shown = after(self.shown, GiveUp(wanted.version, MISSING_PERMISSIONS), Done())
            if self.resumed is not None:
                self.resumed = None
                self.take()
        self.forbidden = True

    def kill(self) -> None:
        old, doubt = self.left
        doubt = None if doubt is None else doubt._replace(refused=False, unread=False, older=False)
        behind = self.stored.version_shown < self.newest.version
        doubt = doubt or (
            Doubt(self.changed_at, self.newest.channel, self.stored.version_shown + 1) if behind else None
        )
        kept = tuple(one for one in old if one.message != self.stored.message)
        self.shown, self.sent, self.resumed = Shown(self.stored, kept, doubt), {}, self.newest if behind else None
        self.forbidden = False

    # ---- Discord ----

    def do(self, step: Step, wanted: Wanted) -> Done | EditRefused | Looked:
        """Do in Discord what a step asks for."""
        if isinstance(step, Resend):
            return self.post(step.post, self.sent[step.post.nonce or ""])
        if isinstance(step, Post):
            return self.post(step, self.resumed or self.newest)
        if isinstance(step, Edit):
            message = self.messages.get(self.shown.board.message or 0)
            if message is None:
                return EditRefused(UNKNOWN_MESSAGE)
            message.version = step.version
        elif isinstance(step, PutAway) and step.old.message in self.messages:
            self.stuck.discard(step.old.message)
            if step.old.line:
                self.messages[step.old.message].line = True
            else:
                del self.messages[step.old.message]
        elif isinstance(step, Look):
            return self.look(step, wanted)
        return Done()

    def post(self, post: Post, position: Position) -> Done:
        key = post.channel, post.nonce or ""
        known = self.nonces.get(key)
        if known is not None and self.now - known[1] < NONCE_KNOWN and known[0] in self.messages:
            self.messages[known[0]].version = max(self.messages[known[0]].version, post.version)
            return Done(known[0], self.now)
        self.ids += 1
        called = post.told if post.calls else ()
        self.messages[self.ids] = Message(post.channel, post.version, called, self.now, position.turn)
        self.nonces[key] = self.ids, self.now
        for _ in called:
            self.calls[position.turn] = self.calls.get(position.turn, 0) + 1
        return Done(self.ids, self.now)

    def look(self, step: Look, wanted: Wanted) -> Looked:
        here, found = step.channel == wanted.channel, list[Found]()
        for number, one in sorted(self.messages.items(), reverse=True):
            if one.channel != step.channel or one.line or number == self.shown.board.message:
                continue
            newer = here and number > (self.shown.board.message or 0) and not any(other.fits for other in found)
            turn = (self.resumed or self.newest).turn
            same_turn = one.turn == turn and bool(wanted.to_tell) and set(wanted.to_tell) <= set(one.called)
            fits = newer and (one.version == wanted.version or same_turn)
            found.append(Found(number, one.version, one.at, fits))
        return Looked(found, wanted.to_tell, wanted.version, here=here, line=not wanted.goes_on)

    # ---- what has to hold ----

    def check(self) -> None:
        boards = {number: one for number, one in self.messages.items() if not one.line}
        assert list(boards) == [self.shown.board.message], (boards, self.shown)
        (board,) = boards.values()
        assert (board.channel, board.version) == (self.newest.channel, self.newest.version)
        assert all(times == 1 for times in self.calls.values()), self.calls
        assert self.newest.kind == "end" or self.newest.mover in self.stored.notified


events = st.lists(
    st.tuples(st.sampled_from(CHANGES), st.sampled_from(PAUSES), st.lists(st.sampled_from(FATES), max_size=4)),
    max_size=8,
)


@given(events)
@settings(max_examples=300, deadline=None)
def test_what_stands_in_the_channel_becomes_what_should_stand(events: list[tuple[str, int, list[str]]]) -> None:
    universe = Universe()
    for change, pause, fates in events:
        universe.now += pause
        universe.change(change)
        for fate in fates:
            universe.now += 1_000
            try:
                universe.step(fate)
            except Killed:
                universe.kill()
            except Unavailable:
                pass
    universe.allow()
    universe.take_left()
    if universe.stored.message not in (None, *universe.messages):
        universe.again()
    for _ in range(40):
        universe.now += 1_000
        if isinstance(universe.step("done"), Nothing) and universe.resumed is None:
            break
    else:
        pytest.fail(f"the bot never comes to rest: {universe}")
    universe.check()
