"""Tests of how many direct reminders a day brings to a member whose turns begin at random moments."""

import random
from collections.abc import Iterable
from datetime import UTC, datetime

import pytest
from msgspec.structs import replace
from sqlalchemy import func, select

from bot.sessions.model import MemberSettings
from bot.sessions.pace import DAY, HOUR, Pace
from bot.sessions.sessions import Sessions
from bot.sessions.time.budget import LONGEST_STEP, MOST_A_DAY
from bot.storage.schema import deadlines, notices, turns
from bot.storage.store import Connection
from tests.sessions.notice_box import NoticeBox, settle, table
from tests.sessions.table import TurnedClock, ask, sessions_on, set_member

pytestmark = pytest.mark.slow

START = int(datetime(2026, 1, 15, 12, tzinfo=UTC).timestamp() * 1000)
DIRECT = MemberSettings(rhythm="ladder", dm=True)
ADA = 100
NIGHTLY = [pytest.mark.nightly, pytest.mark.timeout(900)]
SEEDS = [*range(2), *(pytest.param(seed, marks=NIGHTLY) for seed in range(2, 200))]


class Told(NoticeBox):
    """Notes when each direct reminder of Ada came, and when the turns of her matches began."""

    def __init__(self, clock: TurnedClock) -> None:
        super().__init__()
        self.clock = clock
        self.at: list[int] = []
        self.begun: list[int] = []

    async def __call__(self, notice: object) -> None:
        before = len(self.shown)
        await super().__call__(notice)  # type: ignore[arg-type]
        self.at += [self.clock.now() for one in self.shown[before:] if one.user == ADA and one.dm]

    def most_a_day(self) -> int:
        return max(sum(begin <= at < begin + DAY for at in self.at) for begin in self.at)


async def pass_until(sessions: Sessions, clock: TurnedClock, end: int) -> None:
    """Turn the clock to each moment at which something is due, up to the time `end`."""
    while (due := await sessions.database.read(_next_due, clock.now())) is not None and due <= end:
        clock.turn(max(0, due - clock.now()))
        await settle(sessions, clock)
    clock.turn(end - clock.now())
    await settle(sessions, clock)


async def _next_due(connection: Connection, now: int) -> int | None:
    found = []
    for column in (turns.c.remind_at, notices.c.due, deadlines.c.due):
        found.append((await connection.execute(select(func.min(column)).where(column > now))).scalar())
    return min((at for at in found if at is not None), default=None)


async def told(database_url: str, begun: Iterable[int], pace: Pace, settings: MemberSettings, days: int) -> Told:
    """Begin matches that wait for Ada at these times, and return what she was told for so many days."""
    clock = TurnedClock(START)
    box = Told(clock)
    async with sessions_on(database_url, clock, deliver=box) as sessions:
        await set_member(sessions, ADA, settings)
        for number, at in enumerate(sorted(begun)):
            await pass_until(sessions, clock, START + at)
            box.begun.append(clock.now())
            await table(sessions, seats=2, pace=pace, channel=10 + number)
        await pass_until(sessions, clock, START + days * DAY)
    return box


def moments(seed: int, number: int = 6) -> list[int]:
    dice = random.Random(seed)
    return [dice.randrange(DAY) for _ in range(number)]


@pytest.mark.parametrize("seed", SEEDS)
async def test_six_matches_begun_at_random_moments_are_four_messages_a_day(database_url: str, seed: int) -> None:
    box = await told(database_url, moments(seed), Pace(limit=DAY), DIRECT, days=4)

    assert box.most_a_day() <= MOST_A_DAY
    # Each turn is warned of within a step before its last hour, or in it.
    for begun in box.begun:
        end = begun + DAY
        assert any(end - HOUR - LONGEST_STEP <= at < end for at in box.at), (begun, box.at)


@pytest.mark.parametrize(
    ("settings", "pace", "most"),
    [
        (replace(DIRECT, digest=20 * 60), Pace(limit=DAY), 1),
        (replace(DIRECT, digest=20 * 60), Pace(), 1),
        (replace(DIRECT, rhythm="once"), Pace(limit=DAY), MOST_A_DAY),
        (DIRECT, Pace(limit=3 * DAY), MOST_A_DAY),
        (DIRECT, Pace(), MOST_A_DAY),
        (replace(DIRECT, quiet=(22 * 60, 7 * 60)), Pace(limit=DAY), MOST_A_DAY),
    ],
)
async def test_other_rhythms_and_limits_keep_the_day_as_well(
    database_url: str, settings: MemberSettings, pace: Pace, most: int
) -> None:
    box = await told(database_url, moments(1), pace, settings, days=3)

    assert 0 < box.most_a_day() <= most
    assert [one for one in box.shown if one.user == ADA and not one.dm] == []


@pytest.mark.parametrize(
    ("limit", "begun", "hours"),
    [
        (8 * HOUR, [0], [4, 6, 7]),
        (DAY, [0], [12, 18, 23]),
        (3 * DAY, [0], [36, 54, 71]),
        (DAY, [0, 2 * HOUR], [12, 18, 23, 25]),
        (DAY, [0, 12 * HOUR], [12, 18, 23, 30]),  # that of hour 35 is a day's fifth, and hour 30 has named the turn
    ],
)
async def test_few_matches_keep_their_last_warnings(
    database_url: str, limit: int, begun: list[int], hours: list[int]
) -> None:
    box = await told(database_url, begun, Pace(limit=limit), DIRECT, days=3)
    ends = max(box.begun) + limit
    assert [(at - START) // HOUR for at in box.at if at < ends] == hours


async def test_short_turns_are_warned_of_even_if_that_is_more_than_four_messages(database_url: str) -> None:
    """Nobody is at fault but the pace: a turn of two hours that begins after a message is in no other one."""
    begun = [3 * HOUR * number for number in range(6)]
    box = await told(database_url, begun, Pace(limit=2 * HOUR, hard=True), DIRECT, days=1)

    assert box.most_a_day() > MOST_A_DAY
    for at in box.begun:
        assert any(at < message < at + 2 * HOUR for message in box.at)


async def test_a_vote_that_begins_meanwhile_is_no_fifth_message(database_url: str) -> None:
    """Ada has played in the matches of three, where the next member's time runs out."""
    votes = [1.61, 8.44, 12.41]
    turns_of_ada = [5.36, 7.6, 9.86, 12.37, 14.83, 15.62, 18.57, 26.73]
    clock = TurnedClock(START)
    box = Told(clock)
    async with sessions_on(database_url, clock, deliver=box) as sessions:
        await set_member(sessions, ADA, replace(DIRECT, rhythm="once"))
        for number, hour in enumerate(sorted([*votes, *turns_of_ada])):
            await pass_until(sessions, clock, START + int(hour * HOUR))
            limit = 2 * DAY if hour == turns_of_ada[0] else DAY
            seats = 3 if hour in votes else 2
            match = await table(sessions, seats=seats, pace=Pace(limit=limit), channel=10 + number)
            if hour in votes:
                await sessions.turns.play(ask(0), match.id, "1", None)
        await pass_until(sessions, clock, START + 4 * DAY)

    assert any(one.kind == "vote" for one in box.shown if one.user == ADA)
    assert box.most_a_day() <= MOST_A_DAY
