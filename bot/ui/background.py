"""Tasks that nobody waits for, until the bot stops."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class Background:
    """Starts tasks and holds them, because asyncio itself does not. The tasks must not raise."""

    def __init__(self) -> None:
        self._tasks: dict[asyncio.Task[None], None] = {}  # in the order in which they began

    def start(self, work: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks[task] = None
        task.add_done_callback(lambda task: self._tasks.pop(task, None))

    async def settle(self) -> None:
        """Wait until all tasks have ended."""
        await asyncio.gather(*self._tasks)

    async def close(self) -> None:
        """Cancel all tasks, and wait until they have ended."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
