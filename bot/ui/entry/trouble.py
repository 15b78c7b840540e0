"""Judge errors: who caused them, whether and when to try again, and how to log them.

An error of Discord or the network gets one line in the log, since a traceback would not help. `tell_in_one_line`
shortens such entries of discord.py.

If a part of a board has a bug, `Faults` logs the bug once. The board shows a plain text or nothing in its place.
"""

import logging
import ssl
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeVar

import aiohttp
import discord
from discord import app_commands
from discord.gateway import WebSocketClosure

from bot.errors import NotKept
from bot.machine import Chance
from bot.sessions.notices import ConversationsFull
from bot.ui.entry.reasons import UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, Next, reason_of

# The loggers that report errors of discord.py. The logger of asyncio reports errors in discord.py's tasks.
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
RETRY_SECONDS = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0)  # the pauses between attempts; the last one repeats
REMEMBERED = 1_000  # the most faults remembered; a forgotten fault is logged again

# After these codes no answer is possible: it is too late, or a second one, or its channel or message is gone.
# 10015: unknown webhook. 10062: unknown interaction. 40060: already acknowledged. 50027: invalid token.
_NOBODY_LEFT = frozenset({UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, 10015, 10062, 40060, 50027})
_SESSIONCLOSED = "Session is closed"  # the text of aiohttp's RuntimeError if the client is closed

# The errors that any request to Discord may raise.
REQUEST_FAULTS = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)

T = TypeVar("T")
Pause = Callable[[float], Awaitable[None]]

_log = logging.getLogger(__name__)


# ---- who caused it ----


def is_outside(problem: BaseException | None) -> bool:
    """Return whether an error comes from Discord, the network or the system, and not from a bug here."""
    problem = _cause(problem)
    if isinstance(problem, discord.HTTPException):
        return problem.code in _NOBODY_LEFT or problem.status in (401, 429) or problem.status >= 500
    if isinstance(problem, RuntimeError):
        return str(problem) == _SESSIONCLOSED
    kinds = (
        aiohttp.ClientError,
        discord.ConnectionClosed,
        discord.GatewayNotFound,
        discord.RateLimited,
        OSError,  # includes TimeoutError
        WebSocketClosure,
    )
    return isinstance(problem, kinds)


def is_connection_trouble(problem: BaseException | None) -> bool:
    """Return whether an error comes from Discord or the network. Faults of files and disks do not count."""
    problem = _cause(problem)
    local = isinstance(problem, OSError) and not isinstance(
        problem, (aiohttp.ClientError, ConnectionError, TimeoutError, ssl.SSLError)
    )
    return is_outside(problem) and not local


def failed_at_discord(problem: BaseException) -> bool:
    """Return whether Discord has refused a request, or could not be reached."""
    return isinstance(problem, discord.HTTPException) or is_connection_trouble(problem)


def passes(problem: Exception) -> bool:
    """Return whether another attempt may succeed soon: the network, Discord or the database has trouble."""
    if isinstance(problem, discord.HTTPException):
        return reason_of(problem).next is Next.SOON
    return isinstance(problem, (NotKept, ConversationsFull, aiohttp.ClientError, OSError, discord.RateLimited))


def may_be_there(problem: Exception) -> bool:
    """Return whether a message may have been posted although the request failed.

    After status 503, Discord has not processed the request. After other statuses from 500 on, this is unknown.
    """
    if isinstance(problem, discord.HTTPException):
        return problem.status >= 500 and problem.status != 503
    if isinstance(problem, (aiohttp.ClientConnectorError, aiohttp.ConnectionTimeoutError)):
        return False  # the request did not reach Discord
    return isinstance(problem, (aiohttp.ClientError, OSError))


def _cause(problem: BaseException | None) -> BaseException | None:
    """Return the original error inside discord.py's CommandInvokeError, or `problem` itself."""
    while isinstance(problem, app_commands.CommandInvokeError):
        problem = problem.original
    return problem


# ---- trying again ----


def retry_after(tries: int) -> float:
    """Return the seconds until the next attempt. tries: the number of pauses so far."""
    return RETRY_SECONDS[min(tries, len(RETRY_SECONDS) - 1)]


async def until_kept(
    work: Callable[[], Awaitable[T]], fault: str, pause: Pause, is_closed: Callable[[], bool]
) -> T | None:
    """Call `work` again and again until the database answers. The rest is as for `until_passed`."""
    return await until_passed(work, fault, pause, is_closed, lambda problem: isinstance(problem, NotKept))


async def until_passed(
    work: Callable[[], Awaitable[T]],
    fault: str,
    pause: Pause,
    is_closed: Callable[[], bool],
    is_passing: Callable[[Exception], bool] = passes,
) -> T | None:
    """Call `work` again and again while its errors may pass. Return its result, or None once the bot is closed.

    Raises its other errors.

    fault: the sentence to log for each failed attempt.
    pause: waits some seconds.
    """
    tries = 0
    while not is_closed():
        try:
            return await work()
        except Exception as problem:
            if not is_passing(problem):
                raise
            _log.warning("%s: %s", fault, problem)
        await pause(retry_after(tries))
        tries += 1
    return None


# ---- the log ----


def summary(problem: BaseException | None) -> str:
    """Return an error in a few words, with a hint at its cause if the bot knows it."""
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


def _in_one_line(record: logging.LogRecord) -> bool:
    """Filter for logging: make the entry of an error from outside a warning without a traceback."""
    problem = record.exc_info[1] if record.exc_info else None
    if problem is not None and is_outside(problem):
        record.msg = f"{record.getMessage().partition(chr(10))[0]}: {summary(problem)}"
        record.args = ()
        record.exc_info = record.exc_text = None
        record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
    return True


def tell_in_one_line() -> None:
    """Have LOGGERS write errors from outside in one line. A second call changes nothing."""
    for name in LOGGERS:
        logging.getLogger(name).addFilter(_in_one_line)


def new_ticket(chance: Chance) -> str:
    """Return a new ticket: the hexadecimal number of a bug in the log."""
    return chance.token_hex(3)


class Faults:
    """Logs each fault once per match, however often it happens."""

    def __init__(self, chance: Chance) -> None:
        """chance: draws tickets."""
        self._chance = chance
        self._noted: OrderedDict[object, None] = OrderedDict()

    def note(self, about: str, problem: Exception) -> None:
        """Log a fault with a new ticket, unless the same line of code has raised the same error for `about` before.

        about: the id of a match, or the name of a picture or a text.
        """
        trace, origin = problem.__traceback__, ("", 0)
        while trace is not None:
            origin, trace = (trace.tb_frame.f_code.co_filename, trace.tb_lineno), trace.tb_next
        key = (about, type(problem), origin)
        if key not in self._noted:
            ticket = new_ticket(self._chance)
            _log.error("Ticket %s: %s is shown without a part that failed", ticket, about, exc_info=problem)
        self._noted[key] = None
        self._noted.move_to_end(key)
        if len(self._noted) > REMEMBERED:
            self._noted.popitem(last=False)

    def attempt(self, about: str, work: Callable[[], T], instead: T) -> T:
        """Return the result of `work`. If it raises, log the fault and return `instead`."""
        try:
            return work()
        except Exception as problem:  # noqa: BLE001 - the match goes on after any fault
            self.note(about, problem)
            return instead
