"""Leagues: members join, matches open by themselves, results count once, seasons follow each other."""

import asyncio
import json
from collections import Counter
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NotAllowed, Over
from bot.sessions.leagues import seasons
from bot.sessions.leagues.matches import score_of
from bot.sessions.leagues.model import League, Phase, Rules, Score
from bot.sessions.model import LEAGUE_LEFT, SEASON_OVER, Match
from bot.sessions.model import Phase as MatchPhase
from bot.sessions.pace import DAY, HOUR, Pace
from bot.sessions.sessions import Sessions
from bot.storage import leagues as stored_leagues
from bot.storage.league_rows import LeagueRows
from tests.databases import on_each_database
from tests.sessions.league_host import (
    RULES,
    SWISS,
    Duel,
    FakeHost,
    host,
    league_with,
    open_matches,
    request_of,
    sessions,
    take,
    win,
)
from tests.sessions.notice_box import NoticeBox, pass_looks, pass_time, settle
from tests.sessions.table import TurnedClock, ask, member, sessions_on
from tests.unwaiting import idle

__all__ = ["host", "sessions"]

pytestmark = pytest.mark.slow


async def begun(sessions: Sessions, clock: TurnedClock, members: int = 6) -> League:
    """Return a league in whose first season the first matches are open."""
    league = await league_with(sessions, members)
    await pass_looks(sessions, clock, DAY + HOUR)
    return await sessions.leagues.league(league.id)


async def now_of(sessions: Sessions, league: League) -> League:
    return await sessions.leagues.league(league.id)


async def play_all(sessions: Sessions, clock: TurnedClock, league: League, days: int = 10) -> League:
    """Let the member with the smaller number win each match, until all are played."""
    for _ in range(days * 4):
        for match in await open_matches(sessions, league):
            seat = min(match.seats, key=lambda one: one.user).seat
            await win(sessions, match, seat)
        await pass_time(sessions, clock, 6 * HOUR)
        now = await now_of(sessions, league)
        if now.season != league.season:
            return now
    raise AssertionError("the season does not end")


# -- a season begins -------------------------------------------------------------------------------------------------


async def test_a_season_begins_by_itself_when_its_day_has_come(sessions: Sessions, clock: TurnedClock) -> None:
    league = await league_with(sessions, 6)
    await pass_looks(sessions, clock, DAY - HOUR)
    assert (await now_of(sessions, league)).phase is Phase.OPEN

    await pass_time(sessions, clock, HOUR)

    now = await now_of(sessions, league)
    assert now.phase is Phase.PLAYING
    assert {seat.user_id for seat in now.rows.seats} == {member(number).user for number in range(6)}
    pairs = Counter(frozenset((one.first, one.second)) for one in now.rows.pairings)
    assert len(pairs) == 15
    assert set(pairs.values()) == {1}


async def test_it_waits_for_enough_members(sessions: Sessions, clock: TurnedClock) -> None:
    league = await league_with(sessions, 2)
    await pass_looks(sessions, clock, 3 * DAY)
    assert (await now_of(sessions, league)).phase is Phase.OPEN

    await sessions.leagues.join(ask(2), league.id)
    await settle(sessions, clock)

    assert (await now_of(sessions, league)).phase is Phase.PLAYING


async def test_matches_open_as_each_member_wants_them(sessions: Sessions, clock: TurnedClock) -> None:
    league = await league_with(sessions, 6)
    for number, count in enumerate((1, 3, 4, 4, 4, 4)):
        await sessions.leagues.set_at_once(ask(number), league.id, count)
    await pass_looks(sessions, clock, DAY + HOUR)

    seated = Counter(seat.user for match in await open_matches(sessions, league) for seat in match.seats)

    assert seated[member(0).user] == 1
    assert seated[member(1).user] == 3
    assert max(seated.values()) == 4


@on_each_database
async def test_two_seasons_of_a_day_open_no_more_matches_than_one(sessions: Sessions, clock: TurnedClock) -> None:
    league = await league_with(sessions, 3)
    for number in range(3):
        await sessions.leagues.set_at_once(ask(number), league.id, 4)
    for season, opened in ((1, 3), (2, 3), (3, 0)):  # each member has two matches in a season
        await sessions.leagues.begin_now(league.id)
        await settle(sessions, clock)
        found = await open_matches(sessions, league)
        assert (len(found), (await now_of(sessions, league)).season) == (opened, season)
        for match in found:
            await win(sessions, match, 0)
        await settle(sessions, clock)

    await pass_looks(sessions, clock, DAY + HOUR)
    assert len(await open_matches(sessions, league)) == 3


