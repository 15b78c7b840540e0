"""A cup that version 0.28 has begun goes on after an upgrade, as the knockout that it was."""

import lzma
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from bot.sessions.leagues import cups
from bot.sessions.leagues.model import Phase
from bot.sessions.leagues.verdicts import verdict_of
from bot.sessions.pace import HOUR
from tests.databases import url_of
from tests.sessions import table
from tests.sessions.league_host import Duel, FakeHost, open_matches, win
from tests.sessions.notice_box import NoticeBox, pass_time
from tests.sessions.table import TurnedClock, sessions_on

# Six members, double elimination, after two rounds; a match has begun. Commit 021badd2 has made it, with its own tests.
STORED = Path(__file__).parent / "leagues" / "0028-cup.sql.xz"
CUP, STOPPED_AT = "ypsffezhw5", 1_700_090_000_000


@pytest.mark.slow
async def test_a_cup_goes_on_after_an_upgrade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "_interactions", count(1_000_000))  # others than those that are stored
    path, clock, told = tmp_path / "bot.db", TurnedClock(STOPPED_AT), list[int]()
    with closing(sqlite3.connect(path)) as file:
        file.executescript(lzma.decompress(STORED.read_bytes()).decode())
        before = file.execute("SELECT number, series, first, second, first_score FROM league_pairings").fetchall()
    async with sessions_on(url_of(path), clock, deliver=NoticeBox(clock), host=FakeHost(), more=[Duel()]) as sessions:
        cup = await sessions.leagues.league(CUP)
        assert (cup.rules.double, cup.rules.table, cup.phase) == (True, 0, Phase.PLAYING)
        assert [(one.number, one.series, *one.players, one.first_score) for one in cup.rows.pairings] == before
        assert not any(one.at_table for one in cup.rows.pairings)
        old = {match.id for match in await open_matches(sessions, cup)}
        for _ in range(12):
            for match in await open_matches(sessions, cup):
                match = await win(sessions, match, 0)
                verdict = verdict_of(match)
                assert (verdict is None) == (match.id in old)  # older versions did not store what its end decides
                told += filter(None, () if verdict is None else verdict.places)
            await pass_time(sessions, clock, HOUR)
        cup = await sessions.leagues.league(CUP)
        assert cup.phase is Phase.CLOSED
        places = cups.places_of(cup.rows)
        assert sorted(places) == list(range(6))
        assert set(told) <= set(places.values())
        assert {1, 2} <= set(told)
