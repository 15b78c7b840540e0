"""A league that an older version has begun goes on after an upgrade, and its standings equal a recount.

After the upgrade, one member never moves, one leaves, and the bot is killed every other day.
"""

import asyncio
import lzma
import sqlite3
from contextlib import AsyncExitStack, closing
from functools import partial
from itertools import count
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from bot.sessions.leagues.seasons import divisions_of
from bot.sessions.model import Member
from bot.sessions.pace import DAY, HOUR
from bot.storage.keeping import is_member
from tests.databases import url_of
from tests.sessions import table
from tests.sessions.league_host import Duel, FakeHost
from tests.sessions.league_recount import counted, live, shown
from tests.sessions.notice_box import NoticeBox, pass_time
from tests.sessions.table import TurnedClock, ask, sessions_on
from tests.sessions.test_league_weeks import copied

# Twelve members in their second season; the second file has a cup of six, too. The commits b1089d2d (0.25.0) and
# 021badd2 (0.28.0) have made them, with their own tests of leagues.
FOLDER = Path(__file__).parent / "leagues"
STORED = {"0025": ("gzxt5d2b77", 1_700_810_000_000), "0028": ("de67qfqzl6", 1_700_410_400_000)}
WEEKS, STEP = 3, 6 * HOUR
KILLED = 3  # of seven steps
LEFT = 5  # the step after which a member leaves


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
    lives = partial(sessions_on, clock=clock, deliver=NoticeBox(clock), host=FakeHost(), more=[Duel()])
    async with AsyncExitStack() as stack:
        sessions = await stack.enter_async_context(lives(url_of(path)))
        await pass_time(sessions, clock, HOUR)  # results are noted when the league is looked at
        before = await sessions.leagues.league(league)
        assert (before.season, before.is_played, before.rules.rounds) == (2, True, 0)
        assert shown(divisions_of(before)) == await counted(sessions, league, 2, closed=False)
        silent, leaver = [one for one in before.rows.seats if one.left_at is None and is_member(one.user_id)][:2]
        for step in range(WEEKS * 7 * DAY // STEP):
            await pass_time(sessions, clock, STEP)
            if step % 7 == KILLED:
                acting = asyncio.create_task(live(sessions, before, dice, {silent.user_id}))
                for _ in range(dice.randrange(200)):
                    await asyncio.sleep(0)
                path = copied(path, tmp_path / f"{step}.db")  # what a kill leaves: all that was stored by now
                acting.cancel()
                await asyncio.wait((acting,))
                await stack.aclose()
                sessions = await stack.enter_async_context(lives(url_of(path)))
            else:
                await live(sessions, before, dice, {silent.user_id})
            if step == LEFT:
                leaves = replace(ask(), member=Member(leaver.user_id, leaver.name))
                await sessions.leagues.leave(leaves, league, now=True)
        now = await sessions.leagues.league(league)
        assert now.season > 2
        for season in range(1, now.season):
            past = await sessions.leagues.league(league, season)
            assert shown(divisions_of(past)) == await counted(sessions, league, season, closed=True)
        assert {silent.user_id, leaver.user_id}.isdisjoint(one.user_id for one in now.rows.members)
        second = await sessions.leagues.league(league, 2)
        assert [one.user_id for one in second.rows.seats if one.left_at is not None] == [leaver.user_id]
