"""The simulated network between the hosts of a universe: connections as TCP gives them, with seeded delays."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import Context, ContextVar, copy_context
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.universe.loop import Loop

DRIVER = "universe"  # the host of the simulation itself, which has no faults
HOST: ContextVar[str] = ContextVar("universe_host", default=DRIVER)  # the host on which the current code runs
ADDRESS = "127.0.0.1"
FIRST_PORT, FIRST_OWN_PORT = 40_000, 50_000


class Network:
    """All listeners and connections of a universe. Each connection keeps its order and loses nothing until it breaks.

    Attributes:
        slow: the factor of all delays.
        resets: the chance that a sent piece breaks its connection.
        refuses: whether no new connection comes about.
        parted: whether nothing arrives any more; what was sent arrives when this ends.
        on_reset: called when a connection breaks. What was sent through it may be lost.
    """

    def __init__(self, loop: "Loop") -> None:
        self.loop = loop
        self.listeners: dict[int, Server] = {}
        self.streams: dict[int, Stream] = {}
        self.slow, self.resets, self.refuses, self.parted = 1.0, 0.0, False, False
        self.on_reset: Callable[[], None] = lambda: None
        self._held: list[Stream] = []
        self._connections = 0

    def delay(self) -> float:
        """Return how many seconds a piece takes; about 11 ms."""
        return self.slow * self.loop.dice.lognormvariate(-4.5, 0.8)

    def listen(self, factory: Any, port: int) -> "Server":
        port = port or FIRST_PORT + len(self.listeners)
        server = self.listeners[port] = Server(self, factory, port)
        return server

    async def connect(self, factory: Any, host: str, port: int) -> "tuple[Stream, Any]":
        """Return a new connection's near end and its protocol. Raises ConnectionRefusedError if nobody listens."""
        await asyncio.sleep(self.delay())
        server = self.listeners.get(port)
        if server is None or self.refuses or self.parted:
            raise ConnectionRefusedError(111, f"Connect call failed ('{host}', {port})")
        self._connections += 1
        number, there = self._connections, (host, port)
        here = (ADDRESS, FIRST_OWN_PORT + number % 10_000)
        near = Stream(self, 2 * number, copy_context(), peername=there, sockname=here)
        far = Stream(self, 2 * number + 1, server.context, peername=here, sockname=there)
        near.peer, far.peer = far, near
        far.protocol, near.protocol = server.factory(), factory()
        server.context.run(far.protocol.connection_made, far)
        near.protocol.connection_made(near)
        await asyncio.sleep(self.delay())
        return near, near.protocol

    def part(self) -> None:
        """Let nothing arrive until `join`."""
        self.parted = True

    def join(self) -> None:
        self.parted = False
        held, self._held = self._held, []
        for stream in held:
            stream.go_on()

    def hold(self, stream: "Stream") -> None:
        if stream not in self._held:
            self._held.append(stream)

    def calm(self) -> None:
        """End all trouble."""
        self.slow, self.resets, self.refuses = 1.0, 0.0, False
        self.join()

    def cut(self, host: str, *, silent: bool) -> None:
        """Take away the listeners and connections of a host without power. silent: whether the peers learn nothing."""
        for stream in [one for one in self.streams.values() if one.context.get(HOST, DRIVER) == host]:
            if stream.peer is not None and not silent:
                stream.peer.later("reset", b"")
            stream.closing = stream.lost = True
            self.streams.pop(stream.number, None)
            self.loop.bury(stream)
        for port, server in list(self.listeners.items()):
            if server.context.get(HOST, DRIVER) == host:
                del self.listeners[port]


