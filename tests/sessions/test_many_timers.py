"""Two processes of one bot time the same matches: what is due is done once."""

import asyncio
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import func, select

from bot.sessions.database import BACKGROUND
from bot.sessions.model import Match, MemberSettings, Phase, Place
from bot.sessions.notices import Notice, NoticeKind
from bot.sessions.pace import DAY, HOUR, MINUTE, Pace
from bot.sessions.sessions import Sessions
from bot.sessions.time import outbox
from bot.sessions.time.deadlines import CLAIM, POLL, RENEWALS
from bot.sessions.time.dues import new_notice_row
from bot.storage import due, writes
from bot.storage.due import DAYS, DEADLINES, DEPARTURES, LATE, NOTICES, REMINDERS, THOUGHTS, Queue
from bot.storage.rows import value_of
from bot.storage.schema import notices
from bot.storage.store import Connection
from tests.sessions.commands import all_rows
from tests.sessions.heap import HeapOptions
from tests.sessions.many import FAR, here, on_postgresql, there
from tests.sessions.notice_box import NoticeBox, is_due
from tests.sessions.table import PLACE, Heard, TurnedClock, ask, looks, set_member
from tests.storage.test_lock import WRITES_SLOWLY, server

__all__ = ["here", "there"]

pytestmark = [pytest.mark.slow, on_postgresql]

SOFT, HARD = Pace(limit=HOUR), Pace(limit=HOUR, hard=True)


async def table(sessions: Sessions, place: Place = PLACE, pace: Pace = HARD, seats: int = 2) -> Match:
    """Start a match of Ada, Ben and so on."""
    match = await sessions.lobby.open(ask(0), place, "heap", HeapOptions(heap=1000, seats=seats), pace=pace)
    for number in range(1, seats):
        await sessions.lobby.join(ask(number), match.id)
    return await sessions.lobby.begin(ask(0), match.id)


async def started(sessions: Sessions, box: NoticeBox | None = None) -> None:
    """Start the timers of a process. The fixture stops them."""
    sessions.outbox.deliver_by(box or NoticeBox())
    await sessions.start()


async def end_of_claim(connection: Connection) -> int | None:
    """Return the last end of the claims on notices; None if there are no notices."""
    return await value_of(connection, select(func.max(notices.c.claimed_until)))


async def polled(sessions: Sessions, clock: TurnedClock, milliseconds: int = 0) -> None:
    """Turn the clock, and then on by the polls of the timers until nothing is due."""
    clock.turn(milliseconds)
    async with asyncio.timeout(60):
        while await is_due(sessions, clock):
            for _ in range(20):
                if not await is_due(sessions, clock):
                    return
            clock.turn(POLL)


async def claimed(sessions: Sessions, clock: TurnedClock, queue: Queue[Any]) -> tuple[Any, ...]:
    """Claim what a process may claim now, as its timer does."""
    shards, now = sessions.database.share.shards_of_several, clock.now()
    work = partial(due.claim, queue=queue, now=now, until=now + CLAIM, limit=100, shards=shards)
    wanted = await sessions.database.read(due.next_due, queue, shards, now + POLL)
    found: tuple[Any, ...] = await sessions.database.run(work)
    assert (wanted is not None and wanted <= now) == bool(found)  # the look and the claim agree
    return found


# -- claims ------------------------------------------------------------------------------------------------------------


QUEUES = {
    "deadlines": DEADLINES,
    "thoughts": THOUGHTS,
    "reminders": REMINDERS,
    "notices": NOTICES,
    "departures": DEPARTURES,
}


