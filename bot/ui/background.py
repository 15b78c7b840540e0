"""Tasks that nobody waits for, until the bot stops."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class Background:
    """Starts tasks and holds them, because asyncio itself does not. The tasks must not raise."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settle(self) -> None:
        """Wait until all tasks have ended."""
        await asyncio.gather(*self._tasks)

    async def close(self) -> None:
        """Cancel all tasks, and wait until they have ended."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
