"""Tests of what an operator reads in the log while Discord is in trouble: one line each, no traceback."""

import asyncio
import logging

import pytest

from bot.playground import ManualClock, Refused
from tests.cogs.desk import Desk

LATE = 4.0  # seconds; Discord waits three


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the logged messages, after checking that none has a traceback."""
    assert [record for record in caplog.records if record.exc_info] == []
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


async def test_late_suggestions_are_one_line_in_the_log(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    held = desk.playground.faults.hold(r"^POST /interactions/\d+/[^/]+/callback$")
    asked = asyncio.create_task(ada.autocomplete("games", "gems move", "from", ""))
    await held.reached.wait()
    clock = desk.playground.world.clock
    assert isinstance(clock, ManualClock)
    clock.advance(LATE)
    assert held.gate is not None
    held.gate.set()
    with pytest.raises(Refused):
        await asked
    await _until_events_are_handled(desk)

    (line,) = lines(caplog)
    assert "gems move" in line
    assert "10062" in line


async def test_suggestions_while_the_bot_stops_are_not_logged_as_errors(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    held = desk.playground.faults.hold(r"^POST /interactions/\d+/[^/]+/callback$")
    asked = asyncio.create_task(ada.autocomplete("games", "gems move", "from", ""))
    await held.reached.wait()
    await desk.end()
    assert held.gate is not None
    held.gate.set()
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)
    await desk.begin()

    (line,) = lines(caplog)
    assert line.startswith("Ignoring exception in autocomplete")


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10062), (404, 10015), (400, 40060)])
async def test_an_answer_that_discord_refuses_is_one_line_in_the_log(
    desk: Desk, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    ada = desk.actor("Ada")
    refused = desk.playground.faults.refuse(
        r"^POST /interactions/\d+/[^/]+/callback$", status=status, code=code, message="Invalid Webhook Token"
    )
    sent = ada.slash("games", "help")
    await refused.reached.wait()
    await _until_events_are_handled(desk)
    await desk.client.door.empty()

    (line,) = lines(caplog)
    assert str(status) in line
    assert sent.answer is None


async def test_a_lost_connection_is_one_line_in_the_log(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    desk.playground.faults.fail(r"^GET /gateway", times=1)
    resumed = asyncio.create_task(desk.client.wait_for("resumed"))
    await desk.playground.gateway.drop(resumable=True, code=1000)
    await resumed

    for line in lines(caplog):
        assert line.startswith("Attempting a reconnect in")


async def _until_events_are_handled(desk: Desk) -> None:
    assert (await desk.actor("Bela").slash("games", "help")).failed is None
