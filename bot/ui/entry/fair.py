"""Fair shares: what is drawn or computed for a member is done one thing at a time, and not too much of it.

Rule 1: what a member asks for waits until their request before it is done; pictures and what is heavy each wait for
their like alone, so that nobody's own replay keeps their hand from them. Whoever waits for the painters waits once
only, in the order of arrival: so the first request of each member comes before the second of anybody.
Rule 2: each member has points, which come back with time. What costs more than there is left is refused at once, and so
is what would wait behind MOST_WAITING others of the same member. Nobody who plays meets that.
Rule 3: what costs next to nothing is not counted.
Rule 4: after a change of a match, what its member is shown costs points but is not refused for the lack of any: they
would take the change for refused. It is refused only behind MOST_PROMISED others.

Who asks is known by a context variable, which the door sets: nothing has to be handed down to the painters. A task that
was started for a member and works on after their answer asks for nobody.
"""

import asyncio
import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

from bot.errors import TooMuch

PICTURE = 1  # points: a board, a hand, a profile
HEAVY = 5  # an animation, a pasted match
MOST_POINTS = 30
POINTS_A_SECOND = 3.0
MOST_WAITING = 3  # requests of a member, behind the one that is worked on
MOST_PROMISED = 12  # the same of requests that have changed a match
MOST_ACCOUNTS = 1_000  # until those with all their points are forgotten


@dataclass
class Account:
    """A member's points at a time in seconds, and their requests."""

    points: float
    at: float
    pictures: asyncio.Lock = field(default_factory=asyncio.Lock)
    heavy: asyncio.Lock = field(default_factory=asyncio.Lock)
    inside: int = 0


class Shares:
    """Hands out fair shares to members.

    Attributes:
        accounts: those of the members who asked lately, by user.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """clock: in seconds."""
        self._clock = clock
        self.accounts: dict[int, Account] = {}

    @contextmanager
    def asking(self, user: int) -> Iterator[None]:
        """Draw whatever is drawn inside this for this member."""
        asker = Asker(self, user)
        token = _asking.set(asker)
        try:
            yield
        finally:
            _asking.reset(token)
            asker.leave()

    def pay(self, user: int, points: int, *, begins: bool, refusable: bool = True) -> Account:
        """Take points from a member, as far as there are any. begins: the request has not paid yet.

        refusable: whether it may be refused for the lack of points. Raises TooMuch, and says when it works again.
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
    """One interaction of a member, who may have something drawn for it.

    Attributes:
        refusable: whether it may be refused for the lack of points.
    """

    def __init__(self, shares: Shares, user: int) -> None:
        self._shares = shares
        self._user = user
        self._account: Account | None = None
        self._paid = 0
        self._own = asyncio.Lock()  # one interaction may ask for two pictures at once
        self._held: asyncio.Lock | None = None
        self._left = False
        self.refusable = True

    def has_left(self) -> bool:
        """Return whether the interaction is over."""
        return self._left

    async def turn(self, points: int) -> None:
        """Pay, then wait until nothing else is done for this member. An interaction pays once, for its dearest wish.

        Raises TooMuch.
        """
        if self.has_left():
            return
        if points > self._paid:
            begins = self._account is None
            account = self._shares.pay(self._user, points - self._paid, begins=begins, refusable=self.refusable)
            self._paid = points
            if self._account is None:
                self._account = account
                account.inside += 1
        assert self._account is not None  # it has paid, now or before
        async with self._own:
            if self._held is not None or self.has_left():
                return
            lock = self._account.heavy if points >= HEAVY else self._account.pictures
            await lock.acquire()
            self._held = lock
            if self.has_left():
                self._release()

    def leave(self) -> None:
        """Note that the interaction is over. The member's next one goes on."""
        self._left = True
        if self._account is not None:
            self._account.inside -= 1
            self._release()

    def _release(self) -> None:
        if self._held is not None:
            self._held.release()
            self._held = None


_asking: ContextVar[Asker | None] = ContextVar("asking", default=None)


async def turn(points: int = PICTURE) -> bool:
    """Wait for the turn of the member who asks here; return whether a member does. Raises TooMuch."""
    asker = _asking.get()
    if asker is None or asker.has_left():
        return False
    await asker.turn(points)
    return True


def refuse_no_more() -> None:
    """Say that who asks here has changed a match: what they are shown of it is not refused."""
    asker = _asking.get()
    if asker is not None:
        asker.refusable = False


def ask_for_nobody() -> None:
    """Say that what this task has drawn from now on is for no single member."""
    _asking.set(None)
