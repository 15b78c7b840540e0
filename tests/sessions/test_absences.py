"""Tests of absences: time runs only while members can reach the bot."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bot.engine.game import Seat
from bot.errors import NotKept
from bot.sessions.model import GuildSettings, Match, MemberSettings, Phase, Place
from bot.sessions.pace import DAY, HOUR, MINUTE, Absence, Pace
from bot.sessions.sessions import Sessions
from bot.sessions.share import Share
from bot.sessions.time.absences import SHORT, give_back, is_told
from bot.sessions.time.deadlines import RETRY
from bot.sessions.time.reach import MOST_IN_VAIN
from bot.storage import reach
from bot.storage.set_back import set_back
from bot.storage.store import Connection
from bot.storage.writes import Writes
from tests.databases import on_each_database, url_of
from tests.sessions import absent
from tests.sessions.absent import Through, through_discord
from tests.sessions.heap import HeapOptions
from tests.sessions.notice_box import NoticeBox, table
from tests.sessions.table import PLACE, TurnedClock, ask, set_guild, set_member

pytestmark = pytest.mark.slow

ADA, BEN = Seat(0), Seat(1)
HARD, SOFT = Pace(limit=DAY, hard=True), Pace(limit=DAY)


async def rows(through: Through, query: str) -> list[Any]:
    return [tuple(row) for row in await through.store.read(lambda c: _all(c, query))]


async def _all(connection: Connection, query: str) -> list[Any]:
    return list((await connection.execute(text(query))).all())


async def now_of(through: Through, match: Match) -> Match:
    return await through.sessions.matches.match(match.id)


async def left_of(through: Through, match: Match) -> int:
    """Return how much of the turn's time is left."""
    [clock] = (await now_of(through, match)).clocks
    assert clock.due is not None
    [[due]] = await rows(through, f"SELECT due FROM deadlines WHERE match_id = '{match.id}' AND kind LIKE 'turn-%'")
    assert clock.due == due
    return clock.due - through.clock.now()


# -- the bot is stopped or killed ------------------------------------------------------------------------------------


@pytest.mark.parametrize("killed", [False, True])
async def test_a_stopped_bot_takes_no_time(database_url: str, clock: TurnedClock, killed: bool) -> None:
    async with through_discord(database_url, clock, killed=killed) as through:
        match = await table(through.sessions, pace=HARD)
        await through.stay(10 * HOUR, 10)
    clock.turn(3 * DAY)
    async with through_discord(database_url, clock) as through:
        assert (await now_of(through, match)).to_move == match.to_move
        assert await left_of(through, match) == 14 * HOUR
        assert "played" not in through.box.kinds()
        await through.stay(13 * HOUR, 13)
        assert (await now_of(through, match)).to_move == match.to_move
        await through.stay(HOUR + MINUTE)
        assert (await now_of(through, match)).to_move != match.to_move


async def test_before_discord_is_there_nothing_fires(database_url: str, clock: TurnedClock) -> None:
    async with through_discord(database_url, clock) as through:
        match = await table(through.sessions, pace=HARD)
    clock.turn(3 * DAY)
    async with through_discord(database_url, clock, connects=False) as through:
        await through.pass_by(3 * HOUR)
        assert (await now_of(through, match)).version == match.version
        await through.connect()
        assert await left_of(through, match) == DAY
        away = Absence(clock.now() - 3 * DAY - 3 * HOUR, clock.now(), version=match.version)
        assert (await now_of(through, match)).terms.absence == away


async def test_an_hour_or_a_tenth_is_left_after_the_return(database_url: str, clock: TurnedClock) -> None:
    async with through_discord(database_url, clock) as through:
        long = await table(through.sessions, pace=HARD)
        await through.stay(DAY - 5 * MINUTE, 24)
        short = await table(through.sessions, pace=Pace(limit=30 * MINUTE, hard=True), channel=11)
        await through.stay(4 * MINUTE)
    clock.turn(DAY)
    async with through_discord(database_url, clock) as through:
        assert await left_of(through, long) == HOUR
        assert await left_of(through, short) == 26 * MINUTE