@pytest.mark.parametrize(("who", "other"), [(0, 1), (1, 0)])
async def test_no_match_opens_between_members_who_are_apart(
    sessions: Sessions, clock: TurnedClock, who: int, other: int
) -> None:
    await sessions.blocks.block(member(who).user, member(other).user)
    league = await league_with(sessions, 3)
    for number in range(3):
        await sessions.leagues.set_at_once(ask(number), league.id, 1)
    await pass_looks(sessions, clock, DAY + HOUR)
    met = set[frozenset[int]]()
    for _ in range(2):
        for match in await open_matches(sessions, league):
            met.add(frozenset(seat.user for seat in match.seats))
            await win(sessions, match, 0)
        await settle(sessions, clock)

    assert met == {frozenset((member(number).user, member(2).user)) for number in (0, 1)}
    first = await sessions.leagues.league(league.id, 1)
    assert first.row.season == 2
    [division] = seasons.divisions_of(first)
    assert sum(line.drawn for line in division.table) == 2  # the match that was not played, for both
    assert first.rules.blocked is None


async def test_a_block_in_the_middle_of_a_season_keeps_nobody_apart(sessions: Sessions, clock: TurnedClock) -> None:
    league = await begun(sessions, clock, 3)
    assert league.rules.blocked == ()
    for one in (0, 1):
        await sessions.blocks.block(member(one).user, member(2).user)
    await play_all(sessions, clock, league)
    [division] = seasons.divisions_of(await sessions.leagues.league(league.id, 1))
    assert sum(line.drawn for line in division.table) == 0


async def test_a_match_tells_its_league_and_has_its_pace(sessions: Sessions, clock: TurnedClock) -> None:
    league = await begun(sessions, clock)
    match = (await open_matches(sessions, league))[0]
    about = match.terms.league
    assert about is not None
    assert (about.league, about.season, about.division) == (league.id, 1, 1)
    assert match.terms.pace == Pace(limit=2 * DAY, pause=True, loses=True)
    assert match.entry.user is None  # nobody is told to have begun it
    assert match.terms.seal
    [pairing] = [one for one in league.rows.pairings if one.match_id == match.id]
    assert match.seats[0].user == seasons.user_at(league.rows, 1, pairing.first).user_id


async def test_a_server_has_one_league_of_a_game(sessions: Sessions) -> None:
    league = await league_with(sessions, 1)
    with pytest.raises(NotAllowed) as refused:
        await league_with(sessions, 1)
    assert refused.value.key == "league-error-open"
    await sessions.leagues.close(league.id)
    assert (await league_with(sessions, 1)).id != league.id


async def test_in_a_channel_one_match_is_played_after_the_other(sessions: Sessions, clock: TurnedClock) -> None:
    league = await league_with(sessions, 5, replace(RULES, threads=False))
    await pass_looks(sessions, clock, DAY + HOUR)
    [match] = await open_matches(sessions, league)
    await win(sessions, match, 0)
    await settle(sessions, clock)
    [following] = await open_matches(sessions, league)
    assert following.id != match.id


# -- results ---------------------------------------------------------------------------------------------------------


async def test_a_result_counts_by_itself_and_the_next_match_opens(sessions: Sessions, clock: TurnedClock) -> None:
    league = await begun(sessions, clock)
    match = (await open_matches(sessions, league))[0]

    await win(sessions, match, 1)
    await settle(sessions, clock)

    now = await now_of(sessions, league)
    [pairing] = [one for one in now.rows.pairings if one.match_id == match.id]
    assert (pairing.first_score, pairing.second_score, pairing.played) == (0, 2, True)
    [division] = seasons.divisions_of(now)
    assert [(line.player, line.points) for line in division.table if line.points] == [(pairing.second, 2)]
    assert len(await open_matches(sessions, league)) == len(await open_matches(sessions, league))


