"""Tests of the ranks that a final board tells."""

import pytest

from bot.engine.game import Seat
from bot.sessions.pace import Ranked
from bot.sessions.sessions import Sessions
from tests.databases import on_each_database
from tests.sessions.heap import HeapOptions
from tests.sessions.table import PLACE, TurnedClock, ask, sessions_on
from tests.sessions.test_honours import scored


async def ranked(sessions: Sessions, clock: TurnedClock, number: int, points: int) -> tuple[Ranked, ...]:
    return (await scored(sessions, clock, number, points)).terms.ranks


@on_each_database
async def test_a_match_notes_the_rank_before_and_after_it(sessions: Sessions, clock: TurnedClock) -> None:
    assert await ranked(sessions, clock, 0, 6) == (Ranked(Seat(0), 1),)
    assert await ranked(sessions, clock, 1, 9) == (Ranked(Seat(0), 1),)
    assert await ranked(sessions, clock, 2, 3) == (Ranked(Seat(0), 3),)
    assert await ranked(sessions, clock, 0, 5) == (Ranked(Seat(0), 2, 2),)
    assert await ranked(sessions, clock, 0, 7) == (Ranked(Seat(0), 2, 2, best=True),)
    assert await ranked(sessions, clock, 2, 12) == (Ranked(Seat(0), 1, 3, best=True),)
    assert await ranked(sessions, clock, 1, 9) == (Ranked(Seat(0), 2, 2),)  # an equal score is no new best


async def test_no_points_have_the_same_rank_in_all_places(sessions: Sessions, clock: TurnedClock) -> None:
    assert await ranked(sessions, clock, 0, 0) == (Ranked(Seat(0), 1),)
    shown = await sessions.leaderboards.leaderboard(1, "heap", 100)
    profile = await sessions.leaderboards.profile(1, 100, 100)
    assert [row.rank for row in shown.rows] == [1]
    assert [best.rank for best in profile.bests] == [1]


async def test_members_who_are_left_out_have_no_rank(sessions: Sessions, clock: TurnedClock) -> None:
    await scored(sessions, clock, 1, 9)
    await sessions.leaderboards.leave_out(100, True)
    assert await ranked(sessions, clock, 0, 12) == ()
    assert await ranked(sessions, clock, 1, 10) == (Ranked(Seat(0), 1, 1, best=True),)


@pytest.mark.parametrize(("first", "second"), [("3", "1"), ("1", "3")])
async def test_the_members_of_a_table_are_ranked_among_each_other(sessions: Sessions, first: str, second: str) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(heap=4, seats=2))
    await sessions.lobby.join(ask(1), match.id)
    await sessions.lobby.begin(ask(0), match.id)
    await sessions.turns.play(ask(0), match.id, first, None)
    ended = await sessions.turns.play(ask(1), match.id, second, None)
    top = await sessions.leaderboards.leaderboard(1, "heap", 100, board="heap-relay")
    shown = {row.user: row.rank for row in top.rows}
    assert {ended.seats[one.seat].user: one.rank for one in ended.terms.ranks} == shown
    assert [one.before for one in ended.terms.ranks] == [None, None]


async def test_the_ranks_of_a_final_board_are_stored(database_url: str, clock: TurnedClock) -> None:
    async with sessions_on(database_url, clock) as sessions:
        ended = await scored(sessions, clock, 0, 6)
    async with sessions_on(database_url, clock) as sessions:
        assert (await sessions.matches.match(ended.id)).terms.ranks == (Ranked(Seat(0), 1),)
