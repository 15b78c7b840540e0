"""Runs work in tasks. Before the bot stops, it can wait for them."""

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Any, TypeVar

from bot.errors import LapidaryError

T = TypeVar("T")

logger = logging.getLogger(__name__)


class InFlight:
    """Runs coroutines to their ends, even if their callers are cancelled."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Return the result of the work, which goes on even if the caller is cancelled."""
        return await self.result_of(asyncio.create_task(work))

    def result_of(self, task: asyncio.Task[T]) -> asyncio.Future[T]:
        """Return a future with the result of a task. If the future is cancelled, the task goes on."""
        self._tasks.add(task)
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        task.add_done_callback(partial(self._finished, answer))
        return answer  # like asyncio.shield, but faster

    async def empty(self) -> None:
        """Wait until all tasks have ended."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _finished(self, answer: asyncio.Future[T], task: asyncio.Task[T]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if answer.done():  # the caller is gone
            if error is not None and not isinstance(error, LapidaryError):
                logger.error("work whose caller had gone has failed", exc_info=error)
            return
        if task.cancelled():
            answer.cancel()
        elif error is not None:
            answer.set_exception(error)
        else:
            answer.set_result(task.result())
