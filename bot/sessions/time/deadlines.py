"""Timers for rows that are due, and the deadlines of matches.

A timer is one task for one table. The task sleeps until the earliest row is due, and then fires the row: it calls a
function with the row. Deadlines of matches are, for example, the ends of turns, holidays and lobbies.

Before a row fires, the timer claims the row for a minute. If the bot is killed before the row is dropped, the row is
due again when the bot starts or the claim ends. So the function may be called twice with the same row.

Timers with the time of members fire only while those can reach the bot (`bot.sessions.time.reach`).

Rows that stay due although they were claimed wait (`bot.sessions.time.stuck`).

If several processes share a bot, each row is claimed by one of them (`bot.storage.due`). They also change each other's
rows, so a timer looks every `POLL` for rows that are due. A start then releases no claims, which may be of the others.
"""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Mapping
from contextlib import ExitStack, asynccontextmanager, suppress
from typing import Any, Generic

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NotKept, Unanswered, Unreadable
from bot.machine import Clock
from bot.sessions.change import Change
from bot.sessions.database import BACKGROUND, Database
from bot.sessions.matches import Matches
from bot.sessions.pace import HOUR
from bot.sessions.time.stuck import StuckRows
from bot.storage import due, reads, writes
from bot.storage.due import DEADLINES, Queue, Row
from bot.storage.rows import DeadlineRow
from bot.storage.store import Connection

CLAIM = 60_000  # how many milliseconds a row is claimed
AT_ONCE = 100  # the most rows that are claimed together
HELD_UP = 2.0  # seconds; see `held_up` of `LaneTimer`
RETRY = 5_000  # how many milliseconds to wait after a fault of the database
RENEWALS = 3  # how often the timer tries to renew a claim before the claim ends
POLL = 2_000  # milliseconds between two looks at a table that other processes write as well

# The decision for one kind of deadline. The seat is 0 for a deadline that concerns no seat.
DueDecision = Callable[[Change, Seat, DeadlineRow], Change]

logger = logging.getLogger(__name__)


async def until_due_or_set(clock: Clock, due: int | None, event: asyncio.Event) -> None:
    """Wait until the time `due`, or until the event is set. If `due` is None, only wait for the event.

    Only the clock gets a task. Timers wait all day, so a second one for the event would double the cost of an idle bot.
    """
    if due is None:
        await event.wait()
        return
    sleeping, is_waiting = asyncio.create_task(clock.sleep_until(due)), True

    def end_wait(_: object) -> None:
        if is_waiting:  # the event may have ended the wait at the same moment
            limit.reschedule(asyncio.get_running_loop().time())

    sleeping.add_done_callback(end_wait)
    try:
        with suppress(TimeoutError):
            async with asyncio.timeout(None) as limit:
                try:
                    await event.wait()
                finally:
                    is_waiting = False
    finally:
        sleeping.remove_done_callback(end_wait)
        sleeping.cancel()


