"""Fixtures for tests of the page with the real bot: the desk that runs the bot, and a stage on its local Discord."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from playwright.async_api import Browser

from tests.browser.stage import Stage, a_stage
from tests.cogs.desk import Desk


@pytest_asyncio.fixture(loop_scope="session")
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with Desk(tmp_path) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def stage(desk: Desk, browser: Browser) -> AsyncIterator[Stage]:
    async with a_stage(desk.playground, browser) as opened:
        yield opened
