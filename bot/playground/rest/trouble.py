"""Trouble that delays or replaces answers to requests: faults that a test asks for, and Discord's rate limits.

A test asks for faults with `Faults`, and switches the rate limits on with `Buckets`. Discord counts requests in
buckets. A bucket belongs to one route and one channel, or to one interaction's token. The rate limits use the clock by
which the bot waits (`Clock.monotonic`).
"""

import asyncio
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any

import msgspec
from aiohttp import web


class Damage(Enum):
    """What happens to the answer to a request that was carried out."""

    LOST = auto()  # The connection breaks before the answer.
    HALF = auto()  # The connection breaks in the middle of the answer.
    GARBLED = auto()  # The answer's JSON ends in the middle.
    FAILED = auto()  # The answer is the server error `OrderedFault.status`.
    LATE = auto()  # The answer waits for `OrderedFault.gate`.


OF_CLOUDFLARE = 520  # the first status that only Cloudflare uses
BANNED = 1015  # Cloudflare's number for an address that sends too many requests


@dataclass
class OrderedFault:
    """A fault for the next `times` requests whose text "METHOD /path" matches `pattern`.

    status: the HTTP status of the answer
    error: the JSON of the answer; None for the usual JSON of the status
    retry_after: the seconds to wait, for status 429
    is_global: whether the limit is for all requests of the bot, for status 429
    via: whether the answer has the header `Via`, for status 429; discord.py waits only if it has
    of_cloudflare: whether the answer is a page of Cloudflare, which stands before Discord, and has no JSON
    gate: an event that the request waits for; None if it does not wait
    where: whether the fault is for a request with this path; None for each path that matches
    damage: what happens to the answer after the request is carried out; None if it is not carried out
    met: how many requests have met the fault
    reached: an event that is set when the first request meets the fault
    """

    pattern: re.Pattern[str]
    times: int
    status: int | None = None
    error: dict[str, object] | None = None
    retry_after: float = 0.0
    is_global: bool = False
    via: bool = True
    of_cloudflare: bool = False
    gate: asyncio.Event | None = None
    where: Callable[[str], bool] | None = None
    damage: Damage | None = None
    met: int = 0
    reached: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def spent(self) -> bool:
        return self.met >= self.times

    def fits(self, method: str, path: str) -> bool:
        """Return whether a request meets this fault."""
        return (
            not self.spent
            and self.pattern.search(f"{method} {path}") is not None
            and (self.where is None or self.where(path))
        )