@pytest.mark.parametrize("queue", QUEUES.values(), ids=QUEUES)
async def test_a_row_is_claimed_by_the_process_of_its_shard_and_later_by_any(
    here: Sessions, there: Sessions, clock: TurnedClock, queue: Queue[Any]
) -> None:
    match = await table(here)
    await there.reminders.waiting(100)
    if queue is THOUGHTS:
        solo = await here.lobby.open(ask(3), replace(PLACE, channel=11), "heap", HeapOptions(heap=100, seats=2))
        await here.lobby.add_computer(ask(3), solo.id, "easy")
        await here.lobby.begin(ask(3), solo.id)
        await here.turns.play(ask(3), solo.id, "1", None)
    elif queue is NOTICES:
        row = new_notice_row(Notice("taken", PLACE.guild, PLACE.channel), clock.now() + HOUR, here.matches.new_key())
        await here.database.write(writes.put(row))
    elif queue is DEPARTURES:
        await here.privacy.guild_gone(PLACE.guild)
    wanted = await here.database.read(due.next_due, queue)
    assert wanted is not None
    clock.turn(max(0, wanted - clock.now()))

    assert await claimed(there, clock, queue) == ()
    [row] = await claimed(here, clock, queue)
    assert await claimed(here, clock, queue) == ()
    clock.turn(CLAIM)  # the process has died
    [same] = await claimed(there, clock, queue)
    assert queue.key_of(same) == queue.key_of(row)
    assert await claimed(here, clock, queue) == ()
    assert match.id


async def test_rows_of_no_server_are_claimed_by_the_first(here: Sessions, there: Sessions, clock: TurnedClock) -> None:
    await here.dailies.open(ask(0), "dawn", PLACE.guild, "en")
    clock.turn(DAY)
    [row] = await claimed(there, clock, DAYS)
    assert await claimed(here, clock, DAYS) == ()
    assert row.day


async def test_many_rows_are_shared_out_without_a_double(here: Sessions, there: Sessions, clock: TurnedClock) -> None:
    rows = [
        new_notice_row(Notice("taken", PLACE.guild, PLACE.channel), clock.now(), here.matches.new_key())
        for _ in range(60)
    ]
    await here.database.write(tuple(write for row in rows for write in writes.put(row)))
    clock.turn(LATE)
    now, ways = clock.now(), (here, there) * 6
    claim = partial(due.claim, queue=NOTICES, now=now, until=now + CLAIM, limit=7)
    shards = [one.database.share.shards_of_several for one in ways]
    both = zip(ways, shards, strict=True)
    found = await asyncio.gather(*(one.database.run(partial(claim, shards=own)) for one, own in both))
    ids = [row.id for rows in found for row in rows]
    assert len(ids) == len(set(ids)) == 60


# -- timers ------------------------------------------------------------------------------------------------------------


async def test_a_deadline_fires_once(here: Sessions, there: Sessions, clock: TurnedClock) -> None:
    near, far = await table(here), await table(here, FAR)
    heard = Heard(here), Heard(there)
    for one in (here, there):
        await started(one)
    await polled(here, clock, HOUR)
    for match in (near, far):
        found = await here.matches.match(match.id)
        assert (found.version, found.entry.kind, found.entry.user) == (match.version + 1, "move", None)
    assert [[match.id for match in one.matches] for one in heard] == [[near.id], [far.id]]


async def test_a_timer_notices_a_change_by_another_process(here: Sessions, there: Sessions, clock: TurnedClock) -> None:
    heard = Heard(here)
    await started(here)
    match = await table(there)  # the timer of the server's process hears nothing of this
    clock.turn(HOUR)
    assert (await heard.until(1)).version == match.version + 1


async def test_a_deadline_that_another_process_has_put_off_does_not_fire(
    here: Sessions, there: Sessions, clock: TurnedClock
) -> None:
    match = await table(here)
    await started(here)
    clock.turn(HOUR - 1000)
    moved = await there.turns.play(ask(0), match.id, "1", None)
    await polled(here, clock, 2000)
    assert await here.matches.match(match.id) == moved


