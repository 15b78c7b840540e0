"""Provides databases and sessions to the tests of this folder. A file whose fixtures differ defines its own."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping

import pytest

from bot.sessions.sessions import Sessions
from bot.workers import WorkerProcesses
from tests.databases import database_url, empty_url, postgres_server, postgres_tables
from tests.sessions.notice_box import NoticeBox
from tests.sessions.table import TurnedClock, sessions_on
from tests.storage.locks import locked
from tests.unwaiting import Inline

__all__ = ["database_url", "empty_url", "locked", "postgres_server", "postgres_tables"]


@pytest.fixture(autouse=True)
def ends_its_workers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail a test that leaves worker processes behind. Otherwise asyncio's warning of them fails some later test."""
    used: set[WorkerProcesses] = set()
    ready = WorkerProcesses._check_open

    def noted(workers: WorkerProcesses) -> None:
        used.add(workers)
        ready(workers)

    monkeypatch.setattr(WorkerProcesses, "_check_open", noted)
    yield
    assert all(workers._closed for workers in used), "Give the test inline workers, or drain its sessions."


def pytest_asyncio_loop_factories(item: pytest.Item) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    return {"loop": asyncio.new_event_loop if item.get_closest_marker("threads") is not None else Inline}


@pytest.fixture
def clock() -> TurnedClock:
    return TurnedClock()  # 2023-11-14 22:13 UTC, a Tuesday


@pytest.fixture
def box(clock: TurnedClock) -> NoticeBox:
    return NoticeBox(clock)


@pytest.fixture
async def sessions(database_url: str, clock: TurnedClock, box: NoticeBox) -> AsyncIterator[Sessions]:
    async with sessions_on(database_url, clock, deliver=box) as sessions:
        yield sessions
