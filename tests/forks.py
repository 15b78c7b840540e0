"""Runs the bot's command line in new processes that start quickly.

A new Python needs more than a second to import the bot. So the first call of `fork` starts a server: a process that has
imported everything. The server forks a process for each `Order` (a command line to run), and ends with the tests.
"""

import asyncio
import atexit
import ctypes
import gc
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NoReturn

import msgspec

from bot.__main__ import COMMANDS, main
from bot.config import Config
from bot.program.serving import serving
from bot.storage import lock
from bot.texts import load_texts
from bot.ui.sync import Translator, translated
from cogs import all_cogs

ROOT = Path(__file__).parents[1]
LONGEST_ORDER = 2**16  # bytes
BOUND = "TEST_BOUND"  # a variable: set for root that may use files of other users only as anybody may
LOCK_SECONDS = "TEST_LOCK_SECONDS"  # a variable: how long a process waits for a database that another one uses


class Order(msgspec.Struct, frozen=True):
    """The command to run in a new process. `fork` sends it with three file descriptors: status, stdout and stderr."""

    folder: str
    arguments: list[str]
    environment: dict[str, str]


@dataclass(frozen=True)
class Pipe:
    """The reading end of a pipe."""

    transport: asyncio.ReadTransport
    reader: asyncio.StreamReader

    @classmethod
    async def of(cls, file: int) -> "Pipe":
        """Return the pipe of a file descriptor. Closing the transport also closes the descriptor."""
        reader = asyncio.StreamReader()
        protocol = asyncio.StreamReaderProtocol(reader)
        loop = asyncio.get_running_loop()
        transport, _ = await loop.connect_read_pipe(lambda: protocol, os.fdopen(file, "rb", 0))
        return cls(transport, reader)


class Forked:
    """A running process, with the methods of `asyncio.subprocess.Process` that tests need."""

    def __init__(self, status: Pipe, stdout: Pipe, stderr: Pipe) -> None:
        self._pipes = (status, stdout, stderr)
        self._status, self.stdout, self.stderr = status.reader, stdout.reader, stderr.reader
        self._pid = 0
        self.returncode: int | None = None

    async def started(self) -> None:
        """Wait until the process exists."""
        self._pid = int(await self._status.readline())

    def send_signal(self, number: int) -> None:
        """Send a signal. Raises ProcessLookupError if the process has ended."""
        os.kill(self._pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        """Wait until the process ends. Return the exit code, or minus the number of the signal that ended it.

        Output that nobody has read is lost.
        """
        if self.returncode is None:
            self.returncode = int(await self._status.readline())
            for pipe in self._pipes:
                pipe.transport.close()
            await asyncio.sleep(0)  # The transports close their files now.
        return self.returncode

    async def communicate(self) -> tuple[bytes, bytes]:
        """Wait until the process ends. Return the unread rest of standard output and of standard error."""
        out, err = await asyncio.gather(self.stdout.read(), self.stderr.read())
        await self.wait()
        return out, err


async def fork(folder: Path, arguments: Sequence[str], environment: Mapping[str, str]) -> Forked:
    """Run `python -m bot` with these arguments in a new process. `environment` has all its environment variables."""
    pipes = [os.pipe() for _ in range(3)]
    order = msgspec.json.encode(Order(str(folder), list(arguments), dict(environment)))
    socket.send_fds(_server(), [order], [write for _, write in pipes])
    for _, write in pipes:
        os.close(write)
    process = Forked(*[await Pipe.of(read) for read, _ in pipes])
    await process.started()
    return process


@cache
def _server() -> socket.socket:
    """Start the server of this test process, and return the socket for its orders."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        server = subprocess.Popen([sys.executable, "-m", "tests.forks"], cwd=ROOT, stdin=theirs.fileno())

    def end() -> None:
        ours.close()
        server.wait()

    atexit.register(end)
    return ours


# ---- in the server ----


def serve() -> None:
    """Fork a process for each order until the tests end."""
    asyncio.run(_load())
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # Nobody waits for the forked processes here.
    with socket.socket(fileno=sys.stdin.fileno()) as orders:
        while True:
            order, files, _, _ = socket.recv_fds(orders, LONGEST_ORDER, 3)
            if not order:
                return
            if os.fork() == 0:
                break
            for file in files:
                os.close(file)
    _watch(msgspec.json.decode(order, type=Order), *files)


async def _load() -> None:
    """Load what the bot loads at its start or later: modules, texts, and the first parts of pictures."""
    texts = load_texts(strict=False)
    for command in [import_module(f"bot.program.{name}") for name in COMMANDS]:
        if hasattr(command, "load_texts"):
            command.load_texts = lambda **_: texts  # type: ignore[attr-defined]
    with tempfile.TemporaryDirectory(prefix="lapidary-forks-") as folder:
        config = Config.from_env({"DATA_DIR": folder, "HEALTH_PORT": "0", "EMOJI": "off"})
        async with serving(config, texts) as bot:
            for cog in all_cogs():
                await bot.client.add_cog(cog(bot.client))
                if cog.face is not None:
                    cog.face.painter.warm_up()
            await translated(bot.client.tree, Translator(texts))
    gc.collect()
    gc.freeze()


def _watch(order: Order, status: int, out: int, err: int) -> NoReturn:
    """Fork the bot. Write its process id and then its exit code to `status`."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    child = os.fork()
    if child == 0:
        os.close(status)
        _run(order, out, err)
    os.close(out)
    os.close(err)
    os.write(status, b"%d\n" % child)
    _, ended = os.waitpid(child, 0)
    os.write(status, b"%d\n" % os.waitstatus_to_exitcode(ended))
    os._exit(0)


def _run(order: Order, out: int, err: int) -> NoReturn:
    for file, standard in ((out, 1), (err, 2)):
        os.dup2(file, standard)
        os.close(file)
    os.chdir(order.folder)
    os.environ.clear()
    os.environ.update(order.environment)
    lock.WAIT_SECONDS = float(order.environment.get(LOCK_SECONDS, lock.WAIT_SECONDS))  # type: ignore[assignment]
    if BOUND in order.environment:
        _give_up_rights()
    try:
        code = main(order.arguments)
    except Exception:  # noqa: BLE001 - Python would also print the error.
        traceback.print_exc()
        code = 1
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    sys.stdout.flush()
    os._exit(code)  # freeing all that the server has loaded takes a tenth of a second


def _give_up_rights() -> None:
    """Give up the capabilities CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH, which are bits 1 and 2 of the first words."""
    system, version, sets = (
        ctypes.CDLL(None, use_errno=True),
        (ctypes.c_uint32 * 2)(0x20080522, 0),
        (ctypes.c_uint32 * 6)(),
    )
    assert system.capget(version, sets) == 0
    for number in range(3):  # what is effective, permitted and inherited
        sets[number] &= ~0b110
    assert system.capset(version, sets) == 0, os.strerror(ctypes.get_errno())


if __name__ == "__main__":
    serve()
