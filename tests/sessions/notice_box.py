"""Receives notices in tests, and waits until nothing more is due."""

import asyncio

from msgspec.structs import replace
from sqlalchemy import bindparam, func, select

from bot.machine import Clock
from bot.sessions.leagues.looks import LOOK_AGAIN, STOPPED
from bot.sessions.model import Match
from bot.sessions.notices import (
    NONCE_KNOWN,
    AnswerLost,
    ConversationsFull,
    DirectMessagesClosed,
    Notice,
    NoticeKind,
    StandsAlready,
    Undeliverable,
)
from bot.sessions.pace import Pace
from bot.sessions.sessions import Sessions
from bot.sessions.time.doubts import place_of
from bot.storage.schema import champion_looks, deadlines, leagues, notices, turns
from bot.storage.store import Connection
from tests.sessions.heap import HeapOptions
from tests.sessions.table import PLACE, TurnedClock, ask
from tests.unwaiting import Inline, idle


class NoticeBox:
    """Receives notices as Discord does: it shows no second notice with a nonce that it knows.

    clock: tells when the box forgets a nonce. With None it never forgets.

    Attributes:
        shown: the notices that appeared, in order.
        attempts: every attempt, including failed attempts.
        closed: users who accept no direct messages.
        full: whether no new direct conversation may be opened.
        gone: channels that accept no messages.
        down: whether Discord accepts nothing.
        cut: whether Discord's answers are lost.
        blind: whether the bot may not look which notices appeared.
        hanging: channels without an answer until `answers` is set.
        fault: the exception raised for each notice, or None.
    """

    def __init__(self, clock: Clock | None = None) -> None:
        self._clock = clock
        self._known: dict[str, int] = {}  # by nonce, the time in milliseconds when the box first saw it
        self.shown: list[Notice] = []
        self.attempts: list[Notice] = []
        self.closed: set[int] = set()
        self.full = False
        self.gone: set[int] = set()
        self.down = False
        self.cut = False
        self.blind = False
        self.fault: Exception | None = None
        self.hanging: set[int] = set()
        self.answers = asyncio.Event()
        self._news = asyncio.Event()

    async def __call__(self, notice: Notice) -> None:
        self.attempts.append(notice)
        self._news.set()
        if notice.channel in self.hanging:
            await self.answers.wait()
        if self.fault is not None:
            raise self.fault
        if self.down:
            raise OSError("planted: Discord is down")
        if notice.dm and self.full:
            raise ConversationsFull
        if notice.doubted_since is not None and not self.blind and self._stands(notice):
            raise StandsAlready
        if notice.dm and notice.user in self.closed:
            raise DirectMessagesClosed
        if not notice.dm and notice.channel in self.gone:
            raise Undeliverable
        if not self._knows(notice.id):
            self.shown.append(notice)
        if self.cut:
            raise AnswerLost("planted: the connection is cut", blind=notice.doubted_since is not None and self.blind)

    def _stands(self, notice: Notice) -> bool:
        places = {*notice.doubted_in, place_of(notice)} - self.gone
        return any(notice.id == one.id and place_of(one) in places for one in self.shown)

    def _knows(self, nonce: str) -> bool:
        now = 0 if self._clock is None else self._clock.now()
        known = now - self._known.get(nonce, now - NONCE_KNOWN) < NONCE_KNOWN
        if not known:
            self._known[nonce] = now
        return known

    async def until_tried(self, channel: int, number: int = 1) -> None:
        """Wait until there were `number` attempts in a channel."""
        async with asyncio.timeout(60):
            while sum(notice.channel == channel for notice in self.attempts) < number:
                self._news.clear()
                await self._news.wait()

    def kinds(self) -> list[NoticeKind]:
        return [notice.kind for notice in self.shown]

    def last(self, kind: NoticeKind) -> Notice:
        return [notice for notice in self.shown if notice.kind == kind][-1]


# This statement runs very often, so it is compiled once.
_DUE = select(
    *(
        select(func.count()).select_from(table).where(due <= bindparam("now")).scalar_subquery()
        for table, due in (
            (deadlines, deadlines.c.due),
            (turns, turns.c.remind_at),
            (notices, notices.c.due),
            (leagues, leagues.c.due),
            (champion_looks, champion_looks.c.due),
        )
    )
)


async def _due(connection: Connection, now: int) -> int:
    return sum((await connection.execute(_DUE, {"now": now})).one())


async def settle(sessions: Sessions, clock: Clock) -> None:
    """Wait until all due work is done and all due notices are sent or postponed.

    The query waits in the writer's queue, behind waiting writes. A reader does not wait, and would ask far more often.
    Before each query all runs that can: otherwise four fifths of the transactions would be such queries.
    """
    async with asyncio.timeout(60):
        await idle()
        while await is_due(sessions, clock):
            await idle()


async def is_due(sessions: Sessions, clock: Clock) -> bool:
    """Return whether a deadline, a reminder, a notice or a league is due."""
    return bool(await sessions.database.run(lambda connection: _due(connection, clock.now())))


async def pass_time(sessions: Sessions, clock: TurnedClock, milliseconds: int, steps: int = 1) -> None:
    """Turn the clock forward in `steps` steps. After each step wait until all due work is done.

    A step that wakes nobody needs no wait, since nobody acts on it. If somebody should have, the wait after the last
    step finds their work still due, and ends with a TimeoutError. With threads or PostgreSQL, who will sleep may not do
    so yet.
    """
    all_sleep = isinstance(asyncio.get_running_loop(), Inline) and sessions.database._store.is_file
    for step in range(steps):
        wakes = clock.turn(milliseconds * (step + 1) // steps - milliseconds * step // steps)
        if wakes or not all_sleep or step in (0, steps - 1):
            await settle(sessions, clock)
            await idle()  # those who have acted sleep again


async def pass_looks(sessions: Sessions, clock: TurnedClock, milliseconds: int) -> None:
    """Turn the clock forward in the longest steps with which no look at a league counts as late, then hour by hour."""
    step = STOPPED + LOOK_AGAIN
    await pass_time(sessions, clock, milliseconds - milliseconds % step, milliseconds // step)
    await pass_time(sessions, clock, milliseconds % step, -(-(milliseconds % step) // LOOK_AGAIN))


async def table(
    sessions: Sessions,
    seats: int = 3,
    pace: Pace | None = None,
    game: str = "heap",
    heap: int = 1000,
    channel: int = 10,
    *,
    rivals: bool = False,
) -> Match:
    """Start a match of Ada, Ben, Cleo and so on, and return it."""
    match = await sessions.lobby.open(
        ask(0), replace(PLACE, channel=channel), game, HeapOptions(heap=heap, seats=seats, rivals=rivals), pace=pace
    )
    for number in range(1, seats):
        await sessions.lobby.join(ask(number), match.id)
    return await sessions.lobby.begin(ask(0), match.id)
