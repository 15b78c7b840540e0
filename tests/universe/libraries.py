"""Takes the clocks, chance and threads of Python and of libraries into a universe. Call `install` before other imports.

Each replaced function asks the running universe, and the machine if none runs. The bot has one place for each of these
things; libraries do not.
"""

import asyncio
import datetime
import os
import random
import sys
import time
from collections.abc import Callable
from typing import Any

from tests.compiled import share_compiled
from tests.inline_sqlite import Job, Jobs, replace_threads
from tests.universe.disk import Call, Disk
from tests.universe.loop import Loop
from tests.universe.network import HOST

REAL = {name: getattr(time, name) for name in ("time", "time_ns", "monotonic", "monotonic_ns", "perf_counter", "sleep")}
_urandom = os.urandom


class Running:
    """What the replaced functions ask.

    Attributes:
        loop: the loop of the running universe; None outside of universes.
        entropy: what `os.urandom` gives.
    """

    loop: Loop | None = None
    entropy: random.Random | None = None
    disk: Disk | None = None

    def rest(self) -> None:
        """Let the replaced functions ask the machine again."""
        self.loop = self.entropy = self.disk = None


RUNNING = Running()


def install() -> None:
    """Replace what modules take from `time`, `os` and `random` when they are imported."""
    if "aiohttp" in sys.modules or "discord" in sys.modules:
        raise RuntimeError("Install the libraries' clocks before discord.py and aiohttp are imported.")
    _replace_time()
    _replace_chance()


def bind() -> None:
    """Replace the threads and clocks of imported libraries."""
    _bind_sqlite()
    share_compiled(setattr)
    _bind_heartbeats()
    _bind_utcnow()


def _replace_time() -> None:
    def simulated(name: str, of: Callable[[Loop], Any]) -> None:
        real = REAL[name]

        def now() -> Any:
            return real() if RUNNING.loop is None else of(RUNNING.loop)

        setattr(time, name, now)

    simulated("time", lambda loop: loop.wall())
    simulated("time_ns", lambda loop: int(loop.wall() * 1e9))
    simulated("monotonic", lambda loop: loop.now)
    simulated("monotonic_ns", lambda loop: int(loop.now * 1e9))
    simulated("perf_counter", lambda loop: loop.now)

    def sleep(seconds: float) -> None:
        if RUNNING.loop is None:
            REAL["sleep"](seconds)
        else:
            RUNNING.loop.now += seconds

    time.sleep = sleep  # type: ignore[assignment]


def _replace_chance() -> None:
    def urandom(count: int, /) -> bytes:
        return _urandom(count) if RUNNING.entropy is None else RUNNING.entropy.randbytes(count)

    os.urandom = urandom
    random._urandom = urandom  # type: ignore[attr-defined]  # of SystemRandom, and so of `secrets`

    class Random(random.Random):
        """Takes a seed from the universe where none is given."""

        def seed(self, a: Any = None, version: int = 2) -> None:
            if a is None and RUNNING.entropy is not None:
                a = RUNNING.entropy.getrandbits(64)
            super().seed(a, version)

    random.Random = Random  # type: ignore[misc]


class _DelayedJobs(Jobs):
    """The loop runs each job after the disk's delay."""

    def __init__(self, loop: Loop, disk: Disk, connection: Any) -> None:
        """connection: aiosqlite's, which knows SQLite's once it is open."""
        super().__init__()
        self._loop, self._disk, self._connection = loop, disk, connection

    def put_nowait(self, job: Job, /) -> None:
        if not self._loop.is_closed():
            super().put_nowait(job)

    def begin(self) -> None:
        _, function = self.jobs[0]
        name = getattr(getattr(function, "func", function), "__name__", "")
        self._disk.under_way[self] = Call(HOST.get(), name, function, self._connection._connection)
        self._loop.call_later(self._disk.delay(name), self._run)

    def _run(self) -> None:
        call = self._disk.under_way.pop(self)
        try:
            result = self._disk.carry_out(call)
        except BaseException as problem:  # noqa: BLE001 - as aiosqlite's thread does, it hands every error on
            self.fail(problem)
        else:
            self.succeed(result)


def _bind_sqlite() -> None:
    from aiosqlite import core

    def jobs_of(connection: Any) -> _DelayedJobs | None:
        if RUNNING.loop is None or RUNNING.disk is None:
            return None
        return _DelayedJobs(RUNNING.loop, RUNNING.disk, connection)

    replace_threads(jobs_of)
    # A host without power closes no connection.
    core.Connection.__del__ = lambda self: None  # type: ignore[method-assign]


def _bind_heartbeats() -> None:
    from discord import gateway

    class Heartbeats(gateway.KeepAliveHandler):
        """Sends discord.py's heartbeats from a task; discord.py has a thread for them."""

        _task: Any = None

        def start(self) -> None:
            self._task = asyncio.get_running_loop().create_task(self._beat())

        async def _beat(self) -> None:
            while True:
                await asyncio.sleep(self.interval or 0)
                if self._stop_ev.is_set():
                    return
                if self._last_recv + self.heartbeat_timeout < time.perf_counter():
                    try:
                        await self.ws.close(4000)
                    finally:
                        self.stop()
                    return
                try:
                    await self.ws.send_heartbeat(self.get_payload())
                except Exception:  # noqa: BLE001 - discord.py's thread ends after every error, too
                    self.stop()
                    return
                self._last_send = time.perf_counter()

    gateway.KeepAliveHandler = Heartbeats  # type: ignore[misc]


def _bind_utcnow() -> None:
    import discord.utils

    def utcnow() -> datetime.datetime:
        return datetime.datetime.fromtimestamp(time.time(), datetime.UTC)

    real = discord.utils.utcnow
    for module in list(sys.modules.values()):
        if getattr(module, "utcnow", None) is real:
            module.utcnow = utcnow  # type: ignore[attr-defined]
