"""Errors that replace a request's normal answer: trouble ordered by tests, and Discord's rate limits.

A test orders trouble (`Faults`) or switches the rate limits on (`Buckets`). Otherwise every request is handled.
The gateway's own trouble (`drop`, `ask_to_reconnect`) is in `gateway`.

A bucket belongs to one route and one channel, or to one token of an interaction. discord.py waits in real time, so
the windows of the rate limits run on the machine's clock and not on the world's.
"""

import asyncio
import json
import re
import time
from collections.abc import Mapping
from dataclasses import dataclass, field

from aiohttp import web

Pattern = re.Pattern[str]


@dataclass
class Trouble:
    """Trouble for the next `times` requests whose "METHOD /path" contains `pattern`.

    status, error: of the answer; retry_after: seconds, for 429; is_global: whether a 429 limits the whole bot
    via: whether a 429 looks like Discord's own, which discord.py waits for
    gate: an event; the request waits until the event is set
    cuts: the request is carried out, but its answer is lost
    met: the number of requests that the trouble has hit; reached: an event, set when the first of them has come
    """

    pattern: Pattern
    times: int
    status: int | None = None
    error: dict[str, object] | None = None
    retry_after: float = 0.0
    is_global: bool = False
    via: bool = True
    gate: asyncio.Event | None = None
    cuts: bool = False
    met: int = 0
    reached: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def spent(self) -> bool:
        """Return whether the trouble has hit `times` requests."""
        return self.met >= self.times


class Faults:
    """All trouble that tests have ordered. A request is hit by the first trouble that matches."""

    def __init__(self) -> None:
        self.ordered: list[Trouble] = []

    def rate_limit(
        self, pattern: str, *, times: int = 1, retry_after: float = 0.01, is_global: bool = False, via: bool = True
    ) -> Trouble:
        """Answer 429 to the next requests. Without `via`, discord.py takes the answer for a ban and raises at once."""
        limit = Trouble(re.compile(pattern), times, 429, retry_after=retry_after, is_global=is_global, via=via)
        return self._order(limit)

    def fail(self, pattern: str, *, status: int = 503, times: int = 1) -> Trouble:
        """Answer a server error to the next requests. discord.py soon repeats 500, 502 and 504, but not 503."""
        return self._order(Trouble(re.compile(pattern), times, status))

    def refuse(self, pattern: str, *, status: int, code: int, message: str = "refused", times: int = 1) -> Trouble:
        """Answer one of Discord's errors to the next requests, such as 30046, which nothing here causes."""
        return self._order(Trouble(re.compile(pattern), times, status, {"message": message, "code": code}))

    def hold(self, pattern: str, *, times: int = 1) -> Trouble:
        """Let the next requests wait until the test calls `gate.set()` on the returned trouble."""
        return self._order(Trouble(re.compile(pattern), times, gate=asyncio.Event()))

    def cut(self, pattern: str, *, times: int = 1) -> Trouble:
        """Carry out the next requests, but break the connection instead of answering."""
        return self._order(Trouble(re.compile(pattern), times, cuts=True))

    def clear(self) -> None:
        """End all trouble. Requests that wait go on."""
        for fault in self.ordered:
            if fault.gate is not None:
                fault.gate.set()
        self.ordered.clear()

    def _order(self, fault: Trouble) -> Trouble:
        self.ordered.append(fault)
        return fault

    async def meet(self, method: str, path: str) -> web.Response | None:
        """Return the error for this request, or None. A request in a `hold` waits here."""
        fault = self._next(method, path, cuts=False)
        if fault is None:
            return None
        if fault.gate is not None:
            await fault.gate.wait()
            return None
        return _trouble_response(fault)

    def loses_answer(self, method: str, path: str) -> bool:
        """Return whether this request is carried out but its answer is lost."""
        return self._next(method, path, cuts=True) is not None

    def _next(self, method: str, path: str, *, cuts: bool) -> Trouble | None:
        for fault in self.ordered:
            if fault.cuts is cuts and not fault.spent and fault.pattern.search(f"{method} {path}"):
                fault.met += 1
                fault.reached.set()
                return fault
        return None


def _trouble_response(fault: Trouble) -> web.Response:
    if fault.error is not None:
        return _response(fault.error, fault.status or 400)
    if fault.status != 429:
        return _response({"message": f"{fault.status}: trouble", "code": 0}, fault.status or 500)
    return too_many(fault.retry_after, is_global=fault.is_global, via=fault.via)


