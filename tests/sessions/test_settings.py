"""Tests of settings of members that the bot keeps in memory."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.errors import OptionError
from bot.sessions.database import Database
from bot.sessions.model import GuildSettings, MemberSettings
from bot.sessions.settings import Settings
from bot.storage.store import Store
from tests.databases import on_each_database, url_of
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


@pytest.mark.parametrize("change", ["note_dms_closed", "change_member"])
async def test_settings_that_were_read_before_a_change_are_not_remembered(tmp_path: Path, change: str) -> None:
    clock = TurnedClock()
    store = await Store.open(url_of(tmp_path / "settings.db"), clock)
    try:
        database = LateReads(store)
        settings = Settings(database, clock)
        await settings.change_member(100, lambda _: MemberSettings(dm=True))
        settings.forget(100)
        reading = asyncio.create_task(settings.of([100]))
        await database.found.wait()
        if change == "note_dms_closed":
            await settings.note_dms_closed(100)
        else:
            await settings.change_member(100, lambda _: MemberSettings(dm=True, dm_closed=True))
        database.go_on.set()
        await reading
        assert (await settings.of([100]))[100].dm_closed
    finally:
        await store.close()


@on_each_database
@pytest.mark.threads
async def test_settings_that_two_processes_change_at_once_have_all_changes(database_url: str) -> None:
    """The first change of each process finds no row."""
    clock = TurnedClock()
    stores = [await Store.open(database_url, clock) for _ in range(2)]
    processes = [Settings(Database(store), clock) for store in stores]

    async def change(number: int) -> None:
        settings = processes[number % 2]
        await settings.change_guild(5, lambda before: replace(before, channels=(*before.channels, number)))
        await settings.change_member(100, lambda before: replace(before, zone=f"{before.zone or ''}{number},"))

    try:
        await asyncio.gather(*map(change, range(10)))
        (guild, member) = await processes[0].guild(5), await processes[0].member(100)
    finally:
        for store in stores:
            await store.close()
    assert set(guild.channels) == set(range(10))
    assert sorted((member.zone or "").split(",")[:-1]) == list("0123456789")


async def test_settings_stay_if_their_change_is_refused(tmp_path: Path) -> None:
    store = await Store.open(url_of(tmp_path / "settings.db"))
    try:
        settings = Settings(Database(store), TurnedClock())
        await settings.change_guild(5, lambda before: replace(before, quiet=True))
        for wrong in (GuildSettings(match_limit=0), GuildSettings(reminders=101)):
            with pytest.raises(OptionError):
                await settings.change_guild(5, lambda _, wrong=wrong: wrong)  # type: ignore[misc]
        assert await settings.guild(5) == GuildSettings(quiet=True)
    finally:
        await store.close()


async def test_a_language_that_was_read_before_a_change_is_not_remembered(tmp_path: Path) -> None:
    store = await Store.open(url_of(tmp_path / "settings.db"))
    try:
        database = LateReads(store)
        settings = Settings(database, TurnedClock())
        reading = asyncio.create_task(settings.guild(5))
        await database.found.wait()
        await settings.change_guild(5, lambda before: replace(before, locale="de"))
        database.go_on.set()
        await reading
        assert await settings.locale(5) == "de"
    finally:
        await store.close()
