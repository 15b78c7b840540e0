"""Starts a `Desk` for each test that asks for one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.cogs.desk import Desk


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test that starts a bot as slow."""
    for item in items:
        if isinstance(item, pytest.Function) and "desk" in item.fixturenames:
            item.add_marker(pytest.mark.slow)


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with Desk(tmp_path) as desk:
        yield desk
