"""Each stored column is in the registry `bot.storage.keeping`, which says how its data are deleted."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import BigInteger, Boolean, Column, Double, Integer, MetaData, Table, Text, text

from bot.storage import privacy
from bot.storage.keeping import KEEPING, Fate, Keeping
from bot.storage.schema import guilds, matches, members, metadata, notices
from bot.storage.store import Connection, Store
from tests.databases import url_of

# Neither an id nor a name fits in: whole numbers of 32 bits (bigger ones are BigInteger), fractions, yes and no.
HARMLESS = (Integer, Double, Boolean)


def unspoken(table: Table, keeping: Keeping | None) -> list[str]:
    """Return the columns that the registry lacks, and columns in the registry that the table lacks."""
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
def test_every_column_that_may_tell_of_a_member_is_spoken_of(table: Table) -> None:
    assert unspoken(table, KEEPING.get(table.name)) == []


def test_no_table_is_spoken_of_that_is_not_there() -> None:
    assert set(KEEPING) == set(metadata.tables)


@pytest.mark.parametrize("table", metadata.sorted_tables, ids=lambda table: table.name)
def test_every_table_goes_with_its_server_or_belongs_to_members_alone(table: Table) -> None:
    keeping = KEEPING[table.name]
    if keeping.guild is None:
        assert keeping.fate is Fate.GOES
    if keeping.guild == "match_id":  # the database deletes the rows with their match
        assert any(key.column is matches.c.id for key in table.foreign_keys)


@pytest.mark.parametrize("table", metadata.sorted_tables, ids=lambda table: table.name)
def test_names_like_those_of_members_ids_are_members_ids(table: Table) -> None:
    named = {column.name for column in table.c if column.name in ("user_id", "host_id", "member_id", "owner_id")}

    assert named == set(KEEPING[table.name].users)
    assert not named or ("name" in table.c) == bool(KEEPING[table.name].names)


def test_a_table_that_is_new_is_missed() -> None:
    fresh = Table("trophies", MetaData(), Column("user_id", BigInteger), Column("words", Text), Column("n", Integer))

    assert unspoken(fresh, None)
    assert unspoken(fresh, Keeping(Fate.GOES, user="user_id")) == [
        "trophies.words: say in bot.storage.keeping what it holds"
    ]
    assert unspoken(fresh, Keeping(user="user_id", settings="words")) != []
    assert unspoken(fresh, Keeping(Fate.GOES, user="user_id", settings="words")) == []


def test_json_of_servers_and_members_is_told_apart() -> None:
    assert "settings" in KEEPING[guilds.name].nothing.split()  # a test of sessions looks into it
    assert KEEPING[members.name].settings == "settings"
    assert KEEPING[notices.name].mentions == "notice"


async def test_a_members_matches_are_found_by_indexes(tmp_path: Path) -> None:
    """Everybody's moves wait while a member is forgotten, so the queries must be fast."""
    store = await Store.open(url_of(tmp_path / "bot.db"))
    asked: list[str] = []

    async def plan(connection: Connection) -> set[str]:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.set_trace_callback(asked.append)  # with the values in it
        await privacy.touched(connection, 7)
        [query] = [one for one in asked if one.startswith("SELECT")]
        return {row.detail for row in await connection.execute(text(f"EXPLAIN QUERY PLAN {query}"))}

    whole = {line for line in await store.read(plan) if line.startswith("SCAN")}
    await store.close()

    open_matches = {f"SCAN matches USING INDEX uq_matches_open_{kind}" for kind in ("solo", "table")}
    assert whole == {"SCAN terms", "SCAN log USING INDEX ix_log_changed_seats", *open_matches}
