"""Runs a long computation of a game in a worker process, and stops it after some seconds.

Such a computation quickly yields a first result, and then better ones.
"""

from collections.abc import Callable, Iterator
from typing import TypeVar

from bot.machine import SystemClock, Workers

T = TypeVar("T")

GRACE_SECONDS = 30.0  # the extra time for the last result, after `seconds` have passed


async def think(workers: Workers, thoughts: Callable[..., Iterator[T]], *about: object, seconds: float) -> T:
    """Return the first result that `thoughts` yields after `seconds`, or its last result if none comes so late.

    If the worker process is killed, the call is repeated once in another process.

    thoughts: a function at module level, which yields at least one result.
    about: the arguments of `thoughts`, which are pickled.

    Raises TooHeavy if `thoughts` neither yields nor ends within another `GRACE_SECONDS`.
    """
    return await workers.run(last_within, thoughts, about, seconds, seconds=seconds + GRACE_SECONDS)


def last_within(
    thoughts: Callable[..., Iterator[T]],
    about: tuple[object, ...],
    seconds: float,
    clock: Callable[[], float] | None = None,
) -> T:
    """Do the work of `think` in this process. clock: returns a time in seconds; None: that of the machine.

    Raises ValueError if `thoughts` yields nothing.
    """
    now = clock or SystemClock().monotonic
    end = now() + seconds
    found: list[T] = []
    for thought in thoughts(*about):
        found = [thought]
        if now() >= end:
            break
    if not found:
        raise ValueError("nothing was thought of")
    return found[0]
