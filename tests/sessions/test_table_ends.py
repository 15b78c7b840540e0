"""How groups of cups at tables end: who leaves or blocks is last, and the last board says what the cup counts."""

import json

import pytest
from msgspec.structs import replace

from bot.sessions.leagues.matches import score_of
from bot.sessions.leagues.model import League, Phase
from bot.sessions.leagues.verdicts import verdict_of
from bot.sessions.model import LEAGUE_LEFT, Match
from bot.sessions.pace import DAY, HOUR
from bot.sessions.play.turns import break_off
from bot.sessions.sessions import Sessions
from bot.ui.boards.cup_ends import counted
from bot.ui.words import Words
from tests.sessions.league_host import (
    TABLE_RULES,
    FakeHost,
    final_places,
    host,
    now_of,
    number_of,
    open_matches,
    request_of,
    sessions,
)
from tests.sessions.notice_box import pass_looks, settle
from tests.sessions.table import PLACE, TurnedClock, ask, member
from tests.sessions.test_table_cups import begun, play, play_all, seated
from tests.texts.loaded import all_texts

__all__ = ["host", "sessions"]

pytestmark = pytest.mark.slow


async def race_cup(sessions: Sessions, clock: TurnedClock, members: int, matches: int = 1) -> League:
    """Return a cup of races at one table whose match is open."""
    options = json.dumps({"heap": 30, "seats": members, "rivals": True})
    rules = replace(TABLE_RULES, options=options, matches=matches)
    cup = await sessions.leagues.open(PLACE.guild, "race", rules, cup=True)
    for number in range(members):
        await sessions.leagues.join(ask(number), cup.id)
    await pass_looks(sessions, clock, DAY + HOUR)
    return await now_of(sessions, cup)


async def leave(sessions: Sessions, clock: TurnedClock, cup: League, *numbers: int) -> None:
    for number in numbers:
        await sessions.leagues.leave(ask(number), cup.id, now=True)
        await settle(sessions, clock)


def said_places(match: Match) -> dict[int, int]:
    """Return the places that the last board tells, by the number of the member."""
    verdict = verdict_of(match)
    assert verdict is not None
    order = zip(verdict.order, verdict.places, strict=True)
    return {number_of(match.seats[seat].user): place for seat, place in order}


async def resign_all(sessions: Sessions, match: Match) -> Match:
    for seat in match.seats:
        if (await sessions.matches.match(match.id)).seats[seat.seat].present:
            await sessions.seats.resign(request_of(seat.user, seat.name), match.id)
    return await sessions.matches.match(match.id)


async def test_who_leaves_the_cup_in_a_race_that_they_lead_is_last_on_the_board_too(
    sessions: Sessions, clock: TurnedClock
) -> None:
    cup = await race_cup(sessions, clock, 4)
    [match] = await open_matches(sessions, cup)
    for seat, stones in zip(match.seats, "3211", strict=True):
        await sessions.turns.play(request_of(seat.user, seat.name), match.id, stones, None)
    await leave(sessions, clock, cup, 0)
    match = await resign_all(sessions, match)
    await settle(sessions, clock)
    cup = await now_of(sessions, cup)
    assert cup.phase is Phase.CLOSED
    stored = final_places(cup)
    assert (stored[0], stored[1]) == (4, 1)
    said = said_places(match)
    assert 0 not in said
    assert said.items() <= stored.items()


@pytest.mark.parametrize("resigns", [False, True])
async def test_who_leaves_the_cup_during_the_last_match_of_a_group_is_last(
    sessions: Sessions, clock: TurnedClock, resigns: bool
) -> None:
    """Also who has won all before, and has resigned the match already."""
    cup = await begun(sessions, clock, 4, matches=2)
    [first] = await open_matches(sessions, cup)
    await play(sessions, first)
    await settle(sessions, clock)
    [second] = await open_matches(sessions, cup)
    if resigns:
        await sessions.seats.resign(ask(0), second.id)
    await leave(sessions, clock, cup, 0)
    second = await play(sessions, await sessions.matches.match(second.id))
    await settle(sessions, clock)
    cup = await now_of(sessions, cup)
    assert cup.phase is Phase.CLOSED
    assert final_places(cup)[0] == 4
    assert said_places(second).items() <= final_places(cup).items()


async def test_the_last_one_there_has_won_if_the_others_leave_during_the_match(
    sessions: Sessions, clock: TurnedClock
) -> None:
    cup = await begun(sessions, clock, 3, matches=2)
    [match] = await open_matches(sessions, cup)
    await leave(sessions, clock, cup, 1, 0)
    cup = await now_of(sessions, cup)
    assert cup.phase is Phase.CLOSED
    assert final_places(cup)[2] == 1
    assert said_places(await sessions.matches.match(match.id)) == {2: 1}


async def test_who_resigns_later_is_better(sessions: Sessions, clock: TurnedClock) -> None:
    cup = await begun(sessions, clock, 4)
    [match] = await open_matches(sessions, cup)
    for number in (1, 0, 2):
        await sessions.seats.resign(ask(number), match.id)
    await settle(sessions, clock)
    assert final_places(await now_of(sessions, cup)) == {3: 1, 2: 2, 0: 3, 1: 4}


async def test_the_board_says_if_the_rating_has_decided(sessions: Sessions, clock: TurnedClock) -> None:
    """After two matches, two of those who are out have the same points and wins, but not the same place."""
    cup = await begun(sessions, clock, 5, matches=2)  # the best has a bye
    said = ""
    for numbers in ((1, 2, 3), (2, 1, 3)):  # who resigns first, and so on
        [match] = await open_matches(sessions, cup)
        for number in numbers:
            await sessions.seats.resign(ask(number), match.id)
        match = await sessions.matches.match(match.id)
        said = counted(match, Words(all_texts(), "en-US"))
        await settle(sessions, clock)
    assert "the better rating has decided" in said