async def test_who_runs_out_of_time_loses(sessions: Sessions, clock: TurnedClock, box: NoticeBox) -> None:
    league = await begun(sessions, clock)
    match = (await open_matches(sessions, league))[0]
    other = await take(sessions, match)

    await pass_looks(sessions, clock, 2 * DAY)

    over = await sessions.matches.match(match.id)
    late = other.to_move[0]
    assert over.terms.timed_out == (late,)
    assert over.outcome is not None
    assert [one.seat for one in over.outcome.standings if one.place == 1] == [Seat(1 - late)]
    assert "lost" in box.kinds()
    [pairing] = [one for one in (await now_of(sessions, league)).rows.pairings if one.match_id == match.id]
    assert (pairing.first_score, pairing.second_score) == ((0, 2) if late == 0 else (2, 0))
    assert pairing.played is False


async def test_in_a_race_who_runs_out_of_time_loses_whatever_the_points(sessions: Sessions, clock: TurnedClock) -> None:
    options = json.dumps({"heap": 30, "seats": 2, "rivals": True})
    league = await league_with(sessions, 3, replace(RULES, options=options), game="race")
    await pass_looks(sessions, clock, DAY + HOUR)
    match = (await open_matches(sessions, league))[0]
    late, other = match.seats
    await sessions.turns.play(request_of(late.user, late.name), match.id, "3", None)
    await sessions.turns.play(request_of(other.user, other.name), match.id, "1", None)

    for _ in range(4):
        await pass_looks(sessions, clock, 12 * HOUR)
        going_on = await sessions.matches.match(match.id)
        if going_on.seats[0].present and going_on.clock_of(Seat(1)) is not None:
            await sessions.turns.play(request_of(other.user, other.name), match.id, "0", None)
    await sessions.seats.resign(request_of(other.user, other.name), match.id)
    await settle(sessions, clock)

    over = await sessions.matches.match(match.id)
    assert over.terms.timed_out[0] == late.seat
    first = await sessions.leagues.league(league.id, 1)
    [pairing] = [one for one in first.rows.pairings if one.match_id == match.id]
    assert (pairing.first_score, pairing.second_score, pairing.played) == (0, 2, False)


async def test_a_match_without_a_result_is_played_again(sessions: Sessions, clock: TurnedClock) -> None:
    league = await begun(sessions, clock)
    match = (await open_matches(sessions, league))[0]
    [before] = [one for one in league.rows.pairings if one.match_id == match.id]

    await sessions.turns.end(ask(9), match.id)
    await settle(sessions, clock)

    [now] = [one for one in (await now_of(sessions, league)).rows.pairings if one.number == before.number]
    assert now.match_id not in (None, match.id)
    assert now.first_score is None


async def test_members_cannot_change_what_a_match_counts(sessions: Sessions, clock: TurnedClock) -> None:
    league = await begun(sessions, clock)
    match = (await open_matches(sessions, league))[0]
    own = match.seats[0].user - 100
    for refused in (
        sessions.seats.hand_on(ask(own), match.id, None),
        sessions.proposals.propose(ask(own), match.id, Pace()),
        sessions.proposals.propose_end(ask(own), match.id),
        sessions.turns.check_may_end(ask(own), match.id, False),
    ):
        with pytest.raises(NotAllowed):
            await refused
    assert (await sessions.matches.match(match.id)).terms == match.terms


async def test_in_another_match_of_the_two_nobody_loses_by_time(sessions: Sessions, clock: TurnedClock) -> None:
    league = await begun(sessions, clock)
    match = await win(sessions, (await open_matches(sessions, league))[0], 0)
    again = await sessions.lobby.rematch(request_of(match.seats[1].user, match.seats[1].name), match.id)
    assert again.terms.league is None
    assert again.terms.pace == Pace(limit=2 * DAY, pause=True)


# -- who leaves ------------------------------------------------------------------------------------------------------


