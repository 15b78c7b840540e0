"""Trouble on demand: answers 429 and 5xx, refusals, delays, lost answers, for the next requests that match.

The gateway's own trouble (`drop`, `ask_to_reconnect`) is in `gateway`.
"""

import asyncio
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from aiohttp import web

Pattern = re.Pattern[str]


@dataclass
class Fault:
    """What happens to the next `times` requests whose "METHOD /path" is found by `pattern`."""

    pattern: Pattern
    times: int
    status: int | None = None
    error: dict[str, object] | None = None  # the body of a refusal
    retry_after: float = 0.0
    is_global: bool = False
    via: bool = True
    gate: asyncio.Event | None = None
    cuts: bool = False  # it is done as asked, but the answer is lost
    met: int = 0  # how many requests it has hit
    reached: asyncio.Event = field(default_factory=asyncio.Event)  # the first request is there

    @property
    def spent(self) -> bool:
        return self.met >= self.times


class Faults:
    """The troubles that are ordered; each request meets the first that fits it."""

    def __init__(self) -> None:
        self.ordered: list[Fault] = []

    def rate_limit(
        self, pattern: str, *, times: int = 1, retry_after: float = 0.01, is_global: bool = False, via: bool = True
    ) -> Fault:
        """429 for the next requests. Without `via` it looks like the ban that discord.py raises at once."""
        limit = Fault(re.compile(pattern), times, 429, retry_after=retry_after, is_global=is_global, via=via)
        return self._order(limit)

    def fail(self, pattern: str, *, status: int = 503, times: int = 1) -> Fault:
        """A server error for the next requests (discord.py retries 500, 502, 504 after seconds, not 503)."""
        return self._order(Fault(re.compile(pattern), times, status))

    def refuse(self, pattern: str, *, status: int, code: int, message: str = "refused", times: int = 1) -> Fault:
        """One of Discord's own errors for the next requests: what cannot be brought about otherwise (30046, say)."""
        return self._order(Fault(re.compile(pattern), times, status, {"message": message, "code": code}))

    def hold(self, pattern: str, *, times: int = 1) -> Fault:
        """Let the next requests wait until `fault.gate.set()`: a delay without a clock."""
        return self._order(Fault(re.compile(pattern), times, gate=asyncio.Event()))

    def cut(self, pattern: str, *, times: int = 1) -> Fault:
        """Do what the next requests ask for, and break the connection instead of answering."""
        return self._order(Fault(re.compile(pattern), times, cuts=True))

    def clear(self) -> None:
        """No more trouble; what is held goes on."""
        for fault in self.ordered:
            if fault.gate is not None:
                fault.gate.set()
        self.ordered.clear()

    def _order(self, fault: Fault) -> Fault:
        self.ordered.append(fault)
        return fault

    async def meet(self, method: str, path: str) -> web.Response | None:
        """The answer that this request gets instead of its own, if any; held requests wait here."""
        fault = self._next(method, path, cuts=False)
        if fault is None:
            return None
        if fault.gate is not None:
            await fault.gate.wait()
            return None
        return _trouble(fault)

    def loses_answer(self, method: str, path: str) -> bool:
        """Whether the answer to this request, which is carried out, does not arrive."""
        return self._next(method, path, cuts=True) is not None

    def _next(self, method: str, path: str, *, cuts: bool) -> Fault | None:
        for fault in self.ordered:
            if fault.cuts is cuts and not fault.spent and fault.pattern.search(f"{method} {path}"):
                fault.met += 1
                fault.reached.set()
                return fault
        return None


def _trouble(fault: Fault) -> web.Response:
    if fault.error is not None:
        return _response(fault.error, fault.status or 400)
    if fault.status != 429:
        return _response({"message": f"{fault.status}: trouble", "code": 0}, fault.status or 500)
    return too_many(fault.retry_after, is_global=fault.is_global, via=fault.via)


def too_many(
    retry_after: float, known: Mapping[str, str] | None = None, *, is_global: bool = False, via: bool = True
) -> web.Response:
    """Return Discord's 429. known: headers that are there already. Without `via` discord.py raises at once."""
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
    """The content type carries no charset: discord.py compares it as a whole."""
    headers = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=headers)
