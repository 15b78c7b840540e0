"""A test of migrations 0011 and 0018: due notices and reminders stay due, and none of them counts as sent."""

from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, text

from bot.storage.database import parse_url, writing_engine
from bot.storage.migrate import upgrade
from tests.storage.samples import match_row

pytestmark = pytest.mark.slow

TURN = ("abcdefghij", 0, 100, 1, True, 3, 5, None, None, False, 77, 1, 2, False, 99)
NOTICE = ("one", "{}", 77, 2, 99)


async def test_due_notices_and_reminders_do_not_change(empty_url: str) -> None:
    def work(connection: Connection) -> list[tuple[Any, ...]]:
        upgrade(connection, "0009")
        match = msgspec.structs.asdict(match_row("abcdefghij"))
        for table, row in (("matches", match), ("turns", _numbered(TURN)), ("notices", _numbered(NOTICE))):
            columns = f"({', '.join(row)})" if table == "matches" else ""
            connection.execute(
                text(f"INSERT INTO {table} {columns} VALUES ({', '.join(f':{one}' for one in row)})"), row
            )
        upgrade(connection)
        return [tuple(connection.execute(text(f"SELECT * FROM {table}")).one()) for table in ("turns", "notices")]

    engine = writing_engine(parse_url(empty_url))
    async with engine.begin() as connection:
        kept = await connection.run_sync(work)
    await engine.dispose()
    assert kept == [(*TURN, None, None), (*NOTICE, None, None)]


def _numbered(values: tuple[Any, ...]) -> dict[str, Any]:
    return {f"v{number}": value for number, value in enumerate(values)}
