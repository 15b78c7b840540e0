"""Tests of banks, and of hours that do not count, in matches: what a turn uses, and what is left after each event."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import AlreadyOpen, NothingToUndo, OptionError
from bot.sessions.model import GuildSettings, Match, MemberSettings, Phase
from bot.sessions.pace import DAY, HOUR, MINUTE, Absence, Off, Pace, SeatTime, Terms, TurnClock
from bot.sessions.sessions import Sessions
from bot.sessions.time import banks
from bot.sessions.time.absences import give_back
from bot.sessions.time.reminders import next_reminder
from bot.sessions.time.together import due_reminder
from bot.storage.rows import TurnRow
from tests.sessions.notice_box import NoticeBox, pass_time, settle, table
from tests.sessions.table import TurnedClock, ask, member, sessions_on, set_guild, set_member
from tests.sessions.test_off_hours import KINDS, ZONES, after_by_minutes, at, is_off

pytestmark = pytest.mark.slow

ADA, BEN = Seat(0), Seat(1)
BANK = Pace(limit=8 * HOUR, bank=3 * DAY)
HARD = replace(BANK, hard=True)
WHOLE = 8 * HOUR + 3 * DAY
BERLIN = MemberSettings(zone="Europe/Berlin")


async def read(sessions: Sessions, match: Match) -> Match:
    return await sessions.matches.match(match.id)


async def bank(sessions: Sessions, match: Match, seat: Seat = ADA) -> int:
    return banks.bank_of((await read(sessions, match)).terms, seat)


async def left(sessions: Sessions, clock: TurnedClock, match: Match) -> int:
    """Return how much time is left until the turn's time runs out."""
    [one] = (await read(sessions, match)).clocks
    assert one.due is not None
    return one.due - clock.now()


# -- what a turn uses ------------------------------------------------------------------------------------------------


