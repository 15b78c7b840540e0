"""Asks Discord, without a login, what the doctor wants to know: four requests, none of which changes anything."""

from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from typing import Any, NamedTuple

import aiohttp
import discord

from bot.config import SETTINGS, Config
from bot.machine import Clock
from bot.ui.entry.trouble import summary

API = "/api/v10"
SECONDS = 10.0  # for each request
LEAST_REFUSAL = 400  # the least status that refuses a request
_AGENT = f"DiscordBot (https://github.com/Rapptz/discord.py {discord.__version__})"  # Discord demands this form


class Answers(NamedTuple):
    """What Discord has answered.

    Attributes:
        server: the address that was asked.
        trouble: why Discord could not be reached, or that it refuses; None if it has answered.
        refusal: the status with which it refuses requests without a token; 0 if it does not.
        ahead: by how many seconds this machine's clock is ahead of Discord's; None if unknown.
        status: that of the answer to a request with the token; 0 without a token.
        application, gateway: Discord's JSON; empty if the token is refused.
    """

    server: str
    trouble: str | None = None
    ahead: float | None = None
    status: int = 0
    application: Mapping[str, Any] = {}
    gateway: Mapping[str, Any] = {}
    refusal: int = 0


async def ask(config: Config, clock: Clock) -> Answers:
    """Ask Discord, or the server in its place. Never raises an error of the network."""
    server = config.discord_api_url or SETTINGS["DISCORD_API_URL"].default
    limit = aiohttp.ClientTimeout(total=SECONDS)
    try:
        async with aiohttp.ClientSession(server, timeout=limit, headers={"User-Agent": _AGENT}) as session:
            answers = Answers(server, ahead=await _ahead(session, clock))
            if config.discord_token is None:
                return answers
            session.headers["Authorization"] = f"Bot {config.discord_token}"
            status, _ = await _get(session, "/users/@me")
            answers = answers._replace(status=status)
            if status == 200:
                _, application = await _get(session, "/applications/@me")
                _, gateway = await _get(session, "/gateway/bot")
                answers = answers._replace(application=application, gateway=gateway)
            return answers
    except aiohttp.ClientResponseError as problem:
        return Answers(server, summary(problem), refusal=problem.status if problem.status >= LEAST_REFUSAL else 0)
    except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as problem:
        return Answers(server, summary(problem))


async def _get(session: aiohttp.ClientSession, path: str) -> tuple[int, Mapping[str, Any]]:
    async with session.get(API + path) as response:
        return response.status, await response.json() if response.status == 200 else {}


async def _ahead(session: aiohttp.ClientSession, clock: Clock) -> float | None:
    """Return by how much this clock is ahead. The header has whole seconds, and the answer needs some time."""
    before = clock.now()
    async with session.get(f"{API}/gateway") as response:
        response.raise_for_status()
        told = response.headers.get("Date")
    after = clock.now()
    if told is None:
        return None
    since = parsedate_to_datetime(told).timestamp() * 1000
    # The answer was made between `before` and `after`, and its time between `since` and a second later.
    if after < since:
        return (after - since) / 1000
    return max(0.0, (before - since - 1000) / 1000)