async def test_who_leaves_at_once_loses_the_open_matches(sessions: Sessions, clock: TurnedClock) -> None:
    league = await begun(sessions, clock)
    own = [one for one in await open_matches(sessions, league) if one.seat_of(member(2).user) is not None]
    assert own

    await sessions.leagues.leave(ask(2), league.id, now=True)
    await settle(sessions, clock)

    for match in own:
        over = await sessions.matches.match(match.id)
        assert over.phase is MatchPhase.OVER
        assert not over.seats[match.seat_of(member(2).user) or 0].present
    assert all(one.seat_of(member(2).user) is None for one in await open_matches(sessions, league))


async def race(sessions: Sessions, clock: TurnedClock) -> tuple[League, Match]:
    """Return a league of races, and its first match, in which the first seat leads."""
    options = json.dumps({"heap": 30, "seats": 2, "rivals": True})
    league = await league_with(sessions, 3, replace(RULES, options=options), game="race")
    for number in range(3):
        await sessions.leagues.set_at_once(ask(number), league.id, 1)
    await pass_looks(sessions, clock, DAY + HOUR)
    match = (await open_matches(sessions, league))[0]
    for seat, stones in zip(match.seats, "31", strict=True):
        await sessions.turns.play(request_of(seat.user, seat.name), match.id, stones, None)
    return league, match


async def test_who_leaves_the_league_in_a_race_does_not_win_by_points(sessions: Sessions, clock: TurnedClock) -> None:
    league, match = await race(sessions, clock)
    leaver, other = match.seats

    await sessions.leagues.leave(request_of(leaver.user, leaver.name), league.id, now=True)
    await settle(sessions, clock)

    over = await sessions.matches.match(match.id)  # the other one does not play on in a season that may end meanwhile
    assert (over.phase, over.entry.notation) == (MatchPhase.CANCELLED, LEAGUE_LEFT)
    with pytest.raises(Over):
        await sessions.seats.resign(request_of(other.user, other.name), match.id)
    now = await sessions.leagues.league(league.id, 1)
    assert [one for one in now.rows.pairings if one.match_id == match.id or one.first_score is not None] == []


async def test_who_has_left_the_league_loses_a_race_that_ends_before_it_is_looked_at(
    sessions: Sessions, clock: TurnedClock
) -> None:
    league, match = await race(sessions, clock)
    leaver, other = match.seats
    await sessions.leagues.timer.stop()
    for seat in (leaver, other):
        await sessions.seats.resign(request_of(seat.user, seat.name), match.id)
    over = await sessions.matches.match(match.id)
    assert score_of(over) == Score(2, 0)
    await sessions.leagues.leave(request_of(leaver.user, leaver.name), league.id, now=True)
    sessions.leagues.timer.start()
    await settle(sessions, clock)

    now = await sessions.leagues.league(league.id, 1)
    [pairing] = [one for one in now.rows.pairings if one.match_id == match.id]
    assert (pairing.first_score, pairing.second_score, pairing.played) == (0, 2, False)


async def test_who_leaves_after_the_season_plays_it_to_the_end(sessions: Sessions, clock: TurnedClock) -> None:
    league = await begun(sessions, clock)
    await sessions.leagues.leave(ask(2), league.id, now=False)
    assert (await now_of(sessions, league)).rows.seats == league.rows.seats

    now = await play_all(sessions, clock, league)

    assert member(2).user not in {one.user_id for one in now.rows.members}


# -- a season ends ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [RULES, SWISS], ids=["round robin", "swiss"])
async def test_a_season_without_a_match_has_no_winner(
    sessions: Sessions, clock: TurnedClock, host: FakeHost, rules: Rules
) -> None:
    host.places = False
    league = await league_with(sessions, 4, replace(rules, weeks=1, rounds=rules.rounds and 3))
    await pass_looks(sessions, clock, (44 if rules.rounds else 16) * DAY)
    first = await sessions.leagues.league(league.id, 1)
    assert first.row.season > 1
    [division] = seasons.divisions_of(first)
    assert {line.points > 0 for line in division.table} == {True}  # all matches count as drawn
    assert division.played == 0
    assert seasons.winners(first, division) == ()


async def test_a_season_lasts_longer_while_its_matches_have_no_place(
    sessions: Sessions, clock: TurnedClock, host: FakeHost
) -> None:
    host.places = False
    league = await league_with(sessions, 3, replace(RULES, weeks=1))
    await pass_looks(sessions, clock, DAY + 10 * DAY)
    now = await now_of(sessions, league)
    assert now.phase is Phase.PLAYING
    host.places = True
    await pass_looks(sessions, clock, 2 * HOUR)
    assert len(await open_matches(sessions, league)) == 3
    assert now.row.ends_at - now.row.begins_at <= 14 * DAY


