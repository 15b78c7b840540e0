"""What discord.py leaves to the bot about requests: a report of each one, and an error for an answer that is garbled.

A pause of all requests, after Discord's limit of the whole bot, ends here also if the request that met it is cancelled.

A report names the route without ids, the status, and whether a limit counts the request. Discord allows a bot 50
requests per second. It does not count answers to interactions: the callback of an interaction, and the messages that
its webhook sends, edits or deletes.
"""

import asyncio
import json
import re
from collections.abc import Callable
from functools import cache
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


class _Pause(asyncio.Event):
    """The pause of all requests: it is set while there is none.

    Attributes:
        begun_by: the task whose request has begun the pause.
    """

    def __init__(self) -> None:
        super().__init__()
        self.begun_by: asyncio.Task[Any] | None = None
        self.set()

    def clear(self) -> None:
        super().clear()
        self.begun_by = asyncio.current_task()


@cache
def end_pauses_with_requests() -> None:
    """Have a pause of all requests end with the request that has begun it. A second call changes nothing.

    discord.py ends the pause only after its time. If the request was cancelled in it, because somebody waited only some
    seconds for the answer, no request of the bot would pass any more.
    """
    asked = discord.http.HTTPClient.request

    async def request(http: discord.http.HTTPClient, *args: Any, **kwargs: Any) -> Any:
        if not isinstance(http._global_over, _Pause):  # each login makes one of discord.py's own
            http._global_over = _Pause()
        pause = http._global_over
        try:
            return await asked(http, *args, **kwargs)
        finally:
            if pause.begun_by is asyncio.current_task():
                pause.begun_by = None
                pause.set()

    discord.http.HTTPClient.request = request  # type: ignore[method-assign,assignment]


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
