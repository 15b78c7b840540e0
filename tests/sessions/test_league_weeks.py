"""A league of twelve for weeks: some are silent, one leaves, one deletes their data. Its standings are counted anew."""

import asyncio
import shutil
from collections import defaultdict
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.sessions.leagues.model import Rules
from bot.sessions.leagues.seasons import divisions_of
from bot.sessions.pace import DAY, HOUR
from bot.sessions.sessions import Sessions
from tests.databases import url_of
from tests.sessions.league_host import RULES, SWISS, Duel, FakeHost, host, league_with, open_matches, sessions
from tests.sessions.league_recount import check_rounds, counted, live, shown
from tests.sessions.notice_box import NoticeBox, pass_time
from tests.sessions.table import TurnedClock, ask, member, sessions_on

__all__ = ["host", "sessions"]

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

MEMBERS, STEP = 12, 3 * HOUR
SILENT = {member(number).user for number in (2, 7)}
LEAVES, FORGOTTEN = 4, 9  # the numbers of members


async def equals_a_recount(
    sessions: Sessions, league: str, season: int | None = None, *, forgotten: int | None = None
) -> bool:
    """Compare the standings with a recount. season: one that is over; None: that which is played, if one is.

    forgotten: as for `counted`. Return whether there was something to compare.
    """
    now = await sessions.leagues.league(league, season)
    counts = await counted(sessions, league, now.season, closed=season is not None, forgotten=forgotten)
    assert shown(divisions_of(now)) == counts
    check_rounds(now)
    return bool(counts)


@pytest.mark.parametrize("rules", [RULES, SWISS], ids=["round robin", "swiss"])
@pytest.mark.parametrize("weeks", [2, pytest.param(6, marks=pytest.mark.nightly)])
async def test_standings_equal_a_recount_from_the_stored_matches(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox, weeks: int, rules: Rules
) -> None:
    dice, compared, forgotten = Random(43), 0, 0
    league = await league_with(sessions, MEMBERS, rules)
    opened: dict[tuple[int, int], set[str]] = defaultdict(set)
    for step in range(weeks * 7 * DAY // STEP):
        await pass_time(sessions, clock, STEP)
        await live(sessions, league, dice, SILENT)
        if step == 4 * DAY // STEP:
            await sessions.leagues.leave(ask(LEAVES), league.id, now=True)
        if step == 6 * DAY // STEP:
            await sessions.privacy.forget(member(FORGOTTEN).user)
            forgotten = clock.now()
        now = await sessions.leagues.league(league.id)
        for match in await open_matches(sessions, league):
            for seat in match.seats:
                opened[seat.user, match.created_at // DAY].add(match.id)
        if step % 8 == 0 and now.is_played:
            await pass_time(sessions, clock, 0)
            compared += await equals_a_recount(sessions, league.id, forgotten=forgotten)

    assert compared >= weeks * 3
    assert max(map(len, opened.values())) <= 4  # new matches of a member in a day
    now = await sessions.leagues.league(league.id)
    users = {one.user_id for one in now.rows.members}
    assert member(FORGOTTEN).user not in users
    assert member(LEAVES).user not in users
    if now.season > 1:
        for season in range(1, now.season):
            assert await equals_a_recount(sessions, league.id, season, forgotten=forgotten)
        first = await sessions.leagues.league(league.id, 1)
        assert all(line.played for one in divisions_of(first) for line in one.table if not line.struck)
        assert not users & SILENT


FORTY, LONG = 40, 12
SILENT_OF_FORTY = {member(number).user for number in range(0, FORTY, 5)}  # a fifth


@pytest.mark.parametrize("rules", [RULES, SWISS], ids=["round robin", "swiss"])
@pytest.mark.parametrize(
    ("members", "weeks"),
    [(12, 2), pytest.param(FORTY, LONG, marks=[pytest.mark.nightly, pytest.mark.timeout(3_000)])],
    ids=["twelve", "forty"],
)
async def test_a_league_survives_kills_for_weeks(
    tmp_path: Path, clock: TurnedClock, box: NoticeBox, rules: Rules, members: int, weeks: int
) -> None:
    leavers = range(3, members, 10)  # a tenth, one every two weeks
    dice, host, compared, killed = Random(40), FakeHost(), 0, 0
    path = tmp_path / "0.db"
    async with AsyncExitStack() as stack:
        lives = partial(sessions_on, clock=clock, deliver=box, host=host, more=[Duel()])
        sessions = await stack.enter_async_context(lives(url_of(path)))
        league = await league_with(sessions, members, rules)
        for step in range(weeks * 7 * DAY // STEP):
            await pass_time(sessions, clock, STEP)
            if dice.random() < 0.05:
                killed += 1
                acting = live(sessions, league, dice, SILENT_OF_FORTY)
                path = await cut_off(acting, dice.randrange(200), path, tmp_path / f"{killed}.db")
                await stack.aclose()
                sessions = await stack.enter_async_context(lives(url_of(path)))
            else:
                await live(sessions, league, dice, SILENT_OF_FORTY)
            for number in leavers:
                if step == (number // 10 * 14 + 5) * DAY // STEP:
                    await sessions.leagues.leave(ask(number), league.id, now=number % 20 == 3)
            now = await sessions.leagues.league(league.id)
            if step % 8 == 0 and now.is_played:
                await pass_time(sessions, clock, 0)
                compared += await equals_a_recount(sessions, league.id)
        now = await sessions.leagues.league(league.id)
        assert now.season > weeks // 5
        for season in range(1, now.season):
            assert await equals_a_recount(sessions, league.id, season)
            past = await sessions.leagues.league(league.id, season)
            assert not [one for one in past.rows.pairings if one.first_score is None and one.match_id is not None]
        assert {member(number).user for number in leavers}.isdisjoint(one.user_id for one in now.rows.members)
    assert compared >= weeks * 3
    assert killed >= weeks


async def cut_off(acting: Coroutine[Any, Any, None], steps: int, database: Path, copy: Path) -> Path:
    """Let members act for some steps of the loop, and return what a kill leaves then: all that was stored by now."""
    task = asyncio.create_task(acting)
    for _ in range(steps):
        await asyncio.sleep(0)
    left = copied(database, copy)
    task.cancel()
    await asyncio.wait((task,))
    return left


def copied(database: Path, copy: Path) -> Path:
    """Copy a database with its log, and return the copy."""
    for ending in ("", "-wal"):
        if (file := database.with_name(database.name + ending)).exists():
            shutil.copy(file, copy.with_name(copy.name + ending))
    return copy
