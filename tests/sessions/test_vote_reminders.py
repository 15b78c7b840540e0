"""Tests of reminders of votes: they are a part of the member's one direct message, and keep its rules."""

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from bot.sessions.model import Match, MemberSettings
from bot.sessions.notices import AnswerLost, Notice, NotNeeded
from bot.sessions.pace import DAY, HOUR, MINUTE, Pace
from bot.sessions.sessions import Sessions
from bot.sessions.time.reminders import vote_reminder
from tests.databases import on_each_database
from tests.sessions.notice_box import NoticeBox, pass_time, settle, table
from tests.sessions.table import TurnedClock, ask, set_member

NOON = int(datetime(2026, 1, 15, 12, tzinfo=UTC).timestamp() * 1000)
BEN = 101
DIRECT = MemberSettings(rhythm="once", dm=True)


@pytest.fixture
def clock() -> TurnedClock:
    return TurnedClock(NOON)


def told(box: NoticeBox) -> list[Notice]:
    return [one for one in box.shown if one.user == BEN and one.kind in ("reminder", "vote")]


async def vote_at_noon(sessions: Sessions, clock: TurnedClock, limit: int = DAY, channel: int = 10) -> Match:
    """Begin a match of three in which Ada's time runs out. Ben is reminded of the vote in half of the limit."""
    match = await table(sessions, pace=Pace(limit=limit), channel=channel)
    await pass_time(sessions, clock, limit)
    return match


async def turn_of_ben(sessions: Sessions, limit: int, channel: int) -> Match:
    match = await table(sessions, seats=2, pace=Pace(limit=limit), channel=channel)
    await sessions.turns.play(ask(0), match.id, "1", None)
    return match


@on_each_database
async def test_a_vote_that_a_reminder_has_named_is_no_other_message(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, BEN, DIRECT)
    await vote_at_noon(sessions, clock)
    await turn_of_ben(sessions, 22 * HOUR, channel=11)  # due an hour before the reminder of the vote
    await pass_time(sessions, clock, DAY - MINUTE, steps=96)

    assert [(one.kind, one.dm) for one in told(box)] == [("reminder", True)]


async def test_the_reminder_of_a_vote_is_that_of_the_turns_it_names(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, BEN, DIRECT)
    await vote_at_noon(sessions, clock)
    for channel in (11, 12):
        await turn_of_ben(sessions, 25 * HOUR, channel)  # due half an hour after the reminder of the vote
    await pass_time(sessions, clock, DAY - MINUTE, steps=96)

    assert [one.kind for one in told(box)] == ["vote"]
    assert (await sessions.settings.member(BEN)).reminded_at is not None


async def test_several_votes_are_one_message(sessions: Sessions, clock: TurnedClock, box: NoticeBox) -> None:
    await set_member(sessions, BEN, DIRECT)
    for channel in (10, 11, 12):
        await table(sessions, pace=Pace(limit=DAY), channel=channel)
    await pass_time(sessions, clock, DAY)
    await pass_time(sessions, clock, DAY - MINUTE, steps=48)

    assert [one.kind for one in told(box)] == ["vote"]


