"""A store that counts its calls, for tests that wait until nothing happens."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from bot.storage.store import Store

T = TypeVar("T")


class WatchedStore(Store):
    """Counts unfinished calls. Subclasses make their calls through `under_way`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._busy = 0
        self._quiet = asyncio.Event()
        self._quiet.set()

    async def under_way(self, call: Callable[[], Awaitable[T]]) -> T:
        """Make a call, and count it until it returns."""
        self._busy += 1
        self._quiet.clear()
        try:
            return await call()
        finally:
            self._busy -= 1
            if not self._busy:
                self._quiet.set()

    async def nothing_happens(self, turns: int, until: Callable[[], bool] = lambda: False) -> None:
        """Wait until no call was unfinished for `turns` turns of the event loop, or until `until()` is true.

        During a call, wait without turns of the loop, because they would delay the thread that answers.
        """
        idle = 0
        while idle < turns and not until():
            if self._busy:
                await self._quiet.wait()
                idle = 0
            else:
                await asyncio.sleep(0)
                idle += 1
