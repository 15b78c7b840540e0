"""Starts a `Desk` for each test that asks for one."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import nullcontext
from pathlib import Path

import pytest

from tests.cogs.desk import Desk
from tests.cogs.sketches import sketched
from tests.unwaiting import Loop

LOOK_SECONDS = 600.0  # of the loop: a bot on a desk waits as long as needed to look whether a member is still there


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test that starts a bot as slow."""
    for item in items:
        if isinstance(item, pytest.Function) and "desk" in item.fixturenames:
            item.add_marker(pytest.mark.slow)


def pytest_asyncio_loop_factories(item: pytest.Item) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Let no test wait for the clock, but those with threads that the loop does not know."""
    return {"loop": asyncio.new_event_loop if item.get_closest_marker("threads") is not None else Loop}


@pytest.fixture(scope="session", autouse=True)
def _members_are_looked_for() -> Iterator[None]:
    """Let a look at a member never be left out. How many requests are left over depends on how fast a test runs."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("bot.ui.boards.courier.LOOK_SECONDS", LOOK_SECONDS)
        yield


@pytest.fixture
async def desk(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Desk]:
    """Yield a bot. It paints pictures only for tests marked `painted`; the others get sketches."""
    painted = request.node.get_closest_marker("painted") is not None
    with nullcontext() if painted else sketched():
        async with Desk(tmp_path) as desk:
            yield desk