async def test_a_time_that_was_up_before_is_up(database_url: str, clock: TurnedClock) -> None:
    async with through_discord(database_url, clock) as through:
        match = await table(through.sessions, pace=HARD)
    async with through_discord(database_url, clock, connects=False) as through:
        await through.store.run(lambda c: _all(c, f"UPDATE reach SET reached_at = {clock.now() + DAY} RETURNING 1"))
        await through.pass_by(2 * DAY)
        await through.connect()
        await through.stay(0)
        assert (await now_of(through, match)).version == match.version + 1


@pytest.mark.parametrize(("stopped", "left"), [(3 * DAY, HOUR), (DAY + 1, HOUR), (3 * HOUR, 21 * HOUR)])
async def test_the_first_start_after_an_upgrade_ends_no_turn_at_once(
    database_url: str, clock: TurnedClock, stopped: int, left: int
) -> None:
    """Nothing says until when the older version was reached. But a turn that is up ended while it was stopped."""
    async with through_discord(database_url, clock) as through:
        match = await table(through.sessions, pace=HARD)
    async with through_discord(database_url, clock, connects=False) as through:
        await through.store.run(lambda c: _all(c, "DELETE FROM reach RETURNING 1"))
        clock.turn(stopped)
        await through.connect()
        await through.stay(0)
        assert (await now_of(through, match)).version == match.version
        assert await left_of(through, match) == left
        assert await rows(through, "SELECT away_until FROM reach") == [(None,)]


