"""The source of time. Code that needs the time gets a `Clock`; tests pass a clock that they set themselves."""

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Time as whole milliseconds since 1970 in UTC."""

    def now(self) -> int: ...

    async def sleep_until(self, due: int) -> None:
        """Return once `now() >= due`."""
        ...


async def until_due_or_set(clock: Clock, due: int | None, event: asyncio.Event) -> None:
    """Return at the time `due` or when the event is set, whichever is first. None: only the event counts."""
    waiting: list[asyncio.Task[object]] = [asyncio.create_task(event.wait())]
    if due is not None:
        waiting.append(asyncio.create_task(clock.sleep_until(due)))
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


class SystemClock:
    """The machine's clock."""

    # A long sleep is split, to notice that the system clock was set or that the machine slept. Milliseconds.
    LONGEST_SLEEP = 60_000

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    async def sleep_until(self, due: int) -> None:
        while True:
            left = due - self.now()
            if left <= 0:
                return
            await asyncio.sleep(min(left, self.LONGEST_SLEEP) / 1000)
