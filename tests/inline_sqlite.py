"""Runs the jobs of aiosqlite in the event loop. Its threads take a quarter of the time of a test that has a database.

aiosqlite has a thread for each connection. A job is a function and the future of its result. Here the loop runs a job
after all that is ready, and hands over its result in a later round, as with a thread. Jobs of two connections never run
at the same time, so tests of what only threads can do are marked `threads`.
"""

import sqlite3
from asyncio import AbstractEventLoop
from collections import deque
from collections.abc import Callable
from typing import Any

from aiosqlite import core

PAUSE = 0.001  # seconds between two tries of a job that waits for a lock

Job = tuple[Any, Callable[[], Any]]


class Jobs:
    """Stands for the queue of aiosqlite's thread. It runs one job after the other; `begin` says when."""

    def __init__(self) -> None:
        self.jobs: deque[Job] = deque()

    def put_nowait(self, job: Job, /) -> None:
        self.jobs.append(job)
        if len(self.jobs) == 1:
            self.begin()

    def begin(self) -> None:
        """Have the loop run the first job, and then call `succeed` or `fail`."""
        raise NotImplementedError

    def succeed(self, result: Any) -> None:
        self._finish(core.set_result, result)

    def fail(self, problem: BaseException) -> None:
        self._finish(core.set_exception, problem)

    def _finish(self, tell: Callable[[Any, Any], None], found: Any) -> None:
        """Tell whoever waits for the first job, and begin the next one."""
        future, _ = self.jobs[0]
        if future is not None:
            tell(future, found)
        self.jobs.popleft()
        if self.jobs:
            self.begin()


class InlineJobs(Jobs):
    """Runs each job in the running loop as soon as possible.

    If SQLite waited for a lock that another task holds, the loop would stand still. So it does not wait: the loop runs
    the job again, for as long as SQLite would have waited.
    """

    def __init__(self) -> None:
        super().__init__()
        self._patience = 0.0  # seconds to wait for a lock
        self._until: float | None = None  # when a job that waits for a lock gives up, by the loop's clock

    def begin(self) -> None:
        future, function = self.jobs[0]
        if future is None or not (loop := future.get_loop()).is_running():
            self._run(None, function)  # a connection that is lost after the end of its loop closes itself
        else:
            loop.call_soon(self._run, loop, function)

    def _run(self, loop: AbstractEventLoop | None, function: Callable[[], Any]) -> None:
        problem: BaseException | None = None
        result: Any = None
        try:
            result = function()
        except BaseException as caught:  # noqa: BLE001 - as aiosqlite's thread does, it hands every error on
            problem = caught
        if loop is not None and _is_busy(problem or result):
            self._until = self._until or loop.time() + self._patience
            if loop.time() < self._until:
                loop.call_later(PAUSE, self._run, loop, function)
                return
        self._until = None
        if isinstance(result, sqlite3.Connection):
            [[milliseconds]] = result.execute("PRAGMA busy_timeout").fetchall()
            result.execute("PRAGMA busy_timeout=0")
            self._patience = milliseconds / 1000
        if problem is None:
            self.succeed(result)
        else:
            self.fail(problem)


def _is_busy(found: object) -> bool:
    """Return whether a job's error or result says that a lock has kept it from doing anything."""
    return isinstance(found, sqlite3.OperationalError) and (
        getattr(found, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
    )


class _NoThread:
    daemon = True

    def start(self) -> None: ...


def replace_threads(jobs_of: Callable[[Any], Jobs | None]) -> None:
    """Give each new connection of aiosqlite the jobs that `jobs_of` returns for it. None: it keeps its thread."""
    begin = core.Connection.__init__

    def begin_here(self: Any, *args: Any, **more: Any) -> None:
        begin(self, *args, **more)
        jobs = jobs_of(self)
        if jobs is not None:
            self._tx, self._thread = jobs, _NoThread()

    core.Connection.__init__ = begin_here  # type: ignore[method-assign]
