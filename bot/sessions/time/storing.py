"""Stores what became of messages: the work is repeated until it succeeds, or the bot stops."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.machine import Clock
from bot.sessions.database import Database
from bot.sessions.time.deadlines import RETRY, until_due_or_set
from bot.storage.store import Connection

T = TypeVar("T")
Work = Callable[[Connection], Awaitable[None]]

logger = logging.getLogger(__name__)


class Storing:
    """Runs work on the database again and again until it succeeds. ending: set when the bot is about to stop."""

    def __init__(self, database: Database, clock: Clock, ending: asyncio.Event) -> None:
        self._database = database
        self._clock = clock
        self._ending = ending

    async def run(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Run a function in one transaction, once. Raises NotKept."""
        return await self._database.run(work)

    async def store(self, *works: Work) -> None:
        """Run all functions in one transaction. A function may run twice if the connection is lost."""

        async def all_of_them(connection: Connection) -> None:
            for work in works:
                await work(connection)

        await self.until_done(lambda: self._database.run(all_of_them))

    async def until_done(self, work: Callable[[], Awaitable[T]]) -> T:
        """Repeat the work until it succeeds. Raises the last fault if the bot is about to stop."""
        while True:
            try:
                return await work()
            except Exception as fault:
                if self._ending.is_set():
                    raise
                logger.warning("what became of a notice is not stored yet: %s", fault)
            await until_due_or_set(self._clock, self._clock.now() + RETRY, self._ending)
