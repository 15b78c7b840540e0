"""Tests of /healthz over HTTP: its answers when all checks pass, and when one check fails."""

import socket

import aiohttp
import pytest

from bot.ui.health import Check, HealthServer, Heartbeat
from bot.ui.metrics import Metrics


async def ask(url: str) -> tuple[int, dict[str, object]]:
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        return response.status, await response.json()


async def test_all_checks_that_pass_make_the_answer_200() -> None:
    async with HealthServer("127.0.0.1", 0, {"gateway": lambda: Check(True, {"latency": 0.05})}) as server:
        status, body = await ask(server.url)

    assert status == 200
    assert body["ok"] is True
    assert body["gateway"] == {"ok": True, "latency": 0.05}
    assert body["loop"]["ok"] is True  # type: ignore[index]  # the body is JSON


async def test_one_failed_check_makes_the_answer_503() -> None:
    async with HealthServer(
        "127.0.0.1", 0, {"gateway": lambda: Check(False, {}), "storage": lambda: Check(True, {})}
    ) as server:
        status, body = await ask(server.url)

    assert status == 503
    assert body["ok"] is False
    assert body["storage"] == {"ok": True}


async def test_a_bot_without_discord_is_alive_because_a_restart_would_not_help() -> None:
    async with HealthServer("127.0.0.1", 0, {"gateway": lambda: Check(False, {})}) as server:
        status, body = await ask(server.url.replace("healthz", "livez"))

    assert (status, body["ok"]) == (200, True)


async def test_a_late_loop_is_not_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Heartbeat, "check", lambda _: Check(False, {"late_seconds": 9.0}))
    async with HealthServer("127.0.0.1", 0, {"gateway": lambda: Check(True, {})}) as server:
        status, body = await ask(server.url.replace("healthz", "livez"))

    assert (status, body["ok"]) == (503, False)


async def test_metrics_are_served_as_text_of_prometheus() -> None:
    metrics = Metrics()

    async def answer() -> bytes:
        return metrics.text()

    async with (
        HealthServer("127.0.0.1", 0, {}, answer) as server,
        aiohttp.ClientSession() as session,
        session.get(server.url.replace("healthz", "metrics")) as response,
    ):
        text = await response.text()

    assert (response.status, response.content_type) == (200, "text/plain")
    assert "# TYPE lapidary_lessons_begun_total counter" in text
    assert not [line for line in text.splitlines() if "lapidary" not in line]


async def test_a_port_already_in_use_raises_and_leaves_nothing_open() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(OSError, match="address already in use"):
        async with HealthServer("127.0.0.1", taken.getsockname()[1], {}):
            pass


async def test_a_gateway_without_a_heartbeat_counts_as_late() -> None:
    assert Heartbeat().check().ok is False
