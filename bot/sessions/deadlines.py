"""What is due at a time: one task that sleeps to the earliest row and lets it fire.

A deadline fires at least once: it is claimed for a minute, and its row goes in the transaction of what it caused.
If the bot dies in between, it is due again after that minute. What fires must therefore bear to be asked twice.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.sessions.clock import Clock
from bot.storage import reads
from bot.storage.rows import DeadlineRow
from bot.storage.store import Store

CLAIM = 60_000  # milliseconds
AT_ONCE = 100
# How long to wait when the database does not answer.
RETRY = 5_000

logger = logging.getLogger(__name__)


class Deadlines:
    """fire: does what is due and drops the row, in one transaction."""

    def __init__(self, store: Store, clock: Clock, fire: Callable[[DeadlineRow], Awaitable[None]]) -> None:
        self._store = store
        self._clock = clock
        self._fire = fire
        self._earlier = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Overdue ones fire at once."""
        self._task = asyncio.create_task(self._serve(), name="deadlines")

    def wake(self) -> None:
        """There is a new deadline: it may be earlier than the one slept for."""
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
                due = await self._store.read(reads.next_due)
            except Exception:  # the task must not end: what is due would never fire again
                logger.exception("deadlines cannot be read")
                due = self._clock.now() + RETRY
            await self._sleep(due)

    async def _fire_all(self) -> None:
        now = self._clock.now()
        while claimed := await self._store.run(
            lambda connection: reads.claim_deadlines(connection, now, now + CLAIM, AT_ONCE)
        ):
            for deadline in claimed:
                try:
                    await self._fire(deadline)
                except Exception:  # the others are due too; this one is again when its claim has lapsed
                    logger.exception("deadline %s of match %s failed", deadline.kind, deadline.match_id)

    async def _sleep(self, due: int | None) -> None:
        """Until `due` or until woken; None: until woken."""
        waiting: list[asyncio.Task[object]] = [asyncio.create_task(self._earlier.wait())]
        if due is not None:
            waiting.append(asyncio.create_task(self._clock.sleep_until(due)))
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
