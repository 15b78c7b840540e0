"""A test in real time: the time of a turn runs out while a member only looks at the page."""

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.machine import SystemClock
from bot.sessions.pace import MINUTE, SHORTEST_LIMIT
from tests.browser.real.test_gems import press
from tests.browser.stage import PHONE, Stage, message, use
from tests.cogs.desk import Desk

pytestmark = pytest.mark.slow

SOON = 12_000  # milliseconds
SHOWN_WITHIN = 60_000


class Earlier(SystemClock):
    """A clock that is `ago` milliseconds behind the machine's clock."""

    def __init__(self, ago: int) -> None:
        self._ago = ago

    def now(self) -> int:
        return super().now() - self._ago


@pytest_asyncio.fixture(loop_scope="session")
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    """Yield a desk whose clock is behind the machine's clock.

    If a test then changes to the machine's clock, a turn that has just begun has SOON milliseconds left.
    """
    opened = Desk(tmp_path)
    opened.time = Earlier(SHORTEST_LIMIT - SOON)
    async with opened:
        yield opened


async def test_the_shortest_time_runs_out_while_a_member_looks(desk: Desk, stage: Stage) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gems new", mode="relay", time=SHORTEST_LIMIT // MINUTE)
    await desk.press(bela, "Join")
    await desk.press(ada, "Start")
    due = (await desk.match(ada)).clocks[0].due
    await desk.end()
    desk.time = SystemClock()
    await desk.begin()
    assert due is not None

    page = await stage.open("Bela", size=PHONE, has_touch=True, is_mobile=True)
    await expect(message(page, "Ada to move").get_by_role("img")).to_be_visible()
    await expect(message(page, "has run out")).to_be_visible(timeout=SHOWN_WITHIN)

    assert time.time() * 1000 >= due
    await expect(message(page, "Ada has run out of time")).to_be_visible()
    await press(page, "Skip this turn")
    await expect(message(page, "Ada was skipped by a vote")).to_be_visible()
    await expect(message(page, "Bela to move").get_by_role("img")).to_be_visible()
    await use(page, "/turns")
    await expect(message(page, "It is your turn in 1 match")).to_be_visible()
