"""Tests of direct reminders: one message for all turns of a member, at most one an hour, and one a day by a digest."""

from collections.abc import Iterable
from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions.model import MemberSettings
from bot.sessions.notices import Notice, NotNeeded
from bot.sessions.pace import DAY, HOUR, MINUTE, Pace, Terms, TurnClock
from bot.sessions.sessions import Sessions
from bot.sessions.time import together
from bot.sessions.time.outbox import CLAIM
from bot.sessions.time.reminders import next_reminder
from bot.storage.due import REMINDERS, claim
from tests.databases import on_each_database
from tests.sessions.notice_box import NoticeBox, pass_time, settle, table
from tests.sessions.table import TurnedClock, ask, sessions_on, set_member

pytestmark = pytest.mark.slow

START = int(datetime(2026, 1, 15, 12, tzinfo=UTC).timestamp() * 1000)
DAILY = Pace(limit=DAY)
DIRECT = MemberSettings(rhythm="ladder", dm=True)
DIGEST = replace(DIRECT, digest=20 * 60)


@pytest.fixture
def clock() -> TurnedClock:
    return TurnedClock(START)


async def six_matches(sessions: Sessions, clock: TurnedClock, apart: int = 5 * MINUTE) -> None:
    """Begin six matches that wait for Ada, one after another."""
    for number in range(6):
        if number:
            await pass_time(sessions, clock, apart)
        await table(sessions, seats=2, pace=DAILY, channel=10 + number)


def reminders(box: NoticeBox) -> list[int]:
    """Return in which channel's match each of Ada's direct reminders had its cause."""
    return [one.channel for one in box.shown if one.kind == "reminder" and one.user == 100 and one.dm]


@pytest.mark.parametrize("apart", [0, 3 * MINUTE, 10 * MINUTE])
async def test_six_waiting_matches_are_three_messages_at_the_rhythm_of_three(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox, apart: int
) -> None:
    await set_member(sessions, 100, DIRECT)
    await six_matches(sessions, clock, apart)
    await pass_time(sessions, clock, DAY - 5 * apart - MINUTE, steps=96)

    assert len(reminders(box)) == 3  # at most 4
    assert [one for one in box.shown if one.user == 100 and not one.dm] == []


async def test_six_waiting_matches_are_one_message_with_the_digest(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, 100, DIGEST)
    await six_matches(sessions, clock, HOUR)
    await pass_time(sessions, clock, DAY - 5 * HOUR - MINUTE, steps=48)

    assert len(reminders(box)) == 1
    assert [one for one in box.shown if one.user == 100 and not one.dm] == []


@on_each_database
async def test_turns_due_together_are_one_message_and_a_later_one_waits_an_hour(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, 100, replace(DIRECT, rhythm="once"))
    for channel in (10, 11):
        await table(sessions, seats=2, pace=DAILY, channel=channel)
    await pass_time(sessions, clock, 12 * HOUR)
    assert len(reminders(box)) == 1
    await table(sessions, seats=2, pace=Pace(limit=3 * HOUR), channel=12)
    short = [
        await table(sessions, seats=2, pace=Pace(limit=HOUR), channel=13),
        await table(sessions, seats=2, pace=Pace(limit=30 * MINUTE), channel=14),
    ]
    await pass_time(sessions, clock, 30 * MINUTE, steps=30)

    # The two short turns end within the hour, so a message comes within it, and names both.
    assert reminders(box)[1:] == [14]
    for match in short:
        await sessions.turns.end(ask(0), match.id)
    await pass_time(sessions, clock, 2 * HOUR, steps=60)
    assert reminders(box)[2:] == [12]
    assert [one for one in box.shown if one.user == 100 and not one.dm] == []


async def test_the_digest_comes_each_day_while_a_turn_waits(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, 100, DIGEST)
    match = await table(sessions, seats=2)
    await pass_time(sessions, clock, 3 * DAY, steps=36)
    assert len(reminders(box)) == 3
    await sessions.turns.play(ask(0), match.id, "1", None)
    await pass_time(sessions, clock, 2 * DAY, steps=24)
    assert len(reminders(box)) == 3


