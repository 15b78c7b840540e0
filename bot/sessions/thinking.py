"""Thinking that takes its time: in a worker process, so that nobody else waits, and for so many seconds.

What thinks is a pure function of a game that yields better and better thoughts, the first at once
(`bot.games.gemrush.advice.thinking`). It knows no clock; here is the one who stops it.
"""

import asyncio
import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from types import TracebackType
from typing import TypeVar

T = TypeVar("T")


class Thinker:
    """Worker processes that think. They begin with the first question and end with `close`, or `async with`."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, thoughts: Callable[..., Iterator[T]], *about: object, seconds: float) -> T:
        """The last of the thoughts on something that was there within so many seconds, or the first, if it took longer.

        A worker that was killed (by a machine short of memory, say) is replaced, and asked once more.

        Args:
            thoughts: a function of a module, which yields at least one. about: what it is given; all of it is pickled.
        """
        try:
            return await self._asked(thoughts, about, seconds)
        except BrokenProcessPool:
            self.close()
            return await self._asked(thoughts, about, seconds)

    async def _asked(self, thoughts: Callable[..., Iterator[T]], about: tuple[object, ...], seconds: float) -> T:
        if self._pool is None:
            # A fork would copy the bot's threads' locks as they happen to be.
            self._pool = ProcessPoolExecutor(self._workers, mp_context=multiprocessing.get_context("spawn"))
        return await asyncio.get_running_loop().run_in_executor(self._pool, last_within, thoughts, about, seconds)

    def close(self) -> None:
        """End the workers; a thought that is not finished is given up."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def __aenter__(self) -> "Thinker":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def last_within(
    thoughts: Callable[..., Iterator[T]],
    about: tuple[object, ...],
    seconds: float,
    clock: Callable[[], float] = time.monotonic,
) -> T:
    """As `Thinker.think`, here and now. clock: in seconds. Raises ValueError where there is no thought."""
    end = clock() + seconds
    found: list[T] = []
    for thought in thoughts(*about):
        found = [thought]
        if clock() >= end:
            break
    if not found:
        raise ValueError("nothing was thought of")
    return found[0]
