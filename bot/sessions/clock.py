"""Where time comes from. Whoever needs the time is given a `Clock`; tests give one whose hands they turn."""

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
    """Return once it is due or the event is set. due: None: never."""
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

    # A long sleep is cut up, so that a clock set anew (or a machine that slept) is noticed.
    LONGEST_SLEEP = 60_000

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    async def sleep_until(self, due: int) -> None:
        while True:
            left = due - self.now()
            if left <= 0:
                return
            await asyncio.sleep(min(left, self.LONGEST_SLEEP) / 1000)
