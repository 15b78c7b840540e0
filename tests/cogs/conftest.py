"""Fixtures: a desk for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.cogs.desk import Desk


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The quick part starts no bot: what sits at a desk is slow, all of it together at least."""
    for item in items:
        if isinstance(item, pytest.Function) and "desk" in item.fixturenames:
            item.add_marker(pytest.mark.slow)


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with Desk(tmp_path) as desk:
        yield desk
