"""Trying again: how long to wait, and doing something until the database answers."""

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.errors import NotKept

RETRY_SECONDS = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0)  # then every 60 s

T = TypeVar("T")
Pause = Callable[[float], Awaitable[None]]

_log = logging.getLogger(__name__)


def wait(tries: int) -> float:
    """Return the seconds until something that has failed so often is tried again."""
    return RETRY_SECONDS[min(tries, len(RETRY_SECONDS) - 1)]


async def until_kept(
    work: Callable[[], Awaitable[T]], fault: str, pause: Pause, is_closed: Callable[[], bool]
) -> T | None:
    """Do something again and again until the database answers. Return its result, or None once the bot is closed.

    fault: what the log says of each attempt that failed. pause: how to wait, in seconds.
    """
    tries = 0
    while not is_closed():
        try:
            return await work()
        except NotKept as problem:
            _log.warning("%s: %s", fault, problem)
        await pause(wait(tries))
        tries += 1
    return None
