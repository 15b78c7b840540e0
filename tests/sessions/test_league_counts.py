"""What standings and final boards of a league count: early resignations, struck matches, a season broken off."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.sessions.contests import is_unwon
from bot.sessions.leagues import seasons
from bot.sessions.leagues.model import Phase, league_of
from bot.sessions.leagues.seasons import divisions_of
from bot.sessions.sessions import Sessions
from bot.storage.league_rows import LeagueMemberRow, LeaguePairingRow, LeagueRow, LeagueRows
from tests.sessions.league_host import RULES, host, open_matches, sessions, win
from tests.sessions.notice_box import settle
from tests.sessions.table import TurnedClock, ask, member
from tests.sessions.test_leagues import begun, now_of

__all__ = ["host", "sessions"]

pytestmark = pytest.mark.slow


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


async def test_places_still_possible_are_counted_once_for_the_same_results(
    sessions: Sessions, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    league, counted = await begun(sessions, clock), list[object]()
    run = sessions.workers.run

    async def noted(function: Any, *args: Any, seconds: float) -> Any:
        counted.append(function)
        return await run(function, *args, seconds=seconds)

    monkeypatch.setattr(sessions.workers, "run", noted)
    [first] = await sessions.leagues.divisions(await now_of(sessions, league))
    assert first.possible == dict.fromkeys(range(6), (1, 6))
    before = len(counted)
    await sessions.leagues.set_at_once(ask(1), league.id, 1)
    assert await sessions.leagues.divisions(await now_of(sessions, league)) == (first,)
    assert len(counted) == before

    match = (await open_matches(sessions, league))[0]
    await win(sessions, match, match.seats[0].seat)
    await settle(sessions, clock)
    [second] = await sessions.leagues.divisions(await now_of(sessions, league))
    assert second.count != first.count
    assert len(counted) == before + 1


def test_members_come_to_the_next_season_in_the_order_of_the_final_table() -> None:
    """What was not played counts as a draw for who goes up, as the standings show it."""
    row = LeagueRow("league", 1, "duel", msgspec.json.encode(RULES).decode(), Phase.OPEN.value, 1, 0, 0, 0)
    members = tuple(LeagueMemberRow("league", 100 + one, 1, f"Member {one}", 2, one) for one in range(6))
    rows = seasons.begin(LeagueRows(row, members), {}, 0)

    def scored(one: LeaguePairingRow) -> LeaguePairingRow:
        """Let the first member win once and lose three times; all else is not played."""
        if 0 not in (one.first, one.second) or 5 in (one.first, one.second):
            return one
        wins = 1 in (one.first, one.second)
        first = 2 * int((one.first == 0) == wins)
        return replace(one, first_score=first, second_score=2 - first, played=True)

    rows = seasons.end(replace(rows, pairings=tuple(map(scored, rows.pairings))), rows.league.ends_at)
    table = [100 + line.player for line in divisions_of(league_of(rows, 1))[0].table]
    places = {one.user_id: one.place for one in rows.members}
    assert sorted(places, key=lambda user: places[user] or 0) == table
