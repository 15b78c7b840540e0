"""What discord.py leaves to the bot about requests: a report of each one, and an error for an answer that is garbled.

A report names the route without ids, the status, and whether a limit counts the request. Discord allows a bot 50
requests per second. It does not count answers to interactions: the callback of an interaction, and the messages that
its webhook sends, edits or deletes.
"""

import asyncio
import json
import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import yarl

# method, route, whether the global limit counts it, status, seconds
Report = Callable[[str, str, bool, str, float], None]

_API = re.compile(r"^/api/v\d+/")
_WORD = re.compile(r"@?[a-z]{2,20}(-[a-z]{2,20})*")
_UNCOUNTED = ("interactions", "webhooks")
_BANNED = "429-banned"
_TELLING = (401, 403, 404, 429)  # statuses that operators want by themselves


class Garbled(aiohttp.ClientPayloadError):
    """Discord's answer says that it is JSON, and is none. The request may have been carried out."""


def refuse_garbled_answers() -> None:
    """Have discord.py raise `Garbled`. It would raise ValueError, as a bug does. A second call changes nothing."""
    for module in (discord.http, discord.webhook.async_):
        module.json_or_text = _json_or_text  # type: ignore[attr-defined]


_read = discord.http.json_or_text


async def _json_or_text(response: aiohttp.ClientResponse) -> dict[str, Any] | str:
    try:
        return await _read(response)
    except (json.JSONDecodeError, UnicodeDecodeError) as problem:
        raise Garbled(f"the answer is not the JSON that it says to be: {problem}") from problem


def route_of(url: yarl.URL) -> tuple[str, bool] | None:
    """Return a request's route without ids and tokens, and whether the global limit counts it.

    Return None for what is no request of the API, such as the connection to the gateway.
    """
    found = _API.match(url.path)
    if found is None:
        return None
    parts = url.path[found.end() :].split("/")
    shown = [parts[0], *(part if _WORD.fullmatch(part) else ":id" for part in parts[1:])]
    if parts[0] in _UNCOUNTED:
        shown[1:3] = [":id", ":token"][: len(parts) - 1]  # whatever a token looks like
    return "/".join(shown), parts[0] not in _UNCOUNTED


def status_of(status: int, scope: str | None) -> str:
    """Return a status or its class, such as "2xx".

    scope: what Discord says about the limit that a 429 is about; None: it is Cloudflare's, which bans the whole bot.
    """
    if status == 429 and scope in (None, "global"):
        return _BANNED if scope is None else "429-global"
    return str(status) if status in _TELLING else f"{status // 100}xx"


def is_failure(status: str) -> bool:
    """Return whether a status says that Discord cannot or will not serve the whole bot at present."""
    return status in ("401", "429-global", _BANNED, "5xx", "failed")


def tracing(report: Report) -> aiohttp.TraceConfig:
    """Return what discord.py takes as `http_trace`. It calls `report` after each request, with "failed" as status if
    there was no answer."""
    config = aiohttp.TraceConfig()

    async def began(_: Any, context: SimpleNamespace, params: aiohttp.TraceRequestStartParams) -> None:
        context.began = asyncio.get_running_loop().time()

    def note(context: SimpleNamespace, method: str, url: yarl.URL, status: str) -> None:
        known = route_of(url)
        if known is not None:
            report(method, *known, status, asyncio.get_running_loop().time() - context.began)

    async def ended(_: Any, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
        headers = params.response.headers
        scope = "global" if "X-RateLimit-Global" in headers else headers.get("X-RateLimit-Scope")
        note(context, params.method, params.url, status_of(params.response.status, scope))

    async def failed(_: Any, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams) -> None:
        note(context, params.method, params.url, "failed")

    config.on_request_start.append(began)
    config.on_request_end.append(ended)
    config.on_request_exception.append(failed)
    return config
