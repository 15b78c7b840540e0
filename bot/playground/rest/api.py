"""Receives requests of Discord's REST API, calls their handlers and sends the answers.

A test can ask for the failure of a request. A request also fails if it is over a rate limit, or if its token or body is
wrong. All other requests are answered by their route's handler. An `ApiError` becomes an answer in Discord's form. The
newest requests are recorded for the tests. Unknown routes get the status 501.
"""

import logging
import re
import traceback
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from aiohttp import web

from bot.playground.rest.errors import ApiError, unauthorized
from bot.playground.rest.files import Body, read_body
from bot.playground.rest.interactions import Interactions
from bot.playground.rest.spec import Spec, Violation
from bot.playground.rest.starts import Starts
from bot.playground.rest.tally import Tally
from bot.playground.rest.trouble import Buckets, Faults, json_of, json_response, too_many
from bot.playground.world import events
from bot.playground.world.world import World

log = logging.getLogger(__name__)
PREFIX = "/api/v10"
STORED_REQUESTS = 1000


@dataclass(frozen=True)
class Call:
    """One request, as its handler gets it.

    path: the values in the route's path, by name
    query: the values after the `?`, by name
    """

    rest: "Rest"
    path: dict[str, str]
    query: dict[str, str]
    body: Body

    @property
    def world(self) -> World:
        return self.rest.world

    @property
    def interactions(self) -> Interactions:
        return self.rest.interactions

    @property
    def base(self) -> str:
        return self.rest.base

    def id(self, name: str) -> int:
        """Return the id in the path as a number. `name` is its key in `path`."""
        return int(self.path[name])


Handler = Callable[[Call], Any]


class Route(NamedTuple):
    """One operation of the API.

    path: the path as Discord's OpenAPI description writes it, below /api/v10
    open: whether a request needs no `Authorization` header with the bot's token
    """

    method: str
    path: str
    handler: Handler
    open: bool = False


class Request(NamedTuple):
    """A request and its answer.

    status: the HTTP status of the answer
    body: the JSON of the request; None if it had none
    error: the JSON of the answer if that was an error
    is_ordered: whether a test had asked for the answer, by a fault
    """

    method: str
    path: str
    status: int
    body: Any
    error: dict[str, Any] | None = None
    is_ordered: bool = False


@dataclass
class Rest:
    """Answers requests, and records them for the tests.

    spec: Discord's OpenAPI description, against which each request is checked; None for no checks
    buckets: Discord's rate limits; a test can switch them on
    starts: Discord's limits for gateway sessions; a test can switch them on
    base: the server's address; "" until the server listens
    save: saves the world before a change is answered, so that a killed playground loses no answered change
    tally: how many requests have come
    requests: the newest requests
    violations: the parts of requests that do not fit `spec`
    unknown: the requests for routes that do not exist here
    crashes: tracebacks of the playground's bugs
    """

    world: World
    interactions: Interactions
    faults: Faults
    token: str
    spec: Spec | None
    routes: tuple[Route, ...]
    buckets: Buckets
    starts: Starts
    base: str = ""
    save: Callable[[], Awaitable[None]] | None = None
    tally: Tally = field(default_factory=Tally)
    requests: deque[Request] = field(default_factory=lambda: deque(maxlen=STORED_REQUESTS))
    violations: list[Violation] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    crashes: list[str] = field(default_factory=list)

    def add_to(self, app: web.Application) -> None:
        # To make a route of aiohttp for each of ours took a thirteenth of the time in which a bot starts in tests.
        app.router.add_route("*", "/api/{rest:.*}", self._find)

    async def _find(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(PREFIX)
        for route, pattern in _patterns(self.routes):
            found = pattern.fullmatch(path) if route.method == request.method else None
            if found is not None:
                return await self._serve(route, found.groupdict(), request)
        return self._unknown_route(request)

    async def _serve(self, route: Route, values: dict[str, str], request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(PREFIX)
        self.tally.add(f"{route.method} {route.path}", counts=not route.open)
        fault = await self.faults.meet(request.method, path)
        if fault is not None:
            return self._record(request, path, fault, refusal=json_of(fault), is_ordered=True)
        limits = self.buckets.take(route.method, route.path, values, counts=not route.open)
        if limits is not None and limits.retry_after is not None:
            refused = too_many(limits.retry_after, limits.headers, is_global=limits.is_global)
            return self._record(request, path, refused)
        body = Body()
        refusal: dict[str, Any] | None = None
        try:
            if not route.open and request.headers.get("Authorization") != f"Bot {self.token}":
                raise unauthorized()
            body = await read_body(request)
            if self.spec is not None:
                self.violations += self.spec.check(route.method, route.path, body.json)
            result = route.handler(Call(self, values, dict(request.query), body))
            if self.save is not None and request.method != "GET":
                await self.save()
            response = web.Response(status=204) if result is None else json_response(result, 200)
        except ApiError as error:
            refusal = error.body()
            response = json_response(refusal, error.status)
        except ConnectionResetError:  # The bot closed the connection before it had sent the whole request.
            response = web.Response(status=400)
        except Exception:  # The playground has a bug: record it, and answer as Discord does when it fails.
            self.crashes.append(traceback.format_exc())
            log.exception("the playground failed at %s %s", request.method, path)
            response = json_response({"message": "500: Internal Server Error", "code": 0}, 500)
        if limits is not None:
            response.headers.update(limits.headers)
        sent = await self.faults.spoil(request, path, response)
        return self._record(request, path, sent, body.json, refusal)

    def _unknown_route(self, request: web.Request) -> web.Response:
        name = f"{request.method} {request.path}"
        self.unknown.append(name)
        log.error("the playground does not know %s", name)
        message = f"the playground has no route {name}"
        return json_response({"message": message, "code": 0}, 501)

    def _record(
        self,
        request: web.Request,
        path: str,
        response: web.StreamResponse,
        body: Any = None,
        refusal: dict[str, Any] | None = None,
        is_ordered: bool = False,
    ) -> web.StreamResponse:
        self.tally.failed += response.status >= 300
        self.requests.append(Request(request.method, path, response.status, body, refusal, is_ordered))
        self.world.emit(events.RequestAnswered())
        return response


@cache
def _patterns(routes: tuple[Route, ...]) -> tuple[tuple[Route, re.Pattern[str]], ...]:
    """Return the routes with patterns of their paths. Values whose names end in `_id` must be numbers."""
    return tuple((route, re.compile(re.sub(r"\{(\w+)\}", _value, route.path))) for route in routes)


def _value(name: re.Match[str]) -> str:
    return rf"(?P<{name[1]}>{'[0-9]' if name[1].endswith('_id') else '[^/]'}+)"
