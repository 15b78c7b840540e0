"""Fixtures for tests in a browser: the browser, a playground that serves the page, a bot, and a stage.

Chromium starts once for all tests, because its start takes longer than most tests. Playwright works only on the event
loop that started it, so all tests and fixtures of this folder run on one loop. Each test has new browser contexts.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from bot.playground import ManualClock, Playground
from tests.browser.show_bot import ShowBot
from tests.browser.stage import Stage, a_browser, a_stage
from tests.playground.fixtures import open_playground, running_bot

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with a_browser() as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def playground() -> AsyncIterator[Playground]:
    """Yield a playground whose clock only a test advances, so that no answer is late on a busy machine."""
    async with open_playground(clock=ManualClock()) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def bot(playground: Playground) -> AsyncIterator[ShowBot]:
    client = ShowBot()
    async with running_bot(playground, client):
        yield client


@pytest_asyncio.fixture(loop_scope="session")
async def stage(playground: Playground, bot: ShowBot, browser: Browser) -> AsyncIterator[Stage]:
    async with a_stage(playground, browser) as opened:
        yield opened
