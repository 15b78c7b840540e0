"""Trouble of Discord's or of the network's: nobody can mend it here, so it is one line in the log, without a traceback.

discord.py logs each error with its traceback, whoever caused it: a connection that is lost, an answer that comes too
late. `tell_in_one_line` makes one line of those; what may be a bug keeps its traceback.
"""

import asyncio
import logging
import ssl

import aiohttp
import discord
from discord import app_commands
from discord.gateway import WebSocketClosure

from bot.errors import NotKept

# Where discord.py, and asyncio for its tasks, log what was raised.
LOGGERS = (
    "asyncio",
    "discord.app_commands.tree",
    "discord.client",
    "discord.ext.commands.bot",
    "discord.ext.tasks",
    "discord.gateway",
    "discord.http",
    "discord.shard",
    "discord.state",
    "discord.ui.modal",
    "discord.ui.view",
    "discord.webhook.async_",
)

UNKNOWN_MESSAGE = 10008
# What Discord says where an answer comes too late or twice, or where its place is gone: nobody is left to be told.
# Unknown channel, message, webhook, interaction; acknowledged already; invalid token.
_NOBODY_LEFT = frozenset({10003, UNKNOWN_MESSAGE, 10015, 10062, 40060, 50027})
_SESSION_CLOSED = "Session is closed"  # aiohttp's RuntimeError for an answer that comes after the end


def is_outside(problem: BaseException | None) -> bool:
    """Return whether Discord or the network caused this, and no bug here."""
    problem = _cause(problem)
    if isinstance(problem, discord.HTTPException):
        return problem.code in _NOBODY_LEFT or problem.status in (401, 429) or problem.status >= 500
    if isinstance(problem, RuntimeError):
        return str(problem) == _SESSION_CLOSED
    kinds = (
        aiohttp.ClientError,
        asyncio.TimeoutError,
        discord.ConnectionClosed,
        discord.GatewayNotFound,
        discord.RateLimited,
        OSError,
        WebSocketClosure,
    )
    return isinstance(problem, kinds)


def is_connection_trouble(problem: BaseException | None) -> bool:
    """Return whether the way to Discord caused this: as `is_outside`, but no fault of a file or of the disk."""
    problem = _cause(problem)
    local = isinstance(problem, OSError) and not isinstance(
        problem, (aiohttp.ClientError, ConnectionError, TimeoutError, ssl.SSLError)
    )
    return is_outside(problem) and not local


def passes(problem: Exception) -> bool:
    """Return whether it is worth trying again soon: the way to Discord is broken, Discord is in trouble or busy, or the
    database is.
    """
    if isinstance(problem, discord.HTTPException):
        return problem.status == 429 or problem.status >= 500
    return isinstance(problem, (NotKept, aiohttp.ClientError, OSError, TimeoutError, discord.RateLimited))


def may_be_there(problem: Exception) -> bool:
    """Return whether a message may have been posted although it failed: Discord was asked and has not said no.

    503 says no: Discord was not there to do it. After 500, 502 and 504 nobody knows.
    """
    if isinstance(problem, discord.HTTPException):
        return problem.status >= 500 and problem.status != 503
    if isinstance(problem, (aiohttp.ClientConnectorError, aiohttp.ConnectionTimeoutError)):
        return False  # Discord was never asked
    return isinstance(problem, (aiohttp.ClientError, OSError, TimeoutError))


def told(problem: BaseException | None) -> str:
    """Return half a line on what is the matter, and what would mend it."""
    problem = _cause(problem)
    said = " ".join(str(problem).split()) or type(problem).__name__
    return f"{said} ({hint})" if (hint := _hint(problem)) else said


def _hint(problem: BaseException | None) -> str:
    if isinstance(problem, (ssl.SSLError, aiohttp.ClientSSLError)):
        return "are the clock and the certificates of this machine right?"
    if isinstance(problem, aiohttp.ClientConnectorError):
        return "is this machine online?"
    if isinstance(problem, discord.HTTPException):
        if problem.status >= 500:
            return "Discord has trouble of its own, see discordstatus.com"
        if problem.code in _NOBODY_LEFT or problem.status == 401:
            return "it came too late, or what it was for is gone"
    if isinstance(problem, TimeoutError):
        return "Discord does not answer"
    return ""


def _cause(problem: BaseException | None) -> BaseException | None:
    """Return the problem itself, or the one that discord.py has wrapped."""
    while isinstance(problem, app_commands.CommandInvokeError):
        problem = problem.original
    return problem


class _OneLine(logging.Filter):
    """Takes the traceback away from trouble that comes from outside, and logs it as a warning."""

    def filter(self, record: logging.LogRecord) -> bool:
        problem = record.exc_info[1] if record.exc_info else None
        if problem is not None and is_outside(problem):
            record.msg = f"{record.getMessage().partition(chr(10))[0]}: {told(problem)}"
            record.args = ()
            record.exc_info = record.exc_text = None
            record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
        return True


_ONE_LINE = _OneLine()


def tell_in_one_line() -> None:
    """Have discord.py's loggers tell outside trouble in one line. A second time it does nothing."""
    for name in LOGGERS:
        logging.getLogger(name).addFilter(_ONE_LINE)
