"""Tests of holidays that stop clocks: how long they may, what is left, and what happens afterwards."""

import json
import random
from pathlib import Path

import pytest

from bot.engine.game import Seat
from bot.errors import OptionError
from bot.sessions.model import GuildSettings, Match
from bot.sessions.pace import DAY, HOUR, Offer, Pace
from bot.sessions.sessions import Sessions
from bot.sessions.time.pauses import YEAR, Left, stop_until, used
from bot.storage import privacy
from tests.databases import on_each_database, url_of
from tests.sessions.notice_box import NoticeBox, pass_time, settle, table
from tests.sessions.table import TurnedClock, ask, member, sessions_on, set_guild

pytestmark = pytest.mark.slow

STOPPED = Pace(limit=HOUR, pause=True)
GUILD = 1
ADA = Seat(0)
MINUTES = 10 * 60_000
BUDGET = GuildSettings().stopped_days


async def left_of(sessions: Sessions, clock: TurnedClock, number: int = 0, guild: int = GUILD) -> Left:
    settings = await sessions.settings.guild(guild)
    return await sessions.pauses.left(member(number).user, guild, settings, clock.now())


async def away(sessions: Sessions, clock: TurnedClock, days: float, number: int = 0) -> None:
    await sessions.holidays.take(member(number).user, clock.now() + round(days * DAY))
    await settle(sessions, clock)


async def read(sessions: Sessions, match: Match) -> Match:
    return await sessions.matches.match(match.id)


# -- how much is used ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spans", "days"),
    [
        ([], 0),
        ([(0, 3)], 3),
        ([(0, 3), (1, 2)], 3),  # within another one
        ([(0, 3), (2, 5)], 5),
        ([(0, 3), (3, 4), (10, 20)], 14),
        ([(-3, 2)], 2),  # partly longer ago than a year
    ],
)
def test_times_that_overlap_count_once(spans: list[tuple[int, int]], days: int) -> None:
    dice = random.Random(1)
    dice.shuffle(spans)
    assert used([(begin * DAY, end * DAY) for begin, end in spans], YEAR) == days * DAY


@pytest.mark.parametrize(
    ("spans", "until", "expected"),
    [
        ([], 10, 7),
        ([], 5, 5),
        ([(-20, -15)], 10, 2),
        ([(-20, -13)], 10, 0),
        ([(-20, -10)], 10, 0),  # the budget was larger before
        ([(-1, 4)], 10, 6),  # another match stands already until 4: 5 days are used, and 2 more are left
        ([(-1, 4)], 3, 3),
        ([(-10, -8), (-1, 4)], 10, 4),
    ],
)
def test_a_holiday_stops_a_clock_as_long_as_the_budget_lasts(
    spans: list[tuple[int, int]], until: int, expected: int
) -> None:
    at = 2 * YEAR
    found = stop_until([(at + begin * DAY, at + end * DAY) for begin, end in spans], at, at + until * DAY, 7 * DAY)
    assert (found - at) / DAY == expected


# -- matches ---------------------------------------------------------------------------------------------------------


