"""A league of twelve for weeks: some are silent, one leaves, one deletes their data. Its standings are counted anew."""

from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from bot.sessions.leagues.model import Division, League
from bot.sessions.leagues.seasons import divisions_of
from bot.sessions.model import Match, Phase
from bot.sessions.pace import DAY, HOUR
from bot.sessions.sessions import Sessions
from bot.storage.schema import league_pairings, league_seats
from bot.storage.store import Connection
from tests.databases import url_of
from tests.sessions.league_host import RULES, Duel, FakeHost, league_with, open_matches, take
from tests.sessions.notice_box import NoticeBox, pass_time
from tests.sessions.table import TurnedClock, ask, member, sessions_on

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

MEMBERS, STEP = 12, 3 * HOUR
SILENT = {member(number).user for number in (2, 7)}
LEAVES, FORGOTTEN = 4, 9  # the numbers of members


@pytest.fixture
async def sessions(tmp_path: Path, clock: TurnedClock, box: NoticeBox) -> AsyncIterator[Sessions]:
    url = url_of(tmp_path / "weeks.db")
    async with sessions_on(url, clock, deliver=box, host=FakeHost(), more=[Duel()]) as sessions:
        yield sessions


async def live(sessions: Sessions, league: League, dice: Random) -> None:
    """Let each member who is not silent make some of their moves."""
    for match in await open_matches(sessions, league):
        while match.phase is Phase.PLAYING and dice.random() < 0.6:
            if match.seats[match.to_move[0]].user in SILENT:
                break
            state: Any = match.state
            match = await take(sessions, match, dice.randint(1, min(3, state.heap)))


async def counted(sessions: Sessions, league: str, season: int, *, closed: bool) -> dict[int, dict[int, int]]:
    """Count the halves of all players from the stored matches, by division.

    A match counts for who has more stones. Whoever has left it, or has run out of time, has lost it. Whoever has left
    the season before they have finished half of their matches is taken out; later, they lose the rest. If the season is
    closed, what is not finished is a draw.
    """

    async def rows(connection: Connection) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        found = []
        for table in (league_seats, league_pairings):
            wanted = select(table).where(table.c.league_id == league, table.c.season == season)
            found.append([dict(row) for row in (await connection.execute(wanted)).mappings()])
        return found[0], found[1]

    seats, pairings = await sessions.database.read(rows)
    gone = {(one["division"], one["seat"]) for one in seats if one["left_at"] is not None or one["user_id"] < 0}
    points: dict[int, dict[int, int]] = defaultdict(dict)
    for one in seats:
        points[one["division"]][one["seat"]] = 0
    for division, group in groupby(pairings, key=lambda one: one["division"]):
        due, done, results = Counter[int](), Counter[int](), []
        for one in group:
            both = (one["first"], one["second"])
            due.update(both)
            match = None if one["match_id"] is None else await sessions.matches.match(str(one["match_id"]))
            result = None if match is None else halves(match)
            if match is not None and result is not None and all(seat.present for seat in match.seats):
                done.update(both)
            results.append((both, result))
        out = {seat for seat in due if (division, seat) in gone and done[seat] * 2 < due[seat]}
        for both, result in results:
            if out & {*both}:
                continue
            left = [(division, seat) in gone for seat in both]
            if result is None and any(left):
                result = (0 if left[0] else 2, 0 if left[1] else 2)
            if result is None and closed:
                result = (1, 1)
            for seat, own in zip(both, result or (0, 0), strict=True):
                points[division][seat] += own
    return points


def halves(match: Match) -> tuple[int, int] | None:
    """Return the halves for both seats of a match that is over; None if it has no result."""
    if match.outcome is None:
        return None
    lost = [*match.terms.timed_out, *(seat.seat for seat in match.seats if not seat.present)]
    if lost:
        return (0, 2) if lost[0] == 0 else (2, 0)
    scores = {one.seat: one.score for one in match.outcome.standings}
    first, second = (scores[seat.seat] for seat in match.seats)
    return (2, 0) if first > second else (0, 2) if first < second else (1, 1)


def shown(divisions: tuple[Division, ...]) -> dict[int, dict[int, int]]:
    return {one.number: {line.player: line.points for line in one.table} for one in divisions}


@pytest.mark.parametrize("weeks", [2, pytest.param(6, marks=pytest.mark.nightly)])
async def test_standings_equal_a_recount_from_the_stored_matches(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox, weeks: int
) -> None:
    dice, compared = Random(43), 0
    league = await league_with(sessions, MEMBERS, RULES)
    opened: dict[tuple[int, int], set[str]] = defaultdict(set)
    for step in range(weeks * 7 * DAY // STEP):
        await pass_time(sessions, clock, STEP)
        await live(sessions, league, dice)
        if step == 4 * DAY // STEP:
            await sessions.leagues.leave(ask(LEAVES), league.id, now=True)
        if step == 6 * DAY // STEP:
            await sessions.privacy.forget(member(FORGOTTEN).user)
        now = await sessions.leagues.league(league.id)
        for match in await open_matches(sessions, league):
            for seat in match.seats:
                opened[seat.user, match.created_at // DAY].add(match.id)
        if step % 8 == 0 and now.is_played:
            await pass_time(sessions, clock, 0)
            now = await sessions.leagues.league(league.id)
            assert shown(divisions_of(now)) == await counted(sessions, league.id, now.season, closed=False)
            compared += 1

    assert compared >= weeks * 3
    assert max(map(len, opened.values())) <= 4  # new matches of a member in a day
    now = await sessions.leagues.league(league.id)
    users = {one.user_id for one in now.rows.members}
    assert member(FORGOTTEN).user not in users
    assert member(LEAVES).user not in users
    if now.season > 1:
        for season in range(1, now.season):
            past = await sessions.leagues.league(league.id, season)
            assert shown(divisions_of(past)) == await counted(sessions, league.id, season, closed=True)
        first = await sessions.leagues.league(league.id, 1)
        assert all(line.played for one in divisions_of(first) for line in one.table if not line.struck)
        assert not users & SILENT
