"""Runs programs beside the tests: new Pythons (`running`), or bots that a nursery forks in milliseconds (`nursery`).

All wait in the event loop, because the local Discord of the tests may run in the same loop. What starts here ends with
its context: first it is asked to (SIGTERM), then it is killed.
"""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TypeVar

import msgspec

from tests.kills.child import Order

T = TypeVar("T")

ROOT = Path(__file__).parents[1]
STOP_SECONDS = 20.0  # how long a program may take to end; the bot stops within 8 seconds on a machine that is not busy
LAST_LINES = 15  # of a log, in the message of a failure


class NotReached(Exception):
    """What a program was expected to do did not happen in time, or the program has ended before."""


async def ended(process: asyncio.subprocess.Process) -> int:
    """Wait until a program ends, and return its exit status. After STOP_SECONDS, kill it."""
    try:
        async with asyncio.timeout(STOP_SECONDS):
            return await process.wait()
    except TimeoutError:
        process.kill()
        return await process.wait()


# ---- new Pythons ----


class Programs:
    """Running programs that write to one log.

    Attributes:
        pids: their process ids, in the order in which they were started.
    """

    def __init__(self, processes: Sequence[asyncio.subprocess.Process], log: Path) -> None:
        self._processes = processes
        self._log = log
        self.pids = [process.pid for process in processes]

    async def until(self, reached: Awaitable[T], what: str | Callable[[], str], seconds: float) -> T:
        """Wait for something, while the programs run. Raises NotReached, which says what has not come, and why."""
        waiting = asyncio.ensure_future(reached)
        ends = [asyncio.create_task(process.wait()) for process in self._processes]
        try:
            await asyncio.wait({waiting, *ends}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
            if waiting.done():
                return waiting.result()
        except TimeoutError as problem:
            raise NotReached(self._told(what, str(problem) or "no time left")) from problem
        finally:
            for task in (waiting, *ends):
                task.cancel()
        gone = [f"process {number} has ended with {end.result()}" for number, end in enumerate(ends) if end.done()]
        raise NotReached(self._told(what, ", ".join(gone) or f"waited for {seconds:g} s"))

    def _told(self, what: str | Callable[[], str], why: str) -> str:
        what = what if isinstance(what, str) else what()
        lines = self._log.read_text(encoding="utf-8", errors="replace").splitlines() if self._log.exists() else []
        return "\n".join((f"{what}: {why}. The end of the log:", *(lines[-LAST_LINES:] or ["(empty)"])))


@asynccontextmanager
async def running(
    commands: Sequence[Sequence[str]], settings: Sequence[Mapping[str, str]], log: Path, said: str = ""
) -> AsyncIterator[Programs]:
    """Start a Python with each of the commands, and end them with the context.

    settings: more environment variables of each. log: the file for what they print. said: what each reads.
    """
    started: list[asyncio.subprocess.Process] = []
    try:
        with log.open("ab") as file:
            for command, own in zip(commands, settings, strict=True):
                process = await asyncio.create_subprocess_exec(
                    sys.executable, *command,
                    cwd=ROOT, env={**os.environ, **own}, stdin=asyncio.subprocess.PIPE, stdout=file, stderr=file,
                )  # fmt: skip
                started.append(process)
                assert process.stdin is not None
                process.stdin.write(said.encode())
                process.stdin.close()
        yield Programs(started, log)
    finally:
        for process in started:
            with suppress(ProcessLookupError):
                process.terminate()
        await asyncio.gather(*map(ended, started))


# ---- forked bots ----


class Nursery:
    """Forks bots, and tells when they end. See `tests.kills.child`."""

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
            coming = asyncio.create_task(self._started.get())
            await asyncio.wait({coming, self._reading}, return_when=asyncio.FIRST_COMPLETED)
            if not coming.done():
                coming.cancel()
                raise NotReached("the nursery has ended")
            return coming.result()

    async def end_of(self, pid: int) -> int:
        """Wait for a bot's end, and return its exit status."""
        return await asyncio.shield(self._ends[pid])

    def kill(self, pid: int) -> None:
        """Kill a bot as a power cut would. Do nothing if it has ended."""
        end = self._ends.get(pid)
        if end is not None and not end.done():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    async def close(self) -> None:
        """Kill all bots, and end the nursery."""
        for pid in self._ends:
            self.kill(pid)
        if self._ends and not self._reading.done():
            await asyncio.wait([*self._ends.values()], timeout=STOP_SECONDS)
        assert self._process.stdin is not None
        self._process.stdin.close()
        await ended(self._process)
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
    """Yield a nursery: a process that has loaded everything and forks bots. It ends with the context, and they, too."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.kills.child",
        cwd=ROOT,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    nest = Nursery(process)
    try:
        yield nest
    finally:
        await nest.close()