async def test_an_absence_that_a_damaged_database_does_not_keep_is_tried_again_with_pauses(
    clock: TurnedClock, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    url, tries = url_of(tmp_path / "bot.db"), 0
    async with through_discord(url, clock) as through:
        match = await table(through.sessions, pace=HARD)
    clock.turn(10 * HOUR)
    async with through_discord(url, clock, connects=False) as through:
        ignored = "CREATE TRIGGER ignored BEFORE UPDATE ON reach BEGIN SELECT raise(IGNORE); END"
        await through.store.run(lambda connection: connection.exec_driver_sql(ignored))
        came_back = through.sessions.reach._came_back

        async def counted(shard: int) -> bool:
            nonlocal tries
            tries += 1
            return await came_back(shard)

        through.sessions.reach._came_back = counted  # type: ignore[method-assign]
        through.sessions.reach.connected(0)
        for _ in range(10):
            await through.rest()
        assert tries == MOST_IN_VAIN
        assert "so it waits" in caplog.text
        assert through.store.damage.suspected.is_set()

        await through.store.run(lambda connection: connection.exec_driver_sql("DROP TRIGGER ignored"))
        await through.pass_by(RETRY)
        async with asyncio.timeout(20):
            while 0 not in through.sessions.reach._open:
                await through.rest()
        assert await left_of(through, match) == DAY


# -- Discord is away -------------------------------------------------------------------------------------------------


async def test_a_lost_connection_takes_no_time(database_url: str, clock: TurnedClock) -> None:
    async with through_discord(database_url, clock) as through:
        match = await table(through.sessions, pace=Pace(limit=HOUR, hard=True))
        await through.stay(10 * MINUTE)
        through.lose()
        for _ in range(6):
            await through.pass_by(30 * MINUTE)
        assert (await now_of(through, match)).version == match.version
        await through.connect()
        assert await left_of(through, match) == 50 * MINUTE


@pytest.mark.parametrize("when", ["before", "while", "at", "after"])
async def test_the_lost_time_is_told_although_the_pace_changes(
    database_url: str, clock: TurnedClock, when: str
) -> None:
    """Members of a server whose shard is away agree by direct messages, which another shard hears."""
    async with through_discord(database_url, clock) as through:
        match = await table(through.sessions, 2, pace=HARD)

        async def agree() -> None:
            await through.sessions.proposals.propose(ask(0), match.id, SOFT)
            await through.sessions.proposals.answer(ask(1), match.id, agrees=True)

        if when == "before":
            await agree()
        through.lose()
        await through.pass_by(5 * HOUR)
        if when == "while":
            await agree()
        await through.pass_by(5 * HOUR)
        if when == "at":
            await agree()
        await through.connect()
        if when == "after":
            await through.stay(MINUTE)
            await agree()
        assert (await now_of(through, match)).terms.pace == SOFT
        assert is_told(await now_of(through, match))
        await through.sessions.turns.play(ask(0), match.id, "1", None)
        assert not is_told(await now_of(through, match))
        await through.sessions.proposals.propose(ask(0), match.id, HARD)
        await through.sessions.proposals.answer(ask(1), match.id, agrees=True)
        assert not is_told(await now_of(through, match))


async def test_a_process_that_stood_still_takes_no_time(database_url: str, clock: TurnedClock) -> None:
    """It may also be a clock that was wrong: the bot cannot know."""
    async with through_discord(database_url, clock) as through:
        match = await table(through.sessions, pace=Pace(limit=HOUR, hard=True))
        await through.pass_by(5 * HOUR)
        await through.connect()
        assert await left_of(through, match) == HOUR


async def test_a_short_absence_is_written_nowhere(database_url: str, clock: TurnedClock) -> None:
    async with through_discord(database_url, clock) as through:
        match = await table(through.sessions, pace=HARD)
        before = await rows(through, "SELECT * FROM reach")
        through.lose()
        await through.pass_by(SHORT - MINUTE - 1)
        await through.connect()
        assert await rows(through, "SELECT * FROM reach") == before
        assert (await now_of(through, match)).terms == match.terms
        assert await left_of(through, match) == DAY - SHORT + MINUTE + 1


async def test_a_short_absence_takes_nothing_of_a_turn_of_up_to_an_hour(database_url: str, clock: TurnedClock) -> None:
    async with through_discord(database_url, clock) as through:
        match = await table(through.sessions, pace=Pace(limit=20 * MINUTE, hard=True))
        for _ in range(3):
            through.lose()
            await through.pass_by(MINUTE)
            await through.connect()
        assert await left_of(through, match) == 20 * MINUTE


async def test_short_absences_do_not_keep_a_long_turn_open(database_url: str, clock: TurnedClock) -> None:
    """What an absence leaves at least would make a connection that is lost again and again an endless turn."""
    async with through_discord(database_url, clock) as through:
        match = await table(through.sessions, pace=HARD)
        await through.stay(DAY - 5 * MINUTE, 24)
        through.lose()
        await through.pass_by(MINUTE)
        await through.connect()
        assert await left_of(through, match) == 5 * MINUTE


async def test_what_ends_in_a_short_absence_goes_on_after_it(database_url: str, clock: TurnedClock) -> None:
    async with through_discord(database_url, clock) as through:
        other = await table(through.sessions, pace=HARD, channel=11)
        match = await table(through.sessions, pace=Pace(limit=30 * MINUTE, hard=True))
        await through.stay(30 * MINUTE - 20_000)
        through.lose()
        await through.pass_by(MINUTE)
        await through.connect()
        await through.stay(0)
        assert (await now_of(through, match)).version == match.version
        assert await left_of(through, match) == 3 * MINUTE
        assert (await now_of(through, other)).terms.absence is None


async def test_the_heartbeat_writes_once_a_minute(database_url: str, clock: TurnedClock) -> None:
    async with through_discord(database_url, clock) as through:
        seen = set()
        for _ in range(180):
            await through.pass_by(1_000)
            seen.add((await rows(through, "SELECT reached_at FROM reach"))[0])
        assert len(seen) in (3, 4)


async def test_heartbeats_keep_the_time_running(database_url: str, clock: TurnedClock) -> None:
    async with through_discord(database_url, clock) as through:
        match = await table(through.sessions, pace=Pace(limit=HOUR, hard=True))
        for _ in range(30):
            await through.pass_by(MINUTE)
        through.lose()
        await through.pass_by(10 * MINUTE)
        await through.connect()
        for _ in range(29):
            await through.pass_by(MINUTE)
        assert (await now_of(through, match)).version == match.version
        await through.pass_by(MINUTE)
        await through.pass_by(1)
        assert (await now_of(through, match)).version == match.version + 1


async def test_timers_go_on_after_a_heartbeat_that_took_long(database_url: str, clock: TurnedClock) -> None:
    async with through_discord(database_url, clock) as through:
        match = await table(through.sessions, pace=Pace(limit=30 * MINUTE, hard=True))
        await through.stay(27 * MINUTE + 30_000, 27)
        database, stored = through.sessions.database, asyncio.Event()
        write = database.write

        async def slow(writes: Writes) -> None:
            await stored.wait()
            await write(writes)

        database.write = slow  # type: ignore[assignment,method-assign]
        for passed in (MINUTE, MINUTE, 30_000, 5_000):
            await through.pass_by(passed)
        assert (await now_of(through, match)).version == match.version
        database.write = write  # type: ignore[method-assign]
        stored.set()
        await through.connect()
        for _ in range(12):
            await through.pass_by(30_000)
        assert (await now_of(through, match)).version == match.version + 1


async def test_an_absence_whose_commits_got_no_answer_is_given_back_once(database_url: str, clock: TurnedClock) -> None:
    """The database keeps each change, and says that it does not: first nothing is known of the stored absence."""
    async with through_discord(database_url, clock) as through:
        match = await table(through.sessions, pace=HARD)
        await through.stay(10 * HOUR, 10)
        through.lose()
        await through.pass_by(HOUR)
        run, answers = through.sessions.database.run, [True] * 2

        async def unanswered(change: Callable[[Connection], Any]) -> Any:
            result = await run(change)
            if change is not absent._nothing and answers and answers.pop():
                raise NotKept("error-in-doubt")
            return result

        through.sessions.database.run = unanswered  # type: ignore[assignment,method-assign]
        through.sessions.reach.connected(0)
        while not through.sessions.reach._open:
            await through.pass_by(RETRY)
        assert not answers
        assert 14 * HOUR - SHORT < await left_of(through, match) <= 14 * HOUR


async def test_an_absence_within_one_that_the_match_has_takes_no_time(database_url: str, clock: TurnedClock) -> None:
    """After a start, a board may appear before the time of the absence is given back: the turn has it already."""
    async with through_discord(database_url, clock) as through:
        match = await table(through.sessions, pace=HARD)
        await through.stay(10 * HOUR, 10)
        now, change = clock.now(), through.sessions.matches.change
        for absence in (Absence(now - 5 * HOUR, now, unseen=True), Absence(now - 4 * HOUR, now - MINUTE)):
            await change(match.id, partial(give_back, absence=absence))
            assert await left_of(through, match) == 19 * HOUR


# -- several shards and processes ------------------------------------------------------------------------------------


async def opened(sessions: Sessions, guild: int, channel: int, pace: Pace = HARD) -> Match:
    match = await sessions.lobby.open(ask(0), Place(guild, channel), "heap", HeapOptions(heap=1000, seats=2), pace=pace)
    await sessions.lobby.join(ask(1), match.id)
    return await sessions.lobby.begin(ask(0), match.id)


async def test_only_the_servers_of_a_shard_get_its_time(database_url: str, clock: TurnedClock) -> None:
    async with through_discord(database_url, clock, Share((0, 1, 2), 3)) as through:
        found = [await opened(through.sessions, shard << 22, 10 + shard) for shard in range(3)]
        through.lose(1)
        clock.turn(DAY + HOUR)
        await through.beat(0, 2)
        versions = [0, 0, 0]
        while versions != [1, 0, 1]:
            await through.rest()
            versions = [(await now_of(through, match)).version - match.version for match in found]
            assert versions[1] == 0
        await through.connect([1])
        assert await left_of(through, found[1]) == DAY
        assert [(await now_of(through, match)).terms.absence is None for match in found] == [True, False, True]


async def test_a_shard_that_is_lost_right_before_its_row_is_claimed_keeps_nobody_waiting(
    database_url: str, clock: TurnedClock
) -> None:
    async with through_discord(database_url, clock, Share((0, 1), 2)) as through:
        lost = await opened(through.sessions, 1 << 22, 11)
        clock.turn(30_000)
        kept = await opened(through.sessions, 0, 10)
        await through.stay(DAY - 35_000, 24)
        timer = through.sessions.alarm.timer
        next_due = timer._next_due

        async def lost_after(after: int | None = None) -> int | None:
            found = await next_due(after)
            if found is not None and found <= clock.now():
                through.lose(1)
            return found

        timer._next_due = lost_after  # type: ignore[method-assign]
        await through.pass_by(6_000)
        assert through.sessions.reach.is_out_of_reach(1 << 22)
        await through.pass_by(30_000)
        async with asyncio.timeout(20):
            while (await now_of(through, kept)).version == kept.version:
                await through.rest()
        assert (await now_of(through, lost)).version == lost.version


async def test_a_new_number_of_shards_gives_a_half_given_absence_once(database_url: str, clock: TurnedClock) -> None:
    async with through_discord(database_url, clock, Share((0, 1), 2)) as through:
        found = [await opened(through.sessions, shard << 22, 10 + shard) for shard in range(4)]
        await through.stay(10 * HOUR, 10)
    clock.turn(DAY)
    async with through_discord(database_url, clock, Share((0, 1), 2), connects=False, killed=True) as through:
        absence = Absence(clock.now() - DAY, clock.now())
        await through.sessions.matches.change(found[0].id, partial(give_back, absence=absence))
        half = f"UPDATE reach SET away_since = {absence.since}, away_until = {absence.until}"
        await through.store.run(lambda c: _all(c, f"{half}, reached_at = {absence.until} RETURNING 1"))
    clock.turn(HOUR)
    async with through_discord(database_url, clock, Share((0, 1, 2, 3), 4)) as through:
        assert [await left_of(through, match) for match in found] == [14 * HOUR] * 4
        assert set(await rows(through, "SELECT away_since, away_until FROM reach")) == {(None, None)}


async def test_only_the_absence_that_was_given_back_ends(database_url: str, clock: TurnedClock) -> None:
    """A slow process must not end an absence that another one has begun since."""
    async with through_discord(database_url, clock) as through:
        await through.store.run(lambda c: _all(c, "UPDATE reach SET away_since = 30, away_until = 40 RETURNING 1"))
        for until, left in ((20, [(30, 40)]), (40, [(None, None)])):
            await through.store.run(partial(reach.end_absence, shards=1, shard=0, until=until))
            assert await rows(through, "SELECT away_since, away_until FROM reach") == left


async def test_a_new_number_of_shards_keeps_what_is_known(database_url: str, clock: TurnedClock) -> None:
    async with through_discord(database_url, clock, Share((0, 1), 2)) as through:
        found = [await opened(through.sessions, shard << 22, 10 + shard) for shard in range(4)]
        await through.stay(HOUR)
        through.lose(1)
        clock.turn(HOUR)
        await through.beat(0)
    clock.turn(DAY)
    async with through_discord(database_url, clock, Share((0, 1, 2, 3), 4)) as through:
        left = [await left_of(through, match) for match in found]
        assert left == [22 * HOUR, 23 * HOUR, 22 * HOUR, 23 * HOUR]


@on_each_database
async def test_an_absence_is_given_back_once(database_url: str, clock: TurnedClock) -> None:
    """The bot is killed in the middle of giving back: the next start gives the rest."""
    async with through_discord(database_url, clock) as through:
        found = [await table(through.sessions, pace=HARD, channel=channel) for channel in range(10, 16)]
    clock.turn(3 * DAY)
    async with through_discord(database_url, clock, connects=False, killed=True) as through:
        given = through.sessions.reach._give_one
        count = 0

        async def some(match_id: str, absence: Absence) -> object:
            nonlocal count
            count += 1
            if count > 3:
                raise RuntimeError("planted: the bot is killed here")
            return await given(match_id, absence)

        through.sessions.reach._give_one = some  # type: ignore[assignment,method-assign]
        through.sessions.reach.connected(0)
        while count < 6 or sum([(await now_of(through, match)).terms.absence is not None for match in found]) < 3:
            await through.rest()
    clock.turn(HOUR)
    async with through_discord(database_url, clock) as through:
        assert [await left_of(through, match) for match in found] == [DAY] * 6
        assert await rows(through, "SELECT away_since, away_until FROM reach") == [(None, None)]


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
async def test_a_shard_that_another_process_has_served_was_not_away(database_url: str, clock: TurnedClock) -> None:
    async with through_discord(database_url, clock, Share((0,), 2)) as first:
        match = await opened(first.sessions, 1, 10)
    async with through_discord(database_url, clock, Share((0,), 2)) as second:
        for _ in range(30):
            await second.stay(MINUTE)
    clock.turn(30_000)
    async with through_discord(database_url, clock, Share((0,), 2)) as third:
        assert (await now_of(third, match)).terms.absence is None
        assert await left_of(third, match) == DAY - 30 * MINUTE - 30_000


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
async def test_no_other_process_ends_the_turns_of_a_shard_that_is_away(database_url: str, clock: TurnedClock) -> None:
    async with through_discord(database_url, clock, Share((0,), 2)) as dead:
        match = await opened(dead.sessions, 1, 10)
    async with through_discord(database_url, clock, Share((1,), 2)) as other:
        await other.pass_by(2 * DAY)
        await other.connect()
        await other.rest()
        assert (await now_of(other, match)).version == match.version
    async with through_discord(database_url, clock, Share((0,), 2)) as again:
        assert await left_of(again, match) == DAY


# -- a restored backup -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("beats", [True, False])
async def test_a_restored_backup_takes_no_time(database_url: str, clock: TurnedClock, beats: bool) -> None:
    """A backup of an older version has no heartbeats. Then its newest row says when it was made."""
    async with through_discord(database_url, clock) as through:
        match = await table(through.sessions, pace=HARD)
        if not beats:
            await through.store.run(lambda c: _all(c, "DELETE FROM reach RETURNING 1"))
            through.sessions.reach._recorded.clear()
    clock.turn(5 * DAY)
    async with through_discord(database_url, clock, connects=False) as through:
        await through.store.run(lambda connection: set_back(connection, clock.now()))
        through.sessions.matches.drop([match.id])
        await through.pass_by(HOUR)
        await through.connect()
        assert await left_of(through, match) == DAY


# -- everything that a match waits for -------------------------------------------------------------------------------


async def test_a_vote_lasts_as_much_longer(database_url: str, clock: TurnedClock) -> None:
    async with through_discord(database_url, clock) as through:
        match = await table(through.sessions, pace=SOFT)
        await through.stay(DAY + HOUR, 25)
        [vote] = (await now_of(through, match)).terms.asks
        assert vote.until == clock.now() + 23 * HOUR
    clock.turn(3 * DAY)
    async with through_discord(database_url, clock) as through:
        [vote] = (await now_of(through, match)).terms.asks
        assert vote.until == clock.now() + 23 * HOUR
        await through.stay(22 * HOUR, 22)
        assert len((await now_of(through, match)).terms.asks) == 1
        await through.stay(HOUR + MINUTE)
        assert (await now_of(through, match)).terms.asks == ()


async def test_the_reminder_of_a_vote_comes_when_half_of_its_time_is_left(
    database_url: str, clock: TurnedClock
) -> None:
    async with through_discord(database_url, clock) as through:
        for user in (100, 101, 102):
            await set_member(through.sessions, user, MemberSettings(rhythm="once"))
        await table(through.sessions, pace=SOFT)
        await through.stay(DAY + HOUR, 25)
    clock.turn(3 * DAY)
    async with through_discord(database_url, clock) as through:
        await through.stay(10 * HOUR, 10)
        assert "vote" not in through.box.kinds()
        await through.stay(HOUR + MINUTE, 2)
        reminded = [one for one in through.box.shown if one.kind == "vote"]
        assert len(reminded) == 2
        assert all(one.due is not None and one.due > clock.now() + 11 * HOUR for one in reminded)


async def test_reminders_wait_as_long_and_come_once(database_url: str, clock: TurnedClock) -> None:
    async with through_discord(database_url, clock) as through:
        await set_member(through.sessions, 100, MemberSettings(rhythm="ladder"))
        found = [await table(through.sessions, pace=SOFT, channel=channel) for channel in range(10, 14)]
        await through.stay(11 * HOUR, 11)
        assert "reminder" not in through.box.kinds()
    clock.turn(3 * DAY)
    async with through_discord(database_url, clock) as through:
        await through.stay(0)
        assert "reminder" not in through.box.kinds()
        await through.stay(HOUR + MINUTE, 2)
        first = [one for one in through.box.shown if one.kind == "reminder"]
        assert 0 < len(first) <= len(found)
        assert all(one.due is not None and one.due - clock.now() > 11 * HOUR for one in first)


async def test_a_reminder_whose_answer_was_lost_comes_once(database_url: str, clock: TurnedClock) -> None:
    """Its id is that of the next reminder until its result is known, so the time that comes back must not hide it."""
    box = NoticeBox(clock)
    async with through_discord(database_url, clock, box=box, killed=True) as through:
        await set_member(through.sessions, 100, MemberSettings(rhythm="ladder"))
        await table(through.sessions, pace=SOFT)
        await through.stay(11 * HOUR, 11)
        box.cut = True
        clock.turn(HOUR)
        await through.beat(0)
        await box.until_tried(PLACE.channel)
    clock.turn(3 * DAY)
    box.cut = False
    async with through_discord(database_url, clock, box=box) as through:
        await through.stay(11 * HOUR + 30 * MINUTE, 23)
        found = [one.id for one in box.shown if one.kind == "reminder"]
        assert len(found) == len(set(found)) > 1


async def test_silence_counts_only_while_the_member_can_answer(database_url: str, clock: TurnedClock) -> None:
    async with through_discord(database_url, clock) as through:
        await set_guild(through.sessions, PLACE.guild, GuildSettings(patience=7))
        match = await table(through.sessions)
        await through.stay(6 * DAY, 24)
    clock.turn(20 * DAY)
    async with through_discord(database_url, clock) as through:
        await through.stay(23 * HOUR, 4)
        assert (await now_of(through, match)).terms.asks == ()
        await through.stay(DAY, 8)
        assert [one.seat for one in (await now_of(through, match)).terms.asks] == [ADA]


async def test_a_match_that_the_clock_plays_is_not_abandoned(database_url: str, clock: TurnedClock) -> None:
    async with through_discord(database_url, clock) as through:
        match = await table(through.sessions, seats=2, pace=HARD)
        await through.stay(6 * DAY, 24)
        assert (await now_of(through, match)).version >= match.version + 5
    clock.turn(30 * DAY)
    async with through_discord(database_url, clock) as through:
        await through.stay(7 * DAY, 28)
        assert (await now_of(through, match)).phase is Phase.PLAYING
        await through.stay(4 * DAY, 16)
        assert (await now_of(through, match)).phase is not Phase.PLAYING


async def test_a_lobby_a_proposal_and_a_seat_last_as_much_longer(database_url: str, clock: TurnedClock) -> None:
    async with through_discord(database_url, clock) as through:
        lobby = await through.sessions.lobby.open(ask(0), Place(1, 20), "heap", HeapOptions(heap=9, seats=2))
        match = await table(through.sessions)
        await through.sessions.proposals.propose(ask(0), match.id, SOFT)
        await through.sessions.presence.member_gone(PLACE.guild, 102)
        await through.stay(10 * HOUR, 2)
    clock.turn(4 * DAY)
    async with through_discord(database_url, clock) as through:
        await through.stay(0)
        assert (await now_of(through, lobby)).phase is Phase.LOBBY
        terms, now = (await now_of(through, match)).terms, clock.now()
        assert terms.proposal is not None
        assert terms.proposal.until == now + 38 * HOUR
        assert [offer.until for offer in terms.offers] == [now + 62 * HOUR]
        await through.stay(14 * HOUR + MINUTE, 2)
        assert (await now_of(through, lobby)).phase is Phase.CANCELLED
        await through.stay(2 * DAY, 4)
        terms = (await now_of(through, match)).terms
        assert (terms.proposal, terms.offers) == (None, ())


async def test_a_holiday_ends_on_its_day(database_url: str, clock: TurnedClock) -> None:
    async with through_discord(database_url, clock) as through:
        match = await table(through.sessions, pace=Pace(limit=DAY, hard=True, pause=True))
        until = clock.now() + 2 * DAY
        await through.sessions.holidays.take(100, until)
        await through.stay(HOUR)
    clock.turn(3 * DAY)
    async with through_discord(database_url, clock) as through:
        await through.stay(0)
        then = await now_of(through, match)
        assert (then.version, then.terms.away) == (match.version, ())
        assert await left_of(through, match) == DAY


async def test_a_reminder_of_a_vote_waits_for_electors_out_of_reach(database_url: str, clock: TurnedClock) -> None:
    async with through_discord(database_url, clock) as through:
        await table(through.sessions, pace=SOFT)
        await through.stay(DAY, 24)
        [(due,)] = await rows(through, "SELECT DISTINCT due FROM notices WHERE notice LIKE '%\"vote\"%'")
        through.lose()
        await through.pass_by(due - clock.now())
        assert await rows(through, "SELECT DISTINCT due FROM notices") == [(due + 2 * MINUTE,)]
        assert "vote" not in through.box.kinds()
