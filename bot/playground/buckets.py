"""Discord's rate limits, as headers on each answer and 429 for what is over them. Off until a test switches them on.

A bucket belongs to one route and one channel, or to one token of an interaction. discord.py waits in real time, so
these windows run on the machine's clock and not on the world's.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

WINDOW = 5.0  # seconds
LIMIT = 5  # requests of one bucket in a window
LIMIT_IN_ALL = 50  # requests of the bot in a second; what goes by an interaction's token does not count

_MESSAGES = "/channels/{channel_id}/messages"
_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
# Route by route: the bucket's name, and the parts of the path that each have a bucket of their own.
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
    """What the limits say about a request. retry_after: seconds until it may come again; None: it may pass."""

    headers: Mapping[str, str]
    retry_after: float | None = None
    is_global: bool = False


@dataclass
class Buckets:
    """Counts requests once `on` has been called.

    limit, window: of each bucket, in requests and seconds. limit_in_all: requests of the bot in a second.
    """

    limit: int = LIMIT
    window: float = WINDOW
    limit_in_all: int = LIMIT_IN_ALL
    now: Callable[[], float] = time.monotonic
    refused: int = 0
    _is_on: bool = False
    _windows: dict[tuple[str, ...], _Window] = field(default_factory=dict)

    def on(self, *, limit: int = LIMIT, window: float = WINDOW, limit_in_all: int = LIMIT_IN_ALL) -> None:
        """Limit all requests from now on."""
        self.limit, self.window, self.limit_in_all = limit, window, limit_in_all
        self._is_on = True

    def off(self) -> None:
        """Limit nothing any more."""
        self._is_on = False
        self._windows.clear()

    def use_up(self, channel_id: int, *, seconds: float | None = None) -> None:
        """Leave nothing of a channel's posts and edits for the rest of a window that begins now."""
        for name in ("post", "edit"):
            ends = self.now() + (self.window if seconds is None else seconds)
            self._windows[name, str(channel_id)] = _Window(ends, self.limit)

    def take(self, method: str, route: str, path: Mapping[str, str], *, counts: bool) -> Verdict | None:
        """Count a request; None where no limit is known for it. counts: whether it counts for the bot in all."""
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
            "X-RateLimit-Reset": f"{time.time() + window.ends - self.now():.3f}",
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
