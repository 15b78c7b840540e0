"""Two processes of one bot on one PostgreSQL database.

Each process is a `Sessions` with a store of its own. The one called `here` serves shard 0, to which the tests' server
belongs, and `there` serves shard 1.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.sessions.change import AnyGame
from bot.sessions.model import Place
from bot.sessions.sessions import Sessions
from bot.sessions.share import Share
from bot.storage.store import Store
from bot.storage.writer import Publish
from bot.storage.writes import Writes
from tests.sessions.commands import GAMES
from tests.sessions.table import TurnedClock

HERE, THERE = Share((0,), 2), Share((1,), 2)
FAR = Place(1 << 22, 20)  # in a server of shard 1

on_postgresql = pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)


class Told(Store):
    """A store that awaits a function after each write."""

    after: Callable[[], Awaitable[object]] | None = None

    async def write(self, writes: Writes, publish: Publish | None = None) -> None:
        await super().write(writes, publish)
        if self.after is not None:
            await self.after()


def store_of(sessions: Sessions) -> Told:
    store: Any = sessions.database._store
    assert isinstance(store, Told)
    return store


@asynccontextmanager
async def process(
    url: str, clock: TurnedClock, share: Share, games: Mapping[str, AnyGame] = GAMES
) -> AsyncIterator[Sessions]:
    """Yield the sessions of a process, whose timers do not run yet."""
    store = await Told.open(url, clock)
    sessions = Sessions(store, clock, games, seeds=lambda: 0, share=share)
    try:
        yield sessions
    finally:
        await sessions.drain()
        await store.close()


@pytest.fixture
async def here(database_url: str, clock: TurnedClock) -> AsyncIterator[Sessions]:
    async with process(database_url, clock, HERE) as sessions:
        yield sessions


@pytest.fixture
async def there(database_url: str, clock: TurnedClock) -> AsyncIterator[Sessions]:
    async with process(database_url, clock, THERE) as sessions:
        yield sessions
