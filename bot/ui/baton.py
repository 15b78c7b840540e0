"""Lets only one process of the bot at a time do a task, such as to send the commands to Discord."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial

from bot.errors import NotKept
from bot.machine import Chance
from bot.sessions.database import Database
from bot.storage import shards
from bot.ui.entry.trouble import Pause

# The first numbers of the locks for tasks. `bot.storage.lock` has the numbers of the other locks.
IDENTIFY, COMMANDS, EMOJI = 0x6C61_7003, 0x6C61_7004, 0x6C61_7005


class Baton:
    """Hands tasks from process to process by locks in the database. On SQLite there is only one process."""

    def __init__(self, database: Database, chance: Chance, pause: Pause = asyncio.sleep) -> None:
        """chance: lets the processes look for the lock at different times.

        pause: waits some seconds, until the next try to get a lock of another process.
        """
        self._database = database
        self._chance = chance
        self._pause = pause
        self._here: defaultdict[tuple[int, int], asyncio.Lock] = defaultdict(asyncio.Lock)

    @asynccontextmanager
    async def held(self, task: int, number: int = 0, *, every: float = 2.0) -> AsyncIterator[None]:
        """Hold the lock of a task. Wait until it is free, and look about every `every` seconds.

        Raises NotKept if the database fails. The lock is lost with the connection to the database, so two processes
        could do the task at once then.
        """
        key = (task, number)
        async with self._here[key]:  # PostgreSQL would give the same lock to the same connection again
            try:
                while not await self._database.run(partial(shards.hold, key=key)):
                    await self._pause(every * (0.5 + self._chance.fraction()))
                yield
            finally:  # also after a cancelled try, since the database may have got it all the same
                with suppress(NotKept):  # the lock has ended with the connection, or will end with it
                    await self._database.run(partial(shards.let_go, key=key))
