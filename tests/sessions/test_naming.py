"""Tests of what a direct message names if more waits for a member than it has room for."""

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from bot.sessions.model import MemberSettings
from bot.sessions.notices import Notice
from bot.sessions.pace import DAY, HOUR, MINUTE, Pace
from bot.sessions.sessions import Sessions
from bot.sessions.time import naming
from bot.sessions.time.naming import MOST_LINES, Line
from bot.ui.boards.turn_list import turn_line
from tests.databases import on_each_database
from tests.sessions.notice_box import NoticeBox, pass_time, settle, table
from tests.sessions.table import TurnedClock, ask, set_member

NOON = int(datetime(2026, 1, 15, 12, tzinfo=UTC).timestamp() * 1000)
BEN = 101
DIRECT = MemberSettings(rhythm="once", dm=True)


class Lists(NoticeBox):
    """Notes what each direct reminder of Ben lists, in the order of its text."""

    def __init__(self, clock: TurnedClock) -> None:
        super().__init__(clock)
        self.sessions: Sessions | None = None
        self.lists: list[list[str]] = []

    async def __call__(self, notice: Notice) -> None:
        if notice.dm and notice.user == BEN and self.sessions is not None:
            settings = await self.sessions.settings.member(BEN)
            mine = (await self.sessions.reminders.waiting(BEN)).mine
            found = naming.in_order(mine, turn_line, naming.cause_of(notice), settings)
            self.lists.append([one.match for one in found[:MOST_LINES]])
        await super().__call__(notice)


@pytest.fixture
def clock() -> TurnedClock:
    return TurnedClock(NOON)


@pytest.fixture
def box(clock: TurnedClock) -> Lists:
    return Lists(clock)


async def turns_of_ben(sessions: Sessions, number: int, pace: Pace, channel: int) -> list[str]:
    """Begin matches in which it is Ben's turn, and return their ids."""
    found = []
    for one in range(number):
        match = await table(sessions, seats=2, pace=pace, channel=channel + one)
        await sessions.turns.play(ask(0), match.id, "1", None)
        found.append(match.id)
    return found


@on_each_database
async def test_a_turn_that_a_full_list_leaves_out_keeps_its_own_reminder(
    sessions: Sessions, clock: TurnedClock, box: Lists
) -> None:
    box.sessions = sessions
    await set_member(sessions, BEN, DIRECT)
    all_of_them = await turns_of_ben(sessions, 14, Pace(limit=DAY), channel=20)
    await pass_time(sessions, clock, DAY - MINUTE, steps=48)

    assert [len(one) for one in box.lists] == [MOST_LINES, MOST_LINES]
    assert set(box.lists[0]) | set(box.lists[1]) == set(all_of_them)


async def test_a_reminder_names_its_own_turn_before_older_ones(
    sessions: Sessions, clock: TurnedClock, box: Lists
) -> None:
    box.sessions = sessions
    await set_member(sessions, BEN, DIRECT)
    await turns_of_ben(sessions, 13, Pace(), channel=20)
    (short,) = await turns_of_ben(sessions, 1, Pace(limit=3 * HOUR), channel=50)
    await pass_time(sessions, clock, 2 * HOUR, steps=24)

    assert [one[0] for one in box.lists] == [short]


@pytest.mark.slow
async def test_a_vote_that_a_full_list_leaves_out_keeps_its_own_reminder(
    sessions: Sessions, clock: TurnedClock, box: Lists
) -> None:
    await set_member(sessions, BEN, DIRECT)
    for channel in range(20, 34):
        await table(sessions, pace=Pace(limit=DAY), channel=channel)
    clock.turn(DAY)
    await settle(sessions, clock)
    await pass_time(sessions, clock, DAY - MINUTE, steps=48)

    assert [one.kind for one in box.shown if one.user == BEN] == ["vote", "vote"]


@pytest.mark.slow
async def test_a_digest_stays_one_message_a_day(sessions: Sessions, clock: TurnedClock, box: Lists) -> None:
    box.sessions = sessions
    await set_member(sessions, BEN, replace(DIRECT, digest=20 * 60))
    await turns_of_ben(sessions, 14, Pace(), channel=20)
    await pass_time(sessions, clock, 2 * DAY, steps=48)

    assert len(box.lists) == 2


def test_the_list_has_the_cause_first_and_then_what_ends_first() -> None:
    lines = [Line("never", 0, None), Line("late", 0, 3), Line("soon", 4, 2), Line("cause", 0, 9)]
    kept = replace(DIRECT, reminded_at=4, reminded_of=("cause", "late"))

    def ordered(settings: MemberSettings) -> list[str]:
        return [one.key for one in naming.in_order(lines, lambda line: line, "cause", settings)]

    assert ordered(DIRECT) == ["cause", "soon", "late", "never"]
    assert ordered(kept) == ["cause", "late", "never", "soon"]  # a turn begun since is none that it serves