@pytest.mark.parametrize(("limit", "told_after"), [(80, 56), (60, 30)])
async def test_a_vote_waits_for_the_hour_of_a_message_that_has_not_named_it_if_a_quarter_is_left(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox, limit: int, told_after: int
) -> None:
    await set_member(sessions, BEN, DIRECT)
    await table(sessions, pace=Pace(limit=limit * MINUTE), channel=10)
    await turn_of_ben(sessions, 2 * (limit - 5) * MINUTE, channel=11)
    await pass_time(sessions, clock, limit * MINUTE, steps=limit // 5)
    assert [one.kind for one in told(box)] == ["reminder"]  # five minutes before the vote begins
    await pass_time(sessions, clock, (told_after - 2) * MINUTE, steps=told_after // 2 - 1)
    assert [one.kind for one in told(box)] == ["reminder"]
    await pass_time(sessions, clock, 2 * MINUTE)
    assert [(one.kind, one.dm) for one in told(box)] == [("reminder", True), ("vote", True)]


async def test_a_vote_that_a_lost_message_would_have_named_has_its_own(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, BEN, DIRECT)
    await vote_at_noon(sessions, clock)
    mine = await turn_of_ben(sessions, 23 * HOUR, channel=11)
    box.fault = AnswerLost("planted: nothing has arrived")
    await pass_time(sessions, clock, 11 * HOUR + 31 * MINUTE)
    assert {one.kind for one in box.attempts if one.user == BEN} == {"reminder"}
    await sessions.turns.play(ask(1), mine.id, "1", None)  # nothing more is said about this turn
    box.fault = None
    await pass_time(sessions, clock, 12 * HOUR, steps=48)

    assert [(one.kind, one.dm) for one in told(box)] == [("vote", True)]


async def test_a_vote_whose_message_was_not_sent_has_its_own(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, BEN, DIRECT)
    await vote_at_noon(sessions, clock)
    await turn_of_ben(sessions, DAY, channel=11)
    box.closed.add(BEN)
    await pass_time(sessions, clock, 12 * HOUR + MINUTE, steps=2)

    assert sorted((one.kind, one.dm) for one in told(box)) == [("reminder", False), ("vote", False)]


async def test_a_message_that_nobody_needed_serves_no_vote(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, BEN, DIRECT)
    await vote_at_noon(sessions, clock)
    await turn_of_ben(sessions, 23 * HOUR, channel=11)
    box.fault = NotNeeded()
    await pass_time(sessions, clock, 11 * HOUR + 31 * MINUTE)
    box.fault = None
    await pass_time(sessions, clock, HOUR, steps=2)

    assert [one.kind for one in told(box)] == ["vote"]


@pytest.mark.parametrize(
    ("before", "after", "hour"),
    [
        (replace(DIRECT, rhythm="off"), DIRECT, 12),
        (replace(DIRECT, digest=11 * 60), DIRECT, 12),
        (DIRECT, replace(DIRECT, digest=20 * 60), 8),
        (DIRECT, replace(DIRECT, rhythm="off"), None),
    ],
)
@on_each_database
async def test_settings_changed_after_the_vote_began_count(
    sessions: Sessions,
    clock: TurnedClock,
    box: NoticeBox,
    before: MemberSettings,
    after: MemberSettings,
    hour: int | None,
) -> None:
    await set_member(sessions, BEN, before)
    await vote_at_noon(sessions, clock)
    await pass_time(sessions, clock, HOUR)
    await set_member(sessions, BEN, after)
    at = list[int]()
    for passed in range(2, 24):
        await pass_time(sessions, clock, HOUR)
        at += [passed] * (len(told(box)) - len(at))

    assert at == ([] if hour is None else [hour])


async def test_reminders_switched_on_after_half_of_the_vote_come_at_once(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, BEN, replace(DIRECT, rhythm="off"))
    await vote_at_noon(sessions, clock)
    await pass_time(sessions, clock, 13 * HOUR, steps=13)
    await set_member(sessions, BEN, DIRECT)
    await settle(sessions, clock)

    assert [one.kind for one in told(box)] == ["vote"]


async def test_the_digest_names_the_vote(sessions: Sessions, clock: TurnedClock, box: NoticeBox) -> None:
    await set_member(sessions, BEN, replace(DIRECT, digest=20 * 60))
    await vote_at_noon(sessions, clock)
    await turn_of_ben(sessions, 3 * DAY, channel=11)
    await pass_time(sessions, clock, DAY - MINUTE, steps=48)

    assert len(told(box)) == 1


def test_a_vote_is_reminded_of_before_quiet_hours_that_outlast_it() -> None:
    quiet = replace(DIRECT, quiet=(22 * 60, 9 * 60))
    at = {
        hours: vote_reminder(NOON, NOON + hours * HOUR, quiet)
        for hours in (8, 20, 22, 40)  # until 20:00, 8:00, 10:00, 4:00 a day later
    }
    assert at == {
        8: NOON + 4 * HOUR,
        20: NOON + 10 * HOUR - MINUTE,
        22: NOON + 21 * HOUR,
        40: NOON + 21 * HOUR,
    }
    assert vote_reminder(NOON + 11 * HOUR, NOON + 13 * HOUR, quiet) is None  # all of it is quiet
    assert vote_reminder(NOON, NOON + DAY, replace(DIRECT, quiet=(0, 0))) is None


def test_a_vote_that_ends_before_the_daily_hour_has_its_own_reminder() -> None:
    digest = replace(DIRECT, rhythm="off", digest=20 * 60)
    assert vote_reminder(NOON, NOON + DAY, digest) == NOON + 8 * HOUR
    assert vote_reminder(NOON, NOON + 6 * HOUR, digest) == NOON + 3 * HOUR
    assert vote_reminder(NOON, NOON + DAY, replace(digest, digest=None)) is None
