"""Tests of the registry `bot.storage.keeping`: it says for each stored column how its data are deleted."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import BigInteger, Boolean, Column, Double, Integer, MetaData, Table, Text, text

from bot.storage import privacy
from bot.storage.keeping import KEEPING, Fate, Keeping
from bot.storage.schema import guilds, matches, members, metadata, notices
from bot.storage.store import Connection, Store
from tests.databases import url_of

# Columns of these types contain neither ids of members nor names. Ids need a BigInteger.
HARMLESS = (Integer, Double, Boolean)


def unspoken(table: Table, keeping: Keeping | None) -> list[str]:
    """Return a fault for each column that only the table has or only the registry has, and for other errors."""
    if keeping is None:
        return [f"{table.name}: say in bot.storage.keeping how it is exported and deleted"]
    telling = {
        column.name
        for column in table.c
        if isinstance(column.type, BigInteger) or not isinstance(column.type, HARMLESS)
    }
    faults = [f"{table.name}.{name}: say in bot.storage.keeping what it holds" for name in telling - keeping.columns]
    faults += [f"{table.name}.{name}: there is no such column" for name in keeping.columns - set(table.c.keys())]
    if bool(keeping.user) != (keeping.fate is not Fate.NONE):
        faults.append(f"{table.name}: its rows have a fate if, and only if, a column says whose they are")
    if keeping.guild in ("guild_id", "match_id") and keeping.guild not in table.c:
        faults.append(f"{table.name}: a server's rows cannot be found by {keeping.guild}")
    return sorted(faults)


@pytest.mark.parametrize("table", metadata.sorted_tables, ids=lambda table: table.name)
def test_the_registry_has_every_column_that_may_contain_data_of_a_member(table: Table) -> None:
    assert unspoken(table, KEEPING.get(table.name)) == []


def test_the_registry_has_exactly_the_tables_of_the_schema() -> None:
    assert set(KEEPING) == set(metadata.tables)


@pytest.mark.parametrize("table", metadata.sorted_tables, ids=lambda table: table.name)
def test_the_rows_of_every_table_are_deleted_with_their_server_or_their_member(table: Table) -> None:
    keeping = KEEPING[table.name]
    if keeping.guild is None:
        assert keeping.fate is Fate.GOES
    if keeping.guild == "match_id":  # `drop_some_matches` deletes these rows with their match.
        assert any(key.column is matches.c.id for key in table.foreign_keys)


@pytest.mark.parametrize("table", metadata.sorted_tables, ids=lambda table: table.name)
def test_the_registry_knows_all_columns_with_ids_and_names_of_members(table: Table) -> None:
    named = {column.name for column in table.c if column.name in ("user_id", "host_id", "member_id", "owner_id")}

    assert named == set(KEEPING[table.name].users)
    assert not named or ("name" in table.c) == bool(KEEPING[table.name].names)


def test_a_new_table_that_the_registry_lacks_is_a_fault() -> None:
    fresh = Table("trophies", MetaData(), Column("user_id", BigInteger), Column("words", Text), Column("n", Integer))

    assert unspoken(fresh, None)
    assert unspoken(fresh, Keeping(Fate.GOES, user="user_id")) == [
        "trophies.words: say in bot.storage.keeping what it holds"
    ]
    assert unspoken(fresh, Keeping(user="user_id", settings="words")) != []
    assert unspoken(fresh, Keeping(Fate.GOES, user="user_id", settings="words")) == []


def test_the_registry_names_the_columns_with_json() -> None:
    assert "settings" in KEEPING[guilds.name].nothing.split()  # The settings of servers name no members.
    assert KEEPING[members.name].settings == "settings"
    assert KEEPING[notices.name].mentions == "notice"


async def test_a_members_matches_are_found_by_indexes(tmp_path: Path) -> None:
    """All moves wait while a member's data are deleted, so the queries must be fast."""
    store = await Store.open(url_of(tmp_path / "bot.db"))
    asked: list[str] = []

    async def plan(connection: Connection) -> set[str]:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.set_trace_callback(asked.append)  # The traced SQL contains the values.
        await privacy.touched(connection, 7)
        [query] = [one for one in asked if one.startswith("SELECT")]
        return {row.detail for row in await connection.execute(text(f"EXPLAIN QUERY PLAN {query}"))}

    whole = {line for line in await store.read(plan) if line.startswith("SCAN")}
    await store.close()

    open_matches = {f"SCAN matches USING INDEX uq_matches_open_{kind}" for kind in ("solo", "table")}
    assert whole == {"SCAN terms", "SCAN log USING INDEX ix_log_changed_seats", *open_matches}
