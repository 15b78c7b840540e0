"""What is due at a time: one task that sleeps to the earliest row and lets it fire.

A deadline fires at least once: it is claimed for a minute, and its row goes in the transaction of what it caused.
If the bot dies in between, it is due again after that minute. What fires must therefore bear to be asked twice.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from bot.sessions.clock import Clock
from bot.storage import reads
from bot.storage.rows import DeadlineRow
from bot.storage.store import Store

CLAIM = 60_000  # milliseconds
AT_ONCE = 100
# How long to wait when the database does not answer.
RETRY = 5_000

logger = logging.getLogger(__name__)

Row = TypeVar("Row")


class Timer(ABC, Generic[Row]):
    """Sleeps to the earliest row of one table, claims what is due and lets it fire."""

    def __init__(self, store: Store, clock: Clock, fire: Callable[[Row], Awaitable[None]]) -> None:
        self._store = store
        self._clock = clock
        self._fire = fire
        self._earlier = asyncio.Event()
        self._asleep_until: float | None = None  # None: awake
        self._task: asyncio.Task[None] | None = None

    @abstractmethod
    async def next_due(self) -> int | None:
        """When the next row is to be looked at; None: there is none."""

    @abstractmethod
    async def claim(self, now: int) -> tuple[Row, ...]:
        """Take the rows that are due, or some of them, so that nobody else does."""

    def start(self) -> None:
        """Overdue ones fire at once."""
        self._task = asyncio.create_task(self._serve(), name=type(self).__name__.lower())

    def wake(self, due: int | None = None) -> None:
        """There is a new row: it may be earlier than the one slept for. due: its time, if that is known."""
        if due is None or self._asleep_until is None or due < self._asleep_until:
            self._earlier.set()

    async def stop(self) -> None:
        """Let what is firing finish, then end."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _serve(self) -> None:
        while True:
            self._earlier.clear()
            try:
                await self._fire_all()
                due = await self.next_due()
            except Exception:  # the task must not end: what is due would never fire again
                logger.exception("%s cannot be read", type(self).__name__)
                due = self._clock.now() + RETRY
            await self._sleep(due)

    async def _fire_all(self) -> None:
        while claimed := await self.claim(self._clock.now()):
            await self._fire_claimed(claimed)

    async def _fire_claimed(self, claimed: tuple[Row, ...]) -> None:
        for row in claimed:
            await self._fire_one(row)

    async def _fire_one(self, row: Row) -> None:
        try:
            await self._fire(row)
        except Exception:  # the others are due too; this one is again when its claim has lapsed
            logger.exception("%s failed: %s", type(self).__name__, row)

    async def _sleep(self, due: int | None) -> None:
        """Until `due` or until woken; None: until woken."""
        waiting: list[asyncio.Task[object]] = [asyncio.create_task(self._earlier.wait())]
        if due is not None:
            waiting.append(asyncio.create_task(self._clock.sleep_until(due)))
        self._asleep_until = float("inf") if due is None else due
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._asleep_until = None
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)


class Deadlines(Timer[DeadlineRow]):
    """fire: does what is due and drops the row, in one transaction."""

    async def next_due(self) -> int | None:
        return await self._store.read(reads.next_due)

    async def claim(self, now: int) -> tuple[DeadlineRow, ...]:
        return await self._store.run(lambda connection: reads.claim_deadlines(connection, now, now + CLAIM, AT_ONCE))
