"""Tests of when watchers are told the end of a match, and of what predictions bring, without Discord."""

from datetime import UTC, datetime
from functools import partial

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.engine.honours import PREDICTIONS
from bot.errors import NotAllowed, Over, StaleBoard
from bot.sessions.leaderboards.counting import Strength, chances
from bot.sessions.league_match import LeagueMatch
from bot.sessions.memory.privacy import forget_member
from bot.sessions.model import NOWHERE, Match, MemberSettings
from bot.sessions.notices import Notice
from bot.sessions.pace import DAY, HOUR, MINUTE, Begun
from bot.sessions.play.repeats import RATED_A_DAY
from bot.sessions.play.watching import MOST_WATCHERS, TOLD_AFTER, can_predict, can_watch
from bot.sessions.sessions import Sessions
from bot.sessions.sight import audience_of
from bot.sessions.time.budget import MOST_A_DAY, sent_times
from tests.databases import on_each_database
from tests.sessions.heap import Heap, HeapOptions
from tests.sessions.notice_box import NoticeBox, pass_time, settle, table
from tests.sessions.table import Heard, TurnedClock, ask, set_member

WATCHER = 5  # Member 5, with the user id 105
NOON = int(datetime(2026, 1, 15, 12, tzinfo=UTC).timestamp() * 1000)


@pytest.fixture
def clock() -> TurnedClock:
    return TurnedClock(NOON)


def told(box: NoticeBox) -> list[Notice]:
    return [one for one in box.shown if one.kind == "watched"]


async def ended(sessions: Sessions, match: Match) -> Match:
    """Let Ada take all stones that are left but one, three at a time in turn with Ben, who takes the last."""
    while not match.over:
        number = match.seats[match.to_move[0]].user - 100
        match = await sessions.turns.play(ask(number), match.id, "3", None)
    return match


async def watched(sessions: Sessions, channel: int = 10) -> Match:
    match = await table(sessions, seats=2, heap=9, channel=channel, rivals=True)
    return await sessions.watching.tell_end(ask(WATCHER), match.id, told=True)


