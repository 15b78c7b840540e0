"""The health check `/healthz`: one JSON object, with status 200 if every check passes, else 503. Also `/metrics`.

`/livez` has the check of the event loop alone, for what restarts a bot that no longer answers.

The checks are the connection to Discord, the database's last write, and the event loop. A late heartbeat means that
something blocks the loop. The bot does not restart itself after a failed check.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from aiohttp import web

BEAT_SECONDS = 1.0
METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8"  # the text format of Prometheus
LATE_SECONDS = 5.0  # the check fails if the loop is this late; Discord waits only three seconds for an answer


@dataclass(frozen=True)
class Check:
    """The result of one check, and the facts behind it."""

    ok: bool
    facts: Mapping[str, Any]


class Heartbeat:
    """Measures how late the event loop is, in seconds, at the last beat and at the worst beat."""

    def __init__(self) -> None:
        self._late = 0.0
        self._worst = 0.0
        self._due: float | None = None

    async def beat(self) -> None:
        """Measure until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            self._due = loop.time() + BEAT_SECONDS
            await asyncio.sleep(BEAT_SECONDS)
            self._late = max(0.0, loop.time() - self._due)
            self._worst = max(self._worst, self._late)

    def check(self) -> Check:
        if self._due is None:
            return Check(False, {"late_seconds": None, "worst_seconds": None})
        late = max(self._late, asyncio.get_running_loop().time() - self._due)
        return Check(late < LATE_SECONDS, {"late_seconds": round(late, 3), "worst_seconds": round(self._worst, 3)})


class HealthServer:
    """An async context manager that serves `/healthz` and `/metrics` on its own port."""

    def __init__(
        self,
        host: str,
        port: int,
        checks: Mapping[str, Callable[[], Check]],
        metrics: Callable[[], Awaitable[bytes]] | None = None,
        probe: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """metrics: returns what `/metrics` answers; None: there is no such page. probe: tries before each check."""
        self._host = host
        self._port = port
        self._heartbeat = Heartbeat()
        self._metrics = metrics
        self._probe = probe
        self._checks = {"loop": self._heartbeat.check, **checks}
        self._stack = contextlib.AsyncExitStack()

    async def __aenter__(self) -> "HealthServer":
        """Start the server. Raises OSError if the address cannot be used."""
        app = web.Application()
        app.router.add_get("/healthz", self._answer)
        app.router.add_get("/livez", self._answer_alive)
        if self._metrics is not None:
            app.router.add_get("/metrics", self._answer_metrics)
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        self._stack.push_async_callback(runner.cleanup)
        try:
            site = web.TCPSite(runner, self._host, self._port)
            await site.start()
        except OSError:
            await self._stack.aclose()
            raise
        self._port = runner.addresses[0][1]
        beating = asyncio.create_task(self._heartbeat.beat(), name="heartbeat")
        self._stack.callback(beating.cancel)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    @property
    def url(self) -> str:
        return f"http://{self._host}:{self._port}/healthz"

    async def _answer_metrics(self, _request: web.Request) -> web.Response:
        assert self._metrics is not None
        return web.Response(body=await self._metrics(), headers={"Content-Type": METRICS_TYPE})

    async def _answer_alive(self, _request: web.Request) -> web.Response:
        """Answer for who would restart the bot: only the event loop counts, since a restart mends nothing else."""
        loop = self._checks["loop"]()
        return web.json_response({"ok": loop.ok, **loop.facts}, status=200 if loop.ok else 503)

    async def _answer(self, _request: web.Request) -> web.Response:
        if self._probe is not None:
            await self._probe()
        results = {name: check() for name, check in self._checks.items()}
        well = all(result.ok for result in results.values())
        body = {"ok": well, **{name: {"ok": result.ok, **result.facts} for name, result in results.items()}}
        return web.json_response(body, status=200 if well else 503)
