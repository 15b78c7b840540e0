"""A relay between the bot and PostgreSQL. It can hide from the bot that the server has closed a connection."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import URL

PORT = 5432
TERMINATE = b"X\0\0\0\4"  # the message with which a client ends its connection


class Relay:
    """Passes bytes on. If the server closes a connection, the client learns this only after its next message.

    Attributes:
        closed: set while the server has closed all connections.
    """

    def __init__(self, server: URL) -> None:
        self._server = server
        self.closed = asyncio.Event()
        self._open = 0  # connections that the server has not closed
        self._tasks: set[asyncio.Task[None]] = set()

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve a new connection of a client."""
        task = asyncio.create_task(self._serve(reader, writer))
        self._tasks.add(task)

    async def close(self) -> None:
        """End all connections."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        host, port = self._server.query.get("host", self._server.host), self._server.port or PORT
        if isinstance(host, str) and host.startswith("/"):
            answers, asks = await asyncio.open_unix_connection(f"{host}/.s.PGSQL.{port}")
        else:
            answers, asks = await asyncio.open_connection(str(host), port)
        self._open += 1
        self.closed.clear()
        back = asyncio.create_task(self._pass_back(answers, writer))
        try:
            while asked := await reader.read(2**16):
                if back.done() or asked.endswith(TERMINATE):
                    break
                asks.write(asked)
        finally:
            back.cancel()
            for end in (asks, writer):
                end.close()
            await asyncio.gather(back, asks.wait_closed(), writer.wait_closed(), return_exceptions=True)

    async def _pass_back(self, answers: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while answered := await answers.read(2**16):
                writer.write(answered)
        finally:
            self._open -= 1
            if not self._open:
                self.closed.set()


@asynccontextmanager
async def relayed(url: URL) -> AsyncIterator[tuple[Relay, URL]]:
    """Yield a relay to a database, and the URL of the database through the relay."""
    relay = Relay(url)
    with tempfile.TemporaryDirectory(prefix="lapidary-") as folder:
        server = await asyncio.start_unix_server(relay.accept, Path(folder) / f".s.PGSQL.{PORT}")
        try:
            yield relay, url.set(host=None, port=None, query={"host": folder})
        finally:
            server.close()
            await relay.close()
