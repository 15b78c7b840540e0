"""Runs long computations in worker processes, so that the bot's own process can still answer members.

A worker is a Python process that reads calls from its standard input and writes answers to its standard output. Calls
and answers are pickled. A worker starts at the first call and ends after some time without calls.

Rule 1: no worker runs longer than the bot. If the bot ends for any reason, the system closes the worker's input. A
thread of the worker notices this at once, even during a computation, and ends the worker.
Rule 2: every call has a time limit and a memory limit. If a worker exceeds a limit, the bot kills this worker. The next
call gets a new worker.
Rule 3: if a worker dies by itself, a new worker repeats the call once.

The called functions must be pure, and a worker must be able to import them by name. The module does not use
`concurrent.futures`, because workers of that library survive when the bot is killed.
"""

import asyncio
import contextlib
import io
import logging
import os
import pickle
import queue
import signal
import struct
import sys
import threading
import traceback
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO, TypeVar, TypeVarTuple

from bot.errors import Draining, TooHeavy

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

IDLE_SECONDS = 60.0
POLL_SECONDS = 0.01
START_SECONDS = 60.0  # A busy Raspberry Pi starts a process slowly.
MOST_AT_REST = 112 * 2**20  # bytes that a worker may hold between calls
MOST_AT_WORK = 256 * 2**20  # bytes that a worker may allocate
NICENESS = 5  # The bot's own process has niceness 0, so it has priority.

_LENGTH = struct.Struct(">Q")
_COMMAND = "from bot.workers import serve; serve()"
# A worker gets only these variables of the environment, so it does not get the token.
_PASSED_ON = frozenset({"HOME", "LANG", "PATH", "SYSTEMROOT", "TEMP", "TMPDIR", "TZ"})
_PASSED_ON_PREFIXES = ("LC_", "MALLOC_", "PYTHON")

_log = logging.getLogger(__name__)


class WorkerProcesses:
    """Up to `count` worker processes. `close` ends them.

    workers = WorkerProcesses()
    replay = await workers.run(record.read, text, games, now, seconds=20)
    """

    def __init__(
        self,
        count: int = 1,
        *,
        idle: float = IDLE_SECONDS,
        most_at_rest: int = MOST_AT_REST,
        most_at_work: int = MOST_AT_WORK,
    ) -> None:
        """idle: seconds without a call after which a worker ends. most_at_rest, most_at_work: limits in bytes."""
        self._free = asyncio.Semaphore(count)
        self._resting: list[_Worker] = []
        self._working: set[_Worker] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._idle = idle
        self._most_at_rest = most_at_rest
        self._most_at_work = most_at_work
        self._closed = False
        self.waiting = 0  # calls that wait or run

    async def run(self, function: Callable[[*Ts], T], *args: *Ts, seconds: float) -> T:
        """Run a function in a worker. Return the function's result, or raise its error.

        Calls run in the order in which they come. seconds: the time limit, which begins when a worker is ready.

        Raises TooHeavy if the call takes too much time or memory, or if two workers die during the call. Raises
        Draining if the workers are closed.
        """
        call = pickle.dumps((function, args), pickle.HIGHEST_PROTOCOL)
        self.waiting += 1
        try:
            async with self._free:
                result: T = await self._result_of(call, _name_of(function), seconds)
                return result
        finally:
            self.waiting -= 1

    async def _result_of(self, call: bytes, name: str, seconds: float) -> Any:
        for last in (False, True):
            self._check_open()
            try:
                return await self._answer_of(call, seconds)
            except _Died as problem:
                self._check_open()
                _log.warning("A worker process died while it computed %s: %s", name, problem)
                if last:
                    break
            except TimeoutError as problem:
                _log.warning("%s took longer than %g s and was stopped", name, seconds)
                raise TooHeavy("error-too-heavy") from problem
        raise TooHeavy("error-too-heavy")

    def _check_open(self) -> None:
        if self._closed:
            raise Draining("error-draining")

    async def _answer_of(self, call: bytes, seconds: float) -> Any:
        worker = self._resting.pop() if self._resting else _Worker(self._most_at_work)
        worker.cancel_retirement()
        self._working.add(worker)
        healthy = False
        try:
            await worker.ready()
            async with asyncio.timeout(seconds):
                resident, kind, value = await worker.ask(call)
            healthy = kind != _MEMORY and resident <= self._most_at_rest and not self._closed
        finally:
            self._working.discard(worker)
            if healthy:
                worker.retire_later(self._idle, lambda: self._retire(worker))
                self._resting.append(worker)
            else:  # The worker still computes, is broken or holds too much memory.
                self._end(worker)
        if kind == _MEMORY:
            raise TooHeavy("error-too-heavy")
        if kind == _RAISED:
            raise value
        return value

    def _retire(self, worker: "_Worker") -> None:
        self._resting.remove(worker)
        self._end(worker)

    def _end(self, worker: "_Worker") -> None:
        """Kill a worker. `close` waits until the worker is gone."""
        worker.kill()
        ending = asyncio.create_task(worker.gone())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    @property
    def pids(self) -> tuple[int, ...]:
        found = (worker.pid for worker in (*self._resting, *self._working))
        return tuple(pid for pid in found if pid is not None)

    async def close(self) -> None:
        """End all workers now, even during computations, and refuse later calls."""
        self._closed = True
        for worker in (*self._resting, *self._working):
            self._end(worker)
        self._resting.clear()
        while self._working or self._ending:
            await asyncio.gather(*self._ending)
            await asyncio.sleep(POLL_SECONDS)


