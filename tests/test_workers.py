"""Tests of worker processes: limits of time and memory, killed workers, and the end of the bot."""

import asyncio
import contextlib
import logging
import os
import select
import signal
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.errors import Draining, NotationError, TooHeavy
from bot.workers import WorkerProcesses

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="other systems have no handles of processes to wait for"),
]

HOME = Path(__file__).parents[1]
SECONDS = 60.0
MIB = 2**20
# This script gives a worker an endless call and waits. The call writes the worker's process id into the pipe.
PARENT = """
import asyncio
from bot.workers import WorkerProcesses
from tests.test_workers import endless
async def main():
    workers = WorkerProcesses()
    call = asyncio.create_task(workers.run(endless, "{pipe}", seconds=600))
    await call
asyncio.run(main())
"""


def where() -> int:
    return os.getpid()


def endless(pipe: str) -> None:
    """Write this process's id into a pipe, then compute without end."""
    Path(pipe).write_text(str(os.getpid()))
    while True:
        sum(range(1000))


def dying(marker: str) -> str:
    """Kill this process in the first call. Return in later calls."""
    if not Path(marker).exists():
        Path(marker).touch()
        os._exit(1)
    return "alive"


def always_dying() -> None:
    os._exit(1)


def large(size: int) -> int:
    return len(bytes(range(256)) * (size // 256))


HOARD: list[bytes] = []


def hoarding(size: int) -> int:
    """Allocate `size` bytes that are never freed."""
    HOARD.append(b"x" * size)
    return os.getpid()


def refusing() -> None:
    raise NotationError("replay-error-record-move", number=3, text="#1 A1")


class Unpicklable(Exception):
    """An error that pickle can write but not read."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__("a message")


def failing() -> None:
    raise Unpicklable(1, 2)


def printing() -> int:
    sys.stdout.write("not an answer")
    sys.stdout.flush()
    return 1


def environment() -> set[str]:
    return set(os.environ)


def _children() -> set[int]:
    """Return the ids of this process's child processes."""
    found = Path(f"/proc/self/task/{threading.main_thread().native_id}/children").read_text(encoding="ascii")
    return set(map(int, found.split()))


@pytest.fixture
async def workers() -> AsyncIterator[WorkerProcesses]:
    found = WorkerProcesses()
    yield found
    await found.close()


async def test_calls_run_in_one_other_process_until_it_is_closed(workers: WorkerProcesses) -> None:
    assert workers.pids == ()
    pids = {await workers.run(where, seconds=SECONDS) for _ in range(3)}

    assert pids == set(workers.pids)
    assert os.getpid() not in pids
    await workers.close()
    for pid in pids:
        await _until_gone(pid)
    with pytest.raises(Draining):
        await workers.run(where, seconds=SECONDS)


async def test_several_workers_compute_at_once(tmp_path: Path) -> None:
    workers = WorkerProcesses(2)
    pipe = _pipe(tmp_path)
    first = asyncio.create_task(workers.run(endless, str(pipe), seconds=SECONDS))
    assert await _read(pipe) in workers.pids
    assert await workers.run(where, seconds=SECONDS) in workers.pids
    await workers.close()
    with pytest.raises(Draining):
        await first


async def test_a_call_that_takes_too_long_is_refused_and_its_worker_killed(workers: WorkerProcesses) -> None:
    before = await workers.run(where, seconds=SECONDS)
    with pytest.raises(TooHeavy) as refusal:
        await workers.run(endless, os.devnull, seconds=0.1)

    assert refusal.value.key == "error-too-heavy"
    assert await workers.run(where, seconds=SECONDS) != before
    await _until_gone(before)


async def test_killed_workers_are_gone_after_closing() -> None:
    before, workers = _children(), WorkerProcesses(2)
    stopped = [workers.run(endless, os.devnull, seconds=0.01) for _ in range(2)]
    found = await asyncio.gather(*stopped, return_exceptions=True)
    await workers.close()

    assert [type(each) for each in found] == [TooHeavy, TooHeavy]
    assert _children() == before


async def test_a_worker_that_dies_is_replaced(workers: WorkerProcesses, tmp_path: Path) -> None:
    assert await workers.run(dying, str(tmp_path / "died"), seconds=SECONDS) == "alive"


async def test_a_call_that_always_kills_workers_is_refused(
    workers: WorkerProcesses, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(TooHeavy):
        await workers.run(always_dying, seconds=SECONDS)

    assert [record.levelno for record in caplog.records if record.name == "bot.workers"] == [logging.WARNING] * 2
    assert await workers.run(where, seconds=SECONDS)


async def test_a_call_that_takes_too_much_memory_is_refused() -> None:
    workers = WorkerProcesses(most_at_work=200 * MIB)
    before = await workers.run(where, seconds=SECONDS)
    with pytest.raises(TooHeavy):
        await workers.run(large, 400 * MIB, seconds=SECONDS)

    assert await workers.run(large, MIB, seconds=SECONDS) == MIB
    assert before not in workers.pids
    await workers.close()


async def test_a_worker_that_has_grown_is_replaced() -> None:
    workers = WorkerProcesses(most_at_rest=100 * MIB)
    small = {await workers.run(hoarding, MIB, seconds=SECONDS) for _ in range(2)}
    grown = await workers.run(hoarding, 120 * MIB, seconds=SECONDS)

    assert small == {grown}
    assert workers.pids == ()
    assert await workers.run(where, seconds=SECONDS) != grown
    await workers.close()


async def test_an_idle_worker_ends() -> None:
    workers = WorkerProcesses(idle=0)
    pid = await workers.run(where, seconds=SECONDS)

    await _until_gone(pid)
    assert workers.pids == ()
    await workers.close()


async def test_an_error_in_a_worker_is_raised_in_the_caller(workers: WorkerProcesses) -> None:
    with pytest.raises(NotationError) as refusal:
        await workers.run(refusing, seconds=SECONDS)
    assert (refusal.value.key, refusal.value.params) == (
        "replay-error-record-move",
        {"number": 3, "text": "#1 A1"},
    )
    with pytest.raises(RuntimeError, match="a message"):
        await workers.run(failing, seconds=SECONDS)


async def test_printing_in_a_worker_does_not_disturb_the_answer(workers: WorkerProcesses) -> None:
    assert await workers.run(printing, seconds=SECONDS) == 1


async def test_a_worker_gets_no_secrets(workers: WorkerProcesses, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.secret.token")
    assert "DISCORD_TOKEN" not in await workers.run(environment, seconds=SECONDS)


async def test_a_caller_that_gives_up_ends_the_computation(workers: WorkerProcesses, tmp_path: Path) -> None:
    pipe = _pipe(tmp_path)
    call = asyncio.create_task(workers.run(endless, str(pipe), seconds=SECONDS))
    pid = await _read(pipe)
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call
    await _until_gone(pid)
    assert await workers.run(where, seconds=SECONDS) != pid


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
async def test_a_worker_ends_with_the_bot_in_the_middle_of_a_computation(tmp_path: Path, how: signal.Signals) -> None:
    pipe = _pipe(tmp_path)
    parent = await asyncio.create_subprocess_exec(sys.executable, "-c", PARENT.format(pipe=pipe), cwd=HOME)
    pid = await _read(pipe)

    parent.send_signal(how)
    assert await parent.wait() == -how
    await _until_gone(pid)


def _pipe(folder: Path) -> Path:
    """Return a named pipe. Whoever reads it waits until another process writes into it."""
    os.mkfifo(folder / "pipe")
    return folder / "pipe"


async def _read(pipe: Path) -> int:
    return int(await asyncio.to_thread(pipe.read_text))


async def _until_gone(pid: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        ends = os.pidfd_open(pid)
        try:
            assert await asyncio.to_thread(select.select, [ends], [], [], SECONDS) != ([], [], [])
        finally:
            os.close(ends)