async def test_what_a_process_leaves_when_it_dies_is_done_by_another_one(
    here: Sessions, there: Sessions, clock: TurnedClock
) -> None:
    match = await table(here)
    await started(there)
    heard = Heard(there)
    clock.turn(HOUR)
    assert await claimed(here, clock, DEADLINES)  # and here the process is killed
    for _ in range((CLAIM + LATE) // POLL):
        clock.turn(POLL)
        await there.database.read(due.next_due, DEADLINES)
    assert (await heard.until(1)).version == match.version + 1
    await polled(there, clock)
    assert len(heard.matches) == 1


async def test_notices_and_reminders_appear_once(here: Sessions, there: Sessions, clock: TurnedClock) -> None:
    boxes = NoticeBox(), NoticeBox()
    for one, box in zip((here, there), boxes, strict=True):
        await started(one, box)
    await table(here, pace=SOFT, seats=3)
    await table(there, FAR, pace=SOFT, seats=3)
    for _ in range(8):
        await polled(here, clock, HOUR // 4)
    first, second = ([(notice.guild, notice.kind, notice.id) for notice in box.attempts] for box in boxes)
    assert {guild for guild, _, _ in first} == {PLACE.guild}
    assert {guild for guild, _, _ in second} == {FAR.guild}
    assert len(set(first + second)) == len(first + second) >= 4


async def looked(sessions: Sessions, clock: TurnedClock) -> None:
    """Wait until the timer of notices has looked for due rows, and sleeps."""
    timer = sessions.outbox._notice_timer
    async with asyncio.timeout(60):
        while timer._asleep_until is None or timer._asleep_until <= clock.now():
            await sessions.database.read(end_of_claim)


async def test_a_notice_stays_with_its_process_until_that_is_killed_and_then_goes_to_another_within_a_minute(
    here: Sessions, there: Sessions, clock: TurnedClock
) -> None:
    box, other = NoticeBox(), NoticeBox()
    box.hanging.add(PLACE.channel)
    await started(here, box)
    await started(there, other)
    row = new_notice_row(Notice("taken", PLACE.guild, PLACE.channel), clock.now(), here.matches.new_key())
    await here.database.write(writes.put(row))
    await box.until_tried(PLACE.channel)
    for _ in range(4 * RENEWALS):
        clock.turn(outbox.CLAIM // RENEWALS)
        async with asyncio.timeout(60):
            while await here.database.read(end_of_claim) != clock.now() + outbox.CLAIM:
                pass
        await looked(there, clock)
    assert other.attempts == []
    await here.outbox._notice_timer.stop()  # the process is killed
    killed_at = clock.now()
    while not other.attempts:
        clock.turn(POLL)
        await looked(there, clock)
    assert clock.now() - killed_at <= MINUTE
    box.answers.set()


async def test_a_process_sends_what_it_has_claimed_after_the_claim_was_renewed(
    here: Sessions, clock: TurnedClock
) -> None:
    """The notices of a match wait for each other, so a claim may be renewed before the notice is sent."""
    match, box = await table(here), NoticeBox()
    kinds: list[NoticeKind] = ["vacated", "moved"]
    box.hanging.add(PLACE.channel)
    await started(here, box)
    rows = [
        new_notice_row(Notice(kind, PLACE.guild, PLACE.channel, match.id), clock.now() + order, here.matches.new_key())
        for order, kind in enumerate(kinds, -1)
    ]
    await here.database.write(tuple(write for row in rows for write in writes.put(row)))
    await box.until_tried(PLACE.channel)
    ends = clock.now() + outbox.CLAIM
    clock.turn(outbox.CLAIM // RENEWALS)
    async with asyncio.timeout(60):
        while await here.database.read(end_of_claim) == ends:
            pass
        box.hanging.clear()
        box.answers.set()
        while await here.database.read(due.next_due, NOTICES) is not None:
            pass
    assert box.kinds() == kinds


async def test_a_computer_player_moves_once(here: Sessions, there: Sessions, clock: TurnedClock) -> None:
    match = await here.lobby.open(ask(0), PLACE, "heap", HeapOptions(heap=100, seats=2))
    await here.lobby.add_computer(ask(0), match.id, "easy")
    await here.lobby.begin(ask(0), match.id)
    for one in (here, there):
        await started(one)
    heard = Heard(here)
    moved = await there.turns.play(ask(0), match.id, "1", None)  # as from a direct message
    clock.turn(POLL)
    answered = await heard.until(1)
    assert answered.version == moved.version + 1
    await polled(here, clock)
    assert await there.matches.match(match.id) == answered


async def test_a_daily_counts_once(here: Sessions, there: Sessions, clock: TurnedClock) -> None:
    for number, guild in ((0, PLACE.guild), (1, FAR.guild), (2, PLACE.guild)):
        match = await here.dailies.open(ask(number), "dawn", guild, "en")
        await here.turns.play(ask(number), match.id, "3", None)
        await here.seats.resign(ask(number), match.id)
    day = here.dailies.today
    clock.turn(DAY)
    await asyncio.gather(*(one.dailies._close_day(day) for one in (here, there)))
    rows = await here.database.read(all_rows)
    assert rows["daily_days"] == []
    page = await there.leaderboards.leaderboard(PLACE.guild, "dawn", 100)
    assert [row.user for row in page.rows] == [100, 102]
    assert (await there.leaderboards.profile(PLACE.guild, 100, 101)).played == 1


# -- work that concerns several matches -------------------------------------------------------------------------------


async def test_deleting_a_members_data_waits_for_due_work_of_another_process(
    here: Sessions, there: Sessions, clock: TurnedClock
) -> None:
    await table(here)
    async with there.database.locked(BACKGROUND, shared=True):
        async with here.database.locked(BACKGROUND, shared=True):
            pass  # deadlines fire in several processes at once
        forgetting = asyncio.create_task(here.privacy.forget(101))
        for _ in range(200):
            await here.database.read(due.next_due, DEADLINES)
        assert not forgetting.done()
    await forgetting
    assert "Ben" not in str(await here.database.read(all_rows))


# After this SQL, the settings of a member are only deleted while nobody holds the advisory lock 5.
SLOW_DELETION = """
CREATE FUNCTION wait_for_the_test() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock_shared(5);
    RETURN OLD;
END $$;
CREATE TRIGGER slow BEFORE DELETE ON members FOR EACH ROW EXECUTE FUNCTION wait_for_the_test();
"""


async def test_a_match_that_a_member_opens_in_another_process_while_they_are_deleted_ends(
    here: Sessions, there: Sessions, clock: TurnedClock, database_url: str
) -> None:
    await set_member(here, 101, MemberSettings(locale="de"))
    async with server(database_url) as test:
        await test.execute(SLOW_DELETION)
        await test.execute("SELECT pg_advisory_lock(5)")
        forgetting = asyncio.create_task(here.privacy.forget(101))
        async with asyncio.timeout(60):
            while not await test.fetchval(WRITES_SLOWLY):
                pass
        match = await there.lobby.open(ask(1), FAR, "heap", HeapOptions(seats=2))
        await test.execute("SELECT pg_advisory_unlock(5)")
    await forgetting
    assert (await there.matches.match(match.id)).phase is Phase.CANCELLED
    assert "Ben" not in str(await here.database.read(all_rows))


async def test_both_forget_members_at_once(here: Sessions, there: Sessions, clock: TurnedClock) -> None:
    matches = [await table(one, place, seats=4) for one, place in ((here, PLACE), (there, FAR))]
    await asyncio.gather(
        here.privacy.forget(100), there.privacy.forget(101), here.privacy.forget(102), there.privacy.forget(103)
    )
    kept = str(await here.database.read(all_rows))
    assert not [name for name in ("Ada", "Ben", "Cleo", "Dan") if name in kept]
    for match in matches:
        assert (await here.matches.match(match.id, looks(7, match.place.guild))).over
