"""Makes the playground's fixtures available to the tests in this folder, which do not wait for the clock."""

import asyncio
from collections.abc import Callable, Mapping

from tests.playground.fixtures import clock, playground, still_playground
from tests.unwaiting import Loop

__all__ = ["clock", "playground", "still_playground"]


def pytest_asyncio_loop_factories() -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    return {"loop": Loop}