_RETURNED, _RAISED, _MEMORY = "returned", "raised", "memory"


class _Died(Exception):
    """A worker did not start, or ended without an answer."""


class _Worker:
    """Controls one worker process from the bot's process."""

    def __init__(self, most_at_work: int) -> None:
        self._most = most_at_work
        self._process: Process | None = None
        self._retirement: asyncio.TimerHandle | None = None
        self._killed = False

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def ready(self) -> None:
        """Start the process if it does not run yet. Raises _Died."""
        if self._process is not None:
            return
        try:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                _COMMAND,
                str(self._most),
                stdin=PIPE,
                stdout=PIPE,
                env=_environment(),
                start_new_session=True,  # Ctrl+C in a terminal must reach only the bot.
            )
            if self._killed:
                self._end()
            async with asyncio.timeout(START_SECONDS):
                await self._answer()
        except (OSError, TimeoutError) as problem:
            raise _Died(str(problem) or "it did not start") from problem

    async def ask(self, call: bytes) -> tuple[int, str, Any]:
        """Send a call. Return the memory of the process in bytes, the kind of the answer, and the answer.

        Raises _Died.
        """
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(_LENGTH.pack(len(call)) + call)
        with contextlib.suppress(ConnectionError):  # If the worker has died, `_answer` raises _Died.
            await self._process.stdin.drain()
        answer: tuple[int, str, Any] = pickle.loads(await self._answer())
        return answer

    async def _answer(self) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            (length,) = _LENGTH.unpack(await self._process.stdout.readexactly(_LENGTH.size))
            return await self._process.stdout.readexactly(length)
        except (asyncio.IncompleteReadError, ConnectionError) as problem:
            raise _Died(f"process {self._process.pid} ended") from problem

    def retire_later(self, seconds: float, retire: Callable[[], None]) -> None:
        self._retirement = asyncio.get_running_loop().call_later(seconds, retire)

    def cancel_retirement(self) -> None:
        if self._retirement is not None:
            self._retirement.cancel()
            self._retirement = None

    def kill(self) -> None:
        """End the process now, or as soon as it has started."""
        self._killed = True
        self.cancel_retirement()
        self._end()

    def _end(self) -> None:
        if self._process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        if self._process.stdin is not None:
            self._process.stdin.close()

    async def gone(self) -> None:
        if self._process is not None:
            await self._process.wait()


def _environment() -> dict[str, str]:
    found = {
        name: value for name, value in os.environ.items() if name in _PASSED_ON or name.startswith(_PASSED_ON_PREFIXES)
    }
    found["PYTHONPATH"] = os.pathsep.join(str(Path(place).resolve()) for place in sys.path)
    return found


def _name_of(function: object) -> str:
    return getattr(function, "__qualname__", repr(function))


# ---- in the worker ----


def serve() -> None:
    """Answer the calls from standard input until it is closed. `sys.argv[1]` is the memory limit in bytes."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # Text that a function prints must not mix with answers.
    with contextlib.suppress(ValueError, AttributeError):  # Windows lacks this signal.
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    _limit(int(sys.argv[1]))
    calls: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, calls), daemon=True).start()
    _write(answers, b"")
    while True:
        _write(answers, _computed(calls.get()))


def _listen(stream: BinaryIO, calls: "queue.SimpleQueue[bytes]") -> None:
    """Put each call from the stream into the queue. End the process when the stream ends."""
    while len(head := stream.read(_LENGTH.size)) == _LENGTH.size:
        calls.put(stream.read(_LENGTH.unpack(head)[0]))
    os._exit(0)


def _computed(call: bytes) -> bytes:
    try:
        function, args = pickle.loads(call)
        return _pickled(_RETURNED, function(*args))
    except MemoryError:
        return _pickled(_MEMORY, None)
    except Exception as problem:  # noqa: BLE001 - `WorkerProcesses.run` raises this error in the bot.
        problem.add_note("In a worker process:\n" + "".join(traceback.format_exception(problem)))
        try:
            answer = _pickled(_RAISED, problem)
            pickle.loads(answer)
        except Exception:  # noqa: BLE001 - Some errors cannot be pickled.
            return _pickled(_RAISED, RuntimeError("".join(traceback.format_exception(problem))))
        return answer


def _pickled(kind: str, value: Any) -> bytes:
    return pickle.dumps((_resident(), kind, value), pickle.HIGHEST_PROTOCOL)


def _write(stream: io.BufferedIOBase | BinaryIO, answer: bytes) -> None:
    stream.write(_LENGTH.pack(len(answer)) + answer)
    stream.flush()


def _resident() -> int:
    """Return the memory of this process in bytes; 0 if unknown."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def _limit(most: int) -> None:
    """Limit the memory of this process to `most` bytes and lower its priority, if the system can do this."""
    if sys.platform == "win32":
        return
    import resource  # Windows lacks this module.

    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))
    with contextlib.suppress(OSError):
        os.nice(NICENESS)
