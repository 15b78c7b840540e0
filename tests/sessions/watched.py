"""A store of which a test knows whether anything is under way."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from bot.storage.store import Store

T = TypeVar("T")


class WatchedStore(Store):
    """Counts the calls that are under way. Subclasses make their calls `under_way`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._busy = 0
        self._quiet = asyncio.Event()
        self._quiet.set()

    async def under_way(self, call: Callable[[], Awaitable[T]]) -> T:
        """Make a call, and count it until it is answered."""
        self._busy += 1
        self._quiet.clear()
        try:
            return await call()
        finally:
            self._busy -= 1
            if not self._busy:
                self._quiet.set()

    async def nothing_happens(self, turns: int, until: Callable[[], bool] = lambda: False) -> None:
        """Wait until no call was under way for so many turns of the loop, or until something is so.

        A thread answers a call, so turning the loop until then would only keep the thread waiting.
        """
        idle = 0
        while idle < turns and not until():
            if self._busy:
                await self._quiet.wait()
                idle = 0
            else:
                await asyncio.sleep(0)
                idle += 1
