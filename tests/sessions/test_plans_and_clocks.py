"""Tests of planned turns and the time of turns: each turn of a chain ends and begins clocks of its own."""

import pytest

from bot.sessions.model import Match, MemberSettings
from bot.sessions.pace import DAY, HOUR, Pace
from bot.sessions.planned import MOST_TURNS
from bot.sessions.sessions import Sessions
from tests.sessions.heap import HeapOptions
from tests.sessions.notice_box import NoticeBox, pass_time, settle, table
from tests.sessions.table import PLACE, TurnedClock, ask, sessions_on, set_member
from tests.sessions.test_plans import ADA, BEN, OneWay, log_of, plan


async def _undone(sessions: Sessions, clock: TurnedClock, pace: Pace, late: int) -> Match:
    """Return a match of three in which Ada, who takes a step back, ends her turn late, and the others have planned."""
    match = await table(sessions, seats=3, pace=pace)
    for other in (1, 2):
        await plan(sessions, match, other, "1")
    await sessions.turns.play(ask(0), match.id, "0", None)
    await sessions.turns.undo(ask(0), match.id, None)
    await pass_time(sessions, clock, late)
    await sessions.turns.play(ask(0), match.id, "1", None)
    return await sessions.matches.match(match.id)


@pytest.mark.parametrize("loses", [False, True])
async def test_who_took_a_step_back_has_a_whole_turn_after_the_plans_of_others(
    loses: bool, sessions: Sessions, clock: TurnedClock
) -> None:
    match = await _undone(sessions, clock, Pace(limit=DAY, loses=loses), DAY - HOUR)
    assert [(one.seat, one.due) for one in match.clocks] == [(0, clock.now() + DAY)]
    await pass_time(sessions, clock, HOUR)
    after = await sessions.matches.match(match.id)
    assert (after.to_move, after.terms.timed_out, after.terms.asks) == ((0,), (), ())


async def test_a_late_turn_is_paid_by_the_bank_though_others_have_planned(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await _undone(sessions, clock, Pace(limit=DAY, bank=DAY), 2 * DAY - HOUR)
    assert [(one.seat, one.spent) for one in match.terms.times] == [(0, DAY - HOUR)]
    assert match.clocks[0].due == clock.now() + DAY + HOUR


async def test_the_longest_chain_is_played(database_url: str, clock: TurnedClock) -> None:
    """Each of 19 members plays three turns. So many moves are made then that forced moves wait."""
    async with sessions_on(database_url, clock, more=(OneWay(),)) as sessions:
        seats = 20
        match = await sessions.lobby.open(ask(0), PLACE, "oneway", HeapOptions(9_000, seats))
        for number in range(1, seats):
            await sessions.lobby.join(ask(number), match.id)
        match = await sessions.lobby.begin(ask(0), match.id)
        for number in range(seats):
            await set_member(sessions, ADA + number, MemberSettings(forced=True, next_notice=True))
        for number in range(1, seats):
            for _ in range(MOST_TURNS):
                await plan(sessions, match, number, "1")
        await sessions.seats.resign(ask(0), match.id)
        moves = [one for one in await log_of(sessions, match) if one[0] == "move"]
        assert len(moves) == (seats - 1) * MOST_TURNS
        assert (await sessions.matches.match(match.id)).to_move == (1,)


async def test_who_is_next_is_told_so_when_plans_bring_the_turn_back(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, BEN, MemberSettings(next_notice=True))
    match = await table(sessions, seats=3)
    for other in (1, 2):
        await plan(sessions, match, other, "1")
    await settle(sessions, clock)
    before = [one.kind for one in box.shown].count("next")
    await sessions.turns.play(ask(0), match.id, "1", None)
    await settle(sessions, clock)
    assert (await sessions.matches.match(match.id)).to_move == (0,)
    assert [one.kind for one in box.shown].count("next") == before + 1
