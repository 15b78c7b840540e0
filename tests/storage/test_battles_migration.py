"""A test of migration 0033: members of leagues and cups stay as they are, and play for no team."""

from typing import Any

import pytest
from sqlalchemy import Connection, text

from bot.storage.database import parse_url, writing_engine
from bot.storage.migrate import upgrade

pytestmark = pytest.mark.slow

LEAGUE = "INSERT INTO leagues VALUES ('league', 1, 'duel', '{}', 'open', 1, 0, 0, 1, 0)"
MEMBER = ("league", 7, 1, "Ada", 2, 11, 3, False)


async def test_members_of_leagues_stay_and_play_for_no_team(empty_url: str) -> None:
    def work(connection: Connection) -> tuple[Any, ...]:
        upgrade(connection, "0032")
        connection.execute(text(LEAGUE))
        names = [f"v{number}" for number in range(len(MEMBER))]
        row = dict(zip(names, MEMBER, strict=True))
        connection.execute(text(f"INSERT INTO league_members VALUES ({', '.join(f':{name}' for name in names)})"), row)
        upgrade(connection)
        return tuple(connection.execute(text("SELECT * FROM league_members")).one())

    engine = writing_engine(parse_url(empty_url))
    async with engine.begin() as connection:
        kept = await connection.run_sync(work)
    await engine.dispose()
    assert kept == (*MEMBER, None)
