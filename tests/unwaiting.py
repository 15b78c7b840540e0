"""Event loops for tests that wait neither for threads nor for the clock.

`Inline` runs in the loop what a bot gives to threads. `Loop` also lets time pass where nothing but time could pass, so
pauses of discord.py, retries and time limits take no time. A bot, its local Discord and its database in one process
have no other waits: what one end of a connection writes, the other can read at once. Tests that start processes, or
block a thread, need asyncio's own loop: the mark `threads`.
"""

import asyncio
import selectors
from collections.abc import Callable
from concurrent.futures import Executor
from typing import TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

GRACE, SHARE, MOST_GRACE = 0.002, 0.01, 0.1  # seconds for packets on their way: a share of what is skipped


class _Selector(selectors.DefaultSelector):
    """Wakes who waits for a loop to be idle."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[asyncio.Future[None]] = []

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if self.waiting and (timeout is None or timeout > 0):
            found = super().select(0)
            if not found:
                for one in self.waiting:
                    if not one.done():
                        one.set_result(None)
                self.waiting.clear()
            return found
        return super().select(timeout)


class Inline(asyncio.SelectorEventLoop):
    """Runs calls for threads in the loop, after all that is ready. To start threads takes a tenth of a desk's time."""

    def __init__(self, selector: _Selector | None = None) -> None:
        self._watched = selector or _Selector()
        super().__init__(self._watched)

    def idle(self) -> "asyncio.Future[None]":
        """Return a future that is done once nothing is left to run but what waits for a timer or a socket."""
        future: asyncio.Future[None] = self.create_future()
        self._watched.waiting.append(future)
        return future

    def run_in_executor(self, _: Executor | None, func: Callable[[*Ts], T], *args: *Ts) -> "asyncio.Future[T]":
        future: asyncio.Future[T] = self.create_future()
        self.call_soon(_run, future, func, args)
        return future


def _run(future: "asyncio.Future[T]", func: Callable[[*Ts], T], args: tuple[*Ts]) -> None:
    if future.done():  # it was cancelled
        return
    try:
        future.set_result(func(*args))
    except Exception as problem:  # noqa: BLE001 - as a thread does, it hands every error on
        future.set_exception(problem)


class _Skipping(_Selector):
    """Lets time pass at once, unless something else may still happen."""

    def __init__(self, loop: "Loop") -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or timeout <= 0 or self.waiting:
            return super().select(timeout)
        found = super().select(min(timeout, GRACE + SHARE * timeout, MOST_GRACE))
        if not found:
            self._loop.skip()
        return found


async def idle() -> None:
    """Let the running loop run what is ready. In loops of this module, also what that makes ready, and so on."""
    loop = asyncio.get_running_loop()
    await (loop.idle() if isinstance(loop, Inline) else asyncio.sleep(0))


class Loop(Inline):
    """The loop for desks. Its time is ahead of the machine's by what it has skipped."""

    def __init__(self) -> None:
        self._skipped = 0.0
        super().__init__(_Skipping(self))

    def time(self) -> float:
        return super().time() + self._skipped

    def skip(self) -> None:
        """Let the time of the next timer come."""
        timers: list[asyncio.TimerHandle] = self._scheduled  # type: ignore[attr-defined]
        if timers:
            self._skipped += max(0.0, timers[0].when() - self.time())

    def pass_by(self, seconds: float) -> None:
        """Let so many seconds pass at once."""
        self._skipped += seconds


async def until(ready: Callable[[], bool], seconds: float = 20.0) -> None:
    """Let the loop's time pass until something is ready of which nothing tells. Raises TimeoutError."""
    async with asyncio.timeout(seconds):
        while not ready():  # noqa: ASYNC110 - see above
            await asyncio.sleep(0.01)  # not 0: a loop lets time pass only where it has nothing to run
