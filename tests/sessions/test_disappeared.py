"""Tests of members, channels, servers and boards that disappear: no match is stuck or lost."""

import pytest

from bot.engine.game import Seat
from bot.errors import AlreadyOpen, NotAllowed, NotKept, SessionError, StorageError
from bot.sessions.change import SEALED, Change, Command
from bot.sessions.model import MemberSettings, Phase, Place
from bot.sessions.pace import DAY, HOUR, Pace
from bot.sessions.play.presence import move_out_of_thread, unreachable
from bot.sessions.sessions import Sessions
from tests.databases import on_each_database
from tests.sessions.heap import Heap, HeapOptions
from tests.sessions.notice_box import NoticeBox, pass_time, settle, table
from tests.sessions.table import PLACE, TurnedClock, ask, sessions_on, set_member

pytestmark = pytest.mark.slow

HARD = Pace(limit=HOUR, hard=True)
ADA = Seat(0)


async def test_a_seat_is_free_when_its_member_left_the_server(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await table(sessions, seats=2)
    await sessions.presence.member_gone(1, 100)
    await sessions.presence.member_gone(1, 100)
    await settle(sessions, clock)  # If the seat were taken before this, no notice would be sent.
    taken = await sessions.seats.take(ask(2), match.id)
    assert (taken.seats[0].user, taken.terms.stand_ins, taken.entry.notation) == (102, (), "100>102 left")
    await settle(sessions, clock)
    assert box.kinds() == ["offered", "taken"]
    await pass_time(sessions, clock, 4 * DAY)
    assert (await sessions.matches.match(match.id)).seats[0].present


async def test_a_solo_match_waits_for_its_member_who_left_the_server(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions())
    await sessions.presence.member_gone(1, 100)
    kept = await sessions.matches.match(match.id)
    assert (kept.version, kept.terms) == (match.version, match.terms)


async def test_a_seat_that_nobody_takes_leaves_the_match(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await table(sessions, seats=3)
    await sessions.presence.member_gone(1, 100)
    await pass_time(sessions, clock, 3 * DAY)
    left = await sessions.matches.match(match.id)
    assert (left.entry.kind, left.entry.user, left.seats[0].present) == ("leave", None, False)
    assert (left.phase, left.to_move) == (Phase.PLAYING, (Seat(1),))
    assert "vacated" in box.kinds()
    await sessions.turns.play(ask(1), match.id, "1", None)


@pytest.mark.parametrize("returns", [False, True])
async def test_who_left_the_server_is_not_reminded_and_nobody_decides_about_them(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox, *, returns: bool
) -> None:
    match = await table(sessions, seats=3)
    await sessions.presence.member_gone(1, 100)
    match = await sessions.matches.match(match.id)
    assert await sessions.silences.decision(match, 101) is None  # the seat leaves before

    await pass_time(sessions, clock, HOUR)
    if returns:
        (match,) = await sessions.presence.member_back(1, 100)
    await pass_time(sessions, clock, 2 * DAY, steps=8)

    assert (await sessions.silences.decision(match, 101) is not None) == returns
    assert ("reminder" in box.kinds()) == returns


async def test_a_rematch_does_not_ask_a_member_who_left_the_server(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=3, heap=3)
    await sessions.presence.member_gone(1, 100)
    await pass_time(sessions, clock, 3 * DAY)
    await sessions.turns.play(ask(1), match.id, "3", None)
    again = await sessions.lobby.rematch(ask(1), match.id)
    assert [guest.user for guest in again.terms.guests] == [102, 101]


async def test_a_member_who_comes_back_in_time_keeps_the_seat(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2)
    await sessions.presence.member_gone(1, 100)
    (back,) = await sessions.presence.member_back(1, 100)
    assert back.terms.offers == ()
    await pass_time(sessions, clock, 4 * DAY)
    assert (await sessions.matches.match(match.id)).version == match.version


async def test_a_member_whose_return_could_not_be_stored_is_missed_until_seen_again(
    sessions: Sessions, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await table(sessions, seats=2)
    await sessions.presence.member_gone(1, 100)

    async def full(*_args: object, **_named: object) -> None:
        raise StorageError("planted")

    with monkeypatch.context() as broken:
        broken.setattr(sessions.database._store, "write", full)
        with pytest.raises(NotKept):
            await sessions.presence.member_seen(1, 100)
    (back,) = await sessions.presence.member_seen(1, 100)
    assert (back.id, back.terms.offers) == (match.id, ())


async def test_a_stand_in_who_leaves_the_server_leaves_the_owners_seat(sessions: Sessions) -> None:
    match = await table(sessions, seats=2)
    await sessions.seats.hand_on(ask(0), match.id, None)
    await sessions.seats.take(ask(2), match.id)
    (back,) = await sessions.presence.member_gone(1, 102)
    assert (back.seats[0].user, back.seats[0].present, back.terms.offers) == (100, True, ())


async def test_an_owner_who_takes_back_a_lent_seat_is_not_missed(sessions: Sessions) -> None:
    """Here the owner presses before Discord reports that the owner is back on the server."""
    match = await table(sessions, seats=2)
    await sessions.seats.hand_on(ask(0), match.id, None)
    await sessions.seats.take(ask(2), match.id)
    await sessions.presence.member_gone(1, 100)
    await sessions.seats.hand_on(ask(2), match.id, None)
    back = await sessions.seats.take(ask(0), match.id)
    assert (back.seats[0].user, back.terms.offers, back.terms.stand_ins) == (100, (), ())


async def test_an_owner_who_leaves_the_server_is_missed_although_a_stand_in_plays(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await table(sessions, seats=2)
    await sessions.seats.hand_on(ask(0), match.id, None)
    await settle(sessions, clock)  # otherwise the seat may be taken before its offer is told
    await sessions.seats.take(ask(2), match.id)
    (lent,) = await sessions.presence.member_gone(1, 100)
    await settle(sessions, clock)
    assert (lent.seats[0].user, lent.terms.offers) == (102, ())  # The stand-in plays on.
    assert await sessions.presence.member_gone(1, 100) == ()
    back = await sessions.seats.hand_back(ask(2), match.id)
    assert [(offer.seat, offer.why, offer.for_good) for offer in back.terms.offers] == [(ADA, "left", True)]
    await settle(sessions, clock)
    assert (await sessions.seats.take(ask(3), match.id)).terms.stand_ins == ()
    await settle(sessions, clock)
    assert box.kinds() == ["offered", "taken", "offered", "taken"]


@pytest.mark.parametrize("restarted", [False, True])
async def test_an_owner_who_is_back_in_the_server_gets_the_lent_seat_back(
    database_url: str, clock: TurnedClock, restarted: bool
) -> None:
    async with sessions_on(database_url, clock) as sessions:
        match = await table(sessions, seats=2)
        await sessions.seats.hand_on(ask(0), match.id, None)
        await sessions.seats.take(ask(2), match.id)
        await sessions.presence.member_gone(1, 100)
        if not restarted:
            assert await sessions.presence.member_seen(1, 100) != ()
    async with sessions_on(database_url, clock) as sessions:
        if restarted:
            assert await sessions.presence.member_seen(1, 100) != ()
        back = await sessions.seats.hand_back(ask(2), match.id)
        assert (back.seats[0].user, back.terms.offers) == (100, ())


async def test_a_member_who_leaves_the_server_leaves_its_lobbies(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(seats=3))
    await sessions.lobby.join(ask(1), match.id)
    (parted,) = await sessions.presence.member_gone(1, 100)
    assert ([seat.user for seat in parted.seats], parted.host) == ([101], 101)
    (cancelled,) = await sessions.presence.member_gone(1, 101)
    assert cancelled.phase is Phase.CANCELLED
    assert await sessions.presence.member_gone(2, 101) == ()


async def test_another_member_is_told_of_a_lost_channel_if_the_host_cannot_be_told(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await table(sessions, seats=3, pace=HARD)
    box.closed = {100, 101}
    await sessions.presence.channel_gone(1, PLACE.channel)
    await pass_time(sessions, clock, 30 * DAY, steps=30)

    assert [(notice.kind, notice.user) for notice in box.shown] == [("adrift", 102)]
    assert [notice.user for notice in box.attempts] == [100, 100, 100, 101, 101, 101, 102]


@on_each_database
async def test_a_deleted_channel_stops_the_clocks_until_the_match_is_moved(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await table(sessions, seats=2, pace=HARD)
    await sessions.boards.note_shown(match.id, match.version, 555, PLACE.channel, 0, (ADA,))
    clock.turn(HOUR // 2 - 1)
    (lost,) = await sessions.presence.channel_gone(1, PLACE.channel)
    assert (lost.terms.unreachable, lost.clocks[0].due, lost.clocks[0].left) == ("channel", None, HOUR // 2 + 1)
    await pass_time(sessions, clock, 30 * DAY, steps=3)
    assert (await sessions.matches.match(match.id)).version == match.version
    assert [(notice.kind, notice.user, notice.dm) for notice in box.shown] == [("adrift", 100, True)]
    assert (await sessions.reminders.waiting(100)).mine[0].unreachable
    # Any seated member may move the match. Its clocks go on with the time that was left.
    moved = await sessions.presence.move(ask(1), match.id, Place(1, 20))
    assert (moved.place.channel, moved.terms.unreachable) == (20, None)
    assert moved.clocks[0].due == clock.now() + HOUR // 2 + 1
    assert (moved.entry.kind, moved.entry.user, moved.entry.notation) == ("place", 101, "10>20")
    assert moved.board.notified == ()
    assert (await sessions.lookup.candidates(ask(0), Place(1, 20), "heap"))[0].id == match.id
    await settle(sessions, clock)
    assert (box.last("moved").channel, box.last("moved").actor) == (20, "Ben")
    await pass_time(sessions, clock, HOUR)
    assert (await sessions.matches.match(match.id)).entry.kind == "move"


async def test_no_notice_is_sent_to_a_channel_that_is_gone(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await table(sessions, seats=2)
    box.down = True
    await sessions.seats.hand_on(ask(0), match.id, None)
    await settle(sessions, clock)
    await sessions.presence.channel_gone(1, PLACE.channel)
    box.down = False
    await pass_time(sessions, clock, 3 * DAY, steps=3)
    assert box.kinds() == ["adrift"]


async def test_a_deleted_threads_match_goes_on_in_its_parent(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, pace=HARD)
    (moved,) = await sessions.presence.channel_gone(1, PLACE.channel, parent=9)
    assert (moved.place, moved.terms.unreachable, moved.entry.user) == (Place(1, 9), None, None)
    assert moved.clocks[0].due == match.clocks[0].due
    # The parent channel has an open match now, so the second match stays without a channel.
    other = await table(sessions, seats=2)
    (stays,) = await sessions.presence.channel_gone(1, PLACE.channel, parent=9)
    assert (stays.id, stays.terms.unreachable) == (other.id, "channel")


async def test_a_moderator_moves_or_ends_a_stuck_match(sessions: Sessions) -> None:
    match = await table(sessions, seats=2)
    for stranger in (1, 3):
        with pytest.raises(NotAllowed, match="error-not-host-to-move"):
            await sessions.presence.move(ask(stranger), match.id, Place(1, 20))
    moved = await sessions.presence.move(ask(3), match.id, Place(1, 20), moderator=True)
    assert (moved.entry.user, moved.entry.seat, moved.place.channel) == (103, None, 20)
    other = await table(sessions, seats=2)
    with pytest.raises(AlreadyOpen):
        await sessions.presence.move(ask(0), other.id, Place(1, 20))
    with pytest.raises(SessionError, match="error-there-already"):
        await sessions.presence.move(ask(0), other.id, PLACE)
    with pytest.raises(NotAllowed, match="error-other-server"):
        await sessions.presence.move(ask(0), other.id, Place(2, 20), moderator=True)
    await sessions.presence.channel_gone(1, 20)
    ended = await sessions.turns.end(ask(3), match.id)
    assert ended is not None
    assert (ended.phase, ended.entry.user) == (Phase.CANCELLED, 103)
    # The channel of the ended match is free.
    await sessions.presence.move(ask(0), other.id, Place(1, 20))


async def test_a_step_can_be_taken_back_after_a_move_to_another_channel(sessions: Sessions) -> None:
    match = await table(sessions, seats=2)
    await sessions.turns.play(ask(0), match.id, "2", None)
    await sessions.presence.move(ask(0), match.id, Place(1, 20))
    undone = await sessions.turns.undo(ask(0), match.id, None)
    assert (undone.state, undone.place.channel) == (match.state, 20)


@on_each_database
async def test_a_bot_that_returns_to_a_server_finds_its_matches_again(database_url: str) -> None:
    clock, box = TurnedClock(), NoticeBox()
    async with sessions_on(database_url, clock, deliver=box) as sessions:
        match = await table(sessions, seats=2, pace=HARD)
        elsewhere = await sessions.lobby.open(ask(0), Place(2, 30), "heap", HeapOptions())
        clock.turn(HOUR // 4)
        assert await sessions.presence.guilds_in_play() == (1, 2)
        await sessions.presence.guild_gone(1)
    async with sessions_on(database_url, clock, deliver=box) as sessions:
        await pass_time(sessions, clock, 30 * DAY)
        assert (await sessions.matches.match(match.id)).version == match.version
        # Only the match in the other server has reminders.
        assert {notice.match for notice in box.shown} <= {elsewhere.id}
        (back,) = await sessions.presence.guild_back(1)
        assert (back.id, back.terms.unreachable, back.clocks[0].due) == (match.id, None, clock.now() + HOUR * 3 // 4)
        await sessions.turns.play(ask(0), match.id, "1", None)


async def test_a_reminder_of_a_lost_server_is_sent_once_the_bot_returns(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, 100, MemberSettings(rhythm="ladder"))
    await table(sessions, seats=2)
    await sessions.presence.guild_gone(1)
    await pass_time(sessions, clock, 2 * DAY)
    await sessions.presence.guild_back(1)
    await pass_time(sessions, clock, 2 * DAY)
    assert [(notice.kind, notice.user) for notice in box.shown] == [("reminder", 100)]


async def test_a_channel_that_was_deleted_before_the_server_was_left_stays_deleted(sessions: Sessions) -> None:
    match = await table(sessions, seats=2)
    await sessions.presence.channel_gone(1, PLACE.channel)
    await sessions.presence.guild_gone(1)
    await sessions.presence.guild_back(1)
    assert (await sessions.matches.match(match.id)).terms.unreachable == "channel"


async def test_a_match_moved_to_another_channel_is_not_lost_with_its_old_channel(sessions: Sessions) -> None:
    """Discord may report a deleted thread twice, or only after somebody has moved the match."""
    match = await table(sessions, seats=2)
    change = Change(Command(0), Heap(), match, match, SEALED, None, "")
    elsewhere = PLACE.channel + 1
    assert unreachable(change, "channel", channel=elsewhere) is change
    assert move_out_of_thread(change, thread=elsewhere, channel=PLACE.channel) is change
    assert move_out_of_thread(change, thread=PLACE.channel, channel=elsewhere).match.place.channel == elsewhere
