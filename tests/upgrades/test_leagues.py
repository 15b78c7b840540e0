"""A league that version 0.25 has begun goes on after an upgrade, and its standings equal a recount."""

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

# Twelve members in their second season. Commit b1089d2d has made it, with its own tests of leagues.
STORED = Path(__file__).parent / "leagues" / "0025.sql.xz"
LEAGUE, STOPPED_AT = "gzxt5d2b77", 1_700_810_000_000
WEEKS = 3


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_a_league_in_mid_season_goes_on_after_an_upgrade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "_interactions", count(1_000_000))  # others than those that are stored
    path, clock, dice = tmp_path / "bot.db", TurnedClock(STOPPED_AT), Random(25)
    with closing(sqlite3.connect(path)) as file:
        file.executescript(lzma.decompress(STORED.read_bytes()).decode())
    async with sessions_on(url_of(path), clock, deliver=NoticeBox(clock), host=FakeHost(), more=[Duel()]) as sessions:
        await pass_time(sessions, clock, HOUR)  # results are noted when the league is looked at
        before = await sessions.leagues.league(LEAGUE)
        assert (before.season, before.is_played) == (2, True)
        assert shown(divisions_of(before)) == await counted(sessions, LEAGUE, 2, closed=False)
        for _ in range(WEEKS * 7 * DAY // (6 * HOUR)):
            await pass_time(sessions, clock, 6 * HOUR)
            await live(sessions, before, dice, ())
        now = await sessions.leagues.league(LEAGUE)
        assert now.season > 2
        for season in range(1, now.season):
            past = await sessions.leagues.league(LEAGUE, season)
            assert shown(divisions_of(past)) == await counted(sessions, LEAGUE, season, closed=True)
