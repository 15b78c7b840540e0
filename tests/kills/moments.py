"""The moments at which a bot dies: before, within and after a write or a request to Discord.

To count writes and requests, this module wraps the functions that make them in the bot's process.
"""

import os
import random
import re
import signal
import threading
import time
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Literal

import aiohttp
import discord
import msgspec

from bot.storage.writer import Writer

Kind = Literal["commit", "post", "edit", "answer", "answer edit"]
When = Literal["before", "within", "after"]

WITHIN_COMMIT = 0.004  # seconds that a commit takes, roughly

REQUESTS: tuple[tuple[Kind, str], ...] = (
    ("post", r"POST .*/channels/\d+/messages"),
    ("edit", r"PATCH .*/channels/\d+/messages/\d+"),
    ("answer", r"POST .*/interactions/\d+/[^/]+/callback"),
    ("answer edit", r"(?:POST|PATCH|DELETE) .*/webhooks/\d+/.*"),
)


class Moment(msgspec.Struct, frozen=True):
    """The moment of a bot's death: at the nth action of a kind.

    Attributes:
        when: "before" the action, "within" it, or "after" the bot received the result. Within a request, Discord has
            acted, but the bot has not read the answer.
        nth: the number of the action, from 1.
        from_start: whether to count from the start of the process. Otherwise count from the connection to Discord.
    """

    kind: Kind
    when: When
    nth: int
    from_start: bool = False

    def __str__(self) -> str:
        return f"{self.when} {self.kind} {self.nth} after the {'start' if self.from_start else 'connection'}"


def _moments() -> Iterator[Moment]:
    """Yield each kind with each time, soon or a little later, and commits of the start."""
    kinds: tuple[Kind, ...] = ("commit", "post", "edit", "answer", "answer edit")
    whens: tuple[When, ...] = ("before", "within", "after")
    for number, (kind, when) in enumerate(product(kinds, whens)):
        yield Moment(kind, when, (1, 2, 4, 3, 6)[number % 5])
    for when in whens:
        yield Moment("commit", when, 1, from_start=True)


MOMENTS = tuple(_moments())


def die() -> None:
    """Kill this process at once, without closing or finishing anything."""
    os.kill(os.getpid(), signal.SIGKILL)


def _die_soon() -> None:
    time.sleep(random.uniform(0, WITHIN_COMMIT))
    die()


class Doom:
    """Kills its own process at a given moment."""

    def __init__(self, moment: Moment) -> None:
        self._moment = moment
        self._counts = moment.from_start
        self._seen = 0

    def watch(self) -> None:
        """Wrap the functions that write and send requests. Call this once in a process, within its event loop."""
        self._wrap_commits()
        self._wrap_requests()

    def connected(self) -> None:
        self._counts = True

    def _is_fatal(self, kind: Kind | None) -> bool:
        """Count one more action, and return whether the bot must die at this action."""
        if not self._counts or kind != self._moment.kind:
            return False
        self._seen += 1
        return self._seen == self._moment.nth

    def _wrap_commits(self) -> None:
        commit = Writer._transaction

        async def counted(writer: Writer, jobs: Any) -> Any:
            fatal = self._is_fatal("commit")
            if fatal and self._moment.when == "before":
                die()
            if fatal and self._moment.when == "within":
                threading.Thread(target=_die_soon, daemon=True).start()
            done = await commit(writer, jobs)
            if fatal:
                die()
            return done

        Writer._transaction = counted  # type: ignore[method-assign,assignment]

    def _wrap_requests(self) -> None:
        send = aiohttp.ClientSession._request
        fatal_now = False

        async def counted(session: aiohttp.ClientSession, method: str, url: Any, **more: Any) -> Any:
            nonlocal fatal_now
            fatal = self._is_fatal(kind_of(f"{method} {url}"))
            if fatal and self._moment.when == "before":
                die()
            answer = await send(session, method, url, **more)
            if fatal and self._moment.when == "within":
                die()
            fatal_now = fatal_now or fatal
            return answer

        def heard(request: Callable[..., Any]) -> Callable[..., Any]:
            async def asked(*args: Any, **more: Any) -> Any:
                try:
                    return await request(*args, **more)
                finally:
                    if fatal_now:
                        die()

            return asked

        aiohttp.ClientSession._request = counted  # type: ignore[method-assign,assignment]
        adapter = discord.webhook.async_.AsyncWebhookAdapter
        discord.http.HTTPClient.request = heard(discord.http.HTTPClient.request)  # type: ignore[method-assign]
        adapter.request = heard(adapter.request)  # type: ignore[method-assign]


def kind_of(request: str) -> Kind | None:
    """Return the kind of a request such as "POST http://...", or None if no kind matches."""
    bare = request.partition("?")[0]
    return next((kind for kind, pattern in REQUESTS if re.fullmatch(pattern, bare)), None)