def too_many(
    retry_after: float, known: Mapping[str, str] | None = None, *, is_global: bool = False, via: bool = True
) -> web.Response:
    """Return Discord's answer 429.

    retry_after: seconds; known: headers to extend; via: see `Trouble`
    """
    wait = f"{retry_after:.3f}"
    headers = {
        "X-RateLimit-Limit": "5",
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset-After": wait,
        "X-RateLimit-Bucket": "playground",
        **(known or {}),
        "Retry-After": wait,
        "X-RateLimit-Scope": "global" if is_global else "user",
    }
    if via:
        headers["Via"] = "1.1 playground"
    if is_global:
        headers["X-RateLimit-Global"] = "true"
    body = {"message": "You are being rate limited.", "retry_after": retry_after, "global": is_global}
    return _response(body, 429, headers)


def _response(body: dict[str, object], status: int, headers: dict[str, str] | None = None) -> web.Response:
    """Return a JSON answer. Its content type has no charset: discord.py compares the whole header."""
    headers = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=headers)


WINDOW = 5.0  # seconds: the length of a window
LIMIT = 5  # requests of one bucket in a window
LIMIT_IN_ALL = 50  # requests of the bot in a second, without those by an interaction's token

_MESSAGES = "/channels/{channel_id}/messages"
_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
# Route -> the bucket's name, and the path's parameters; each combination of their values has its own bucket.
_LIMITED: dict[tuple[str, str], tuple[str, tuple[str, ...]]] = {
    ("POST", _MESSAGES): ("post", ("channel_id",)),
    ("PATCH", _MESSAGES + "/{message_id}"): ("edit", ("channel_id",)),
    ("DELETE", _MESSAGES + "/{message_id}"): ("delete", ("channel_id",)),
    **{
        (method, _WEBHOOK + path): ("interaction", ("webhook_id", "webhook_token"))
        for method, path in (
            ("POST", ""),
            *(
                (method, f"/messages/{which}")
                for method in ("PATCH", "DELETE")
                for which in ("@original", "{message_id}")
            ),
        )
    },
}


@dataclass
class _Window:
    ends: float
    taken: int = 0


@dataclass(frozen=True)
class Verdict:
    """Whether a request is over its limit. retry_after: seconds until it may be repeated; None: it may pass."""

    headers: Mapping[str, str]
    retry_after: float | None = None
    is_global: bool = False


@dataclass
class Buckets:
    """Discord's rate limits; `on` switches them on.

    limit, window: of each bucket, in requests and seconds
    limit_in_all: requests of the bot in a second
    refused: the number of requests that were over a limit
    """

    limit: int = LIMIT
    window: float = WINDOW
    limit_in_all: int = LIMIT_IN_ALL
    refused: int = 0
    _is_on: bool = False
    _windows: dict[tuple[str, ...], _Window] = field(default_factory=dict)

    def on(self, *, limit: int = LIMIT, window: float = WINDOW, limit_in_all: int = LIMIT_IN_ALL) -> None:
        """Limit all requests from now on."""
        self.limit, self.window, self.limit_in_all = limit, window, limit_in_all
        self._is_on = True

    def off(self) -> None:
        """Limit no request from now on."""
        self._is_on = False
        self._windows.clear()

    def use_up(self, channel_id: int, *, seconds: float | None = None) -> None:
        """Use up all posts and edits in a channel. seconds: until the window ends; None: a whole window."""
        for name in ("post", "edit"):
            ends = time.monotonic() + (self.window if seconds is None else seconds)
            self._windows[name, str(channel_id)] = _Window(ends, self.limit)

    def take(self, method: str, route: str, path: Mapping[str, str], *, counts: bool) -> Verdict | None:
        """Count a request and return the verdict, or None if the request has no limit.

        counts: whether the request counts towards the bot's total. Requests with an interaction's token do not.
        """
        if not self._is_on:
            return None
        if counts:
            whole = self._window(("all",), 1.0)
            if whole.taken >= self.limit_in_all:
                return self._refusal({}, whole, is_global=True)
            whole.taken += 1
        found = _LIMITED.get((method, route))
        if found is None:
            return None
        name, major = found
        window = self._window((name, *(path[part] for part in major)), self.window)
        over = window.taken >= self.limit
        window.taken += not over
        headers = {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(self.limit - window.taken),
            "X-RateLimit-Reset": f"{time.time() + window.ends - time.monotonic():.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, window.ends - time.monotonic()):.3f}",
            "X-RateLimit-Bucket": name,
        }
        return self._refusal(headers, window) if over else Verdict(headers)

    def _refusal(self, headers: Mapping[str, str], window: _Window, *, is_global: bool = False) -> Verdict:
        self.refused += 1
        return Verdict(headers, max(0.001, window.ends - time.monotonic()), is_global)

    def _window(self, key: tuple[str, ...], seconds: float) -> _Window:
        window = self._windows.get(key)
        if window is None or window.ends <= time.monotonic():
            window = self._windows[key] = _Window(time.monotonic() + seconds)
        return window
