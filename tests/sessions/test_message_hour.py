"""Tests of the hour after a direct reminder: what it holds back, and what comes in spite of it."""

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from bot.sessions.model import GuildSettings, MemberSettings
from bot.sessions.notices import AnswerLost
from bot.sessions.pace import HOUR, MINUTE, Pace
from bot.sessions.sessions import Sessions
from bot.sessions.time import together
from tests.databases import on_each_database
from tests.sessions.notice_box import NoticeBox, pass_time, settle, table
from tests.sessions.table import PLACE, TurnedClock, set_guild, set_member

NOON = int(datetime(2026, 1, 15, 12, tzinfo=UTC).timestamp() * 1000)
ADA = 100
DIRECT = MemberSettings(rhythm="once", dm=True)


@pytest.fixture
def clock() -> TurnedClock:
    return TurnedClock(NOON)


async def turn_of_ada(sessions: Sessions, minutes: int, channel: int) -> None:
    await table(sessions, seats=2, pace=Pace(limit=minutes * MINUTE), channel=channel)


async def first_message(sessions: Sessions, clock: TurnedClock) -> None:
    """Let a message come that reminds Ada of a turn in channel 11."""
    await turn_of_ada(sessions, 120, channel=11)
    await pass_time(sessions, clock, HOUR)
    clock.turn(1000)


def told(box: NoticeBox) -> list[tuple[int, bool]]:
    return [(one.channel, one.dm) for one in box.shown if one.user == ADA and one.kind == "reminder"]


@pytest.mark.parametrize("quiet", [False, True])
@pytest.mark.parametrize("rhythm", ["once", "ladder"])
async def test_a_short_turn_begun_after_a_message_is_warned_of_within_its_hour(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox, rhythm: str, *, quiet: bool
) -> None:
    await set_guild(sessions, PLACE.guild, GuildSettings(quiet=quiet))
    await set_member(sessions, ADA, replace(DIRECT, rhythm=rhythm))
    await first_message(sessions, clock)
    await turn_of_ada(sessions, 60, channel=12)
    await pass_time(sessions, clock, 31 * MINUTE, steps=31)

    assert told(box) == [(11, True), (12, True)]


async def test_a_turn_that_has_a_quarter_left_waits_for_the_end_of_the_hour(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, ADA, DIRECT)
    await first_message(sessions, clock)
    await turn_of_ada(sessions, 90, channel=12)
    await pass_time(sessions, clock, 59 * MINUTE, steps=59)
    assert told(box) == [(11, True)]
    await pass_time(sessions, clock, MINUTE)
    assert told(box) == [(11, True), (12, True)]


@on_each_database
async def test_two_short_turns_due_at_once_are_one_message_within_the_hour(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, ADA, DIRECT)
    await first_message(sessions, clock)
    for channel in (12, 13):
        await turn_of_ada(sessions, 60, channel)
    await pass_time(sessions, clock, 59 * MINUTE, steps=59)

    assert len(told(box)) == 2


@on_each_database
async def test_processes_whose_clocks_differ_send_no_two_messages_at_once(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    """The other process, whose clock is ahead by two milliseconds, has handed its message over first."""
    await set_member(sessions, ADA, DIRECT)
    await turn_of_ada(sessions, 120, channel=11)
    await pass_time(sessions, clock, HOUR - MINUTE)
    await set_member(sessions, ADA, replace(DIRECT, reminded_at=clock.now() + MINUTE + 2))
    clock.turn(MINUTE)
    await settle(sessions, clock)
    assert told(box) == []

    now = clock.now()
    assert together.free_at(replace(DIRECT, reminded_at=now + HOUR), now) is None  # a clock has been set back


@pytest.mark.parametrize("arrived", [False, True])
async def test_the_hour_of_a_message_sent_anew_after_an_outage_begins_then(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox, *, arrived: bool
) -> None:
    """arrived: whether the first attempt had sent it, although its answer was lost."""
    await set_member(sessions, ADA, DIRECT)
    await turn_of_ada(sessions, 8 * 60, channel=11)
    box.cut, box.fault = arrived, None if arrived else AnswerLost("planted: nothing has arrived")
    await pass_time(sessions, clock, 4 * HOUR)
    first = clock.now()
    box.cut, box.fault, box.down = False, None, True
    await pass_time(sessions, clock, HOUR, steps=60)
    box.down = False
    while (await sessions.settings.member(ADA)).reminder_open:
        await pass_time(sessions, clock, MINUTE)
    settings = await sessions.settings.member(ADA)

    assert told(box) == [(11, True)]
    assert settings.reminded_at == (first if arrived else clock.now())
    assert settings.reminded_before == ()