async def test_the_board_counts_the_points_of_the_cup(sessions: Sessions, clock: TurnedClock) -> None:
    """Who is not at the table is behind all who are."""
    cup = await begun(sessions, clock, 4, matches=2)
    await play(sessions, (await open_matches(sessions, cup))[0])
    await leave(sessions, clock, cup, 0)
    [match] = await open_matches(sessions, cup)
    match = await play(sessions, match)
    score = score_of(match)
    assert score is not None
    names = {own // 2 + 1: seat.name for own, seat in zip(score.all, match.seats, strict=True)}
    said = counted(match, Words(all_texts(), "en-US"))
    assert f"Points in the cup: {names[3]} 3, {names[2]} 2 and {names[1]} 1." in said


async def test_if_one_of_two_leaves_a_race_the_board_says_who_has_won(sessions: Sessions, clock: TurnedClock) -> None:
    cup = await race_cup(sessions, clock, 3, matches=2)
    await leave(sessions, clock, cup, 2)
    [match] = await open_matches(sessions, cup)
    await resign_all(sessions, match)
    await settle(sessions, clock)
    [match] = await open_matches(sessions, cup)
    assert len(match.seats) == 2
    await leave(sessions, clock, cup, 0)
    match = await sessions.matches.match(match.id)
    assert match.entry.notation == LEAGUE_LEFT
    assert said_places(match) == {1: 1}
    assert final_places(await now_of(sessions, cup))[1] == 1


async def test_if_a_third_one_plays_the_next_match_nobody_has_won_yet(sessions: Sessions, clock: TurnedClock) -> None:
    await sessions.blocks.block(member(2).user, member(0).user)
    cup = await race_cup(sessions, clock, 3, matches=2)
    [match] = await open_matches(sessions, cup)
    assert {number_of(seat.user) for seat in match.seats} == {0, 1}
    await leave(sessions, clock, cup, 0)
    match = await sessions.matches.match(match.id)
    assert match.entry.notation == LEAGUE_LEFT
    assert verdict_of(match) is None
    assert [set(one) for one in await seated(sessions, cup)] == [{1, 2}]


# -- blocks ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pairs", [[(0, 2), (1, 2)], [(0, 2), (2, 0)]])
async def test_blocks_win_no_cup(sessions: Sessions, clock: TurnedClock, pairs: list[tuple[int, int]]) -> None:
    """One is left at the table who blocks nobody: they win at once."""
    for one, other in pairs:
        await sessions.blocks.block(member(one).user, member(other).user)
    cup = await begun(sessions, clock, 3)
    assert cup.phase is Phase.CLOSED
    assert final_places(cup)[2 if (1, 2) in pairs else 1] == 1


async def test_who_blocks_is_behind_who_does_not_if_their_match_never_opens(
    sessions: Sessions, clock: TurnedClock, host: FakeHost
) -> None:
    await sessions.blocks.block(member(0).user, member(3).user)
    host.places = False
    cup = await begun(sessions, clock, 4, weeks=1)
    await pass_looks(sessions, clock, 16 * DAY)
    assert final_places(await now_of(sessions, cup)) == {1: 1, 2: 2, 3: 3, 0: 4}


async def test_who_has_left_is_behind_who_blocks(sessions: Sessions, clock: TurnedClock, host: FakeHost) -> None:
    for other in (1, 2):
        await sessions.blocks.block(member(3).user, member(other).user)
    await sessions.blocks.block(member(2).user, member(1).user)
    host.places = False
    cup = await begun(sessions, clock, 4)
    await leave(sessions, clock, cup, 0)
    await pass_looks(sessions, clock, 2 * HOUR)
    assert final_places(await now_of(sessions, cup)) == {1: 1, 2: 2, 3: 3, 0: 4}


# -- a match that is played again ------------------------------------------------------------------------------------


async def test_a_match_that_is_played_again_has_the_whole_group(sessions: Sessions, clock: TurnedClock) -> None:
    await sessions.blocks.block(member(3).user, member(0).user)
    cup = await begun(sessions, clock, 4)
    [match] = await open_matches(sessions, cup)
    assert {number_of(seat.user) for seat in match.seats} == {0, 1, 2}
    await sessions.blocks.allow(member(3).user, member(0).user)
    await break_off(sessions.matches, sessions.database, match.id, "end", None)
    await pass_looks(sessions, clock, 2 * HOUR)
    assert [set(one) for one in await seated(sessions, cup)] == [{0, 1, 2, 3}]
    cup = await play_all(sessions, clock, cup)
    assert cup.phase is Phase.CLOSED


async def test_the_time_of_a_group_stops_while_its_match_has_no_place(
    sessions: Sessions, clock: TurnedClock, host: FakeHost
) -> None:
    host.places = False
    cup = await begun(sessions, clock, 5, weeks=1)  # two groups, the final included: twice a week at the most
    before = cup.rows.pairings[0].closes_at or 0
    await pass_looks(sessions, clock, 3 * DAY)
    after = (await now_of(sessions, cup)).rows.pairings[0].closes_at or 0
    assert after >= before + 2 * DAY
    await pass_looks(sessions, clock, 11 * DAY + 3 * HOUR)
    group, *_ = (await now_of(sessions, cup)).rows.pairings
    assert group.scores == (0, 0, 0, 0)
    assert (group.closes_at or 0) <= cup.row.begins_at + 14 * DAY
