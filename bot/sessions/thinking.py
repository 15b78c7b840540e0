"""Thinking that takes its time: in a worker process, so that nobody else waits, and for so many seconds.

What thinks is a pure function of a game that yields better and better thoughts, the first at once
(`bot.games.gemrush.advice.thinking`). It knows no clock; here is the one who stops it.
"""

import time
from collections.abc import Callable, Iterator
from typing import TypeVar

from bot.workers import Workers

T = TypeVar("T")

GRACE_SECONDS = 30.0  # for a first thought that takes longer than all may


async def think(workers: Workers, thoughts: Callable[..., Iterator[T]], *about: object, seconds: float) -> T:
    """Return the last of the thoughts that was there within so many seconds, or the first, if it took longer.

    A worker that was killed (by a machine short of memory, say) is replaced, and asked once more.

    Args:
        thoughts: a function of a module, which yields at least one. about: what it is given; all of it is pickled.

    Raises TooHeavy where no thought comes long after that.
    """
    return await workers.run(last_within, thoughts, about, seconds, seconds=seconds + GRACE_SECONDS)


def last_within(
    thoughts: Callable[..., Iterator[T]],
    about: tuple[object, ...],
    seconds: float,
    clock: Callable[[], float] = time.monotonic,
) -> T:
    """Return what `think` does, in this process. clock: in seconds. Raises ValueError where there is no thought."""
    end = clock() + seconds
    found: list[T] = []
    for thought in thoughts(*about):
        found = [thought]
        if clock() >= end:
            break
    if not found:
        raise ValueError("nothing was thought of")
    return found[0]