async def test_in_one_channel_a_season_does_not_last_longer_while_a_match_waits_for_another_one(
    sessions: Sessions, clock: TurnedClock
) -> None:
    league = await league_with(sessions, 3, replace(RULES, threads=False, turn=5))
    await pass_looks(sessions, clock, 4 * DAY)
    now = await now_of(sessions, league)
    assert now.row.ends_at == now.row.begins_at + 28 * DAY


async def test_a_season_ends_when_all_is_played_and_the_next_one_follows(
    sessions: Sessions, clock: TurnedClock
) -> None:
    league = await begun(sessions, clock, members=10)
    now = await play_all(sessions, clock, league, days=20)
    assert (now.phase, now.season) == (Phase.OPEN, 2)

    await pass_looks(sessions, clock, DAY)

    now = await now_of(sessions, league)
    assert now.phase is Phase.PLAYING
    # The smaller number has won each match, so the best of the second division goes up.
    first = seasons.divisions_of(await sessions.leagues.league(league.id, 1))
    best_below = first[1].seats[first[1].table[0].player].user_id
    assert best_below in {seat.user_id for seat in now.rows.seats if seat.division == 1}


async def test_its_last_day_ends_what_is_not_played(sessions: Sessions, clock: TurnedClock) -> None:
    league = await league_with(sessions, 6, replace(RULES, turn=5, weeks=1))
    await pass_looks(sessions, clock, DAY + HOUR)
    await pass_looks(sessions, clock, 4 * DAY)
    for match in await open_matches(sessions, league):  # everybody keeps their matches in play
        await take(sessions, match)
    still = await open_matches(sessions, league)
    assert still

    await pass_looks(sessions, clock, 4 * DAY)

    now = await now_of(sessions, league)
    assert (now.season, now.phase) != (1, Phase.PLAYING)
    for match in still:
        over = await sessions.matches.match(match.id)
        assert (over.phase, over.entry.notation) == (MatchPhase.CANCELLED, SEASON_OVER)
    [division] = seasons.divisions_of(await sessions.leagues.league(league.id, 1))
    assert division.possible == {}
    assert sum(line.points for line in division.table) == 30  # two halves for each of 15 matches, draws by default too


async def test_who_was_silent_is_taken_out_and_may_join_again(sessions: Sessions, clock: TurnedClock) -> None:
    league = await begun(sessions, clock)
    for _ in range(40):
        for match in await open_matches(sessions, league):
            own = match.seat_of(member(5).user)
            if own is None:
                await win(sessions, match, 0)
            elif match.to_move[0] != own:
                await take(sessions, match)
        await pass_looks(sessions, clock, 12 * HOUR)
        now = await now_of(sessions, league)
        if now.season == 2:
            break
    assert {one.user_id for one in now.rows.members} == {member(number).user for number in range(5)}

    await sessions.leagues.join(ask(5), league.id)
    await pass_looks(sessions, clock, 2 * DAY)

    assert (await now_of(sessions, league)).seat_of(member(5).user) is not None