class Server(asyncio.AbstractServer):
    """A listener. It gives itself as its only socket, since aiohttp asks for the address of one."""

    def __init__(self, network: Network, factory: Any, port: int) -> None:
        self._network = network
        self.factory = factory
        self.port = port
        self.context = copy_context()

    @property
    def sockets(self) -> "tuple[Server, ...]":
        return (self,)

    def getsockname(self) -> tuple[str, int]:
        return (ADDRESS, self.port)

    def close(self) -> None:
        self._network.listeners.pop(self.port, None)

    def close_clients(self) -> None: ...

    async def wait_closed(self) -> None: ...

    async def start_serving(self) -> None: ...

    async def serve_forever(self) -> None: ...

    def get_loop(self) -> asyncio.AbstractEventLoop:
        return self._network.loop

    def is_serving(self) -> bool:
        return self.port in self._network.listeners


class Stream(asyncio.Transport):
    """One end of a connection."""

    def __init__(self, network: Network, number: int, context: Context, **extra: Any) -> None:
        super().__init__(extra)
        self._network = network
        self.number = number
        self.context = context
        self.peer: Stream | None = None
        self.protocol: Any = None
        self.closing = self.lost = False
        self._paused = False
        self._held: deque[tuple[str, bytes]] = deque()
        self._at = 0.0  # when the last piece arrives; a later one must not pass it
        network.streams[number] = self

    # ---- what arrives ----

    def later(self, kind: str, data: bytes) -> None:
        """Let something arrive after the network's delay. kind: "data", "end" or "reset"."""
        loop = self._network.loop
        self._at = max(self._at + 1e-6, loop.now + self._network.delay())
        loop.call_at(self._at, self._arrive, kind, data, context=self.context)

    def _arrive(self, kind: str, data: bytes) -> None:
        if self.lost:
            return
        if self._network.parted:
            self._held.append((kind, data))
            self._network.hold(self)
        elif (self._paused and kind != "reset") or self._held:
            self._held.append((kind, data))
        else:
            self._take(kind, data)

    def _take(self, kind: str, data: bytes) -> None:
        if self.lost:
            return
        if kind == "reset":
            self.closing = True
            self._network.on_reset()
            self._lose(ConnectionResetError(104, "Connection reset by peer"))
        elif self.closing:
            return
        elif kind == "data":
            self.protocol.data_received(data)
        elif not self.protocol.eof_received():
            self.close()

    def go_on(self) -> None:
        """Take what was held, in its order."""
        while self._held and not (self._paused or self._network.parted):
            kind, data = self._held.popleft()
            self._network.loop.call_soon(self._take, kind, data, context=self.context)

    def _lose(self, problem: Exception | None) -> None:
        if not self.lost:
            self.lost = self.closing = True
            self._network.streams.pop(self.number, None)
            self.protocol.connection_lost(problem)

    # ---- what is sent ----

    def write(self, data: Any) -> None:
        if self.closing or self.peer is None:
            return
        network = self._network
        if network.resets and network.loop.dice.random() < network.resets:
            self.closing = True
            self.peer.later("reset", b"")
            self.later("reset", b"")
            return
        self.peer.later("data", bytes(data))

    def writelines(self, list_of_data: Any) -> None:
        self.write(b"".join(list_of_data))

    def write_eof(self) -> None:
        if self.peer is not None:
            self.peer.later("end", b"")

    def can_write_eof(self) -> bool:
        return True

    def close(self) -> None:
        self._end("end")

    def abort(self) -> None:
        self._end("reset")

    def _end(self, kind: str) -> None:
        if not self.closing:
            self.closing = True
            if self.peer is not None:
                self.peer.later(kind, b"")
            self._network.loop.call_soon(self._lose, None, context=self.context)

    # ---- what asyncio's protocols ask ----

    def is_closing(self) -> bool:
        return self.closing

    def is_reading(self) -> bool:
        return not self._paused and not self.closing

    def pause_reading(self) -> None:
        self._paused = True

    def resume_reading(self) -> None:
        self._paused = False
        self.go_on()

    def get_write_buffer_size(self) -> int:
        return 0

    def get_write_buffer_limits(self) -> tuple[int, int]:
        return (0, 65_536)

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None: ...

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol  # type: ignore[no-any-return]