@pytest.mark.parametrize("handed", [0, 3])
@pytest.mark.parametrize("arrived", [False, True])
async def test_a_bot_that_is_killed_while_it_reminds_says_all_once(
    database_url: str, handed: int, *, arrived: bool
) -> None:
    """arrived: whether the message was there although the bot was killed before it knew."""
    clock, box = TurnedClock(START), NoticeBox()
    async with sessions_on(database_url, clock) as sessions:
        await set_member(sessions, 100, DIRECT)
        await six_matches(sessions, clock, 0)
        clock.turn(12 * HOUR)
        now = clock.now()
        rows = await sessions.database.run(lambda one: claim(one, REMINDERS, now, now + CLAIM, 10))
        begun = [
            await sessions.database.run(
                lambda one, row=row: together.hand_over(  # type: ignore[misc]
                    one, row, now, "[0]", (row.claimed_until,), queue=REMINDERS, user=100, cause=row.match_id
                )
            )
            for row in (rows[handed], *rows)
        ]
        # Only the first may go on, and it may be handed over again.
        assert begun == [True, *(row == rows[handed] for row in rows)]
        if arrived:
            first = rows[handed]
            key = f"{first.match_id}-{first.seat}-{first.since}-0"
            await box(Notice("reminder", 1, 10, match=first.match_id, id=key, user=100, dm=True))
    clock.turn(MINUTE)
    async with sessions_on(database_url, clock, deliver=box) as sessions:
        await settle(sessions, clock)
        await pass_time(sessions, clock, 3 * HOUR, steps=36)
    assert len(reminders(box)) == 1


async def test_what_a_refused_message_held_back_comes_at_once(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, 100, DIRECT)
    await six_matches(sessions, clock, 0)
    box.closed.add(100)
    await pass_time(sessions, clock, 12 * HOUR + MINUTE, steps=2)

    assert sorted(one.channel for one in box.shown) == [10, 11, 12, 13, 14, 15]
    assert (await sessions.settings.member(100)).reminded_at is None


async def test_a_reminder_that_nobody_needs_holds_no_other_one_back(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, 100, DIRECT)
    await table(sessions, seats=2, pace=DAILY, channel=10)
    box.fault = NotNeeded()
    clock.turn(12 * HOUR)
    await settle(sessions, clock)
    box.fault = None
    await table(sessions, seats=2, pace=Pace(limit=HOUR), channel=11)
    await pass_time(sessions, clock, 31 * MINUTE)

    assert reminders(box) == [11]


def days(settings: MemberSettings, due: int | None = None) -> Iterable[str]:
    clock, at = TurnClock(Seat(0), since=1, at=START, due=due), START
    pace = Pace() if due is None else Pace(limit=due - START)
    for _ in range(3):
        following = next_reminder(clock, Terms(pace=pace), settings, at)
        if following is None:
            return
        at = following
        yield f"{datetime.fromtimestamp(at / 1000, UTC):%d %H:%M}"


def test_the_digest_comes_at_an_hour_of_the_members_own() -> None:
    berlin = replace(DIGEST, zone="Europe/Berlin")

    assert list(days(DIGEST)) == ["15 20:00", "16 20:00", "17 20:00"]
    assert list(days(berlin)) == ["15 19:00", "16 19:00", "17 19:00"]
    assert list(days(replace(DIGEST, quiet=(19 * 60, 7 * 60)))) == ["16 07:00", "17 07:00", "18 07:00"]
    assert list(days(replace(DIGEST, away_until=START + 5 * DAY))) == ["20 20:00", "21 20:00", "22 20:00"]
    assert list(days(DIGEST, START + DAY)) == ["15 20:00"]
    # Without direct messages there is no digest, so the rhythm counts.
    assert list(days(replace(DIGEST, dm_closed=True), START + DAY)) == ["16 00:00", "16 06:00", "16 11:00"]
