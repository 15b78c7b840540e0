"""Tests of reminders and notices: who gets them, where, how often, how members mute them, and what happens on
failures.
"""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from itertools import pairwise
from typing import TypeVar

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import select, update

from bot.engine.game import Seat
from bot.errors import OptionError, SessionError, StorageError
from bot.sessions.model import GuildSettings, MemberSettings
from bot.sessions.notices import NONCE_KNOWN, AnswerLost, Notice, NotNeeded
from bot.sessions.pace import DAY, HOUR, MINUTE, Pace
from bot.sessions.sessions import Sessions
from bot.sessions.time import sending
from bot.sessions.time.outbox import CLAIM
from bot.storage import reads
from bot.storage.due import NOTICES, REMINDERS, claim, hand_over, next_due, put_off
from bot.storage.schema import matches, notices
from bot.storage.store import Connection, Store
from tests.databases import on_each_database
from tests.sessions.heap import Heap
from tests.sessions.notice_box import NoticeBox, pass_time, settle, table
from tests.sessions.table import PLACE, TurnedClock, ask, sessions_on, set_guild, set_member

pytestmark = pytest.mark.slow

T = TypeVar("T")
DAILY = Pace(limit=DAY)
START = int(datetime(2026, 1, 15, 12, tzinfo=UTC).timestamp() * 1000)
ADA = Seat(0)


@pytest.fixture
def clock() -> TurnedClock:
    return TurnedClock(START)


async def test_each_reminder_names_the_member_to_move_and_the_deadline(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, 100, MemberSettings(rhythm="ladder"))
    match = await table(sessions, seats=2, pace=DAILY)
    await pass_time(sessions, clock, 23 * HOUR + MINUTE, steps=24)
    assert box.kinds() == ["reminder"] * 3
    first = box.shown[0]
    assert (first.match, first.channel, first.user, first.seat, first.name) == (match.id, 10, 100, ADA, "Ada")
    assert (first.dm, first.due, first.since) == (False, START + DAY, match.version)
    assert all(len(notice.id) <= 25 for notice in box.shown)


async def test_reminders_stop_when_the_turn_is_over(sessions: Sessions, clock: TurnedClock, box: NoticeBox) -> None:
    await set_member(sessions, 100, MemberSettings(rhythm="ladder"))
    await set_member(sessions, 101, MemberSettings(rhythm="off"))
    match = await table(sessions, seats=2, pace=DAILY)
    await pass_time(sessions, clock, 12 * HOUR)
    await sessions.turns.play(ask(0), match.id, "1", None)
    await pass_time(sessions, clock, 2 * DAY, steps=8)
    assert [kind for kind in box.kinds() if kind not in ("asked", "vote", "waited")] == ["reminder"]


@on_each_database
async def test_a_member_mutes_the_reminders_of_one_turn(sessions: Sessions, clock: TurnedClock, box: NoticeBox) -> None:
    await set_guild(sessions, PLACE.guild, GuildSettings(patience=60))
    match = await table(sessions, seats=2)
    await sessions.reminders.mute(ask(0), match.id)
    with pytest.raises(SessionError, match="error-nothing-to-mute"):
        await sessions.reminders.mute(ask(1), match.id)
    await set_member(sessions, 100, MemberSettings(rhythm="ladder"))
    await pass_time(sessions, clock, 8 * DAY, steps=8)
    assert box.shown == []
    for number in (0, 1):
        await sessions.turns.play(ask(number), match.id, "1", None)
    await pass_time(sessions, clock, DAY)
    assert [notice.user for notice in box.shown] == [100]


