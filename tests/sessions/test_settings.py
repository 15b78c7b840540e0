"""Tests of settings of members that the bot keeps in memory."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.sessions.database import Database
from bot.sessions.model import MemberSettings
from bot.sessions.settings import Settings
from bot.storage.store import Store
from tests.databases import url_of
from tests.sessions.table import TurnedClock


class LateReads(Database):
    """A database whose reads return what they have found only when `go_on` is set."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.found = asyncio.Event()
        self.go_on = asyncio.Event()

    async def read(self, *args: Any, **kwargs: Any) -> Any:
        found = await super().read(*args, **kwargs)
        self.found.set()
        await self.go_on.wait()
        return found


@pytest.mark.parametrize("change", ["note_dms_closed", "store_member"])
async def test_settings_that_were_read_before_a_change_are_not_remembered(tmp_path: Path, change: str) -> None:
    clock = TurnedClock()
    store = await Store.open(url_of(tmp_path / "settings.db"), clock.now)
    try:
        database = LateReads(store)
        settings = Settings(database, clock)
        await settings.store_member(100, MemberSettings(dm=True))
        settings.forget(100)
        reading = asyncio.create_task(settings.of([100]))
        await database.found.wait()
        if change == "note_dms_closed":
            await settings.note_dms_closed(100)
        else:
            await settings.store_member(100, MemberSettings(dm=True, dm_closed=True))
        database.go_on.set()
        await reading
        assert (await settings.of([100]))[100].dm_closed
    finally:
        await store.close()
