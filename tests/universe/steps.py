"""The handles of the simulated loop: asyncio's own without what these do for debugging, since each step makes one."""

import asyncio
from contextvars import Context
from typing import Any


class Step(asyncio.Handle):
    """A callback that the loop runs as soon as possible."""

    __slots__ = ()

    def __init__(self, callback: Any, args: Any, loop: asyncio.AbstractEventLoop, context: Context) -> None:
        self._callback, self._args, self._loop, self._context = callback, args, loop, context
        self._cancelled, self._repr, self._source_traceback = False, None, None

    def cancel(self) -> None:
        self._cancelled = True
        self._callback = self._args = None  # type: ignore[assignment]


class TimedStep(asyncio.TimerHandle):
    """A callback that the loop runs at a time."""

    __slots__ = ()

    def __init__(
        self, when: float, callback: Any, args: Any, loop: asyncio.AbstractEventLoop, context: Context
    ) -> None:
        self._callback, self._args, self._loop, self._context = callback, args, loop, context
        self._cancelled, self._repr, self._source_traceback = False, None, None
        self._when, self._scheduled = when, False

    def cancel(self) -> None:
        self._cancelled = True
        self._callback = self._args = None  # type: ignore[assignment]