class Timer(Generic[Row]):
    """Sleeps until the earliest row of a table is due, claims all rows that are due, and fires them one by one.

    fire: does the work of a row, and then drops the row or gives it another time.
    claim: how many milliseconds a row is claimed.
    at_once: the most rows that are claimed together.
    alone: whether two processes must never fire the same row at the same time. If so, a start does not release the
    claims of an earlier process.
    reachable: returns the shards whose rows may fire now; None: rows of all shards may always fire.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        queue: Queue[Row],
        fire: Callable[[Row], Awaitable[None]],
        *,
        claim: int = CLAIM,
        at_once: int = AT_ONCE,
        alone: bool = False,
        reachable: Callable[[], due.Shards] | None = None,
    ) -> None:
        self._alone = alone
        self._reachable = reachable
        self._shards = database.share.shards_of_several
        self._database = database
        self._clock = clock
        self.queue = queue
        self._fire = fire
        self._claim = claim
        self._at_once = at_once
        self._stuck = StuckRows(queue, claim)
        self._earlier = asyncio.Event()
        self._asleep_until: float | None = None  # milliseconds since 1970; None: awake
        self._task: asyncio.Task[None] | None = None
        if queue.statement is not None:
            database.subscribe(queue.statement, self._written)

    def start(self) -> None:
        """Start the task, which fires overdue rows at once."""
        self._task = asyncio.create_task(self._serve(), name=f"timer of {self.queue.name}")

    def wake(self, at: int) -> None:
        """Wake the timer if it would sleep too long. at: when a new row is due, in milliseconds since 1970."""
        if self._asleep_until is None or at < self._asleep_until:
            self._earlier.set()

    def resume(self) -> None:
        """Look for due rows now, because rows of other shards may fire."""
        self._earlier.set()

    def _written(self, row: Mapping[str, Any]) -> None:
        if self.queue.has(row) and row[self.queue.when] is not None:
            self.wake(row[self.queue.when])

    async def stop(self) -> None:
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _serve(self) -> None:
        released = self._alone or self._shards is not None
        while True:
            self._earlier.clear()
            try:
                if not released:
                    await self._database.run(lambda connection: due.release(connection, self.queue))
                    released = True
                wanted = await self._fire_due()
                if self._shards is not None:
                    poll = self._clock.now() + POLL
                    wanted = poll if wanted is None else min(wanted, poll)
            except NotKept as problem:
                logger.error("%s cannot be read: %s", self.queue.name, cause_of(problem))
                wanted = self._clock.now() + RETRY
            except Exception:  # if the task ended, no row would ever fire again
                logger.exception("%s cannot be read", self.queue.name)
                wanted = self._clock.now() + RETRY
            self._asleep_until = float("inf") if wanted is None else wanted
            await until_due_or_set(self._clock, wanted, self._earlier)
            self._asleep_until = None

    async def _fire_due(self) -> int | None:
        """Fire all rows that are due. Return when to look again, in milliseconds since 1970; None: at no time."""
        fired = Counter[tuple[Any, ...]]()
        # A claim is a write, so look first whether a row is due.
        while (wanted := await self._next_due()) is not None and wanted <= self._clock.now():
            claimed = await self._database.run(self._claim_due)
            if not claimed and self._shards is not None:
                return None  # another process claims these rows right now, or their shard is away by now
            if ready := self._stuck.without(claimed, fired, self._clock.now()):
                await self._fire_claimed(ready)
            elif (until := self._stuck.wait(self._clock.now())) is not None:
                if self._stuck.is_new:
                    logger.error("%s: rows stay due although they were claimed, so they wait", self.queue.name)
                    self._database.suspect_damage()
                later = await self._next_due(after=self._clock.now())
                return until if later is None else min(until, later)
        self._stuck.clear()
        return wanted

    def _only(self) -> due.Shards:
        """Return the shards whose rows may fire now; None: all rows may fire."""
        return None if self._reachable is None else self._reachable()

    async def _next_due(self, after: int | None = None) -> int | None:
        only = self._only()
        if only is not None and not only[0]:
            return None
        before = None if self._shards is None else self._clock.now() + POLL
        return await self._database.read(due.next_due, self.queue, self._shards, before, only, after)

    async def _claim_due(self, connection: Connection) -> tuple[Row, ...]:
        now, only = self._clock.now(), self._only()
        if only is not None and not only[0]:
            return ()
        most = self._stuck.places(self._at_once)
        return await due.claim(connection, self.queue, now, now + self._claim, most, self._shards, only)

    async def _fire_claimed(self, claimed: tuple[Row, ...]) -> None:
        for row in claimed:
            await self._fire_one(row)

    async def _fire_one(self, row: Row) -> None:
        try:
            await self._fire(row)
        except NotKept as problem:  # after each fault, the row is due again when its claim ends
            logger.warning("%s: %s waits: %s", self.queue.name, self.queue.key_of(row), cause_of(problem))
        except Unanswered as problem:
            logger.warning("%s: %s waits: %s", self.queue.name, self.queue.key_of(row), problem)
        except Exception:
            logger.exception("%s: %s failed", self.queue.name, row)


def cause_of(problem: NotKept) -> str:
    """Return why the database did not answer, in one line."""
    cause = problem.__cause__
    return str(cause) or type(cause).__name__


class LaneTimer(Timer[Row]):
    """A timer that sorts rows into lanes. The rows of a lane fire one by one, and several lanes fire at the same time.

    So a slow row delays only its own lane. Code that gives a row another time must wake the timer. Claims are renewed
    until the work on their rows is done, so the rows of a killed process are soon due again. If a claim ends all the
    same, as during an outage of the database, the row is claimed again. So `fire` must ask `due.hand_over` whether its
    claim still holds.

    lane_of: returns the name of a row's lane.
    at_once: the most lanes that fire at the same time.
    held_up: a lane that fires for more than this many seconds no longer counts for `at_once`.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        queue: Queue[Row],
        fire: Callable[[Row], Awaitable[None]],
        lane_of: Callable[[Row], str],
        *,
        claim: int = CLAIM,
        at_once: int = AT_ONCE,
        held_up: float = HELD_UP,
        reachable: Callable[[], due.Shards] | None = None,
    ) -> None:
        super().__init__(database, clock, queue, fire, claim=claim, at_once=at_once, reachable=reachable)
        self._lane_of = lane_of
        self._held_up = held_up
        self._places = asyncio.Semaphore(at_once)
        self._lanes: dict[str, deque[Row]] = {}  # by name: the row that fires, then the rows that wait
        self._ends: dict[tuple[Any, ...], set[int]] = {}  # by key, for all rows in lanes: see `ends_of`
        self._claimed = asyncio.Event()  # set while rows are in lanes, and a little longer
        self._tasks: dict[asyncio.Task[None], None] = {}

    def start(self) -> None:
        super().start()
        self._in_background(self._keep_claims())

    async def stop(self) -> None:
        await super().stop()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def ends_of(self, row: Row) -> due.Ends:
        """Return the ends that the claim of a row may have now, for `due.hand_over` and `due.put_off`."""
        return tuple(self._ends.get(self.queue.key_of(row), ()))

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks[task] = None
        task.add_done_callback(lambda task: self._tasks.pop(task, None))

    async def _keep_claims(self) -> None:
        """Renew the claims of all rows in lanes, again and again. Sleep while there are none."""
        while True:
            await self._claimed.wait()
            await self._clock.sleep_until(self._clock.now() + self._claim // RENEWALS)
            try:
                await self._renew()
            except Exception as problem:  # noqa: BLE001 - the next attempt may come before the claims end
                logger.warning("claims on %s are not renewed: %s", self.queue.name, problem)

    async def _renew(self) -> None:
        until = self._clock.now() + self._claim
        before = {key: tuple(ends) for key, ends in self._ends.items()}
        if not before:
            self._claimed.clear()
            return
        for key in before:
            self._ends[key].add(until)
        await self._database.run(lambda connection: due.renew(connection, self.queue, before.items(), until))
        for key, old in before.items():
            if key in self._ends:
                self._ends[key].difference_update(set(old) - {until})

    async def _fire_claimed(self, claimed: tuple[Row, ...]) -> None:
        for row in claimed:
            self._ends.setdefault(self.queue.key_of(row), set()).add(getattr(row, self.queue.claimed_until.name))
            self._claimed.set()
        for row in claimed:
            name = self._lane_of(row)
            if name not in self._lanes:
                await self._places.acquire()
                self._lanes[name] = deque([row])
                self._in_background(self._empty(name))
            else:
                self._line_up(self._lanes[name], row)

    def _line_up(self, lane: deque[Row], row: Row) -> None:
        """Add a row to the rows that wait, ordered by time, and remove an earlier copy of the same row."""
        key, (firing, *waiting) = self.queue.key_of(row), lane
        others = [one for one in waiting if self.queue.key_of(one) != key]
        lane.clear()
        lane.extend((firing, *sorted([*others, row], key=self.queue.order_of)))

    async def _empty(self, name: str) -> None:
        lane = self._lanes[name]
        place = ExitStack()  # closing it twice releases the semaphore only once
        place.callback(self._places.release)
        later = asyncio.get_running_loop().call_later(self._held_up, place.close)
        try:
            while lane:
                await self._fire_one(lane[0])
                self._let_go(lane.popleft(), lane)
        finally:
            for row in lane:
                self._let_go(row)
            del self._lanes[name]
            later.cancel()
            place.close()

    def _let_go(self, row: Row, lane: Iterable[Row] = ()) -> None:
        """Renew the claim of a row no more, unless the lane has a copy of the row."""
        key = self.queue.key_of(row)
        if key not in map(self.queue.key_of, lane):
            self._ends.pop(key, None)


class Alarm:
    """Fires the deadlines of matches.

    decisions: the decision for each kind of deadline.
    handlers: the function for each kind that needs more than a decision.
    reachable: as for `Timer`.
    """

    def __init__(
        self,
        matches: Matches,
        database: Database,
        clock: Clock,
        decisions: Mapping[str, DueDecision],
        handlers: Mapping[str, Callable[[DeadlineRow], Awaitable[None]]],
        reachable: Callable[[], due.Shards],
    ) -> None:
        self._matches = matches
        self._database = database
        self._decisions = decisions
        self._handlers = handlers
        # `finish` completes the work even if the timer is stopped meanwhile.
        self.timer = Timer(
            database,
            clock,
            DEADLINES,
            lambda row: matches.finish(self.fire(row), asked=False),
            reachable=reachable,
        )

    async def fire(self, deadline: DeadlineRow) -> None:
        """Run the decision or the handler of a deadline, and drop its row."""
        kind, _, seat = deadline.kind.partition("-")
        lock = self._database.locked(BACKGROUND, shared=True)
        async with lock, dropping(deadline, self._matches, self._database):
            if kind in self._handlers:
                await self._handlers[kind](deadline)
            else:
                decide = self._decisions[kind]
                await self._matches.change(
                    deadline.match_id, lambda change: decide(change, Seat(int(seat or 0)), deadline)
                )


@asynccontextmanager
async def dropping(deadline: DeadlineRow, matches: Matches, database: Database) -> AsyncIterator[None]:
    """Drop the row of a deadline after the `with` block. If the block raises Unreadable, try again in an hour.

    A newer version of the bot may be able to read the match.
    """
    try:
        yield
    except Unreadable:
        await database.write(writes.put(replace(deadline, due=matches.now() + HOUR)))
    else:
        await database.run(lambda connection: reads.drop_fired(connection, deadline))
