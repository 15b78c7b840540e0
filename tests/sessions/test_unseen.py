"""Tests that a turn loses no time while no board has shown it, as while Discord refuses the board."""

from functools import partial

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import AlreadyOpen
from bot.sessions.model import Match, Phase
from bot.sessions.pace import DAY, HOUR, MINUTE, Absence, Pace
from bot.sessions.sessions import Sessions
from bot.sessions.time.absences import SHORT, give_back, is_told
from bot.sessions.time.clocks import UNSEEN_FOR, unseen_until
from tests.sessions.heap import HeapOptions
from tests.sessions.notice_box import NoticeBox, pass_time, settle, table
from tests.sessions.table import PLACE, TurnedClock, ask, member

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
    for channel, pace in enumerate((Pace(HOUR), Pace(HOUR, hard=True), Pace(HOUR, hard=True, computer="stay")), 10):
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
    assert late.terms.absence == Absence(began, clock.now(), unseen=True, version=match.version)
    assert (await shown(sessions, clock, match)).terms.absence == late.terms.absence  # once


async def test_a_new_pace_hides_no_time_in_which_no_board_was_shown(sessions: Sessions, clock: TurnedClock) -> None:
    match = await turned(sessions, clock, Pace(DAY))
    began = clock.now()
    clock.turn(10 * HOUR)
    await sessions.proposals.propose(ask(0), match.id, Pace(2 * DAY))
    await sessions.proposals.answer(ask(1), match.id, agrees=True)
    clock.turn(MINUTE)

    late = await shown(sessions, clock, match)

    assert late.terms.pace == Pace(2 * DAY)
    assert late.terms.absence == Absence(began, clock.now(), unseen=True, version=late.version)
    assert is_told(late)
    assert [one.due for one in late.clocks] == [clock.now() + 2 * DAY]


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


@pytest.mark.slow
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


async def ends_on(sessions: Sessions, clock: TurnedClock, matches: list[Match], within: int) -> list[int]:
    """Return the days, of so many from now on, on which the matches end although nobody does anything."""
    ended = dict[str, int]()
    for day in range(within):
        for match in matches:
            if match.id not in ended and (await sessions.matches.match(match.id)).over:
                ended[match.id] = day
        if len(ended) == len(matches):
            break
        await pass_by(sessions, clock, 1)
    return [ended[match.id] for match in matches]


PACES = (None, Pace(DAY), *(Pace(DAY, hard=True, computer=one) for one in (None, "turn", "stay")))


@pytest.mark.slow
@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("pace", PACES)
async def test_the_time_without_a_board_counts_once_for_a_match(
    sessions: Sessions, clock: TurnedClock, pace: Pace | None, first: bool
) -> None:
    """Whether Discord refuses already the first board of the match or a later one."""
    seen, refused = [await table(sessions, 4, pace, channel=channel) for channel in (40, 41)]
    if not first:
        await shown(sessions, clock, refused)
        for match in (seen, refused):
            await sessions.turns.play(ask(0), match.id, "1", None)
    else:
        await sessions.boards.note_unposted(refused.id)

    usual, late = await ends_on(sessions, clock, [seen, refused], 150)

    assert UNSEEN_FOR // DAY <= late <= usual + UNSEEN_FOR // DAY + 1


@pytest.mark.slow
async def test_the_time_without_a_board_begins_anew_once_one_came(sessions: Sessions, clock: TurnedClock) -> None:
    match = await turned(sessions, clock, Pace(DAY, hard=True))
    await pass_by(sessions, clock, 40)
    match = await sessions.turns.play(ask(1), match.id, "1", None)
    assert unseen_until(match, match.clocks[0]) == clock.now() - 40 * DAY + UNSEEN_FOR
    await shown(sessions, clock, match)
    match = await sessions.turns.play(ask(0), match.id, "1", None)
    assert (match.terms.unseen_since, unseen_until(match, match.clocks[0])) == (None, clock.now() + UNSEEN_FOR)


async def test_an_absence_takes_nothing_of_the_time_without_a_board(sessions: Sessions, clock: TurnedClock) -> None:
    match = await turned(sessions, clock, Pace(DAY, hard=True))
    began = clock.now()
    for seat in (1, 0):
        await pass_by(sessions, clock, 1)
        absence = Absence(clock.now() - HOUR, clock.now())
        await sessions.matches.change(match.id, partial(give_back, absence=absence))
        match = await sessions.turns.play(ask(seat), match.id, "1", None)
    assert match.terms.unseen_since == began + 2 * HOUR


