"""Starts a `Desk` for each test that asks for one."""

from collections.abc import AsyncIterator
from contextlib import nullcontext
from pathlib import Path

import pytest

from tests.cogs.desk import Desk
from tests.cogs.sketches import sketched


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test that starts a bot as slow."""
    for item in items:
        if isinstance(item, pytest.Function) and "desk" in item.fixturenames:
            item.add_marker(pytest.mark.slow)


@pytest.fixture
async def desk(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Desk]:
    """Yield a bot. It paints pictures only for tests marked `painted`; the others get sketches."""
    painted = request.node.get_closest_marker("painted") is not None
    with nullcontext() if painted else sketched():
        async with Desk(tmp_path) as desk:
            yield desk
