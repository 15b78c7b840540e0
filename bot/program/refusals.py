"""What Discord refuses to a bot as a whole, as errors with a sentence for the operator."""

import contextlib
from collections.abc import AsyncIterator, Iterator

import aiohttp
import discord

from bot.config import Config
from bot.errors import SettingError, StartError
from bot.ui.client import point_discord_at
from bot.ui.entry.trouble import is_connection_trouble, summary

NO_TOKEN = "There is no token: put DISCORD_TOKEN=... into .env (see .env.example), or play without one: make play."
UNKNOWN_TOKEN = (
    "Discord does not know this token: copy it anew from the developer portal (Bot > Reset Token) into DISCORD_TOKEN."
)
# If Discord closes the connection with one of these codes, the bot prints the message and does not connect again.
CLOSED = {
    4004: UNKNOWN_TOKEN,  # Discord sends this code if somebody resets the token while the bot runs.
    4010: "Discord does not know the shard that this bot asked for (code 4010): look at the sharding settings.",
    4011: "This bot is in more servers than one connection may serve (code 4011): Discord demands sharding.",
    4012: "Discord no longer speaks the version of its API that this bot speaks (code 4012): update Lapidary.",
    4013: "Discord does not know the intents that this bot asked for (code 4013): update Lapidary.",
    4014: "Discord does not grant the intents that this bot asked for (code 4014): switch them on in the developer "
    "portal (Bot > Privileged Gateway Intents).",
}
REFUSED_INTENTS = 4014


def token_of(config: Config) -> str:
    """Return the token of the settings, and send all requests where the settings say. Raises StartError."""
    if config.discord_token is None:
        raise StartError(NO_TOKEN)
    if config.discord_api_url is not None:
        point_discord_at(config.discord_api_url)
    return config.discord_token


@contextlib.asynccontextmanager
async def logged_in(token: str) -> AsyncIterator[discord.Client]:
    """Yield a client for requests alone."""
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        await client.login(token)
        yield client


@contextlib.contextmanager
def refusals() -> Iterator[None]:
    """Raise StartError in place of the errors of Discord and the network, and SettingError for an unknown token.

    An error of a file stays as it is.
    """
    try:
        yield
    except discord.LoginFailure as problem:
        raise SettingError(UNKNOWN_TOKEN) from problem
    except discord.HTTPException as problem:
        if problem.status < 500:
            raise StartError(f"Discord refuses this bot: {summary(problem)}") from problem
        raise StartError(f"Discord cannot be reached: {summary(problem)}") from problem
    except (aiohttp.ClientError, OSError, TimeoutError, discord.GatewayNotFound) as problem:
        if isinstance(problem, OSError) and problem.filename is not None and not is_connection_trouble(problem):
            raise  # a file cannot be used
        raise StartError(f"Discord cannot be reached: {summary(problem)}") from problem


def closed(problem: discord.ConnectionClosed | discord.PrivilegedIntentsRequired) -> StartError:
    """Return the error that tells why Discord has closed the connection for good."""
    code = problem.code if isinstance(problem, discord.ConnectionClosed) else REFUSED_INTENTS
    if code in CLOSED:
        return SettingError(CLOSED[code])
    return StartError(f"Discord has closed the connection for good (code {code}).")
