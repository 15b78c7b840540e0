"""Runs a long computation of a game in a worker process, and stops it after some seconds.

The computation is a pure function that yields better and better results, the first one quickly
(`bot.games.gemrush.advice.thinking`). It knows no clock; this file stops it.
"""

import time
from collections.abc import Callable, Iterator
from typing import TypeVar

from bot.workers import Workers

T = TypeVar("T")

GRACE_SECONDS = 30.0  # extra time for the first result


async def think(workers: Workers, thoughts: Callable[..., Iterator[T]], *about: object, seconds: float) -> T:
    """Return the last result that `thoughts` yields within these seconds, or the first if that takes longer.

    A worker that was killed (for example for lack of memory) is replaced, and the call repeated once.

    Args:
        thoughts: a function at module level that yields at least one result. about: its arguments, which are pickled.

    Raises TooHeavy if there is no result `GRACE_SECONDS` later.
    """
    return await workers.run(last_within, thoughts, about, seconds, seconds=seconds + GRACE_SECONDS)


def last_within(
    thoughts: Callable[..., Iterator[T]],
    about: tuple[object, ...],
    seconds: float,
    clock: Callable[[], float] = time.monotonic,
) -> T:
    """Do the work of `think` in this process. clock: in seconds. Raises ValueError if `thoughts` yields nothing."""
    end = clock() + seconds
    found: list[T] = []
    for thought in thoughts(*about):
        found = [thought]
        if clock() >= end:
            break
    if not found:
        raise ValueError("nothing was thought of")
    return found[0]
