"""Empties the database's log after a deletion, so that nothing deleted is left in it.

SQLite's write-ahead log holds copies of pages from before the deletion. It cannot be emptied while another program, a
backup for example, reads an earlier state of the database. Then it is tried again each minute. A process that was
killed may have left deleted data, too, so each start empties the log.
"""

import asyncio
import logging

from bot.errors import NotKept
from bot.machine import Clock
from bot.sessions.database import Database
from bot.sessions.pace import MINUTE
from bot.sessions.time.deadlines import cause_of, until_due_or_set

PAUSE = MINUTE  # between two attempts

logger = logging.getLogger(__name__)


class Emptying:
    """Empties the log at the start and after each deletion, and goes on until it has succeeded."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._due: int | None = None  # when to try again, in milliseconds since 1970; None: nothing is left to do
        self._planned = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Empty the log, and begin to wait for what is planned."""
        await self._try_again()
        self._task = asyncio.create_task(self._serve(), name="emptying of the log")

    async def stop(self) -> None:
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def empty(self) -> None:
        """Empty the log. If that fails, it is tried again until it succeeds. Raises NotKept if the database fails."""
        if not await self._try():
            logger.warning("Another program reads the database, so its log still holds deleted data for now")

    async def _try(self) -> bool:
        """Return whether the log is empty. If not, plan the next attempt."""
        emptied = False
        try:
            emptied = await self._database.empty_log()
        finally:
            if not emptied:
                self._due = self._clock.now() + PAUSE
                self._planned.set()
        return emptied

    async def _try_again(self) -> None:
        try:
            await self._try()
        except NotKept as problem:
            logger.warning("The database's log cannot be emptied: %s", cause_of(problem))
        except Exception:  # if the task ended, deleted data would stay
            logger.exception("The database's log cannot be emptied")

    async def _serve(self) -> None:
        while True:
            self._planned.clear()
            if self._due is not None and self._due <= self._clock.now():
                self._due = None  # before the attempt, because a deletion may plan another one meanwhile
                await self._try_again()
            await until_due_or_set(self._clock, self._due, self._planned)
