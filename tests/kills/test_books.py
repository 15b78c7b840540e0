"""Tests of what trials read from the bot's database."""

from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.storage import writes
from bot.storage.store import Store
from tests.databases import url_of
from tests.kills.books import Books
from tests.storage.samples import match_row


async def test_open_matches_are_those_of_several_members_and_some_are_by_letters(tmp_path: Path) -> None:
    url = url_of(tmp_path / "bot.db")
    several: dict[str, Any] = {"solo": False, "phase": "lobby", "state": None}
    rows = (match_row("alone", -1), replace(match_row("here", 1), **several), replace(match_row("far", -2), **several))
    store = await Store.open(url)
    await store.write(writes.put(*rows))
    await store.close()

    async with Books(url) as books:
        assert {table.id for table in await books.open_tables()} == {"here", "far"}
        assert [table.id for table in await books.open_by_letters()] == ["far"]
        assert await books.table(-1) is None
