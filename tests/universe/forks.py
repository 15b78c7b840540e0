"""Forks of a running universe: each goes on in a process of its own, with a copy of the disk. The parent only waits."""

import asyncio
import os
import select
import shutil
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from tests.universe.libraries import REAL

if TYPE_CHECKING:
    from tests.universe.universe import Universe

PATIENCE = 300.0  # seconds of real time after which a fork is killed: on a busy machine, one takes minutes


async def forked(
    universe: "Universe", count: int, live: Callable[[int, int], Awaitable[object]]
) -> tuple[list[bytes], float]:
    """Fork a universe `count` times at once. Return what each fork wrote, and their seconds of processor time.

    live: is called in a fork with its number and the pipe to write into. It must end the process.
    """
    pipes, pids, spent = [], [], 0.0
    for number in range(count):
        reading, writing = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(reading)
            asyncio._set_running_loop(universe.loop)  # asyncio forgets the loop in a fork
            await live(number, writing)
        os.close(writing)
        pipes.append(reading)
        pids.append(pid)
    said = _read_all(pipes)
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
        used = os.wait4(pid, 0)[2]  # noqa: ASYNC222 - the parent only waits, so that its own steps stay
        spent += used.ru_utime + used.ru_stime
    for number in range(count):
        shutil.rmtree(_folder_of(universe.folder, number), ignore_errors=True)
    return said, spent


def move_out(universe: "Universe", number: int) -> None:
    """Let a fork go on with a copy of the disk, without further trouble. The bot loses its power."""
    folder = _folder_of(universe.folder, number)
    shutil.copytree(universe.folder, folder)
    # Closing the connection to the parent's file could write into this file.
    universe.loop.bury(universe.books._connection)
    universe.books._connection = None
    universe.folder, universe.database = folder, folder / universe.database.name
    universe.books._path = universe.database
    for task in asyncio.all_tasks():
        if task.get_coro().__qualname__ == "Universe._make_trouble":  # type: ignore[union-attr]
            task.cancel()
    universe.loop.watch_step = 0
    universe.lives.cut()


def _folder_of(folder: Path, number: int) -> Path:
    """Return the folder of a fork, beside its parent's. The parent deletes it, since it may kill the fork."""
    return folder.with_name(f"{folder.name}-fork{number}")


def _read_all(pipes: list[int]) -> list[bytes]:
    """Read the pipes to their ends, or until the patience is over."""
    said, end = dict.fromkeys(pipes, b""), REAL["monotonic"]() + PATIENCE
    unread = set(pipes)
    while unread and (left := end - REAL["monotonic"]()) > 0:
        for pipe in select.select(sorted(unread), [], [], left)[0]:
            piece = os.read(pipe, 1 << 16)
            said[pipe] += piece
            if not piece:
                unread.discard(pipe)
    for pipe in pipes:
        os.close(pipe)
    return [said[pipe] for pipe in pipes]
