"""A page in a browser, served by a playground, with a bot that shows everything."""

from collections.abc import AsyncIterator

import pytest

from bot.playground import ManualClock, Playground
from tests.browser.show_bot import ShowBot
from tests.browser.stage import Stage, a_stage
from tests.playground.fixtures import open_playground, running_bot


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    """Discord's time stands still: no answer is late because the machine is busy. A test of lateness turns it."""
    async with open_playground(clock=ManualClock()) as opened:
        yield opened


@pytest.fixture
async def bot(playground: Playground) -> AsyncIterator[ShowBot]:
    client = ShowBot()
    async with running_bot(playground, client):
        yield client


@pytest.fixture
async def stage(playground: Playground, bot: ShowBot) -> AsyncIterator[Stage]:
    async with a_stage(playground) as opened:
        yield opened