async def test_a_season_ends_in_no_look_that_began_before_its_last_moment(
    sessions: Sessions, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    league = await begun(sessions, clock)
    last = clock.now() + 5_000
    leave_matches = sessions.leagues.looks._leave_matches

    def sooner(rows: LeagueRows) -> LeagueRows:
        return replace(rows, league=replace(rows.league, ends_at=last))

    async def slowly(*args: Any) -> None:
        await leave_matches(*args)
        clock.turn(max(0, last + 1 - clock.now()))

    await sessions.database.run(partial(stored_leagues.change, league=league.id, decide=sooner))
    playing = await open_matches(sessions, league)
    with monkeypatch.context() as planted:
        planted.setattr(sessions.leagues.looks, "_leave_matches", slowly)
        await win(sessions, playing.pop(0), 0)
        await settle(sessions, clock)
    await pass_looks(sessions, clock, 2 * HOUR)

    assert playing
    for match in playing:
        assert (await sessions.matches.match(match.id)).entry.notation == SEASON_OVER
    assert (await now_of(sessions, league)).season == 2


async def test_no_match_opens_once_the_last_moment_of_its_season_has_come(
    sessions: Sessions, clock: TurnedClock, host: FakeHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    league, ends = await league_with(sessions, 6), list[int]()
    locale = host.locale

    async def slowly(guild: int) -> str | None:
        ends.append((await now_of(sessions, league)).row.ends_at)
        clock.turn(max(0, ends[-1] - clock.now()))
        return await locale(guild)

    monkeypatch.setattr(host, "locale", slowly)
    await pass_time_unsettled(clock, DAY, steps=24)
    await settle(sessions, clock)

    first = await sessions.leagues.league(league.id, 1)
    assert clock.now() >= ends[-1] > 0
    assert [one for one in first.rows.pairings if one.match_id is not None] == []


# -- faults ----------------------------------------------------------------------------------------------------------


async def test_a_result_is_noted_although_the_bot_was_killed_after_the_match(
    database_url: str, clock: TurnedClock, box: NoticeBox, host: FakeHost
) -> None:
    async with sessions_on(database_url, clock, deliver=box, host=host, more=[Duel()]) as sessions:
        league = await begun(sessions, clock)
        match = (await open_matches(sessions, league))[0]
    async with sessions_on(
        database_url, clock, deliver=box, more=[Duel()]
    ) as sessions:  # without a host, nothing looks at leagues
        await win(sessions, await sessions.matches.match(match.id), 0)
        [pairing] = [one for one in (await now_of(sessions, league)).rows.pairings if one.match_id == match.id]
        assert pairing.first_score is None
    async with sessions_on(database_url, clock, deliver=box, host=host, more=[Duel()]) as sessions:
        await settle(sessions, clock)
        [pairing] = [one for one in (await now_of(sessions, league)).rows.pairings if one.match_id == match.id]
        assert (pairing.first_score, pairing.second_score) == (2, 0)


async def test_a_match_is_opened_although_the_bot_was_killed_before(
    sessions: Sessions, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(*_: object) -> Match:
        raise asyncio.CancelledError

    league = await league_with(sessions, 6)
    with monkeypatch.context() as planted:
        planted.setattr(sessions.matches, "create", killed)
        await pass_time_unsettled(clock, DAY + HOUR, steps=25)
        now = await now_of(sessions, league)
        assert [one for one in now.rows.pairings if one.match_id is not None]
        assert await open_matches(sessions, league) == []
    await pass_time(sessions, clock, HOUR, steps=4)

    now = await now_of(sessions, league)
    opened = await open_matches(sessions, league)
    assert sorted(match.id for match in opened) == sorted(one.match_id or "" for one in seasons.in_play(now.rows))


async def pass_time_unsettled(clock: TurnedClock, milliseconds: int, steps: int) -> None:
    """Turn the clock forward in steps, though something may stay due after a step."""
    for _ in range(steps):
        clock.turn(milliseconds // steps)
        await idle()


async def test_while_the_bot_is_not_in_the_server_the_season_stands_still(
    sessions: Sessions, clock: TurnedClock, host: FakeHost
) -> None:
    league = await begun(sessions, clock)
    host.there = False
    await pass_time_unsettled(clock, 5 * DAY, steps=120)
    host.there = True
    await pass_time(sessions, clock, HOUR)
    later = (await now_of(sessions, league)).row.ends_at - league.row.ends_at
    assert 5 * DAY - 2 * HOUR <= later <= 5 * DAY + 2 * HOUR


async def test_while_the_bot_is_stopped_the_season_stands_still(
    database_url: str, clock: TurnedClock, box: NoticeBox, host: FakeHost
) -> None:
    async with sessions_on(database_url, clock, deliver=box, host=host, more=[Duel()]) as sessions:
        league = await begun(sessions, clock)
    clock.turn(3 * DAY)
    async with sessions_on(database_url, clock, deliver=box, host=host, more=[Duel()]) as sessions:
        await settle(sessions, clock)
        later = (await now_of(sessions, league)).row.ends_at - league.row.ends_at
    assert 3 * DAY - 2 * HOUR <= later <= 3 * DAY
