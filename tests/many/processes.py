"""The bot's processes: each serves its shards, and is started again whenever it ends."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

from tests.kills.child import Order

ROOT = Path(__file__).parents[2]
START_AGAIN = 0.3  # seconds until a process that has ended is started again


class Nursery:
    """Forks bots, and tells when they end."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._starting = asyncio.Lock()
        self._started: asyncio.Queue[int] = asyncio.Queue()
        self._ends: dict[int, asyncio.Future[int]] = {}
        self._reading = asyncio.create_task(self._read(), name="nursery")

    async def start(self, order: Order) -> int:
        """Start a bot and return its process id."""
        assert self._process.stdin is not None
        async with self._starting:
            self._process.stdin.write(msgspec.json.encode(order) + b"\n")
            return await self._started.get()

    async def end_of(self, pid: int) -> int:
        """Wait for a bot's end, and return its exit status."""
        return await asyncio.shield(self._ends[pid])

    async def close(self) -> None:
        """Kill all bots, and end the nursery."""
        for pid, end in self._ends.items():
            if not end.done():
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        await asyncio.gather(*self._ends.values())
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()
        await self._reading

    async def _read(self) -> None:
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            pid, *status = map(int, line.split())
            if status:
                self._ends[pid].set_result(status[0])
            else:
                self._ends[pid] = asyncio.get_running_loop().create_future()
                self._started.put_nowait(pid)


@asynccontextmanager
async def nursery() -> AsyncIterator[Nursery]:
    """Yield a nursery, and end it and its bots with the context."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.many.child", cwd=ROOT, stdin=-1, stdout=-1
    )
    nest = Nursery(process)
    try:
        yield nest
    finally:
        await nest.close()


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
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        return True
