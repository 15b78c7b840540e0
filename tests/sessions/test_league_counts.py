"""What standings and final boards of a league count: early resignations, struck matches, a season broken off."""

from collections.abc import AsyncIterator

import pytest

from bot.sessions.contests import is_unwon
from bot.sessions.leagues.seasons import divisions_of
from bot.sessions.sessions import Sessions
from tests.sessions.league_host import Duel, FakeHost, open_matches, win
from tests.sessions.notice_box import NoticeBox, settle
from tests.sessions.table import TurnedClock, ask, member, sessions_on
from tests.sessions.test_leagues import begun, now_of

pytestmark = pytest.mark.slow


@pytest.fixture
async def sessions(database_url: str, clock: TurnedClock, box: NoticeBox) -> AsyncIterator[Sessions]:
    async with sessions_on(database_url, clock, deliver=box, host=FakeHost(), more=[Duel()]) as sessions:
        yield sessions


async def test_who_resigns_a_league_match_at_once_has_lost_it(sessions: Sessions, clock: TurnedClock) -> None:
    league = await begun(sessions, clock)
    match = (await open_matches(sessions, league))[0]
    number = match.seats[1].user - member(0).user

    over = await sessions.seats.resign(ask(number), match.id)

    assert not is_unwon(over)
    await settle(sessions, clock)
    [division] = divisions_of(await now_of(sessions, league))
    winner = division.player_of(match.seats[0].user)
    assert {line.player: line.points for line in division.table}[winner or 0] == 2


async def test_matches_of_who_is_struck_are_not_among_those_of_the_season(
    sessions: Sessions, clock: TurnedClock
) -> None:
    league = await begun(sessions, clock)
    [division] = divisions_of(league)
    assert (division.finished, division.matches) == (0, 15)

    await sessions.leagues.leave(ask(2), league.id, now=True)
    await settle(sessions, clock)

    [division] = divisions_of(await now_of(sessions, league))
    assert (division.finished, division.matches) == (0, 10)


async def test_a_league_closed_in_mid_season_draws_nothing(sessions: Sessions, clock: TurnedClock) -> None:
    league = await begun(sessions, clock)
    match = (await open_matches(sessions, league))[0]
    await win(sessions, match, match.seats[0].seat)
    await settle(sessions, clock)

    [division] = divisions_of(await sessions.leagues.close(league.id))

    assert sum(line.drawn for line in division.table) == 0
    assert sum(line.points for line in division.table) == 2
    assert division.finished == 1
