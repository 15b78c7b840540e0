"""Tests of calls after an undo: a member is called again if the call that was taken back is older than ten minutes."""

import pytest

from bot.engine.game import Seat
from bot.sessions.model import Match
from bot.sessions.pace import HOUR, MINUTE
from bot.sessions.sessions import Sessions
from tests.databases import on_each_database
from tests.sessions.notice_box import table
from tests.sessions.table import TurnedClock, ask, sessions_on

ADA, BEN = Seat(0), Seat(1)
OLD = 10 * MINUTE + 1


async def called(sessions: Sessions, clock: TurnedClock) -> Match:
    """Let Ada move, and a board call Ben."""
    match = await table(sessions, seats=2)
    moved = await sessions.turns.play(ask(0), match.id, "1", None)
    return await sessions.boards.note_shown(moved.id, moved.version, 2, 10, clock.now(), (BEN,))


@on_each_database
@pytest.mark.parametrize(
    ("before_undo", "before_move", "knows"),
    [
        (0, 0, True),
        (5 * MINUTE, 5 * MINUTE, True),
        (0, OLD, False),
        (OLD, 0, False),
        (6 * MINUTE, 6 * MINUTE, False),
        (HOUR // 2, 3 * HOUR, False),
    ],
)
async def test_an_old_call_that_was_taken_back_does_not_count(
    sessions: Sessions, clock: TurnedClock, before_undo: int, before_move: int, *, knows: bool
) -> None:
    match = await called(sessions, clock)
    clock.turn(before_undo)
    await sessions.turns.undo(ask(0), match.id, None)
    clock.turn(before_move)
    again = await sessions.turns.play(ask(0), match.id, "1", None)

    assert again.to_move == (BEN,)
    assert again.board.notified == ((BEN,) if knows else ())


async def test_the_time_counts_from_the_first_call_however_often_it_is_taken_back(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await called(sessions, clock)
    for _ in range(3):
        await sessions.turns.undo(ask(0), match.id, None)
        clock.turn(4 * MINUTE)
        again = await sessions.turns.play(ask(0), match.id, "1", None)

    assert again.board.notified == ()
    assert again.terms.calls == ()


async def test_a_new_call_counts_from_its_own_time_and_a_turn_that_goes_on_keeps_its_call(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await called(sessions, clock)
    await sessions.turns.undo(ask(0), match.id, None)
    clock.turn(HOUR)
    again = await sessions.turns.play(ask(0), match.id, "1", None)
    await sessions.boards.note_shown(again.id, again.version, 3, 10, clock.now(), (BEN,))
    await sessions.turns.undo(ask(0), match.id, None)
    soon = await sessions.turns.play(ask(0), match.id, "1", None)
    assert soon.board.notified == (BEN,)
    clock.turn(HOUR)
    step = await sessions.turns.play(ask(1), match.id, "0", None)
    assert step.board.notified == (BEN,)


async def test_an_old_call_does_not_count_after_a_restart_either(database_url: str) -> None:
    clock = TurnedClock()
    async with sessions_on(database_url, clock) as sessions:
        match = await called(sessions, clock)
        await sessions.turns.undo(ask(0), match.id, None)
    clock.turn(OLD)
    async with sessions_on(database_url, clock) as sessions:
        again = await sessions.turns.play(ask(0), match.id, "1", None)
        assert again.board.notified == ()
        assert (await sessions.matches.match(match.id)).board.notified == ()


async def test_a_call_that_is_noted_after_its_turn_was_taken_back_counts_from_then(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await table(sessions, seats=2)
    moved = await sessions.turns.play(ask(0), match.id, "1", None)
    await sessions.turns.undo(ask(0), match.id, None)
    await sessions.boards.note_shown(moved.id, moved.version, 2, 10, clock.now(), (BEN,))
    clock.turn(OLD)
    again = await sessions.turns.play(ask(0), match.id, "1", None)

    assert again.board.notified == ()


async def test_who_takes_a_shown_move_back_after_another_undo_is_not_called_again(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await table(sessions, seats=2)
    await sessions.turns.play(ask(0), match.id, "1", None)  # no board shows this turn of Ben's
    moved = await sessions.turns.play(ask(1), match.id, "1", None)
    await sessions.boards.note_shown(moved.id, moved.version, 2, 10, clock.now(), (ADA,))
    await sessions.turns.play(ask(0), match.id, "1", None)
    await sessions.turns.undo(ask(0), match.id, None)
    back = await sessions.turns.undo(ask(1), match.id, None)

    assert back.to_move == (BEN,)
    assert BEN in back.board.notified