class Faults:
    """All faults that a test has asked for. A request meets the first fault that matches.

    damaged: how many answers were damaged
    """

    def __init__(self) -> None:
        self.ordered: list[OrderedFault] = []
        self.damaged = 0

    def rate_limit(
        self, pattern: str, *, times: int = 1, retry_after: float = 0.01, is_global: bool = False, via: bool = True
    ) -> OrderedFault:
        """Answer the next requests with status 429. Without `via`, discord.py assumes a ban and raises an error."""
        limit = OrderedFault(re.compile(pattern), times, 429, retry_after=retry_after, is_global=is_global, via=via)
        return self._order(limit)

    def fail(self, pattern: str, *, status: int = 503, times: int = 1) -> OrderedFault:
        """Answer the next requests with a server error. discord.py tries again after 500, 502, 504 and 524.

        Cloudflare answers with 520 and the statuses after it if it cannot reach Discord.
        """
        return self._order(OrderedFault(re.compile(pattern), times, status, of_cloudflare=status >= OF_CLOUDFLARE))

    def ban(self, pattern: str, *, seconds: int, times: int = 1) -> OrderedFault:
        """Answer the next requests as Cloudflare does once a bot has sent too many invalid ones.

        seconds: for how long the bot is banned, as the answers say
        """
        return self._order(
            OrderedFault(re.compile(pattern), times, 429, retry_after=seconds, via=False, of_cloudflare=True)
        )

    def refuse(
        self,
        pattern: str,
        *,
        status: int,
        code: int,
        message: str = "refused",
        times: int = 1,
        where: Callable[[str], bool] | None = None,
    ) -> OrderedFault:
        """Answer the next requests with one of Discord's errors, such as one that the playground never raises."""
        error = {"message": message, "code": code}
        return self._order(OrderedFault(re.compile(pattern), times, status, error, where=where))

    def hold(self, pattern: str, *, times: int = 1) -> OrderedFault:
        """Let the next requests wait until the test calls `gate.set()` on the returned fault."""
        return self._order(OrderedFault(re.compile(pattern), times, gate=asyncio.Event()))

    def cut(self, pattern: str, *, times: int = 1) -> OrderedFault:
        """Carry out the next requests, but break the connection instead of answering."""
        return self.damage(pattern, Damage.LOST, times=times)

    def damage(self, pattern: str, damage: Damage, *, status: int = 500, times: int = 1) -> OrderedFault:
        """Carry out the next requests, but damage their answers. status: for `Damage.FAILED`.

        Answers that are `Damage.LATE` wait until the test calls `gate.set()` on the returned fault.
        """
        gate = asyncio.Event() if damage is Damage.LATE else None
        return self._order(OrderedFault(re.compile(pattern), times, status, gate=gate, damage=damage))

    def clear(self) -> None:
        """Remove all faults. Waiting requests go on."""
        for fault in self.ordered:
            if fault.gate is not None:
                fault.gate.set()
        self.ordered.clear()

    def _order(self, fault: OrderedFault) -> OrderedFault:
        self.ordered.append(fault)
        return fault

    async def meet(self, method: str, path: str) -> web.Response | None:
        """Return the answer for a request that meets a fault; None for no fault. Requests in a `hold` wait here."""
        fault = self._next(method, path, carried_out=False)
        if fault is None:
            return None
        if fault.gate is not None:
            await fault.gate.wait()
            return None
        return _fault_response(fault)

    async def spoil(self, request: web.Request, path: str, answer: web.Response) -> web.StreamResponse:
        """Return what the bot gets as the answer to a request that was carried out."""
        fault = self._next(request.method, path, carried_out=True)
        whole = answer.body if isinstance(answer.body, bytes) else b""
        if fault is None:
            return answer
        self.damaged += 1
        if fault.gate is not None:
            await fault.gate.wait()
        elif fault.damage is Damage.FAILED:
            return _fault_response(fault)
        elif fault.damage is Damage.GARBLED:
            answer.body = whole[: len(whole) // 2]
        elif fault.damage is Damage.HALF and whole:
            return await _half(request, answer, whole)
        elif request.transport is not None:
            request.transport.abort()
        return answer

    def _next(self, method: str, path: str, *, carried_out: bool) -> OrderedFault | None:
        for fault in self.ordered:
            if carried_out is (fault.damage is not None) and fault.fits(method, path):
                fault.met += 1
                fault.reached.set()
                return fault
        return None


async def _half(request: web.Request, answer: web.Response, whole: bytes) -> web.StreamResponse:
    """Send the first half of an answer, close the connection, and return what was sent."""
    half = web.StreamResponse(status=answer.status, headers=answer.headers)
    half.content_length = len(whole)
    await half.prepare(request)
    await half.write(whole[: len(whole) // 2])
    if request.transport is not None:
        request.transport.close()
    return half


def _fault_response(fault: OrderedFault) -> web.Response:
    if fault.of_cloudflare:
        return _page(fault.status or 500, round(fault.retry_after))
    if fault.error is not None:
        return json_response(fault.error, fault.status or 400)
    if fault.status != 429:
        return json_response({"message": f"{fault.status}: trouble", "code": 0}, fault.status or 500)
    return too_many(fault.retry_after, is_global=fault.is_global, via=fault.via)


def _page(status: int, retry_after: int) -> web.Response:
    """Return an answer of Cloudflare. retry_after: seconds; 0 for none."""
    text = f"<!DOCTYPE html><html><body>error code: {BANNED if status == 429 else status}</body></html>"
    headers = {"Server": "cloudflare", **({"Retry-After": str(retry_after)} if retry_after else {})}
    return web.Response(text=text, status=status, headers=headers, content_type="text/html", charset="UTF-8")


def too_many(
    retry_after: float, known: Mapping[str, str] | None = None, *, is_global: bool = False, via: bool = True
) -> web.Response:
    """Return Discord's answer with status 429. `OrderedFault` explains the parameters.

    known: headers that replace the default headers
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
    return json_response(body, 429, headers)


def json_response(body: Any, status: int, headers: dict[str, str] | None = None) -> web.Response:
    # The content type names no charset, because discord.py compares the whole header.
    headers = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(body=msgspec.json.encode(body), status=status, headers=headers)


def json_of(response: web.Response) -> dict[str, Any] | None:
    """Return the JSON of an answer; None for a page of Cloudflare, which has none."""
    body = response.body
    if response.content_type != "application/json" or not isinstance(body, bytes):
        return None
    found: dict[str, Any] = msgspec.json.decode(body, type=dict)
    return found


WINDOW = 5.0  # seconds
LIMIT = 5  # requests of one bucket in a window
LIMIT_IN_ALL = 50  # requests of the bot in a second; requests with an interaction's token do not count

_MESSAGES = "/channels/{channel_id}/messages"
_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
_INTERACTION = ("interaction", ("webhook_id", "webhook_token"))
# For each limited route, (name, parameters of its path). Requests with the same name and the same values of these
# parameters share a bucket.
_LIMITED: dict[tuple[str, str], tuple[str, tuple[str, ...]]] = {
    ("POST", _MESSAGES): ("post", ("channel_id",)),
    ("PATCH", _MESSAGES + "/{message_id}"): ("edit", ("channel_id",)),
    ("DELETE", _MESSAGES + "/{message_id}"): ("delete", ("channel_id",)),
    ("POST", _WEBHOOK): _INTERACTION,
    ("PATCH", _WEBHOOK + "/messages/@original"): _INTERACTION,
    ("PATCH", _WEBHOOK + "/messages/{message_id}"): _INTERACTION,
    ("DELETE", _WEBHOOK + "/messages/@original"): _INTERACTION,
    ("DELETE", _WEBHOOK + "/messages/{message_id}"): _INTERACTION,
}
_OF_MESSAGES = ("post", "edit", "delete")  # the names that can be one bucket


@dataclass
class _Window:
    """The requests of one bucket in a window of time.

    ends: the end of the window on the clock of `Buckets`
    taken: how many requests came in this window
    """

    ends: float
    taken: int = 0


@dataclass(frozen=True)
class Verdict:
    """Whether a request is over a limit.

    headers: what the answer tells the bot about its limits
    retry_after: the seconds to wait if the request is over a limit; else None
    is_global: whether the limit is the limit of the whole bot
    """

    headers: Mapping[str, str]
    retry_after: float | None = None
    is_global: bool = False


@dataclass
class Buckets:
    """Discord's rate limits for all processes of the bot together, which `on` switches on.

    since_1970: returns the seconds since 1970
    limit: how many requests of one bucket are allowed in a window
    window: the length of a window in seconds
    limit_in_all: how many requests of the bot are allowed in a second
    shared: whether posts, edits and deletions in a channel share one bucket
    refused: how many requests were over a limit
    """

    now: Callable[[], float]
    since_1970: Callable[[], float]
    limit: int = LIMIT
    window: float = WINDOW
    limit_in_all: int = LIMIT_IN_ALL
    shared: bool = False
    refused: int = 0
    _is_on: bool = False
    _windows: dict[tuple[str, ...], _Window] = field(default_factory=dict)

    def on(
        self,
        *,
        limit: int = LIMIT,
        window: float = WINDOW,
        limit_in_all: int = LIMIT_IN_ALL,
        shared: bool = False,
    ) -> None:
        self.limit, self.window, self.limit_in_all, self.shared = limit, window, limit_in_all, shared
        self._is_on = True

    def off(self) -> None:
        self._is_on = False
        self._windows.clear()

    def use_up(self, channel_id: int, *, seconds: float | None = None) -> None:
        """Allow no more posts and edits in a channel for this many seconds; None stands for a whole window."""
        for name in ("messages",) if self.shared else ("post", "edit"):
            ends = self.now() + (self.window if seconds is None else seconds)
            self._windows[name, str(channel_id)] = _Window(ends, self.limit)

    def take(self, method: str, route: str, path: Mapping[str, str], *, counts: bool) -> Verdict | None:
        """Count a request and return the verdict, or None if the request has no limit.

        counts: whether the request counts for the limit of the whole bot
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
        if self.shared and name in _OF_MESSAGES:
            name = "messages"
        window = self._window((name, *(path[part] for part in major)), self.window)
        over = window.taken >= self.limit
        window.taken += not over
        headers = {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(self.limit - window.taken),
            "X-RateLimit-Reset": f"{self.since_1970() + window.ends - self.now():.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, window.ends - self.now()):.3f}",
            "X-RateLimit-Bucket": name,
        }
        return self._refusal(headers, window) if over else Verdict(headers)

    def _refusal(self, headers: Mapping[str, str], window: _Window, *, is_global: bool = False) -> Verdict:
        self.refused += 1
        return Verdict(headers, max(0.001, window.ends - self.now()), is_global)

    def _window(self, key: tuple[str, ...], seconds: float) -> _Window:
        window = self._windows.get(key)
        if window is None or window.ends <= self.now():
            window = self._windows[key] = _Window(self.now() + seconds)
        return window