async def test_a_clock_goes_on_when_the_budget_is_used_up(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_guild(sessions, GUILD, GuildSettings(stopped_days=2))
    match = await table(sessions, pace=STOPPED)
    begun = clock.now()
    await away(sessions, clock, 5)
    stands = await read(sessions, match)
    assert (stands.terms.stopped_until(ADA), stands.terms.away_until(ADA)) == (begun + 2 * DAY, begun + 5 * DAY)
    assert (stands.clocks[0].left, stands.terms.offers) == (HOUR, ())
    assert box.kinds() == []

    await pass_time(sessions, clock, 2 * DAY, steps=4)

    goes_on = await read(sessions, match)
    assert (goes_on.terms.stopped_until(ADA), goes_on.terms.away_until(ADA)) == (None, begun + 5 * DAY)
    assert (goes_on.clocks[0].due, goes_on.clocks[0].left) == (begun + 2 * DAY + HOUR, None)
    assert [(offer.seat, offer.why, offer.until) for offer in goes_on.terms.offers] == [(0, "holiday", begun + 5 * DAY)]
    assert box.last("offered").due == begun + 5 * DAY
    assert await left_of(sessions, clock) == Left(2, 0, None)
    await pass_time(sessions, clock, HOUR)
    assert (await read(sessions, match)).terms.ask_of(ADA) is not None  # the others vote, as after any turn


async def test_four_weeks_are_usual(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, pace=STOPPED)
    await away(sessions, clock, 60)
    assert (await read(sessions, match)).terms.stopped_until(ADA) == clock.now() + 28 * DAY


async def test_a_server_without_stopped_clocks_offers_the_seat_at_once(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_guild(sessions, GUILD, GuildSettings(stopped_days=0))
    match = await table(sessions, pace=STOPPED)
    due = match.clocks[0].due
    await away(sessions, clock, 5)
    now = await read(sessions, match)
    assert (now.clocks[0].due, now.clocks[0].left, now.terms.stopped_until(ADA)) == (due, None, None)
    assert (box.kinds(), now.terms.offers[0].why) == (["offered"], "holiday")
    assert await left_of(sessions, clock) == Left(0, 0, None)


async def test_days_come_back_after_a_year_and_only_what_was_used_counts(
    sessions: Sessions, clock: TurnedClock
) -> None:
    await set_guild(sessions, GUILD, GuildSettings(stopped_days=3))
    match = await table(sessions, pace=STOPPED)
    await away(sessions, clock, 2)
    assert await left_of(sessions, clock) == Left(3, DAY, clock.now() + 2 * DAY)
    await pass_time(sessions, clock, DAY)
    await sessions.holidays.take(member(0).user, None)
    assert await left_of(sessions, clock) == Left(3, 2 * DAY, None)
    await away(sessions, clock, 9)
    assert (await read(sessions, match)).terms.stopped_until(ADA) == clock.now() + 2 * DAY
    await pass_time(sessions, clock, 2 * DAY)
    assert (await left_of(sessions, clock)).left == 0
    clock.turn(YEAR - 3 * DAY)
    assert (await left_of(sessions, clock)).left == 0
    clock.turn(DAY)
    assert (await left_of(sessions, clock)).left == DAY


async def test_several_matches_of_a_server_stand_at_once_and_count_once(sessions: Sessions, clock: TurnedClock) -> None:
    first = await table(sessions, pace=STOPPED)
    second = await table(sessions, pace=STOPPED, channel=11)
    await away(sessions, clock, 5)
    third = await table(sessions, pace=STOPPED, channel=12)  # begins while she is away
    until = clock.now() + 5 * DAY
    assert [(await read(sessions, one)).terms.stopped_until(ADA) for one in (first, second, third)] == [until] * 3
    assert await left_of(sessions, clock) == Left(BUDGET, (BUDGET - 5) * DAY, until)
    assert await left_of(sessions, clock, guild=2) == Left(BUDGET, BUDGET * DAY, None)


async def test_a_longer_and_a_shorter_holiday_change_what_is_used(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, pace=STOPPED)
    for days, left in ((5, 23), (20, 8), (2, 26), (90, 0)):
        await away(sessions, clock, days)
        now = await read(sessions, match)
        assert now.terms.stopped_until(ADA) == clock.now() + min(days, 28) * DAY
        assert (await left_of(sessions, clock)).left == left * DAY
    assert [one.since for one in now.terms.away] == [clock.now()]


@pytest.mark.parametrize("pace", [Pace(limit=HOUR), Pace(), Pace(pause=True)])
async def test_a_holiday_that_stops_no_clock_uses_nothing(sessions: Sessions, clock: TurnedClock, pace: Pace) -> None:
    match = await table(sessions, pace=pace)
    await away(sessions, clock, 10)
    assert await left_of(sessions, clock) == Left(BUDGET, BUDGET * DAY, None)
    assert (await read(sessions, match)).terms.away[0].since is None


async def test_another_pace_during_a_holiday_starts_and_ends_the_pause(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, pace=Pace(limit=HOUR), seats=2)
    await away(sessions, clock, 10)
    for pace, stands in ((STOPPED, True), (Pace(limit=2 * HOUR), False)):
        await sessions.proposals.propose(ask(1), match.id, pace)
        await sessions.proposals.answer(ask(0), match.id, True)
        now = await read(sessions, match)
        assert (now.terms.pace, now.clocks[0].left is not None) == (pace, stands)
        assert [offer.why for offer in now.terms.offers] == ([] if stands else ["holiday"])
        clock.turn(MINUTES)
    assert (await left_of(sessions, clock)).left == BUDGET * DAY - MINUTES


async def test_a_pace_that_no_longer_stops_the_clock_offers_the_seat(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, pace=STOPPED, seats=2)
    until = clock.now() + 10 * DAY
    await away(sessions, clock, 10)
    assert (await read(sessions, match)).terms.offers == ()
    await sessions.proposals.propose(ask(1), match.id, Pace(pause=True))
    await sessions.proposals.answer(ask(0), match.id, True)
    assert (await read(sessions, match)).terms.offers == (Offer(ADA, "holiday", until=until),)


async def test_a_pace_that_begins_to_stop_the_clock_ends_the_offer_of_the_seat(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await table(sessions, pace=Pace(pause=True), seats=3)
    await sessions.seats.hand_on(ask(1), match.id, None)
    await away(sessions, clock, 5)
    handed = (await read(sessions, match)).terms.offer_of(Seat(1))
    assert (await read(sessions, match)).terms.offer_of(ADA) is not None

    await sessions.proposals.propose(ask(1), match.id, STOPPED)
    for number in (0, 2):
        await sessions.proposals.answer(ask(number), match.id, agrees=True)

    now = await read(sessions, match)
    assert now.terms.away[0].since is not None
    assert now.terms.offers == (handed,)


async def test_the_end_of_a_match_ends_what_is_used(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, pace=STOPPED)
    await away(sessions, clock, 10)
    clock.turn(DAY)
    await sessions.turns.end(ask(3), match.id)
    assert await left_of(sessions, clock) == Left(BUDGET, (BUDGET - 1) * DAY, None)


async def test_what_is_used_survives_a_restart(tmp_path: Path) -> None:
    clock, database = TurnedClock(), url_of(tmp_path / "bot.db")
    async with sessions_on(database, clock, deliver=NoticeBox(clock)) as sessions:
        await set_guild(sessions, GUILD, GuildSettings(stopped_days=2))
        match = await table(sessions, pace=STOPPED)
        await away(sessions, clock, 5)
    clock.turn(2 * DAY)
    async with sessions_on(database, clock, deliver=NoticeBox(clock)) as sessions:
        await settle(sessions, clock)
        now = await read(sessions, match)
        assert (now.clocks[0].due, now.terms.offers[0].why) == (clock.now() + HOUR, "holiday")
        assert (await left_of(sessions, clock)).left == 0


async def test_a_holiday_of_an_older_version_goes_on(sessions: Sessions, clock: TurnedClock) -> None:
    """Its terms say nothing of a budget. It counts from the match's next change on."""
    match = await table(sessions, pace=STOPPED)
    await away(sessions, clock, 60)
    begun = clock.now()

    async def age(connection: object) -> None:
        from sqlalchemy import text

        old = json.dumps({"pace": {"limit": HOUR, "pause": True}, "away": [{"seat": 0, "until": begun + 60 * DAY}]})
        await connection.execute(text("UPDATE terms SET terms = :old"), {"old": old})  # type: ignore[attr-defined]
        await connection.execute(text("DELETE FROM pauses"))  # type: ignore[attr-defined]

    await sessions.database.run(age)
    sessions.matches.drop([match.id])
    old = await read(sessions, match)
    assert old.terms.stopped_until(ADA) == begun + 60 * DAY
    clock.turn(DAY)
    await sessions.seats.hand_on(ask(1), match.id, None)
    assert (await read(sessions, match)).terms.stopped_until(ADA) == begun + 29 * DAY


# -- what is stored --------------------------------------------------------------------------------------------------


@on_each_database
async def test_what_is_used_is_exported_and_deleted(sessions: Sessions, clock: TurnedClock) -> None:
    await table(sessions, pace=STOPPED)
    await away(sessions, clock, 5)
    exported = json.loads(await sessions.privacy.export(member(0).user))
    [row] = exported["kept"]["pauses"]
    assert (row["guild_id"], row["at"], row["until"]) == (1, "2023-11-14T22:13:20Z", "2023-11-19T22:13:20Z")
    assert "pauses" not in json.loads(await sessions.privacy.export(member(1).user))["kept"]

    await sessions.privacy.forget(member(0).user)

    assert await left_of(sessions, clock) == Left(BUDGET, BUDGET * DAY, None)
    assert await sessions.database.read(privacy.kept_about, member(0).user) == {}


async def test_what_no_longer_counts_is_deleted_with_the_next_holiday(sessions: Sessions, clock: TurnedClock) -> None:
    await table(sessions, pace=STOPPED)
    for _ in range(2):
        await away(sessions, clock, 5)
        await sessions.holidays.take(member(0).user, None)
        clock.turn(YEAR + DAY)
    kept = await sessions.database.read(privacy.kept_about, member(0).user)
    assert len(kept["pauses"]) == 1


@pytest.mark.parametrize("days", [-1, 366])
async def test_a_budget_out_of_range_is_refused(sessions: Sessions, days: int) -> None:
    with pytest.raises(OptionError, match="error-limit-range"):
        await set_guild(sessions, GUILD, GuildSettings(stopped_days=days))
