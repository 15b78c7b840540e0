"""Tests of what is reported of requests to Discord: routes without ids, statuses, and what Discord's limit counts.

Also of what a request leaves behind that is cancelled while it waits for the end of a limit.
"""

import asyncio
from collections.abc import AsyncIterator

import discord
import pytest
import yarl

from bot.playground import Playground
from bot.ui.requests import end_pauses_with_requests, is_failure, route_of, status_of
from tests.playground.fixtures import playground, running_bot, soon
from tests.playground.tiny_bot import TinyBot

__all__ = ["playground"]

TOKEN = "aW50ZXJhY3Rpb246MTIz"


@pytest.mark.parametrize(
    ("path", "route", "counted"),
    [
        ("/api/v10/channels/123/messages", "channels/:id/messages", True),
        ("/api/v10/channels/123/messages/456", "channels/:id/messages/:id", True),
        ("/api/v10/gateway/bot", "gateway/bot", True),
        ("/api/v10/users/@me", "users/@me", True),
        ("/api/v10/oauth2/applications/@me", "oauth2/applications/@me", True),
        (f"/api/v10/interactions/123/{TOKEN}/callback", "interactions/:id/:token/callback", False),
        ("/api/v10/interactions/123/lowercase/callback", "interactions/:id/:token/callback", False),
        (f"/api/v10/webhooks/123/{TOKEN}/messages/@original", "webhooks/:id/:token/messages/@original", False),
        (f"/api/v10/webhooks/123/{TOKEN}", "webhooks/:id/:token", False),
        (
            "/api/v10/channels/123/messages/456/reactions/%F0%9F%91%8D/@me",
            "channels/:id/messages/:id/reactions/:id/@me",
            True,
        ),
    ],
)
def test_routes_have_no_ids_and_no_tokens(path: str, route: str, counted: bool) -> None:
    assert route_of(yarl.URL("https://discord.com") / path.removeprefix("/")) == (route, counted)


def test_the_gateway_is_no_request() -> None:
    assert route_of(yarl.URL("wss://gateway.discord.gg/?v=10")) is None


def test_refusals_that_matter_stand_by_themselves() -> None:
    assert [status_of(*one) for one in ((200, None), (204, None), (400, None), (502, None))] == [
        "2xx",
        "2xx",
        "4xx",
        "5xx",
    ]
    assert [status_of(*one) for one in ((401, None), (403, None), (404, None))] == ["401", "403", "404"]
    assert status_of(429, "user") == "429"
    assert status_of(429, "global") == "429-global"
    assert status_of(429, None) == "429-banned"  # Cloudflare names no scope


def test_only_what_concerns_the_whole_bot_is_a_failure() -> None:
    told = ("2xx", "4xx", "403", "404", "429", "401", "429-global", "429-banned", "5xx", "failed")

    assert [one for one in told if is_failure(one)] == ["401", "429-global", "429-banned", "5xx", "failed"]


@pytest.fixture
async def bot(playground: Playground) -> AsyncIterator[TinyBot]:
    end_pauses_with_requests()
    bot = TinyBot()
    async with running_bot(playground, bot):
        yield bot


async def paused(playground: Playground, bot: TinyBot) -> "asyncio.Task[discord.Message]":
    """Return a post that has met the limit of the whole bot, and waits for its end."""
    playground.faults.rate_limit(r"POST /channels/\d+/messages", retry_after=3600, is_global=True)
    waiting = asyncio.create_task(games(playground, bot).send("one"))
    while bot.http._global_over.is_set() and not waiting.done():  # noqa: ASYNC110 - discord.py sets no event
        await asyncio.sleep(0)
    return waiting


def games(playground: Playground, bot: TinyBot) -> discord.PartialMessageable:
    return bot.get_partial_messageable(playground.world.channel("games").id)


async def cancelled(task: "asyncio.Task[discord.Message]") -> None:
    task.cancel()
    await asyncio.wait((task,))
    assert task.cancelled()


async def test_a_request_that_is_cancelled_in_a_pause_of_the_whole_bot_ends_the_pause(
    playground: Playground, bot: TinyBot
) -> None:
    await cancelled(await paused(playground, bot))
    await soon(games(playground, bot).send("two"))
    assert playground.actor("Ada").last("games").content == "two"


async def test_a_request_that_waits_for_the_end_of_a_pause_does_not_end_it(
    playground: Playground, bot: TinyBot
) -> None:
    first = await paused(playground, bot)
    other = asyncio.create_task(games(playground, bot).send("two"))
    await asyncio.sleep(0)
    await cancelled(other)
    assert not bot.http._global_over.is_set()
    await cancelled(first)
    assert bot.http._global_over.is_set()
