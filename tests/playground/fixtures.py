"""Fixtures for tests that run a bot on discord.py in the playground.

    async def test_x(playground: Playground) -> None:
        async with running_bot(playground, MyBot()):
            sent = await playground.actor("Ada").slash("games", "gems new")
            assert sent.answer is not None

To use the fixtures, import them in a conftest.py: `from tests.playground.fixtures import playground`.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import discord
import pytest

from bot.playground import ManualClock, Playground, World
from bot.playground.rest.spec import Spec
from bot.texts.page import Sentence, page_words
from bot.ui.client import point_discord_at

SCHEMA = Path(__file__).parent / "discord-openapi.json.gz"
READY_SECONDS = 60
T = TypeVar("T")


@cache
def discord_spec() -> Spec:
    """Return Discord's OpenAPI description, which is read only once."""
    return Spec(SCHEMA)


@cache
def all_page_words() -> dict[str, dict[str, Sentence]]:
    """Return the page's sentences in all languages, which are read only once."""
    return page_words()


@asynccontextmanager
async def open_playground(world: World | None = None, **settings: Any) -> AsyncIterator[Playground]:
    """Yield a playground. Raise AssertionError at the end if the playground has recorded violations."""
    world = World.default() if world is None else world
    async with Playground(world, schema=discord_spec(), words=all_page_words(), **settings) as playground:
        point_discord_at(playground.url)
        yield playground
    assert not playground.violations, "\n".join(playground.violations)


@asynccontextmanager
async def running_bot(playground: Playground, client: discord.Client) -> AsyncIterator[None]:
    """Connect the client, wait until it is ready, and close it afterwards.

    If the client cannot connect, raise its error. Create the client after the playground has started, because a new
    client reads the playground's address.
    """
    client._connection.guild_ready_timeout = 0.05  # By default discord.py waits two seconds for more guilds.
    try:
        await client.login(playground.token)
        connected = asyncio.create_task(client.connect())
        ready = asyncio.create_task(client.wait_until_ready())
        await asyncio.wait({connected, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=READY_SECONDS)
        try:
            if connected.done():
                await connected
            assert ready.done(), "the bot did not become ready"
            yield
        finally:
            await client.close()
            ready.cancel()
            await asyncio.gather(connected, ready, return_exceptions=True)
    finally:
        await client.close()


async def soon(awaited: Awaitable[T]) -> T:
    """Await `awaited` and return the result. Raise TimeoutError after a minute."""
    async with asyncio.timeout(READY_SECONDS):
        return await awaited


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    """Yield a playground whose clock stands still, so that no answer is late on a busy machine."""
    async with open_playground(clock=ManualClock()) as opened:
        yield opened


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def still_playground(clock: ManualClock) -> AsyncIterator[Playground]:
    """Yield a playground whose clock is the fixture `clock`, which only the test advances."""
    async with open_playground(World.default(clock=clock)) as opened:
        yield opened
