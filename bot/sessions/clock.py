"""The source of time. Code that needs the time gets a `Clock`. Tests pass a clock that they set themselves."""

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time in milliseconds since 1970 in UTC."""

    def now(self) -> int: ...

    async def sleep_until(self, due: int) -> None:
        """Return once `now() >= due`."""
        ...


async def until_due_or_set(clock: Clock, due: int | None, event: asyncio.Event) -> None:
    """Wait until the time `due`, or until the event is set. If `due` is None, only wait for the event."""
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

    # In milliseconds. A longer sleep is split into parts, because somebody may set the system clock meanwhile.
    LONGEST_SLEEP = 60_000

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    async def sleep_until(self, due: int) -> None:
        while True:
            left = due - self.now()
            if left <= 0:
                return
            await asyncio.sleep(min(left, self.LONGEST_SLEEP) / 1000)
