"""A test of migration 0034: leagues stay as they are, and are second homes of no battle."""

import pytest
from sqlalchemy import Connection, text

from bot.storage import leagues
from bot.storage.database import parse_url, writing_engine
from bot.storage.migrate import upgrade

pytestmark = pytest.mark.slow

LEAGUE = "INSERT INTO leagues VALUES ('league', 1, 'duel', '{}', 'open', 0, 0, 0, 1, 0)"


async def test_leagues_stay_and_are_homes_of_their_own(empty_url: str) -> None:
    def work(connection: Connection) -> None:
        upgrade(connection, "0033")
        connection.execute(text(LEAGUE))
        upgrade(connection)

    engine = writing_engine(parse_url(empty_url))
    async with engine.begin() as connection:
        await connection.run_sync(work)
        [home] = await leagues.homes_of(connection, "league")
    await engine.dispose()
    assert (home.guild_id, home.battle_id, home.shared_id) == (1, None, "league")