async def test_only_what_a_turn_takes_beyond_its_limit_comes_from_the_bank(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await table(sessions, seats=2, pace=BANK)
    assert await left(sessions, clock, match) == WHOLE
    await pass_time(sessions, clock, 8 * HOUR)
    await sessions.turns.play(ask(0), match.id, "1", None)
    assert (await bank(sessions, match), (await read(sessions, match)).terms.times) == (3 * DAY, ())
    await pass_time(sessions, clock, 13 * HOUR)
    await sessions.turns.play(ask(1), match.id, "1", None)
    assert [await bank(sessions, match, seat) for seat in (ADA, BEN)] == [3 * DAY, 3 * DAY - 5 * HOUR]
    assert await left(sessions, clock, match) == WHOLE
    await sessions.turns.play(ask(0), match.id, "1", None)
    assert await left(sessions, clock, match) == WHOLE - 5 * HOUR


async def test_when_the_bank_is_empty_the_pace_decides_and_later_turns_have_only_the_limit(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await table(sessions, seats=2, pace=HARD)
    await pass_time(sessions, clock, WHOLE - 1)
    assert (await read(sessions, match)).version == match.version
    await pass_time(sessions, clock, 1)
    played = await read(sessions, match)
    assert (played.to_move, played.entry.user, box.last("played").name) == ((BEN,), None, "Ada")
    assert [await bank(sessions, match, seat) for seat in (ADA, BEN)] == [0, 3 * DAY]
    await sessions.turns.play(ask(1), match.id, "1", None)
    assert await left(sessions, clock, match) == 8 * HOUR
    await pass_time(sessions, clock, 8 * HOUR)
    assert (await read(sessions, match)).to_move == (BEN,)


async def test_a_vote_comes_when_the_bank_is_empty_and_a_wait_gives_only_the_limit(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await table(sessions, seats=2, pace=BANK)
    await pass_time(sessions, clock, WHOLE)
    asked = await read(sessions, match)
    assert [one.seat for one in asked.terms.asks] == [ADA]
    await sessions.votes.vote(ask(1), match.id, ADA, "wait")
    assert (await left(sessions, clock, match), await bank(sessions, match)) == (8 * HOUR, 0)
    await sessions.turns.play(ask(0), match.id, "1", None)
    await sessions.turns.play(ask(1), match.id, "1", None)
    assert await left(sessions, clock, match) == 8 * HOUR


async def test_a_skipped_turn_has_emptied_the_bank(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, pace=BANK)
    await pass_time(sessions, clock, WHOLE)
    await sessions.votes.vote(ask(1), match.id, ADA, "skip")
    assert ((await read(sessions, match)).to_move, await bank(sessions, match)) == ((BEN,), 0)


# -- events ----------------------------------------------------------------------------------------------------------


async def test_each_step_has_the_limit_and_an_undo_restores_no_time(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, pace=BANK)
    await pass_time(sessions, clock, 10 * HOUR)
    await sessions.turns.play(ask(0), match.id, "0", None)  # keeps the turn
    assert (await left(sessions, clock, match), await bank(sessions, match)) == (WHOLE - 2 * HOUR, 3 * DAY - 2 * HOUR)
    await pass_time(sessions, clock, 9 * HOUR)
    await sessions.turns.undo(ask(0), match.id, None)
    assert await left(sessions, clock, match) == WHOLE - 11 * HOUR
    await sessions.turns.play(ask(0), match.id, "1", None)  # after an undo it does not begin anew, but it ends the turn
    assert await bank(sessions, match) == 3 * DAY - 3 * HOUR


async def test_a_turn_that_another_member_takes_back_costs_no_bank(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, pace=BANK)
    await pass_time(sessions, clock, 9 * HOUR)
    await sessions.turns.play(ask(0), match.id, "1", None)
    await pass_time(sessions, clock, 20 * HOUR)
    await sessions.turns.undo(ask(0), match.id, None)
    assert (await read(sessions, match)).to_move == (ADA,)
    assert [await bank(sessions, match, seat) for seat in (ADA, BEN)] == [3 * DAY - HOUR, 3 * DAY]
    with pytest.raises(NothingToUndo):
        await sessions.turns.undo(ask(0), match.id, None)


async def test_a_holiday_that_stops_the_clock_stops_the_bank(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, pace=replace(BANK, pause=True))
    await pass_time(sessions, clock, 10 * HOUR)
    await sessions.holidays.take(member(0).user, clock.now() + 5 * DAY)
    await pass_time(sessions, clock, 4 * DAY)
    assert (await read(sessions, match)).clocks[0].left == WHOLE - 10 * HOUR
    await pass_time(sessions, clock, DAY)
    assert await left(sessions, clock, match) == WHOLE - 10 * HOUR
    await sessions.turns.play(ask(0), match.id, "1", None)
    assert await bank(sessions, match) == 3 * DAY - 2 * HOUR


async def test_who_moves_on_a_holiday_pays_only_for_the_time_before(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, pace=replace(BANK, pause=True))
    await pass_time(sessions, clock, 10 * HOUR)
    await sessions.holidays.take(member(0).user, clock.now() + 5 * DAY)
    await pass_time(sessions, clock, 4 * DAY)
    await sessions.turns.play(ask(0), match.id, "1", None)
    assert await bank(sessions, match) == 3 * DAY - 2 * HOUR


async def test_a_holiday_that_stops_no_clock_uses_the_bank(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, pace=BANK)
    await sessions.holidays.take(member(0).user, clock.now() + 2 * DAY)
    await pass_time(sessions, clock, 2 * DAY)
    await sessions.turns.play(ask(0), match.id, "1", None)
    assert await bank(sessions, match) == DAY + 8 * HOUR


async def test_an_absence_uses_no_bank(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, pace=BANK)
    began = clock.now()
    clock.turn(20 * HOUR)
    await sessions.matches.change(match.id, lambda one: give_back(one, Absence(began + HOUR, began + 19 * HOUR)))
    assert await left(sessions, clock, match) == WHOLE - 2 * HOUR
    await pass_time(sessions, clock, 7 * HOUR)
    await sessions.turns.play(ask(0), match.id, "1", None)
    assert await bank(sessions, match) == 3 * DAY - HOUR


async def test_only_hours_that_count_are_given_back(sessions: Sessions, clock: TurnedClock) -> None:
    clock.turn(at("2023-11-17 12:00") - clock.now())  # a Friday
    match = await table(sessions, seats=2, pace=replace(BANK, off="weekends"))
    began = clock.now()
    assert await left(sessions, clock, match) == WHOLE + 2 * DAY
    clock.turn(2 * DAY)
    await sessions.matches.change(match.id, lambda one: give_back(one, Absence(began + 9 * HOUR, clock.now())))
    assert await left(sessions, clock, match) == WHOLE + 3 * HOUR


async def test_a_turn_that_no_board_has_shown_uses_no_bank(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, pace=BANK)
    await sessions.boards.note_shown(match.id, match.version, 500, 10, clock.now())
    await sessions.turns.play(ask(0), match.id, "1", None)
    await pass_time(sessions, clock, 5 * DAY, steps=5)
    assert (await read(sessions, match)).terms.asks == ()
    moved = await sessions.turns.play(ask(1), match.id, "1", None)
    assert await bank(sessions, match, BEN) == 3 * DAY
    await pass_time(sessions, clock, 5 * DAY, steps=5)
    await sessions.boards.note_shown(match.id, moved.version, 500, 10, clock.now())
    assert await left(sessions, clock, match) == WHOLE


async def test_a_stand_in_plays_with_the_bank_of_the_seat(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, pace=BANK)
    await pass_time(sessions, clock, 9 * HOUR)
    await sessions.seats.hand_on(ask(0), match.id, None)
    await sessions.seats.take(ask(2), match.id, ADA)
    assert (await left(sessions, clock, match), await bank(sessions, match)) == (WHOLE - HOUR, 3 * DAY - HOUR)
    await pass_time(sessions, clock, 10 * HOUR)
    await sessions.seats.hand_back(ask(2), match.id)
    assert (await left(sessions, clock, match), await bank(sessions, match)) == (WHOLE - 3 * HOUR, 3 * DAY - 3 * HOUR)


async def test_a_computer_player_uses_no_bank(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, pace=BANK)
    await sessions.turns.play(ask(0), match.id, "1", None)
    await sessions.turns.play(ask(1), match.id, "1", None)
    await pass_time(sessions, clock, 10 * HOUR)
    await sessions.holidays.take(member(0).user, clock.now() + 3 * DAY)
    await sessions.seats.let_computer_play(ask(1), match.id, ADA)
    await pass_time(sessions, clock, 3 * DAY)
    assert await bank(sessions, match) == 3 * DAY - 2 * HOUR


async def test_an_agreed_pace_with_the_same_bank_keeps_what_is_left(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, pace=BANK)
    await pass_time(sessions, clock, 10 * HOUR)
    shorter, poorer = replace(BANK, limit=HOUR), replace(BANK, bank=DAY)
    for pace, expected in ((shorter, 3 * DAY - 2 * HOUR), (poorer, DAY), (Pace(), 0)):
        await sessions.proposals.propose(ask(0), match.id, pace)
        await sessions.proposals.answer(ask(1), match.id, agrees=True)
        assert await bank(sessions, match) == expected
        if pace.limit is not None:
            assert await left(sessions, clock, match) == pace.limit + expected
    assert (await read(sessions, match)).terms.times == ()


async def test_a_deleted_channel_stops_the_bank(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, pace=replace(BANK, off="weekends"))
    await pass_time(sessions, clock, 10 * HOUR)
    await sessions.presence.channel_gone(1, 10)
    assert (await read(sessions, match)).clocks[0].left == WHOLE - 10 * HOUR
    await pass_time(sessions, clock, 10 * DAY)
    assert (await read(sessions, match)).clocks[0].left == WHOLE - 10 * HOUR


async def test_a_match_that_is_over_keeps_its_pace_and_nobodys_zone(sessions: Sessions, clock: TurnedClock) -> None:
    await set_member(sessions, member(0).user, BERLIN)
    match = await table(sessions, seats=2, pace=replace(BANK, off="both"), heap=3)
    assert match.terms.times == (SeatTime(ADA, zone="Europe/Berlin"),)
    over = await sessions.turns.play(ask(0), match.id, "3", None)
    assert (over.over, over.terms.times, over.terms.pace) == (True, (), replace(BANK, off="both"))


@pytest.mark.parametrize(
    ("pace", "key"),
    [
        (Pace(bank=DAY), "error-pace-no-limit"),
        (Pace(off="nights"), "error-pace-no-limit"),
        (Pace(limit=HOUR, bank=MINUTE), "error-bank-range"),
        (Pace(limit=HOUR, bank=15 * DAY), "error-bank-range"),
    ],
)
async def test_a_wrong_pace_is_refused(sessions: Sessions, pace: Pace, key: str) -> None:
    with pytest.raises(OptionError) as refused:
        await table(sessions, pace=pace)
    assert refused.value.key == key


# -- hours that do not count -----------------------------------------------------------------------------------------


async def test_each_turn_keeps_the_zone_that_its_member_had_when_it_began(
    sessions: Sessions, clock: TurnedClock
) -> None:
    clock.turn(at("2023-11-17 12:00") - clock.now())  # a Friday
    await set_member(sessions, member(0).user, MemberSettings(zone="Asia/Tokyo"))  # where it is 21:00
    match = await table(sessions, seats=2, pace=Pace(limit=8 * HOUR, off="weekends"))
    assert await left(sessions, clock, match) == 8 * HOUR + 2 * DAY
    await set_member(sessions, member(0).user, MemberSettings(zone="America/New_York"))
    await pass_time(sessions, clock, HOUR)
    assert await left(sessions, clock, match) == 7 * HOUR + 2 * DAY
    await sessions.turns.play(ask(0), match.id, "0", None)  # the next step begins: 8:00 in New York
    assert await left(sessions, clock, match) == 8 * HOUR


async def test_nobody_is_asked_to_vote_in_a_night(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, pace=Pace(limit=8 * HOUR, off="nights"))
    await pass_time(sessions, clock, 3 * DAY, steps=72)
    [asked] = (await read(sessions, match)).terms.asks
    assert (asked.until or 0) - asked.at == DAY


async def test_a_zone_leaves_with_its_member(sessions: Sessions, clock: TurnedClock) -> None:
    await set_member(sessions, member(0).user, BERLIN)
    match = await table(sessions, seats=2, pace=replace(BANK, off="both"))
    await sessions.seats.hand_on(ask(0), match.id, None, for_good=True)
    await sessions.seats.take(ask(2), match.id, ADA)
    assert (await read(sessions, match)).terms.times == ()


async def test_the_zone_of_a_seat_that_waits_leaves_with_its_member(sessions: Sessions, clock: TurnedClock) -> None:
    await set_member(sessions, member(0).user, BERLIN)
    match = await table(sessions, seats=2, pace=replace(BANK, off="both"))
    moved = await sessions.turns.play(ask(0), match.id, "1", None)
    assert moved.terms.times == (SeatTime(ADA, zone="Europe/Berlin"),)
    await sessions.seats.hand_on(ask(0), match.id, None, for_good=True)
    await sessions.seats.take(ask(2), match.id, ADA)
    assert (await read(sessions, match)).terms.times == ()


@pytest.mark.parametrize("moves", [False, True])
async def test_who_deletes_their_data_leaves_no_zone_in_a_match(
    sessions: Sessions, clock: TurnedClock, moves: bool
) -> None:
    for number in range(3):
        await set_member(sessions, member(number).user, BERLIN)
    match = await table(sessions, seats=3, pace=replace(BANK, off="both"))
    if moves:
        await sessions.turns.play(ask(0), match.id, "1", None)
    await sessions.privacy.forget(member(0).user)
    times = (await read(sessions, match)).terms.times
    assert [one.zone for one in times if one.seat == ADA] in ([], [None])
    assert [one.seat for one in times if one.zone is not None] == [BEN]


async def test_a_stopped_clock_goes_on_for_hours_that_count(sessions: Sessions, clock: TurnedClock) -> None:
    clock.turn(at("2023-11-17 12:00") - clock.now())  # a Friday
    match = await table(sessions, seats=2, pace=replace(BANK, off="weekends", pause=True))
    await sessions.holidays.take(member(0).user, clock.now() + DAY)
    away = (await read(sessions, match)).clocks[0]
    assert (away.left, away.due) == (WHOLE, at("2023-11-20 00:00") + WHOLE)
    await pass_time(sessions, clock, HOUR)
    await sessions.holidays.take(member(0).user, None)  # back on the Friday
    assert await left(sessions, clock, match) == WHOLE + 2 * DAY


@pytest.mark.parametrize(
    ("late", "limit", "bank"), [("ask", 30, 24), ("ask", 120, 0), ("play", 30, 24), ("play", 240, 24), ("stay", 30, 24)]
)
@pytest.mark.parametrize("off", [None, "weekends", "both"])
async def test_a_match_of_the_last_member_ends_when_it_was_told(
    sessions: Sessions, clock: TurnedClock, off: Off | None, late: str, limit: int, bank: int
) -> None:
    computer: Any = "stay" if late == "stay" else None
    pace = Pace(limit=limit * HOUR, hard=late != "ask", computer=computer, bank=bank * HOUR, off=off)
    clock.turn(at("2023-11-20 00:00") - clock.now())  # a Monday, so that five days end with the Friday
    match = await table(sessions, seats=2, pace=pace)
    await sessions.seats.resign(ask(1), match.id)
    until = await sessions.silences.alone_until(await read(sessions, match))
    assert until is not None
    while (now := await read(sessions, match)).phase is Phase.PLAYING:
        assert await sessions.silences.alone_until(now) == max(until, clock.now())
        await pass_time(sessions, clock, HOUR)
    assert until <= clock.now() <= until + DAY + HOUR


async def test_who_waits_for_a_turn_that_nobody_has_seen_waits_for_the_bank_too(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await table(sessions, seats=2, pace=BANK)
    await sessions.boards.note_shown(match.id, match.version, 500, 10, clock.now())
    await sessions.turns.play(ask(0), match.id, "1", None)
    assert (await sessions.silences.leave(await read(sessions, match), ADA)).free_at == clock.now() + WHOLE


async def test_a_table_whose_bank_runs_keeps_its_channel(sessions: Sessions, clock: TurnedClock) -> None:
    await set_guild(sessions, 1, GuildSettings(patience=1))
    await table(sessions, seats=2, pace=BANK)
    await pass_time(sessions, clock, WHOLE - HOUR)
    with pytest.raises(AlreadyOpen):
        await table(sessions, seats=2, pace=BANK)


@pytest.mark.parametrize(("rhythm", "hours"), [("off", []), ("once", [4, 76]), ("ladder", [4, 6, 76, 78, 79])])
def test_reminders_come_before_the_bank_runs_and_before_its_end(rhythm: Any, hours: list[int]) -> None:
    begin, settings = at("2026-11-24 08:00"), MemberSettings(rhythm=rhythm)
    clock, terms = TurnClock(ADA, 3, begin, begin + WHOLE), Terms(pace=BANK)
    found, after = [], begin
    while (following := next_reminder(clock, terms, settings, after)) is not None:
        after = following
        found.append((after - begin) // HOUR)
    assert found == hours
    empty = Terms(pace=BANK, times=(SeatTime(ADA, spent=3 * DAY),))
    plain = replace(clock, due=begin + 8 * HOUR)
    without = next_reminder(plain, Terms(pace=replace(BANK, bank=0)), settings, begin)
    assert next_reminder(plain, empty, settings, begin) == without


@pytest.mark.parametrize(("bank", "hours"), [(3, [4, 6, 10]), (4, [4, 6, 8, 10, 11])])
def test_a_short_bank_has_no_reminder_before_it_runs(bank: int, hours: list[int]) -> None:
    begin, settings = at("2026-11-24 08:00"), MemberSettings(rhythm="ladder")
    clock, terms = TurnClock(ADA, 3, begin, begin + (8 + bank) * HOUR), Terms(pace=replace(BANK, bank=bank * HOUR))
    found, after = [], begin
    while (following := next_reminder(clock, terms, settings, after)) is not None:
        after = following
        found.append((after - begin) // HOUR)
    assert found == hours


def test_a_reminder_waits_for_the_hour_of_another_only_while_a_quarter_of_the_hours_that_count_is_left() -> None:
    begin, due, other = at("2026-11-24 15:00"), at("2026-11-25 08:00"), at("2026-11-24 20:30")
    clock, terms = TurnClock(ADA, 3, begin, due), Terms(pace=Pace(limit=8 * HOUR, off="nights"))
    turn = TurnRow("m", ADA, 100, 1, True, 3, begin, due, None, False)
    settings = MemberSettings(rhythm="ladder", dm=True, reminded_at=other, reminded_of=("another",))
    late = due_reminder(turn, clock, terms, settings, GuildSettings(), at("2026-11-24 21:00"))
    assert (late.wanted, late.despite) == (True, other)  # at 22:00 the time stops, with one hour left
    sooner = replace(settings, reminded_at=at("2026-11-24 19:30"))
    waits = due_reminder(turn, clock, terms, sooner, GuildSettings(), at("2026-11-24 20:00"))
    assert waits.later == at("2026-11-24 20:30")


async def test_a_vote_tells_how_long_the_match_waits_with_the_hours_that_do_not_count(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await table(sessions, seats=2, pace=Pace(limit=8 * HOUR, off="nights"))
    await pass_time(sessions, clock, 3 * DAY, steps=72)
    asked = await read(sessions, match)
    wanted = await sessions.votes.open_vote(asked, asked.terms.asks[0])
    await sessions.votes.vote(ask(1), match.id, ADA, "wait")
    assert await left(sessions, clock, match) == wanted.extension > 8 * HOUR


def test_a_reminder_at_half_time_leaves_half_of_the_hours_that_count() -> None:
    begin = at("2026-11-27 18:00")  # a Friday evening
    clock = TurnClock(ADA, 3, begin, at("2026-11-30 02:00"))
    terms = Terms(pace=Pace(limit=8 * HOUR, off="weekends"))
    assert next_reminder(clock, terms, MemberSettings(), begin) == at("2026-11-27 22:00")


@pytest.mark.parametrize("seed", range(6))
async def test_random_turns_use_what_a_count_of_minutes_says(database_url: str, seed: int) -> None:
    """Compare the end of each turn with a count of its minutes, over the end of summer time or of a year."""
    dice = random.Random(seed)
    off, zones = dice.choice((*KINDS, None)), dice.sample(ZONES, 2)
    pace = Pace(limit=dice.choice((1, 8, 24)) * HOUR, bank=dice.choice((0, 5, 72)) * HOUR, off=off)
    clock = TurnedClock(at(dice.choice(("2026-10-23 06:00", "2026-12-30 06:00", "2027-03-12 06:00"))))
    rest = [pace.bank // MINUTE] * 2
    async with sessions_on(database_url, clock, deliver=NoticeBox(clock)) as sessions:
        for number, zone in enumerate(zones):
            await set_member(sessions, member(number).user, MemberSettings(zone=zone))
        match = await table(sessions, seats=2, pace=pace)
        limit, undone = (pace.limit or 0) // MINUTE, False
        for _ in range(30):
            [one] = (await read(sessions, match)).clocks
            seat, minutes = one.seat, limit + rest[one.seat]
            if off is None:
                assert one.due == clock.now() + minutes * MINUTE
            else:
                assert one.due == after_by_minutes(off, zones[seat], clock.now(), minutes)
            assert one.due is not None
            waits = min(dice.choice((10, 60, 600, 2000)), (one.due - clock.now()) // MINUTE - 1)
            for _ in range(waits):
                counts = off is None or not is_off(off, zones[seat], clock.now())
                if counts and limit:
                    limit -= 1
                elif counts:
                    rest[seat] -= 1
                clock.turn(MINUTE)
            await settle(sessions, clock)
            move = dice.choice(("0", "1", "1", "2", "undo"))
            if move == "undo" and (await read(sessions, match)).can_undo == seat:
                await sessions.turns.undo(ask(seat), match.id, None)
                undone = True
                continue
            move = "1" if move == "undo" else move
            await sessions.turns.play(ask(seat), match.id, move, None)
            if move != "0" or not undone:
                limit = (pace.limit or 0) // MINUTE
            undone = undone and move == "0"