async def test_the_end_is_told_once_after_the_board_and_to_nobody_else(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await ended(sessions, await watched(sessions))
    await settle(sessions, clock)
    assert told(box) == []  # its board is not there yet
    await pass_time(sessions, clock, TOLD_AFTER)
    await pass_time(sessions, clock, DAY)
    assert [(one.user, one.match, one.dm) for one in told(box)] == [(105, match.id, True)]


async def test_quiet_hours_put_the_message_off(sessions: Sessions, clock: TurnedClock, box: NoticeBox) -> None:
    await set_member(sessions, 105, MemberSettings(quiet=(11 * 60, 15 * 60)))
    await ended(sessions, await watched(sessions))
    await pass_time(sessions, clock, 3 * HOUR - MINUTE)
    assert told(box) == []
    await pass_time(sessions, clock, 2 * MINUTE)
    assert len(told(box)) == 1


async def test_who_takes_no_direct_messages_gets_none_and_nobody_else_reads_it(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    box.closed.add(105)
    await ended(sessions, await watched(sessions))
    await pass_time(sessions, clock, HOUR)
    assert len(box.attempts) == 1
    assert sent_times(await sessions.settings.member(105), clock.now()) == ()  # what was not sent does not count
    await pass_time(sessions, clock, DAY)
    assert told(box) == []
    assert [one.kind for one in box.shown if one.kind == "trouble"] == []


async def test_who_wants_no_message_at_any_hour_cannot_ask_for_one(sessions: Sessions) -> None:
    await set_member(sessions, 105, MemberSettings(quiet=(0, 0)))
    with pytest.raises(NotAllowed, match="watch-error-quiet"):
        await watched(sessions)


async def test_only_who_is_told_the_end_is_known_to_take_direct_messages_again(sessions: Sessions) -> None:
    over = await ended(sessions, await table(sessions, seats=2, heap=9, rivals=True))
    await set_member(sessions, 105, MemberSettings(dm_closed=True))
    with pytest.raises(Over):
        await sessions.watching.tell_end(ask(WATCHER), over.id, told=True)
    assert (await sessions.settings.member(105)).dm_closed
    match = await watched(sessions)
    assert not (await sessions.settings.member(105)).dm_closed
    await set_member(sessions, 105, MemberSettings(dm_closed=True))
    await sessions.watching.tell_end(ask(WATCHER), match.id, told=False)
    assert (await sessions.settings.member(105)).dm_closed


@pytest.mark.slow
async def test_a_day_brings_at_most_four_of_them_and_all_come_in_the_end(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    for number in range(6):
        await ended(sessions, await watched(sessions, channel=20 + number))
    await pass_time(sessions, clock, 23 * HOUR, steps=46)
    assert len(told(box)) == MOST_A_DAY
    settings = await sessions.settings.member(105)
    assert len(sent_times(settings, clock.now())) == MOST_A_DAY
    await pass_time(sessions, clock, 3 * HOUR, steps=6)
    assert len(told(box)) == 6
    assert len({one.match for one in told(box)}) == 6


@on_each_database
async def test_points_are_stored_with_the_end(sessions: Sessions) -> None:
    match = await table(sessions, seats=2, heap=9, rivals=True)
    right, wrong = ask(5), ask(6)
    match = await sessions.watching.predict(right, match, Seat(0), 0)
    match = await sessions.watching.predict(wrong, match, Seat(1), 0)
    over = await ended(sessions, match)
    assert over.outcome is not None
    first = over.outcome.standings[0].seat
    board = await sessions.leaderboards.leaderboard(1, "heap", 105, board=PREDICTIONS)
    assert [(row.user, row.value, row.played) for row in board.rows] == [(105 + first, 20, 1)]
    other = await sessions.leaderboards.leaderboard(1, "heap", 106 - first, board=PREDICTIONS)
    assert other.own is not None
    assert (other.own.rank, other.own.value, other.own.played) == (None, 0, 1)
    default = await sessions.leaderboards.leaderboard(1, "heap", 105)
    assert default.board is not None
    assert default.board.key != PREDICTIONS  # it says nothing of who plays


async def test_a_prediction_is_for_the_position_that_its_member_has_seen(sessions: Sessions) -> None:
    seen = await table(sessions, seats=2, heap=9, rivals=True)
    await sessions.turns.play(ask(0), seen.id, "3", None)
    with pytest.raises(StaleBoard):
        await sessions.watching.predict(ask(WATCHER), seen, Seat(0), 0)


async def test_nobody_predicts_who_plays_or_where_nobody_plays_against_another(sessions: Sessions) -> None:
    match = await table(sessions, seats=2, heap=9, rivals=True)
    with pytest.raises(NotAllowed, match="watch-error-plays"):
        await sessions.watching.predict(ask(1), match, Seat(0), 0)
    with pytest.raises(NotAllowed, match="watch-error-plays"):
        await sessions.watching.tell_end(ask(1), match.id, told=True)
    alone = await sessions.lobby.open(ask(0), replace(match.place, channel=12), "heap", HeapOptions())
    with pytest.raises(NotAllowed, match="watch-error-nothing"):
        await sessions.watching.predict(ask(WATCHER), alone, Seat(0), 0)


@pytest.mark.parametrize(("for_good", "number"), [(False, WATCHER), (True, WATCHER), (True, 0)])
async def test_who_has_ever_had_a_seat_is_told_the_end_but_does_not_predict(
    sessions: Sessions, *, for_good: bool, number: int
) -> None:
    match = await table(sessions, seats=3, heap=90, rivals=True)
    await sessions.seats.hand_on(ask(0), match.id, None, for_good=for_good)
    match = await sessions.seats.take(ask(WATCHER), match.id, Seat(0))
    if number == WATCHER:  # who gives the seat back, or on, and has seen what it knows
        await sessions.seats.hand_on(ask(WATCHER), match.id, None, for_good=for_good)
        match = await sessions.seats.take(ask(6), match.id, Seat(0))
    assert 100 + number not in audience_of(match).members
    assert await sessions.watching.has_had_seat(match, 100 + number)
    with pytest.raises(NotAllowed, match="watch-error-played"):
        await sessions.watching.predict(ask(number), match, Seat(1), 0)
    await sessions.watching.tell_end(ask(number), match.id, told=True)
    match = await sessions.watching.predict(ask(7), await sessions.matches.match(match.id), Seat(1), 0)
    assert [one.user for one in match.terms.watchers] == [100 + number, 107]


async def rated(sessions: Sessions) -> None:
    """Let Ada, who then has a rating, win a match against Ben."""
    match = await table(sessions, seats=2, heap=9, channel=30, rivals=True)
    await sessions.turns.play(ask(0), match.id, "3", None)
    await sessions.turns.play(ask(1), match.id, "3", None)
    await sessions.seats.resign(ask(1), match.id)
    await sessions.turns.play(ask(0), match.id, "3", None)


@on_each_database
async def test_points_show_no_rating_of_whom_leaderboards_leave_out(sessions: Sessions) -> None:
    await rated(sessions)
    match = await table(sessions, seats=2, heap=9, rivals=True)
    known = await sessions.watching.worths(match, 0)
    assert known[Seat(0)] < 20 < known[Seat(1)]
    for number in (0, 1):
        await sessions.leaderboards.leave_out(100 + number, True)
        now = await sessions.watching.worths(match, 0)
        assert now[Seat(0)] > known[Seat(0)] if number == 0 else now == {0: 20, 1: 20}


async def test_nobody_predicts_in_leagues_or_watches_what_no_channel_shows(sessions: Sessions) -> None:
    match, game = await table(sessions, seats=2, heap=9, rivals=True), Heap()
    assert can_watch(match, 105)
    assert can_predict(match, game, 105)
    in_league = replace(match, terms=replace(match.terms, league=LeagueMatch("league", 1, 0, 0)))
    assert can_watch(in_league, 105)
    assert not can_predict(in_league, game, 105)
    private = replace(match, place=NOWHERE[0])
    assert not can_watch(private, 105)
    assert not can_predict(private, game, 105)


async def test_nobody_hears_of_a_match_because_somebody_watches(sessions: Sessions) -> None:
    match = await table(sessions, seats=2, heap=9, rivals=True)
    heard = Heard(sessions)
    match = await sessions.watching.tell_end(ask(WATCHER), match.id, told=True)
    match = await sessions.watching.predict(ask(WATCHER), match, Seat(0), 0)
    await sessions.watching.predict(ask(WATCHER), match, None, 0)
    await sessions.watching.tell_end(ask(WATCHER), match.id, told=False)
    assert heard.matches == []
    await sessions.turns.play(ask(0), match.id, "3", None)
    assert len(heard.matches) == 1


async def test_what_its_members_repeat_too_often_brings_no_points(sessions: Sessions) -> None:
    for _ in range(RATED_A_DAY):
        await rated(sessions)
    match = await table(sessions, seats=2, heap=9, rivals=True)
    assert match.terms.begun == Begun(match.updated_at, rated=False)
    assert await sessions.watching.worths(match, 0) == {0: 0, 1: 0}
    for number, pick in ((5, Seat(0)), (6, Seat(1))):
        match = await sessions.watching.predict(ask(number), match, pick, 0)
    over = await ended(sessions, match)
    assert [(one.user, one.worth) for one in over.terms.watchers] == [(105, 0), (106, 0)]
    board = await sessions.leaderboards.leaderboard(1, "heap", 105, board=PREDICTIONS)
    assert (board.rows, board.own) == ((), None)


async def test_a_match_without_a_winner_counts_no_predictions(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await table(sessions, seats=2, heap=9, rivals=True)
    match = await sessions.watching.predict(ask(WATCHER), match, Seat(0), 0)
    await sessions.watching.tell_end(ask(WATCHER), match.id, told=True)
    for number in range(2):
        await sessions.seats.resign(ask(number), match.id)
    await pass_time(sessions, clock, HOUR)
    [one] = told(box)
    assert (one.pick, one.worth) == (None, 0)
    assert (await sessions.leaderboards.leaderboard(1, "heap", 105, board=PREDICTIONS)).rows == ()


async def test_the_end_is_told_although_who_was_named_deletes_their_data_before(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await table(sessions, seats=2, heap=9, rivals=True)
    match = await sessions.watching.predict(ask(WATCHER), match, Seat(0), 0)
    await ended(sessions, await sessions.watching.tell_end(ask(WATCHER), match.id, told=True))
    await sessions.privacy.forget(100)
    await pass_time(sessions, clock, HOUR)
    assert [(one.user, one.pick, one.name, one.name_user) for one in told(box)] == [(105, 0, "", 0)]


async def test_a_match_has_room_for_so_many_watchers(sessions: Sessions) -> None:
    match = await table(sessions, seats=2, heap=9, rivals=True)
    for number in range(MOST_WATCHERS):
        await sessions.watching.tell_end(ask(10 + number), match.id, told=True)
    with pytest.raises(NotAllowed, match="watch-error-many"):
        await sessions.watching.tell_end(ask(WATCHER), match.id, told=True)
    await sessions.watching.tell_end(ask(10), match.id, told=False)
    await sessions.watching.tell_end(ask(WATCHER), match.id, told=True)


async def test_a_forgotten_watcher_leaves_an_open_match(sessions: Sessions) -> None:
    match = await watched(sessions)
    match = await sessions.watching.predict(ask(WATCHER), match, Seat(0), 0)
    match = await sessions.matches.change(match.id, partial(forget_member, user=105))
    assert match.terms.watchers == ()


def test_chances_follow_the_ratings_and_are_one_together() -> None:
    even = chances([Strength(), Strength()])
    strong = chances([Strength(35, 2, 20), Strength(20, 2, 20), Strength(20, 2, 20)])
    assert even == pytest.approx((0.5, 0.5))
    assert sum(strong) == pytest.approx(1)
    assert 0.7 < strong[0] < 0.8