async def test_a_turn_that_waits_unseen_is_reminded_of_at_most_once_a_day(
    sessions: Sessions, box: NoticeBox, clock: TurnedClock
) -> None:
    await turned(sessions, clock, Pace(HOUR))
    await pass_time(sessions, clock, 3 * DAY, 72)
    assert box.kinds().count("reminder") <= 4


async def test_a_stopped_clock_gets_the_whole_time_too(sessions: Sessions, clock: TurnedClock) -> None:
    match = await turned(sessions, clock, Pace(DAY, pause=True))
    clock.turn(20 * HOUR)
    await sessions.holidays.take(member(1).user, clock.now() + 2 * DAY)
    clock.turn(HOUR)
    await shown(sessions, clock, match)
    await sessions.holidays.take(member(1).user, None)
    [ben] = (await sessions.matches.match(match.id)).clocks
    assert ben.due == clock.now() + DAY


async def test_a_note_of_an_older_board_gives_nothing(sessions: Sessions, clock: TurnedClock) -> None:
    match = await turned(sessions, clock, Pace(DAY))
    clock.turn(20 * HOUR)
    late = await sessions.boards.note_shown(match.id, match.version - 1, BOARD, CHANNEL, clock.now())
    assert (late.terms.absence, late.clocks) == (None, match.clocks)


async def test_a_restored_backup_does_not_know_what_was_shown(sessions: Sessions, clock: TurnedClock) -> None:
    match = await turned(sessions, clock, Pace(DAY))
    await shown(sessions, clock, match)
    unknown = replace(match.board, message=BOARD, version_shown=0)
    [clock_of_ben] = match.clocks
    assert unseen_until(replace(match, board=unknown), clock_of_ben) == 0


async def test_a_new_table_does_not_end_a_match_whose_turn_nobody_has_seen(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await turned(sessions, clock, None)
    await pass_by(sessions, clock, 8)
    with pytest.raises(AlreadyOpen):
        await sessions.lobby.open(ask(5), PLACE, "heap", HeapOptions(heap=100, seats=2))
    assert (await sessions.matches.match(match.id)).phase is Phase.PLAYING


async def test_a_turn_loses_no_time_if_the_first_board_was_refused(
    sessions: Sessions, box: NoticeBox, clock: TurnedClock
) -> None:
    match = await table(sessions, 2, Pace(DAY))
    began = clock.now()
    await sessions.boards.note_unposted(match.id)
    await sessions.boards.note_unposted(match.id)  # each attempt notes it
    await pass_by(sessions, clock, 3)
    assert (await sessions.matches.match(match.id)).terms.asks == ()

    late = await shown(sessions, clock, match)

    assert (late.version, late.clocks[0].due, late.terms.unposted) == (match.version, clock.now() + DAY, False)
    assert late.terms.absence == Absence(began, clock.now(), unseen=True, version=match.version)
    clock.turn(DAY)
    await settle(sessions, clock)
    assert "asked" in box.kinds()


async def test_a_board_that_stands_is_never_noted_as_refused(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, 2, Pace(DAY))
    await shown(sessions, clock, match)
    await sessions.boards.note_unposted(match.id)
    assert not (await sessions.matches.match(match.id)).terms.unposted
    await sessions.boards.note_unposted("nowhere")  # a match that cannot be read


async def test_that_no_time_runs_is_said_only_while_it_is_true(sessions: Sessions, clock: TurnedClock) -> None:
    match = await turned(sessions, clock, Pace(DAY))
    clock.turn(UNSEEN_FOR - HOUR)
    await settle(sessions, clock)  # the turn gets its time once more
    assert await sessions.silences.after_time(await sessions.matches.match(match.id)) == "stands"
    clock.turn(HOUR)

    late = await sessions.matches.match(match.id)
    assert await sessions.silences.after_time(late) is None
    found = await sessions.silences.decision(late, member(0).user)
    assert found is not None
    assert (found.at, found.unseen) == (late.clocks[0].due, False)
    clock.turn(DAY)
    await settle(sessions, clock)
    assert (await sessions.matches.match(match.id)).terms.asks
