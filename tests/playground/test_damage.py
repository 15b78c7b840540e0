"""Tests of damaged answers, of Cloudflare's pages and of shared buckets, with real discord.py."""

import asyncio
import json
from collections.abc import Callable

import aiohttp
import discord
import pytest

from bot.playground import Playground
from bot.playground.rest.trouble import Damage
from bot.ui.requests import Garbled
from tests.playground.fixtures import running_bot, soon
from tests.playground.tiny_bot import TinyBot

POST, EDIT = r"^POST /channels/\d+/messages$", r"^PATCH /channels/\d+/messages/"


def games(playground: Playground, bot: TinyBot) -> discord.PartialMessageable:
    return bot.get_partial_messageable(playground.world.channel("games").id)


def said(playground: Playground) -> list[str]:
    return [message.content for message in playground.actor("Ada").messages("games")]


Broken = type[BaseException] | tuple[type[BaseException], ...]
# What breaks, and the error that discord.py raises.
DAMAGED: list[tuple[Damage, Broken]] = [
    (Damage.LOST, aiohttp.ServerDisconnectedError),
    (Damage.HALF, aiohttp.ClientPayloadError),
    (Damage.GARBLED, (json.JSONDecodeError, Garbled)),  # the second, if the bot itself has run in this process
]


@pytest.mark.parametrize(("damage", "error"), DAMAGED)
async def test_a_post_with_a_damaged_answer_was_carried_out(
    playground: Playground, damage: Damage, error: Broken
) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        fault = playground.faults.damage(POST, damage)
        with pytest.raises(error):
            await games(playground, bot).send("once", nonce="n1")
        assert fault.spent
        await games(playground, bot).send("once", nonce="n1")
        assert said(playground).count("once") == 1


@pytest.mark.slow  # discord.py waits a second before it tries again.
async def test_a_post_that_fails_although_it_was_carried_out_is_one_message(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        playground.faults.damage(POST, Damage.FAILED)
        await games(playground, bot).send("once", nonce="n1")
        assert [one.status for one in playground.rest.requests if one.method == "POST"] == [500, 200]
        assert said(playground).count("once") == 1


async def test_an_answer_can_be_late(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        fault = playground.faults.damage(POST, Damage.LATE)
        sending = asyncio.ensure_future(games(playground, bot).send("once"))
        await soon(fault.reached.wait())
        assert said(playground).count("once") == 1
        assert not sending.done()
        assert fault.gate is not None
        fault.gate.set()
        await sending


ASKS: list[tuple[str, Callable[[Playground], object]]] = [
    ("429", lambda playground: playground.faults.ban(POST, seconds=600)),
    ("520", lambda playground: playground.faults.fail(POST, status=520)),
]


@pytest.mark.parametrize(("status", "ask"), ASKS)
async def test_cloudflare_answers_with_a_page(
    playground: Playground, status: str, ask: Callable[[Playground], object]
) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        ask(playground)
        with pytest.raises(discord.HTTPException) as refused:
            await games(playground, bot).send("one")
        headers = refused.value.response.headers
        assert (str(refused.value.status), refused.value.code, headers["Server"]) == (status, 0, "cloudflare")
        assert "error code: " in refused.value.text
        assert headers.get("Retry-After") == ("600" if status == "429" else None)
        assert [name for name in headers if "ratelimit" in name.lower() or name == "Via"] == []
        await games(playground, bot).send("two")  # the fault is spent


@pytest.mark.parametrize(("shared", "left"), [(True, [3, 2, 1]), (False, [3, 3, 3])])
async def test_posts_edits_and_deletions_can_share_a_bucket(
    playground: Playground, shared: bool, left: list[int]
) -> None:
    playground.buckets.on(limit=4, window=600, shared=shared)
    messages = f"{playground.url}/api/v10/channels/{playground.world.channel('games').id}/messages"
    seen = []
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {playground.token}"}) as session:

        async def ask(method: str, url: str) -> aiohttp.ClientResponse:
            body = None if method == "DELETE" else {"content": "hello"}
            answer = await session.request(method, url, json=body)
            seen.append((answer.headers["X-RateLimit-Bucket"], int(answer.headers["X-RateLimit-Remaining"])))
            return answer

        posted = (await (await ask("POST", messages)).json())["id"]
        await ask("PATCH", f"{messages}/{posted}")
        await ask("DELETE", f"{messages}/{posted}")
    assert [remaining for _, remaining in seen] == left
    assert len({bucket for bucket, _ in seen}) == (1 if shared else 3)
