"""Tests that a turn loses no time while no board has shown it, as while Discord refuses the board."""

from bot.engine.game import Seat
from bot.sessions.model import Match, Phase
from bot.sessions.pace import DAY, HOUR, MINUTE, Absence, Pace
from bot.sessions.sessions import Sessions
from bot.sessions.time.absences import SHORT
from bot.sessions.time.clocks import UNSEEN_FOR
from tests.sessions.notice_box import NoticeBox, settle, table
from tests.sessions.table import TurnedClock, ask

BOARD, CHANNEL = 500, 10


async def shown(sessions: Sessions, clock: TurnedClock, match: Match) -> Match:
    """Note that a board shows the newest version of a match."""
    match = await sessions.matches.match(match.id)
    return await sessions.boards.note_shown(match.id, match.version, BOARD, CHANNEL, clock.now())


async def turned(sessions: Sessions, clock: TurnedClock, pace: Pace | None, seats: int = 2) -> Match:
    """Return a match in which Ada has moved, and no board has shown Ben's turn."""
    match = await table(sessions, seats, pace)
    await shown(sessions, clock, match)
    return await sessions.turns.play(ask(0), match.id, "1", None)


async def pass_by(sessions: Sessions, clock: TurnedClock, days: int) -> None:
    for _ in range(days):
        clock.turn(DAY)
        await settle(sessions, clock)


async def test_the_time_of_an_unseen_turn_does_not_run_out(
    sessions: Sessions, box: NoticeBox, clock: TurnedClock
) -> None:
    for channel, pace in enumerate((Pace(HOUR), Pace(HOUR, hard=True), Pace(HOUR, computer="stay")), 10):
        match = await table(sessions, 2, pace, channel=channel)
        await shown(sessions, clock, match)
        match = await sessions.turns.play(ask(0), match.id, "1", None)
        await pass_by(sessions, clock, 3)
        later = await sessions.matches.match(match.id)
        assert (later.version, later.terms.asks, later.terms.stand_ins) == (match.version, (), ())
    assert not {"asked", "played", "covered", "silent"} & set(box.kinds())


async def test_a_turn_that_was_shown_runs_out(sessions: Sessions, box: NoticeBox, clock: TurnedClock) -> None:
    match = await turned(sessions, clock, Pace(HOUR))
    await shown(sessions, clock, match)
    clock.turn(HOUR)
    await settle(sessions, clock)
    assert "asked" in box.kinds()


async def test_a_board_that_comes_late_gives_the_whole_time(sessions: Sessions, clock: TurnedClock) -> None:
    match = await turned(sessions, clock, Pace(DAY))
    began = clock.now()
    await pass_by(sessions, clock, 2)
    clock.turn(30 * MINUTE)
    late = await shown(sessions, clock, match)
    [ben] = late.clocks
    assert (ben.at, ben.due) == (clock.now(), clock.now() + DAY)
    assert late.terms.absence == Absence(began, clock.now(), unseen=True)
    assert (await shown(sessions, clock, match)).terms.absence == late.terms.absence  # once


async def test_a_board_that_comes_at_once_gives_nothing(sessions: Sessions, clock: TurnedClock) -> None:
    match = await turned(sessions, clock, Pace(DAY))
    due = match.clocks[0].due
    clock.turn(SHORT - 1)
    late = await shown(sessions, clock, match)
    assert (late.clocks[0].due, late.terms.absence) == (due, None)


async def test_silence_counts_from_the_board_on(sessions: Sessions, box: NoticeBox, clock: TurnedClock) -> None:
    match = await turned(sessions, clock, None)
    await pass_by(sessions, clock, 10)
    assert "silent" not in box.kinds()
    await shown(sessions, clock, match)
    await pass_by(sessions, clock, 6)
    assert "silent" not in box.kinds()
    await pass_by(sessions, clock, 2)
    assert "silent" in box.kinds()


async def test_who_waits_for_an_unseen_turn_may_leave_without_a_loss(sessions: Sessions, clock: TurnedClock) -> None:
    for channel, (pace, days) in enumerate(((Pace(2 * DAY), 2), (None, 7)), 20):
        match = await table(sessions, 2, pace, channel=channel)
        await shown(sessions, clock, match)
        match = await sessions.turns.play(ask(0), match.id, "1", None)
        await pass_by(sessions, clock, days - 1)
        assert (await sessions.silences.leave(match, Seat(0))).by == "loss"
        await pass_by(sessions, clock, 1)
        match = await sessions.matches.match(match.id)
        assert (await sessions.silences.leave(match, Seat(0))).by == "end"


async def test_a_match_that_is_never_shown_again_ends(sessions: Sessions, clock: TurnedClock) -> None:
    matches = list[Match]()
    for channel, pace in enumerate((Pace(DAY), None), 30):
        match = await table(sessions, 2, pace, channel=channel)
        await shown(sessions, clock, match)
        matches.append(await sessions.turns.play(ask(0), match.id, "1", None))
    await pass_by(sessions, clock, UNSEEN_FOR // DAY - 2)
    assert [(await sessions.matches.match(one.id)).phase for one in matches] == [Phase.PLAYING] * 2
    await pass_by(sessions, clock, 90)
    assert [(await sessions.matches.match(one.id)).phase for one in matches] == [Phase.CANCELLED] * 2
