"""Tests of logged trouble: every logger writes trouble of Discord or the network in one line. A bug keeps its
traceback.
"""

import asyncio
import logging
import ssl
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands
from discord.gateway import WebSocketClosure

from bot.ui.entry.reasons import Mender, Next, reason_of
from bot.ui.entry.trouble import LOGGERS, is_outside, may_be_there, tell_in_one_line


def answer(status: int, code: int = 0, text: str = "") -> discord.HTTPException:
    """Return the exception that discord.py raises for this answer of Discord."""
    kinds = {403: discord.Forbidden, 404: discord.NotFound, 503: discord.DiscordServerError}
    response: Any = SimpleNamespace(status=status, reason="No")
    return kinds.get(status, discord.HTTPException)(response, {"code": code, "message": text})


def closed(code: int) -> discord.ConnectionClosed:
    socket: Any = SimpleNamespace(close_code=code)
    return discord.ConnectionClosed(socket, shard_id=None)


KEY: Any = SimpleNamespace(host="discord.com", port=443, ssl=True, is_ssl=True)
OUTSIDE: tuple[tuple[BaseException, str], ...] = (
    (answer(404, 10062, "Unknown interaction"), "too late"),
    (answer(400, 40060, "Interaction has already been acknowledged."), "40060"),
    (answer(401, 50027, "Invalid Webhook Token"), "too late"),
    (answer(401, 0, "401: Unauthorized"), "too late"),
    (answer(503), "discordstatus.com"),
    (answer(429), "429"),
    (discord.GatewayNotFound(), "gateway"),  # type: ignore[no-untyped-call]
    (closed(1006), "1006"),
    (WebSocketClosure(), "WebSocketClosure"),
    (discord.RateLimited(3.0), "3.00"),
    (aiohttp.ClientConnectorError(KEY, OSError("Name or service not known")), "online?"),
    (aiohttp.ClientConnectorCertificateError(KEY, ssl.SSLCertVerificationError("self-signed")), "certificates"),
    (aiohttp.ServerDisconnectedError(), "disconnected"),
    (ssl.SSLError("wrong version number"), "certificates"),
    (ConnectionResetError("Connection reset by peer"), "reset by peer"),
    (TimeoutError(), "does not answer"),
    (RuntimeError("Session is closed"), "Session is closed"),
)
BUGS: tuple[BaseException, ...] = (
    ValueError("a bug"),
    RuntimeError("another bug"),
    answer(400, 50035, "Invalid Form Body"),
    answer(403, 50001, "Missing Access"),
)


@pytest.mark.parametrize(("problem", "words"), OUTSIDE, ids=lambda one: type(one).__name__)
@pytest.mark.parametrize("name", LOGGERS)
def test_trouble_is_one_line_for_every_logger(
    name: str, problem: BaseException, words: str, caplog: pytest.LogCaptureFixture
) -> None:
    tell_in_one_line()
    logging.getLogger(name).error("Ignoring exception in %r\nwith more", "a place", exc_info=problem)

    (record,) = caplog.records
    assert (record.levelno, record.exc_info) == (logging.WARNING, None)
    assert record.getMessage().startswith("Ignoring exception in 'a place': ")
    assert words in record.getMessage()
    assert len(record.getMessage().splitlines()) == 1


@pytest.mark.parametrize("problem", BUGS, ids=repr)
def test_a_bug_keeps_its_traceback(problem: BaseException, caplog: pytest.LogCaptureFixture) -> None:
    tell_in_one_line()
    logging.getLogger("discord.client").error("Ignoring exception in on_ready", exc_info=problem)

    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert record.exc_info is not None
    assert record.exc_info[1] is problem


def test_the_cause_of_a_commands_exception_decides() -> None:
    command: Any = SimpleNamespace(name="gems")
    assert is_outside(app_commands.CommandInvokeError(command, answer(404, 10062)))
    assert not is_outside(app_commands.CommandInvokeError(command, ValueError("a bug")))


async def test_trouble_in_a_task_that_nobody_awaits_is_one_line_too(caplog: pytest.LogCaptureFixture) -> None:
    tell_in_one_line()
    context = {"message": "Task exception was never retrieved", "exception": answer(404, 10062, "Unknown interaction")}
    asyncio.get_running_loop().default_exception_handler(context)

    (record,) = caplog.records
    assert record.exc_info is None
    assert record.getMessage().startswith("Task exception was never retrieved: 404")


@pytest.mark.parametrize(
    ("problem", "mender", "then"),
    [
        (answer(403, 1), Mender.MANAGER, Next.LATER),
        (answer(400, 50013), Mender.MANAGER, Next.ALLOWED),
        (answer(403, 50083), Mender.MODERATOR, Next.OPENED),
        (answer(400, 50083), Mender.MODERATOR, Next.ANEW),
        (answer(400, 30046), Mender.BOT, Next.ANEW),
        (answer(429, 1), Mender.TIME, Next.SOON),
        (answer(599), Mender.TIME, Next.SOON),
        (answer(400, 1), Mender.OPERATOR, Next.LATER),
        (answer(404), Mender.OPERATOR, Next.LATER),
        (ValueError("a bug"), Mender.OPERATOR, Next.LATER),
    ],
    ids=str,
)
def test_a_refusal_that_is_not_listed_is_read_by_its_code_or_its_status(
    problem: Exception, mender: Mender, then: Next
) -> None:
    reason = reason_of(problem)

    assert (reason.mender, reason.next) == (mender, then)


@pytest.mark.parametrize(
    ("problem", "there"),
    [
        (answer(403), False),
        (answer(429), False),
        (answer(503), False),
        (answer(504), True),
        (aiohttp.ServerDisconnectedError(), True),
        (ConnectionResetError(), True),
        (TimeoutError(), True),
        (aiohttp.ConnectionTimeoutError(), False),
        (aiohttp.ClientConnectorError(KEY, OSError("refused")), False),
        (discord.RateLimited(90), False),
    ],
)
def test_a_post_may_exist_if_discord_got_it_and_did_not_refuse_it(problem: Exception, there: bool) -> None:
    assert may_be_there(problem) is there
