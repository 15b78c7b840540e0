"""Swiss leagues: rounds open and end by themselves, blocks hold, and a match that has no place keeps its round open."""

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions.leagues import seasons
from bot.sessions.leagues.model import League, Phase
from bot.sessions.model import SEASON_OVER
from bot.sessions.model import Phase as MatchPhase
from bot.sessions.pace import DAY, HOUR, Pace
from bot.sessions.sessions import Sessions
from tests.sessions.league_host import SWISS, FakeHost, host, league_with, open_matches, sessions, take, win
from tests.sessions.league_recount import check_rounds
from tests.sessions.notice_box import pass_looks, pass_time, settle
from tests.sessions.table import TurnedClock, ask, member

__all__ = ["host", "sessions"]

pytestmark = pytest.mark.slow


async def begun(sessions: Sessions, clock: TurnedClock, members: int = 6) -> League:
    """Return a league whose first round is open."""
    league = await league_with(sessions, members, SWISS)
    await pass_looks(sessions, clock, DAY + HOUR)
    return await sessions.leagues.league(league.id)


async def round_of(sessions: Sessions, league: League) -> int:
    return seasons.round_of((await sessions.leagues.league(league.id)).rows, 1)


async def test_a_round_opens_at_once_and_the_next_one_when_it_is_played(sessions: Sessions, clock: TurnedClock) -> None:
    league = await begun(sessions, clock)
    for number in (1, 2, 3):
        assert await round_of(sessions, league) == number
        matches = await open_matches(sessions, league)
        assert sorted(seat.user for one in matches for seat in one.seats) == [member(one).user for one in range(6)]
        for match in matches:
            assert await round_of(sessions, league) == number
            assert match.terms.league is not None
            assert match.terms.league.round == number
            await win(sessions, match, 0)
            await settle(sessions, clock)
    now = await sessions.leagues.league(league.id)
    assert (now.phase, now.season) == (Phase.OPEN, 2)
    first = await sessions.leagues.league(league.id, 1)
    check_rounds(first)
    [division] = seasons.divisions_of(first)
    assert sum(line.points for line in division.table) == 18
    assert (division.round, division.rounds) == (3, 3)


async def test_a_bye_is_no_match_and_counts(sessions: Sessions, clock: TurnedClock) -> None:
    league = await begun(sessions, clock, members=5)
    [division] = await sessions.leagues.divisions(league)
    users = {seat.user for match in await open_matches(sessions, league) for seat in match.seats}
    assert division.bye is not None
    assert {seat.user_id for seat in division.seats} - users == {division.seats[division.bye].user_id}
    assert division.table[0].player == division.bye
    assert set(division.possible) == set(range(5))


async def test_a_round_ends_on_its_last_day(sessions: Sessions, clock: TurnedClock) -> None:
    league = await league_with(sessions, 6, replace(SWISS, turn=5))
    await pass_looks(sessions, clock, DAY + HOUR)
    playing = await open_matches(sessions, league)
    await pass_looks(sessions, clock, 4 * DAY)
    for match in playing:  # everybody keeps their matches in play
        await take(sessions, match)
    await pass_looks(sessions, clock, 3 * DAY - 2 * HOUR)
    assert await round_of(sessions, league) == 1

    await pass_time(sessions, clock, 2 * HOUR, steps=2)

    assert await round_of(sessions, league) == 2
    now = await sessions.leagues.league(league.id)
    first = [one for one in now.rows.pairings if one.round == 1]
    assert [(one.first_score, one.second_score, one.played) for one in first] == [(1, 1, False)] * 3
    for match in playing:
        assert (await sessions.matches.match(match.id)).entry.notation == SEASON_OVER
    assert len(await open_matches(sessions, league)) == 3


