"""Tests of seats: passing them on and giving them back, holidays, stand-ins, and whose score counts."""

import asyncio

import pytest

from bot.engine.game import Seat
from bot.errors import NothingToUndo, NotOffered, NotSeated, OptionError, Over, SeatTaken, SessionError
from bot.sessions.model import MemberSettings, Phase
from bot.sessions.pace import DAY, HOUR, Away, Pace, StandIn
from bot.sessions.sessions import Sessions
from bot.storage.due import DEADLINES, next_due
from tests.databases import on_each_database
from tests.sessions.heap import HeapOptions
from tests.sessions.notice_box import NoticeBox, pass_time, settle, table
from tests.sessions.table import PLACE, TurnedClock, ask, member, named_in, sessions_on

pytestmark = pytest.mark.slow

SOFT = Pace(limit=HOUR)
PAUSE = Pace(limit=HOUR, pause=True)
ADA, BEN = Seat(0), Seat(1)


async def test_a_lent_seat_goes_to_a_stand_in_and_back(sessions: Sessions, clock: TurnedClock, box: NoticeBox) -> None:
    match = await table(sessions, seats=2, pace=SOFT)
    await sessions.seats.hand_on(ask(0), match.id, member(2))
    await settle(sessions, clock)
    with pytest.raises(NotOffered, match="error-seat-meant-for-other"):
        await sessions.seats.take(ask(3), match.id)
    clock.turn(HOUR // 3)
    lent = await sessions.seats.take(ask(2), match.id)
    assert (lent.seats[0].user, lent.seats[0].name, lent.host) == (102, "Cleo", 102)
    assert (lent.entry.kind, lent.entry.seat, lent.entry.user) == ("seat", ADA, 102)
    assert lent.entry.notation == "100>102 handed"
    assert lent.terms.stand_ins == (StandIn(ADA, 100, "Ada", "handed"),)
    assert (lent.board.notified, lent.clocks[0].due) == ((), clock.now() + HOUR)
    with pytest.raises(NotSeated) as refused:
        await sessions.turns.play(ask(0), match.id, "1", None)
    assert (refused.value.key, named_in(refused.value)) == ("error-seat-lent", ["Cleo"])
    await sessions.turns.play(ask(2), match.id, "2", None)
    back = await sessions.seats.hand_back(ask(0), match.id)
    assert (back.seats[0].user, back.terms.stand_ins, back.entry.notation) == (100, (), "102>100 back")
    await settle(sessions, clock)
    assert box.kinds() == ["offered", "taken", "returned"]
    assert (box.shown[0].user, box.shown[1].actor, box.shown[1].name) == (102, "Cleo", "Ada")


async def test_a_member_who_takes_a_seat_is_told_of_its_turn(sessions: Sessions) -> None:
    match = await table(sessions, seats=2)
    shown = await sessions.boards.note_shown(match.id, match.version, 500, PLACE.channel, 1, (ADA, BEN))
    assert shown.board.notified == (ADA, BEN)
    await sessions.seats.hand_on(ask(0), match.id, None)
    taken = await sessions.seats.take(ask(2), match.id)
    assert taken.board.notified == (BEN,)


async def test_the_score_of_a_lent_seat_belongs_to_its_owner(sessions: Sessions) -> None:
    match = await table(sessions, seats=2, heap=5)
    await sessions.seats.hand_on(ask(0), match.id, None)
    await sessions.seats.take(ask(2), match.id)
    for number, count in ((2, "3"), (1, "1"), (2, "1")):
        over = await sessions.turns.play(ask(number), match.id, count, None)
    assert over.phase is Phase.OVER
    assert [seat.user for seat in over.seats] == [100, 101]
    top = await sessions.leaderboards.leaderboard(1, "heap", 999, board="heap-relay")
    assert [(row.user, row.value) for row in top.rows] == [(100, 4), (101, 1)]


async def test_the_score_of_a_seat_given_away_belongs_to_its_new_owner(sessions: Sessions) -> None:
    match = await table(sessions, seats=2, heap=4)
    await sessions.turns.play(ask(0), match.id, "2", None)
    await sessions.seats.hand_on(ask(0), match.id, member(2), for_good=True)
    taken = await sessions.seats.take(ask(2), match.id)
    assert taken.terms.stand_ins == ()
    with pytest.raises(SessionError, match="error-no-stand-in"):
        await sessions.seats.hand_back(ask(0), match.id)
    await sessions.turns.play(ask(1), match.id, "2", None)
    top = await sessions.leaderboards.leaderboard(1, "heap", 999, board="heap-relay")
    assert sorted(row.user for row in top.rows) == [101, 102]


async def test_a_stand_in_cannot_give_the_seat_away_for_good(sessions: Sessions) -> None:
    match = await table(sessions, seats=2)
    await sessions.seats.hand_on(ask(0), match.id, None)
    await sessions.seats.take(ask(2), match.id)
    await sessions.seats.hand_on(ask(2), match.id, None, for_good=True)
    again = await sessions.seats.take(ask(3), match.id)
    assert again.terms.stand_ins == (StandIn(ADA, 100, "Ada", "handed"),)


async def test_a_stand_in_gives_the_seat_back_by_resigning(sessions: Sessions) -> None:
    match = await table(sessions, seats=2)
    await sessions.seats.hand_on(ask(0), match.id, None)
    await sessions.seats.take(ask(2), match.id)
    back = await sessions.seats.resign(ask(2), match.id)
    assert (back.seats[0].user, back.seats[0].present, back.to_move) == (100, True, (ADA,))


@on_each_database
async def test_only_one_of_many_members_gets_an_offered_seat(sessions: Sessions) -> None:
    match = await table(sessions, seats=2)
    await sessions.seats.hand_on(ask(0), match.id, None)
    results = await asyncio.gather(
        *(sessions.seats.take(ask(number), match.id) for number in range(2, 12)), return_exceptions=True
    )
    assert sum(isinstance(result, SessionError) and result.key == "error-no-offer" for result in results) == 9
    assert (await sessions.matches.match(match.id)).version == match.version + 1


async def test_invalid_changes_of_seats_are_refused(sessions: Sessions) -> None:
    lobby = await sessions.lobby.open(ask(0), PLACE, "together", HeapOptions(seats=2))
    with pytest.raises(SessionError, match="error-not-started"):
        await sessions.seats.hand_on(ask(0), lobby.id, None)
    match = await table(sessions, seats=2)
    for late in (sessions.seats.take, sessions.seats.withdraw):
        with pytest.raises(SessionError, match="error-no-offer"):
            await late(ask(0), match.id)
    with pytest.raises(SessionError, match="error-seat-to-itself"):
        await sessions.seats.hand_on(ask(0), match.id, member(0))
    with pytest.raises(SeatTaken, match="error-seated-already"):
        await sessions.seats.hand_on(ask(0), match.id, member(1))
    with pytest.raises(NotSeated):
        await sessions.seats.hand_on(ask(2), match.id, None)
    await sessions.seats.hand_on(ask(0), match.id, None)
    with pytest.raises(SeatTaken, match="error-already-seated"):
        await sessions.seats.take(ask(1), match.id)
    await sessions.seats.withdraw(ask(0), match.id)
    with pytest.raises(SessionError, match="error-no-offer"):
        await sessions.seats.take(ask(2), match.id)
    await sessions.turns.end(ask(3), match.id)
    with pytest.raises(Over):
        await sessions.seats.take(ask(2), match.id)


async def test_an_owner_of_a_lent_seat_cannot_take_a_second_seat(sessions: Sessions) -> None:
    match = await table(sessions, seats=2)
    await sessions.seats.hand_on(ask(0), match.id, None)
    await sessions.seats.take(ask(2), match.id)
    await sessions.seats.hand_on(ask(1), match.id, None)
    with pytest.raises(SeatTaken):
        await sessions.seats.take(ask(0), match.id, BEN)
    await sessions.seats.hand_on(ask(2), match.id, None)
    back = await sessions.seats.take(ask(0), match.id, ADA)
    assert (back.seats[0].user, back.terms.stand_ins) == (100, ())


async def test_a_move_ends_the_offer_of_a_seat_and_a_new_member_seals_the_step(sessions: Sessions) -> None:
    match = await table(sessions, seats=2)
    await sessions.seats.hand_on(ask(0), match.id, None)
    assert (await sessions.turns.play(ask(0), match.id, "1", None)).terms.offers == ()
    await sessions.seats.hand_on(ask(0), match.id, None)
    await sessions.seats.take(ask(2), match.id)
    with pytest.raises(NothingToUndo):
        await sessions.turns.undo(ask(2), match.id, None)


async def test_the_other_members_can_vote_to_give_a_seat_away(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await table(sessions, seats=2, pace=SOFT)
    await pass_time(sessions, clock, HOUR)
    await sessions.votes.vote(ask(1), match.id, ADA, "give")
    await settle(sessions, clock)
    taken = await sessions.seats.take(ask(2), match.id)
    assert (taken.seats[0].user, taken.terms.stand_ins, taken.entry.notation) == (102, (), "100>102 table")
    await settle(sessions, clock)
    assert (box.last("offered").why, box.last("taken").for_good) == ("table", True)


async def test_a_lent_seat_that_the_others_give_away_still_belongs_to_its_owner(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await table(sessions, seats=2, pace=SOFT)
    await sessions.seats.hand_on(ask(0), match.id, None)
    await sessions.seats.take(ask(2), match.id)
    await pass_time(sessions, clock, HOUR)
    await sessions.votes.vote(ask(1), match.id, ADA, "give")
    await settle(sessions, clock)
    taken = await sessions.seats.take(ask(3), match.id)
    assert (taken.seats[0].user, taken.terms.stand_ins) == (103, (StandIn(ADA, 100, "Ada", "handed"),))
    await settle(sessions, clock)
    assert (box.last("offered").for_good, box.last("taken").for_good, box.last("taken").name) == (False, False, "Ada")
    back = await sessions.seats.hand_back(ask(0), match.id)
    assert (back.seats[0].user, back.terms.stand_ins) == (100, ())


async def test_the_others_vote_again_about_a_seat_that_nobody_takes(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await table(sessions, seats=2, pace=SOFT)
    await pass_time(sessions, clock, HOUR)
    await sessions.votes.vote(ask(1), match.id, ADA, "give")
    await pass_time(sessions, clock, HOUR)
    assert box.kinds().count("asked") == 2
    skipped = await sessions.votes.vote(ask(1), match.id, ADA, "skip")
    assert skipped.to_move == (BEN,)


async def test_a_holiday_stops_the_clock_where_the_members_agreed_to_that(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await table(sessions, seats=2, pace=PAUSE)
    clock.turn(HOUR // 4)
    until = clock.now() + 5 * DAY
    (paused,) = await sessions.holidays.take(100, until)
    assert paused.terms.away == (Away(ADA, until, stops=until, since=clock.now()),)
    assert (paused.clocks[0].left, paused.clocks[0].due) == (HOUR * 3 // 4, until + HOUR * 3 // 4)
    await pass_time(sessions, clock, 5 * DAY, steps=5)
    resumed = await sessions.matches.match(match.id)
    assert (resumed.terms.away, resumed.clocks[0].left) == ((), None)
    assert resumed.clocks[0].due == until + HOUR * 3 // 4
    assert box.shown == []
    await pass_time(sessions, clock, HOUR, steps=4)
    assert box.kinds() == ["reminder", "asked"]


async def test_a_holiday_can_end_earlier_or_later_than_planned(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, pace=PAUSE)
    await sessions.holidays.take(100, clock.now() + DAY)
    await pass_time(sessions, clock, DAY // 2)
    await sessions.holidays.take(100, clock.now() + 3 * DAY)
    await pass_time(sessions, clock, 2 * DAY, steps=4)
    assert (await sessions.matches.match(match.id)).clocks[0].left == HOUR
    (back,) = await sessions.holidays.take(100, None)
    assert (back.clocks[0].due, back.clocks[0].left) == (clock.now() + HOUR, None)
    assert (await sessions.settings.member(100)).away_until is None


async def test_without_stopped_clocks_a_stand_in_plays_during_a_holiday(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await table(sessions, seats=2, pace=SOFT)
    until = clock.now() + DAY
    await sessions.holidays.take(100, until)
    lent = await sessions.seats.take(ask(2), match.id)
    assert lent.terms.stand_ins == (StandIn(ADA, 100, "Ada", "holiday", until),)
    later = until + DAY
    await sessions.holidays.take(100, later)
    await sessions.turns.play(ask(2), match.id, "1", None)
    await pass_time(sessions, clock, DAY)
    assert (await sessions.matches.match(match.id)).seats[0].user == 102
    await pass_time(sessions, clock, DAY)
    back = await sessions.matches.match(match.id)
    assert (back.seats[0].user, back.terms.stand_ins, back.entry.kind) == (100, (), "seat")
    kinds = [kind for kind in box.kinds() if kind != "reminder"]
    assert (kinds.count("offered"), kinds.count("taken"), kinds.count("returned")) == (1, 1, 1)


async def test_another_stand_in_can_follow_a_stand_in_who_stops_early(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, pace=SOFT)
    until = clock.now() + DAY
    await sessions.holidays.take(100, until)
    await sessions.seats.take(ask(2), match.id)
    free = await sessions.seats.hand_back(ask(2), match.id)
    assert (free.seats[0].user, free.terms.away) == (100, (Away(ADA, until),))
    assert (await sessions.seats.take(ask(3), match.id)).seats[0].user == 103


@pytest.mark.parametrize("way", ["ends the holiday", "asks for the seat", "takes the seat on offer"])
async def test_an_owner_who_is_back_before_the_end_of_a_holiday_is_not_away(
    sessions: Sessions, clock: TurnedClock, way: str
) -> None:
    match = await table(sessions, seats=2, pace=SOFT)
    await sessions.holidays.take(100, clock.now() + DAY)
    await sessions.seats.take(ask(2), match.id)
    if way == "ends the holiday":
        (back,) = await sessions.holidays.take(100, None)
    elif way == "asks for the seat":
        back = await sessions.seats.hand_back(ask(0), match.id)
    else:
        await sessions.seats.hand_on(ask(2), match.id, None)
        back = await sessions.seats.take(ask(0), match.id)
    assert (back.seats[0].user, back.terms.stand_ins, back.terms.away, back.terms.offers) == (100, (), (), ())


async def test_a_seat_that_a_stand_in_passes_on_still_belongs_to_its_owner(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await table(sessions, seats=2)
    until = clock.now() + DAY
    await sessions.holidays.take(100, until)
    await sessions.seats.take(ask(2), match.id)
    await sessions.seats.hand_on(ask(2), match.id, member(3))
    lent = await sessions.seats.take(ask(3), match.id)
    assert (lent.seats[0].user, lent.terms.stand_ins) == (103, (StandIn(ADA, 100, "Ada", "holiday", until),))
    await pass_time(sessions, clock, DAY)
    assert (await sessions.matches.match(match.id)).seats[0].user == 100


async def test_a_holiday_of_a_stand_in_does_not_count_for_the_owner(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2)
    until = clock.now() + 3 * DAY
    await sessions.holidays.take(100, until)
    await sessions.seats.take(ask(2), match.id)
    await sessions.holidays.take(102, clock.now() + DAY)
    lent = await sessions.seats.take(ask(3), match.id)
    assert lent.terms.stand_ins == (StandIn(ADA, 100, "Ada", "holiday", until),)
    await pass_time(sessions, clock, DAY)
    assert (await sessions.matches.match(match.id)).seats[0].user == 103


async def test_a_stand_in_who_is_back_from_holiday_keeps_the_seat(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2)
    await sessions.holidays.take(100, clock.now() + 3 * DAY)
    await sessions.seats.take(ask(2), match.id)
    await sessions.holidays.take(102, clock.now() + DAY)
    await pass_time(sessions, clock, DAY)
    again = await sessions.matches.match(match.id)
    assert (again.seats[0].user, again.terms.away, again.terms.offers) == (102, (), ())


async def test_only_matches_that_a_holiday_changes_are_counted(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2)
    assert await sessions.holidays.take(100, None) == ()
    assert [one.id for one in await sessions.holidays.take(100, clock.now() + DAY)] == [match.id]
    assert await sessions.holidays.take(100, clock.now() + DAY) == ()


async def test_a_holiday_also_counts_in_a_match_that_starts_later(sessions: Sessions, clock: TurnedClock) -> None:
    until = clock.now() + DAY
    await sessions.holidays.take(101, until)
    match = await table(sessions, seats=2, pace=PAUSE)
    assert match.terms.away == (Away(BEN, until, stops=until, since=clock.now()),)
    moved = await sessions.turns.play(ask(0), match.id, "1", None)
    assert (moved.clocks[0].left, moved.clocks[0].due) == (HOUR, until + HOUR)


async def test_nobody_on_holiday_is_asked_to_vote(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=3, pace=PAUSE)
    await sessions.holidays.take(102, clock.now() + 5 * DAY)
    await pass_time(sessions, clock, HOUR)
    skipped = await sessions.votes.vote(ask(1), match.id, ADA, "skip")
    assert skipped.to_move == (BEN,)


async def test_invalid_holidays_are_refused(sessions: Sessions, clock: TurnedClock) -> None:
    for ahead, key in ((0, "past"), (-HOUR, "past"), (366 * DAY, "far")):
        with pytest.raises(OptionError, match=f"error-{key}-date"):
            await sessions.holidays.take(100, clock.now() + ahead)
        assert await sessions.settings.member(100) == MemberSettings()


async def test_seats_and_terms_survive_a_restart(database_url: str) -> None:
    clock = TurnedClock()
    async with sessions_on(database_url, clock) as sessions:
        match = await table(sessions, seats=2, pace=PAUSE)
        await sessions.seats.hand_on(ask(0), match.id, None)
        await sessions.seats.take(ask(2), match.id)
        await sessions.holidays.take(101, clock.now() + DAY)
        await sessions.proposals.propose(ask(2), match.id, SOFT)
        before = await sessions.matches.match(match.id)
    async with sessions_on(database_url, clock) as sessions:
        assert await sessions.matches.match(match.id) == before
        assert await sessions.database.read(next_due, DEADLINES) is not None


async def test_the_same_offer_twice_is_one_offer(sessions: Sessions, box: NoticeBox, clock: TurnedClock) -> None:
    match = await table(sessions)
    await sessions.seats.hand_on(ask(0), match.id, None)
    with pytest.raises(SessionError, match="error-offered-already"):
        await sessions.seats.hand_on(ask(0), match.id, None)
    await sessions.seats.hand_on(ask(0), match.id, None, for_good=True)
    await settle(sessions, clock)
    assert box.kinds() == ["offered", "offered"]
