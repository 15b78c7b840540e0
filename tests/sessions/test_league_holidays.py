"""Whoever is on holiday when the time of a match ends loses it: holidays bring no points."""

import pytest
from msgspec.structs import replace

from bot.sessions.leagues import cups, seasons
from bot.sessions.leagues.matches import score_of
from bot.sessions.leagues.model import League, Phase, Rules, Score
from bot.sessions.leagues.verdicts import verdict_of
from bot.sessions.model import SEASON_OVER
from bot.sessions.pace import DAY, HOUR
from bot.sessions.sessions import Sessions
from tests.sessions.league_host import (
    RULES,
    SWISS,
    FakeHost,
    cup_begun,
    final_places,
    host,
    league_with,
    now_of,
    number_of,
    open_matches,
    sessions,
    take,
    win,
)
from tests.sessions.notice_box import pass_looks
from tests.sessions.table import TurnedClock, ask, member

__all__ = ["host", "sessions"]

pytestmark = pytest.mark.slow


async def away(sessions: Sessions, clock: TurnedClock, *numbers: int) -> None:
    for number in numbers:
        await sessions.holidays.take(member(number).user, clock.now() + 60 * DAY)


def scores_of(league: League, number: int) -> list[int]:
    """Return the halves of a member in each match of a season."""
    [seat] = [one for one in league.rows.seats if one.user_id == member(number).user]
    own = [one for one in league.rows.pairings if seat.seat in one.players and not seasons.is_bye(one)]
    return [(one.scores or (-1, -1))[one.players.index(seat.seat)] for one in own]


@pytest.mark.parametrize("rules", [RULES, SWISS], ids=["round robin", "swiss"])
async def test_who_is_away_for_a_whole_season_gets_no_point(
    sessions: Sessions, clock: TurnedClock, rules: Rules
) -> None:
    league = await league_with(sessions, 4, replace(rules, weeks=1, rounds=rules.rounds and 3))
    await away(sessions, clock, 0)
    await pass_looks(sessions, clock, DAY + HOUR)
    for _ in range(45):
        for match in await open_matches(sessions, league):
            assert match.seat_of(member(0).user) is None
            await win(sessions, match, 0)
        await pass_looks(sessions, clock, 12 * HOUR)
        if (await now_of(sessions, league)).season > 1:
            break
    first = await sessions.leagues.league(league.id, 1)
    assert first.row.season == 2
    assert set(scores_of(first, 0)) == {0}
    assert member(0).user not in {one.user_id for one in first.rows.members}


@pytest.mark.parametrize("both", [False, True])
async def test_who_is_to_move_and_away_when_a_season_ends_loses_the_open_match(
    sessions: Sessions, clock: TurnedClock, *, both: bool
) -> None:
    league = await league_with(sessions, 3, replace(RULES, weeks=2, turn=5))
    for number in range(3):
        await sessions.leagues.set_at_once(ask(number), league.id, 1)
    await pass_looks(sessions, clock, DAY + HOUR)
    [match] = await open_matches(sessions, league)
    moving = match.to_move[0]
    users = [number_of(match.seats[seat].user) for seat in ((0, 1) if both else (moving,))]
    await away(sessions, clock, *users)
    await pass_looks(sessions, clock, 14 * DAY)
    ended = await sessions.matches.match(match.id)
    assert (ended.entry.notation, ended.outcome) == (SEASON_OVER, None)
    first = await sessions.leagues.league(league.id, 1)
    [pairing] = [one for one in first.rows.pairings if one.match_id == match.id]
    if both:
        assert (pairing.scores, score_of(ended)) == (None, None)
        return
    assert pairing.scores == ((0, 2) if moving == 0 else (2, 0))
    assert score_of(ended) == Score(*pairing.scores, played=False, absent=(int(moving),))


async def test_the_best_seed_does_not_win_a_cup_on_holiday(
    sessions: Sessions, clock: TurnedClock, host: FakeHost
) -> None:
    cup = await cup_begun(sessions, clock, 4, weeks=1, best_of=3, pause=1)
    for match in await open_matches(sessions, cup):
        await win(sessions, match, match.seat_of(min(one.user for one in match.seats)) or 0)
    await away(sessions, clock, 0)
    for _ in range(60):
        for match in await open_matches(sessions, cup):
            if match.seat_of(member(0).user) is None:
                await win(sessions, match, 0)
            elif match.seats[match.to_move[0]].user != member(0).user:
                await take(sessions, match)
        await pass_looks(sessions, clock, 12 * HOUR)
        cup = await now_of(sessions, cup)
        if cup.phase is Phase.CLOSED:
            break
    assert final_places(cup)[0] == 3  # although they led by a match
    assert cups.winner_of(cup.rows) is not None


async def test_the_last_board_of_a_series_says_that_who_is_away_is_out(sessions: Sessions, clock: TurnedClock) -> None:
    cup = await cup_begun(sessions, clock, 3, weeks=1, best_of=3, turn=5)
    [match] = await open_matches(sessions, cup)
    loser = match.to_move[0]
    await away(sessions, clock, number_of(match.seats[loser].user))
    await pass_looks(sessions, clock, 8 * DAY)
    ended = await sessions.matches.match(match.id)
    verdict = verdict_of(ended)
    assert verdict is not None
    assert (verdict.order, verdict.places) == ((1 - loser, loser), (0, 3))
    cup = await now_of(sessions, cup)
    assert final_places(cup)[number_of(match.seats[loser].user)] == 3
    own = [one for one in cup.rows.pairings if one.series == cup.rows.pairings[0].series]
    assert [one.match_id is None for one in own] == [False, True]
