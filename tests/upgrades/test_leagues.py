"""A league that an older version has begun goes on after an upgrade, and its standings equal a recount."""

import lzma
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bot.sessions.leagues.seasons import divisions_of
from bot.sessions.pace import DAY, HOUR
from tests.databases import url_of
from tests.sessions import table
from tests.sessions.league_host import Duel, FakeHost
from tests.sessions.league_recount import counted, live, shown
from tests.sessions.notice_box import NoticeBox, pass_time
from tests.sessions.table import TurnedClock, sessions_on

# Twelve members in their second season; the second file has a cup of six, too. The commits b1089d2d (0.25.0) and
# 021badd2 (0.28.0) have made them, with their own tests of leagues.
FOLDER = Path(__file__).parent / "leagues"
STORED = {"0025": ("gzxt5d2b77", 1_700_810_000_000), "0028": ("de67qfqzl6", 1_700_410_400_000)}
WEEKS = 3


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("schema", STORED)
async def test_a_league_in_mid_season_goes_on_after_an_upgrade(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, schema: str
) -> None:
    monkeypatch.setattr(table, "_interactions", count(1_000_000))  # others than those that are stored
    league, stopped_at = STORED[schema]
    path, clock, dice = tmp_path / "bot.db", TurnedClock(stopped_at), Random(25)
    with closing(sqlite3.connect(path)) as file:
        file.executescript(lzma.decompress((FOLDER / f"{schema}.sql.xz").read_bytes()).decode())
    async with sessions_on(url_of(path), clock, deliver=NoticeBox(clock), host=FakeHost(), more=[Duel()]) as sessions:
        await pass_time(sessions, clock, HOUR)  # results are noted when the league is looked at
        before = await sessions.leagues.league(league)
        assert (before.season, before.is_played, before.rules.rounds) == (2, True, 0)
        assert shown(divisions_of(before)) == await counted(sessions, league, 2, closed=False)
        for _ in range(WEEKS * 7 * DAY // (6 * HOUR)):
            await pass_time(sessions, clock, 6 * HOUR)
            await live(sessions, before, dice, ())
        now = await sessions.leagues.league(league)
        assert now.season > 2
        for season in range(1, now.season):
            past = await sessions.leagues.league(league, season)
            assert shown(divisions_of(past)) == await counted(sessions, league, season, closed=True)
