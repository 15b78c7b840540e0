"""A league that an older version has begun goes on after an upgrade, and its standings equal a recount.

After the upgrade, a fifth of the members never move, a tenth leave, and the bot is killed every other day.
"""

import lzma
import sqlite3
from contextlib import AsyncExitStack, closing
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple

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
from tests.sessions.test_league_weeks import cut_off


class Kept(NamedTuple):
    """A league that an older version has stored."""

    league: str
    stopped_at: int
    season: int
    weeks: int  # for which it is played after the upgrade


# Twelve members in their second season; the second file has a cup of six, too. The commits b1089d2d (0.25.0) and
# 021badd2 (0.28.0) have made them, with their own tests of leagues. Forty members have played the first five days of
# twelve weeks: a fifth of them is silent, and one has left.
FOLDER = Path(__file__).parent / "leagues"
STORED = {
    "0025": Kept("gzxt5d2b77", 1_700_810_000_000, 2, 3),
    "0028": Kept("de67qfqzl6", 1_700_410_400_000, 2, 3),
    "0028-forty": Kept("da6ombd3x3", 1_700_432_000_000, 1, 11),
}
LONG = pytest.param("0028-forty", marks=[pytest.mark.nightly, pytest.mark.timeout(3_000)])
STEP = 6 * HOUR
KILLED = 3  # of seven steps
LEFT = 5  # the step after which a member leaves, and after every two weeks another one


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("schema", ["0025", "0028", LONG])
async def test_a_league_in_mid_season_goes_on_after_an_upgrade(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, schema: str
) -> None:
    monkeypatch.setattr(table, "_interactions", count(1_000_000))  # others than those that are stored
    kept = STORED[schema]
    league = kept.league
    path, clock, dice = tmp_path / "bot.db", TurnedClock(kept.stopped_at), Random(25)
    with closing(sqlite3.connect(path)) as file:
        file.executescript(lzma.decompress((FOLDER / f"{schema}.sql.xz").read_bytes()).decode())
    lives = partial(sessions_on, clock=clock, deliver=NoticeBox(clock), host=FakeHost(), more=[Duel()])
    async with AsyncExitStack() as stack:
        sessions = await stack.enter_async_context(lives(url_of(path)))
        await pass_time(sessions, clock, HOUR)  # results are noted when the league is looked at
        before = await sessions.leagues.league(league)
        assert (before.season, before.is_played, before.rules.rounds) == (kept.season, True, 0)
        assert shown(divisions_of(before)) == await counted(sessions, league, kept.season, closed=False)
        there = {one.user_id: one for one in before.rows.seats if one.left_at is None and is_member(one.user_id)}
        silent = {user for user in there if user % 5 == 0}
        leavers = [there[user] for user in sorted(there) if user % 10 == 3]
        left = []
        for step in range(kept.weeks * 7 * DAY // STEP):
            await pass_time(sessions, clock, STEP)
            if step % 7 == KILLED:
                acting = live(sessions, before, dice, silent)
                path = await cut_off(acting, dice.randrange(200), path, tmp_path / f"{step}.db")
                await stack.aclose()
                sessions = await stack.enter_async_context(lives(url_of(path)))
            else:
                await live(sessions, before, dice, silent)
            if leavers and step % (14 * DAY // STEP) == LEFT:
                leaver = leavers.pop(0)
                left.append(leaver.user_id)
                leaves = replace(ask(), member=Member(leaver.user_id, leaver.name))
                await sessions.leagues.leave(leaves, league, now=True)
        now = await sessions.leagues.league(league)
        assert now.season > kept.season
        for season in range(1, now.season):
            past = await sessions.leagues.league(league, season)
            assert shown(divisions_of(past)) == await counted(sessions, league, season, closed=True)
            assert not [one for one in past.rows.pairings if one.first_score is None and one.match_id is not None]
        assert not {*silent, *left} & {one.user_id for one in now.rows.members}
        assert left
        first = await sessions.leagues.league(league, kept.season)
        assert left[0] in {one.user_id for one in first.rows.seats if one.left_at is not None}