async def test_a_turn_that_is_given_more_time_stays_muted(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await table(sessions, seats=2, pace=DAILY)
    await sessions.reminders.mute(ask(0), match.id)
    await pass_time(sessions, clock, DAY)
    await sessions.votes.vote(ask(1), match.id, ADA, "wait")
    await pass_time(sessions, clock, DAY - MINUTE, steps=4)
    assert "reminder" not in box.kinds()


async def test_more_time_for_a_turn_does_not_cause_more_reminders_than_the_server_allows(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_guild(sessions, 1, GuildSettings(reminders=2))
    match = await table(sessions, seats=2, pace=DAILY)
    for _ in range(3):
        await pass_time(sessions, clock, DAY, steps=4)
        await sessions.votes.vote(ask(1), match.id, ADA, "wait")
    reminders = [notice.id for notice in box.shown if notice.kind == "reminder"]
    assert reminders == [f"{match.id}-0-{match.clocks[0].since}-{number}" for number in (0, 1)]


async def test_a_server_counts_only_reminders_that_were_sent(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_guild(sessions, 1, GuildSettings(reminders=1))
    await set_member(sessions, 100, MemberSettings(rhythm="ladder", dm_closed=True))
    match = await table(sessions, seats=2, pace=DAILY)
    box.gone.add(PLACE.channel)
    await pass_time(sessions, clock, 17 * HOUR, steps=34)
    assert box.kinds() == ["trouble"]  # the bot has given up
    box.gone.clear()
    box.fault = NotNeeded()
    await pass_time(sessions, clock, 2 * HOUR, steps=2)
    box.fault = None
    await pass_time(sessions, clock, 5 * HOUR - MINUTE, steps=2)
    [reminder] = [one for one in box.shown if one.kind == "reminder"]
    assert reminder.id == f"{match.id}-0-{match.clocks[0].since}-0"


async def test_a_reminder_that_may_have_been_sent_counts_and_its_id_is_used_up(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, 100, MemberSettings(rhythm="ladder"))
    match = await table(sessions, seats=2, pace=Pace(limit=14 * DAY))
    box.fault = AnswerLost()
    await pass_time(sessions, clock, 7 * DAY, steps=2)
    await pass_time(sessions, clock, 7 * DAY - 2 * HOUR, steps=7 * 24)
    assert box.kinds() == []
    box.fault = None
    await pass_time(sessions, clock, 2 * HOUR - MINUTE, steps=2)
    [reminder] = [one for one in box.shown if one.kind == "reminder"]
    assert reminder.id == f"{match.id}-0-{match.clocks[0].since}-1"


async def test_what_a_member_could_not_be_told_in_a_quiet_server_does_not_count(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_guild(sessions, 1, GuildSettings(reminders=1, quiet=True))
    await set_member(sessions, 100, MemberSettings(rhythm="ladder", dm=True))
    await table(sessions, seats=2, pace=DAILY)
    box.closed.add(100)
    await pass_time(sessions, clock, 13 * HOUR)
    assert box.shown == []
    box.closed.clear()
    await set_member(sessions, 100, MemberSettings(rhythm="ladder", dm=True))
    await pass_time(sessions, clock, 10 * HOUR + MINUTE, steps=3)
    assert [(one.kind, one.dm) for one in box.shown] == [("reminder", True)]


async def test_a_new_reminder_setting_also_applies_to_present_turns(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await table(sessions, seats=2, pace=DAILY)
    await pass_time(sessions, clock, 13 * HOUR)
    assert box.kinds() == ["reminder"]
    await set_member(sessions, 100, MemberSettings(rhythm="ladder"))
    await pass_time(sessions, clock, 5 * HOUR)
    assert box.kinds() == ["reminder"] * 2
    await set_member(sessions, 100, MemberSettings(rhythm="off"))
    await pass_time(sessions, clock, 5 * HOUR)
    assert box.kinds() == ["reminder"] * 2


async def test_a_notice_that_a_killed_bot_was_sending_is_sent_at_the_next_start(database_url: str) -> None:
    """A notice may have arrived before the kill. If it is sent again within some minutes, Discord shows it once."""
    clock, box = TurnedClock(START), NoticeBox()
    async with sessions_on(database_url, clock) as sessions:
        match = await table(sessions, seats=2, pace=DAILY)
        await sessions.seats.hand_on(ask(0), match.id, None)
        clock.turn(13 * HOUR)
        until = clock.now() + DAY
        notices = await sessions.database.run(lambda one: claim(one, NOTICES, clock.now(), until, 10))
        turns = await sessions.database.run(lambda one: claim(one, REMINDERS, clock.now(), until, 10))
        assert (len(notices), len(turns)) == (1, 1)
    clock.turn(MINUTE)
    async with sessions_on(database_url, clock, deliver=box) as sessions:
        await settle(sessions, clock)
    assert sorted(box.kinds()) == ["offered", "reminder"]


@pytest.mark.slow  # Closing waits for the hanging call.
async def test_a_hanging_channel_does_not_delay_other_channels(sessions: Sessions, box: NoticeBox) -> None:
    hung = await table(sessions, seats=2)
    box.hanging.add(PLACE.channel)
    await sessions.seats.hand_on(ask(0), hung.id, None)
    await box.until_tried(PLACE.channel)
    for channel in (20, 21):
        other = await table(sessions, seats=2, channel=channel)
        await sessions.seats.hand_on(ask(0), other.id, None)
        await box.until_tried(channel)
    assert [notice.channel for notice in box.shown] == [20, 21]
    box.answers.set()  # Otherwise the outbox waits some seconds for the channel when it is closed.


async def test_notices_of_a_hanging_match_come_in_order(sessions: Sessions, clock: TurnedClock, box: NoticeBox) -> None:
    """The outbox claims notices for some time. This time ends while the channel hangs, but each notice comes once."""
    match = await table(sessions, seats=2)
    box.hanging.add(PLACE.channel)
    await sessions.seats.hand_on(ask(0), match.id, None)
    await box.until_tried(PLACE.channel)
    await sessions.seats.take(ask(2), match.id)
    await sessions.seats.hand_back(ask(2), match.id)
    for channel in (20, 21):
        other = await table(sessions, seats=2, channel=channel)
        await sessions.seats.hand_on(ask(0), other.id, None)
        await box.until_tried(channel)
        clock.turn(CLAIM)
    assert [notice.kind for notice in box.attempts if notice.channel == PLACE.channel] == ["offered"]
    box.hanging.clear()
    box.answers.set()
    await settle(sessions, clock)
    told = [notice.kind for notice in box.attempts if notice.channel == PLACE.channel]
    assert told == ["offered", "taken", "returned"]


@on_each_database
@pytest.mark.parametrize("kind", ["offered", "reminder"])
async def test_notices_of_a_match_with_newer_rules_wait_for_a_newer_bot(
    database_url: str, clock: TurnedClock, kind: str
) -> None:
    """The operator returns to an older version of the bot, and updates it again some hours later."""
    box = NoticeBox()
    async with sessions_on(database_url, clock) as sessions:
        match = await table(sessions, seats=2)
        if kind == "offered":
            await sessions.seats.hand_on(ask(0), match.id, None)
        await _set_rules_version(sessions, 99)
    clock.turn(DAY if kind == "reminder" else 0)
    async with sessions_on(database_url, clock, deliver=box) as sessions:
        await pass_time(sessions, clock, 5 * HOUR + MINUTE, steps=10)
        assert box.attempts == []
        await _set_rules_version(sessions, 1)
    async with sessions_on(database_url, clock, deliver=box) as sessions:
        await pass_time(sessions, clock, HOUR)
    assert box.kinds() == [kind]


async def test_notices_of_an_ended_match_with_newer_rules_are_dropped(
    database_url: str, clock: TurnedClock, box: NoticeBox
) -> None:
    async with sessions_on(database_url, clock) as sessions:
        match = await table(sessions, seats=2)
        await sessions.seats.hand_on(ask(0), match.id, None)
        await _set_rules_version(sessions, 99)
    async with sessions_on(database_url, clock, deliver=box) as sessions:
        assert await sessions.turns.end(ask(3), match.id) is None
        await pass_time(sessions, clock, 2 * HOUR, steps=2)  # the first attempt may have met the match before its end
        assert await sessions.database.read(next_due, NOTICES) is None
    assert box.attempts == []


async def _set_rules_version(sessions: Sessions, version: int) -> None:
    await sessions.database.run(lambda connection: connection.execute(update(matches).values(rules_version=version)))


class Refusing(Store):
    """A store that does not write the results of notices while `refuses` is set."""

    refuses = False

    async def run(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        if self.refuses:
            raise StorageError("planted")
        return await super().run(work)


async def _refusing_after_a_notice(database_url: str, clock: TurnedClock, box: NoticeBox) -> tuple[Sessions, Refusing]:
    """Return sessions that have just sent a notice, and their store, which refuses from then on."""
    store = await Refusing.open(database_url, clock)
    assert isinstance(store, Refusing)
    sessions = Sessions(store, clock, {"heap": Heap()}, seeds=lambda: 2**64 - 2)

    async def deliver(notice: Notice) -> None:
        await box(notice)
        store.refuses = True

    sessions.outbox.deliver_by(deliver)
    await sessions.start()
    match = await table(sessions, seats=2)
    await sessions.seats.hand_on(ask(0), match.id, None)
    await box.until_tried(PLACE.channel)
    return sessions, store


async def test_a_sent_notice_is_not_repeated_when_the_database_does_not_write(
    database_url: str, clock: TurnedClock, box: NoticeBox
) -> None:
    sessions, store = await _refusing_after_a_notice(database_url, clock, box)
    for _ in range(30):  # A claim has ended by then, and Discord has forgotten the id.
        clock.turn(MINUTE)
        for _ in range(20):
            await store.read(next_due, NOTICES)
    store.refuses = False
    clock.turn(MINUTE)
    await settle(sessions, clock)
    await sessions.drain()
    assert (box.kinds(), len(box.attempts)) == (["offered"], 1)
    assert await store.read(next_due, NOTICES) is None
    await store.close()


async def test_the_end_does_not_wait_for_a_database_that_does_not_write(
    database_url: str, clock: TurnedClock, box: NoticeBox, caplog: pytest.LogCaptureFixture
) -> None:
    sessions, store = await _refusing_after_a_notice(database_url, clock, box)
    await sessions.drain()
    assert "still being sent at the end" not in caplog.text
    await store.close()


@pytest.mark.parametrize(
    ("sent", "down", "blind", "shown"),
    [
        (True, 3 * MINUTE, False, 1),  # Discord knows the nonce
        (True, NONCE_KNOWN, False, 1),  # the bot finds the notice
        (False, NONCE_KNOWN, False, 1),
        (True, NONCE_KNOWN, True, 2),  # once too often is better than never
        (False, NONCE_KNOWN, True, 1),
    ],
)
async def test_a_notice_that_was_perhaps_sent_when_the_bot_was_killed_appears_in_any_case(
    database_url: str, clock: TurnedClock, *, sent: bool, down: int, blind: bool, shown: int
) -> None:
    box = NoticeBox(clock)
    box.blind = blind
    async with sessions_on(database_url, clock) as sessions:
        match = await table(sessions, seats=2)
        await sessions.seats.hand_on(ask(0), match.id, None)
        now = clock.now()
        (row,) = await sessions.database.run(lambda one: claim(one, NOTICES, now, now + CLAIM, 1))
        assert await sessions.database.run(lambda one: hand_over(one, NOTICES, row, now, "[]"))
        if sent:
            await box(msgspec.json.decode(row.notice, type=Notice))  # The kill comes before the result is stored.
    clock.turn(down)
    async with sessions_on(database_url, clock, deliver=box) as sessions:
        await settle(sessions, clock)
    assert box.kinds() == ["offered"] * shown


@on_each_database
async def test_a_notice_claimed_by_another_bot_is_not_sent(database_url: str) -> None:
    clock = TurnedClock(START)
    box = NoticeBox(clock)
    async with sessions_on(database_url, clock) as sessions:
        await sessions.seats.hand_on(ask(0), (await table(sessions, seats=2)).id, None)
        store, now = sessions.database._store, clock.now()
        (first,) = await store.run(lambda one: claim(one, NOTICES, now, now + CLAIM, 1))
        (second,) = await store.run(lambda one: claim(one, NOTICES, now + CLAIM, now + 2 * CLAIM, 1))
        assert not await store.run(lambda one: hand_over(one, NOTICES, first, now, "[]"))
        assert not await store.run(lambda one: put_off(one, NOTICES, first, now))
        sessions.outbox.deliver_by(box)
        await sessions.outbox._send_notice(first)
        assert not box.attempts
        assert await store.run(lambda one: hand_over(one, NOTICES, second, now, "[]"))


async def test_a_turn_that_is_muted_while_its_reminder_is_sent_stays_muted(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_guild(sessions, PLACE.guild, GuildSettings(patience=60))
    await set_member(sessions, 100, MemberSettings(rhythm="ladder"))
    match = await table(sessions, seats=2)
    box.hanging.add(PLACE.channel)
    clock.turn(DAY)
    await box.until_tried(PLACE.channel)
    await sessions.reminders.mute(ask(0), match.id)
    box.answers.set()
    await pass_time(sessions, clock, 8 * DAY, steps=8)
    assert box.kinds() == ["reminder"]


async def test_reminders_survive_a_restart_and_come_once(database_url: str) -> None:
    clock, box = TurnedClock(START), NoticeBox()
    async with sessions_on(database_url, clock, deliver=box) as sessions:
        await table(sessions, seats=2, pace=DAILY)
        await pass_time(sessions, clock, 11 * HOUR)
    clock.turn(2 * HOUR)
    for _ in range(3):
        async with sessions_on(database_url, clock, deliver=box) as sessions:
            await settle(sessions, clock)
            assert box.kinds() == ["reminder"]


async def test_an_overdue_reminder_waits_for_the_end_of_the_quiet_hours(database_url: str) -> None:
    """The bot was down when half of the turn's time was over, and comes back at night."""
    clock, box = TurnedClock(START), NoticeBox()
    async with sessions_on(database_url, clock) as sessions:
        await set_member(sessions, 100, MemberSettings(quiet=(0, 7 * 60)))
        await table(sessions, seats=2, pace=Pace(limit=20 * HOUR))
    clock.turn(13 * HOUR)
    async with sessions_on(database_url, clock, deliver=box) as sessions:
        await settle(sessions, clock)
        assert box.shown == []
        await pass_time(sessions, clock, 6 * HOUR)
        assert box.kinds() == ["reminder"]


@on_each_database
async def test_after_a_refused_direct_message_reminders_are_posted_in_the_channel(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, 100, MemberSettings(rhythm="ladder", dm=True))
    await table(sessions, seats=2, pace=DAILY)
    await pass_time(sessions, clock, 12 * HOUR)
    assert box.shown[0].dm
    box.closed.add(100)
    await pass_time(sessions, clock, 6 * HOUR)
    assert ([notice.dm for notice in box.shown], len(box.attempts)) == ([True, False], 3)
    assert (await sessions.settings.member(100)).dm_closed
    await pass_time(sessions, clock, 5 * HOUR)
    assert len(box.attempts) == 4  # The bot does not try a direct message again.
    box.closed.clear()
    settings = await sessions.settings.member(100)
    await set_member(sessions, 100, MemberSettings(dm=False))
    await set_member(sessions, 100, settings)
    assert not (await sessions.settings.member(100)).dm_closed


async def test_the_conversation_is_stored_only_for_a_member_who_wants_direct_messages(sessions: Sessions) -> None:
    await sessions.settings.note_conversation(100, 7)
    assert await sessions.database.read(reads.member_settings, 100) is None
    await set_member(sessions, 100, MemberSettings(zone="UTC"))
    await sessions.settings.note_conversation(100, 7)
    assert (await sessions.settings.member(100)).conversation is None

    await set_member(sessions, 100, MemberSettings(dm=True))
    await sessions.settings.note_conversation(100, 7)
    assert (await sessions.settings.of([100]))[100].conversation == 7
    assert '"conversation": 7' in (await sessions.privacy.export(100)).decode()
    settings = await sessions.settings.member(100)
    await set_member(sessions, 100, replace(settings, dm=False))
    assert (await sessions.settings.member(100)).conversation is None


async def test_a_reminder_waits_for_a_new_direct_conversation_and_then_goes_to_the_channel(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, 100, MemberSettings(rhythm="ladder", dm=True))
    await table(sessions, seats=2, pace=DAILY)
    box.full = True
    await pass_time(sessions, clock, 12 * HOUR)
    assert [notice.dm for notice in box.attempts] == [True]
    await pass_time(sessions, clock, 10 * MINUTE, steps=40)
    assert [notice.dm for notice in box.attempts] == [True, True, True, True, False]
    assert [notice.dm for notice in box.shown] == [False]
    assert not (await sessions.settings.member(100)).dm_closed
    box.full = False
    await pass_time(sessions, clock, 6 * HOUR)
    assert [notice.dm for notice in box.shown] == [False, True]


async def test_a_reminder_that_waited_is_a_direct_message_as_soon_as_one_is_allowed(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, 100, MemberSettings(dm=True))
    await table(sessions, seats=2, pace=DAILY)
    box.full = True
    await pass_time(sessions, clock, 12 * HOUR)
    box.full = False
    await pass_time(sessions, clock, MINUTE)
    assert [notice.dm for notice in box.shown] == [True]


async def test_in_a_quiet_server_a_reminder_waits_until_a_direct_conversation_is_allowed(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await sessions.settings.change_guild(PLACE.guild, lambda settings: replace(settings, quiet=True))
    await set_member(sessions, 100, MemberSettings(dm=True))
    await table(sessions, seats=2, pace=DAILY)
    box.full = True
    await pass_time(sessions, clock, 12 * HOUR)
    await pass_time(sessions, clock, 4 * HOUR, steps=40)
    assert {notice.dm for notice in box.attempts} == {True}
    box.full = False
    await pass_time(sessions, clock, 2 * HOUR, steps=10)
    assert [notice.dm for notice in box.shown] == [True]


async def test_a_refused_direct_message_stores_nothing_about_a_forgotten_member(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, 100, MemberSettings(dm=True))
    await table(sessions, seats=2)
    box.hanging.add(PLACE.channel)
    box.closed.add(100)
    clock.turn(DAY)
    await box.until_tried(PLACE.channel)
    await sessions.privacy.forget(100)
    box.answers.set()
    await settle(sessions, clock)
    assert await sessions.database.read(reads.member_settings, 100) is None


async def test_a_failed_notice_is_retried_at_growing_intervals(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await table(sessions, seats=2)
    box.down = True
    tries: list[int] = []
    while len(tries) < 6:
        await pass_time(sessions, clock, DAY if not tries else 15_000 if len(tries) < 4 else 10 * MINUTE)
        tries += [clock.now()] * (len(box.attempts) - len(tries))
    gaps = [later - earlier for earlier, later in pairwise(tries)]
    assert gaps == sorted(gaps)
    assert sum(gaps[:3]) < 5 * MINUTE  # Discord still knows the id at this time.
    assert gaps[-1] >= 2 * HOUR
    box.down = False
    await pass_time(sessions, clock, 7 * HOUR)
    assert box.kinds() == ["reminder"]
    assert len({notice.id for notice in box.attempts}) == 1


async def test_a_notice_that_arrived_without_an_answer_is_shown_once(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    """A kill between sending and storing the result has the same effect."""
    box.cut = True
    match = await table(sessions, seats=2, pace=Pace(limit=2 * HOUR))
    await pass_time(sessions, clock, HOUR + MINUTE, steps=61)
    box.cut = False
    await pass_time(sessions, clock, HOUR + HOUR // 2, steps=90)
    assert (await sessions.matches.match(match.id)).terms.asks != ()
    assert (box.kinds(), len(box.attempts) > 3) == (["reminder", "asked"], True)


async def test_a_notice_that_may_have_arrived_is_not_repeated_after_hours(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    box.cut = True
    match = await table(sessions, seats=2)
    await sessions.seats.hand_on(ask(0), match.id, None)
    await box.until_tried(PLACE.channel)
    await settle(sessions, clock)
    box.cut, box.down = False, True
    await pass_time(sessions, clock, HOUR, steps=60)
    box.down = False
    await pass_time(sessions, clock, DAY, steps=24)
    assert box.kinds().count("offered") == 1
    assert await sessions.database.read(next_due, NOTICES) is None


@pytest.mark.parametrize(("blind", "shown"), [(False, 1), (True, 2)])
async def test_a_notice_whose_answers_are_all_lost_appears_at_most_once_too_often(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox, *, blind: bool, shown: int
) -> None:
    box.cut, box.blind = True, blind
    await sessions.seats.hand_on(ask(0), (await table(sessions, seats=2)).id, None)
    await pass_time(sessions, clock, HOUR, steps=60)
    await pass_time(sessions, clock, DAY - HOUR - MINUTE, steps=24)
    assert box.kinds().count("offered") == shown
    assert await sessions.database.read(next_due, NOTICES) is None


async def test_a_notice_is_sent_again_while_discord_knows_it_however_many_attempts_failed_before(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    """After an outage the attempts are hours apart. An answer that is lost then must not wait as long."""
    box.down = box.blind = True
    await sessions.seats.hand_on(ask(0), (await table(sessions, seats=2)).id, None)
    await pass_time(sessions, clock, 3 * HOUR, steps=180)
    box.down, box.cut = False, True
    while "offered" not in box.kinds():
        await pass_time(sessions, clock, MINUTE)
    box.cut = False
    await pass_time(sessions, clock, 3 * MINUTE, steps=12)
    assert await sessions.database.read(next_due, NOTICES) is None
    assert box.kinds().count("offered") == 1


async def test_an_attempt_that_takes_too_long_may_have_sent_its_notice(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "ATTEMPT_SECONDS", 0.01)
    box.hanging.add(PLACE.channel)
    await sessions.seats.hand_on(ask(0), (await table(sessions, seats=2)).id, None)
    await box.until_tried(PLACE.channel)
    await settle(sessions, clock)
    (handed,) = await sessions.database.run(lambda one: one.scalars(select(notices.c.handed_at)))
    assert handed is not None


async def test_a_notice_that_never_reached_discord_is_sent_as_soon_as_possible(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    """A time-out does not mean that the notice arrived: only the sending function knows this."""
    box.fault = TimeoutError("planted: no connection was made")
    match = await table(sessions, seats=2)
    await sessions.seats.hand_on(ask(0), match.id, None)
    await pass_time(sessions, clock, HOUR, steps=60)
    box.fault = None
    await pass_time(sessions, clock, DAY, steps=24)
    assert box.kinds().count("offered") == 1


async def test_the_owner_is_told_of_a_channel_that_accepts_no_posts_even_after_a_lost_answer(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    box.cut = True
    match = await table(sessions, seats=2)
    await sessions.seats.hand_on(ask(0), match.id, None)
    await box.until_tried(PLACE.channel)
    await settle(sessions, clock)
    box.cut = False
    box.gone.add(PLACE.channel)
    await pass_time(sessions, clock, MINUTE, steps=4)
    await pass_time(sessions, clock, 12 * HOUR, steps=12)
    assert "trouble" in box.kinds()


async def test_a_reminder_that_may_have_arrived_is_not_repeated_after_quiet_hours(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    begin = (START + DAY) // MINUTE % (24 * 60) + 1  # a minute after the reminder
    await set_member(sessions, 100, MemberSettings(rhythm="once", quiet=(begin, (begin + 8 * 60) % (24 * 60))))
    await table(sessions, seats=2)
    box.cut = True
    await pass_time(sessions, clock, DAY + MINUTE - 10_000, steps=4)
    await pass_time(sessions, clock, MINUTE, steps=4)
    box.cut = False
    await pass_time(sessions, clock, 12 * HOUR, steps=12)
    assert [notice.user for notice in box.shown] == [100]


async def test_a_reminder_that_may_have_arrived_is_followed_only_by_the_next_reminder(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, 100, MemberSettings(rhythm="ladder"))
    await table(sessions, seats=2)
    clock.turn(DAY - HOUR)
    box.cut = True
    await pass_time(sessions, clock, HOUR)
    box.cut, box.down = False, True
    await pass_time(sessions, clock, HOUR, steps=60)
    box.down = False
    await pass_time(sessions, clock, 3 * DAY, steps=72)
    assert box.kinds() == ["reminder", "reminder"]
    assert len({notice.id for notice in box.shown}) == 2


@on_each_database
async def test_the_owner_is_told_once_of_a_channel_that_accepts_no_posts(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_guild(sessions, PLACE.guild, GuildSettings(patience=60))
    await set_member(sessions, 100, MemberSettings(rhythm="ladder"))
    match = await table(sessions, seats=2)
    box.gone.add(PLACE.channel)
    await pass_time(sessions, clock, 8 * DAY, steps=8 * 6)
    trouble = [notice for notice in box.shown if notice.kind == "trouble"]
    assert [(notice.guild, notice.channel, notice.user, notice.dm) for notice in trouble] == [(1, 10, None, True)]
    # After a successful post in this channel, the owner is told of the next failure again.
    box.gone.clear()
    await sessions.turns.play(ask(0), match.id, "1", None)
    await pass_time(sessions, clock, 2 * DAY, steps=4)
    assert box.kinds()[-1] == "reminder"
    box.gone.add(PLACE.channel)
    await sessions.turns.play(ask(1), match.id, "1", None)
    await pass_time(sessions, clock, 3 * DAY, steps=12)
    assert box.kinds().count("trouble") == 2


async def test_a_server_limits_reminders_and_mentions(sessions: Sessions, clock: TurnedClock, box: NoticeBox) -> None:
    await set_guild(sessions, 1, GuildSettings(reminders=1, patience=60))
    await set_member(sessions, 100, MemberSettings(rhythm="ladder"))
    match = await table(sessions, seats=2)
    await pass_time(sessions, clock, 8 * DAY, steps=8)
    assert box.kinds() == ["reminder"]
    await set_guild(sessions, 1, GuildSettings(quiet=True, patience=60))
    for number in (0, 1):
        await sessions.turns.play(ask(number), match.id, "1", None)
    await pass_time(sessions, clock, 8 * DAY, steps=8)
    assert box.kinds() == ["reminder"]
    await set_member(sessions, 101, MemberSettings(dm=True))
    await sessions.turns.play(ask(0), match.id, "1", None)
    await pass_time(sessions, clock, 2 * DAY, steps=2)
    assert [notice.dm for notice in box.shown] == [False, True]


async def test_a_member_who_wants_it_is_told_that_their_turn_is_next(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, 102, MemberSettings(next_notice=True))
    match = await table(sessions, seats=3)
    await sessions.turns.play(ask(0), match.id, "1", None)
    await settle(sessions, clock)
    assert [(notice.kind, notice.user, notice.name) for notice in box.shown] == [("next", 102, "Ben")]
    # Once the turn before Cleo's turn is over, Cleo gets no such notice.
    await set_member(sessions, 102, MemberSettings(next_notice=True, quiet=(12 * 60, 13 * 60)))
    for number in (1, 2, 0, 1):
        await sessions.turns.play(ask(number), match.id, "1", None)
    await pass_time(sessions, clock, 2 * HOUR)
    assert box.kinds() == ["next"]


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        ("0", True),  # a step that does not end the turn
        ("00", True),
        ("1", False),  # Ben is to move
        ("1110", False),  # Ada is to move again, and has made a step
    ],
)
async def test_a_held_notice_of_the_next_turn_outlasts_the_steps_of_the_turn(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox, moves: str, told: bool
) -> None:
    await set_member(sessions, 101, MemberSettings(next_notice=True, quiet=(12 * 60, 13 * 60)))
    match = await table(sessions, seats=3)
    since = match.version
    for move in moves:
        (seat,) = (await sessions.matches.match(match.id)).to_move
        await sessions.turns.play(ask(seat), match.id, move, None)
    await pass_time(sessions, clock, HOUR)
    told_of = [notice for notice in box.shown if notice.kind == "next" and notice.since == since]
    assert [(notice.user, notice.name) for notice in told_of] == ([(101, "Ada")] if told else [])


async def test_with_two_seated_nobody_is_told_that_their_turn_is_next(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    for number in (0, 1):
        await set_member(sessions, 100 + number, MemberSettings(next_notice=True))
    match = await table(sessions, seats=2)
    await sessions.turns.play(ask(0), match.id, "1", None)
    await settle(sessions, clock)
    assert box.shown == []


async def test_a_server_without_mentions_gets_none_after_a_refused_direct_message(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_guild(sessions, 1, GuildSettings(quiet=True))
    await set_member(sessions, 100, MemberSettings(dm=True))
    box.closed.add(100)
    await table(sessions, seats=2)
    await pass_time(sessions, clock, 2 * DAY)
    assert ([notice.dm for notice in box.attempts], box.shown) == ([True], [])
    assert (await sessions.settings.member(100)).dm_closed


NO_SETTINGS: list[tuple[MemberSettings, str]] = [
    (MemberSettings(zone="Europe/Berlni"), "error-unknown-zone"),
    (MemberSettings(zone=""), "error-unknown-zone"),
    (MemberSettings(quiet=(60, 60)), "error-quiet-hours"),
    (MemberSettings(quiet=(-1, 60)), "error-quiet-hours"),
    (MemberSettings(quiet=(60, 24 * 60)), "error-quiet-hours"),
]


async def test_invalid_settings_are_refused(sessions: Sessions) -> None:
    for settings, key in NO_SETTINGS:
        with pytest.raises(OptionError, match=key):
            await set_member(sessions, 100, settings)
        assert await sessions.settings.member(100) == MemberSettings()


async def test_each_member_gets_a_hint_once(sessions: Sessions) -> None:
    assert [await sessions.settings.hint_once(100) for _ in range(3)] == [True, False, False]
