"""The bot's processes: each serves its shards, and is started again whenever it ends."""

import asyncio
import time
from collections.abc import Iterable
from typing import NamedTuple

from tests.kills.child import Order
from tests.processes import Nursery

START_AGAIN = 0.3  # seconds until a process that has ended is started again


class End(NamedTuple):
    """A process that has ended without a kill. began, at: when it began and ended, on the clock `time.monotonic`."""

    pid: int
    began: float
    at: float
    status: int


class Process:
    """A process of the bot with its shards.

    Attributes:
        shards: the numbers of its shards.
        pid: the process id; 0 while it does not run.
        ended: how it ended without a kill, each time.
    """

    def __init__(self, nest: Nursery, order: Order, shards: Iterable[int]) -> None:
        self._nest = nest
        self._order = order
        self._killed = False
        self.shards = frozenset(shards)
        self.pid = 0
        self.ended: list[End] = []

    async def keep_alive(self) -> None:
        """Start the process, and start it again whenever it has ended."""
        while True:
            self._killed = False
            self.pid, began = await self._nest.start(self._order), time.monotonic()
            status = await self._nest.end_of(self.pid)
            pid, self.pid = self.pid, 0
            if not self._killed:
                self.ended.append(End(pid, began, time.monotonic(), status))
            await asyncio.sleep(START_AGAIN)

    def kill(self) -> bool:
        """Kill the process as a power cut would. Return whether it was running."""
        if not self.pid:
            return False
        self._killed = True
        self._nest.kill(self.pid)
        return True