async def test_a_silent_member_loses_each_match_and_holds_up_nobody(sessions: Sessions, clock: TurnedClock) -> None:
    league = await begun(sessions, clock)
    silent = member(3).user
    for _ in range(60):
        for match in await open_matches(sessions, league):
            own = match.seat_of(silent)
            if own is None:
                await win(sessions, match, 0)
            elif match.to_move[0] != own:
                await take(sessions, match)
        await pass_time(sessions, clock, 6 * HOUR)
        if (await sessions.leagues.league(league.id)).season == 2:
            break
    first = await sessions.leagues.league(league.id, 1)
    [division] = seasons.divisions_of(first)
    assert division.table[-1].player == division.player_of(silent)
    assert division.table[-1].points == 0
    assert silent not in {one.user_id for one in (await sessions.leagues.league(league.id)).rows.members}


async def test_who_block_each_other_do_not_meet(sessions: Sessions, clock: TurnedClock) -> None:
    league = await league_with(sessions, 6, SWISS)
    await pass_looks(sessions, clock, DAY - HOUR)
    # Without the block, the first of the upper half meets the first of the lower half.
    await sessions.blocks.block(member(3).user, member(0).user)
    await pass_time(sessions, clock, 2 * HOUR, steps=2)
    met = set[frozenset[int]]()
    while (await sessions.leagues.league(league.id)).season == 1:
        matches = await open_matches(sessions, league)
        assert len(matches) == 3
        for match in matches:
            met.add(frozenset(seat.user for seat in match.seats))
            await win(sessions, match, 0)
        await settle(sessions, clock)
    assert frozenset((member(0).user, member(3).user)) not in met
    assert len(met) == 9


async def test_who_leaves_loses_the_open_match_only(sessions: Sessions, clock: TurnedClock) -> None:
    league = await begun(sessions, clock)
    for match in await open_matches(sessions, league):
        await win(sessions, match, 0)
    await settle(sessions, clock)
    [before] = seasons.divisions_of(await sessions.leagues.league(league.id))
    leaver = before.table[0].player
    user = before.seats[leaver].user_id
    [match] = [one for one in await open_matches(sessions, league) if one.seat_of(user) is not None]
    await sessions.leagues.leave(ask(user - member(0).user), league.id, now=True)
    await settle(sessions, clock)
    assert (await sessions.matches.match(match.id)).phase is MatchPhase.OVER
    [after] = seasons.divisions_of(await sessions.leagues.league(league.id))
    had, has = ({line.player: line.points for line in one.table} for one in (before, after))
    other = after.player_of(next(seat.user for seat in match.seats if seat.user != user))
    assert has[leaver] == had[leaver] == 2
    assert has[other or 0] == had[other or 0] + 2


async def test_while_a_match_has_no_place_its_round_goes_on(
    sessions: Sessions, clock: TurnedClock, host: FakeHost
) -> None:
    host.places = False
    league = await begun(sessions, clock)
    assert await open_matches(sessions, league) == []
    await pass_looks(sessions, clock, 10 * DAY)
    assert await round_of(sessions, league) == 1
    host.places = True
    await pass_time(sessions, clock, HOUR)
    assert len(await open_matches(sessions, league)) == 3


async def test_matches_of_a_league_have_its_time_bank(sessions: Sessions, clock: TurnedClock) -> None:
    rules = replace(SWISS, turn=1, bank=2 * DAY, off="weekends")
    league = await league_with(sessions, 4, rules)
    await pass_looks(sessions, clock, DAY + HOUR)
    match = (await open_matches(sessions, league))[0]
    assert match.terms.pace == Pace(limit=DAY, pause=True, loses=True, bank=2 * DAY, off="weekends")
    late = match.to_move[0]
    due = next(one.due or 0 for one in match.clocks if one.seat == late)
    assert due - match.created_at >= 3 * DAY
    await pass_time(sessions, clock, due - clock.now() - HOUR, steps=20)
    assert (await sessions.matches.match(match.id)).phase is MatchPhase.PLAYING
    await pass_time(sessions, clock, 2 * HOUR, steps=2)
    over = await sessions.matches.match(match.id)
    assert over.terms.timed_out == (Seat(late),)
