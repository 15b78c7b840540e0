"""Share painting and computing fairly: one request at a time for each member, and a limited number of requests.

Rule 1: a member's request waits until the same member's earlier request is done. Pictures wait only for pictures, and
heavy work (such as a replay) only for heavy work. So one member's first picture comes before another member's second.
Rule 2: each member has points, which come back with time. A request is refused if it costs more points than the member
has, or if MOST_WAITING requests of the member wait already. In normal play nobody reaches these limits.
Rule 3: requests without a picture and without heavy work cost nothing.
Rule 4: a command is deferred before it waits for a picture or for heavy work. How long these take depends on what else
the machine does, and Discord waits 3 seconds only.
Rule 5: after a change of a match, the member gets the answer even if points are missing. Otherwise the member would
think that the change was refused. The answer is refused only if MOST_PROMISED requests of the member wait.

`Door` stores the member who asks in a context variable, so no function needs an argument for the member. Requests of a
task that goes on after the answer count for no member.
"""

import asyncio
import math
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

from bot.errors import TooMuch

PICTURE = 1  # points that a board, a hand or a profile costs
HEAVY = 5  # points that an animation or a pasted match costs
MOST_POINTS = 30
POINTS_A_SECOND = 3.0
MOST_WAITING = 3  # the most waiting requests of a member
MOST_PROMISED = 12  # the most waiting requests of a member who has changed a match
MOST_ACCOUNTS = 1_000  # if there are more accounts, those with all their points are deleted


@dataclass
class Account:
    """A member's points and running requests."""

    points: float  # the member's points at the time `at`
    at: float  # seconds
    pictures: asyncio.Lock = field(default_factory=asyncio.Lock)  # held by the one request that paints now
    heavy: asyncio.Lock = field(default_factory=asyncio.Lock)  # held by the one heavy request that runs now
    inside: int = 0  # running interactions of the member that have paid points


class Shares:
    """Counts the points of all members.

    Attributes:
        accounts: the accounts of members with recent requests, by user id.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        """clock: returns the time in seconds."""
        self._clock = clock
        self.accounts: dict[int, Account] = {}

    @contextmanager
    def asking(self, user: int, before_work: Callable[[], Awaitable[None]] | None = None) -> Iterator[None]:
        """Let this member pay for all painting and computing within the `with` block.

        before_work: called before each request waits for its turn.
        """
        asker = Asker(self, user, before_work)
        token = _asking.set(asker)
        try:
            yield
        finally:
            _asking.reset(token)
            asker.leave()

    def pay(self, user: int, points: int, *, begins: bool, refusable: bool) -> Account:
        """Take points from a member, but never below zero. Raises TooMuch.

        begins: whether this is the interaction's first payment.
        refusable: whether to refuse if points are missing.
        """
        now = self._clock()
        if len(self.accounts) >= MOST_ACCOUNTS:
            self._forget(now)
        account = self.accounts.setdefault(user, Account(MOST_POINTS, now))
        if begins and account.inside > (MOST_WAITING if refusable else MOST_PROMISED):
            raise TooMuch("error-still-working")
        left = _points(account, now)
        if refusable and left < points:
            raise TooMuch("error-too-much", seconds=math.ceil((points - left) / POINTS_A_SECOND))
        account.points, account.at = max(0, left - points), now
        return account

    def _forget(self, now: float) -> None:
        idle = [user for user, one in self.accounts.items() if not one.inside and _points(one, now) >= MOST_POINTS]
        for user in idle:
            del self.accounts[user]


def _points(account: Account, now: float) -> float:
    return min(MOST_POINTS, account.points + (now - account.at) * POINTS_A_SECOND)


class Asker:
    """One interaction that may ask for painting or computing.

    Attributes:
        refusable: whether its requests are refused if points are missing.
    """

    def __init__(self, shares: Shares, user: int, before_work: Callable[[], Awaitable[None]] | None = None) -> None:
        self._shares = shares
        self._user = user
        self._before_work = before_work
        self._account: Account | None = None
        self._paid = 0
        self._one_turn = asyncio.Lock()  # an interaction may ask for two pictures at once
        self._turn_lock: asyncio.Lock | None = None
        self._is_over = False
        self.refusable = True

    def has_left(self) -> bool:
        """Return whether the interaction is over."""
        return self._is_over

    async def turn(self, points: int) -> None:
        """Pay, then wait for the member's earlier requests. An interaction pays only for its most expensive request.

        Raises TooMuch.
        """
        if points > self._paid:
            begins = self._account is None
            account = self._shares.pay(self._user, points - self._paid, begins=begins, refusable=self.refusable)
            self._paid = points
            if self._account is None:
                self._account = account
                account.inside += 1
        assert self._account is not None  # the interaction has paid
        if self._before_work is not None:
            await self._before_work()
        async with self._one_turn:
            if self._turn_lock is not None or self.has_left():
                return
            lock = self._account.heavy if points >= HEAVY else self._account.pictures
            await lock.acquire()
            self._turn_lock = lock
            if self.has_left():
                self._release()

    def leave(self) -> None:
        """End the interaction, so that the member's next request can go on."""
        self._is_over = True
        if self._account is not None:
            self._account.inside -= 1
            self._release()

    def _release(self) -> None:
        if self._turn_lock is not None:
            self._turn_lock.release()
            self._turn_lock = None


_asking: ContextVar[Asker | None] = ContextVar("asking", default=None)
_is_unasked: ContextVar[bool] = ContextVar("is_unasked", default=False)


async def turn(points: int = PICTURE) -> bool:
    """Wait for the turn of the member who asks. Return whether the picture is private. Raises TooMuch."""
    asker = _asking.get()
    if asker is None or asker.has_left():
        return _is_unasked.get()
    await asker.turn(points)
    return True


def refuse_no_more() -> None:
    """Note that the interaction has changed a match, so that it gets its answer even if points are missing."""
    asker = _asking.get()
    if asker is not None:
        asker.refusable = False


def ask_for_nobody() -> None:
    """From now on, count this task's requests for no member."""
    _asking.set(None)


def renew_for_nobody() -> None:
    """Do the same as `ask_for_nobody`. The task's pictures still count as private, so no board waits for them."""
    ask_for_nobody()
    _is_unasked.set(True)
