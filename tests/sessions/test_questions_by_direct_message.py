"""Tests of questions to electors that their channel refuses: each elector gets one by direct message."""

from datetime import UTC, datetime

import pytest

from bot.engine.game import Seat
from bot.sessions.model import GuildSettings, Match, MemberSettings
from bot.sessions.notices import Notice
from bot.sessions.pace import DAY, HOUR, MINUTE, Pace
from bot.sessions.sessions import Sessions
from tests.databases import on_each_database
from tests.sessions.notice_box import NoticeBox, pass_time, table
from tests.sessions.table import TurnedClock, ask, set_guild, set_member

NOON = int(datetime(2026, 1, 15, 12, tzinfo=UTC).timestamp() * 1000)
BEN, CLEO = 101, 102
CHANNEL = 10


@pytest.fixture
def clock() -> TurnedClock:
    return TurnedClock(NOON)


def questions(box: NoticeBox, user: int | None) -> list[Notice]:
    return [one for one in box.shown if one.kind == "asked" and one.user == user]


async def asked(sessions: Sessions, clock: TurnedClock, box: NoticeBox, limit: int = DAY) -> Match:
    """Let Ada's time run out in a channel that refuses all notices. Ben and Cleo are to decide what happens."""
    match = await table(sessions, pace=Pace(limit=limit), channel=CHANNEL)
    box.gone = {CHANNEL}
    await pass_time(sessions, clock, limit)
    return match


@on_each_database
async def test_each_elector_is_asked_directly_and_the_owner_is_told(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await asked(sessions, clock, box)

    told = [one for user in (BEN, CLEO) for one in questions(box, user)]
    assert [(one.dm, one.due) for one in told] == [(True, clock.now() + DAY)] * 2
    assert box.kinds().count("trouble") == 1

    box.gone = set()
    await sessions.votes.vote(ask(1), match.id, Seat(0), "wait")
    await pass_time(sessions, clock, 3 * HOUR, steps=12)
    assert len([one for one in box.shown if one.kind == "asked"]) == 2  # the channel asks nobody a second time


async def test_in_a_quiet_server_the_question_waits_for_the_channel(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_guild(sessions, 1, GuildSettings(quiet=True))
    await asked(sessions, clock, box)
    assert [one for one in box.shown if one.kind == "asked"] == []

    box.gone = set()
    await pass_time(sessions, clock, 11 * MINUTE)
    assert len(questions(box, None)) == 1


async def test_who_has_closed_their_messages_is_asked_in_the_channel_once_it_takes_posts(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    box.closed = {BEN}
    await asked(sessions, clock, box)
    assert (len(questions(box, BEN)), len(questions(box, CLEO))) == (0, 1)

    box.gone = set()
    await pass_time(sessions, clock, 11 * MINUTE)

    (told,) = questions(box, BEN)
    assert not told.dm
    assert (len(questions(box, CLEO)), questions(box, None)) == (1, [])


@pytest.mark.parametrize(("until", "count"), [(14, 1), (10, 0)])
async def test_a_question_waits_for_the_end_of_quiet_hours(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox, until: int, count: int
) -> None:
    await set_member(sessions, BEN, MemberSettings(quiet=(11 * 60, until * 60)))
    await asked(sessions, clock, box)
    await pass_time(sessions, clock, 2 * HOUR - MINUTE, steps=8)
    assert (len(questions(box, BEN)), len(questions(box, CLEO))) == (0, 1)

    await pass_time(sessions, clock, HOUR, steps=4)

    assert [one.dm for one in questions(box, BEN)] == [True] * count


async def test_who_always_wants_quiet_gets_no_direct_question(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, BEN, MemberSettings(quiet=(0, 0)))
    await asked(sessions, clock, box)
    await pass_time(sessions, clock, DAY - MINUTE, steps=48)

    assert not any(one.dm for one in box.attempts if one.user == BEN)
    assert len(questions(box, CLEO)) == 1


async def test_a_question_waits_for_the_hour_of_another_message(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, BEN, MemberSettings(rhythm="once", dm=True))
    await table(sessions, pace=Pace(limit=DAY), channel=CHANNEL)
    other = await table(sessions, seats=2, pace=Pace(limit=2 * DAY - HOUR), channel=11)
    await sessions.turns.play(ask(0), other.id, "1", None)
    box.gone = {CHANNEL}
    await pass_time(sessions, clock, DAY, steps=96)
    assert [one.kind for one in box.shown if one.user == BEN] == ["reminder"]  # half an hour before

    await pass_time(sessions, clock, HOUR // 2 - MINUTE, steps=4)
    assert (len(questions(box, BEN)), len(questions(box, CLEO))) == (0, 1)
    await pass_time(sessions, clock, 2 * MINUTE)
    assert [one.dm for one in questions(box, BEN)] == [True]


async def test_several_questions_are_one_message_an_hour(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    channels = (10, 11, 12)
    for channel in channels:
        await table(sessions, pace=Pace(limit=DAY), channel=channel)
    box.gone = set(channels)
    await pass_time(sessions, clock, DAY)
    assert [len(questions(box, user)) for user in (BEN, CLEO)] == [1, 1]
    await pass_time(sessions, clock, 3 * HOUR, steps=36)

    # What began in the very millisecond of the first message may be missing there, so the next one names it.
    assert [len(questions(box, user)) for user in (BEN, CLEO)] == [2, 2]


async def test_a_question_whose_vote_is_given_meanwhile_does_not_come(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, BEN, MemberSettings(quiet=(11 * 60, 14 * 60)))
    match = await asked(sessions, clock, box)
    await sessions.votes.vote(ask(1), match.id, Seat(0), "wait")
    await pass_time(sessions, clock, 3 * HOUR, steps=12)

    assert questions(box, BEN) == []
