"""A test of migration 0005: the bot will also archive matches that were over before archives existed."""

from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, text

from bot.storage.database import parse_url, writing_engine
from bot.storage.migrate import upgrade
from tests.storage.samples import match_row

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("phase", "state", "is_due"),
    [("over", b"end", True), ("cancelled", b"end", True), ("cancelled", None, False), ("playing", b"now", False)],
)
async def test_each_match_that_was_played_is_due_to_be_archived(
    empty_url: str, phase: str, state: bytes | None, is_due: bool
) -> None:
    row = msgspec.structs.replace(match_row("abcdefghij"), phase=phase, state=state, updated_at=77)

    def work(connection: Connection) -> list[tuple[Any, ...]]:
        upgrade(connection, "0004")
        values = msgspec.structs.asdict(row)
        names = ", ".join(values)
        connection.execute(
            text(f"INSERT INTO matches ({names}) VALUES ({', '.join(f':{name}' for name in values)})"), values
        )
        upgrade(connection, "0005")
        found = connection.execute(text("SELECT match_id, kind, version, due, claimed_until FROM deadlines"))
        return [tuple(one) for one in found]

    engine = writing_engine(parse_url(empty_url))
    async with engine.begin() as connection:
        due = await connection.run_sync(work)
    await engine.dispose()
    assert due == ([("abcdefghij", "archive", 1, 77, 0)] if is_due else [])
