"""A test of migration 0027: matches of leagues stay as they are, and a cup may stand beside a league."""

from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from bot.storage.database import parse_url, writing_engine
from bot.storage.migrate import upgrade

pytestmark = pytest.mark.slow

LEAGUE = "INSERT INTO leagues VALUES (:id, 1, 'duel', '{}', 'open', :season, 0, 0, 1, 0)"
PAIRING = ("league", 1, 1, 3, 1, 2, 0, 4, "match", 10, 77, 2, 0, True)


async def test_matches_of_leagues_stay_and_a_cup_stands_beside_a_league(empty_url: str) -> None:
    def work(connection: Connection) -> tuple[Any, ...]:
        upgrade(connection, "0025")
        connection.execute(text(LEAGUE), {"id": "league", "season": 1})
        names = [f"v{number}" for number in range(len(PAIRING))]
        row = dict(zip(names, PAIRING, strict=True))
        connection.execute(text(f"INSERT INTO league_pairings VALUES ({', '.join(f':{name}' for name in names)})"), row)
        upgrade(connection)
        connection.execute(text(LEAGUE), {"id": "cup", "season": 0})
        for season in (0, 2):
            with pytest.raises(IntegrityError), connection.begin_nested():
                connection.execute(text(LEAGUE), {"id": "another", "season": season})
        return tuple(connection.execute(text("SELECT * FROM league_pairings")).one())

    engine = writing_engine(parse_url(empty_url))
    async with engine.begin() as connection:
        kept = await connection.run_sync(work)
    await engine.dispose()
    assert kept == (*PAIRING, None, None, None, None)
